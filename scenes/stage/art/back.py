"""The backs of cards: what a back to choose is, and what they share. A back is the same upside down, so that a hand
never shows which way a card lies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from scenes.kit.theme import BRASS, INK, Colour
from scenes.stage.art.card import Drawing, frame, panel
from scenes.stage.art.patterns import MIDDLE, WAIST
from scenes.stage.art.shapes import circle, code, mix


class Design(NamedTuple):
    """A back that can be chosen: its name for people, and its drawing."""

    title: Callable[[], str]
    draw: Callable[[], Drawing]


Designs = Mapping[str, Design]
"""The backs of a game by name, the usual one first."""


def design(designs: Designs, name: str) -> Design:
    """The back with this name; the usual one if there is none."""
    return designs.get(name) or next(iter(designs.values()))


def printed(ground: Colour, pattern: str, middle: str) -> Drawing:
    """A back: a pattern on a ground within the frame, and a sign in the middle."""
    return Drawing(panel(ground) + pattern + frame() + middle)


def plate(ground: Colour, radius: float) -> str:
    """The deep disc in the middle that a sign lies on."""
    deep = code(mix(ground, INK, 0.5))
    return circle(MIDDLE, WAIST, radius, f'fill="{deep}" stroke="{code(BRASS)}" stroke-width="1.3"')
