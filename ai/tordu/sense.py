"""Card sense for Le Tordu: how many tricks a hand is good for, by closed formulas, and the card that suits the bid.

It looks at one hand and at what everyone has seen; never at another hand.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple

from ai.tordu.odds import OWN, THEIRS, Net, odds
from ai.tordu.position import ALL, Position
from game.tordu.cards import HAND, TORDU

SUITS = range(5)


class Feel(NamedTuple):
    """The weights of the formulas, tuned in play; by the number of seats."""

    higher: float
    """How much an unseen higher card threatens."""
    ruff: float
    """How much a seat without the suit, but with trumps, threatens."""
    rivals: float
    """How often a seat that can take the declarer's trick does."""
    helpers: float
    """How often another defender who can take the trick does."""
    declarer: float
    """How often the declarer who can take a trick does."""
    later: float
    """How often the declarer's card stands against a defender behind."""
    own: float
    own_each: float
    """The declarer's tricks to come, counted from the formula and from the tricks left."""
    theirs: float
    theirs_each: float
    """The same for a defender."""


FEEL = {
    2: Feel(0.863, 0.796, 1.0, 0.459, 0.334, 1.0, 1.056, 0.087, 0.672, -0.072),
    3: Feel(0.818, 1.0, 0.832, 0.0, 0.825, 1.0, 0.886, 0.064, 0.608, -0.044),
    4: Feel(0.818, 1.0, 0.832, 0.0, 0.825, 1.0, 0.886, 0.064, 0.608, -0.044),
    5: Feel(0.818, 1.0, 0.832, 0.0, 0.825, 1.0, 0.886, 0.064, 0.608, -0.044),
}


@cache
def words() -> list[int]:
    """A suit as a word, by eight bits in hand and eight unseen: a leading one, then 1 for a card in hand and 0 for one
    unseen, from low to high. Only the order matters; what has been played is not in it."""
    found = {0: 1}
    for rank in range(8):
        for key, word in list(found.items()):
            found[key | 256 << rank] = word << 1 | 1
            found[key | 1 << rank] = word << 1
    return [found.get(key, 0) for key in range(1 << 16)]


def suit_takes(word: int, trumps: int, held: int, hidden: int, others: int) -> tuple[float, float]:
    """Tricks that the cards of one suit are good for, and their variance.

    `trumps` is how many trumps are unseen, -1 when this suit is trump; each of the others holds `held` of `hidden`
    cards. A card falls to a higher one as long as someone still follows, or to a trump once someone doesn't.
    """
    feel = FEEL[others + 1]
    share = min(held / hidden, 0.98) if hidden else 0.0
    safe = max(1 - share * others * feel.higher, 0.0)
    size = word.bit_length() - word.bit_count()
    exactly = shorter = (1 - share) ** size
    trumped = (1 - (1 - share) ** trumps) * feel.ruff if trumps > 0 else 0.0
    takes = variance = 0.0
    place = higher = 0
    while word > 1:
        mine = word & 1
        word >>= 1
        if not mine:
            higher += 1
            continue
        longer = 1 - shorter**others
        chance = 1 - (1 - safe**higher) * longer
        chance *= (1 - shorter * trumped) ** others
        takes += chance
        variance += chance * (1 - chance)
        place += 1
        if place <= size:
            exactly *= share / (1 - share) * (size - place + 1) / place
            shorter = min(shorter + exactly, 1.0)
    return takes, variance


@cache
def takes_of(trumps: int, held: int, hidden: int, others: int) -> array[float]:
    """Tricks that a suit is good for, by its word; nobody holds more than one card more than the others."""
    found = array("d", bytes(8 << 9))
    for word in range(1 << 9):
        if word.bit_count() <= held + 2:
            found[word] = suit_takes(word, trumps, held, hidden, others)[0]
    return found


class Takes:
    """The same, worked out whenever it is asked for: nothing is kept."""

    def __init__(self, trumps: int, held: int, hidden: int, others: int) -> None:
        self.asked = trumps, held, hidden, others

    def __getitem__(self, word: int) -> float:
        return suit_takes(word, *self.asked)[0]


def hand_takes(hand: int, unseen: int, trump: int, held: int, others: int) -> tuple[float, float]:
    """Tricks that a hand is good for, and their variance."""
    hidden = unseen.bit_count()
    out = (unseen >> 8 * trump & 255).bit_count()
    takes = variance = 0.0
    word_of = words()
    for suit in range(5):
        own = hand >> 8 * suit & 255
        if own:
            word = word_of[own << 8 | unseen >> 8 * suit & 255]
            more, doubt = suit_takes(word, -1 if suit == trump else out, held, hidden, others)
            takes += more
            variance += doubt
    return takes, variance


Suits = list[tuple[float, float]]


