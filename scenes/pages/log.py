"""The log on screen: a drawer beside the table."""

from __future__ import annotations

from scenes.app.lang import t
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.label import Label
from scenes.kit.scroll import BAR, MARK, Reader
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import INK, PAPER
from scenes.kit.widget import Widget

WIDTH = 360
MOST = 0.62
"""The drawer's share of the table, at most."""
MARGIN = 20
CLOSE = 40
TITLES = (HEADING_STYLE, *(Style("display", 700, size) for size in (23, 19, 16)))
"""The styles of the title; the largest that has room is taken."""
ROUND_STYLE = Style("display", 700, 20)
EDGE = 6
"""The margin at the left of the lines."""
AFTER, BEFORE = 5, 12
"""The gap after a line, and the extra one before a heading."""


class Lines(Reader):
    """The log as a text: it begins at its end, and a line is drawn whole or not at all."""

    def __init__(self, box: Box, lines: list[str]) -> None:
        super().__init__(box, "\n".join(lines), INK, BODY_STYLE)
        self.at = float("inf")

    def fit(self, kind: Type) -> None:
        self.lines, down = [], 0.0
        width = self.box.width - EDGE - 2 * BAR
        for paragraph in self.text.split("\n"):
            heading = paragraph.startswith(MARK)
            style = ROUND_STYLE if heading else self.style
            down += BEFORE if heading and down else 0
            for line in kind.wrap(paragraph.removeprefix(MARK), style, width):
                self.lines.append((down, line, style))
                down += kind.line(style)
            down += AFTER
        self.length = down
        self.to(self.at)

    def draw(self, canvas: Canvas) -> None:
        for down, line, style in self.lines:
            top, height = self.box.y + down - self.at, canvas.type.line(style)
            if top >= self.box.y - 1 and top + height <= self.box.bottom + 1:
                room = Box(self.box.x + EDGE, top, self.box.width - EDGE - BAR, height)
                canvas.text(line, room, style, self.colour or INK)
        self.draw_bar(canvas)


class LogPanel(Page):
    """A drawer on the right, the newest line last. Keys move it; Escape, its key or a click outside closes it."""

    covers = False

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self.title = title
        self.lines = lines
        self.box = Box(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        width = min(WIDTH * kind.text_size, view.width * MOST)
        self.box = Box(view.width - width, 0, width, view.height)
        inner = self.box.inset(MARGIN, MARGIN)
        close = t("Close")
        wide, high = kind.width(close, STRONG_STYLE) + CLOSE * kind.text_size, CLOSE * kind.text_size
        head = Box(inner.x, inner.y, inner.width - wide - MARGIN / 2, max(high, kind.line(HEADING_STYLE)))
        button = Box(inner.right - wide, head.centre[1] - high / 2, wide, high)
        room = Box(inner.x, head.bottom + MARGIN / 2, inner.width, inner.bottom - head.bottom - MARGIN / 2)
        lines = self.lines or [t("Nothing has happened yet.")]
        style = next((style for style in TITLES if kind.width(self.title, style) <= head.width), TITLES[-1])
        return [Label(head, self.title, style, INK), Lines(room, lines), Button(button, close, self.back)]

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer) and intent.kind == "press" and not self.box.holds(intent.x, intent.y):
            self.back()
            return True
        if intent == Action("log"):
            self.back()
            return True
        if self.focused is None and not isinstance(intent, Pointer) and self._text.handle(intent):
            return True
        return super().handle(intent)

    @property
    def _text(self) -> Lines:
        return next(widget for widget in self.widgets if isinstance(widget, Lines))

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(canvas.whole.inset(-2), (0, 0, 0), 0, alpha=0.35)
        canvas.panel(self.box._replace(width=self.box.width + 4), PAPER, 0, shadow=16)
        super().draw(canvas)
