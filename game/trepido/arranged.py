"""Arranged deals of Trépido: hands and the top of the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import arranging
from game.trepido.cards import CARD

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState


class Deal(arranging.Deal, frozen=True, kw_only=True):
    hands: tuple[tuple[str, ...], ...] = ()
    """The hands from seat 0 on, each as long as it is written; those not written are dealt by chance."""
    pile: tuple[str, ...] = ()
    """The first cards to be drawn, the very first one first."""


def arrange(state: TrepidoState, deal: Deal) -> None:
    """Change a state just dealt to this deal."""
    arranging.check_seats(deal.hands, state.seats)
    hands, pile = [arranging.numbered(hand, CARD) for hand in deal.hands], arranging.numbered(deal.pile, CARD)
    deck = [card for hand in state.hands for card in hand] + state.pile
    dealt = [len(hand) for hand in state.hands[len(hands) :]]
    sizes = [*map(len, hands), *dealt]
    groups = [*hands, *([] for _ in dealt), pile]
    *held, rest = arranging.complete(groups, [*sizes, len(deck) - sum(sizes)], deck)
    state.hands = [sorted(hand) for hand in held]
    state.pile = rest[::-1]
