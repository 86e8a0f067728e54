"""A move that is refused is refused in words, for the reason that applies."""

from __future__ import annotations

from typing import Any

import pytest

from game import IllegalMove
from game.defizz import GAME
from game.defizz.moves import Accept, Answer, Challenge, Chance, Choose, Guess, Stake, Verdict
from game.match import Match
from game.table import TABLE, TIMEOUT
from tests.game.defizz.table import (
    CHANCE,
    CIBLE,
    Help,
    Pass,
    Press,
    Roll,
    accepts,
    asked,
    eliminate,
    number,
    pick,
    play,
    rolled,
    said,
    sit,
    staking,
)
from tests.game.defizz.test_chance import chancy


def choosing(**options: Any) -> Any:
    state = sit(4, **options)
    rolled(state)
    return state


def spent() -> Any:
    state = choosing()
    play(state, (0, Help()))
    return state


def challenging() -> Any:
    state = sit(5)
    eliminate(state, 2)
    rolled(state)
    play(state, (0, Choose(0)))
    return state


def offered() -> Any:
    state = staking("duel")
    play(state, (0, Stake(500)))
    return state


def duel() -> Any:
    state = staking("duel", seats=5)
    play(state, (0, Stake(500)), accepts(1))
    return state


def pressed() -> Any:
    state = asked()
    play(state, (1, Press()))
    return state


def tied() -> Any:
    state = asked()
    play(state, (1, Press()), (0, Press()), said(0))
    return state


def wrong() -> Any:
    state = asked()
    play(state, (1, Press()), said(1), (TABLE, Verdict(False)))
    return state


def judging() -> Any:
    state = asked()
    play(state, (1, Press()), said(1))
    return state


def guessed() -> Any:
    state = asked(CIBLE)
    play(state, number(0, 7))
    return state


def taken() -> Any:
    state = chancy("closest")
    play(state, (0, pick(33)))
    return state


def fallen() -> Any:
    state = chancy("rps")
    state.luck.left, state.luck.picks = (0, 1), [-1, -1]
    return state


def over() -> Any:
    state = sit(3, minutes=5)
    play(state, (TABLE, TIMEOUT))
    return state


@pytest.mark.parametrize(
    ("position", "seat", "move", "sentence"),
    [
        (sit, 1, Roll(), "it is the turn of side 0"),
        (sit, 0, Choose(0), "the die is to be rolled now"),
        (sit, TABLE, TIMEOUT, "no limit is running"),
        (asked, 0, TIMEOUT, "only the table says that the time is up"),
        (choosing, 0, Roll(), "a hint is to be chosen now"),
        (choosing, 0, Choose(3), "there are three hints to choose from"),
        (choosing, 1, Help(), "it is the turn of side 0"),
        (spent, 0, Help(), "your Help! card is spent"),
        (lambda: choosing(expert=True), 3, Help(), "there is no Help! in an expert game"),
        (lambda: choosing(expert=True), 0, Choose(0), "the reader chooses the question: side 3"),
        (challenging, 0, Challenge(0), "you can't challenge yourself"),
        (challenging, 0, Challenge(4), "the reader can't be challenged"),
        (challenging, 0, Challenge(2), "side 2 is out of the game"),
        (challenging, 0, Challenge(9), "there is no side 9 at this table"),
        (challenging, 0, Stake(100), "an opponent is to be named now"),
        (lambda: staking("duel", 300), 0, Stake(200), "the minimum is 300"),
        (staking, 0, Stake(2000), "you only have 1900"),
        (staking, 0, Stake(150), "a stake is a multiple of 100, not 150"),
        (lambda: staking(face=300, purses=[200, 900, 900, 900]), 0, Stake(300), "you stake all you have, 200"),
        (staking, 1, Accept(), "the stake is to be announced now"),
        (offered, 2, Accept(), "it is the turn of side 1"),
        (offered, 1, Stake(900), "the raise is to be accepted or refused now"),
        (asked, 3, Press(), "the reader takes no part in the challenge"),
        (duel, 2, Press(), "you take no part in this challenge"),
        (asked, 0, Answer("x"), "press first, or pass"),
        (wrong, 1, Press(), "you have had your try"),
        (tied, 2, Press(), "someone has answered already"),
        (pressed, 1, Press(), "you have the floor: answer"),
        (pressed, 0, Pass(), "you have not pressed"),
        (pressed, 0, Answer("x"), "press first, or pass"),
        (pressed, 1, Answer(""), "an answer can't be empty: pass instead"),
        (pressed, 1, Answer("x" * 201), "an answer has 200 characters at most"),
        (pressed, 1, Answer("a\tb"), "the answer contains a control character"),
        (judging, 1, Verdict(True), "only the table judges"),
        (judging, 0, Press(), "the answer is being judged"),
        (asked, TABLE, Verdict(True), "there is nothing to judge"),
        (guessed, 1, Guess(7), "7 has been said already"),
        (guessed, 1, Guess(float("nan")), "that is not a number"),
        (guessed, 1, Guess(True), "that is not a number"),
        (guessed, 1, Guess(10**16), "that number is too large"),
        (guessed, 0, Guess(8), "it is the turn of side 1"),
        (guessed, 1, Answer("8"), "a number is to be said now"),
        (lambda: asked(CHANCE), 1, Chance(go=True), "wait for the others"),
        (lambda: asked(CHANCE), 0, pick(1), "there is nothing to pick now"),
        (lambda: asked(CHANCE), 0, Chance(), "that can't be done now"),
        (lambda: asked(CHANCE), 0, Press(), "the game of chance is going on"),
        (taken, 1, pick(33), "33 is taken already"),
        (taken, 1, pick(101), "101 is not among the choices"),
        (taken, 1, Chance(go=True), "pick something"),
        (taken, 3, pick(1), "the reader takes no part in the challenge"),
        (fallen, 2, pick(1), "you are out of this game"),
        (over, 0, Roll(), "the match is over"),
    ],
)
def test_a_refusal_says_why(position: Any, seat: int, move: Any, sentence: str) -> None:
    state = position()
    assert not state.allows(seat, move)
    assert str(state.refusal(seat, move)) == sentence


def test_a_refused_move_changes_nothing() -> None:
    match = Match(GAME, GAME.Options(pack="tiny"), 3, 0)
    before = match.state.copy()
    with pytest.raises(IllegalMove):
        match.play(match.state.actors()[0], Stake(100))
    assert match.state == before


def test_a_press_meant_for_a_window_that_is_gone_is_refused() -> None:
    """DE-21"""
    match = Match(GAME, GAME.Options(pack="tiny"), 4, 0)
    match.state = asked()
    assert match.state.timer is not None
    window = match.state.timer.id
    match.play(1, Press(), window)
    with pytest.raises(IllegalMove, match="too late"):
        match.play(0, Press(), window)


def test_the_table_may_still_report_a_tie() -> None:
    """DE-17"""
    match = Match(GAME, GAME.Options(pack="tiny"), 4, 0)
    match.state = asked()
    match.play(1, Press())
    match.play(0, Press())
    assert match.state.view(None).floor == (1, 0)
