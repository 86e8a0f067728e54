"""The look at a drawn card that does not fit: the table then keeps it for a person who plays alone.

With several people at one screen each keeps it by hand: how long that takes would tell the others.
"""

from __future__ import annotations

from scenes.tables.reach import Reach

GLANCE = 0.7
"""Seconds that the card is looked at, at the usual speed of the table."""


class Glance:
    """The time that a person has looked at a card that can only be kept."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def over(self, dt: float, reach: Reach) -> bool:
        """Let time pass, in seconds, once the card has arrived; True if it has been looked at for long enough."""
        if reach.pausing() or reach.director.busy:
            return False
        self.seconds += dt * reach.director.clock.rate
        return self.seconds >= GLANCE

    def end(self) -> None:
        """Begin anew with the next card."""
        self.seconds = 0.0
