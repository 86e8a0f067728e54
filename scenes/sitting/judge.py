"""Free answers: who puts a computer player's answer in words, and who rules on an answer at a table without people."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ai.player import Choice
from game.match import Match
from game.table import Move


class Judge(Protocol):
    """Speaks for computer players and for the table, in a game whose answers are free texts."""

    def aloud(self, state: Any, choice: Choice, /) -> Choice:
        """The same choice with a real answer in the place of a stand-in that the player could only point at."""
        ...

    def voiced(self, state: Any, move: Any, /) -> Any:
        """The same for a move alone."""
        ...

    def verdict(self, match: Match, rng: Random, /) -> Move:
        """The table's own move where the rules ask for one and nobody can be asked."""
        ...


class NoJudge:
    """For games in which every move can be chosen from a list: each choice stands as it is."""

    def aloud(self, state: Any, choice: Choice, /) -> Choice:
        return choice

    def voiced(self, state: Any, move: Any, /) -> Any:
        return move

    def verdict(self, match: Match, rng: Random, /) -> Move:
        raise LookupError(f"the rules of {match.game.name} ask nobody for a verdict")


NO_JUDGE = NoJudge()


def no_judge() -> Judge:
    """The judge of a game without free answers."""
    return NO_JUDGE
