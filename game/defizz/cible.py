"""Cible (DE-18): one number each, openly; the nearest wins."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from game.defizz import ending
from game.defizz.events import Guessed, Passed, TimeUp
from game.defizz.moves import Guess, Pass
from game.defizz.questions import CibleQuestion
from game.defizz.records import Word
from game.table import TABLE, Emit, Timeout

if TYPE_CHECKING:
    from game.defizz.state import DefizzState


def guess(state: DefizzState, seat: int, move: Guess | Pass | Timeout, emit: Emit | None) -> None:
    """A number or nothing; the exact one ends it at once."""
    speaker = state.turn
    number = move.number if type(move) is Guess else None
    state.said += (Word(seat=speaker, said=number, late=seat == TABLE),)
    if emit:
        if seat == TABLE:
            emit(TimeUp("guess"))
        emit(Passed(speaker) if number is None else Guessed(speaker, number))
    truth = state.truths[state.choice]
    assert truth is not None
    heard = len(state.said)
    if number is not None and number == truth:
        ending.win(state, speaker, emit)
    elif heard < len(state.players):
        state.turn = state.players[heard]
        state.opened = state.moves
    else:
        _nearest(state, truth, emit)


def asks_for_whole(state: DefizzState) -> bool:
    """True if the number that is asked for is a whole one: then no other is a guess."""
    question = state.pack.file.questions[state.asked]
    return state.options.reading > 1 and isinstance(question, CibleQuestion) and not question.number.decimals


def _nearest(state: DefizzState, truth: int | float, emit: Emit | None) -> None:
    """The nearest wins; equally near, or nobody said anything: no winner."""
    errors = [(distance(word.said, truth), word.seat) for word in state.said if isinstance(word.said, int | float)]
    least = min((error for error, _ in errors), default=None)
    nearest = [seat for error, seat in errors if error == least]
    if len(nearest) == 1:
        ending.win(state, nearest[0], emit)
    else:
        ending.void(state, emit)


def distance(number: int | float, truth: int | float) -> int | Fraction:
    """The exact distance of a guess from the truth: 0.2 and 0.4 are equally far from 0.3, as people write them."""
    if type(number) is int and type(truth) is int:
        return abs(number - truth)
    return abs(Fraction(repr(number)) - Fraction(repr(truth)))
