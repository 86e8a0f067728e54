"""The event that is shown on the card at this moment, and the stopwatch of games against time."""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from game.defizz.chance.timed import SLOWEST

REACTIONS = (22, 40)
"""Least and most hundredths of a second of a reaction that is drawn by lot."""
RED = (1.6, 4.0)
"""Least and most seconds that the light is red."""


class Playing(NamedTuple):
    """An event that is being shown, and the share of its time that has passed (0 to 1)."""

    event: Any
    share: float


class Stopwatch:
    """The stopwatch of a game against time; the time it measures is handed to the rules as a pick."""

    def __init__(self) -> None:
        self.about: Any = None
        self.elapsed = 0.0
        self.running = False
        self.turns_green = RED[1]
        self.drawn: int | None = None
        """The reaction that is drawn by lot for whoever presses next, where speed doesn't count; else None."""

    def set(self, about: Any) -> None:
        """Start again from zero if `about` (the round and the side) is another than before."""
        if about != self.about:
            self.about = about
            self.elapsed, self.running = 0.0, False
            least, most = RED
            self.turns_green = least + (most - least) * (zlib.crc32(repr(about).encode()) % 1000) / 1000

    @property
    def green(self) -> bool:
        """True while the light is green."""
        return self.running and self.elapsed >= self.turns_green

    @property
    def late(self) -> bool:
        """True once the light has been green for the longest time that counts."""
        return self.elapsed >= self.turns_green + SLOWEST / 100

    @property
    def reaction(self) -> int:
        """Hundredths of a second since the light turned green, or those drawn by lot; 0: too early."""
        if self.drawn is not None:
            return self.drawn
        return min(SLOWEST, max(1, round((self.elapsed - self.turns_green) * 100))) if self.green else 0

    @property
    def hundredths(self) -> int:
        """Hundredths of a second since the start."""
        return round(self.elapsed * 100)
