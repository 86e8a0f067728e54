"""DE-22: who judges, and how votes count."""

from __future__ import annotations

from itertools import product

import pytest

from game.defizz.jury import appealed_to, decided, jury


def test_the_reader_judges_alone_if_a_person() -> None:
    """DE-22"""
    assert jury(2, 0, (0, 1, 2, 3), (0, 1)) == (2,)


def test_a_computer_reads_so_the_other_people_judge() -> None:
    """DE-22"""
    assert jury(4, 1, (3, 0, 1), (0, 1, 3)) == (0, 3)


def test_those_who_take_no_part_judge_before_those_who_do() -> None:
    """DE-22"""
    assert jury(4, 1, (0, 1, 2, 3), (0, 1)) == (2, 3)
    assert jury(4, 1, (0, 1, 2), (0, 1, 2)) == (0, 2)


def test_all_other_people_decide_an_appeal() -> None:
    """DE-22"""
    assert appealed_to(1, (2, 0, 1)) == (0, 2)
    assert appealed_to(1, (1,)) == ()


def test_the_answer_of_a_computer_is_judged_by_people_alone() -> None:
    """DE-22"""
    assert jury(4, 2, (0, 1), (0, 1, 2)) == (0, 1)
    assert jury(1, 2, (0, 1), (0, 2)) == (1,)


def test_who_answers_does_not_judge_while_others_are_there() -> None:
    """DE-22: not even as the reader."""
    assert jury(1, 1, (0, 1, 2), (0, 1, 2)) == (0, 2)


@pytest.mark.parametrize("reader", [0, 1])
def test_who_plays_alone_against_computers_judges_themselves(reader: int) -> None:
    """DE-22"""
    assert jury(reader, 0, (0,), (0, 1)) == (0,)


def test_the_majority_decides_whatever_the_ruling_was() -> None:
    """DE-22"""
    for ruling in (True, False):
        assert decided(ruling, {0: True, 1: True, 2: False}, (0, 1, 2)) is True
        assert decided(ruling, {0: False, 1: True, 2: False}, (0, 1, 2)) is False


def test_with_as_many_votes_on_both_sides_the_ruling_stands() -> None:
    """DE-22"""
    votes = {0: True, 1: False}
    assert decided(True, votes, (0, 1)) is True
    assert decided(False, votes, (0, 1)) is False


def test_nothing_is_decided_as_long_as_the_votes_to_come_can_change_it() -> None:
    """DE-22: then at once, without asking the rest."""
    assert decided(True, {}, (0, 1, 2)) is None
    assert decided(True, {0: True}, (0, 1, 2)) is None
    assert decided(True, {0: True, 1: True}, (0, 1, 2, 3)) is None
    assert decided(False, {0: True, 1: True, 3: True}, (0, 1, 2, 3)) is True
    assert decided(True, {0: False, 1: False}, (0, 1, 2)) is False


@pytest.mark.parametrize("judges", [1, 2, 3, 4, 5])
def test_an_early_decision_is_the_same_however_the_others_vote(judges: int) -> None:
    """DE-22"""
    for ruling, *all_votes in product((True, False), repeat=judges + 1):
        end = decided(ruling, dict(enumerate(all_votes)), range(judges))
        assert end is not None
        for early in range(judges):
            assert decided(ruling, dict(enumerate(all_votes[:early])), range(judges)) in (None, end)
