"""The interface of a computer player: a view in, a move out, with the numbers that led to it."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, NamedTuple, Protocol

from game.table import Move, View

Level = Literal["first", "easy", "normal", "hard", "expert"]
LEVELS: tuple[Level, ...] = ("first", "easy", "normal", "hard", "expert")
"""The levels from the weakest to the strongest. docs/players.md tells what each does and how strong it is."""

REACTION: dict[Level, tuple[float, float]] = {
    "first": (0.45, 0.10), "easy": (0.40, 0.09), "normal": (0.35, 0.08), "hard": (0.32, 0.07), "expert": (0.30, 0.06),
}  # fmt: skip
"""Seconds of a mere reaction, mean and standard deviation, by the level: *normal* is as quick as people are."""
QUICKEST = 0.12
"""Seconds below which nobody reacts: no eye is quicker."""
REFLEXES: dict[str, dict[Level, tuple[float, float]]] = {
    "race": {
        "first": (1.4, 4.0), "easy": (1.0, 3.2), "normal": (0.65, 2.25), "hard": (0.5, 1.9), "expert": (0.4, 1.6),
    },
    "thanks": {
        "first": (0.6, 2.2), "easy": (0.4, 1.8), "normal": (0.25, 1.25), "hard": (0.25, 1.1), "expert": (0.2, 0.9),
    },
    "press": {
        "first": (2.0, 7.0), "easy": (1.2, 5.75), "normal": (1.15, 5.65), "hard": (1.1, 5.5), "expert": (0.9, 4.7),
    },
}  # fmt: skip
"""Seconds that it takes besides to find the card or the answer, least and most, by the kind of limit and the level."""


class Reason:
    """A sentence with the numbers in it: an English template and its values, as errors have them."""

    __slots__ = ("text", "values")

    def __init__(self, text: str, **values: Any) -> None:
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return self.text.format(**self.values) if self.values else self.text

    def __repr__(self) -> str:
        return f"Reason({self!s})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.text, self.values) == (other.text, other.values)

    def __hash__(self) -> int:
        return hash(self.text)


class Weighed(NamedTuple):
    """A move and what it seemed to be worth; more is better."""

    move: Move
    worth: float


class Claim(NamedTuple):
    """The difference between two moves that a sentence tells: an event, and the shares of imagined worlds in which it
    happens after the move that is spoken for, and after the other one."""

    event: str
    share: float
    against: float
    worlds: int


class Advice(NamedTuple):
    """The coach's sentence about a move, beside another one."""

    name: str
    """The name of the saying, in code."""
    reason: Reason
    claim: Claim | None = None
    """The claim of the sentence; None if it tells what the view shows."""
    other: Move | None = None
    """The move that it is compared with; None if with none."""
    even: Reason | None = None
    """A sentence of its own after this one: that the other move is as good; None if it is not."""


class Choice(NamedTuple):
    """A move, why, and what else was weighed, the best first."""

    move: Move
    reason: Reason | None = None
    weighed: tuple[Weighed, ...] = ()
    advice: Advice | None = None
    """The coach's sentence; None for a choice that the coach has not looked at."""
    odds: tuple[Weighed, ...] = ()
    """The chance of each of many moves to do what it is for, from 0 to 1, where the coach can tell."""
    warnings: tuple[tuple[Move, Advice], ...] = ()
    """Moves that would cost much, each with what is likely to follow."""


class Player(Protocol):
    """Chooses one of the legal moves from what its seat may know, and nothing else.

    With the same view, moves, random numbers and no clock the choice is the same. `budget` is the seconds that may be
    used at most; None: as much as the level needs, by count and not by clock.
    """

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice: ...

    def reflex(self, kind: str, rng: Random) -> float:
        """Seconds until it reacts in a limit of this kind, drawn before the race opens."""
        ...


class Chance:
    """The simplest player: any legal move."""

    def __init__(self, level: Level = "normal") -> None:
        self.level: Level = level

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        return Choice(rng.choice(legal))

    def reflex(self, kind: str, rng: Random) -> float:
        return reflex(self.level, kind, rng)


def reflex(level: Level, kind: str, rng: Random) -> float:
    """A reaction time as people have them: a mere reaction, and the time to find what to do."""
    return reaction(level, rng) + rng.uniform(*REFLEXES.get(kind, REFLEXES["race"])[level])


def reaction(level: Level, rng: Random) -> float:
    """Seconds of a mere reaction, where nothing has to be found."""
    return max(QUICKEST, rng.gauss(*REACTION[level]))
