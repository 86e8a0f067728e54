"""The forty cards of Le Tordu (TO-01, TO-02), and tables over them made once.

A card is an int, eight to a suit, from its seven to its ace: `suit * 8 + rank`. A hand is an int with a bit a card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Suit = Literal["c", "d", "h", "s", "t"]
SUITS: tuple[Suit, ...] = ("c", "d", "h", "s", "t")
RANKS = "789TJQKA"
NAME = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARD = {name: card for card, name in enumerate(NAME)}
BIT = tuple(1 << card for card in range(40))
SUIT = tuple(card >> 3 for card in range(40))
TORDU = 4
HAND = 8


_NAMES = [
    [tuple(NAME[suit * 8 + rank] for rank in range(8) if held >> rank & 1) for held in range(256)] for suit in range(5)
]


def names(hand: int) -> tuple[str, ...]:
    """The cards of a hand, suit by suit, low to high."""
    clubs, diamonds, hearts, spades, tordu = _NAMES
    return (
        clubs[hand & 255]
        + diamonds[hand >> 8 & 255]
        + hearts[hand >> 16 & 255]
        + spades[hand >> 24 & 255]
        + tordu[hand >> 32]
    )


def cards(hand: int) -> list[int]:
    return [card for card in range(40) if hand >> card & 1]


def hand_of(ids: Iterable[str]) -> int:
    return sum(BIT[CARD[name]] for name in ids)
