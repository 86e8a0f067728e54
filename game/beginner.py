"""The seat that begins a match: named by the table, or drawn by lot."""

from __future__ import annotations

from game.shuffle import lot
from game.table import BadOptions


def check(first: int | None) -> None:
    """Refuse a seat that no table has."""
    if first is not None and first < 0:
        raise BadOptions("seat {first} can't begin: seats are numbered from 0", first=first)


def seat(first: int | None, seats: int, seed: int, shuffles: int) -> int:
    """The seat that begins among so many: the one named, else the seed's draw with this number."""
    if first is None:
        return lot(seats, seed, shuffles)
    if first >= seats:
        raise BadOptions("seat {first} can't begin: there are {seats} seats", first=first, seats=seats)
    return first
