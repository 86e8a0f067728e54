"""Deals of Le Tordu imagined to their end by card sense, told as events: who takes which trick, and what that does."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.coach.saying import Sequels
from ai.tordu.playout import playout
from ai.tordu.position import SUIT_MASK, Position, read, start
from game.table import Move
from game.tordu.cards import CARD, SUITS
from game.tordu.moves import Bid, Play
from game.tordu.view import TorduView
from game.tordu.worlds import Worlds

HIGH = 6
"""The rank from which a card is high: kings and aces."""


class TorduSequels(Sequels):
    """A view's worlds, with the contract that is played, or the one that a bid would make."""

    def __init__(self, view: TorduView, rng: Random, player: Any = None) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.rng = rng
        self.worlds = Worlds(view)
        self.position = read(view) if view.phase == "play" else None
        self.hands: list[int] = []

    def draw(self) -> None:
        self.hands = self.worlds.draw(self.rng).hands

    def after(self, move: Move) -> set[str]:
        if isinstance(move, Bid):
            return self._told(
                start(self.view.seats, self.me, SUITS.index(move.suit), move.tricks, self.hands.copy()), []
            )
        if self.position is not None and isinstance(move, Play):
            position = self.position.copy()
            position.hands = self.hands.copy()
            return self._told(position, [CARD[move.card]])
        return set()

    def _told(self, position: Position, cards: list[int]) -> set[str]:
        """The events from this position on: the cards given first, the rest by card sense."""
        world = position.copy()
        for card in cards:
            world.play(card)
        trace = cards.copy()
        playout(world, trace)
        return Story(position, self.me).told(trace)


class Story:
    """The events of a deal, trick by trick."""

    def __init__(self, position: Position, me: int) -> None:
        self.position = position
        self.me = me
        self.events: set[str] = set()
        self.first = True
        """True until the trick that lies is over."""

    def told(self, trace: list[int]) -> set[str]:
        """Play these cards and return what happens."""
        position = self.position
        for card in trace:
            self._discard(card)
            before, led, left = position.best, position.led, position.left
            position.play(card)
            if position.left != left:
                self._trick(card if before < 0 or led < 0 else position.best, led)
        self._end(position.need)
        return self.events

    def _discard(self, card: int) -> None:
        """Tell if a high card is thrown away on another suit."""
        position = self.position
        thrown = position.led >= 0 and card >> 3 not in (position.led, position.trump) and card & 7 >= HIGH
        if thrown and position.turn == self.me and not self.first:
            self.events.add("shed")

    def _trick(self, best: int, led: int) -> None:
        """Tell what a trick that is over has done; the position knows its taker."""
        position, events = self.position, self.events
        taker, mine, theirs = position.turn, position.turn == self.me, position.turn == position.declarer
        ruffed = best >> 3 == position.trump and led != position.trump
        if self.first:
            events.add(f"take:{taker}")
            self.first = False
        elif ruffed:
            events.add("ruff" if mine else "they_ruff" if theirs else "other_ruff")
        elif mine and best & 7 >= HIGH:
            events.add("saved")
        if theirs and position.need < 0 and best & 7 >= HIGH:
            events.add("stuck")
        if not position.left:
            events.add(f"last:{taker}")
        if position.left and not self._trumps_out() and position.hands[self.me] & SUIT_MASK[position.trump]:
            events.add("drawn")

    def _trumps_out(self) -> bool:
        """Tell if anybody but oneself still holds a trump."""
        position = self.position
        trumps = SUIT_MASK[position.trump]
        return any(hand & trumps for seat, hand in enumerate(position.hands) if seat != self.me)

    def _end(self, need: int) -> None:
        """Tell how the contract has come out."""
        self.events.add("over" if need < 0 else "under" if need > 0 else "kept")
        if abs(need) > 1:
            self.events.add("far")
