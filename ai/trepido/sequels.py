"""Rounds of Trépido imagined on, told as events: who goes out, who can answer, what is still in hand."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.coach.rollout import Rollout
from ai.trepido.player import Trepido
from game.table import Event, Move
from game.trepido import events
from game.trepido.cards import FACE, JOKER, SKULL
from game.trepido.phases import PHASES
from game.trepido.view import TrepidoView
from game.trepido.worlds import Worlds

MOVES = {2: 10, 3: 13, 4: 16, 5: 20, 6: 24}
"""The moves that are imagined, by the number of seats: about two turns each."""
TURN = PHASES.index("turn")
FEW = 2


class TrepidoSequels(Rollout):
    """The sequels of a view, played on by the instinct of a normal player."""

    def __init__(self, view: TrepidoView, rng: Random, player: Any = None) -> None:
        super().__init__(view, rng, Worlds(view), Trepido("normal"), MOVES[view.seats])

    def watch(self, move: Move) -> Round:
        assert self.view.seat is not None
        return Round(self.view.seat, self.view.counts[self.view.seat])


class Round:
    """The rest of a round as one seat lives through it."""

    def __init__(self, me: int, count: int) -> None:
        self.me = me
        self.count = count
        self.done = False
        self.events: set[str] = set()
        self.asked: set[int] = set()
        """The seats that have had a turn."""
        self.last = me

    def hear(self, event: Event) -> None:
        match event:
            case events.RoundWon(winner):
                self.done = True
                if winner is not None:
                    self.events.add(f"out:{winner}")
            case events.Drew(seat, _, why):
                if why == "threat":
                    self.events.add("hit" if seat == self.me else f"hits:{seat}")
                elif why == "draw" and seat not in self.asked and seat != self.me:
                    self.events.add(f"draws:{seat}")
            case events.ThreatCancelled(seat) if seat == self.me:
                self.events.add("saved")
            case events.RaceWon(seat):
                self.events.add(f"race:{seat}")
            case events.Gave(_, receiver) if receiver == self.me:
                self.events.add("gift")
            case events.Swapped(seat, other) if self.me in (seat, other):
                self.events.add("swapped")
            case events.Played(seat) if seat != self.me:
                self.asked.add(seat)

    def see(self, state: Any, seat: int) -> None:
        """Look if this seat can lay something at its first turn from here on."""
        if seat == self.me and state.phase == TURN and self.me not in self.asked:
            self.asked.add(seat)
            fits = state.fits[state.top]
            self.events.add("next" if any(fits[card] for card in state.hands[seat]) else "stuck")

    def told(self, state: Any) -> set[str]:
        if self.done:
            return self.events
        hand = state.hands[self.me]
        counts = [len(each) for each in state.hands]
        if any(FACE[card] == SKULL for card in hand):
            self.events.add("skull")
        if any(JOKER <= FACE[card] < SKULL for card in hand):
            self.events.add("joker")
        if len(hand) <= FEW:
            self.events.add("few")
        if len(hand) > self.count:
            self.events.add("grows")
        if counts[self.me] == min(counts):
            self.events.add("ahead")
        return self.events
