"""Reasons why a move is refused, in words for the player who tried it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from game.defizz import chance, cible
from game.defizz.moves import (
    LARGEST_NUMBER,
    LONGEST_ANSWER,
    Accept,
    Answer,
    Challenge,
    Chance,
    Choose,
    Guess,
    Help,
    Pass,
    Press,
    Refuse,
    Roll,
    Stake,
    Verdict,
)
from game.defizz.phases import (
    CHALLENGING,
    CHANCING,
    CHOOSING,
    FLOOR,
    GUESSING,
    JUDGING,
    OFFERED,
    OVER,
    PINGPONGING,
    PRESSING,
    ROLLING,
    STAKING,
)
from game.defizz.writing import unwritten
from game.table import TABLE, IllegalMove, Move, Timeout

if TYPE_CHECKING:
    from game.defizz.state import DefizzState

WHEN = {
    Roll: (ROLLING,),
    Help: (CHOOSING,),
    Choose: (CHOOSING,),
    Challenge: (CHALLENGING,),
    Stake: (STAKING,),
    Accept: (OFFERED,),
    Refuse: (OFFERED,),
    Press: (PRESSING, FLOOR),
    Answer: (FLOOR, PINGPONGING),
    Guess: (GUESSING,),
    Pass: (PRESSING, FLOOR, GUESSING, PINGPONGING),
    Chance: (CHANCING,),
}


def refusal(state: DefizzState, seat: int, move: Move) -> IllegalMove:
    """The first reason that applies: the match, the moment, the seat, the move itself."""
    phase = state.phase
    if phase == OVER:
        return IllegalMove("the match is over")
    if isinstance(move, Timeout):
        return (
            IllegalMove("no limit is running")
            if seat == TABLE
            else IllegalMove("only the table says that the time is up")
        )
    if isinstance(move, Verdict):
        return IllegalMove("only the table judges") if seat != TABLE else IllegalMove("there is nothing to judge")
    if phase not in WHEN.get(type(move), ()):
        return _now(phase)
    if not state.legal(seat) or seat == TABLE:
        return _not_this_seat(state, seat)
    return _not_this_move(state, seat, move)


def _now(phase: int) -> IllegalMove:
    """Say what is to be done now, when something else was tried."""
    return {
        ROLLING: IllegalMove("the die is to be rolled now"),
        CHOOSING: IllegalMove("a hint is to be chosen now"),
        CHALLENGING: IllegalMove("an opponent is to be named now"),
        STAKING: IllegalMove("the stake is to be announced now"),
        OFFERED: IllegalMove("the raise is to be accepted or refused now"),
        PRESSING: IllegalMove("press first, or pass"),
        FLOOR: IllegalMove("an answer is due now"),
        JUDGING: IllegalMove("the answer is being judged"),
        GUESSING: IllegalMove("a number is to be said now"),
        PINGPONGING: IllegalMove("an answer is due now"),
        CHANCING: IllegalMove("the game of chance is going on"),
    }[phase]


def _not_this_seat(state: DefizzState, seat: int) -> IllegalMove:
    """The reason why it is not this side's move."""
    phase = state.phase
    if not 0 <= seat < state.seats:
        return IllegalMove("there is no side {seat} at this table", seat=seat)
    if phase == CHOOSING and state.options.expert:
        return IllegalMove("the reader chooses the question: side {reader}", reader=state.reader)
    if phase in (PRESSING, FLOOR, CHANCING):
        if seat == state.reader:
            return IllegalMove("the reader takes no part in the challenge")
        if seat not in state.players:
            return IllegalMove("you take no part in this challenge")
        if phase == CHANCING:
            assert state.luck is not None
            out = seat not in state.luck.left
            return IllegalMove("you are out of this game") if out else IllegalMove("wait for the others")
        return (
            IllegalMove("you have had your try")
            if state.tried >> seat & 1
            else IllegalMove("someone has answered already")
        )
    return IllegalMove("it is the turn of side {turn}", turn=state.turn)


def _not_this_move(state: DefizzState, seat: int, move: Move) -> IllegalMove:
    """The reason why a side that may act may not do this."""
    if isinstance(move, Help):
        expert = state.options.expert
        return IllegalMove("there is no Help! in an expert game") if expert else IllegalMove("your Help! card is spent")
    if isinstance(move, Choose):
        return IllegalMove("there are three hints to choose from")
    if isinstance(move, Challenge):
        return _no_opponent(state, seat, move.opponent)
    if isinstance(move, Stake):
        return _no_stake(state, seat, move.amount)
    if isinstance(move, Guess):
        return _no_number(state, move.number)
    if isinstance(move, Answer):
        return _no_answer(state, seat, move.text)
    if isinstance(move, Press):
        return IllegalMove("you have the floor: answer")
    if isinstance(move, Pass):
        return IllegalMove("you have not pressed")
    return _no_such_luck(state, seat, move)  # type: ignore[arg-type]


def _no_opponent(state: DefizzState, seat: int, opponent: int) -> IllegalMove:
    """DE-09."""
    if opponent == seat:
        return IllegalMove("you can't challenge yourself")
    if opponent == state.reader:
        return IllegalMove("the reader can't be challenged")
    if opponent in state.out:
        return IllegalMove("side {opponent} is out of the game", opponent=opponent)
    return IllegalMove("there is no side {opponent} at this table", opponent=opponent)


def _no_stake(state: DefizzState, seat: int, amount: int) -> IllegalMove:
    """DE-10, DE-14."""
    purse = state.purses[seat]
    if purse == state.minimum:
        return IllegalMove("you stake all you have, {amount}", amount=purse)
    if amount < state.minimum:
        return IllegalMove("the minimum is {minimum}", minimum=state.minimum)
    if amount > purse:
        return IllegalMove("you only have {purse}", purse=purse)
    return IllegalMove("a stake is a multiple of 100, not {amount}", amount=amount)


def _no_number(state: DefizzState, number: Any) -> IllegalMove:
    """DE-18."""
    if type(number) not in (int, float) or not math.isfinite(number):
        return IllegalMove("that is not a number")
    if abs(number) > LARGEST_NUMBER:
        return IllegalMove("that number is too large")
    if cible.asks_for_whole(state) and number % 1:
        return IllegalMove("a whole number is asked for")
    return IllegalMove("{number} has been said already", number=number)


def _no_answer(state: DefizzState, seat: int, text: Any) -> IllegalMove:
    """Refuse what can't be an answer, or a side that has not pressed."""
    if state.phase == FLOOR and seat not in state.floor:
        return IllegalMove("press first, or pass")
    if not text:
        return IllegalMove("an answer can't be empty: pass instead")
    if len(text) > LONGEST_ANSWER:
        return IllegalMove("an answer has {most} characters at most", most=LONGEST_ANSWER)
    return IllegalMove("the answer contains {what}", what=unwritten(text))


def _no_such_luck(state: DefizzState, seat: int, move: Chance) -> IllegalMove:
    """Refuse what is not on offer in a game of chance."""
    luck = state.luck
    assert luck is not None
    moves = chance.legal(luck, seat)
    if move.pick is None:
        return IllegalMove("pick something") if moves[0].pick is not None else IllegalMove("that can't be done now")
    if moves[0].pick is None:
        return IllegalMove("there is nothing to pick now")
    if move.pick in luck.picks and not chance.KINDS[luck.kind].secret:
        return IllegalMove("{pick} is taken already", pick=move.pick)
    return IllegalMove("{pick} is not among the choices", pick=move.pick)
