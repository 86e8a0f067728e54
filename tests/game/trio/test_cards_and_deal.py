"""The cards, their links, options and the deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from game import BadOptions
from game.trio import GAME, Options
from game.trio.cards import LINKS, PACK

EVERY_TABLE = [(seats, False) for seats in (3, 4, 5, 6)] + [(4, True), (6, True)]


def test_thirty_six_cards_three_of_each_number_from_1_to_12() -> None:
    """TI-01"""
    assert Counter(PACK) == dict.fromkeys(range(1, 13), 3)


@pytest.mark.parametrize(("seats", "teams"), EVERY_TABLE)
def test_all_the_cards_are_dealt_and_are_nothing_but_numbers(seats: int, teams: bool) -> None:
    """TI-01: no copy has a name of its own."""
    view = GAME.start(Options(teams=teams), seats, 3).view(None)
    assert sorted([*view.middle, *(number for hand in view.hands for number in hand)]) == list(PACK)


def test_numbers_are_linked_when_their_sum_or_difference_is_7() -> None:
    """TI-02"""
    pairs = {(low, high) for low in range(1, 13) for high in LINKS[low] if low < high}
    assert pairs == {(1, 6), (1, 8), (2, 5), (2, 9), (3, 4), (3, 10), (4, 11), (5, 12)}


def test_links_go_both_ways_and_7_has_none() -> None:
    """TI-02"""
    assert not LINKS[7] and all(low in LINKS[high] for low in range(1, 13) for high in LINKS[low])


@pytest.mark.parametrize(("seats", "hand", "middle"), [(3, 9, 9), (4, 7, 8), (5, 6, 6), (6, 5, 6)])
def test_each_seat_gets_its_share_and_the_rest_lies_in_the_middle(seats: int, hand: int, middle: int) -> None:
    """TI-03"""
    view = GAME.start(None, seats, 1).view(0)
    assert (view.counts, len(view.middle)) == ([hand] * seats, middle)


def test_the_middle_lies_face_down() -> None:
    """TI-03"""
    view = GAME.start(None, 3, 1).view(0)
    assert view.middle == [None] * 9 and not any(view.taken)


def test_hands_are_kept_in_order() -> None:
    """TI-04"""
    hands = GAME.start(None, 3, 5).view(None).hands
    assert hands == [sorted(hand) for hand in hands]


def test_the_first_seat_is_drawn_by_lot() -> None:
    """TI-04"""
    for seats in GAME.seats:
        assert {GAME.start(None, seats, seed).actors() for seed in range(80)} == {(seat,) for seat in range(seats)}


def test_the_first_seat_may_be_named() -> None:
    """TI-12: that is how a rematch begins."""
    assert {GAME.start(Options(first=2), 3, seed).actors() for seed in range(20)} == {(2,)}


@pytest.mark.parametrize("first", [-1, 3])
def test_a_first_seat_that_nobody_sits_on_is_refused(first: int) -> None:
    """TI-12"""
    with pytest.raises(BadOptions, match=f"seat {first} can't begin"):
        GAME.start(Options(first=first), 3, 0)


@pytest.mark.parametrize(("seats", "hand"), [(4, 9), (6, 6)])
def test_in_teams_all_the_cards_are_dealt(seats: int, hand: int) -> None:
    """TI-14"""
    view = GAME.start(Options(teams=True), seats, 1).view(0)
    assert (view.counts, view.middle) == ([hand] * seats, [])


@pytest.mark.parametrize("seats", [3, 5])
def test_teams_need_four_or_six_seats(seats: int) -> None:
    """TI-14"""
    with pytest.raises(BadOptions, match=f"teams are for 4 or 6 seats, not {seats}"):
        GAME.start(Options(teams=True), seats, 0)


@pytest.mark.parametrize("wrong", [{"mode": "hot"}, {"teams": 1}, {"kids": 2}, {"first": "west"}])
def test_options_that_are_not_in_the_rules_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)


@pytest.mark.parametrize(
    "words",
    [
        {"type": "reveal", "from": "middle", "place": 4},
        {"type": "reveal", "from": 2, "end": "low"},
        {"type": "reveal", "from": 0, "end": "high"},
        {"type": "offer", "number": 5},
        {"type": "decline"},
    ],
)
def test_moves_are_written_as_the_rules_write_them(words: dict[str, Any]) -> None:
    assert msgspec.to_builtins(msgspec.convert(words, GAME.Move)) == words
