"""Revealing cards, one at a time."""

from __future__ import annotations

from random import Random

import pytest

from game.trio import GAME, Options
from game.trio.events import PutBack, Revealed, TrioWon, TurnBegan
from game.trio.moves import DECLINE, Offer, Reveal
from tests.game.trio.table import THREE, Table, reveal


def test_turns_go_clockwise() -> None:
    """TI-05"""
    table = Table(*THREE)
    seen = []
    for _ in range(4):
        seen.append(table.state.seat)
        table.reveals("0low", "0high")
    assert seen == [0, 1, 2, 0]


def test_a_card_of_the_middle_or_either_end_of_any_hand_may_be_asked_for() -> None:
    """TI-05: one's own hand included."""
    table = Table("1 2", "3 4", "5 6", middle="7 8")
    assert table.choices() == {"m0", "m1", "0low", "0high", "1low", "1high", "2low", "2high"}


@pytest.mark.parametrize(("what", "number"), [("m1", 9), ("1low", 3), ("1high", 6), ("0low", 1)])
def test_what_is_asked_for_is_revealed_to_all(what: str, number: int) -> None:
    """TI-05"""
    table = Table("1 2", "3 5 6", "5 6", middle="7 9")
    table.reveals(what)
    assert [card.number for card in table.state.view(2).revealed] == [number]


def test_only_the_seat_on_turn_reveals() -> None:
    """TI-05"""
    table = Table(*THREE)
    assert table.refused(1, reveal("0low")) == "it is the turn of seat 0"


def test_an_end_may_be_asked_again_and_gives_the_next_card() -> None:
    """TI-06"""
    table = Table("4 4 5", "4 8", "9")
    table.reveals("0low", "0low", "0low")
    assert [seen.number for seen in table.state.view(1).history] == [4, 4, 5]


def test_a_revealed_card_is_not_in_its_hand_during_the_turn() -> None:
    """TI-06"""
    table = Table("4 4 5", "4 8", "9")
    table.reveals("0low")
    view = table.state.view(0)
    assert (view.counts[0], view.hands[0]) == (2, [4, 5])


def test_the_two_ends_of_a_hand_of_one_are_the_same_card() -> None:
    """TI-06: once it is revealed the hand can't be asked again."""
    table = Table("4 5", "4", "4 8")
    table.reveals("1high")
    assert table.refused(0, reveal("1low")) == "seat 1 has no other card in hand"


def test_a_place_that_lies_face_up_can_not_be_revealed_again() -> None:
    """TI-06"""
    table = Table(*THREE, middle="7 8")
    table.reveals("m0")
    assert table.refused(0, reveal("m0")) == "the card at place 0 is face up already"


def test_two_numbers_that_differ_end_the_turn_at_once() -> None:
    """TI-07"""
    table = Table(*THREE)
    table.reveals("0low", "1high")
    assert table.state.actors() == (1,)


def test_a_third_number_that_differs_ends_the_turn_too() -> None:
    """TI-07"""
    table = Table(*THREE)
    table.reveals("0low", "1low", "1low")
    assert table.state.actors() == (1,) and not any(table.state.view(0).trios)


@pytest.mark.parametrize(
    "asked", [("0low", "0high"), ("0low", "0low", "0low"), ("1high", "m0"), ("m1", "0low", "2low")]
)
def test_revealed_cards_go_back_where_they_came_from(asked: tuple[str, ...]) -> None:
    """TI-07"""
    table = Table("4 4 5", "4 8", "9", middle="3 4")
    before = table.state.view(None)
    table.reveals(*asked)
    after = table.state.view(None)
    assert (after.hands, after.middle) == (before.hands, before.middle) and not after.revealed


def test_a_middle_card_that_went_back_lies_face_down_again_and_may_be_asked_for() -> None:
    """TI-07"""
    table = Table(*THREE, middle="7 8")
    table.reveals("m0", "m1")
    assert {"m0", "m1"} <= table.choices()


