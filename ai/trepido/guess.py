"""The hands that the others may hold, from all that a seat has seen: draws, races left out, gifts and swaps.

Every hidden card of a hand is a slot with two masks: what it can't be, and what it hardly can, because its owner
would have laid it. Worlds are dealt into the slots from the cards not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random

from ai.trepido.bits import ANNOUNCED, FIT, JOKERS, KIND, PLUS, WILD, mask
from game.trepido.cards import CARD, FACE, JOKER, OPENING, deck
from game.trepido.history import Deed
from game.trepido.rounds import HAND
from game.trepido.view import TrepidoView

ALL = mask(range(len(FACE)))
DOUBT = 0.1
"""The share of worlds that are dealt as if nobody's silence told anything."""
TRIES = 10


class Slot:
    """A hidden card, by two masks: the cards that it can't be, and those that it hardly can."""

    __slots__ = ("never", "unlikely")

    def __init__(self, never: int = 0, unlikely: int = 0) -> None:
        self.never = never
        self.unlikely = unlikely


class HiddenHands:
    """The hidden cards of every hand, and the unseen cards that may fill them."""

    def __init__(self, view: TrepidoView, rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.fit = FIT[view.options.kids in (0, 3)]
        self.back = mask(CARD[name] for name in view.back)
        self.slots = [[Slot() for _ in range(HAND)] for _ in range(view.seats)]
        self.top = OPENING
        self.parrying = False
        self.new = 0
        """A mask of what a card drawn now can't be: after a reshuffle, anything that did not go back into the pile."""
        self.shuffles_left = sum(deed.did == "reshuffled" for deed in view.history)
        self.last = Deed(-1, "unraced")
        self._read()
        self._settle()

    # reading the history

    def _read(self) -> None:
        for deed, after in pairwise([*self.view.history, Deed(self.view.turn, "unraced")]):
            read = READ.get(deed.did)
            if read:
                read(self, deed, after)

    def _laid(self, deed: Deed, after: Deed) -> None:
        card = CARD[deed.card or ""]
        self._remove(deed.seat, card)
        if KIND[card] == WILD and not self.parrying:
            self._nothing_fits(deed.seat)
        self.top = FACE[card] if FACE[card] < JOKER else ANNOUNCED[deed.symbol or "r"] * 3 + FACE[card] - JOKER
        self.parrying = KIND[card] == PLUS

    def _drew(self, deed: Deed, after: Deed) -> None:
        """Note that whoever draws has hardly a card that fits; if the new one is not laid at once, it hardly fits
        either. Nobody is told: but few keep a card that they could lay, other than a joker."""
        self._nothing_fits(deed.seat)
        if not deed.count:
            return
        fits = self.fit[self.top]
        laid = after.seat == deed.seat and after.did == "laid"
        self.slots[deed.seat].append(Slot(self.new | ALL & ~fits) if laid else Slot(self.new, fits & ~JOKERS))

    def _took(self, deed: Deed, after: Deed) -> None:
        self.parrying = False
        self.slots[deed.seat] += [Slot(self.new) for _ in range(deed.count)]

    def _passed(self, deed: Deed, after: Deed) -> None:
        self._nothing_fits(deed.seat)

    def _gave(self, deed: Deed, after: Deed) -> None:
        assert deed.to is not None
        slots = self.slots[deed.seat]
        if slots:
            self.slots[deed.to].append(slots.pop(int(self.rng.random() * len(slots))))

    def _swapped(self, deed: Deed, after: Deed) -> None:
        assert deed.to is not None
        slots = self.slots
        slots[deed.seat], slots[deed.to] = slots[deed.to], slots[deed.seat]

    def _reshuffled(self, deed: Deed, after: Deed) -> None:
        """Note that after the last reshuffle no hand holds a card that went back, and the pile holds nothing else."""
        self.shuffles_left -= 1
        if not self.shuffles_left:
            self.new = ALL & ~self.back
            for slot in self._all_slots():
                slot.never |= self.back

    def _all_slots(self) -> Iterable[Slot]:
        return (slot for hand in self.slots for slot in hand)

    def _nothing_fits(self, seat: int) -> None:
        if self.top == OPENING:
            return
        unlikely = self.fit[self.top] & ~JOKERS
        for slot in self.slots[seat]:
            slot.unlikely |= unlikely

    def _remove(self, seat: int, card: int) -> None:
        """Take a card that was laid or shown out of a hand, from a slot that is likely to have held it."""
        slots = self.slots[seat]
        could = [slot for slot in slots if not slot.never >> card & 1] or slots
        likely = [slot for slot in could if not slot.unlikely >> card & 1] or could
        if likely:
            slots.remove(likely[int(self.rng.random() * len(likely))])

    # dealing worlds

    def _settle(self) -> None:
        """Put known cards where they are, and make the slots agree with the counts that everyone sees."""
        view = self.view
        own = view.seat if view.seat is not None else -1
        self.hidden = [seat for seat in range(view.seats) if seat != own]
        self.sure = [0] * view.seats
        self.unsure: list[tuple[int, tuple[int, ...]]] = []
        for known in view.known:
            card = CARD[known.card]
            if len(known.seats) == 1:
                self.sure[known.seats[0]] |= 1 << card
                self._remove(known.seats[0], card)
            else:
                self.unsure.append((card, known.seats))
        self.sure[own] = mask(CARD[name] for name in view.hands[own] or ())
        seen = mask(CARD[name] for name in view.discard)
        for held in self.sure:
            seen |= held
        for seat in self.hidden:
            room = view.counts[seat] - self.sure[seat].bit_count()
            slots = self.slots[seat][:room] + [Slot(self.new) for _ in range(room - len(self.slots[seat]))]
            self.slots[seat] = sorted(slots, key=lambda slot: -(slot.never | slot.unlikely).bit_count())
        self.pool = [card for card in deck(view.options.edition, view.options.kids) if not seen >> card & 1]

    def deal(self, chance: Callable[[], float]) -> tuple[list[int], list[int]]:
        """Deal one world: the hands as masks by seat, and the pile in no order. `chance` draws a number from 0 to 1."""
        hands, pool = self.sure.copy(), self.pool.copy()
        doubt = chance() < DOUBT
        filled = [0] * len(hands)
        for card, seats in self.unsure:
            seat = seats[int(chance() * len(seats))]
            if filled[seat] < len(self.slots[seat]):
                filled[seat] += 1
                hands[seat] |= 1 << card
                pool.remove(card)
        for seat in self.hidden:
            hand = hands[seat]
            for slot in self.slots[seat][filled[seat] :]:
                wrong = slot.never if doubt else slot.never | slot.unlikely
                index = int(chance() * len(pool))
                tries = 0
                while wrong >> pool[index] & 1:
                    tries += 1
                    if tries > TRIES:
                        index = _fallback(pool, slot)
                        break
                    index = int(chance() * len(pool))
                hand |= 1 << pool[index]
                pool[index] = pool[-1]
                pool.pop()
            hands[seat] = hand
        return hands, pool


def _fallback(pool: list[int], slot: Slot) -> int:
    """The index in the pool of a card that this slot can hold, of a likely one if there is one."""
    for wrong in (slot.never | slot.unlikely, slot.never):
        for index, card in enumerate(pool):
            if not wrong >> card & 1:
                return index
    return 0


READ: dict[str, Callable[[HiddenHands, Deed, Deed], None]] = {
    "laid": HiddenHands._laid,
    "drew": HiddenHands._drew,
    "took": HiddenHands._took,
    "silent": HiddenHands._took,
    "late": HiddenHands._took,
    "passed": HiddenHands._passed,
    "gave": HiddenHands._gave,
    "swapped": HiddenHands._swapped,
    "reshuffled": HiddenHands._reshuffled,
}
"""The reader of each kind of deed; the others tell nothing."""
