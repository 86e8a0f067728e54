"""The pieces of a game as pictures on paper: its cards, and whatever else its texts show."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from scenes.kit.recent import Recent
from scenes.kit.theme import CARD, PAPER

BACK = "back"
"""The name of a card that lies face down."""
FAINT = 140
"""The share of its colours, of 255, that a piece keeps which can't be used here."""
KEPT = 8 << 20
"""Bytes of faint pictures that are kept."""


class Pieces(Protocol):
    """A game's pieces at one scale, by the names that its texts call them."""

    def size(self, name: str) -> tuple[float, float]:
        """Return the width and height of a piece, in logical units; raise KeyError for a name that is none."""
        ...

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        """Return the picture of a piece, `zoom` times its size; `faint`: it can't be used here."""
        ...

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        """Return the shadow to draw below a piece; None: it is part of the picture."""
        ...


class Art(Protocol):
    """The pictures of a game's cards, as its table has them."""

    def face(self, name: Any, angle: float = 0.0, zoom: float = 1.0) -> pygame.Surface:
        """Return a card's face by its name."""
        ...

    def back(self, angle: float = 0.0, zoom: float = 1.0) -> pygame.Surface:
        """Return the back."""
        ...

    def shadow(self, angle: float = 0.0, zoom: float = 1.0) -> pygame.Surface:
        """Return the shadow of a card."""
        ...


class CardPieces:
    """The pieces of a game that has cards alone: faces by their names, and the back."""

    def __init__(self, art: Art, names: frozenset[str]) -> None:
        self.art = art
        self.names = names
        self._faint = Recent(KEPT)

    def size(self, name: str) -> tuple[float, float]:
        if name != BACK and name not in self.names:
            raise KeyError(name)
        return CARD

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if faint:
            return self._faint.get((name, zoom, angle), lambda: faded(self.show(name, zoom, angle)))
        return self.art.back(angle, zoom) if name == BACK else self.art.face(name, angle, zoom)

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        return self.art.shadow(angle, zoom)


class NoPieces:
    """The pieces of a game whose texts show none."""

    def size(self, name: str) -> tuple[float, float]:
        raise KeyError(name)

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        raise KeyError(name)

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        return None


def faded(picture: pygame.Surface) -> pygame.Surface:
    """A copy of a picture as pale as if paper lay over it; a piece below still does not show through."""
    faint = picture.copy()
    faint.fill((FAINT, FAINT, FAINT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    faint.fill([part * (255 - FAINT) // 255 for part in PAPER], special_flags=pygame.BLEND_RGB_ADD)
    return faint
