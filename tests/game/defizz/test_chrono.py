"""DE-17: the fastest right answer wins."""

from __future__ import annotations

import pytest

from game.defizz import events
from game.table import redact
from tests.game.defizz.table import (
    Pass,
    Press,
    asked,
    judged,
    kinds,
    play,
    said,
    the,
)


def test_anyone_taking_part_may_press() -> None:
    """DE-17"""
    state = asked()
    assert state.actors() == (0, 1, 2) and state.legal(1) == [Press(), Pass()] and state.legal(3) == []


def test_the_fastest_right_answer_wins() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), said(2), judged(True))
    assert state.purses == [1800, 1800, 2100, 1900]


def test_who_presses_has_one_answer() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), said(2), judged(False))
    assert state.actors() == (0, 1)


def test_after_a_wrong_answer_the_text_goes_on_for_the_others() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), said(2), judged(False), (0, Press()), said(0), judged(True))
    assert state.purses == [2100, 1800, 1800, 1900]


def test_presses_at_the_same_time_both_answer_unseen() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), (0, Press()))
    told = play(state, said(0, "my word"))
    assert state.view(0).answers == (None, "my word") and state.view(2).answers == (None, None)
    assert redact(the(told, events.Sealed), 2).text is None and state.view(2).answered == (0,)


def test_answers_given_unseen_are_heard_in_the_order_of_the_presses() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), (0, Press()), said(0, "zero"))
    told = play(state, said(2, "two"))
    heard = [event for event in told if isinstance(event, events.Answered)]
    assert heard == [events.Answered(2, "two"), events.Answered(0, "zero")]


def test_the_order_of_answers_given_unseen_does_not_matter() -> None:
    """DE-17"""
    one, other = asked(), asked()
    play(one, (2, Press()), (0, Press()), said(0, "a"), said(2, "b"))
    play(other, (2, Press()), (0, Press()), said(2, "b"), said(0, "a"))
    assert one == other


def test_two_right_answers_at_the_same_time_are_a_tie() -> None:
    """DE-17, DE-16"""
    state = asked()
    told = play(state, (2, Press()), (0, Press()), said(0), said(2), judged(True), judged(True))
    assert "Returned" in kinds(told) and state.purses == [1900] * 4


@pytest.mark.parametrize(("first", "second", "winner"), [(True, False, 2), (False, True, 0)])
def test_of_two_at_the_same_time_the_one_that_is_right_wins(first: bool, second: bool, winner: int) -> None:
    """DE-17: verdicts come in the order of the presses."""
    state = asked()
    play(state, (2, Press()), (0, Press()), said(0), said(2), judged(first), judged(second))
    assert state.history[-1].winner == winner


def test_two_wrong_at_the_same_time_leave_the_text_to_the_others() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), (0, Press()), said(0), said(2), judged(False), judged(False))
    assert state.actors() == (1,)


def test_a_press_after_an_answer_is_no_tie() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), (0, Press()), said(2))
    assert not state.allows(1, Press())


def test_who_presses_at_the_same_time_may_say_nothing() -> None:
    """DE-17"""
    state = asked()
    play(state, (2, Press()), (0, Press()), (2, Pass()), said(0), judged(True))
    assert state.history[-1].winner == 0


def test_silence_on_the_floor_is_told_as_silence() -> None:
    """DE-17"""
    state = asked()
    assert kinds(play(state, (2, Press()), (2, Pass()))) == ["Pressed", "Passed"]


def test_an_answer_alone_on_the_floor_is_heard_at_once() -> None:
    """DE-17"""
    state = asked()
    assert kinds(play(state, (2, Press()), said(2))) == ["Pressed", "Answered"]


def test_nobody_right_sends_the_stakes_back() -> None:
    """DE-17, DE-16"""
    state = asked()
    for seat in (0, 1, 2):
        play(state, (seat, Press()), said(seat), judged(False))
    assert state.purses == [1900] * 4 and state.actors() == (0,) and state.history[-1].winner is None


def test_when_all_give_up_nobody_was_right() -> None:
    """DE-17"""
    state = asked()
    told = play(state, (0, Pass()), (2, Pass()), (1, Pass()))
    assert kinds(told)[-3:] == ["Revealed", "Returned", "TurnBegan"]


def test_giving_up_may_come_in_any_order() -> None:
    """DE-17"""
    one, other = asked(), asked()
    play(one, (0, Pass()), (2, Pass()))
    play(other, (2, Pass()), (0, Pass()))
    assert one.tried == other.tried and one.actors() == other.actors() == (1,)
