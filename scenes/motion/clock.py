"""The clock of everything that moves: real seconds in, seconds at the chosen speed out."""

from __future__ import annotations

from math import inf

INSTANT = inf
SLOWEST = 0.25
"""The rate of slow motion for a player who has chosen the least speed."""
RATES = (SLOWEST, 0.5, 1.0, 2.0, 4.0, INSTANT)
"""The speeds: that of slow motion, and those that a player can choose; instant shows no motion at all."""


class Clock:
    """Time at a rate; while paused it stands still."""

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate
        self.paused = False

    @property
    def rate(self) -> float:
        return self._rate

    @rate.setter
    def rate(self, rate: float) -> None:
        if rate not in RATES:
            raise ValueError(f"a clock goes at one of {RATES}, not at {rate}")
        self._rate = rate

    @property
    def instant(self) -> bool:
        """True if nothing is to be seen moving."""
        return self._rate == INSTANT

    def advance(self, dt: float) -> float:
        """The seconds that pass for motion while `dt` real ones do."""
        return dt * self._rate if dt > 0.0 and not self.paused else 0.0
