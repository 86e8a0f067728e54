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
from ai.tordu.position import ALL, SUIT_MASK, VOID_MASK, Past, Position, draw
from ai.tordu.solver import SOLVER
from game.tordu.cards import HAND

SHARP = 5.0
"""How surely a player is taken to have played what card sense likes best."""
SIGHT = 2
"""How many cards of the other are foreseen by card sense."""
TRIES = 60
"""Hands that are drawn for one that is solved, at most."""
INFINITE = float("inf")
SLIP = 0.05
"""How likely any card is at least."""


def runs(cards: int, between: int) -> list[int]:
    """One card of each run: of cards with nothing in between, all do the same."""
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
    """Lets hands that explain little pass seldom, each for all those that did not: what is solved weighs much the same.

    In defence 600 hands that were only weighed are worth +0.2 points a deal more than 200.
    """

    def __init__(self, rng: Random, keen: float) -> None:
        self.rng = rng
        self.keen = keen
        """How many times the usual weight passes unasked."""
        self.usual = 0.0
        self.seen = 0

    def passes(self, weight: float) -> float:
        """What it weighs if it passes, else nothing."""
        self.seen += 1
        self.usual += (weight - self.usual) / self.seen
        least = min(self.keen, self.seen) * self.usual
        if weight >= least:
            return weight
        return least if self.rng.random() * least < weight else 0.0


class Duel:
    """One decision between two seats: what each card is worth, world by world; `pays` is what each gap pays us."""

    def __init__(self, position: Position, past: Past, pays: list[float], rng: Random, passed: bool = False) -> None:
        self.position = position
        self.past = past
        self.me = position.turn
        self.other = 1 - self.me
        self.declares = self.me == position.declarer
        self.pays = pays
        self.rng = rng
        self.passed = passed
        """Whether the other has left the first bid to us."""
        self.said, self.done = Sieve(rng, 5.0), Sieve(rng, 2.0)
        self.hand = position.hands[self.me]
        unseen = ALL & ~position.gone & ~self.hand
        self.cards = runs(position.legal(), unseen | (1 << position.best if position.led >= 0 else 0))
        may = position.hands[self.other] or unseen & ~VOID_MASK[position.voids[self.other]]
        self.pool = _bits(may)
        self.played = position.played[self.other]
        self.count = position.left - (position.led >= 0)

    def world(self) -> tuple[int, float]:
        """A hand that the other may hold, and how well it explains what it has said and done."""
        hand = 0
        for _ in range(TRIES):
            hand = draw(self.rng, self.pool, self.count)
            weight = self.said.passes(self._said(hand | self.played))
            if not weight:
                continue
            for before, card in self.past:
                before.hands[self.other] = hand | self.played & ~before.played[self.other]
                weight *= _explains(before, card)
            weight = self.done.passes(weight)
            if weight:
                return hand, weight
        return hand, NO_BID

    def _said(self, hand: int) -> float:
        """How likely this hand would have said what it has, in the auction."""
        if not self.declares:
            return likely(hand, self.position.trump, self.position.need + self.position.taken)
        return silent(hand) if self.passed else 1.0

    def worth(self, card: int, theirs: int) -> float:
        """What a card is worth to us when the other holds these cards."""
        after = self.position.copy()
        after.hands[self.other] = theirs
        after.play(card)
        return self._ahead(after, SIGHT)

    def _ahead(self, position: Position, sight: int) -> float:
        """The other plays by card sense as often as we look ahead, we as it suits us; the rest is solved."""
        if not position.left:
            return self.pays[position.gap()]
        if sight and position.turn == self.other:
            position.play(sense.card(position))
            return self._ahead(position, sight - 1)
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
            best = max(best, self._ahead(after, sight))
        return best


def _explains(before: Position, card: int) -> float:
    """How likely a hand would have played this card."""
    cards = before.legal()
    if not cards & cards - 1:
        return 1.0
    found = sense.weigh(before)
    chosen = next(worth for worth, other in found if other == card)
    return exp(SHARP * (chosen - max(found)[0])) + SLIP


def forecast(hand: int, trump: int, tricks: int, pays: list[float], rng: Random, worlds: Iterable[int]) -> float:
    """What a bid of the other would pay it against this hand, over hands that fit the bid, all cards in sight."""
    pool = _bits(ALL & ~hand)
    total = weights = 0.0
    for _ in worlds:
        theirs = draw(rng, pool, HAND)
        weight = likely(theirs, trump, tricks)
        total += weight * pays[solved_gap(theirs, hand, trump, tricks)]
        weights += weight
    return total / weights


def solved_gap(declarer: int, defender: int, trump: int, need: int) -> int:
    """The gap with all cards in sight, before the declarer's first lead."""
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
