"""Le Tordu with three to five seats: worlds that fit the voids and the bid are played out by card sense."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from math import exp
from random import Random

from ai.tordu import contracts
from ai.tordu.playout import playout
from ai.tordu.position import Position, start
from game.tordu.view import TorduView
from game.tordu.worlds import Worlds

TRUST = 1.5
"""The weight of a bid's promise, per point, when a hand is judged by its bid."""
NO_BID = 0.02
"""The least likelihood of any bid from any hand."""
NEAR = 2.0
"""The distance, in tricks, from those that a hand is good for within which its best bid is looked for."""


@lru_cache(maxsize=1 << 10)
def likely(hand: int, seats: int, trump: int, tricks: int) -> float:
    """The likelihood of a bid from a hand, up to a constant factor."""
    best = contracts.promises(hand, seats, near=NEAR)[0]
    bid = contracts.promise(hand, seats, trump, tricks)
    return exp(TRUST * min(bid.value - best.value, 0.0)) + NO_BID


class Crowd:
    """Worlds that a view allows, each with how well it fits the bid."""

    def __init__(self, view: TorduView, rng: Random) -> None:
        self.me = view.seat
        self.seats = view.seats
        self.worlds = Worlds(view)
        self.rng = rng
        self.hands = self.worlds.base.hands
        self.pool = [1 << card for cards in self.worlds.suits for card in cards]
        self.shares = [(seat, view.counts[seat]) for seat in self.worlds.free]

    def draw(self) -> list[int]:
        """The hands of one world, by seat; where nobody has shown a void the cards are dealt without checks."""
        if self.worlds.void:
            return self.worlds.draw(self.rng).hands
        hands = self.hands.copy()
        fall = iter(self.rng.sample(self.pool, sum(count for _, count in self.shares)))
        for seat, count in self.shares:
            hands[seat] = sum(islice(fall, count))
        return hands

    def fit(self, hands: list[int], declarer: int, trump: int, tricks: int, played: int = 0) -> float:
        """The weight of a world, by the likelihood of the declarer's bid in it; 1 for our own bid, which says nothing
        of the others."""
        if declarer == self.me:
            return 1.0
        return likely(hands[declarer] | played, self.seats, trump, tricks)


def contract_gap(hands: list[int], declarer: int, trump: int, tricks: int) -> int:
    """The gap of a contract in one world, played out by card sense."""
    return playout(start(len(hands), declarer, trump, tricks, hands))


def card_gap(position: Position, hands: list[int], card: int) -> int:
    """The gap after a card in one world, played out by card sense."""
    world = position.copy()
    world.hands = hands.copy()
    world.play(card)
    return playout(world)
