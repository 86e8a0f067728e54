"""Le Tordu with three to five seats: worlds that fit the voids and the bid are played out by card sense."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from ai import tordu_sense as sense
from ai.tordu_position import Position, start
from game.tordu.view import TorduView
from game.tordu.worlds import Worlds

TRUST = 1.5
"""How surely a bidder is taken to have bid what card sense likes best."""
NO_BID = 0.02
"""How likely any bid is at least."""


@lru_cache(maxsize=1 << 10)
def likely(hand: int, seats: int, trump: int, tricks: int) -> float:
    """How likely a bid is from a hand, up to a factor."""
    found = sense.promises(hand, seats)
    bid = next(one.value for one in found if (one.trump, one.tricks) == (trump, tricks))
    return exp(TRUST * (bid - found[0].value)) + NO_BID


class Crowd:
    """Worlds that a view allows, each with how well it fits the bid."""

    def __init__(self, view: TorduView, rng: Random) -> None:
        self.me = view.seat
        self.seats = view.seats
        self.worlds = Worlds(view)
        self.rng = rng

    def draw(self) -> list[int]:
        return self.worlds.draw(self.rng).hands

    def fit(self, hands: list[int], declarer: int, trump: int, tricks: int, played: int = 0) -> float:
        """How well a world fits a bid; our own bid says nothing of the others."""
        if declarer == self.me:
            return 1.0
        return likely(hands[declarer] | played, self.seats, trump, tricks)


def contract_gap(hands: list[int], declarer: int, trump: int, tricks: int) -> int:
    """The gap of a contract in one world, played out."""
    return sense.playout(start(len(hands), declarer, trump, tricks, hands.copy()))


def card_gap(position: Position, hands: list[int], card: int) -> int:
    """The gap after a card in one world, played out."""
    world = position.copy()
    world.hands = hands.copy()
    world.play(card)
    return sense.playout(world)
