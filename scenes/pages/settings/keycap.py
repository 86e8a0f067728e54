"""Keys on a sheet: one that can be changed by pressing another, and the table of those that can't."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.app.keys import KeyLine
from scenes.app.lang import p
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import BODY_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, INK, MUTED
from scenes.kit.widget import Widget
from scenes.pages.rows import KeyRow

CAP_STYLE = Style("text", 800, 16)
LINE = 42
"""The height of a line of the table of keys, at the usual text size."""


class KeyCap(Widget):
    """A key that can be changed: clicked or confirmed, it waits for another; Escape or a click leaves it as it was."""

    takes_keys = True

    def __init__(self, box: Box, name: str, changed: Callable[[KeyPress | Action], bool], tip: str = "") -> None:
        super().__init__(box, tip)
        self.name = name
        self.changed = changed
        """Called with the key that was pressed; returns True if it was accepted, False to go on waiting."""
        self._asked = False

    @property
    def waiting(self) -> bool:
        """True if the next key will be its new one; ends when something else gets the focus."""
        return self._asked and self.focus

    def handle(self, intent: Intent) -> bool:
        if not self.waiting:
            self._asked = False
            return super().handle(intent)
        if isinstance(intent, Pointer):
            self._asked = intent.kind != "press"
            return intent.kind == "press" and self.box.holds(intent.x, intent.y)
        if intent == Action("cancel") or (isinstance(intent, KeyPress | Action) and self.changed(intent)):
            self._asked = False
        return True

    def click(self) -> None:
        self._asked = True

    def draw(self, canvas: Canvas) -> None:
        text = p("key", "Press it") if self.waiting else self.name
        ground = BRASS if self.waiting or self.hover else CREAM
        canvas.panel(self.box, ground, 10, outline=INK if self.waiting else MUTED, line=1.5)
        canvas.text(text, self.box.inset(6, 0), CAP_STYLE, INK, "centre")
        self.ring(canvas, 10)


class KeyTable(Scroll):
    """A scrolling table of keys and their meanings, a line each."""

    def __init__(self, box: Box, lines: Sequence[KeyLine]) -> None:
        super().__init__(box)
        self.lines = list(lines)
        self.high = float(LINE)
        self.caps = 0.0

    def fit(self, kind: Type) -> None:
        self.caps = max(KeyRow.caps_width(kind, line.names) for line in self.lines) + 16
        room = self.box.width - self.caps - 3 * BAR
        most = max(len(kind.wrap(line.does, BODY_STYLE, room)) for line in self.lines)
        self.high = max(LINE * kind.text_size, kind.line(BODY_STYLE) * most + 4)
        self.high = max(self.high, self.box.height / len(self.lines))
        self.length = self.high * len(self.lines)
        self.to(self.at)

    @property
    def reachable(self) -> bool:
        """True if keys may move here: only where there is something to scroll."""
        return super().reachable and self.most > 0

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, KeyTable):
            self.at = before.at

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            for index, line in enumerate(self.lines):
                row = Box(self.box.x, self.box.y + index * self.high - self.at, self.box.width - 3 * BAR, self.high)
                if row.bottom > self.box.y and row.y < self.box.bottom:
                    KeyRow(row, line.names, line.does, self.caps).draw(canvas)
        self.draw_bar(canvas)
