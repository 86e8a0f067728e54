"""The tricks that cards are good for at Le Tordu, by closed formulas over one hand and the cards unseen."""

from __future__ import annotations

from array import array
from functools import cache
from typing import NamedTuple

from game.tordu.cards import HAND

SUITS = range(5)


class Feel(NamedTuple):
    """The weights of the formulas at one number of seats, tuned in play."""

    higher: float
    """The threat of one unseen higher card (1: it takes the trick whenever it is held)."""
    ruff: float
    """The threat of a seat without the suit, but with trumps."""
    rivals: float
    """The chance that a seat which can take the declarer's trick does."""
    helpers: float
    """The chance that another defender who can take the trick does."""
    declarer: float
    """The chance that a declarer who can take a trick does."""
    later: float
    """The chance that the declarer's card stands against each defender who plays after it."""
    own: float
    own_each: float
    """The declarer's tricks to come: a factor on the formula, and a number for each trick left."""
    theirs: float
    theirs_each: float
    """A defender's tricks to come, in the same way."""


FEEL = {
    2: Feel(0.863, 0.796, 1.0, 0.459, 0.334, 1.0, 1.056, 0.087, 0.672, -0.072),
    3: Feel(0.818, 1.0, 0.832, 0.0, 0.825, 1.0, 0.886, 0.064, 0.608, -0.044),
    4: Feel(0.818, 1.0, 0.832, 0.0, 0.825, 1.0, 0.886, 0.064, 0.608, -0.044),
    5: Feel(0.818, 1.0, 0.832, 0.0, 0.825, 1.0, 0.886, 0.064, 0.608, -0.044),
}


@cache
def words() -> list[int]:
    """The words of a suit, by eight bits in hand and eight unseen: a leading one, then 1 for a card in hand and 0 for
    one unseen, from low to high. Only the order matters; cards that have been played are not in it."""
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
    counted = higher = 0
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
        counted += 1
        if counted <= size:
            exactly *= share / (1 - share) * (size - counted + 1) / counted
            shorter = min(shorter + exactly, 1.0)
    return takes, variance


@cache
def takes_of(trumps: int, held: int, hidden: int, others: int) -> array[float]:
    """Tricks that a suit is good for, by its word; 0.0 for words of more cards than a hand can hold."""
    found = array("d", bytes(8 << 9))
    for word in range(1 << 9):
        if word.bit_count() <= held + 2:
            found[word] = suit_takes(word, trumps, held, hidden, others)[0]
    return found


class Takes:
    """Tricks that a suit is good for, by its word, computed at each look-up (no table)."""

    def __init__(self, trumps: int, held: int, hidden: int, others: int) -> None:
        self.arguments = trumps, held, hidden, others

    def __getitem__(self, word: int) -> float:
        return suit_takes(word, *self.arguments)[0]


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
    """Tricks that a suit of a hand just dealt is good for, and their variance, by its eight bits: for a plain suit,
    by the number of trumps in that hand, and for the trump suit."""

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
