"""A race claimed by a person with their key."""

from __future__ import annotations

from game.table import Move

CLAIM = 6.0
"""Seconds that a person who pressed their key has to lay a card."""


class Claim:
    """The claim of the first person to press their key: a few seconds, while time stands still for the others."""

    def __init__(self, seat: int, otherwise: Move, longer: float = 1.0) -> None:
        self.seat = seat
        self.otherwise = otherwise
        """The move that is made for them if they do nothing."""
        self.whole = CLAIM * longer
        """Seconds that they have in all."""
        self.passed = 0.0
        """Seconds since they pressed their key."""

    @property
    def left(self) -> float:
        """Seconds that they still have."""
        return max(0.0, self.whole - self.passed)
