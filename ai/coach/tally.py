"""Events counted over imagined worlds, and the difference between two counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import sqrt

from ai.coach.saying import Sequels
from game.table import Move

LEAST = 0.06
"""The least difference between two shares that is worth a word."""
SURE = 4.0
"""The standard deviations by which a difference has to stand out from chance: the largest of many is told."""
FIRST = 12
"""The worlds that are looked at whatever the clock says."""
MOST = 400
"""The worlds after which nothing new is to be expected."""
HOLDS = 1 / 3
"""The share of a difference that has to be found again for a claim to hold."""


class Tally:
    """The events after one move, counted over worlds."""

    __slots__ = ("counts", "worlds")

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.worlds = 0

    def add(self, events: Iterable[str]) -> None:
        self.counts.update(events)
        self.worlds += 1

    def share(self, event: str) -> float:
        """The share of worlds in which an event happened."""
        return self.counts[event] / self.worlds if self.worlds else 0.0


def study(sequels: Sequels, moves: Iterable[Move], late: Callable[[], bool], most: int = MOST) -> list[Tally]:
    """Play every move out in the same worlds until it is late, and count what happens."""
    moves = list(moves)
    tallies = [Tally() for _ in moves]
    for world in range(most):
        if world >= FIRST and late():
            break
        sequels.draw()
        for move, tally in zip(moves, tallies, strict=True):
            tally.add(sequels.after(move))
    return tallies


def differs(one: Tally, other: Tally, event: str) -> float:
    """The difference between two shares of an event; 0 if it is too small, or may be chance."""
    share, against = one.share(event), other.share(event)
    gap = share - against
    if abs(gap) < LEAST:
        return 0.0
    mean = (one.counts[event] + other.counts[event] + 1) / (one.worlds + other.worlds + 2)
    spread = sqrt(mean * (1 - mean) * (1 / one.worlds + 1 / other.worlds))
    return gap if abs(gap) >= SURE * spread else 0.0


def holds(told: float, found: float) -> bool:
    """Tell if a difference that was told is found again in other worlds: on the same side, and no mere trace of it."""
    return told * found > 0 and abs(found) >= HOLDS * abs(told)
