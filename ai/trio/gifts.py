"""What to give a partner: the card that does least where it is, and may complete something over there.

Measured in teams of perfect memories against one that gives lone cards at an end or nothing (fair 50 %, ± 3): never
exchanging wins 40 %, giving only numbers far from the middle 43 to 47 %, always giving something 53 %.
"""

from __future__ import annotations

from typing import Any

from ai.player import Weighed
from ai.trio.worlds import MIDDLE
from game.trio.memory import partner
from game.trio.moves import Decline, Offer
from game.trio.view import Swap, TrioView

TWIN = 10.0
"""What it costs to part equal cards, for each that stays behind."""
INSIDE = 6.0
"""What it costs to give a card that nobody could ask for."""
BACK = 4.0
"""What it costs to give a partner a card back."""
NONE = -14.0
"""No exchange, as if it were a card."""


def weigh(view: TrioView, legal: list[Any]) -> list[Weighed]:
    """Every answer, the best first: lone cards at an end, the farther from the middle numbers the better."""
    return sorted([Weighed(move, _worth(view, move)) for move in legal], key=lambda one: -one.worth)


def lone_end(view: TrioView, number: int) -> bool:
    hand = own(view)
    return hand.count(number) == 1 and number in (hand[0], hand[-1])


def own(view: TrioView) -> list[int]:
    """The hand of whoever looks."""
    return (view.hands[view.seat] if view.seat is not None else None) or []


def _worth(view: TrioView, move: Offer | Decline) -> float:
    if isinstance(move, Decline):
        return NONE
    hand, number = own(view), move.number
    worth = abs(number - MIDDLE) - TWIN * (hand.count(number) - 1)
    if number not in (hand[0], hand[-1]):
        worth -= INSIDE
    if number in _received(view):
        worth -= BACK
    return worth


def _received(view: TrioView) -> list[int | None]:
    """The numbers that the partner has given."""
    mate = partner(view.seat or 0, view.seats)
    return [entry.offered[mate] for entry in view.history if isinstance(entry, Swap) and view.seat in entry.swapped]
