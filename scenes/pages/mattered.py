"""The moves of a round that deserve a word, as a list: a portrait, the card that was laid, the reason in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import BODY_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import INK, MUTED
from scenes.stage import plate
from scenes.stage.paper.marks import Piece
from scenes.stage.paper.pieces import Pieces
from scenes.stage.plate import Plate

DISC = 54.0
"""The diameter of a portrait."""
PIECE_HIGH, PIECE_WIDE = 62.0, 88.0
"""The most height and width that one piece takes."""
STEP = 0.42
"""The share of a piece's width that the next one leaves free."""
GAP, LEAD = 16.0, 10.0
"""The room between the parts of a row, and above and below them."""


class Telling(NamedTuple):
    """A move that deserves a word: who made it, its pieces by name, and the sentence about it."""

    who: Plate
    pieces: tuple[str, ...]
    words: str


class Row(NamedTuple):
    """A move with its distance from the top, its height, and its words in lines."""

    told: Telling
    top: float
    height: float
    lines: Sequence[str]


class Mattered(Scroll):
    """A list of moves. The pieces of all rows have the same room, so that all words begin at the same place."""

    def __init__(self, box: Box, told: Sequence[Telling], pieces: Pieces) -> None:
        super().__init__(box)
        self.told = list(told)
        self.pieces = pieces
        self.rows: list[Row] = []
        self.room = max((self._spread(each.pieces) for each in told), default=0.0)
        """The width kept for pieces; 0 if no row has any."""

    @property
    def reachable(self) -> bool:
        """True if keys may move here: only where there is something to scroll."""
        return super().reachable and self.most > 0

    @property
    def first(self) -> int:
        """The number of the first row that can be seen whole."""
        return next((number for number, row in enumerate(self.rows) if row.top >= self.at - 0.5), 0)

    def begin(self, number: int) -> None:
        """Scroll until this row is at the top, or as far as it goes."""
        if number < len(self.rows):
            self.to(self.rows[number].top)

    def fit(self, kind: Type) -> None:
        self.rows, down = [], 0.0
        width = self.box.right - 3 * BAR - self._left()
        for each in self.told:
            lines = kind.wrap(each.words, BODY_STYLE, width)
            words = kind.line(STRONG_STYLE) + len(lines) * kind.line(BODY_STYLE)
            height = max(words, DISC, PIECE_HIGH if self.room else 0.0) + 2 * LEAD
            self.rows.append(Row(each, down, height, lines))
            down += height
        self.length = down
        self.to(self.at)

    def follow(self, before: object) -> None:
        """Keep the position if some of the same moves are told."""
        if isinstance(before, Mattered) and before.told[:1] == self.told[:1]:
            self.at = before.at

    def _left(self) -> float:
        """The x at which words begin."""
        return self.box.x + DISC + GAP + (self.room + GAP if self.room else 0.0)

    def _size(self, name: str) -> tuple[float, float, float]:
        """The width, height and scale at which a piece is drawn."""
        width, height = self.pieces.size(name)
        zoom = min(PIECE_HIGH / height, PIECE_WIDE / width)
        return width * zoom, height * zoom, zoom

    def _spread(self, names: Sequence[str]) -> float:
        """The width of some pieces, each over the one at its left."""
        wide = [self._size(name)[0] for name in names]
        return sum(wide[-1:]) + STEP * sum(wide[:-1])

    def draw(self, canvas: Canvas) -> None:
        with canvas.clipped(self.box):
            for number, row in enumerate(self.rows):
                top = self.box.y + row.top - self.at
                if top + row.height > self.box.y and top < self.box.bottom:
                    self._draw_row(canvas, row, top, ruled=number > 0)
        self.draw_bar(canvas)

    def _draw_row(self, canvas: Canvas, row: Row, top: float, ruled: bool) -> None:
        if ruled:
            canvas.panel(Box(self.box.x, top, self.box.width - 2 * BAR, 1), MUTED, 0, alpha=0.28)
        middle = top + row.height / 2
        plate.face(canvas, centred(self.box.x + DISC / 2, middle, DISC, DISC), row.told.who, face=row.told.who.face)
        self._draw_pieces(canvas, row.told.pieces, middle)
        kind, left = canvas.type, self._left()
        name, line = kind.line(STRONG_STYLE), kind.line(BODY_STYLE)
        down = middle - (name + line * len(row.lines)) / 2
        width = self.box.right - 3 * BAR - left
        canvas.text(row.told.who.name, Box(left, down, width, name), STRONG_STYLE, INK)
        for number, words in enumerate(row.lines):
            canvas.text(words, Box(left, down + name + number * line, width + 1, line), BODY_STYLE, INK)

    def _draw_pieces(self, canvas: Canvas, names: Sequence[str], middle: float) -> None:
        """Draw the pieces of a row in the middle of their room."""
        left = self.box.x + DISC + GAP + (self.room - self._spread(names)) / 2
        for name in names:
            width, height, zoom = self._size(name)
            box = centred(left + width / 2, middle, width, height)
            Piece(box, name, zoom).draw(canvas, self.pieces, box)
            left += width * STEP
