"""The seating: sides of one or two people, neighbours, the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Person = TypeVar("Person")


def pairs(people: Sequence[Person]) -> list[tuple[Person, ...]]:
    """DE-01: people in sides of two, in their order; an odd person out plays alone."""
    return [tuple(people[first : first + 2]) for first in range(0, len(people), 2)]


def clockwise(seat: int, living: tuple[int, ...]) -> tuple[int, ...]:
    """The seats in play after this one, clockwise."""
    return tuple([other for other in living if other > seat] + [other for other in living if other < seat])


def reader_for(active: int, living: tuple[int, ...], out: tuple[int, ...]) -> int:
    """DE-05: the nearest side in play on the active side's right; DE-24: with two left, the last one eliminated."""
    if len(living) == 2 and out:
        return out[-1]
    return clockwise(active, living)[-1]


def leaving(active: int, seats: int, losers: list[int]) -> list[int]:
    """DE-24, sides that go out in one turn: the last counts as eliminated last. That is the nearest one
    on the right of the side whose turn it was; that side itself is the farthest."""
    return sorted(losers, key=lambda seat: (active - seat - 1) % seats, reverse=True)
