"""The contents of perfect memories: which cards a seat knows to be in whose hand, and what went back into the pile.

A state keeps what happened out of sight (`secrets`: gifts, swaps, wrong cards), and what a seat knows is told from
that when someone asks: far cheaper than keeping everyone's knowledge up to date at every move.

`back` are the cards that the last reshuffle put into the pile, and `fresh` how many of them each hand can hold at
most; both mean nothing before the first reshuffle.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState

Secret = tuple[Any, ...]
GIFT, SWAP, SHOWN, BACK, TOLD = range(5)
"""(GIFT, giver, receiver, card) · (SWAP, seat, other, hand that seat got, hand it gave) · (SHOWN, seat, card) ·
(BACK, mask of cards) · (TOLD, observer, row): what a view told this observer, in an imagined world."""


def known(state: TrepidoState, observer: int) -> list[int]:
    """The cards that an observer knows about, a mask for each seat that can hold them."""
    row = [0] * state.seats
    for secret in state.secrets:
        LEARN[secret[0]](row, observer, *secret[1:])
    on_the_table = ~mask(state.discard)
    return [cards & on_the_table for cards in row]


def _gift(row: list[int], observer: int, giver: int, receiver: int, card: int) -> None:
    """The two know which card it was; for the others, anything that the giver was known to hold may have moved."""
    if observer == giver:
        _place(row, receiver, 1 << card)
    elif observer == receiver:
        _place(row, None, 1 << card)
    else:
        row[receiver] |= row[giver]


def _swap(row: list[int], observer: int, seat: int, other: int, got: list[int], gave: list[int]) -> None:
    """Hands have changed owners in sight of all; each of the two knows what it gave away."""
    row[seat], row[other] = row[other], row[seat]
    for who, partner, own, away in ((seat, other, got, gave), (other, seat, gave, got)):
        if observer == who:
            _place(row, None, mask(own))
            _place(row, partner, mask(away))
            row[who] = 0


def _shown(row: list[int], observer: int, seat: int, card: int) -> None:
    """Everyone has seen this card go back into that hand (TR-23)."""
    if observer != seat:
        _place(row, seat, 1 << card)


def _back(row: list[int], observer: int, cards: int) -> None:
    row[:] = [held & ~cards for held in row]


def _told(row: list[int], observer: int, who: int, told: list[int]) -> None:
    if observer == who:
        row[:] = told


LEARN = (_gift, _swap, _shown, _back, _told)


def _place(row: list[int], holder: int | None, cards: int) -> None:
    """These cards are with this holder for certain, or with nobody but the observer."""
    _back(row, 0, cards)
    if holder is not None:
        row[holder] |= cards


def laid(state: TrepidoState, seat: int, card: int) -> None:
    if state.back >> card & 1 and state.fresh[seat]:
        state.fresh[seat] -= 1


def gave(state: TrepidoState, giver: int, receiver: int, card: int) -> None:
    """`fresh` moves along for certain only when the giver's whole hand was; else both keep room for it."""
    state.secrets.append((GIFT, giver, receiver, card))
    if state.fresh[giver]:
        state.fresh[receiver] += 1
        state.fresh[giver] = min(state.fresh[giver], len(state.hands[giver]))


def swapped(state: TrepidoState, seat: int, other: int) -> None:
    state.secrets.append((SWAP, seat, other, state.hands[seat].copy(), state.hands[other].copy()))
    state.fresh[seat], state.fresh[other] = state.fresh[other], state.fresh[seat]


def shown(state: TrepidoState, seat: int, card: int) -> None:
    state.secrets.append((SHOWN, seat, card))


def reshuffled(state: TrepidoState) -> None:
    """All played cards but the top one are in the pile now, and no other: every hand is of older cards."""
    state.back = mask(state.pile)
    state.fresh = [0] * state.seats
    state.secrets.append((BACK, state.back))


def mask(cards: Iterable[int]) -> int:
    return sum([1 << card for card in cards])
