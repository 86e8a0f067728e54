"""DE-18, DE-19: the nearest number, the last entry."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.defizz import DefizzState
from game.defizz.cible import distance
from game.defizz.events import Judged, Returned
from game.defizz.moves import REPEATED, Verdict
from game.table import TABLE, TIMEOUT
from tests.game.defizz.table import (
    CHRONO,
    CIBLE,
    LONG,
    PINGPONG,
    Pass,
    Press,
    asked,
    judged,
    number,
    packed,
    play,
    said,
    tiny,
)

# Cible


def test_numbers_are_said_in_turn_from_the_active_side() -> None:
    """DE-18"""
    state = asked(CIBLE)
    order = []
    for guess in (1, 2):
        order.append(state.actors())
        play(state, number(state.actors()[0], guess))
    assert [*order, state.actors()] == [(0,), (1,), (2,)]


def test_numbers_are_said_openly() -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, number(0, 42))
    assert state.view(3).said[0].said == 42


@pytest.mark.parametrize("again", [42, 42.0])
def test_a_number_already_said_is_refused(again: float) -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, number(0, 42))
    assert not state.allows(*number(1, again))
    assert str(state.refusal(*number(1, again))) == f"{again} has been said already"


def test_a_side_whose_time_is_up_is_known_from_one_that_passes() -> None:
    """DE-18, DE-19, DE-21"""
    state = asked(CIBLE)
    play(state, (TABLE, TIMEOUT), (1, Pass()))
    assert [(word.seat, word.said, word.late) for word in state.view(3).said] == [(0, None, True), (1, None, False)]
    state = asked(PINGPONG)
    play(state, (TABLE, TIMEOUT), (1, Pass()))
    assert [(word.seat, word.said, word.late) for word in state.view(3).said[:2]] == [(0, None, True), (1, None, False)]


def test_the_exact_number_ends_it_at_once() -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, number(0, 100))
    assert state.history[-1].winner == 0


def test_the_nearest_number_wins() -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, number(0, 1), number(1, 120), number(2, 70))
    assert state.history[-1].winner == 1


def test_equally_near_numbers_send_the_stakes_back() -> None:
    """DE-18, DE-16"""
    state = asked(CIBLE)
    play(state, number(0, 95), number(1, 105), number(2, 3))
    assert state.history[-1].winner is None and state.active == 0


def test_a_tie_behind_the_nearest_does_not_matter() -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, number(0, 80), number(1, 120), number(2, 99))
    assert state.history[-1].winner == 2


def test_decimals_are_as_far_as_people_write_them() -> None:
    """DE-18: in binary, 0.4 would be nearer to 0.3 than 0.2 is, or the reverse."""
    assert distance(0.2, 0.3) == distance(0.4, 0.3) == Fraction(1, 10)
    assert distance(7, 3.5) == Fraction(7, 2) and distance(3, 7) == 4


def test_saying_nothing_cannot_win() -> None:
    """DE-18"""
    state = asked(CIBLE)
    play(state, (0, Pass()), (1, Pass()), number(2, 999_999))
    assert state.history[-1].winner == 2


def test_if_nobody_says_a_number_the_stakes_go_back() -> None:
    """DE-18, DE-16"""
    state = asked(CIBLE)
    play(state, (0, Pass()), (1, Pass()), (2, Pass()))
    assert state.history[-1].winner is None


def test_any_finite_number_may_be_said() -> None:
    """DE-18"""
    state = asked(CIBLE)
    allowed = [state.allows(*number(0, what)) for what in (-3, 0, 5.0, 1e15, float("inf"), float("nan"), 2e15)]
    assert allowed == [True, True, True, True, False, False, False]


def test_where_a_whole_number_is_asked_for_no_other_may_be_said() -> None:
    """DE-18"""
    state = asked(CIBLE)
    assert not state.allows(*number(0, 5.5))
    assert str(state.refusal(*number(0, 5.5))) == "a whole number is asked for"


def test_where_the_number_has_decimals_others_may_be_said() -> None:
    """DE-18"""
    data = tiny()
    data["questions"] = [
        {**each, "number": {**each["number"], "decimals": 1}} if "number" in each else each
        for each in data["questions"]
    ]
    state = asked(CIBLE)
    state.pack = packed(data)
    assert state.allows(*number(0, 5.5))


def test_a_match_of_the_first_reading_takes_any_number() -> None:
    """DE-18"""
    assert asked(CIBLE, reading=1).allows(*number(0, 5.5))


def test_examples_of_numbers_do_not_depend_on_the_answer() -> None:
    """What a side knows"""
    one, other = asked(CIBLE), asked(CIBLE)
    other.truths = (5, *other.truths[1:])
    assert one.legal(0) == other.legal(0)


# Ping-pong


def test_entries_are_given_in_turn() -> None:
    """DE-19"""
    state = asked(LONG)
    play(state, said(0), judged(True))
    assert state.actors() == (1,)


def test_a_wrong_answer_puts_out_of_the_challenge() -> None:
    """DE-19"""
    state = asked(LONG)
    play(state, said(0), judged(False), said(1), judged(True), said(2), judged(True))
    assert state.actors() == (1,)


def test_silence_puts_out_of_the_challenge() -> None:
    """DE-19"""
    state = asked(LONG)
    play(state, (0, Pass()), said(1), judged(True), said(2), judged(True))
    assert state.actors() == (1,)


def test_the_last_right_answer_wins() -> None:
    """DE-19"""
    state = asked(LONG)
    play(state, said(0), judged(True), said(1), judged(True), (2, Pass()), said(0), judged(False))
    assert state.history[-1].winner == 1


def test_alone_before_any_right_answer_a_side_must_still_give_one() -> None:
    """DE-19"""
    state = asked(LONG)
    play(state, (0, Pass()), said(1), judged(False))
    assert state.actors() == (2,)
    play(state, said(2), judged(True))
    assert state.history[-1].winner == 2


def test_none_right_at_all_sends_the_stakes_back() -> None:
    """DE-19, DE-16"""
    state = asked(LONG)
    play(state, (0, Pass()), said(1), judged(False), said(2), judged(False))
    assert state.history[-1].winner is None and state.purses == [1900] * 4


def given(*texts: str, reading: int = 2) -> DefizzState:
    """A Ping-pong of four entries between three sides, after these answers in turn, all of them taken for right."""
    state = asked(PINGPONG, reading=reading)
    for place, text in enumerate(texts):
        play(state, said(place % 3, text), judged(True))
    return state


ENTRIES = [f"entry {number} of {PINGPONG}" for number in range(4)]


def test_the_end_of_the_list_is_the_end_of_the_challenge() -> None:
    """DE-19: four entries, four right answers."""
    assert given(*ENTRIES).history[-1].winner == 0


def test_an_answer_that_is_not_in_the_list_does_not_bring_its_end_nearer() -> None:
    """DE-19: the table let it pass."""
    state = given(*ENTRIES[:3], "something else")
    assert not state.history and state.actors() == (1,)
    play(state, said(1, ENTRIES[3]), judged(True))
    assert state.history[-1].winner == 1


def test_an_entry_given_twice_counts_once() -> None:
    """DE-19: the table overlooked it."""
    state = given(*ENTRIES[:3], ENTRIES[0])
    assert not state.history
    play(state, said(1, ENTRIES[3]), judged(True))
    assert state.history[-1].winner == 1


@pytest.mark.parametrize("last", ["Entry 3, of LIFE-0001!", "éntry 3 of life 0001", "enttry 3 of life-0001"])
def test_an_entry_counts_however_it_is_spelt(last: str) -> None:
    """DE-19, DE-22"""
    assert given(*ENTRIES[:3], last).history[-1].winner == 0


def test_a_table_that_takes_anything_for_an_answer_comes_to_an_end() -> None:
    """DE-19"""
    state = asked(LONG)
    for turn in range(200):
        assert not state.history
        play(state, said(turn % 3), judged(True))
    assert state.history[-1].winner == 199 % 3


def test_a_match_of_the_first_reading_counts_verdicts() -> None:
    """DE-19"""
    assert given("one", "two", "three", "four", reading=1).history[-1].winner == 0


def test_all_answers_given_are_known() -> None:
    """What a side knows"""
    state = asked(LONG)
    play(state, said(0, "one"), judged(True), said(1, "two"), judged(False))
    assert [(word.seat, word.said, word.right) for word in state.view(3).said] == [(0, "one", True), (1, "two", False)]


def test_a_repeat_is_wrong_and_is_told_as_a_repeat() -> None:
    """DE-19"""
    state = asked(LONG)
    happened = play(state, said(0, "one"), judged(True), said(1, "one"), (TABLE, REPEATED))
    assert [event for event in happened if isinstance(event, Judged)] == [Judged(0, True), Judged(1, False, True)]
    assert not state.view(3).said[-1].right


@pytest.mark.parametrize(
    ("moves", "silent"),
    [
        ([(0, Pass()), (1, Pass()), (2, Pass())], True),
        ([(0, Pass()), said(1), judged(False), (2, Pass())], False),
    ],
)
def test_stakes_that_go_back_say_if_nobody_answered(moves: list[tuple[int, Any]], silent: bool) -> None:
    """DE-16"""
    returned = [event for event in play(asked(LONG), *moves) if isinstance(event, Returned)]
    assert [event.silent for event in returned] == [silent]


def test_only_a_ping_pong_knows_repeats_and_they_are_never_right() -> None:
    """DE-19"""
    state, elsewhere = asked(LONG), asked(CHRONO)
    play(state, said(0))
    play(elsewhere, (0, Press()), said(0))
    assert state.allows(TABLE, REPEATED) and not state.allows(TABLE, Verdict(True, repeated=True))
    assert not state.allows(0, REPEATED) and not elsewhere.allows(TABLE, REPEATED)
