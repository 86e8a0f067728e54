"""Le Tordu with two seats: every hand that the other may hold is solved, given what it can know of ours.

Solving with all cards in sight makes the other clairvoyant: its next cards are therefore those that card sense would
play from its own hand, and only what follows is solved. A hand counts by how well it explains what the other has bid
and played. Measured against card sense over the same deals, in points a deal: +0.06 for foreseeing its next card, +0.1
for what was played, +0.15 when the declarer foresees two of its cards and +0.08 when the defender does; more cards
give nothing. The defender needs many hands: 200 are worth +0.2 more than 20, for the declarer it is +0.05.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from random import Random

from ai.tordu import sense
from ai.tordu.bids import NO_BID, likely, silent
from ai.tordu.position import ALL, SUIT_MASK, VOID_MASK, OtherPlays, Position, draw
from ai.tordu.solver import SOLVER
from game.tordu.cards import HAND

SHARP = 5.0
"""The weight of a card's promise, per trick, when a hand is judged by the cards it has played."""
SIGHT = 2
"""The number of the other seat's next cards that are foreseen by card sense before the rest is solved."""
TRIES = 60
"""Hands that are drawn, at most, for one that is solved."""
INFINITE = float("inf")
SLIP = 0.05
"""The least likelihood of any card from any hand."""


def runs(cards: int, between: int) -> list[int]:
    """The lowest card of each run: cards with none of `between` in between come to the same."""
    found = []
    last = -1
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        if last < 0 or last >> 3 != card >> 3 or between & (bit - 1) & -(2 << last):
            found.append(card)
        last = card
    return found


class Sieve:
    """Lets unlikely hands pass seldom, each with the weight of those held back, so that all solved hands weigh much the
    same.

    In defence 600 hands that were only weighed are worth +0.2 points a deal more than 200.
    """

    def __init__(self, rng: Random, keen: float) -> None:
        self.rng = rng
        self.keen = keen
        """The multiple of the mean weight from which a hand always passes."""
        self.usual = 0.0
        self.seen = 0

    def passes(self, weight: float) -> float:
        """The weight of a hand if it passes, 0.0 if it is held back."""
        self.seen += 1
        self.usual += (weight - self.usual) / self.seen
        least = min(self.keen, self.seen) * self.usual
        if weight >= least:
            return weight
        return least if self.rng.random() * least < weight else 0.0


class Duel:
    """One decision between two seats; `pays` is the worth of each gap to us."""

    def __init__(
        self, position: Position, plays: OtherPlays, pays: list[float], rng: Random, passed: bool = False
    ) -> None:
        self.position = position
        self.plays = plays
        self.me = position.turn
        self.other = 1 - self.me
        self.declares = self.me == position.declarer
        self.pays = pays
        self.rng = rng
        self.passed = passed
        """True if the other seat has left the first bid to us."""
        self.bid_sieve, self.play_sieve = Sieve(rng, 5.0), Sieve(rng, 2.0)
        self.hand = position.hands[self.me]
        unseen = ALL & ~position.gone & ~self.hand
        self.cards = runs(position.legal(), unseen | (1 << position.best if position.led >= 0 else 0))
        may = position.hands[self.other] or unseen & ~VOID_MASK[position.voids[self.other]]
        self.pool = _bits(may)
        self.played = position.played[self.other]
        self.count = position.left - (position.led >= 0)

    def world(self) -> tuple[int, float]:
        """A hand that the other seat may hold, and its weight: the likelihood of what that seat has bid and played."""
        hand = 0
        for _ in range(TRIES):
            hand = draw(self.rng, self.pool, self.count)
            weight = self.bid_sieve.passes(self._bid_likelihood(hand | self.played))
            if not weight:
                continue
            for before, card in self.plays:
                before.hands[self.other] = hand | self.played & ~before.played[self.other]
                weight *= _play_likelihood(before, card)
            weight = self.play_sieve.passes(weight)
            if weight:
                return hand, weight
        return hand, NO_BID

    def _bid_likelihood(self, hand: int) -> float:
        """The likelihood of the other seat's calls in the auction from this hand, up to a constant factor."""
        if not self.declares:
            return likely(hand, self.position.trump, self.position.need + self.position.taken)
        return silent(hand) if self.passed else 1.0

    def worth(self, card: int, theirs: int) -> float:
        """The worth to us of a card when the other seat holds these cards."""
        after = self.position.copy()
        after.hands[self.other] = theirs
        after.play(card)
        return self._value(after, SIGHT)

    def _value(self, position: Position, sight: int) -> float:
        """The worth of a position to us: the other seat plays `sight` more cards by card sense, we as it suits us; the
        rest is solved."""
        if not position.left:
            return self.pays[position.gap()]
        if sight and position.turn == self.other:
            position.play(sense.card(position))
            return self._value(position, sight - 1)
        declarer, trump = position.declarer, position.trump
        if not sight and position.led < 0:
            hands = position.hands
            leads = position.turn == declarer
            return self.pays[SOLVER.gap(hands[declarer], hands[1 - declarer], trump, leads, position.need)]
        between = position.hands[self.other] | (1 << position.best if position.led >= 0 else 0)
        best = -INFINITE
        for card in runs(position.legal(), between):
            after = position.copy()
            after.play(card)
            best = max(best, self._value(after, sight))
        return best


def _play_likelihood(before: Position, card: int) -> float:
    """The likelihood that a hand plays this card, up to a constant factor."""
    cards = before.legal()
    if not cards & cards - 1:
        return 1.0
    found = sense.weigh(before)
    chosen = next(worth for worth, other in found if other == card)
    return exp(SHARP * (chosen - max(found)[0])) + SLIP


def forecast(hand: int, trump: int, tricks: int, pays: list[float], rng: Random, worlds: Iterable[int]) -> float:
    """The worth to the other seat of its bid against this hand: the mean over hands that fit the bid, all cards in
    sight."""
    pool = _bits(ALL & ~hand)
    total = weights = 0.0
    for _ in worlds:
        theirs = draw(rng, pool, HAND)
        weight = likely(theirs, trump, tricks)
        total += weight * pays[solved_gap(theirs, hand, trump, tricks)]
        weights += weight
    return total / weights


def solved_gap(declarer: int, defender: int, trump: int, need: int) -> int:
    """The gap of a contract with all cards in sight, before the declarer's first lead."""
    least = 9
    for lead in runs(declarer, defender):
        most = 0
        left = declarer & ~(1 << lead)
        for reply in runs(defender & SUIT_MASK[lead >> 3] or defender, declarer):
            takes = not _beats(reply, lead, trump)
            most = max(most, SOLVER.gap(left, defender & ~(1 << reply), trump, takes, need - takes))
            if most >= least:
                break
        least = min(least, most)
    return least


def _beats(card: int, best: int, trump: int) -> bool:
    return card > best if card >> 3 == best >> 3 else card >> 3 == trump


def _bits(hand: int) -> list[int]:
    return [1 << card for card in range(40) if hand >> card & 1]
