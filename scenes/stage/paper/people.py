"""People among the pieces of a game: `@basile` is a portrait, `@basile-delighted` the same with another face."""

from __future__ import annotations

import pygame

from scenes.kit.recent import Recent
from scenes.stage import portrait
from scenes.stage.paper.pieces import Pieces, faded
from scenes.stage.plate import COLOURS
from scenes.stage.portrait import CHARACTERS, FACES, Face

PERSON, FACED = "@", "-"
"""The sign before a person's name, and the one before the face."""
SIDE = 104.0
"""The width and height of a portrait, in logical units."""
TONES = dict(zip(CHARACTERS.values(), COLOURS, strict=True))
"""Portrait → the colour of its disc."""
KEPT = 2 << 20


class WithPeople:
    """A game's pieces at one scale, and portraits beside them."""

    def __init__(self, pieces: Pieces, scale: float) -> None:
        self.pieces = pieces
        self.scale = scale
        self._faint = Recent(KEPT)

    def size(self, name: str) -> tuple[float, float]:
        if not name.startswith(PERSON):
            return self.pieces.size(name)
        _named(name)
        return SIDE, SIDE

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if not name.startswith(PERSON):
            return self.pieces.show(name, zoom, angle, faint)
        if faint:
            return self._faint.get((name, zoom), lambda: faded(self.show(name, zoom)))
        who, face = _named(name)
        return portrait.picture(who, TONES[who], max(4, round(SIDE * zoom * self.scale)), face)

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        return None if name.startswith(PERSON) else self.pieces.shadow(name, zoom, angle)


def _named(name: str) -> tuple[str, Face]:
    """The portrait and the face of a person; raise KeyError for a name that is none."""
    who, _, face = name.removeprefix(PERSON).partition(FACED)
    found = next((each for each in FACES if each == (face or "neutral")), None)
    if who not in TONES or found is None:
        raise KeyError(name)
    return who, found
