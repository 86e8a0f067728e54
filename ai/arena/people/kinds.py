"""The part that all model people share: three kinds, moves at random, reaction times, and a memory that fades."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Literal, NamedTuple
from zlib import crc32

from ai.player import Choice
from game.table import Move, View

Kind = Literal["evening", "casual", "keen"]
KINDS: tuple[Kind, ...] = ("evening", "casual", "keen")


class Manner(NamedTuple):
    """The traits of a kind of people in any game."""

    slips: float
    """The share of moves made at random."""
    notices: float
    """The share of what others do that they take in."""
    keeps: float
    """The chance that something is still remembered a turn later."""
    reaction: tuple[float, float]
    """Seconds until they react where speed counts: the mean and its spread."""


MANNERS: dict[Kind, Manner] = {
    "evening": Manner(slips=1 / 3, notices=0.6, keeps=0.8, reaction=(2.6, 0.7)),
    "casual": Manner(slips=0.15, notices=0.85, keeps=0.91, reaction=(1.9, 0.5)),
    "keen": Manner(slips=0.03, notices=0.87, keeps=0.92, reaction=(1.6, 0.4)),
}
"""Reaction times are of somebody who has to see a card of theirs fit and then press, not of a mere reflex."""
QUICKEST = 0.35
PRESSES: dict[Kind, tuple[float, float]] = {"evening": (4.5, 1.2), "casual": (3.65, 0.95), "keen": (3.65, 0.95)}
"""Seconds until an answer has come to mind and the button is pressed, and their spread: as long for everybody who has
had the button in front of them before, however often they play."""


class ModelPerson(ABC):
    """A person of one kind at a game. Like any player, they see their view and nothing else."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Kind = kind
        self.manner = MANNERS[kind]

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0])
        if self.slips(view, rng):
            return Choice(rng.choice(legal))
        return Choice(self.decide(view, legal, rng))

    def slips(self, view: Any, rng: Random) -> bool:
        """Tell if this move is made at random."""
        return rng.random() < self.manner.slips

    @abstractmethod
    def decide(self, view: Any, legal: list[Move], rng: Random) -> Move:
        """The move that looks best to them."""

    def reflex(self, kind: str, rng: Random) -> float:
        mean, spread = PRESSES[self.kind] if kind == "press" else self.manner.reaction
        return max(QUICKEST, rng.gauss(mean, spread))

    def remembers(self, about: str, age: int, own: bool = False) -> bool:
        """Tell if something of so many turns ago is remembered; the same each time it is asked about."""
        drawn = Random(crc32(about.encode()))
        if age > 1 and not own and drawn.random() >= self.manner.notices:
            return False
        return age <= 1 or drawn.random() < self.manner.keeps ** (age - 1)
