"""A game's tile on the menu: what it says, and the cards it shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pygame

from scenes.app.preferences import Preferences
from scenes.kit.theme import Colour

FAN = ((10, -62, 9), (0, 0, 0), (-10, 62, 9))
"""Three cards: their angles, and how far to the right and down they lie from the middle of the picture."""


class Laid(NamedTuple):
    """A picture, and how far to the right and down it lies from the middle."""

    picture: pygame.Surface
    across: float
    down: float


Cards = Callable[[float, Preferences], Sequence[Laid]]
"""Makes what lies on a tile, for a scale in pixels a unit."""


class Tile(NamedTuple):
    """Words, colour and cards of a game on the menu. Words are made when asked for: the language may change."""

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
