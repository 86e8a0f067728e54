"""A reader for rules: paragraphs set apart, and the hits of a search marked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.scroll import BAR, MARK, Reader
from scenes.kit.text import HEADING_STYLE, Style, Type
from scenes.kit.theme import BODY_LARGE, BRASS, INK
from scenes.pages.rules.book import Span

READING_STYLE = Style("text", 600, BODY_LARGE)
APART, LISTED, ABOVE, BELOW = 0.4, 0.1, 0.9, 0.15
"""The room between paragraphs, before one of a list, above a heading and below it, in lines of text."""
ITEM = "– "
MARKED, FOUND = 0.3, 0.9
"""The alpha of a mark: of every hit, and of the present one."""


class RuleReader(Reader):
    """A reader that knows the index of each line in the text, so that it can go to a span and mark it."""

    def __init__(self, box: Box, text: str) -> None:
        super().__init__(box, text, INK, READING_STYLE)
        self.starts: list[int] = []
        """The index of every line's first sign in the text."""
        self.hits: Sequence[Span] = ()
        self.hit = 0

    def fit(self, kind: Type) -> None:
        self.lines, self.starts = [], []
        unit, width = kind.line(self.style), self.box.width - 3 * BAR
        down, start, before = 0.0, 0, ""
        for paragraph in self.text.split("\n"):
            heading = paragraph.startswith(MARK)
            style = HEADING_STYLE if heading else self.style
            down += unit * _gap(before, paragraph)
            at = start + (len(MARK) if heading else 0)
            for line in kind.wrap(paragraph.removeprefix(MARK), style, width):
                at = self.text.index(line, at)
                self.lines.append((down, line, style))
                self.starts.append(at)
                at += len(line)
                down += kind.line(style)
            start += len(paragraph) + 1
            before = paragraph
        self.length = down
        self.to(self.at)

    @property
    def top(self) -> int:
        """The index in the text of the first line in sight; 0 at the very top."""
        downs = [down for down, _, _ in self.lines]
        return self.starts[max(0, bisect_right(downs, self.at + 1) - 1)] if self.at else 0

    def begin_at(self, index: int) -> None:
        """Scroll until the line with the sign at this index is at the top."""
        self.to(self.lines[self._line_of(index)][0] if index else 0.0)

    def mark(self, hits: Sequence[Span], hit: int, show: bool = True) -> None:
        """Mark these spans and, with `show`, scroll to the one numbered `hit` unless it can be seen already."""
        self.hits, self.hit = hits, hit
        if hits and show:
            down = self.lines[self._line_of(hits[hit].start)][0]
            if not self.at <= down <= self.at + self.box.height * 0.85:
                self.to(down - self.box.height / 3)

    def _line_of(self, index: int) -> int:
        """The number of the line with the sign at this index."""
        return max(0, bisect_right(self.starts, index) - 1)

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            for number, hit in enumerate(self.hits):
                self._draw_mark(canvas, hit, FOUND if number == self.hit else MARKED)
        super().draw(canvas)

    def _draw_mark(self, canvas: Canvas, hit: Span, alpha: float) -> None:
        """Draw a mark behind a span, on every line that it touches."""
        for number in range(self._line_of(hit.start), self._line_of(hit.end - 1) + 1):
            (down, line, style), start = self.lines[number], self.starts[number]
            top, height = self.box.y + down - self.at, canvas.type.line(style)
            if top + height > self.box.y and top < self.box.bottom:
                first, last = max(hit.start - start, 0), min(hit.end - start, len(line))
                left, right = (canvas.type.width(line[:sign], style) for sign in (first, last))
                canvas.panel(Box(self.box.x + left - 1, top, right - left + 2, height), BRASS, 4, alpha=alpha)


def _gap(before: str, paragraph: str) -> float:
    """The room between two paragraphs, in lines of text."""
    if not before:
        return 0
    if paragraph.startswith(MARK):
        return ABOVE
    if before.startswith(MARK):
        return BELOW
    return LISTED if paragraph.startswith(ITEM) else APART
