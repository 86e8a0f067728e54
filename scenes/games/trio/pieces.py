"""The cards of Trio in texts: `8` as it is drawn at the table, `linked8` with its links in its lower corners."""

from __future__ import annotations

import pygame

from game.trio.cards import NUMBERS
from scenes.games.trio.art import Art
from scenes.stage.paper.pieces import CardPieces

LINKED = "linked"


class TrioPieces(CardPieces):
    """The cards by their numbers, as at a table and with their links."""

    def __init__(self, art: Art, linked: Art) -> None:
        super().__init__(art, frozenset(f"{kind}{number}" for number in NUMBERS for kind in ("", LINKED)))
        self.linked = linked

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if faint or not name.startswith(LINKED):
            return super().show(name, zoom, angle, faint)
        return self.linked.face(name.removeprefix(LINKED), angle, zoom)
