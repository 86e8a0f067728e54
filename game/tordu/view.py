"""The view of a seat at Le Tordu: its hand, the auction, every card played and by whom, the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game import table
from game.tordu.cards import NAME, SUIT, SUITS, names
from game.tordu.moves import CALLS, Bid, Double, Pass
from game.tordu.options import Options
from game.tordu.score import Manche

if TYPE_CHECKING:
    from game.tordu.state import TorduState


class Said(msgspec.Struct, frozen=True):
    seat: int
    call: Bid | Pass | Double


class Contract(msgspec.Struct, frozen=True):
    declarer: int
    suit: str
    tricks: int
    doubled: bool


class Laid(msgspec.Struct, frozen=True):
    seat: int
    card: str


class Deal(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    contract: Contract
    taken: int
    points: tuple[int, ...]


class Shown(msgspec.Struct, frozen=True):
    """The cards as dealt, once a deal is over: every hand, and the cards nobody saw (TO-04)."""

    hands: tuple[tuple[str, ...], ...]
    undealt: tuple[str, ...]


class TorduView(table.View, frozen=True, kw_only=True):
    options: Options
    dealer: int
    hands: tuple[tuple[str, ...] | None, ...]
    counts: tuple[int, ...]
    undealt: tuple[str, ...] | None
    auction: tuple[Said, ...]
    contract: Contract | None
    trick: tuple[Laid, ...]
    tricks: tuple[int, ...]
    played: tuple[tuple[Laid, ...], ...]
    """The tricks of this deal that are complete, in order."""
    scores: tuple[int, ...]
    """The points of the manche being played, or of the last one when the match is over."""
    manches: tuple[int, ...]
    """Manches won, by seat."""
    finished: tuple[Manche, ...]
    """The manches that are over, with their points and winners (TO-20)."""
    play_offs: int
    """The number of deals dealt in this manche because it was level at the top (TO-19)."""
    deals: tuple[Deal, ...]
    last: Shown | None


PHASES = ("bid", "speak", "play", "over")


def view(state: TorduState, seat: int | None) -> TorduView:
    tricks = laid(state)
    open_trick = len(state.played) % state.seats
    return TorduView(
        game="tordu",
        seat=seat,
        seats=state.seats,
        moves=state.moves,
        phase=PHASES[state.phase],
        actors=state.actors(),
        timer=None,
        outcome=state.outcome,
        options=state.options,
        dealer=state.dealer,
        hands=tuple(names(hand) if seat in (None, owner) else None for owner, hand in enumerate(state.hands)),
        counts=tuple(hand.bit_count() for hand in state.hands),
        undealt=names(state.undealt) if seat is None else None,
        auction=tuple(Said(by, CALLS[call]) for by, call in zip(state.auction[::2], state.auction[1::2], strict=True)),
        contract=_contract(state.declarer, state.trump, state.wanted, state.doubled) if state.trump >= 0 else None,
        trick=tricks.pop() if open_trick else (),
        tricks=tuple(state.won),
        played=tuple(tricks),
        scores=tuple(state.scores),
        manches=tuple(state.manches),
        finished=tuple(state.finished),
        play_offs=state.play_offs,
        deals=tuple(Deal(_contract(*deal[:4]), deal[4], deal[5:]) for deal in state.deals),
        last=Shown(tuple(map(names, state.last[:-1])), names(state.last[-1])) if state.last else None,
    )


def _contract(declarer: int, trump: int, tricks: int, doubled: int) -> Contract:
    return Contract(declarer, SUITS[trump], tricks, bool(doubled))


def laid(state: TorduState) -> list[tuple[Laid, ...]]:
    """The cards played, with seats, trick by trick: the declarer leads, then whoever took the trick (TO-12, TO-14)."""
    tricks = []
    leader = state.declarer
    for start in range(0, len(state.played), state.seats):
        trick = state.played[start : start + state.seats]
        tricks.append(tuple(Laid((leader + n) % state.seats, NAME[card]) for n, card in enumerate(trick)))
        leader = (leader + winner(trick, state.trump)) % state.seats
    return tricks


def winner(trick: list[int], trump: int) -> int:
    """The place of the card that takes a trick, counted from the lead."""
    best = 0
    for place, card in enumerate(trick):
        if (card > trick[best]) if SUIT[card] == SUIT[trick[best]] else SUIT[card] == trump:
            best = place
    return best


def manche_over(view: TorduView) -> Manche | None:
    """The manche that the last deal has ended; None if it goes on, or another has begun."""
    last = view.finished[-1] if view.finished else None
    return last if last is not None and view.phase == "over" and last.deals == len(view.deals) else None


def voids(view: TorduView) -> list[set[str]]:
    """The suits that each seat is known not to hold: it did not follow them (TO-13)."""
    shown: list[set[str]] = [set() for _ in range(view.seats)]
    for trick in (*view.played, view.trick):
        for play in trick[1:]:
            if play.card[1] != trick[0].card[1]:
                shown[play.seat].add(trick[0].card[1])
    return shown
