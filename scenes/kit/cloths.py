"""The cloths of the table, and the colours of everything that is drawn straight on each: one table of data.

Whatever lies on paper, on dark glass or on a card has its own ground and the same colours on every cloth. The rest asks
`canvas.cloth`: words are cream on a dark cloth and ink on a light one.
"""

from __future__ import annotations

from typing import NamedTuple

from scenes.kit.theme import BRASS, CORAL, CORNER, CREAM, INK, LAMP, PAPER, Colour, colour


class Cloth(NamedTuple):
    """A cloth, and the colours on it."""

    lamp: Colour
    corner: Colour
    """Its ends: under the lamp, and in the corners."""
    words: Colour
    soft: Colour
    """Words, and words that are quieter."""
    brass: Colour
    coral: Colour
    """Lines, signs and words that are active, and those that are urgent."""
    quiet: Colour
    """The ground of a button that is not the first choice; its words are cream."""
    knob: Colour
    lit: Colour
    """The ground of a round button, and under the pointer; its icon is cream."""
    glass: Colour
    """The ground of plates and panels; words on it are cream."""
    faint: Colour
    """Numbers on glass that can't be chosen."""
    well: tuple[Colour, float]
    """The ground of a list that lies on the cloth, with its opacity; words on it are as on the cloth."""
    curtain: Colour
    """The ground of the curtain between two people; words on it are cream."""
    edge: Colour
    """The fine line around a card."""
    light: bool = False
    """True for a cloth that is lighter than glass."""

    def clear(self, opacity: float) -> float:
        """The opacity of glass that has this one on a dark cloth: a light one shines through it more."""
        return opacity + (1 - opacity) * THICKER if self.light else opacity


THICKER = 0.8
"""The share that glass on a light cloth lets through less."""
EDGE = (196, 191, 186)
"""The edge of a card where the cloth around it is dark enough to show its border."""
WELL = INK, 0.35

CLOTHS = {
    "green": Cloth(
        lamp=LAMP,
        corner=CORNER,
        words=CREAM,
        soft=(206, 216, 206),
        brass=BRASS,
        coral=CORAL,
        quiet=(28, 62, 58),
        knob=colour("#0E2523"),
        lit=colour("#1C4A45"),
        glass=(16, 42, 40),
        faint=(108, 134, 127),
        well=WELL,
        curtain=(13, 36, 34),
        edge=EDGE,
    ),
    "blue": Cloth(
        lamp=colour("#2A5783"),
        corner=colour("#0E2238"),
        words=CREAM,
        soft=colour("#D0DBE6"),
        brass=BRASS,
        coral=CORAL,
        quiet=colour("#1B3B5E"),
        knob=colour("#0C1F34"),
        lit=colour("#214A75"),
        glass=colour("#10263F"),
        faint=colour("#70889E"),
        well=WELL,
        curtain=colour("#0C1E33"),
        edge=EDGE,
    ),
    "burgundy": Cloth(
        lamp=colour("#80303F"),
        corner=colour("#310F19"),
        words=CREAM,
        soft=colour("#E6D3D4"),
        brass=BRASS,
        coral=colour("#FF8A66"),
        quiet=colour("#511C2A"),
        knob=colour("#240911"),
        lit=colour("#682436"),
        glass=colour("#280A13"),
        faint=colour("#9A7A80"),
        well=WELL,
        curtain=colour("#2C0D16"),
        edge=EDGE,
    ),
    "linen": Cloth(
        lamp=colour("#E3D9C2"),
        corner=colour("#CDC1A4"),
        words=INK,
        soft=colour("#51463D"),
        brass=colour("#6C4400"),
        coral=colour("#9C2C14"),
        quiet=colour("#43372E"),
        knob=colour("#2E2620"),
        lit=colour("#5E4F43"),
        glass=colour("#332A24"),
        faint=colour("#A19386"),
        well=(PAPER, 0.45),
        curtain=colour("#332A24"),
        edge=colour("#6B5F56"),
        light=True,
    ),
}
"""Every cloth by its name in the preferences."""
USUAL = "green"


def named(name: str) -> Cloth:
    """The cloth with this name; the usual one if there is none."""
    return CLOTHS.get(name, CLOTHS[USUAL])
