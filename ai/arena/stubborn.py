"""Stubborn ways to bet at Défizz!: each does one thing whatever happens, and knows as much as an expert player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ai.defizz import bets
from ai.defizz.mind import KNOWS, Knowledge
from ai.player import Choice, Player
from ai.players import player
from game.defizz.moves import ACCEPT, REFUSE, Challenge, Stake
from game.defizz.view import DefizzView
from game.table import Move

SURE = 0.6
"""The chance to know the answer from which somebody who bets on what they know takes it for known."""


class Stubborn:
    """Plays like an expert player but for its bets; this one keeps the minimum and accepts."""

    def __init__(self) -> None:
        self.player = player("defizz", "expert")

    def choose(self, view: Any, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        stakes = sorted([move for move in legal if isinstance(move, Stake)], key=lambda stake: stake.amount)
        if stakes:
            return Choice(self.stakes(view, stakes))
        if ACCEPT in legal and REFUSE in legal:
            return Choice(ACCEPT if self.accepts(view) else REFUSE)
        rivals = [move for move in legal if isinstance(move, Challenge)]
        if rivals and (chosen := self.rival(view, rivals)) is not None:
            return Choice(chosen)
        return self.player.choose(view, legal, rng, budget)

    def stakes(self, view: DefizzView, legal: list[Stake]) -> Move:
        """The stake, of those that may be made in order of their amounts."""
        return legal[0]

    def accepts(self, view: DefizzView) -> bool:
        """Tell if a raise is taken."""
        return True

    def rival(self, view: DefizzView, legal: list[Challenge]) -> Move | None:
        """The opponent in a Duel; None: whomever an expert player would take."""
        return None

    def reflex(self, kind: str, rng: Random) -> float:
        return self.player.reflex(kind, rng)

    @staticmethod
    def knows(view: DefizzView) -> bool:
        """Tell if the answer is as good as known, by the hint."""
        assert view.seat is not None and view.choice is not None
        grasp = bets.grasps(view, Knowledge("expert", None, view.seat, KNOWS["expert"]))[view.choice]
        return sum(grasp.chances) / len(grasp.chances) >= SURE


class AllIn(Stubborn):
    """Stakes all there is, and takes every raise."""

    def stakes(self, view: DefizzView, legal: list[Stake]) -> Move:
        return legal[-1]


class Knower(Stubborn):
    """Stakes all there is, and takes a raise, where it is sure to know; else the minimum and no raise."""

    def stakes(self, view: DefizzView, legal: list[Stake]) -> Move:
        return legal[-1 if self.knows(view) else 0]

    def accepts(self, view: DefizzView) -> bool:
        return self.knows(view)


class Refuser(Stubborn):
    """Keeps the minimum and refuses every raise."""

    def accepts(self, view: DefizzView) -> bool:
        return False


class Bully(Stubborn):
    """Challenges whoever is poorest, for all that they have."""

    def stakes(self, view: DefizzView, legal: list[Stake]) -> Move:
        least = min([view.purses[seat] for seat in view.rivals])
        return min(legal, key=lambda stake: abs(stake.amount - least))

    def rival(self, view: DefizzView, legal: list[Challenge]) -> Move | None:
        return min(legal, key=lambda move: view.purses[move.opponent])


STUBBORN: dict[str, Callable[[], Player]] = {
    "keeper": Stubborn,
    "all-in": AllIn,
    "knower": Knower,
    "refuser": Refuser,
    "bully": Bully,
}
"""The stubborn players by name."""
