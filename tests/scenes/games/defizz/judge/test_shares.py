"""DE-22: answers as people type them, judged. Some were held out: they were written when the judge's rules stood."""

from __future__ import annotations

import pytest

from tests.scenes.games.defizz.judge.shares import FITTED, HELD_OUT, Shares, Typed, judged, pack, shares, typed

Case = tuple[Typed, str]


@pytest.fixture(scope="module")
def held_out() -> Shares:
    return shares(judged(HELD_OUT))


def test_fifteen_hundred_answers_are_held_out_and_from_every_pack(held_out: Shares) -> None:
    assert held_out.answers >= 1500
    assert {case.pack for case in typed(HELD_OUT)} == {"base", "second", "food", "kids", "screen"}


def test_one_wrong_answer_in_two_hundred_passes_at_most(held_out: Shares) -> None:
    assert held_out.accepted <= 0.005


def test_one_right_answer_in_fifty_is_refused_at_most(held_out: Shares) -> None:
    assert held_out.refused <= 0.02


def test_people_are_asked_about_one_answer_in_twenty_at_most(held_out: Shares) -> None:
    assert held_out.asked <= 0.05


def test_the_answers_that_the_rules_were_found_with_are_judged_as_well() -> None:
    told = shares(judged(FITTED))
    assert told.accepted <= 0.005 and told.refused <= 0.02 and told.asked <= 0.05


def test_no_question_is_in_both_files_and_every_one_is_in_its_pack() -> None:
    files = [{case[:2] for case in typed(name)} for name in (FITTED, HELD_OUT)]
    assert not files[0] & files[1]
    assert all(question in pack(name).index for questions in files for name, question in questions)


def case(right: bool) -> Typed:
    return Typed("base", "x", "fr", "text", right, "")


def test_shares_are_counted_of_what_could_go_wrong() -> None:
    found: list[Case] = [(case(False), "right"), (case(False), "wrong"), (case(True), "wrong"), (case(True), "near")]
    assert shares(found) == Shares(4, 0.5, 0.5, 0.25)


def test_another_entry_than_was_meant_counts_as_one_that_passed() -> None:
    assert shares([(case(False), "wrong"), (case(True), "mistaken")]).accepted == 1
