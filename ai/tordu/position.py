"""The play of one deal of Le Tordu in as few numbers as possible, read from a view and imagined on."""

from __future__ import annotations

from random import Random

from game.tordu.cards import CARD, HAND, SUITS, hand_of
from game.tordu.view import TorduView

ALL = (1 << 40) - 1
SUIT_MASK = tuple(255 << 8 * suit for suit in range(5))
VOID_MASK = tuple(sum(SUIT_MASK[suit] for suit in range(5) if held >> suit & 1) for held in range(32))
"""The cards of a set of suits, by a mask with one bit a suit."""


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
    """Tricks that the declarer still has to take; negative once it has taken too many."""
    left: int
    """Tricks not completed yet, the open one included."""
    hands: list[int]
    gone: int
    """All cards played, as a mask."""
    played: list[int]
    """The cards played, as a mask by seat."""
    voids: list[int]
    """The suits that a seat failed to follow, one bit a suit, by seat."""
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
        """Tell if a card would take the trick as it lies (TO-14)."""
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
        """The distance, in tricks, between the bid and what the declarer took."""
        return abs(self.need)


def start(seats: int, declarer: int, trump: int, tricks: int, hands: list[int]) -> Position:
    """A deal whose auction is over and whose first card is still to be led."""
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


OtherPlays = list[tuple[Position, int]]
"""The other seats' plays: the position before each, with its hand empty, and the card played."""


def read(view: TorduView, plays: OtherPlays | None = None) -> Position:
    """The position that a view shows, with the other hands empty; the other seats' plays are appended to `plays`."""
    contract = view.contract
    assert contract is not None
    hands = [hand_of(hand or ()) for hand in view.hands]
    position = start(view.seats, contract.declarer, SUITS.index(contract.suit), contract.tricks, hands)
    position.left = len(view.played) + max(view.counts)
    for trick in (*view.played, view.trick):
        for laid in trick:
            card = CARD[laid.card]
            position.turn = laid.seat
            if plays is not None and laid.seat != view.seat:
                plays.append((position.copy(), card))
            position.play(card)
    return position


def draw(rng: Random, pool: list[int], count: int) -> int:
    """Draw `count` cards from a pool of one-bit masks and return them as one mask; the pool is left in another
    order."""
    random, last, hand = rng.random, len(pool), 0
    for _ in range(count):
        index = int(random() * last)
        last -= 1
        bit = pool[index]
        pool[index] = pool[last]
        pool[last] = bit
        hand |= bit
    return hand
