"""The table's clock: real seconds in, the motion's seconds out."""

from __future__ import annotations

from math import inf

INSTANT = inf
RATES = (0.5, 1.0, 2.0, 4.0, INSTANT)
"""The speeds a player can choose; instant shows no motion at all."""


class Clock:
    """Time at a rate. Paused, it stands still."""

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
        return self._rate == INSTANT

    def advance(self, dt: float) -> float:
        """How many seconds pass for what moves while `dt` real ones do."""
        return dt * self._rate if dt > 0.0 and not self.paused else 0.0
