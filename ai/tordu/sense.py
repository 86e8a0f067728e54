"""Card sense for Le Tordu: the card that suits the bid, by the tricks that the rest of the hand is good for.

It looks at one hand and at what everyone has seen; never at another hand.
"""

from __future__ import annotations

from ai.tordu.position import ALL, Position
from ai.tordu.tricks import FEEL, SUITS, Takes, takes_of, threat, words


def weigh(position: Position) -> list[tuple[float, int]]:
    """The worth, in tricks, of every card that the seat to move may play: less gap for the declarer, more against.

    The bid is compared with the tricks that the rest of the hand is good for, whether this trick is taken or not.
    """
    seat, seats, trump = position.turn, position.seats, position.trump
    others = seats - 1
    hand = position.hands[seat]
    unseen = ALL & ~position.gone & ~hand
    hidden = unseen.bit_count()
    out = (unseen >> 8 * trump & 255).bit_count()
    rest = position.left - 1
    word_of = words()
    holds, seen = hand.to_bytes(5, "little"), unseen.to_bytes(5, "little")
    look_up = takes_of if seats == 2 else Takes  # between two the hard player weighs the cards of many hands
    tables = [look_up(out, rest, hidden, others)] * 5
    tables[trump] = look_up(-1, rest, hidden, others)
    takes = [tables[suit][word_of[holds[suit] << 8 | seen[suit]]] for suit in SUITS]
    whole = sum(takes)
    feel = FEEL[seats]
    found = []
    cards = position.legal()
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        suit = card >> 3
        word = word_of[(holds[suit] ^ 1 << (card & 7)) << 8 | seen[suit]]
        kept = whole - takes[suit] + tables[suit][word]
        if seat == position.declarer:
            found.append((_declaring(position, card, kept * feel.own + feel.own_each * rest, unseen, hidden), card))
        else:
            found.append(
                (_defending(position, card, kept * feel.theirs + feel.theirs_each * rest, unseen, hidden), card)
            )
    return found


def _declaring(position: Position, card: int, kept: float, unseen: int, hidden: int) -> float:
    """The gap that the declarer has to expect after this card, as a loss (0 or less)."""
    stands = 0.0
    if position.beats(card):
        stands = 1.0
        led = card >> 3 if position.led < 0 else position.led
        rivals = FEEL[position.seats].rivals
        for later in range(1, position.due):
            void = position.voids[(position.turn + later) % position.seats]
            stands *= 1 - threat(card, led, unseen, position.trump, void, position.left, hidden) * rivals
    need = position.need
    return -(stands * abs(need - 1 - kept) + (1 - stands) * abs(need - kept))


def _defending(position: Position, card: int, kept: float, unseen: int, hidden: int) -> float:
    """The expected distance of this defender's tricks from its share of those that the declarer leaves, either way."""
    seats, declarer = position.seats, position.declarer
    feel = FEEL[seats]
    beats = position.beats(card)
    best = card if beats else position.best
    led = card >> 3 if position.led < 0 else position.led
    to_come = (declarer - position.turn) % seats
    if to_come < position.due:
        void = position.voids[declarer]
        taken = threat(best, led, unseen, position.trump, void, position.left, hidden) * feel.declarer
        taken *= feel.later ** (position.due - 1 - to_come)
    elif beats or position.taker != declarer:
        taken = 0.0
    else:
        taken = 1.0
        for later in range(1, position.due):
            void = position.voids[(position.turn + later) % seats]
            taken *= 1 - threat(best, led, unseen, position.trump, void, position.left, hidden) * feel.helpers
    share = seats - 1
    spare = position.left - position.need
    return taken * abs(spare / share - kept) + (1 - taken) * abs((spare - 1) / share - kept)


def card(position: Position) -> int:
    """The card that card sense plays; of equal ones the lowest."""
    cards = position.legal()
    if not cards & cards - 1:
        return cards.bit_length() - 1
    return max(weigh(position), key=_first)[1]


def _first(pair: tuple[float, int]) -> float:
    return pair[0]
