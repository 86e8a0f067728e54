"""Arranged deals of Trio: hands and the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import arranging

if TYPE_CHECKING:
    from game.trio.state import TrioState


class Deal(arranging.Deal, frozen=True, kw_only=True):
    hands: tuple[tuple[int, ...], ...] = ()
    """The hands from seat 0 on; a hand that is written in part gets the rest by chance."""
    middle: tuple[int, ...] = ()
    """The numbers in the middle from place 0 on."""


def arrange(state: TrioState, deal: Deal) -> None:
    """Change a state just dealt to this deal."""
    arranging.check_seats(deal.hands, state.seats)
    deck = [number for hand in state.hands for number in hand] + state.middle
    named = [*deal.hands, *([] for _ in range(state.seats - len(deal.hands))), deal.middle]
    *hands, middle = arranging.complete(named, [*map(len, state.hands), len(state.middle)], deck)
    state.hands = [sorted(hand) for hand in hands]
    state.middle = middle
