"""Le Tordu with two seats: every hand that the other may hold is solved, given what it can know of ours.

Solving with all cards in sight makes the other clairvoyant. So where the other has to choose, it is made to choose as
we do: by the average over hands that it may imagine for us.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ai.tordu_bids import likely
from ai.tordu_position import ALL, SUIT_MASK, VOID_MASK, Position, draw
from ai.tordu_solver import SOLVER

IMAGINED = 8
"""Hands that the other imagines for us in each world."""


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

    def __init__(self, position: Position, pays: list[float], rng: Random) -> None:
        self.position = position
        self.me = position.turn
        self.other = 1 - self.me
        self.declares = self.me == position.declarer
        self.trump = position.trump
        self.pays = pays
        self.rng = rng
        self.hand = position.hands[self.me]
        unseen = ALL & ~position.gone & ~self.hand
        self.cards = runs(position.legal(), unseen | (1 << position.best if position.led >= 0 else 0))
        pool = unseen & ~VOID_MASK[position.voids[self.other]]
        self.pool = _cards(pool)
        self.count = position.left - (position.led >= 0)

    def world(self) -> tuple[int, float]:
        """A hand that the other may hold, and how well it fits the auction."""
        hand = draw(self.rng, self.pool, self.count)
        return hand, self._fits(self.other, hand)

    def _fits(self, seat: int, hand: int) -> float:
        position = self.position
        if seat != position.declarer:
            return 1.0
        bid = position.need + position.taken
        return likely(hand | position.played[seat], self.trump, bid)

    def worth(self, card: int, theirs: int) -> float:
        """What a card is worth to us when the other holds these cards."""
        mine = self.hand & ~(1 << card)
        if self.position.led < 0:
            imagined = self._imagine(card, theirs)
            reply = self._reply(card, theirs, imagined)
            takes = _beats(reply, card, self.trump)
            return self._solved(mine, theirs & ~(1 << reply), not takes, self.position.need)
        takes = self.position.beats(card)
        if takes or not mine:
            return self._solved(mine, theirs, takes, self.position.need)
        return self._after_their_lead(card, mine, theirs)

    def _solved(self, mine: int, theirs: int, takes: bool, need: int) -> float:
        """What we get once a trick has gone to us or not, with all cards in sight."""
        if self.declares:
            return self.pays[SOLVER.gap(mine, theirs, self.trump, takes, need - takes)]
        return self.pays[SOLVER.gap(theirs, mine, self.trump, not takes, need - (not takes))]

    def _imagine(self, card: int, theirs: int) -> list[tuple[int, float]]:
        """Hands without this card that the other may imagine for us."""
        position = self.position
        hidden = ALL & ~position.gone & ~theirs & ~(1 << card) & ~VOID_MASK[position.voids[self.me]]
        pool = _cards(hidden)
        count = self.hand.bit_count() - 1
        known = 1 << card
        hands = []
        for _ in range(IMAGINED):
            hand = draw(self.rng, pool, count)
            hands.append((hand, self._fits(self.me, hand | known)))
        return hands

    def _reply(self, card: int, theirs: int, imagined: list[tuple[int, float]]) -> int:
        """The other's answer to our lead, by what it imagines."""
        follow = theirs & SUIT_MASK[card >> 3] or theirs
        replies = runs(follow, ALL & ~self.position.gone & ~theirs)
        if len(replies) == 1:
            return replies[0]
        need = self.position.need

        def hurts(reply: int) -> float:
            takes = not _beats(reply, card, self.trump)
            left = theirs & ~(1 << reply)
            return sum(weight * self._solved(hand, left, takes, need) for hand, weight in imagined)

        return min(replies, key=hurts)

    def _after_their_lead(self, card: int, mine: int, theirs: int) -> float:
        """We lose this trick: the other leads what seems best to it, and we answer seeing all."""
        need = self.position.need - (not self.declares)
        leads = runs(theirs, ALL & ~self.position.gone & ~theirs & ~(1 << card))
        if len(leads) == 1:
            return self._answer(leads[0], theirs, mine, need)
        imagined = self._imagine(card, theirs)

        def hurts(lead: int) -> float:
            return sum(weight * self._answer(lead, theirs, hand, need) for hand, weight in imagined)

        return self._answer(min(leads, key=hurts), theirs, mine, need)

    def _answer(self, lead: int, theirs: int, mine: int, need: int) -> float:
        """Our best answer to a lead, with all cards in sight."""
        left = theirs & ~(1 << lead)
        follow = mine & SUIT_MASK[lead >> 3] or mine
        return max(
            self._solved(mine & ~(1 << card), left, _beats(card, lead, self.trump), need)
            for card in runs(follow, theirs)
        )


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
