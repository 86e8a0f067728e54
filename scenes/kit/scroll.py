"""Widgets longer than their room: texts to read and lists to choose from, scrolled by wheel, keys or their bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.kit.box import Box
from scenes.kit.button import lighter
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, INK, Colour
from scenes.kit.widget import Widget

BAR = 8
NOTCH = 48
"""The distance that a notch of the wheel or an arrow key scrolls."""
ROW = 56
"""The height of a row in a list, at the usual text size."""
MARK = "# "
"""A paragraph that begins with it is a heading."""


class Scroll(Widget):
    """A box that shows part of something longer: `length` is its whole length, `at` how far it is scrolled."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.at = 0.0
        self.length = 0.0

    @property
    def most(self) -> float:
        """The farthest that `at` can be; 0 if everything can be seen."""
        return max(0.0, self.length - self.box.height)

    def to(self, at: float) -> bool:
        """Scroll to this distance from the top, as far as possible; False if nothing moves."""
        before, self.at = self.at, min(max(at, 0.0), self.most)
        return self.at != before

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            return self._pointed(intent)
        if not isinstance(intent, Action):
            return False
        page = self.box.height - NOTCH
        steps = {"up": -NOTCH, "down": NOTCH, "page_up": -page, "page_down": page, "home": -1e9, "end": 1e9}
        return intent.name in steps and self.to(self.at + steps[intent.name])

    def _pointed(self, pointer: Pointer) -> bool:
        if pointer.kind == "wheel" and self.box.holds(pointer.x, pointer.y):
            return self.to(self.at - pointer.turn * NOTCH)
        bar = Box(self.box.right - 3 * BAR, self.box.y, 3 * BAR, self.box.height)
        if pointer.kind == "press" and self.most and bar.holds(pointer.x, pointer.y):
            self.pressed = True
        if pointer.kind == "release" and self.pressed:
            self.pressed = False
            return True
        if self.pressed:
            self.to((pointer.y - self.box.y) / self.box.height * self.length - self.box.height / 2)
            return True
        return False

    def draw_bar(self, canvas: Canvas) -> None:
        """Draw the bar that shows which part is seen, if there is more, and the ring of the focus."""
        if self.most:
            height = max(24.0, self.box.height * self.box.height / self.length)
            top = self.box.y + (self.box.height - height) * self.at / self.most
            canvas.panel(
                Box(self.box.right - BAR, self.box.y, BAR, self.box.height), canvas.cloth.quiet, BAR / 2, alpha=0.5
            )
            canvas.panel(Box(self.box.right - BAR, top, BAR, height), BRASS, BAR / 2)
        self.ring(canvas, 8)


class Reader(Scroll):
    """Text to read: paragraphs, and headings marked with a sharp sign."""

    def __init__(self, box: Box, text: str, colour: Colour | None = None, style: Style = BODY_STYLE) -> None:
        super().__init__(box)
        self.text = text
        self.colour = colour
        self.style = style
        self.lines: list[tuple[float, str, Style]] = []
        """Every line: its distance from the top, its text, its style."""

    def fit(self, kind: Type) -> None:
        self.lines, down = [], 0.0
        width = self.box.width - 2 * BAR
        for paragraph in self.text.split("\n"):
            heading = paragraph.startswith(MARK)
            style = HEADING_STYLE if heading else self.style
            down += kind.line(style) * 0.5 if heading and down else 0
            for line in kind.wrap(paragraph.removeprefix(MARK), style, width):
                self.lines.append((down, line, style))
                down += kind.line(style)
        self.length = down
        self.to(self.at)

    def follow(self, before: Widget) -> None:
        """Keep the position if it is the same text; another one begins at its top."""
        super().follow(before)
        if isinstance(before, Reader) and before.text == self.text:
            self.at = before.at

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            for down, line, style in self.lines:
                top, height = self.box.y + down - self.at, canvas.type.line(style)
                if top + height > self.box.y and top < self.box.bottom:
                    canvas.text(
                        line,
                        Box(self.box.x, top, self.box.width - BAR, height),
                        style,
                        self.colour or canvas.cloth.words,
                    )
        self.draw_bar(canvas)


class Listing(Scroll):
    """A list of rows, each a name and a detail, with one current row; `chosen` is called with the row that is taken."""

    def __init__(
        self,
        box: Box,
        rows: Sequence[tuple[str, str]],
        chosen: Callable[[int], None],
        index: int = 0,
        moved: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(box)
        self.rows = list(rows)
        self.chosen = chosen
        self.moved = moved
        """Called with each new current row; if given, a click makes a row current and only Enter chooses it."""
        self.index = index
        """The current row."""
        self.row = float(ROW)
        """The height of a row."""

    def fit(self, kind: Type) -> None:
        self.row = ROW * kind.text_size
        self.length = self.row * len(self.rows)
        self._show(self.index)

    def handle(self, intent: Intent) -> bool:
        if intent in (Action("up"), Action("down")) and self.rows:
            index = self.index + (1 if intent == Action("down") else -1)
            if not 0 <= index < len(self.rows):
                return False
            self._go(index)
            return True
        if intent == Action("confirm") and self.rows:
            self.chosen(self.index)
            return True
        if isinstance(intent, Pointer) and intent.kind == "press" and self.box.holds(intent.x, intent.y):
            row = int((intent.y - self.box.y + self.at) // self.row)
            if intent.x < self.box.right - 3 * BAR and row < len(self.rows):
                self._go(row)
                if self.moved is None:
                    self.chosen(row)
                return True
        return super().handle(intent)

    def follow(self, before: Widget) -> None:
        """Keep the position if it is the same list."""
        super().follow(before)
        if isinstance(before, Listing) and before.rows == self.rows:
            self.at = before.at

    def _go(self, index: int) -> None:
        """Make a row the current one."""
        before, self.index = self.index, index
        self._show(index)
        if self.moved is not None and index != before:
            self.moved(index)

    def _show(self, index: int) -> None:
        """Scroll until this row can be seen whole."""
        top = index * self.row
        if top < self.at:
            self.to(top)
        elif top + self.row > self.at + self.box.height:
            self.to(top + self.row - self.box.height)

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            for index, (name, detail) in enumerate(self.rows):
                row = Box(self.box.x, self.box.y + index * self.row - self.at, self.box.width - 2 * BAR, self.row - 6)
                if row.bottom > self.box.y and row.y < self.box.bottom:
                    self._draw_row(canvas, row, name, detail, index == self.index)
        self.draw_bar(canvas)

    def _draw_row(self, canvas: Canvas, row: Box, name: str, detail: str, chosen: bool) -> None:
        canvas.panel(row, BRASS if chosen else lighter(canvas.cloth.quiet), 12)
        colour = INK if chosen else CREAM
        upper, lower = row.inset(14, 4).column(2, 0)
        canvas.text(name, upper, STRONG_STYLE, colour)
        canvas.text(detail, lower, SMALL_STYLE, colour)
