"""The judge of free answers: it words those of computer players, and rules on answers at a table without people."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ai.player import Choice
from game.table import Move, View


class Judge(Protocol):
    """A speaker for computer players and for the table, in a game whose answers are free texts."""

    def aloud(self, view: Any, choice: Choice, /) -> Choice:
        """The same choice with its answer in words, where the player could only choose a stand-in for it."""
        ...

    def verdict(self, view: Any, rng: Random, /) -> Move:
        """The table's own move where the rules ask for one and nobody can be asked."""
        ...


class NoJudge:
    """The judge of a game whose moves are all chosen from a list: it changes no choice and never rules."""

    def aloud(self, view: View, choice: Choice, /) -> Choice:
        return choice

    def verdict(self, view: View, rng: Random, /) -> Move:
        raise LookupError(f"the rules of {view.game} ask nobody for a verdict")


NO_JUDGE = NoJudge()
