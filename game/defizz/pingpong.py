"""Ping-pong (DE-19): a closed list, one entry at a time; the last right answer wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.defizz import ending, entries
from game.defizz.events import Answered, Passed, TimeUp
from game.defizz.moves import Answer, Move
from game.defizz.phases import JUDGING, PINGPONGING
from game.defizz.questions import PingPongQuestion
from game.defizz.records import Word
from game.table import TABLE, Emit

if TYPE_CHECKING:
    from game.defizz.state import DefizzState

MOST_ANSWERS = 200
"""Right answers after which a Ping-pong ends in any case: twice as many as the longest list has entries."""


def answer(state: DefizzState, seat: int, move: Move, emit: Emit | None) -> None:
    """Say one entry; silence and the end of the time put a side out of the challenge."""
    if type(move) is Answer:
        state.floor = (seat,)
        state.answers = (move.text,)
        state.phase = JUDGING
        state.turn = TABLE
        if emit:
            emit(Answered(seat, move.text))
        return
    if seat == TABLE and emit:
        emit(TimeUp("pingpong"))
    silent = state.turn
    state.said += (Word(seat=silent, said=None, right=False, late=seat == TABLE),)
    if emit:
        emit(Passed(silent))
    after_verdict(state, silent, False, emit)


def after_verdict(state: DefizzState, seat: int, right: bool, emit: Emit | None) -> None:
    """Wrong, repeated or silent: out. The list is exhausted or one is left who was right: that is the winner."""
    if not right:
        state.tried |= 1 << seat
    players, tried = state.players, state.tried
    place = players.index(seat)
    others = [other for other in players[place + 1 :] + players[:place] if not tried >> other & 1]
    if right and (not others or _exhausted(state)):
        ending.win(state, seat, emit)
    elif not others:
        ending.void(state, emit)
    elif len(others) == 1 and not right and state.right:
        ending.win(state, state.best, emit)
    else:
        state.phase = PINGPONGING
        state.turn = others[0]
        state.opened = state.moves


def _exhausted(state: DefizzState) -> bool:
    """True if every entry of the list was given, or the table has taken anything for an answer for too long."""
    question = state.pack.file.questions[state.asked]
    assert isinstance(question, PingPongQuestion)
    if state.options.reading == 1:
        return state.right == question.list.count
    return state.right >= MOST_ANSWERS or len(entries.found(question.list, state.said)) == question.list.count
