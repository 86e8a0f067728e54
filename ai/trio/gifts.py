"""The card to give a partner: the one that does least in this hand, and may complete something in the other.

Measured in teams of perfect memories against one that gives lone cards at an end or nothing (fair 50 %, ± 3): never
exchanging wins 40 %, giving only numbers far from the middle 43 to 47 %, always giving something 53 %.
"""

from __future__ import annotations

from ai.player import Weighed
from ai.trio.worlds import MIDDLE
from game.table import Move
from game.trio.memory import partner
from game.trio.moves import Offer
from game.trio.view import Swap, TrioView

TWIN = 10.0
"""The cost of parting equal cards, for each that stays behind."""
INSIDE = 6.0
"""The cost of giving a card that nobody could ask for."""
BACK = 4.0
"""The cost of giving a card back to the partner it came from."""
NONE = -14.0
"""The worth of no exchange, on the scale of the cards."""


def weigh(view: TrioView, legal: list[Move]) -> list[Weighed]:
    """Every answer to an exchange with its worth, the best first: lone cards at an end, the farther from the middle
    numbers the better."""
    return sorted([Weighed(move, _worth(view, move)) for move in legal], key=lambda one: -one.worth)


def lone_end(view: TrioView, number: int) -> bool:
    hand = own(view)
    return hand.count(number) == 1 and number in (hand[0], hand[-1])


def own(view: TrioView) -> list[int]:
    """The hand of the seat that this view belongs to."""
    return (view.hands[view.seat] if view.seat is not None else None) or []


def _worth(view: TrioView, move: Move) -> float:
    """The worth of an answer to an exchange, in steps from the middle number."""
    if not isinstance(move, Offer):
        return NONE
    hand, number = own(view), move.number
    worth = abs(number - MIDDLE) - TWIN * (hand.count(number) - 1)
    if number not in (hand[0], hand[-1]):
        worth -= INSIDE
    if number in _received(view):
        worth -= BACK
    return worth


def _received(view: TrioView) -> list[int | None]:
    """The numbers that the partner has given in this match."""
    mate = partner(view.seat or 0, view.seats)
    return [entry.offered[mate] for entry in view.history if isinstance(entry, Swap) and view.seat in entry.swapped]
