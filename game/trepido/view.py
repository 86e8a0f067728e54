"""The view of a seat at Trépido: its hand, what was played, all counts, and what it gave, got and swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game import table
from game.table import TABLE
from game.trepido import history, memory
from game.trepido.cards import COUNT, NAME, OPENING, SYMBOLS, Symbol, names
from game.trepido.options import Options
from game.trepido.phases import DRAWN, PHASES

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState


class Face(msgspec.Struct, frozen=True):
    """The card to beat, whatever it is printed on."""

    symbol: Symbol
    strength: int


class Known(msgspec.Struct, frozen=True):
    """A card that this seat knows to be with one of these seats."""

    card: str
    seats: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    winner: int | None
    points: tuple[int, ...]


class TrepidoView(table.View, frozen=True, kw_only=True):
    options: Options
    turn: int
    turns: int
    opened: int
    dealer: int
    direction: int
    hands: tuple[tuple[str, ...] | None, ...]
    counts: tuple[int, ...]
    pile: tuple[str, ...] | None
    """Next card first."""
    pile_count: int
    discard: tuple[str, ...]
    """Top card last."""
    beat: Face | None
    threat: int
    drawn: str | None
    """The card just drawn, for its owner alone as long as they look at it."""
    forced: bool | None
    """True if it must be laid, for its owner alone."""
    racers: tuple[int, ...]
    resume: int | None
    giver: int | None
    round: int
    scores: tuple[int, ...]
    results: tuple[Result, ...]
    last: tuple[tuple[str, ...], ...]
    """The hands shown at the end of the round before, empty in the first."""
    known: tuple[Known, ...]
    back: tuple[str, ...]
    """The cards that the last reshuffle put into the pile."""
    fresh: tuple[int, ...]
    """The most of them that each hand can hold."""
    history: tuple[history.Deed, ...]


def view(state: TrepidoState, seat: int | None) -> TrepidoView:
    symbol, strength = divmod(state.top, 3)
    own = seat is None or (state.phase == DRAWN and seat == state.turn)
    return TrepidoView(
        game="trepido",
        seat=seat,
        seats=state.seats,
        moves=state.moves,
        phase=PHASES[state.phase],
        actors=state.actors(),
        timer=state.timer,
        outcome=state.outcome,
        options=state.options,
        turn=state.turn,
        turns=state.turns,
        opened=state.opened,
        dealer=state.dealer,
        direction=state.direction,
        hands=tuple([names(hand) if seat in (None, owner) else None for owner, hand in enumerate(state.hands)]),
        counts=tuple([len(hand) for hand in state.hands]),
        pile=names(state.pile[::-1]) if seat is None else None,
        pile_count=len(state.pile),
        discard=names(state.discard),
        beat=Face(SYMBOLS[symbol], strength + 1) if state.top != OPENING else None,
        threat=state.threat,
        drawn=NAME[state.drawn] if own and state.drawn >= 0 else None,
        forced=bool(state.forced) if own and state.drawn >= 0 else None,
        racers=tuple([racer for racer in range(state.seats) if state.racers >> racer & 1]),
        resume=state.resume if state.resume >= 0 else None,
        giver=state.giver if state.giver >= 0 else None,
        round=len(state.results) + 1,
        scores=tuple(state.scores),
        results=tuple([Result(line[0] if line[0] >= 0 else None, line[1:]) for line in state.results]),
        last=tuple([names(hand) for hand in state.last]),
        known=_known(state, seat),
        back=tuple([NAME[card] for card in range(COUNT) if state.back >> card & 1]),
        fresh=tuple(state.fresh),
        history=history.read_all(state.history),
    )


def _known(state: TrepidoState, seat: int | None) -> tuple[Known, ...]:
    """The cards that this seat knows, one by one."""
    if seat is None or seat == TABLE or not state.secrets:
        return ()
    row = memory.known(state, seat)
    somewhere = 0
    for cards in row:
        somewhere |= cards
    return tuple(
        [
            Known(NAME[card], tuple([holder for holder, cards in enumerate(row) if cards >> card & 1]))
            for card in range(COUNT)
            if somewhere >> card & 1
        ]
    )
