"""The games as tiles on the menu: what each says of itself, and the cards it shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame

from scenes.app.lang import t
from scenes.app.preferences import Preferences
from scenes.app.sheet import FADED
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, INK, PAPER, Colour, colour
from scenes.kit.widget import Widget
from scenes.pages.rules.page import game_names

NAME = 27
EDGE, MARGIN = 12, 18
"""Around the picture, and beside the words."""
LIFT = 4
"""How far a tile comes up under the pointer."""
FAN = ((10, -62, 9), (0, 0, 0), (-10, 62, 9))
"""Three cards: their angles, and where they lie from the middle of the picture."""
WIDE, HIGH = 262, 190
"""The room that they take."""
LARGEST = 0.86


class Laid(NamedTuple):
    """A picture, and where it lies from the middle."""

    picture: pygame.Surface
    across: float
    down: float


Cards = Callable[[float, Preferences], Sequence[Laid]]
"""What lies on a tile, made for a scale in pixels a unit."""


class Tile(NamedTuple):
    """What the menu says of a game."""

    seats: Callable[[], str]
    about: Callable[[], str]
    ground: Colour
    cards: Cards


def fanned(art: Any, faces: Sequence[Any]) -> list[Laid]:
    """Three cards as a hand holds them, each on its shadow."""
    found = []
    for face, (angle, across, down) in zip(faces, FAN, strict=True):
        found.append(Laid(art.shadow(angle=angle), across, down + 3))
        found.append(Laid(art.face(face, angle), across, down))
    return found


def _trepido(scale: float, preferences: Preferences) -> list[Laid]:
    from scenes.games.trepido.art import Art

    return fanned(Art(scale, preferences.contrast), ("r1a", "p2a", "s3a"))


def _trio(scale: float, preferences: Preferences) -> list[Laid]:
    from scenes.games.trio.art import Art

    return fanned(Art(scale), (7, 7, 7))


def _tordu(scale: float, preferences: Preferences) -> list[Laid]:
    from scenes.app.lang import spoken
    from scenes.games.tordu.art import Art

    return fanned(Art(scale, language=spoken(), four_colours=preferences.four_colours), ("As", "Kh", "Qt"))


def _defizz(scale: float, preferences: Preferences) -> list[Laid]:
    """Backs alone: the questions are not for now."""
    from scenes.games.defizz.art import Art

    art, found = Art(scale), []
    for deck, (angle, across, down) in zip(("duel", "multi"), ((6, -30, 4), (-7, 34, 4)), strict=True):
        found.append(Laid(art.shadow(angle=angle), across, down + 3))
        found.append(Laid(art.deck(deck, angle), across, down))
    return found


TILES: dict[str, Tile] = {
    "trepido": Tile(
        lambda: t("2 to 6 players · 20 min"),
        lambda: t("Rock, paper, scissors: lay higher, empty your hand."),
        colour("#D2E3D8"),
        _trepido,
    ),
    "trio": Tile(
        lambda: t("3 to 6 players · 15 min"),
        lambda: t("Search the hands, and find three alike."),
        colour("#D5E1F0"),
        _trio,
    ),
    "tordu": Tile(
        lambda: t("2 to 5 players · 20 min"),
        lambda: t("Say how many tricks you take: no more, no less."),
        colour("#E3D6EE"),
        _tordu,
    ),
    "defizz": Tile(
        lambda: t("3 to 12 players · 30 min"),
        lambda: t("Bet on what you know, or make believe."),
        colour("#F5DACB"),
        _defizz,
    ),
}


class TileButton(Widget):
    """A game to choose: its cards, its name, how many play it, what it is about."""

    def __init__(self, box: Box, game: str, does: Callable[[], None], words: float, about: Style = BODY_STYLE) -> None:
        super().__init__(box)
        self.game = game
        self.does = does
        self.words = words
        """The height that is kept for words; the picture has the rest."""
        self.about = about
        self.cards: Sequence[Laid] = ()
        self._name = Style("display", 700, NAME)

    @staticmethod
    def words_height(kind: Type, game: str, width: float, about: Style) -> float:
        """How much room the words of a game need on a tile of this width."""
        room, tile = width - 2 * MARGIN, TILES[game]
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
        """How large cards are on it."""
        picture = self.picture
        return min(LARGEST, picture.width / WIDE, picture.height / HIGH)

    def fit(self, kind: Type) -> None:
        """A name that is too long for its tile is set smaller."""
        room, name = self.box.width - 2 * MARGIN, dict(game_names())[self.game]
        while kind.width(name, self._name) > room:
            self._name = self._name._replace(size=self._name.size - 1)

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, TileButton):
            self.cards = before.cards

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        tile, active = TILES[self.game], self.hover or self.focus
        up = -LIFT if self.hover and not self.pressed else 0
        box = self.box._replace(y=self.box.y + up)
        canvas.panel(box, PAPER if active else CREAM, 22, outline=BRASS if active else CREAM, line=4, shadow=14)
        picture = self.picture._replace(y=self.picture.y + up)
        canvas.panel(picture, tile.ground, 14)
        x, y = picture.centre
        for laid in self.cards:
            canvas.picture(laid.picture, x + laid.across * self.zoom, y + laid.down * self.zoom)
        self._write(canvas, tile, Box(box.x + MARGIN, picture.bottom + EDGE * 0.7, box.width - 2 * MARGIN, self.words))
        self.ring(canvas, 22)

    def _write(self, canvas: Canvas, tile: Tile, room: Box) -> None:
        high = canvas.type.line(Style("display", 700, NAME))
        canvas.text(dict(game_names())[self.game], room._replace(height=high), self._name, INK)
        who = _seats(tile, canvas.type, room.width)
        seats = canvas.paragraph(who, room._replace(y=room.y + high), SMALL_STYLE, FADED)
        canvas.paragraph(tile.about(), room._replace(y=seats.bottom + EDGE * 0.5), self.about, INK)


def _seats(tile: Tile, kind: Type, room: float) -> str:
    """Players and minutes side by side, or below each other."""
    text = tile.seats()
    return text if kind.width(text, SMALL_STYLE) <= room else text.replace(" · ", "\n")
