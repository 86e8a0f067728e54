"""The reader of a leaf of rules: it draws the marks in sight, and those of a search."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import HEADING_STYLE, Type
from scenes.kit.theme import BRASS
from scenes.pages.rules.book import Span
from scenes.pages.rules.notation import Leaf
from scenes.pages.rules.setting import lay_leaf
from scenes.stage.paper.flow import Face, flow
from scenes.stage.paper.marks import Ground, Laid, Words
from scenes.stage.paper.pieces import Pieces

HEADLINE = Face(HEADING_STYLE._replace(size=31))
MARKED, FOUND = 0.3, 0.9
"""The alpha of a mark: of every hit, and of the present one."""
SPILL = 40.0
"""The distance beyond its box that a mark may be drawn: shadows, and cards that are tilted."""


class RuleReader(Scroll):
    """A leaf to read: its title stays above the box, everything else scrolls in it."""

    def __init__(self, box: Box, leaf: Leaf, pieces: Pieces, head: Box) -> None:
        super().__init__(box)
        self.leaf = leaf
        self.pieces = pieces
        self.head = head
        """The room of the title."""
        self.title = Laid()
        self.body = Laid()
        self.hits: Sequence[Span] = ()
        self.hit: Span | None = None
        """The hit that the search is at; None if that is on another leaf."""

    def fit(self, kind: Type) -> None:
        self.title = flow(self.leaf.title, HEADLINE, self.head.width, kind, self.pieces)
        self.body = lay_leaf(self.leaf, self.box.width - 3 * BAR, self.box.height, kind, self.pieces)
        self.length = self.body.height
        self.to(self.at)

    @property
    def top(self) -> int:
        """The index in the text of the first words in sight; 0 at the very top."""
        below = (mark.start for mark in self._words() if mark.box.bottom > self.at + 1)
        return next(below, 0) if self.at else 0

    def begin_at(self, index: int) -> None:
        """Scroll until the words at this index are at the top."""
        self.to(self._place(index) if index else 0.0)

    def mark(self, hits: Sequence[Span], hit: Span | None, show: bool = True) -> None:
        """Mark these spans and, with `show`, scroll to the present one unless it can be seen already."""
        self.hits, self.hit = hits, hit
        if hit is not None and show:
            down = self._place(hit.start)
            if not self.at <= down <= self.at + self.box.height * 0.85:
                self.to(down - self.box.height / 3)

    def _words(self) -> list[Words]:
        return [mark for mark in self.body.marks if isinstance(mark, Words)]

    def _place(self, index: int) -> float:
        """The distance from the top of the words at this index of the text; 0 for the title."""
        before = [mark.box.y for mark in self._words() if 0 <= mark.start <= index]
        return before[-1] if index >= len(self.leaf.title.text) and before else 0.0

    def draw(self, canvas: Canvas) -> None:
        left, top = self.head.x, self.head.y + (self.head.height - self.title.height) / 2
        self._draw_marks(canvas, self.title, left, top)
        self.title.draw(canvas, self.pieces, left, top)
        seen = Box(0, self.at - SPILL, self.box.width, self.box.height + 2 * SPILL)
        shown = [mark for mark in self.body.marks if mark.box.overlaps(seen)]
        grounds = Laid(tuple(mark for mark in shown if isinstance(mark, Ground)))
        others = Laid(tuple(mark for mark in shown if not isinstance(mark, Ground)))
        x, y = self.box.x, self.box.y - self.at
        spill = min(SPILL, self.box.x)
        with canvas.clipped(Box(self.box.x - spill, self.box.y, self.box.width + 2 * spill, self.box.height)):
            grounds.draw(canvas, self.pieces, x, y)
            self._draw_marks(canvas, others, x, y)
            others.draw(canvas, self.pieces, x, y)
        self.draw_bar(canvas)

    def _draw_marks(self, canvas: Canvas, laid: Laid, x: float, y: float) -> None:
        """Draw the marks of the search, which lie behind the words and over the grounds."""
        for hit in self.hits:
            for words in laid.marks:
                if isinstance(words, Words) and words.start < hit.end and hit.start < words.start + len(words.text):
                    self._draw_mark(canvas, words, hit, x, y)

    def _draw_mark(self, canvas: Canvas, words: Words, hit: Span, x: float, y: float) -> None:
        first, last = max(hit.start - words.start, 0), min(hit.end - words.start, len(words.text))
        left, right = (canvas.type.width(words.text[:sign], words.style) for sign in (first, last))
        box = Box(x + words.box.x + left - 1, y + words.box.y, right - left + 2, words.box.height)
        canvas.panel(box, BRASS, 4, alpha=FOUND if hit == self.hit else MARKED)
