"""A text entry of several lines: for a paragraph, which wraps, or for a list with one entry a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.editing import Lines
from scenes.kit.entry import CARET, Entry
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.text import BODY_STYLE, Type
from scenes.kit.theme import BRASS, INK, MUTED, PAPER
from scenes.kit.widget import Widget

MARGIN, LEAD = 12, 6
"""The room beside the text, and above and below it."""
BAR = 5
"""The width of the bar that shows which part is seen."""


class Row(NamedTuple):
    """A line as it is drawn: its text, and the index in the whole of its first sign."""

    start: int
    text: str


class Area(Entry):
    """Lines that people type. With `breaks`, Enter begins a new line; else the text is one paragraph.

    Up and down move between lines, and leave it at the first and the last.
    """

    def __init__(
        self,
        box: Box,
        text: str,
        changed: Callable[[str], None],
        *,
        done: Callable[[str], None] | None = None,
        ghost: str = "",
        most: int = 400,
        breaks: bool = False,
    ) -> None:
        super().__init__(box, text, changed, done=done, ghost=ghost, most=most)
        self.line: Lines = Lines(text, most, breaks)
        self.breaks = breaks
        self.top = 0.0
        """The distance by which the text was scrolled last."""
        self.wheeled = False
        """True if the wheel has scrolled since anything was written: then the caret may be out of sight."""

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, Area):
            self.top, self.wheeled = before.top, before.wheeled

    # lines

    def rows(self, kind: Type) -> list[Row]:
        """The lines of the text with what is being composed, wrapped to the width of the box."""
        line, width = self.line, self.box.width - 2 * MARGIN
        whole = line.text[: line.caret] + line.composed + line.text[line.caret :]
        found, start = [], 0
        for paragraph in whole.split("\n"):
            found += [Row(start + row.start, row.text) for row in wrapped(kind, paragraph, width)]
            start += len(paragraph) + 1
        return found

    def _caret_row(self, rows: list[Row]) -> int:
        """The number of the row in which the caret stands."""
        at = self.line.caret + len(self.line.composed)
        return max(number for number, row in enumerate(rows) if row.start <= at)

    def scrolled(self, rows: list[Row], kind: Type) -> float:
        """The distance by which the text is scrolled: so that the line with the caret can be seen, once it is there."""
        high, room = kind.line(BODY_STYLE), self.box.height - 2 * LEAD
        top = self.top
        if self.focus and not self.wheeled:
            caret = self._caret_row(rows) * high
            top = min(max(top, caret + high - room), caret)
        return max(0.0, min(top, len(rows) * high - room))

    def _settle(self) -> None:
        """Scroll to the caret, as something was done there."""
        self.wheeled = False
        if self._type is not None:
            self.top = self.scrolled(self.rows(self._type), self._type)

    # writing

    def _write(self, intent: Intent) -> bool:
        taken = super()._write(intent)
        self._settle()
        return taken

    def _act(self, action: Action) -> bool:
        return self._moved(action) or super()._act(action)

    def _moved(self, action: Action) -> bool:
        """Do what an action means in a text of several lines; False for all others."""
        line = self.line
        if action.name == "confirm" and self.breaks and not line.composed:
            line.write("\n")
            return True
        if self._type is None or action.name not in ("up", "down", "home", "end"):
            return False
        rows = self.rows(self._type)
        at = self._caret_row(rows)
        row = rows[at]
        if action.name in ("home", "end"):
            line.go(row.start if action.name == "home" else row.start + len(row.text.rstrip(" ")), action.extend)
            return True
        target = at + (1 if action.name == "down" else -1)
        if not 0 <= target < len(rows):
            return False
        across = self._type.width(row.text[: line.caret - row.start], BODY_STYLE)
        line.go(self._index_in(rows[target], across), action.extend)
        return True

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind == "wheel" and self.box.holds(pointer.x, pointer.y) and self._type is not None:
            rows = self.rows(self._type)
            before = self.scrolled(rows, self._type)
            self.top, self.wheeled = before - pointer.turn * self._type.line(BODY_STYLE), True
            self.top = self.scrolled(rows, self._type)
            return self.top != before
        if pointer.kind == "press" and self.box.holds(pointer.x, pointer.y):
            self.pressed = True
            self.line.go(self._index_under(pointer.x, pointer.y))
            self._settle()
            return True
        if pointer.kind == "move" and self.pressed:
            self.line.go(self._index_under(pointer.x, pointer.y), extend=True)
            self._settle()
            return True
        return super()._point(pointer)

    def _index_under(self, x: float, y: float) -> int:
        """The index in the text that is nearest to a point."""
        if self._type is None:
            return len(self.line.text)
        rows = self.rows(self._type)
        top = self.scrolled(rows, self._type)
        number = int((y - self.box.y - LEAD + top) // self._type.line(BODY_STYLE))
        return self._index_in(rows[min(max(number, 0), len(rows) - 1)], x - self.box.x - MARGIN)

    def _index_in(self, row: Row, across: float) -> int:
        """The index in the text, in this row, that is nearest to a distance from its left end."""
        assert self._type is not None
        last = len(row.text) if not row.text.endswith(" ") else len(row.text) - 1
        widths = [self._type.width(row.text[:n], BODY_STYLE) for n in range(last + 1)]
        return row.start + min(range(last + 1), key=lambda n: abs(widths[n] - across))

    # drawing

    def draw(self, canvas: Canvas) -> None:
        kind = canvas.type
        canvas.panel(self.box, PAPER, 12, outline=BRASS if self.focus else MUTED, line=2 if self.focus else 1)
        self.ring(canvas, 12)
        rows, high = self.rows(kind), kind.line(BODY_STYLE)
        top = self.scrolled(rows, kind)
        left, room = self.box.x + MARGIN, self.box.inset(4)
        with canvas.clipped(room):
            if not (self.line.text or self.line.composed):
                self._draw_ghost(canvas)
            for number, row in enumerate(rows):
                down = self.box.y + LEAD + number * high - top
                if down + high > room.y and down < room.bottom:
                    self._draw_row(canvas, row, Box(left, down, self.box.width - 2 * MARGIN, high))
            if self.focus:
                self._draw_caret(canvas, rows, left, top)
        self._draw_bar(canvas, len(rows) * high, top)

    def _draw_ghost(self, canvas: Canvas) -> None:
        width = self.box.width - 2 * MARGIN
        lines = canvas.type.wrap(self.ghost, BODY_STYLE, width) if self.ghost else []
        high = canvas.type.line(BODY_STYLE)
        for number, line in enumerate(lines):
            top = self.box.y + LEAD + number * high
            if top + high <= self.box.bottom:
                canvas.text(line, Box(self.box.x + MARGIN, top, width, high), BODY_STYLE, MUTED)

    def _draw_row(self, canvas: Canvas, row: Row, box: Box) -> None:
        """Draw a line, with the ground of what is selected in it."""
        kind, (first, last) = canvas.type, self.line.selection
        start, end = (min(max(at - row.start, 0), len(row.text)) for at in (first, last))
        if start < end:
            before = kind.width(row.text[:start], BODY_STYLE)
            wide = kind.width(row.text[:end], BODY_STYLE) - before
            canvas.panel(Box(box.x + before, box.y, wide, box.height), BRASS, 3, alpha=0.5)
        text = row.text.rstrip(" ")
        wide = max(box.width, kind.width(text, BODY_STYLE) + 1)
        canvas.text(text, box._replace(width=wide), BODY_STYLE, INK)

    def _draw_caret(self, canvas: Canvas, rows: list[Row], left: float, top: float) -> None:
        number, high = self._caret_row(rows), canvas.type.line(BODY_STYLE)
        row, at = rows[number], self.line.caret + len(self.line.composed)
        x = left + canvas.type.width(row.text[: at - row.start], BODY_STYLE)
        y = self.box.y + LEAD + number * high - top
        canvas.panel(Box(x, y + high / 2 - 11, CARET, 22), INK, 1)

    def _draw_bar(self, canvas: Canvas, length: float, at: float) -> None:
        """Draw the bar that shows which part is seen, if there is more."""
        room = self.box.height - 2 * LEAD
        if length > room + 1:
            high = max(16.0, room * room / length)
            top = self.box.y + LEAD + (room - high) * min(1.0, at / (length - room))
            canvas.panel(Box(self.box.right - BAR - 2, top, BAR, high), BRASS, BAR / 2)


def wrapped(kind: Type, paragraph: str, width: float) -> list[Row]:
    """The lines of a paragraph in this width, with every sign of it: spaces stay at the ends of lines."""
    found: list[Row] = []
    start = end = 0
    while end < len(paragraph):
        space = paragraph.find(" ", end)
        word_end = len(paragraph) if space < 0 else space + 1
        if kind.width(paragraph[start:word_end].rstrip(" "), BODY_STYLE) <= width:
            end = word_end
        elif start < end:
            found.append(Row(start, paragraph[start:end]))
            start = end
        else:
            end = _cut(kind, paragraph, start, width)
            found.append(Row(start, paragraph[start:end]))
            start = end
    return [*found, Row(start, paragraph[start:])] if start < len(paragraph) or not found else found


def _cut(kind: Type, text: str, start: int, width: float) -> int:
    """The end of as much of a word too long as has room; one sign at least."""
    end = start + 1
    while end < len(text) and text[end] != " " and kind.width(text[start : end + 1], BODY_STYLE) <= width:
        end += 1
    return end