def test_three_equal_numbers_are_won_for_good() -> None:
    """TI-07"""
    table = Table("4 5", "4 8", "9", middle="4 8")
    table.reveals("m0", "0low", "1low")
    view = table.state.view(None)
    assert (view.trios, view.hands, view.middle) == ([[4], [], []], [[5], [8], [9]], [None, 8])


def test_a_trio_ends_the_turn() -> None:
    """TI-07"""
    table = Table(*THREE)
    table.reveals("0low", "1low", "2low")
    assert table.state.actors() == (1,)


def test_with_two_equal_numbers_the_seat_must_go_on() -> None:
    """TI-07: there is no stopping early."""
    table = Table(*THREE)
    table.reveals("0low", "1low")
    assert table.state.actors() == (0,) and all(isinstance(move, Reveal) for move in table.state.legal(0))


def test_a_seat_with_an_empty_hand_still_takes_its_turn() -> None:
    """TI-08"""
    table = Table("5 6", "", "5 6")
    table.reveals("0low", "0high")
    assert table.state.actors() == (1,) and table.choices() == {"0low", "0high", "2low", "2high"}


def test_an_empty_hand_can_not_be_asked() -> None:
    """TI-08"""
    table = Table("5 6", "", "5 6")
    assert table.refused(0, reveal("1low")) == "seat 1 has no card left"


def test_no_card_from_the_middle_of_a_hand_not_even_of_ones_own() -> None:
    """TI-09"""
    table = Table("1 2 3", "4 5 6", "7 8 9")
    words = "a hand gives its lowest or its highest card, no other"
    assert [table.refused(0, Reveal(seat, place=1)) for seat in range(3)] == [words] * 3


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Reveal("middle"), "a card of the middle is asked for by its place alone"),
        (Reveal("middle", place=0, end="low"), "a card of the middle is asked for by its place alone"),
        (Reveal("middle", place=2), "there is no place 2 in the middle"),
        (Reveal("middle", place=-1), "there is no place -1 in the middle"),
        (Reveal(1), "a hand gives its lowest or its highest card, no other"),
        (Reveal(3, end="low"), "there is no seat 3 at this table"),
        (Reveal(-1, end="low"), "there is no seat -1 at this table"),
        (Offer(5), "there is no exchange now"),
        (DECLINE, "there is no exchange now"),
    ],
)
def test_what_can_not_be_revealed_is_refused_with_the_reason(move: object, words: str) -> None:
    """TI-05"""
    assert Table(*THREE, middle="7 8").refused(0, move) == words


def test_a_place_whose_card_was_won_is_empty() -> None:
    """TI-07"""
    table = Table("4 5", "4 8", "9", middle="4 8")
    table.reveals("m0", "0low", "1low")
    assert table.refused(1, reveal("m0")) == "the card at place 0 is gone"


def test_a_failed_turn_tells_what_went_back() -> None:
    """TI-07"""
    told = Table(*THREE).reveals("0low", "1high")
    back = (reveal("0low"), reveal("1high"))
    seen = [Revealed(0, 0, 1, 1, None, "low"), Revealed(0, 1, 3, 2, None, "high")]
    assert told == [*seen, PutBack(0, back), TurnBegan(1)]


def test_a_trio_is_told_with_the_cards_it_is_made_of() -> None:
    """TI-07"""
    told = Table(*THREE).reveals("0low", "1low", "2low")
    assert told[-2:] == [TrioWon(0, 1, (reveal("0low"), reveal("1low"), reveal("2low"))), TurnBegan(1)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_two_legal_moves_are_the_same(seats: int) -> None:
    """TI-05"""
    state, rng = GAME.start(Options(mode="picante"), seats, seats), Random(seats)
    for _ in range(300):
        if state.outcome is not None:
            break
        moves = state.legal(state.actors()[0])
        assert len(set(moves)) == len(moves)
        state.apply(state.actors()[0], rng.choice(moves))