@cache
def at_first(seats: int) -> tuple[list[Suits], Suits]:
    """What a suit of a hand just dealt is good for, and its variance, by its eight bits: by the trumps in that hand,
    and where it is trump itself."""

    def all_suits(trumps: int) -> Suits:
        return [suit_takes(words()[own << 8 | own ^ 255], trumps, HAND, 40 - HAND, seats - 1) for own in range(256)]

    return [all_suits(HAND - held) for held in range(HAND + 1)], all_suits(-1)


def dealt_takes(hand: int, trump: int, seats: int) -> tuple[float, float, int]:
    """Tricks that a hand just dealt is good for, their variance, and how many trumps are in it."""
    holds = hand.to_bytes(5, "little")
    held = holds[trump].bit_count()
    plain, trumps = at_first(seats)
    row = plain[held]
    takes, doubt = trumps[holds[trump]]
    for suit in SUITS:
        if suit != trump:
            more, less_sure = row[holds[suit]]
            takes += more
            doubt += less_sure
    return takes, doubt, held


def can_beat(higher: int, follow: int, trumps: int, void: int, held: int, hidden: int) -> float:
    """The chance that one seat can take the trick: by a higher card, or by a trump when it can't follow."""
    miss = 1 - (min(held / hidden, 0.98) if hidden else 0.0)
    chance = 0.0 if void else 1 - miss**higher
    if trumps:
        chance += (1.0 if void else miss**follow) * (1 - miss**trumps)
    return min(chance, 1.0)


def threat(card: int, led: int, unseen: int, trump: int, void: int, held: int, hidden: int) -> float:
    """The chance that one seat, known not to have the suits of `void`, can beat a card."""
    above = unseen >> card + 1 & (1 << 7 - (card & 7)) - 1
    suit = card >> 3
    higher = above.bit_count() if suit == led else 0
    trumps = 0
    if led != trump and not void >> trump & 1:
        trumps = above.bit_count() if suit == trump else (unseen >> 8 * trump & 255).bit_count()
    return can_beat(higher, (unseen >> 8 * led & 255).bit_count(), trumps, void >> led & 1, held, hidden)


def weigh(position: Position) -> list[tuple[float, int]]:
    """Every card that the seat to move may play, with what it promises: less gap for the declarer, more against.

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
    """The gap to expect, as a loss."""
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
    """How far this seat's tricks will be from its share of those that the declarer leaves, either way."""
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


class Promise(NamedTuple):
    """A contract, how often it should be made, and what it should pay over the others."""

    value: float
    trump: int
    tricks: int
    made: float


def promises(hand: int, seats: int, trumps: range = range(5), near: float = HAND) -> list[Promise]:
    """What each contract promises a hand, the best first; only those so near to the tricks it is good for."""
    found = []
    for trump in trumps:
        takes, doubt, held = dealt_takes(hand, trump, seats)
        for tricks in range(max(ceil(takes - near), 0), min(int(takes + near), HAND) + 1):
            found.append(_promise(OWN[seats], tricks - takes, trump, tricks, doubt, held))
    found.sort(reverse=True)
    return found


def promise(hand: int, seats: int, trump: int, tricks: int) -> Promise:
    """What one contract promises a hand."""
    takes, doubt, held = dealt_takes(hand, trump, seats)
    return _promise(OWN[seats], tricks - takes, trump, tricks, doubt, held)


def about(hand: int, seats: int) -> list[tuple[float, ...]]:
    """Roughly what every contract promises, by trump and tricks: quick enough for a hand that is only imagined."""
    found = []
    for trump in SUITS:
        takes, doubt, held = dealt_takes(hand, trump, seats)
        found.append(_about(seats, round(takes * STEPS), round(doubt * STEPS), trump == TORDU, held))
    return found


STEPS = 10
"""Steps to a trick where only roughly is asked for."""


@lru_cache(maxsize=1 << 12)
def _about(seats: int, takes: int, doubt: int, tordu: bool, held: int) -> tuple[float, ...]:
    net, trump = OWN[seats], TORDU if tordu else 0
    far, doubtful = takes / STEPS, doubt / STEPS
    return tuple([_promise(net, tricks - far, trump, tricks, doubtful, held).value for tricks in range(HAND + 1)])


def theirs(hand: int, seats: int, trump: int, tricks: int, free: bool) -> Promise:
    """What another's contract promises its bidder, as far as this hand tells; `free`: it could have passed."""
    takes, doubt, held = dealt_takes(hand, trump, seats)
    left = (HAND - tricks) / (seats - 1)
    return _promise(THEIRS[seats], left - takes, trump, tricks, doubt, held, free)


def _promise(net: Net, far: float, trump: int, tricks: int, doubt: float, trumps: int, free: bool = True) -> Promise:
    """TO-15, TO-16: what it pays over another seat, by the chance to make it and the gap."""
    made, gap = odds(net, far, tricks, doubt, trumps, free)
    return Promise(4 * made - 2 * gap if trump == TORDU else 3 * made - gap, trump, tricks, made)
