"""Arranged deals: chosen cards in chosen places, every other card as the shuffle left it.

Lessons begin with them. Each game says in `arranged.py` what can be arranged, and puts it into a state just dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T", bound=Hashable)


class BadDeal(ValueError):
    """A deal that can't be arranged, with the reason for whoever wrote it."""


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The chosen part of a deal; each game adds its own fields."""


def numbered(named: Iterable[str], cards: Mapping[str, int]) -> list[int]:
    """Cards by their names; raise BadDeal if there is no such card."""
    found = list(named)
    for name in found:
        if name not in cards:
            raise BadDeal(f"there is no card {name}")
    return [cards[name] for name in found]


def check_seats(hands: Sequence[object], seats: int) -> None:
    """Raise BadDeal if there are more hands than seats."""
    if len(hands) > seats:
        raise BadDeal(f"{len(hands)} hands are too many for {seats} seats")


def complete(named: Sequence[Sequence[T]], sizes: Sequence[int], deck: Iterable[T]) -> list[list[T]]:
    """Groups of cards that together are the deck: the named ones first, then others up to each group's size.

    The others come in the order of the deck. Raise BadDeal if a card is named that is not there, or too often.
    """
    cards = list(deck)
    left = Counter(cards)
    left.subtract(card for group in named for card in group)
    missing = next((card for card, count in left.items() if count < 0), None)
    if missing is not None:
        raise BadDeal(f"there are not enough cards {missing} for this deal")
    rest = iter(_kept(cards, left))
    found = []
    for number, size in enumerate(sizes):
        group = list(named[number]) if number < len(named) else []
        if len(group) > size:
            raise BadDeal(f"{len(group)} cards have no room where {size} are dealt")
        found.append(group + [next(rest) for _ in range(size - len(group))])
    return found


def _kept(cards: Iterable[T], left: Counter[T]) -> Iterable[T]:
    """The cards in their order, each as often as it is left."""
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
            yield card
