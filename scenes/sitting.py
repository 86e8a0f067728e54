"""People and computer players at one table: whose moment it is, who thinks how long, which limit runs.

The rules name limits and read no clock; here is the clock. It stands still whenever nobody calls `update`:
while cards move, behind the curtain, in a pause.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from ai.player import Player
from game.match import Match
from game.table import TABLE, TIMEOUT, Event

THINKING = (0.4, 0.9)
"""Seconds that a computer player seems to think, whatever it really takes: time tells nothing."""
REFLEXES = {"race": (0.9, 3.2), "thanks": (0.5, 1.6), "press": (1.5, 6.0)}
"""Seconds until it reacts where speed counts, by the kind of limit."""


class Plan(NamedTuple):
    """When a computer player will act, on the sitting's clock, and the window it means."""

    due: float
    window: int | None


class Sitting:
    """One match with its players. `update` lets time pass; `play` is a person's move."""

    def __init__(self, match: Match, players: Mapping[int, Player], rng: Random, limits: float | None = 1.0) -> None:
        self.match = match
        self.players = dict(players)
        self.rng = rng
        self.limits = limits
        """How many times longer every limit is; None: no limit runs out."""
        self.now = 0.0
        self._plans: dict[int, Plan] = {}
        self._window: int | None = None
        self._opened = 0.0
        self._look()

    @property
    def people(self) -> tuple[int, ...]:
        """The people who may act now."""
        return tuple(seat for seat in self.match.state.actors() if seat >= 0 and seat not in self.players)

    @property
    def left(self) -> float | None:
        """Seconds until the limit that runs is over; None if there is none."""
        timer = self.match.state.timer
        if timer is None or self.limits is None:
            return None
        return max(0.0, self._opened + timer.seconds * self.limits - self.now)

    @property
    def waits(self) -> bool:
        """Whether nothing will happen before a person acts: then no time needs to pass."""
        return not self._plans and self.left is None

    def play(self, seat: int, move: Any, window: int | None = None) -> list[Event]:
        """A move; raises IllegalMove and changes nothing if the rules refuse it."""
        events = self.match.play(seat, move, window)
        self._look()
        return events

    def update(self, dt: float) -> list[Event]:
        """Let time pass; at most one thing happens, so that it can be shown before the next."""
        self.now += dt
        ready = sorted((plan.due, seat) for seat, plan in self._plans.items() if plan.due <= self.now)
        limit = self._limit()
        if limit is not None and (not ready or limit < ready[0][0]) and limit <= self.now:
            return self.play(TABLE, TIMEOUT)
        return self._act(ready[0][1]) if ready else []

    def _act(self, seat: int) -> list[Event]:
        """A computer player acts on what its seat may know."""
        window = self._plans.pop(seat).window
        state = self.match.state
        move = self.players[seat].choose(state.view(seat), state.legal(seat), self.rng)
        return self.play(seat, move, window)

    def _limit(self) -> float | None:
        left = self.left
        return None if left is None else self.now + left

    def _look(self) -> None:
        """After a move: who is to act now, and when. Plans for a window that is still open stay as they are."""
        state = self.match.state
        timer = state.timer
        window = timer.id if timer is not None else None
        if window != self._window or timer is None:
            self._window, self._opened = window, self.now
            self._plans.clear()
        actors = timer.seats if timer is not None else state.actors()
        self._plans = {seat: plan for seat, plan in self._plans.items() if seat in actors}
        for seat in actors:
            if seat in self.players and seat not in self._plans:
                least, most = REFLEXES.get(timer.kind, THINKING) if timer is not None else THINKING
                self._plans[seat] = Plan(self.now + self.rng.uniform(least, most), window)
