"""The play of one deal of Le Tordu, as small as it can be: what a player reads from its view and imagines on."""

from __future__ import annotations

from random import Random

from game.tordu.cards import CARD, HAND, SUITS, hand_of
from game.tordu.view import TorduView

ALL = (1 << 40) - 1
SUIT_MASK = tuple(255 << 8 * suit for suit in range(5))
VOID_MASK = tuple(sum(SUIT_MASK[suit] for suit in range(5) if held >> suit & 1) for held in range(32))
"""The cards of some suits, by a bit a suit."""


class Position:
    """Hands, the open trick and what the declarer still needs. Hands that a view hides are empty."""

    __slots__ = (
        "best",
        "declarer",
        "due",
        "gone",
        "hands",
        "led",
        "left",
        "need",
        "played",
        "seats",
        "taken",
        "taker",
        "trump",
        "turn",
        "voids",
    )

    seats: int
    declarer: int
    trump: int
    need: int
    """How many tricks the declarer still has to take: too few when negative."""
    left: int
    """Tricks that are not over yet."""
    hands: list[int]
    gone: int
    """The cards played."""
    played: list[int]
    """The cards played, by seat."""
    voids: list[int]
    """Suits that a seat did not follow, a bit a suit, by seat."""
    led: int
    best: int
    taken: int
    """Tricks that the declarer has taken."""
    taker: int
    turn: int
    due: int

    def copy(self) -> Position:
        new = Position.__new__(Position)
        new.seats = self.seats
        new.declarer = self.declarer
        new.trump = self.trump
        new.need = self.need
        new.left = self.left
        new.hands = self.hands.copy()
        new.gone = self.gone
        new.played = self.played.copy()
        new.voids = self.voids.copy()
        new.led = self.led
        new.best = self.best
        new.taken = self.taken
        new.taker = self.taker
        new.turn = self.turn
        new.due = self.due
        return new

    def legal(self) -> int:
        """The cards that may be played now (TO-13)."""
        hand = self.hands[self.turn]
        return (hand & SUIT_MASK[self.led] or hand) if self.led >= 0 else hand

    def beats(self, card: int) -> bool:
        """Whether a card would take the trick as it lies (TO-14)."""
        best = self.best
        if self.led < 0:
            return True
        return card > best if card >> 3 == best >> 3 else card >> 3 == self.trump

    def play(self, card: int) -> None:
        seat = self.turn
        bit = 1 << card
        self.hands[seat] &= ~bit
        self.gone |= bit
        self.played[seat] |= bit
        if self.led < 0:
            self.led = card >> 3
            self.best = card
            self.taker = seat
        else:
            if card >> 3 != self.led:
                self.voids[seat] |= 1 << self.led
            if self.beats(card):
                self.best = card
                self.taker = seat
        self.due -= 1
        if self.due:
            self.turn = seat + 1 if seat + 1 < self.seats else 0
            return
        self.turn = self.taker
        if self.taker == self.declarer:
            self.need -= 1
            self.taken += 1
        self.left -= 1
        self.led = -1
        self.due = self.seats

    def gap(self) -> int:
        """How far the declarer has ended from the bid."""
        return abs(self.need)


def start(seats: int, declarer: int, trump: int, tricks: int, hands: list[int]) -> Position:
    """A deal whose auction is over."""
    position = Position()
    position.seats = seats
    position.declarer = position.turn = declarer
    position.trump = trump
    position.need = tricks
    position.left = HAND
    position.taken = 0
    position.hands = hands
    position.gone = 0
    position.played = [0] * seats
    position.voids = [0] * seats
    position.led = position.best = position.taker = -1
    position.due = seats
    return position


Past = list[tuple[Position, int]]
"""Positions before the plays of others, their hands empty, each with the card that was played."""


def read(view: TorduView, past: Past | None = None) -> Position:
    """What a view tells of the play: the other hands stay empty. `past` gathers what the others did."""
    contract = view.contract
    assert contract is not None
    hands = [hand_of(hand or ()) for hand in view.hands]
    position = start(view.seats, contract.declarer, SUITS.index(contract.suit), contract.tricks, hands)
    position.left = len(view.played) + max(view.counts)
    for trick in (*view.played, view.trick):
        for laid in trick:
            card = CARD[laid.card]
            position.turn = laid.seat
            if past is not None and laid.seat != view.seat:
                past.append((position.copy(), card))
            position.play(card)
    return position


def draw(rng: Random, pool: list[int], count: int) -> int:
    """So many cards of a pool, which holds a bit for each, as a hand; the pool is left in another order."""
    random, last, hand = rng.random, len(pool), 0
    for _ in range(count):
        place = int(random() * last)
        last -= 1
        bit = pool[place]
        pool[place] = pool[last]
        pool[last] = bit
        hand |= bit
    return hand
