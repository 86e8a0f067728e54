"""The colours of chances on a table: a heat map, and chips on whatever can be done."""

from __future__ import annotations

from itertools import pairwise

from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import CREAM, INK, Colour
from scenes.stage.art.shapes import mix

STOPS: tuple[tuple[float, Colour], ...] = (
    (0.0, (0x18, 0x40, 0x3C)),
    (0.12, (0x1F, 0x55, 0x50)),
    (0.28, (0x3F, 0x76, 0x5A)),
    (0.48, (0x8D, 0x98, 0x52)),
    (0.66, (0xDC, 0xB4, 0x4C)),
    (0.80, (0xFC, 0xE3, 0x9C)),
)
"""The colours of the map by chance: as evenly lighter for eyes that don't tell red from green."""
TURNS = 0.38
"""The chance from which ink is easier to read than cream."""
NOTHING = 0.005
"""The chance below which a cell is faint."""
CHIP = Style("text", 800, 13)
DISC = 15.0
"""The width of a disc that shows a chance by its colour alone, in logical units."""


def colour(chance: float) -> Colour:
    """The colour of a chance, between the two next to it."""
    for (low, before), (high, after) in pairwise(STOPS):
        if chance <= high:
            return mix(before, after, max(0.0, chance - low) / (high - low))
    return STOPS[-1][1]


def percent(chance: float) -> str:
    """A chance in a cell."""
    return t("{percent} %", percent=round(100 * chance)).replace(" ", "\N{NARROW NO-BREAK SPACE}")


def ink(chance: float) -> Colour:
    """The colour of words on the colour of a chance."""
    return INK if chance >= TURNS else CREAM


def draw_chip(canvas: Canvas, x: float, y: float, chance: float, told: bool) -> None:
    """Draw a chance at a point: a disc in its colour, or a chip that tells it."""
    if not told:
        canvas.panel(centred(x, y, DISC, DISC), colour(chance), DISC / 2, outline=CREAM, line=2, shadow=4)
        return
    words = percent(chance)
    high = canvas.type.line(CHIP)
    box: Box = centred(x, y, canvas.type.width(words, CHIP) + 12, high)
    canvas.panel(box, colour(chance), high / 2, outline=CREAM, line=1.5, shadow=4)
    canvas.text(words, box, CHIP, ink(chance), "centre")
