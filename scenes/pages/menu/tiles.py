"""The games as tiles on the menu: buttons with each game's cards and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, FADED, INK, PAPER
from scenes.kit.widget import Widget
from scenes.stage.tile import Laid, Tile
from scenes.tables.onscreen import OnScreen

NAME = 27
EDGE, MARGIN = 12, 18
"""The margin around the picture, and that beside the words."""
LIFT = 4
"""The rise of a tile under the pointer."""
WIDE, HIGH = 262, 190
"""The size of the cards on a tile at a zoom of 1."""
LARGEST = 0.86
SEAL = 36
"""The size of the mark on a game that was learnt."""


class TileButton(Widget):
    """A button that chooses a game, with the game's cards, its name, its number of players and a line about it."""

    def __init__(
        self, box: Box, game: OnScreen, does: Callable[[], None], words: float, about: Style = BODY_STYLE
    ) -> None:
        super().__init__(box)
        self.game = game.name
        self.title = game.title
        self.tile = game.tile()
        self.does = does
        self.words = words
        """The height that is kept for words; the picture has the rest."""
        self.about = about
        self.cards: Sequence[Laid] = ()
        self.learnt = False
        """True if it is marked: the current person has finished every lesson of the game."""
        self._name = Style("display", 700, NAME)

    @staticmethod
    def words_height(kind: Type, game: OnScreen, width: float, about: Style) -> float:
        """The height that the words of a game need on a tile of this width."""
        room, tile = width - 2 * MARGIN, game.tile()
        seats, lines = kind.wrap(_seats(tile, kind, room), SMALL_STYLE, room), kind.wrap(tile.about(), about, room)
        name = kind.line(Style("display", 700, NAME))
        return name + kind.line(SMALL_STYLE) * len(seats) + kind.line(about) * len(lines) + 2 * EDGE

    @property
    def picture(self) -> Box:
        return Box(
            self.box.x + EDGE, self.box.y + EDGE, self.box.width - 2 * EDGE, self.box.height - self.words - 1.4 * EDGE
        )

    @property
    def zoom(self) -> float:
        """The scale of its cards, as a share of their scale at a table."""
        picture = self.picture
        return min(LARGEST, picture.width / WIDE, picture.height / HIGH)

    def fit(self, kind: Type) -> None:
        """Set the name in a smaller style if it is too long for the tile."""
        room, name = self.box.width - 2 * MARGIN, self.title()
        while kind.width(name, self._name) > room:
            self._name = self._name._replace(size=self._name.size - 1)

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, TileButton):
            self.cards, self.learnt = before.cards, before.learnt

    def says(self) -> str:
        return self.game

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        tile, active = self.tile, self.hover or self.ringed
        up = -LIFT if self.hover and not self.pressed else 0
        box = self.box._replace(y=self.box.y + up)
        canvas.panel(box, PAPER if active else CREAM, 22, outline=BRASS if active else CREAM, line=4, shadow=14)
        picture = self.picture._replace(y=self.picture.y + up)
        canvas.panel(picture, tile.ground, 14)
        x, y = picture.centre
        for laid in self.cards:
            canvas.picture(laid.picture, x + laid.across * self.zoom, y + laid.down * self.zoom)
        if self.learnt:
            self._mark(canvas, picture)
        self._write(canvas, tile, Box(box.x + MARGIN, picture.bottom + EDGE * 0.7, box.width - 2 * MARGIN, self.words))
        self.ring(canvas, 22)

    def _mark(self, canvas: Canvas, picture: Box) -> None:
        """Draw the seal of a game that was learnt, in the corner of its picture."""
        seal = Box(picture.right - SEAL - 8, picture.y + 8, SEAL, SEAL)
        canvas.panel(seal, BRASS, SEAL / 2, outline=CREAM, line=2.5, shadow=6)
        canvas.icon("check", *seal.centre, SEAL * 0.56, INK)

    def _write(self, canvas: Canvas, tile: Tile, room: Box) -> None:
        high = canvas.type.line(Style("display", 700, NAME))
        canvas.text(self.title(), room._replace(height=high), self._name, INK)
        who = _seats(tile, canvas.type, room.width)
        seats = canvas.paragraph(who, room._replace(y=room.y + high), SMALL_STYLE, FADED)
        canvas.paragraph(tile.about(), room._replace(y=seats.bottom + EDGE * 0.5), self.about, INK)


def _seats(tile: Tile, kind: Type, room: float) -> str:
    """The number of players and the minutes, on one line or, if that is too narrow, on two."""
    text = tile.seats()
    return text if kind.width(text, SMALL_STYLE) <= room else text.replace(" · ", "\n")
