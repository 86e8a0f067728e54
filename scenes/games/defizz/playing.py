"""What moves on the card itself: a picture on its way, the voice that reads, the clock of a game against time."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

from game.defizz.chance.timed import SLOWEST
from scenes.motion.cue import Cue, Entry

if TYPE_CHECKING:
    from scenes.games.defizz.table import Defizz

RED = (1.6, 4.0)
"""Seconds that the light is red, at least and at most."""


class Playing(NamedTuple):
    """An event that is being shown, and how far it has come."""

    event: Any
    share: float


class Show:
    """A piece of a cue: the card draws the event at every share of its time."""

    def __init__(self, table: Defizz, event: Any, first: float = 0.0) -> None:
        self.table = table
        self.event = event
        self.first = first

    def begin(self) -> None:
        self.table.playing = Playing(self.event, self.first)

    def step(self, share: float) -> None:
        self.table.playing = Playing(self.event, max(self.first, share))

    def end(self) -> None:
        self.table.playing = None


def show(table: Defizz, event: Any, ms: int) -> Cue:
    """Draw an event on the card for so long; with reduced motion it is there at once."""
    return Cue([Entry(0, ms, Show(table, event))], ms) if not table.stage.reduced else Cue(ms=min(ms, 300))


def held(table: Defizz, event: Any, ms: int) -> Cue:
    """The picture of an event at its end, for a while."""
    return Cue([Entry(0, ms, Show(table, event, 1.0))], ms)


class Stopwatch:
    """The time of a game against the clock. What is measured is handed to the rules as a pick."""

    def __init__(self) -> None:
        self.about: Any = None
        self.elapsed = 0.0
        self.running = False
        self.turns_green = RED[1]

    def set(self, about: Any) -> None:
        """Begin anew with another round or another side."""
        if about != self.about:
            self.about = about
            self.elapsed, self.running = 0.0, False
            least, most = RED
            self.turns_green = least + (most - least) * (zlib.crc32(repr(about).encode()) % 1000) / 1000

    @property
    def green(self) -> bool:
        return self.running and self.elapsed >= self.turns_green

    @property
    def late(self) -> bool:
        """Nobody needs longer than that."""
        return self.elapsed >= self.turns_green + SLOWEST / 100

    @property
    def reaction(self) -> int:
        """Hundredths of a second since the light is green; 0: too early."""
        return min(SLOWEST, max(1, round((self.elapsed - self.turns_green) * 100))) if self.green else 0

    @property
    def hundredths(self) -> int:
        return round(self.elapsed * 100)
