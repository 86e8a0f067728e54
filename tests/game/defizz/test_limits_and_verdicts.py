"""DE-21, DE-22: times, verdicts, and what is shown after the end."""

from __future__ import annotations

import pytest

from game.defizz.moves import Answer
from game.table import TABLE
from tests.game.defizz.table import (
    CHANCE,
    CIBLE,
    LONG,
    PINGPONG,
    TIME,
    Pass,
    Press,
    asked,
    judged,
    number,
    play,
    said,
)


@pytest.mark.parametrize(
    ("first", "kind", "seconds", "seats"),
    [("geo-0001", "press", 15, (0, 1, 2)), (CIBLE, "guess", 25, (0,)), (LONG, "pingpong", 12, (0,))],
)
def test_every_mode_has_its_limit(first: str, kind: str, seconds: int, seats: tuple[int, ...]) -> None:
    """DE-21"""
    timer = asked(first).timer
    assert timer is not None and (timer.kind, timer.seconds, timer.seats) == (kind, seconds, seats)


def test_an_answer_is_due_within_twelve_seconds() -> None:
    """DE-21"""
    state = asked()
    play(state, (1, Press()))
    assert state.timer is not None
    assert (state.timer.kind, state.timer.seconds, state.timer.seats) == ("answer", 12, (1,))


def test_a_new_window_has_a_new_id() -> None:
    """DE-21: a late press never counts in the next race."""
    state = asked()
    windows = [state.timer]
    play(state, (1, Press()))
    windows.append(state.timer)
    play(state, said(1), judged(False))
    windows.append(state.timer)
    assert len({timer.id for timer in windows if timer is not None}) == 3


@pytest.mark.parametrize("first", [CIBLE, LONG])
def test_everyone_has_a_window_of_their_own(first: str) -> None:
    """DE-21: to say a number, to say an entry."""
    state = asked(first)
    windows = [state.timer]
    for seat in (0, 1):
        play(state, (seat, Pass()))
        windows.append(state.timer)
    assert len({timer.id for timer in windows if timer is not None}) == 3


def test_a_side_that_gives_up_does_not_open_a_new_window() -> None:
    """DE-21"""
    state = asked()
    before = state.timer
    play(state, (1, Pass()))
    assert before is not None and state.timer is not None and state.timer.id == before.id


def test_there_is_no_limit_before_the_question_nor_while_the_table_judges() -> None:
    """DE-21"""
    state = asked()
    play(state, (1, Press()), said(1))
    assert state.timer is None and state.legal(TABLE) and asked(CHANCE).timer is None


def test_no_press_in_time_is_nobody_right() -> None:
    """DE-21, DE-16"""
    state = asked()
    play(state, TIME)
    assert state.history[-1].winner is None


def test_no_answer_in_time_is_a_wrong_one() -> None:
    """DE-21"""
    state = asked()
    play(state, (1, Press()), TIME)
    assert state.actors() == (0, 2) and state.said[-1].said is None


def test_of_two_on_the_floor_the_silent_one_is_wrong_when_time_is_up() -> None:
    """DE-21"""
    state = asked()
    play(state, (1, Press()), (2, Press()), said(2), TIME)
    assert state.actors() == (TABLE,) and state.floor == (2,)


def test_no_number_in_time_is_nothing_said() -> None:
    """DE-21"""
    state = asked(CIBLE)
    play(state, TIME)
    assert state.actors() == (1,) and state.said[0].said is None


def test_no_entry_in_time_puts_out_of_the_challenge() -> None:
    """DE-21"""
    state = asked(LONG)
    play(state, TIME, said(1), judged(True), said(2), judged(True))
    assert state.actors() == (1,)


def test_answers_are_judged_by_the_table_before_any_money_moves() -> None:
    """DE-22"""
    state = asked()
    play(state, (1, Press()), said(1))
    assert state.actors() == (TABLE,) and state.pot == 300
    assert [move.right for move in state.legal(TABLE)] == [True, False]


def test_no_side_judges() -> None:
    """DE-22"""
    state = asked()
    play(state, (1, Press()), said(1))
    assert not any(state.legal(seat) for seat in range(4))


@pytest.mark.parametrize(
    ("words", "proper"),
    [
        ("x", True),
        ("é" * 200, True),
        ("", False),
        ("x" * 201, False),
        ("a\nb", False),
        ("a\u202eb", False),
        ("\ud800", False),
    ],
)
def test_an_answer_is_a_short_visible_text(words: str, proper: bool) -> None:
    """DE-22"""
    state = asked()
    play(state, (1, Press()))
    assert state.allows(1, Answer(words)) is proper


def test_the_answer_and_the_note_are_shown_after_the_end() -> None:
    """DE-15: for all, also for the reader."""
    state = asked()
    assert state.view(3).result is None
    play(state, (1, Press()), said(1), judged(True))
    result = state.view(3).result
    assert result is not None and result.answer is not None and result.answer.en is not None and result.note is not None
    assert (result.answer.en.main, result.note.en, result.winner) == ("answer geo-0001", "n (en)", 1)


def test_the_true_number_is_shown_after_the_end() -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, number(0, 1), number(1, 2), number(2, 3))
    result = state.view(TABLE).result
    assert result is not None and (result.number, result.winner) == (100, 2)


def test_the_whole_list_is_shown_after_the_end() -> None:
    """DE-19"""
    state = asked(PINGPONG)
    play(state, (0, Pass()), (1, Pass()), (2, Pass()))
    result = state.view(1).result
    assert result is not None and len(result.items) == 4
