"""Arranged deals of Le Tordu: hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import arranging
from game.tordu.cards import BIT, CARD, HAND, cards

if TYPE_CHECKING:
    from game.tordu.state import TorduState


class Deal(arranging.Deal, frozen=True, kw_only=True):
    hands: tuple[tuple[str, ...], ...] = ()
    """The hands from seat 0 on; a hand that is written in part gets the rest by chance."""


def arrange(state: TorduState, deal: Deal) -> None:
    """Change a state just dealt to this deal."""
    arranging.check_seats(deal.hands, state.seats)
    named = [arranging.numbered(hand, CARD) for hand in deal.hands]
    deck = [card for hand in (*state.hands, state.undealt) for card in cards(hand)]
    sizes = [*[HAND] * state.seats, len(cards(state.undealt))]
    *hands, undealt = [sum(BIT[card] for card in group) for group in arranging.complete(named, sizes, deck)]
    state.hands, state.undealt = hands, undealt
    state.dealt = (*hands, undealt)
