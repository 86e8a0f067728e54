"""Arranged deals of Défizz: the first cards of both decks, the first throws of the die, and the purses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Literal, get_args

from game import arranging, shuffle
from game.arranging import BadDeal
from game.defizz.money import CHIPS

if TYPE_CHECKING:
    from game.defizz.state import DefizzState

Face = Literal["duel 100", "duel 200", "duel 300", "multi 100", "multi 200", "multi 300"]
FACES: tuple[Face, ...] = get_args(Face)
"""The faces of the die, by the number that is drawn for each."""
MOST_THROWS = 6


class Deal(arranging.Deal, frozen=True, kw_only=True):
    duel: tuple[str, ...] = ()
    """The first cards of the Duel deck by name, the very first one first."""
    multi: tuple[str, ...] = ()
    """The first cards of the Multi deck by name, the very first one first."""
    die: tuple[Face, ...] = ()
    """The first throws of the die, as long as nothing else is drawn by lot between them."""
    purses: tuple[int, ...] = ()
    """Each side's money, in the middle of a match; none: as every match begins."""


def arrange(state: DefizzState, deal: Deal) -> None:
    """Change a state just dealt to this deal."""
    duel, multi = state.orders
    state.orders = (_first(duel, state.pack.names[0], deal.duel), _first(multi, state.pack.names[1], deal.multi))
    if len(deal.die) > MOST_THROWS:
        raise BadDeal(f"{MOST_THROWS} throws can be arranged, not {len(deal.die)}")
    state.seed = _seed(state.seed, state.shuffles, tuple(FACES.index(face) for face in deal.die))
    if deal.purses:
        state.purses = _purses(deal.purses, state.seats)


@cache
def _seed(first: int, shuffles: int, wanted: tuple[int, ...]) -> int:
    """The first seed from `first` on that throws these faces after so many draws from it."""
    throws = range(shuffles, shuffles + len(wanted))
    return next(
        seed for seed in count(first) if tuple(shuffle.lot(len(FACES), seed, throw) for throw in throws) == wanted
    )


def _first(order: Sequence[int], names: Sequence[str], first: Sequence[str]) -> tuple[int, ...]:
    """A deck in which these cards are drawn first: the last of it is drawn first."""
    numbers = {name: card for card, name in enumerate(names)}
    (cards,) = arranging.complete([arranging.numbered(first, numbers)], [len(order)], order[::-1])
    return tuple(cards[::-1])


def _purses(amounts: Sequence[int], seats: int) -> list[int]:
    """Every side's money; raise BadDeal if a side has none, or an amount that chips can't make."""
    if len(amounts) != seats:
        raise BadDeal(f"{len(amounts)} purses are not one for each of {seats} sides")
    for amount in amounts:
        if amount < CHIPS[-1] or amount % CHIPS[-1]:
            raise BadDeal(f"a purse holds hundreds, not {amount}")
    return list(amounts)
