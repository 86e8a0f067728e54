"""Chrono (DE-17): the fastest right answer wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.defizz import ending
from game.defizz.events import Answered, Passed, Pressed, Sealed, TimeUp
from game.defizz.moves import PRESS, Answer, Move
from game.defizz.phases import FLOOR, JUDGING, PRESSING
from game.defizz.records import Word
from game.table import TABLE, Emit

if TYPE_CHECKING:
    from game.defizz.state import DefizzState

NOTHING = ""


def untried(state: DefizzState) -> tuple[int, ...]:
    """Participants who may still press."""
    tried = state.tried
    return tuple([seat for seat in state.players if not tried >> seat & 1])


def unheard(state: DefizzState) -> tuple[int, ...]:
    """Those on the floor who have not answered yet."""
    return tuple([seat for seat, text in zip(state.floor, state.answers, strict=True) if text is None])


def speakers(state: DefizzState) -> tuple[int, ...]:
    """DE-17: those on the floor; and, before anyone there has answered, others who pressed at the same time."""
    waiting = unheard(state)
    return waiting + untried(state) if len(waiting) == len(state.floor) else waiting


def before_the_floor(state: DefizzState, seat: int, move: Move, emit: Emit | None) -> None:
    """Press, give up, or the time is up: then nobody was right."""
    if seat == TABLE:
        if emit:
            emit(TimeUp("press"))
        ending.void(state, emit)
    elif move == PRESS:
        state.phase = FLOOR
        state.opened = state.moves
        _take_the_floor(state, seat, emit)
    else:
        state.tried |= 1 << seat
        state.said += (Word(seat=seat, said=None, right=False),)
        if emit:
            emit(Passed(seat))
        if not untried(state):
            ending.void(state, emit)


def _take_the_floor(state: DefizzState, seat: int, emit: Emit | None) -> None:
    """One answer for that side."""
    state.tried |= 1 << seat
    state.floor += (seat,)
    state.answers += (None,)
    if emit:
        emit(Pressed(seat))


def on_the_floor(state: DefizzState, seat: int, move: Move, emit: Emit | None) -> None:
    """Answer or stay silent; a second press is a tie in time. Several answer unseen, whatever the order."""
    if seat == TABLE:
        if emit:
            emit(TimeUp("answer"))
        late = tuple([who for who, text in zip(state.floor, state.answers, strict=True) if text is None])
        state.answers = tuple([NOTHING if text is None else text for text in state.answers])
        _hear_all(state, emit, late)
    elif move == PRESS:
        _take_the_floor(state, seat, emit)
    else:
        place = state.floor.index(seat)
        text = move.text if type(move) is Answer else NOTHING
        state.answers = (*state.answers[:place], text, *state.answers[place + 1 :])
        if emit and len(state.floor) > 1:
            emit(Sealed(seat, text))
        if None not in state.answers:
            _hear_all(state, emit)


def _hear_all(state: DefizzState, emit: Emit | None, late: tuple[int, ...] = ()) -> None:
    """Everyone on the floor has spoken, or is too `late` to: the answers are heard, in the order of the presses."""
    if emit:
        for seat, text in zip(state.floor, state.answers, strict=True):
            emit(Answered(seat, text) if text else Passed(seat))
    next_to_judge(state, emit, late)


def next_to_judge(state: DefizzState, emit: Emit | None, late: tuple[int, ...] = ()) -> None:
    """Silence is wrong without a word; the next answer waits for the table."""
    while state.floor and state.answers[0] == NOTHING:
        silent = state.floor[0]
        state.said += (Word(seat=silent, said=None, right=False, late=silent in late),)
        state.floor = state.floor[1:]
        state.answers = state.answers[1:]
    if state.floor:
        state.phase = JUDGING
        state.turn = TABLE
    elif state.right == 1:
        ending.win(state, state.best, emit)
    elif state.right or not untried(state):
        ending.void(state, emit)
    else:
        state.phase = PRESSING
        state.turn = state.active
        state.opened = state.moves
