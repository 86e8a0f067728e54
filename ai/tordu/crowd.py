"""Le Tordu with three to five seats: worlds that fit the voids and the bid are played out by card sense."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from math import exp
from random import Random

from ai.tordu import sense
from ai.tordu.playout import playout
from ai.tordu.position import Position, start
from game.tordu.view import TorduView
from game.tordu.worlds import Worlds

TRUST = 1.5
"""How surely a bidder is taken to have bid what card sense likes best."""
NO_BID = 0.02
"""How likely any bid is at least."""
NEAR = 2.0
"""How many tricks from those that a hand is good for a bid is looked for."""


@lru_cache(maxsize=1 << 10)
def likely(hand: int, seats: int, trump: int, tricks: int) -> float:
    """How likely a bid is from a hand, up to a factor."""
    best = sense.promises(hand, seats, near=NEAR)[0]
    bid = sense.promise(hand, seats, trump, tricks)
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
        """All hands of a world; where nobody has shown a void, the cards simply fall as shuffled."""
        if self.worlds.void:
            return self.worlds.draw(self.rng).hands
        hands = self.hands.copy()
        fall = iter(self.rng.sample(self.pool, sum(count for _, count in self.shares)))
        for seat, count in self.shares:
            hands[seat] = sum(islice(fall, count))
        return hands

    def fit(self, hands: list[int], declarer: int, trump: int, tricks: int, played: int = 0) -> float:
        """How well a world fits a bid; our own bid says nothing of the others."""
        if declarer == self.me:
            return 1.0
        return likely(hands[declarer] | played, self.seats, trump, tricks)


def contract_gap(hands: list[int], declarer: int, trump: int, tricks: int) -> int:
    """The gap of a contract in one world, played out."""
    return playout(start(len(hands), declarer, trump, tricks, hands))


def card_gap(position: Position, hands: list[int], card: int) -> int:
    """The gap after a card in one world, played out."""
    world = position.copy()
    world.hands = hands.copy()
    world.play(card)
    return playout(world)
