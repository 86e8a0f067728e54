"""Free answers: who puts a computer player's answer in words, and who rules on an answer at a table without people."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ai.player import Choice
from game.table import Move, View


class Judge(Protocol):
    """Speaks for computer players and for the table, in a game whose answers are free texts."""

    def aloud(self, view: Any, choice: Choice, /) -> Choice:
        """The same choice with a real answer in the place of a stand-in that the player could only point at."""
        ...

    def verdict(self, view: Any, rng: Random, /) -> Move:
        """The table's own move where the rules ask for one and nobody can be asked."""
        ...


class NoJudge:
    """For games in which every move can be chosen from a list: each choice stands as it is."""

    def aloud(self, view: View, choice: Choice, /) -> Choice:
        return choice

    def verdict(self, view: View, rng: Random, /) -> Move:
        raise LookupError(f"the rules of {view.game} ask nobody for a verdict")


NO_JUDGE = NoJudge()


def no_judge() -> Judge:
    """The judge of a game without free answers."""
    return NO_JUDGE
