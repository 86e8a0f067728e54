"""The times at which computer players act."""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import NamedTuple

from ai.player import REFLEXES, Player
from game.table import Timer

THINKING = (0.4, 0.9)
"""Seconds that a computer player seems to think (least, most), so that the real time gives nothing away."""
ASKING = 0.02
"""Seconds between two looks for the answer of a computer player that still thinks."""


class Plan(NamedTuple):
    """The time on the sitting's clock at which a computer player acts, and the id of the limit that its move is for."""

    due: float
    window: int | None


class Plans:
    """The plans of the computer players that are about to act, by seat."""

    def __init__(self) -> None:
        self.pace = 1.0
        """The speed of the table: seeming thought is shorter by this factor. Reactions and limits are not."""
        self.reading = 1.0
        """The share of the time for reading that players leave to people: 1 at a calm table, 0 if nobody looks on."""
        self.by_seat: dict[int, Plan] = {}
        self._read = 0.0
        """The time on the sitting's clock at which everybody has read what lies on the table."""

    def add(self, seat: int, player: Player, now: float, timer: Timer | None, rng: Random) -> None:
        """Plan a player's move: after a reaction where speed counts in the limit that runs, else some thinking."""
        if timer is not None and timer.kind in REFLEXES:
            takes = player.reflex(timer.kind, rng)
        else:
            takes = rng.uniform(*THINKING) / self.pace
        self.by_seat[seat] = Plan(now + takes, timer.id if timer is not None else None)

    def let_read(self, seconds: float, now: float) -> None:
        """Put all plans off by the seconds that people need to read something, as far as this table leaves them."""
        seconds *= self.reading
        self._read = now + seconds
        self._shift(seconds)

    def hurry(self, now: float) -> bool:
        """Give up the rest of the time for reading: everybody has read; False if there was none."""
        rest, self._read = self._read - now, now
        if rest <= 0 or not self.by_seat:
            return False
        self._shift(-rest)
        return True

    def _shift(self, seconds: float) -> None:
        """Move all plans by so many seconds."""
        self.by_seat = {seat: plan._replace(due=plan.due + seconds) for seat, plan in self.by_seat.items()}

    def keep_only(self, seats: Container[int]) -> None:
        """Drop the plans of all but these seats."""
        self.by_seat = {seat: plan for seat, plan in self.by_seat.items() if seat in seats}

    def ready(self, now: float) -> list[tuple[float, int]]:
        """The plans that are due, as (time, seat), the earliest first."""
        return sorted((plan.due, seat) for seat, plan in self.by_seat.items() if plan.due <= now)

    def waits(self, now: float) -> list[float]:
        """Seconds until each player acts, or is asked again if it is due and still thinks."""
        return [plan.due - now if plan.due > now else ASKING for plan in self.by_seat.values()]
