"""The numbers that a player remembers from the reveals, in the sorted hands and in the middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import log
from zlib import crc32

from ai.trio.levels import Attention
from game.trio.cards import NUMBERS
from game.trio.memory import partner
from game.trio.moves import PLACES
from game.trio.view import Seen, Swap, TrioView

Remember = Callable[[TrioView, int, Seen], int]
"""The number that a player remembers of a reveal, given its index in the history; 0 if none."""

BLURRED = 1.4
"""The time until a card is forgotten, as a multiple of the time it was clear; in between it is mixed up with a
neighbour."""
JUST = 1
"""The turns within which nobody has forgotten or overlooked a reveal; one's own are kept until one's next turn."""


def perfect(view: TrioView, index: int, seen: Seen) -> int:
    return seen.number


def fading(attention: Attention) -> Remember:
    """The memory of somebody who pays this attention: a perfect one if nothing is overlooked nor forgotten."""
    if not attention.overlooks and not attention.fades:
        return perfect
    return partial(_fading, attention)


def _fading(attention: Attention, view: TrioView, index: int, seen: Seen) -> int:
    """The number remembered by a memory that fades: the true one, later one beside it, at last 0.

    Luck is a hash of the reveal: what is forgotten stays forgotten, and no hidden card has a part in it.
    """
    age = view.turn - seen.turn
    if age <= (view.seats if seen.by == view.seat else JUST):
        return seen.number
    drawn = crc32(f"{view.seat}/{view.first}/{index}/{seen.turn}/{seen.by}/{seen.number}".encode())
    notice, life = (drawn & 0xFFFF) / 0x10000, ((drawn >> 16) + 1) / 0x10001
    if seen.by != view.seat and notice < attention.overlooks:
        return 0
    clear = log(life) / log(1 - attention.fades) if attention.fades else float("inf")
    if age <= clear:
        return seen.number
    if age > clear * BLURRED:
        return 0
    beside = seen.number + (1 if drawn & 1 else -1)
    return beside if beside in NUMBERS else seen.number


class Notes:
    """The hands and the middle as they are remembered, 0 where they are not; cards that lie revealed are in neither."""

    def __init__(self, view: TrioView, remember: Remember = perfect) -> None:
        self.hands = [[0] * size for size in _first_sizes(view)]
        lying = {seen.place for seen in view.revealed}
        self.places = {place: 0 for place, gone in enumerate(view.taken) if not gone and place not in lying}
        self._replay(view, remember)
        self._remove(view.revealed)
        if view.seat is not None and view.seat >= 0:
            self.hands[view.seat] = list(view.hands[view.seat] or ())

    def _replay(self, view: TrioView, remember: Remember) -> None:
        turn: list[Seen] = []
        for index, entry in enumerate(view.history):
            if isinstance(entry, Swap):
                self._swap(entry, view)
                continue
            if turn and turn[0].turn != entry.turn:
                turn = []
            number = remember(view, index, entry)
            if entry.place is None:
                asked = [(seen.source, seen.end) for seen in turn].count((entry.source, entry.end))
                self._note(self.hands[int(entry.source)], asked if entry.end == "low" else -1 - asked, number)
            elif number and entry.place in self.places:
                self.places[entry.place] = number
            turn.append(entry)
            if entry.became == "trio" and len(turn) == 3:
                self._remove(turn)

    def _note(self, hand: list[int], at: int, number: int) -> None:
        """Write a number down in a hand, and strike out those that can't stand beside it in a sorted hand."""
        if not number or hand[at] == number:
            return
        at %= len(hand)
        hand[at] = number
        for place, other in enumerate(hand):
            if other and (other > number if place < at else other < number):
                hand[place] = 0

    def _remove(self, cards: list[Seen]) -> None:
        for seen in cards:
            if seen.end is not None:
                self.hands[int(seen.source)].pop(0 if seen.end == "low" else -1)

    def _swap(self, swap: Swap, view: TrioView) -> None:
        """Carry an exchange of the partner's over; rivals exchange unseen, so what was noted of them stands."""
        for seat in swap.swapped:
            given, received = swap.offered[seat], swap.offered[partner(seat, view.seats)]
            if given and received and seat != view.seat:
                hand = self.hands[seat]
                hand.remove(given if given in hand else 0 if 0 in hand else hand[-1])
                hand.insert(*_sorted_in(hand, received))

    def reach(self, number: int) -> list[int]:
        """The reveals, one after the other, that turn up every copy of a number that is in reach as far as is known."""
        found = [place for place, known in self.places.items() if known == number]
        for seat, hand in enumerate(self.hands):
            low, high = run(hand, number), run(hand[::-1], number)
            found += [PLACES + 2 * seat] * low + [PLACES + 2 * seat + 1] * min(high, len(hand) - low)
        return found

    def at(self, reveal: int) -> int:
        """The number that a reveal would show; 0 if it is not known."""
        if reveal < PLACES:
            return self.places[reveal]
        seat, high = divmod(reveal - PLACES, 2)
        return self.hands[seat][-high]

    def bounds(self, reveal: int) -> tuple[int, int]:
        """The least and the greatest number that a reveal can show, from the numbers known in the same hand."""
        if reveal < PLACES:
            return NUMBERS[0], NUMBERS[-1]
        known = [number for number in self.hands[(reveal - PLACES) // 2] if number]
        if (reveal - PLACES) % 2:
            return max(known, default=NUMBERS[0]), NUMBERS[-1]
        return NUMBERS[0], min(known, default=NUMBERS[-1])


def run(hand: list[int], number: int) -> int:
    """The number of cards at the beginning of a hand that have this number."""
    count = 0
    while count < len(hand) and hand[count] == number:
        count += 1
    return count


def _first_sizes(view: TrioView) -> list[int]:
    """The number of cards that each hand was dealt."""
    sizes = view.counts[:]
    for entry in view.history:
        if isinstance(entry, Seen) and entry.end is not None and entry.became != "back":
            sizes[int(entry.source)] += 1
    return sizes


def _sorted_in(hand: list[int], number: int) -> tuple[int, int]:
    """The index at which a number comes into a hand, and the note to make there: 0 if it falls among unknown cards."""
    low = 0
    while low < len(hand) and 0 < hand[low] <= number:
        low += 1
    if low == len(hand) or hand[low]:
        return low, number
    high = len(hand)
    while hand[high - 1] >= number:
        high -= 1
    return (high, 0) if hand[high - 1] == 0 else (high, number)
