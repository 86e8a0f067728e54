"""A perfect memory of a view: facts about sorted hands, in the order in which hands changed.

As long as a hand doesn't change, every reveal from it says which number stands at which place of the sorted hand,
and hundreds of reveals say no more than the few lowest and highest numbers. Only trios and exchanges change hands.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.trio.cards import COPIES, NUMBERS
from game.trio.view import Seen, Swap, TrioView


class Learn(NamedTuple):
    """The hand begins with `lows` and ends with `highs`; everything else lies between them."""

    seat: int
    lows: list[int]
    highs: list[int]


class Lose(NamedTuple):
    """A card leaves the hand for good, as part of a trio."""

    seat: int
    number: int


class Trade(NamedTuple):
    """Two partners swapped a card each; a number that isn't known is 0."""

    seat: int
    partner: int
    given: int
    received: int

    @property
    def hidden(self) -> bool:
        return not self.given


Step = Learn | Lose | Trade


class Memory:
    """The facts of one view: how the hands began as far as that is known, and what happened to them since.

    Cards that lie revealed count as in their hands here.

    `since` leaves out what was learnt before that entry of the history, and begins with the hands as they were then.
    """

    def __init__(self, view: TrioView, since: int = 0) -> None:
        self.seats = view.seats
        self.since = since
        self.history = view.history[since:]
        self.sizes = view.counts[:]
        self.hands = self._first_hands(view)
        self.places = {place: number for place, number in enumerate(view.middle) if number is not None}
        self.steps: list[Step] = []
        self._replay()
        self.hidden = any(isinstance(step, Trade) and step.hidden for step in self.steps)
        """True if anything was exchanged unseen."""
        self.left = [0] + [COPIES] * len(NUMBERS)
        """Copies of each number that nobody has placed yet."""
        won_since = {seen.number for seen in self.history if isinstance(seen, Seen) and seen.became == "trio"}
        for numbers in view.trios:
            for number in numbers:
                self.left[number] -= 0 if number in won_since else COPIES
        for number in [*self.places.values(), *(number for hand in self.hands for number in hand or ())]:
            self.left[number] -= 1
        self.unknown_places = [place for place, gone in enumerate(view.taken) if not gone and place not in self.places]

    def _first_hands(self, view: TrioView) -> list[list[int] | None]:
        """Undo the exchanges, and give back what trios and reveals took out of the hands."""
        hands = [None if hand is None else Counter(hand) for hand in view.hands]
        for entry in self.history:
            if isinstance(entry, Swap):
                for seat in entry.swapped:
                    hand = hands[seat]
                    if hand is not None:
                        hand[entry.offered[seat] or 0] += 1
                        hand[entry.offered[partner(seat, self.seats)] or 0] -= 1
            elif entry.end is not None and entry.became != "back":
                seat = int(entry.source)
                self.sizes[seat] += 1
                hand = hands[seat]
                if hand is not None:
                    hand[entry.number] += 1
        return [None if hand is None else sorted(hand.elements()) for hand in hands]

    def _replay(self) -> None:
        """Go through the history once, and write down a step wherever a hand changes."""
        sizes = self.sizes[:]
        facts: list[dict[int, int]] = [{} for _ in sizes]
        turn: list[Seen] = []
        for entry in self.history:
            if isinstance(entry, Swap):
                self._learn(facts, sizes)
                self._trade(entry)
                continue
            if turn and turn[0].turn != entry.turn:
                turn = []
            if entry.place is not None:
                self.places[entry.place] = entry.number
            else:
                seat = int(entry.source)
                before = [seen.end for seen in turn if seen.source == seat].count(entry.end)
                facts[seat][before if entry.end == "low" else sizes[seat] - 1 - before] = entry.number
            turn.append(entry)
            if entry.became == "trio" and len(turn) == 3:
                self._learn(facts, sizes)
                self._lose(turn, sizes)
        self._learn(facts, sizes)

    def _learn(self, facts: list[dict[int, int]], sizes: list[int]) -> None:
        """Turn the numbers seen at places of each sorted hand into its lowest and highest ones."""
        for seat, seen in enumerate(facts):
            if seen and self.hands[seat] is None:
                lows: list[int] = []
                while len(lows) in seen:
                    lows.append(seen[len(lows)])
                highs = [seen[place] for place in range(len(lows), sizes[seat]) if place in seen]
                self.steps.append(Learn(seat, lows, highs))
            seen.clear()

    def _lose(self, cards: list[Seen], sizes: list[int]) -> None:
        for card in cards:
            if card.end is not None:
                seat = int(card.source)
                sizes[seat] -= 1
                self.steps.append(Lose(seat, card.number))

    def _trade(self, swap: Swap) -> None:
        for seat in swap.swapped:
            other = partner(seat, self.seats)
            if seat < other:
                self.steps.append(Trade(seat, other, swap.offered[seat] or 0, swap.offered[other] or 0))


def partner(seat: int, seats: int) -> int:
    """TI-14: who sits opposite."""
    return (seat + seats // 2) % seats


def since_last_hidden(view: TrioView) -> Memory:
    """The last resort when no story fits: only what was learnt since the last exchange among others."""
    last = max(
        at
        for at, entry in enumerate(view.history)
        if isinstance(entry, Swap) and any(entry.offered[seat] is None for seat in entry.swapped)
    )
    return Memory(view, last + 1)
