"""Turns of Trio imagined on, told as events: who finds which trio, and what the cards turned up show to whom."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.coach.rollout import Rollout
from ai.trio.player import Trio
from game.table import Event, Move
from game.trio import events
from game.trio.cards import SEVEN
from game.trio.view import TrioView
from game.trio.worlds import Worlds


class TrioSequels(Rollout):
    """The sequels of a view up to the end of one's own next turn, played by normal players."""

    def __init__(self, view: TrioView, rng: Random, player: Any = None) -> None:
        super().__init__(view, rng, Worlds(view), Trio("normal"), 3 * view.seats + 6)

    def watch(self, move: Move) -> Turns:
        assert self.view.seat is not None
        return Turns(self.view)


class Turns:
    """The turns from now to the end of one's own next one."""

    def __init__(self, view: TrioView) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.mates = [
            seat for seat in range(view.seats) if view.options.teams and (seat - view.seat) % (view.seats // 2) == 0
        ]
        self.done = False
        self.events: set[str] = set()
        self.turns = 0
        """Turns that have ended."""
        self.mine = 0
        """Turns of one's own that have begun after this one."""
        self.shown: set[int] = set()
        """The numbers that one has turned up in this turn."""
        self.first: int | None = None
        self.known = {seen.number for seen in view.revealed}

    def hear(self, event: Event) -> None:
        match event:
            case events.Revealed(seat, _, number, count) if not self.turns and seat == self.me:
                self.shown.add(number)
                if self.known and self.first is None:
                    self.first = number
                    self.events.add("match" if number in self.known else "miss")
                elif not self.known and count == 2:
                    self.events.add("match" if len(self.shown) == 1 else "miss")
                if number == SEVEN:
                    self.events.add("seven")
            case events.TrioWon(seat, number):
                self._won(seat, number)
                self.turns += 1
            case events.PutBack():
                self.turns += 1
            case events.MatchWon(winners):
                self.events.add("win" if self.me in winners else "lost")
                self.done = True
            case events.TurnBegan(seat) if seat == self.me:
                self.mine += 1
            case _:
                pass
        if self.turns and self.mine and self._over(event):
            self.done = True

    def _over(self, event: Event) -> bool:
        """Tell if one's own next turn has ended with this event."""
        return (
            isinstance(event, events.PutBack | events.TrioWon)
            and getattr(event, "seat", None) == self.me
            and self.turns > 1
        )

    def _won(self, seat: int, number: int) -> None:
        ours = seat == self.me or seat in self.mates
        if not self.turns:
            self.events.add("trio")
        elif seat == self.me:
            self.events.add("next")
        elif not ours:
            self.events |= {f"theirs:{seat}", "theirs_any"}
            if number in self.shown:
                self.events |= {f"helped:{seat}", "helped_any"}

    def see(self, state: Any, seat: int) -> None:
        """Nothing is to be seen before a move."""

    def told(self, state: Any) -> set[str]:
        return self.events
