"""The forty cards of Le Tordu: five suits that differ in shape and in colour, a large index, pips that can be counted.

Kings, queens and jacks are one drawing a rank, dressed by their suit: robe, hair, and what they hold. The court of the
fifth suit holds its head askew, as it should.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from scenes.games.tordu.backs import BACKS
from scenes.kit.cloths import EDGE
from scenes.kit.recent import Recent
from scenes.kit.theme import BRASS, CARD, INK, PAPER, Colour, colour
from scenes.stage.art.back import design
from scenes.stage.art.card import Cards, Drawing, Pose, Word
from scenes.stage.art.shapes import BOARD, circle, code, mix, part, rectangle, render, turned

BLACK, RED, VIOLET = colour("#190E11"), colour("#C3202C"), colour("#6B3FA0")
CLASSIC = {"s": BLACK, "h": RED, "d": RED, "c": BLACK, "t": VIOLET}
FOUR_COLOURS = {"s": BLACK, "h": colour("#B0416B"), "d": colour("#0E64E5"), "c": colour("#154F27"), "t": VIOLET}
CREAM, ROSE, LILAC = colour("#F6EEDF"), colour("#FF9A8F"), colour("#CDB0F6")
ON_CLOTH = {
    False: {"s": CREAM, "h": ROSE, "d": ROSE, "c": CREAM, "t": LILAC},
    True: {"s": CREAM, "h": colour("#F79DC0"), "d": colour("#8FBDFF"), "c": colour("#86D49A"), "t": LILAC},
}
"""The colours of the suits on a dark ground, classic and in four colours."""

INDEX = {
    "en": {"A": "A", "K": "K", "Q": "Q", "J": "J", "T": "10"},
    "fr": {"A": "A", "K": "R", "Q": "D", "J": "V", "T": "10"},
}
"""Rank → the index in the corner, by language; a number is its own index."""


class Dress(NamedTuple):
    """The colours of a suit's court: a robe where the suit's own colour would be too dark, a trim, the hair."""

    robe: Colour
    trim: Colour
    hair: Colour


DRESSES = {
    "s": Dress(colour("#34405C"), colour("#C6D2E2"), colour("#4A3A33")),
    "h": Dress(colour("#B9283A"), colour("#F6CDBF"), colour("#C98A3C")),
    "d": Dress(colour("#CC4A2C"), colour("#F6DC94"), colour("#8C4A2A")),
    "c": Dress(colour("#33503F"), colour("#C5DDB4"), colour("#6E4B35")),
    "t": Dress(colour("#6B3FA0"), colour("#DCC9F4"), colour("#B9B4BE")),
}
PIP_DYE, INLAY_DYE = "#B00001", "#B00002"
COURT_DYES = ("#A00001", "#A00002", "#A00003", "#A00004", "#A00005")
"""The colours that stand in the drawings for a suit and the line on its ace; for robe, folds, trim, hair, its shade."""
COURT = {"K": "king", "Q": "queen", "J": "jack"}
ASKEW = -12
"""The tilt of the heads of the fifth suit, in degrees."""

WIDTH, HEIGHT = CARD
MIDDLE, WAIST = WIDTH / 2, HEIGHT / 2
COLUMN, INDEX_TOP, INDEX_SIZE, TEN_SIZE = 12.9, 19.2, 25.0, 21.0
INDEX_SUIT = (COLUMN, 38.2, 17.4)
TEN = (7.2, 18.2)
"""The x of the two digits of a 10, set closer than type would."""
DISPLAY = ("display", 900)

LEFT, RIGHT = 37.0, 67.0
PIP = 17.6
TWO_ROWS = tuple((x, y) for x in (LEFT, RIGHT) for y in (28.0, 59.0))
ONE_ROW = ((LEFT, 28.0), (RIGHT, 28.0))
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "7": (*ONE_ROW, (MIDDLE, 51.5)),
    "8": (*ONE_ROW, (MIDDLE, 51.5)),
    "9": TWO_ROWS,
    "T": (*TWO_ROWS, (MIDDLE, 43.5)),
}
"""The centres of the pips in the upper half of a number card; the lower half is the same upside down."""
ALONG_WAIST = {"7": (LEFT, RIGHT), "8": (LEFT, RIGHT), "9": (MIDDLE,)}
LOWER = {"7": 2}
"""The number of the upper pips that are repeated below, for ranks where that is not all."""
ACE = 64.0

BOX = (25.4, 13.0, 53.2, 124.0)
"""The frame of a court card."""
FIGURE = 55.0
EMBLEM = (33.0, 21.0, 11.0)
SUITS_KEPT = 1 << 20
"""The number of bytes of suit pictures for texts that are kept."""


def draw(name: str, language: str, contrast: str, tones: dict[str, Colour]) -> Drawing:
    """The whole face of a card by its id."""
    rank, suit = name[0], name[1]
    tone = tones[suit]
    if rank in COURT:
        ground = PAPER if contrast == "strong" else mix(PAPER, tone, 0.09)
        middle = _court(rank, suit, tones, ground)
    elif rank == "A":
        middle = part(f"tordu/ace-{suit}", MIDDLE, WAIST, ACE, {PIP_DYE: tone, INLAY_DYE: mix(tone, PAPER, 0.55)})
    else:
        middle = _pips(rank, suit, tone)
    corner = _pip(suit, *INDEX_SUIT, tone)
    return Drawing(middle + corner + _over(corner), _index(INDEX[language].get(rank, rank), tone))


def _pip(suit: str, x: float, y: float, size: float, tone: Colour) -> str:
    return part(f"tordu/suit-{suit}", x, y, size, {PIP_DYE: tone})


def _over(shapes: str) -> str:
    """The shapes turned upside down, at the other end of the card."""
    return turned(shapes, MIDDLE, WAIST)


def _index(text: str, tone: Colour) -> tuple[Word, ...]:
    """The words of an index: at the upper left and, upside down, at the lower right."""
    if text == "10":
        upper = [Word(digit, x, INDEX_TOP, TEN_SIZE, DISPLAY, tone) for digit, x in zip(text, TEN, strict=True)]
    else:
        upper = [Word(text, COLUMN, INDEX_TOP, INDEX_SIZE, DISPLAY, tone)]
    return (*upper, *(word._replace(x=WIDTH - word.x, y=HEIGHT - word.y, turned=True) for word in upper))


def _pips(rank: str, suit: str, tone: Colour) -> str:
    """The pips of a number card, as many as its number."""
    upper = [_pip(suit, *centre, PIP, tone) for centre in PIPS[rank]]
    waist = [_pip(suit, x, WAIST, PIP, tone) for x in ALONG_WAIST.get(rank, ())]
    return "".join(upper + waist) + _over("".join(upper[: LOWER.get(rank)]))


def _court(rank: str, suit: str, tones: dict[str, Colour], ground: Colour) -> str:
    """A figure to the waist, in a frame; the press prints it again upside down."""
    x, y, width, height = BOX
    tone = tones[suit]
    box = rectangle(x, y, width, height, 5, f'fill="{code(ground)}"')
    line = rectangle(x, y, width, height, 5, f'fill="none" stroke="{code(tone)}" stroke-width="1.3"')
    return box + _figure(COURT[rank], suit, _robe(suit, tones)) + _pip(suit, *EMBLEM, tone) + _belt(tone) + line


def _robe(suit: str, tones: dict[str, Colour]) -> Colour:
    """The robe's colour: the suit's own in four colours, but not for spades, as black would hide its folds."""
    return tones[suit] if tones is FOUR_COLOURS and suit != "s" else DRESSES[suit].robe


def _figure(who: str, suit: str, robe: Colour) -> str:
    """The shapes of a court figure: body, what it holds, the hand that holds it, the head."""
    _, trim, hair = DRESSES[suit]
    worn = (robe, mix(robe, PAPER, 0.3), trim, hair, mix(hair, INK, 0.5))
    paints = dict(zip(COURT_DYES, worn, strict=True))
    centre_and_size = (MIDDLE, WAIST - FIGURE / 2, FIGURE)
    body, held, arm, head = (
        part(f"tordu/{name}", *centre_and_size, paints) for name in (who, f"hold-{suit}", "arm", f"{who}-head")
    )
    if suit == "t":
        head = f'<g transform="rotate({ASKEW} {MIDDLE:g} {WAIST - FIGURE * 0.38:g})">{head}</g>'
    return body + held + arm + head


def _belt(tone: Colour) -> str:
    """The brass belt across the waist, where the two halves meet."""
    x, _, width, _ = BOX
    ink = f'stroke="{code(INK)}" stroke-width="1.2"'
    band = rectangle(x, WAIST - 2.4, width, 4.8, 0, f'fill="{code(BRASS)}" {ink}')
    buckle = circle(MIDDLE, WAIST, 5.6, f'fill="{code(PAPER)}" {ink}')
    return band + buckle + circle(MIDDLE, WAIST, 2.9, f'fill="{code(tone)}"')


class Art(Cards):
    """The cards of Le Tordu: one scale, one contrast set, one language, classic or in four colours."""

    def __init__(
        self,
        scale: float,
        contrast: str = "usual",
        language: str = "en",
        four_colours: bool = False,
        edge: Colour = EDGE,
        design: str = "",
    ) -> None:
        super().__init__(scale, edge, design)
        self.contrast, self.language, self.four_colours = contrast, language, four_colours
        self.tones = FOUR_COLOURS if four_colours else CLASSIC
        self._suits = Recent(SUITS_KEPT)

    def face(
        self, name: str, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False
    ) -> pygame.Surface:
        """Return a card's face by its id. `width`: the share seen while it turns over; `dimmed`: not playable."""
        pose = Pose.near(angle, zoom, width, dimmed)
        return self._press.show(
            name, lambda: draw(name, self.language, self.contrast, self.tones), pose, even=name[0] in COURT
        )

    def back(self, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False) -> pygame.Surface:
        """Return the back, which is the same upside down."""
        pose = Pose.near(angle % 180, zoom, width, dimmed)
        return self._press.show("back", design(BACKS, self.design).draw, pose, even=True)

    def suit(self, suit: str, size: int, on_cloth: bool = False) -> pygame.Surface:
        """Return a suit's picture by its letter, `size` pixels wide and high, for texts; lighter on a dark ground."""
        tone = ON_CLOTH[self.four_colours][suit] if on_cloth else self.tones[suit]
        sign = _pip(suit, BOARD / 2, BOARD / 2, BOARD, tone)
        return self._suits.get((suit, size, on_cloth), lambda: render(sign, (size, size), (BOARD, BOARD)))
