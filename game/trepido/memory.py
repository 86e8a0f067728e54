"""What perfect memories hold: which cards a seat knows to be in whose hand, and what went back into the pile.

`known` is a table of card masks, observer by holder: a card in a row can only be with the holders that have its bit.
It is empty until somebody knows something. Bits of cards that lie on the table mean nothing: nobody holds those,
and they are wiped when the cards go back into the pile. `back` are the cards that the last reshuffle put into the pile,
and `fresh` how many of them each hand can hold at most; both mean nothing before the first reshuffle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState


def laid(state: TrepidoState, seat: int, card: int) -> None:
    if state.back >> card & 1 and state.fresh[seat]:
        state.fresh[seat] -= 1


def shown(state: TrepidoState, seat: int, card: int) -> None:
    """Everyone has seen this card go back into that hand (TR-23)."""
    for observer in range(state.seats):
        if observer != seat:
            _knows(state, observer, seat, 1 << card)


def gave(state: TrepidoState, giver: int, receiver: int, card: int) -> None:
    """The two know which card it was; for the others, what the giver was known to hold may have moved."""
    seats = state.seats
    if state.known:
        for observer in range(seats):
            row = observer * seats
            if observer not in (giver, receiver):
                state.known[row + receiver] |= state.known[row + giver]
        for holder in range(seats):
            state.known[receiver * seats + holder] &= ~(1 << card)
    _knows(state, giver, receiver, 1 << card)
    if state.back:
        _gave_fresh(state, giver, receiver)


def _gave_fresh(state: TrepidoState, giver: int, receiver: int) -> None:
    """The bound moves along for certain only when the giver's whole hand was fresh; else both keep room for it."""
    if state.fresh[giver]:
        state.fresh[receiver] += 1
        state.fresh[giver] = min(state.fresh[giver], len(state.hands[giver]))


def swapped(state: TrepidoState, seat: int, other: int) -> None:
    """Hands have changed owners in sight of all; each of the two knows what it gave away."""
    seats = state.seats
    for row in range(0, len(state.known), seats):
        known = state.known
        known[row + seat], known[row + other] = known[row + other], known[row + seat]
    for observer, holder in ((seat, other), (other, seat)):
        _knows(state, observer, observer, _mask(state.hands[observer]))
        state.known[observer * seats + observer] = 0
        _knows(state, observer, holder, _mask(state.hands[holder]))
    state.fresh[seat], state.fresh[other] = state.fresh[other], state.fresh[seat]


def reshuffled(state: TrepidoState) -> None:
    """All played cards but the top one are in the pile now, and no other: every hand is of older cards."""
    state.back = _mask(state.pile)
    state.known = [mask & ~state.back for mask in state.known]
    state.fresh = [0] * state.seats


def _knows(state: TrepidoState, observer: int, holder: int, cards: int) -> None:
    """From now on this observer is sure that these cards are with that holder and nobody else."""
    seats = state.seats
    if not state.known:
        state.known = [0] * (seats * seats)
    for place in range(observer * seats, (observer + 1) * seats):
        state.known[place] &= ~cards
    state.known[observer * seats + holder] |= cards


def _mask(cards: list[int]) -> int:
    return sum([1 << card for card in cards])
