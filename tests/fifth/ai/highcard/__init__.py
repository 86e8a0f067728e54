"""The computer players of high card."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.characters import Character
from ai.player import Chance, Choice, Level, Reason, Weighed
from game.table import View

SEARCHING: tuple[Level, ...] = ()
"""Nobody thinks for long."""


class HighCard(Chance):
    """Lays its highest card; easy players any."""

    def choose(self, view: View, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        if self.level == "easy":
            return super().choose(view, legal, rng, budget)
        best = max(legal, key=lambda move: move.card)
        weighed = tuple(Weighed(move, float(move.card[1:])) for move in sorted(legal, key=lambda move: move.card))
        return Choice(best, Reason("{move}: it is the highest", move=best), weighed[::-1])


def make(level: Level, character: Character | None, knows: int | None) -> HighCard:
    """Make a player of this level."""
    return HighCard(level)
