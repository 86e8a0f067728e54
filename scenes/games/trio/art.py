"""The cards of Trio: twelve numbers, each with a colour, a medallion with as many corners or petals, and a picture that
counts to it: one lighthouse, two cherries … the eight arms of an octopus, the twelve hours of a clock.

A card is its number and nothing more (TI-01): there is one face a number. Linked numbers stand in the lower corners,
in their own colours (TI-02).
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

import pygame

from game.trio.cards import LINKS, SEVEN
from scenes.games.trio.backs import BACKS
from scenes.kit.cloths import EDGE
from scenes.kit.theme import BRASS, CARD, CARD_BORDER, INK, PAPER, Colour, colour
from scenes.stage.art.back import design
from scenes.stage.art.card import PANEL_RADIUS, Cards, Drawing, Pose, Word, inside, panel
from scenes.stage.art.shapes import circle, code, mix, part, rectangle

COLOURS = {
    "usual": "#C42B2A #E27B12 #FFE354 #A9C064 #2F7C60 #2FB2A8 #9A1268 #B2EBFA #2B3CC8 #B37EF2 #4E2016 #1B1A24",
    "strong": "#B71D1D #D87203 #FFEC3D #AAC073 #2F7861 #2BB0A9 #89076B #C4F9FF #2222DD #B371FF #3F160D #11111D",
}
"""The colours of 1 to 12, by contrast set: any two differ for colour-blind eyes too (ΔE2000 at least 10, and 13)."""
TONES = {name: tuple(colour(text) for text in row.split()) for name, row in COLOURS.items()}

WIDTH, HEIGHT = CARD
MIDDLE = WIDTH / 2
BORDER = WIDTH * CARD_BORDER
DISPLAY = ("display", 900)

MEDALLION = 57.0
"""The y of the medallion's centre."""
NUMBER, NUMBERS = 60.0, 43.0
"""The size of the large number in the medallion: with one digit, and with two."""
COLUMN, COLUMNS, INDEX_TOP = 15.4, 16.4, 19.0
"""The x of the left index with one digit and with two, and the y of both indexes; the right one mirrors the left."""
INDEX, INDEXES = 22.0, 17.4
PICTURE = (MIDDLE, 118.6, 46.0)
HILL = 114.0
LINK = (18.6, 130.4, 10.6)
"""A link's badge in the lower left corner: x, y, radius; the right one faces it."""


class Petals(NamedTuple):
    """A medallion of round petals: the distance of the notches from the centre, and the radius of a petal."""

    notch: float
    round: float
    long: bool = False
    """True if a petal is more than half a circle."""


class Points(NamedTuple):
    """A medallion of points: the distance of the points, and of the hollows between them, from the centre."""

    reach: float
    hollow: float


MEDALLIONS: dict[int, Petals | Points] = {
    2: Petals(25, 27.5, True),
    3: Petals(24, 21.5, True),
    4: Petals(27.5, 19.8, True),
    5: Points(43, 31.5),
    6: Petals(32.5, 17.2),
    7: Points(37, 29.5),
    8: Petals(33.5, 13.5),
    9: Points(39.5, 32),
    10: Petals(34.5, 11),
    11: Points(39.5, 33),
    12: Petals(35, 9.2),
}
"""The medallion of each number, with as many petals or points as the number; 1 has none: it is a plain disc."""
DISC = 36.5
GLORY = Points(43.5, 36.5)
"""The star of rays behind the medallion of seven; it has twice as many points."""


def light(tone: Colour) -> bool:
    """True if a colour is so light that ink is read on it better than paper."""
    return 0.30 * tone[0] + 0.59 * tone[1] + 0.11 * tone[2] > 125


def deep(tone: Colour) -> Colour:
    """The colour made dark enough to be read on paper."""
    if not light(tone):
        return mix(tone, INK, 0.12)
    red, green, blue = (round(one * 0.36) for one in tone)
    return red, green, blue


def draw(number: int, contrast: str, links: bool) -> Drawing:
    """The whole face of a number; `links` adds its linked numbers in the lower corners."""
    tones = TONES[contrast]
    tone = tones[number - 1]
    size = NUMBER if number < 10 else NUMBERS
    small, column = (INDEX, COLUMN) if number < 10 else (INDEXES, COLUMNS)
    mark = INK if light(tone) else PAPER
    badges, words = _links(number, tones) if links else ("", ())
    shapes = panel(tone) + _hill(tone) + (_glory() if number == SEVEN else "") + _medallion(number, tone)
    return Drawing(
        shapes + part(f"trio/{number}", *PICTURE) + badges,
        (
            Word(str(number), column, INDEX_TOP, small, DISPLAY, mark),
            Word(str(number), WIDTH - column, INDEX_TOP, small, DISPLAY, mark),
            Word(str(number), MIDDLE, MEDALLION, size, DISPLAY, deep(tone)),
            *words,
        ),
    )


