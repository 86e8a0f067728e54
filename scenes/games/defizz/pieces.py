"""The pieces of Défizz! in texts: the backs of both decks, chips, faces of the die, and the signs of the modes.

`duel` and `multi` are the decks, `chip100` a chip, `die-duel-300` and `die-chance` faces of the die, `chrono` a sign.
"""

from __future__ import annotations

import pygame

from scenes.games.defizz.art import CHIPS, DIE, KINDS, MODES, Art
from scenes.kit.recent import Recent
from scenes.kit.theme import CARD, CREAM, INK
from scenes.stage.art.shapes import circle, code
from scenes.stage.paper.pieces import faded

SIDE = 104.0
"""The width of a mode's sign, a chip or the die at zoom 1, in logical units: in proportion to a card beside them."""
KEPT = 4 << 20


class DefizzPieces:
    """The pieces of Défizz! at one scale."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._kept = Recent(KEPT)

    def size(self, name: str) -> tuple[float, float]:
        if name in KINDS:
            return CARD
        kind, _, rest = name.partition("-")
        die = kind == "die" and (rest == "chance" or rest.partition("-")[0] in KINDS)
        if die or name in MODES or name in {f"chip{value}" for value in CHIPS}:
            return SIDE, SIDE
        raise KeyError(name)

    def show(self, name: str, zoom: float, angle: float = 0.0, faint: bool = False) -> pygame.Surface:
        if faint:
            return self._kept.get((name, zoom, angle), lambda: faded(self.show(name, zoom, angle)))
        if name in KINDS:
            return self.art.deck(name, angle, zoom)
        if name in MODES:
            return self._kept.get((name, zoom), lambda: self._sign(name, zoom))
        if name.startswith("chip"):
            return self.art.chip(int(name.removeprefix("chip")), SIDE * zoom)
        _, kind, amount = f"{name}-".split("-")[:3]
        deck = None if kind == "chance" else kind
        return self.art.die(deck, int(amount) if amount else None, angle, SIDE / DIE * zoom)

    def shadow(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        return self.art.shadow(angle, zoom) if name in KINDS else None

    def _sign(self, mode: str, zoom: float) -> pygame.Surface:
        """The sign of a mode on a disc of its colour."""
        side = SIDE * zoom
        whole = self.art.shape(circle(50, 50, 49, f'fill="{code(MODES[mode])}"'), 100, 100)
        whole = pygame.transform.smoothscale(whole, [max(2, round(side * self.art.scale))] * 2)
        sign = self.art.sign(mode, side * 0.6, CREAM, INK)
        whole.blit(sign, sign.get_rect(center=whole.get_rect().center))
        return whole
