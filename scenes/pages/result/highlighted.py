"""The deciding moment of a match on a small sheet of paper: its cards, and one sentence."""

from __future__ import annotations

import re

from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import INK, PAPER, colour
from scenes.kit.widget import Widget
from scenes.stage.paper.marks import Piece
from scenes.stage.paper.pieces import Pieces
from scenes.tables.highlight import Highlight

TITLE = STRONG_STYLE._replace(size=15)
WORDS = Style("display", 700, 20)
RED = colour("#B23C17")
PADDING = 22
CARD_HIGH = 118.0
"""The height of the cards."""
COUNTED = re.compile(r"(?<=\s\d) (?=[^\W\d])|(?<=\s\d\d) (?=[^\W\d])")
"""The space between a number and what it counts: no line is broken there."""
STEP, TURN = 0.34, 7.0
"""The share of a card's width, and the degrees, between one card and the next."""


class Highlighted(Widget):
    """A sheet with the moment that decided a match."""

    focusable = False

    def __init__(self, box: Box, told: Highlight, pieces: Pieces, bare: bool = False) -> None:
        super().__init__(box)
        self.bare = bare
        """True if it lies on a paper that is there already."""
        self.told = told._replace(words=COUNTED.sub("\N{NO-BREAK SPACE}", told.words))
        self.pieces = pieces
        sizes = [pieces.size(name) for name in told.pieces]
        self.zoom = CARD_HIGH / max((size[1] for size in sizes), default=CARD_HIGH)
        self.wide = sum(size[0] * (STEP if index else 1.0) for index, size in enumerate(sizes)) * self.zoom
        """The width of the cards together."""

    def words(self, box: Box) -> Box:
        """The room of the sentence on a sheet with this box."""
        left = box.x + PADDING + (self.wide + 26 if self.told.pieces else 0)
        return Box(left, box.y, box.right - PADDING - left, box.height)

    def height(self, kind: Type) -> float:
        """The height that the sheet needs in its width."""
        lines = len(kind.wrap(self.told.words, WORDS, self.words(self.box).width))
        inside = max(lines * kind.line(WORDS), CARD_HIGH + 8 if self.told.pieces else 0.0)
        return kind.line(TITLE) + inside + 2 * PADDING

    def draw(self, canvas: Canvas) -> None:
        kind, box = canvas.type, self.box
        if not self.bare:
            canvas.panel(box, PAPER, 22, shadow=14)
        title = Box(box.x + PADDING, box.y + PADDING * 0.7, box.width - 2 * PADDING, kind.line(TITLE))
        canvas.text(t("The deciding moment"), title, TITLE, RED)
        room = Box(box.x, title.bottom, box.width, box.bottom - title.bottom - PADDING * 0.5)
        self._draw_pieces(canvas, Box(box.x + PADDING, room.y, self.wide, room.height))
        lines = kind.wrap(self.told.words, WORDS, self.words(box).width)
        high = kind.line(WORDS) * len(lines)
        words = self.words(room)._replace(y=room.centre[1] - high / 2, height=high)
        canvas.paragraph(self.told.words, words, WORDS, INK)

    def _draw_pieces(self, canvas: Canvas, room: Box) -> None:
        """Draw the cards as a small fan, the most important one on top."""
        left, last = room.x, len(self.told.pieces) - 1
        for index, name in enumerate(self.told.pieces):
            width, height = (side * self.zoom for side in self.pieces.size(name))
            box = centred(left + width / 2, room.centre[1], width, height)
            Piece(box, name, self.zoom, (last / 2 - index) * TURN).draw(canvas, self.pieces, box)
            left += width * STEP