def _hill(tone: Colour) -> str:
    """The lighter ground that the picture stands on."""
    left, right, bottom, bend = BORDER, WIDTH - BORDER, HEIGHT - BORDER, PANEL_RADIUS
    arc = f"A{bend:g} {bend:g} 0 0 1"
    crest = f"C{left + 24:g} {HILL - 8:g} {right - 34:g} {HILL - 4:g} {right:g} {HILL + 8:g}"
    return (
        f'<path d="M{left:g} {HILL + 6:g} {crest} L{right:g} {bottom - bend:g} {arc} {right - bend:g} {bottom:g} '
        f'L{left + bend:g} {bottom:g} {arc} {left:g} {bottom - bend:g} Z" fill="{code(mix(tone, PAPER, 0.72))}"/>'
    )


def _medallion(number: int, tone: Colour) -> str:
    """The light shape behind the number, with a line of its colour just within."""
    shape = f'<path d="{outline(number)}" stroke-linejoin="round"'
    edge = code(mix(tone, INK, 0.35))
    line = code(BRASS if number == SEVEN else mix(tone, PAPER, 0.45))
    inner = f'transform="translate({MIDDLE * 0.07:g} {MEDALLION * 0.07:g}) scale(0.93)"'
    return (
        f'{shape} fill="{code(PAPER)}" stroke="{edge}" stroke-width="1.6"/>'
        f'{shape} fill="none" stroke="{line}" stroke-width="1.5" {inner}/>'
    )


def outline(number: int) -> str:
    """The path of a number's medallion."""
    shape = MEDALLIONS.get(number)
    if shape is None:
        return (
            f"M{MIDDLE:g} {MEDALLION - DISC:g} A{DISC:g} {DISC:g} 0 0 1 {MIDDLE:g} {MEDALLION + DISC:g} "
            f"A{DISC:g} {DISC:g} 0 0 1 {MIDDLE:g} {MEDALLION - DISC:g} Z"
        )
    if isinstance(shape, Points):
        return _star(number, shape)
    step, first = 360 / number, 0.0 if number == 2 else 0.5
    notches = [_at(shape.notch, step * (notch + first)) for notch in range(number)]
    arc = f" A{shape.round:g} {shape.round:g} 0 {int(shape.long)} 1 "
    return "M" + arc.join((*notches, notches[0])) + " Z"


def _star(points: int, shape: Points) -> str:
    """The path of a star with this number of points."""
    step = 180 / points
    spots = [_at(shape.hollow if spot % 2 else shape.reach, step * spot) for spot in range(points * 2)]
    return f"M{' L'.join(spots)} Z"


def _at(away: float, angle: float) -> str:
    """The point at this distance from the medallion's centre, at an angle in degrees clockwise from above."""
    return f"{MIDDLE + away * sin(radians(angle)):.2f} {MEDALLION - away * cos(radians(angle)):.2f}"


def _glory() -> str:
    """The marks of seven, whose trio wins at once: brass rays behind the medallion, a brass line around the card."""
    line = rectangle(*inside(BORDER + 2), 4.8, f'fill="none" stroke="{code(BRASS)}" stroke-width="1.4"')
    return f'<path d="{_star(SEVEN * 2, GLORY)}" fill="{code(BRASS)}"/>' + line


def _links(number: int, tones: tuple[Colour, ...]) -> tuple[str, tuple[Word, ...]]:
    """The badges of the linked numbers, the lower one left, each in its own colour: their shapes, and their words."""
    x, y, radius = LINK
    badges, words = "", []
    for index, link in enumerate(sorted(LINKS[number])):
        tone, across = tones[link - 1], WIDTH - x if index else x
        badges += circle(across, y, radius, f'fill="{code(PAPER)}" stroke="{code(INK)}" stroke-width="0.9"')
        badges += circle(across, y, radius - 1.9, f'fill="{code(tone)}"')
        words.append(Word(str(link), across, y, 14 if link < 10 else 12, colour=INK if light(tone) else PAPER))
    return badges, tuple(words)


class Art(Cards):
    """The cards of Trio: one scale, one contrast set, with links in the corners or without."""

    def __init__(
        self, scale: float, contrast: str = "usual", links: bool = True, edge: Colour = EDGE, design: str = ""
    ) -> None:
        super().__init__(scale, edge, design)
        self.contrast, self.links = contrast, links

    def face(
        self, number: int | str, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False
    ) -> pygame.Surface:
        """Return a card's face by its number. `width`: the share seen while it turns over; `dimmed`: not askable."""
        key = int(number)
        pose = Pose.near(angle, zoom, width, dimmed)
        return self._press.show(key, lambda: draw(key, self.contrast, self.links), pose)

    def back(self, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False) -> pygame.Surface:
        """Return the back, which is the same upside down."""
        pose = Pose.near(angle % 180, zoom, width, dimmed)
        return self._press.show("back", design(BACKS, self.design).draw, pose, even=True)
