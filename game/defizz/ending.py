"""The end of a turn: the pot, stakes that go back, elimination, the bank, rounds, the end (DE-15, 16, 23 to 26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.defizz.between_turns import clear, multiple
from game.defizz.events import (
    BankGiven,
    BankPaid,
    ClassicBegan,
    Eliminated,
    FinalBegan,
    MatchWon,
    PotWon,
    Returned,
    Revealed,
    RoundEnded,
    TimeUp,
    TurnBegan,
)
from game.defizz.money import PRIZE
from game.defizz.pack import CHANCE, DECKS
from game.defizz.phases import OVER
from game.defizz.questions import ChronoQuestion, PingPongQuestion
from game.defizz.records import Result, Turn
from game.defizz.sides import clockwise, leaving, reader_for
from game.table import Emit, Outcome

if TYPE_CHECKING:
    from game.defizz.state import DefizzState


def win(state: DefizzState, seat: int, emit: Emit | None) -> None:
    """DE-15: the winner takes the pot; DE-25: in the enrichment the bank pays."""
    _reveal(state, seat, emit)
    _take(state, seat, emit)


def all_refused(state: DefizzState, emit: Emit | None) -> None:
    """DE-12, DE-13: the active side takes the refusers' minimums; the question is not asked."""
    _take(state, state.active, emit)


def _take(state: DefizzState, seat: int, emit: Emit | None) -> None:
    """Money for the winner of the turn, and the next turn."""
    if state.enriching:
        state.bank -= PRIZE
        state.purses[seat] += PRIZE
        if emit:
            emit(BankPaid(seat, PRIZE))
    else:
        state.purses[seat] += state.pot
        if emit:
            emit(PotWon(seat, state.pot))
        state.pot = 0
    _record(state, seat)
    _end_turn(state, emit)


def void(state: DefizzState, emit: Emit | None) -> None:
    """DE-16: no single winner. Every stake goes back, refusers' too, and the same side rolls again."""
    _reveal(state, None, emit)
    purses = state.purses
    for seat, amount in enumerate(state.paid):
        purses[seat] += amount
    if emit:
        emit(Returned(tuple(state.paid), _silent(state)))
    _record(state, None)
    clear(state)
    if emit:
        emit(TurnBegan(state.active, state.reader))


def _silent(state: DefizzState) -> bool:
    """Tell if nobody said anything to the question; a game of chance asks for no answer."""
    return state.pack.modes[state.asked] != CHANCE and all(word.said is None for word in state.said)


def _reveal(state: DefizzState, winner: int | None, emit: Emit | None) -> None:
    """The question is over: its answer may be known."""
    number = state.asked
    question = state.pack.file.questions[number]
    entries = question.list if isinstance(question, PingPongQuestion) else None
    state.result = Result(
        question=state.pack.shown[number],
        winner=winner,
        said=state.said,
        answer=question.answer if isinstance(question, ChronoQuestion) else None,
        number=state.truths[state.choice],
        items=entries.items if entries is not None else (),
        closed_by=entries.closed_by if entries is not None else None,
        note=question.note,
    )
    if emit:
        emit(Revealed(state.result))


def _record(state: DefizzState, winner: int | None) -> None:
    """Add the turn to the match's public history."""
    state.history += (
        Turn(
            active=state.active,
            reader=state.reader,
            kind=DECKS[state.kind],
            minimum=state.minimum,
            stake=state.stake,
            players=state.players,
            offer=state.offer,
            refused=state.refused,
            question=state.pack.shown[state.asked].id if state.asked >= 0 else None,
            winner=winner,
        ),
    )


def _end_turn(state: DefizzState, emit: Emit | None) -> None:
    """DE-23: sides with nothing are out; then the next side's turn, unless the match is over."""
    emptied = state.enriching and state.bank < PRIZE
    if emptied:
        _begin_classic(state, emit)
    elif not state.enriching:
        _eliminate(state, emit)
    if len(state.living) == 1:
        _finish(state, "last", emit)
    elif _ends_the_round(state, emptied, emit) and (state.closing or state.rounds == state.options.max_rounds):
        _finish(state, "time" if state.closing else "rounds", emit)
    else:
        state.active = clockwise(state.active, state.living)[0]
        state.reader = reader_for(state.active, state.living, state.out)
        clear(state)
        if emit:
            emit(TurnBegan(state.active, state.reader))


def _eliminate(state: DefizzState, emit: Emit | None) -> None:
    """DE-23, DE-24: sides with nothing leave; two left: the last one out reads for the rest of the game."""
    purses = state.purses
    losers = [seat for seat in state.living if not purses[seat]]
    if not losers:
        return
    losers = leaving(state.active, state.seats, losers)
    state.living = tuple([seat for seat in state.living if purses[seat]])
    state.out += tuple(losers)
    if emit:
        for seat in losers:
            emit(Eliminated(seat))
        if len(state.living) == 2:
            emit(FinalBegan(state.living, state.out[-1]))


def _begin_classic(state: DefizzState, emit: Emit | None) -> None:
    """DE-26: the rest of the bank goes to the single poorest side, or is lost; then the classic game."""
    rest, state.bank = state.bank, 0
    poorest = [seat for seat in state.living if state.purses[seat] == min(state.purses)]
    if len(poorest) == 1:
        state.purses[poorest[0]] += rest
    else:
        state.lost += rest
    if emit and rest:
        emit(BankGiven(poorest[0] if len(poorest) == 1 else None, rest))
    state.enriching = False
    if emit:
        emit(ClassicBegan())
    _eliminate(state, emit)


def _ends_the_round(state: DefizzState, emptied: bool, emit: Emit | None) -> bool:
    """True if every side in play at the round's start has now had a turn or is out; then the next round begins.
    It goes on when the bank was emptied in the middle of it, so that all have the same number of turns."""
    living = _living(state)
    due = state.due & ~(1 << state.active) & living
    if not due:
        state.rounds += 1
    if emptied:
        state.since = state.rounds
    begins_anew = emptied and state.options.reading == 1
    state.due = due if due and not begins_anew else living
    if emit and not due:
        emit(RoundEnded(state.rounds, multiple(state)))
    return not due


def _living(state: DefizzState) -> int:
    """The sides in play, one bit each."""
    return sum(1 << seat for seat in state.living)


def time_is_up(state: DefizzState, emit: Emit | None) -> None:
    """`minutes`: the match ends with the round, so that all have had the same number of turns; then the richest win."""
    state.closing = True
    between_rounds = state.due == _living(state) or state.options.reading == 1
    if emit:
        emit(TimeUp("match" if between_rounds else "last round"))
    if between_rounds:
        _finish(state, "time", emit)


def _finish(state: DefizzState, reason: str, emit: Emit | None) -> None:
    """The last side with money wins; in a short game the richest, together if they are equal."""
    clear(state)
    most = max(state.purses)
    winners = tuple(seat for seat, purse in enumerate(state.purses) if purse == most)
    state.outcome = Outcome(winners, tuple(state.purses), reason)
    state.phase = OVER
    if emit:
        emit(MatchWon(winners, state.outcome.scores, reason))
