"""Le Tordu with two seats: every hand that the other may hold is solved, given what it can know of ours.

Solving with all cards in sight makes the other clairvoyant: its next card is therefore the one that card sense would
play from its own hand, and only what follows is solved. A hand counts by how well it explains what the other has bid
and played. Measured over the same deals: +0.06 points a deal for the next card, +0.1 for what was played.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from ai import tordu_sense as sense
from ai.tordu_bids import likely
from ai.tordu_position import ALL, SUIT_MASK, VOID_MASK, Past, Position, draw
from ai.tordu_solver import SOLVER

SHARP = 5.0
"""How surely a player is taken to have played what card sense likes best."""
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


class Duel:
    """One decision between two seats: what each card is worth, world by world; `pays` is what each gap pays us."""

    def __init__(self, position: Position, past: Past, pays: list[float], rng: Random) -> None:
        self.position = position
        self.past = past
        self.me = position.turn
        self.other = 1 - self.me
        self.declares = self.me == position.declarer
        self.trump = position.trump
        self.pays = pays
        self.rng = rng
        self.hand = position.hands[self.me]
        unseen = ALL & ~position.gone & ~self.hand
        self.cards = runs(position.legal(), unseen | (1 << position.best if position.led >= 0 else 0))
        self.pool = _cards(unseen & ~VOID_MASK[position.voids[self.other]])
        self.count = position.left - (position.led >= 0)

    def world(self) -> tuple[int, float]:
        """A hand that the other may hold, and how well it explains what it has said and done."""
        hand = draw(self.rng, self.pool, self.count)
        weight = 1.0
        played = self.position.played[self.other]
        if not self.declares:
            weight = likely(hand | played, self.trump, self.position.need + self.position.taken)
        for before, card in self.past:
            before.hands[self.other] = hand | played & ~before.played[self.other]
            weight *= _explains(before, card)
        return hand, weight

    def worth(self, card: int, theirs: int) -> float:
        """What a card is worth to us when the other holds these cards."""
        position = self.position
        mine = self.hand & ~(1 << card)
        takes = position.beats(card)
        if position.led >= 0 and (takes or not mine):
            return self._solved(mine, theirs, takes, position.need)
        after = position.copy()
        after.hands[self.other] = theirs
        after.play(card)
        reply = sense.card(after)
        if position.led >= 0:
            return self._answered(reply, theirs, mine, after.need)
        takes = not _beats(reply, card, self.trump)
        return self._solved(mine, theirs & ~(1 << reply), takes, position.need)

    def _solved(self, mine: int, theirs: int, takes: bool, need: int) -> float:
        """What we get once a trick has gone to us or not, with all cards in sight."""
        if self.declares:
            return self.pays[SOLVER.gap(mine, theirs, self.trump, takes, need - takes)]
        return self.pays[SOLVER.gap(theirs, mine, self.trump, not takes, need - (not takes))]

    def _answered(self, lead: int, theirs: int, mine: int, need: int) -> float:
        """Our best answer to a lead, with all cards in sight."""
        left = theirs & ~(1 << lead)
        follow = mine & SUIT_MASK[lead >> 3] or mine
        return max(
            self._solved(mine & ~(1 << card), left, _beats(card, lead, self.trump), need)
            for card in runs(follow, theirs)
        )


def _explains(before: Position, card: int) -> float:
    """How likely a hand would have played this card."""
    cards = before.legal()
    if not cards & cards - 1:
        return 1.0
    found = sense.weigh(before)
    chosen = next(worth for worth, other in found if other == card)
    return exp(SHARP * (chosen - max(found)[0])) + SLIP


def forecast(
    hand: int, trump: int, tricks: int, pays: list[float], rng: Random, worlds: int, more: Callable[[], bool]
) -> float:
    """What a bid of the other would pay it against this hand, over hands that fit the bid, all cards in sight."""
    pool = _cards(ALL & ~hand)
    total = weights = 0.0
    for _ in range(worlds):
        theirs = draw(rng, pool, 8)
        weight = likely(theirs, trump, tricks)
        total += weight * pays[_led(theirs, hand, trump, tricks)]
        weights += weight
        if not more():
            break
    return total / weights


def _led(declarer: int, defender: int, trump: int, need: int) -> int:
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


def _cards(hand: int) -> list[int]:
    return [card for card in range(40) if hand >> card & 1]
