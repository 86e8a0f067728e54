"""Who wins, when, and who begins the next match."""

from __future__ import annotations

from random import Random

import pytest

from game.table import Outcome
from game.trio import GAME, Options, rematch
from game.trio.events import DrawNears, MatchDrawn, MatchWon
from game.trio.moves import PLACES, REVEALS
from game.trio.state import TrioState
from tests.game.trio.table import THREE, Table, reveal

FAIL = ("0low", "0high")


def test_three_trios_win_the_simple_game() -> None:
    """TI-10"""
    table = Table(*THREE, trios="0:5 1:8 0:9")
    told = table.reveals("0low", "1low", "2low")
    assert table.state.outcome == Outcome((0,), (3, 1, 0), "three trios")
    assert told[-1] == MatchWon((0,), "three trios")


def test_two_trios_do_not_win_the_simple_game_even_if_they_are_linked() -> None:
    """TI-10"""
    table = Table(*THREE, trios="0:8")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome is None


@pytest.mark.parametrize("mode", ["simple", "picante"])
def test_the_trio_of_7_wins_at_once(mode: str) -> None:
    """TI-10, TI-11"""
    table = Table("7 8", "7 8", "7 8", mode=mode)
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome == Outcome((0,), (1, 0, 0), "the trio of 7")


@pytest.mark.parametrize("number", [6, 8])
def test_two_linked_trios_win_the_picante_game(number: int) -> None:
    """TI-11"""
    table = Table(*THREE, trios=f"0:{number}", mode="picante")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome == Outcome((0,), (2, 0, 0), "linked trios")


def test_three_trios_without_a_link_do_not_win_the_picante_game() -> None:
    """TI-11"""
    table = Table(*THREE, trios="0:2 0:3", mode="picante")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome is None


def test_a_link_to_the_trio_of_someone_else_does_not_win() -> None:
    """TI-11"""
    table = Table(*THREE, trios="1:6 2:8", mode="picante")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome is None


def test_nobody_moves_after_the_end() -> None:
    """TI-12: a match is one game."""
    table = Table("7 8", "7 8", "7 8")
    table.reveals("0low", "1low", "2low")
    assert table.state.actors() == () and not any(table.state.legal(seat) for seat in range(3))
    assert table.refused(1, reveal("0low")) == "the match is over"


@pytest.mark.parametrize(("winners", "first"), [((0,), 1), ((2,), 0), ((1, 3), 2), ((), None)])
def test_in_a_rematch_the_winners_left_neighbour_begins(winners: tuple[int, ...], first: int | None) -> None:
    """TI-12: with a winning team its lower seat counts, and after a draw the lot decides."""
    seats = 4 if len(winners) > 1 else 3
    again = rematch(Options(mode="picante", first=1), seats, Outcome(winners, (), ""))
    assert again == Options(mode="picante", first=first)


def test_when_all_trios_but_7_are_taken_the_game_goes_on_until_7_is_found() -> None:
    """TI-13"""
    table = Table("4 7", "4 7", "4 7", trios="0:1 0:2 0:12 1:3 1:11 1:6 1:9 2:8 2:5 2:10", mode="picante")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome is None
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome == Outcome((1,), (4, 5, 3), "the trio of 7")


def smallest_trio(state: TrioState) -> list[int]:
    """The reveals that win the smallest number left: its places in the middle, and lowest cards."""
    left = min(number for pile in (*state.hands, state.middle) for number in pile if number)
    places = [place for place, number in enumerate(state.middle) if number == left]
    lows = [PLACES + 2 * seat for seat, hand in enumerate(state.hands) for number in hand if number == left]
    return places + lows


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_smallest_number_left_can_always_be_completed(seats: int) -> None:
    """TI-13"""
    state, rng = GAME.start(Options(mode="picante"), seats, seats), Random(seats)
    won = 0
    while state.outcome is None:
        if not state.shown and rng.random() < 0.1:
            for index in smallest_trio(state):
                state.apply(state.seat, REVEALS[index])
            won += 1
            assert len(state.trios) >= 2 * won
        else:
            state.apply(state.seat, rng.choice(state.legal(state.seat)))


def test_two_hundred_turns_a_seat_without_a_trio_are_a_draw() -> None:
    """TI-19"""
    table = Table(*THREE, trios="1:9")
    told = [event for _ in range(600) for event in table.reveals(*FAIL)]
    assert table.state.outcome == Outcome((), (0, 1, 0), "draw") and told[-1] == MatchDrawn(600)


def test_one_turn_less_is_not() -> None:
    """TI-19"""
    table = Table(*THREE)
    for _ in range(599):
        table.reveals(*FAIL)
    assert table.state.outcome is None


def test_a_trio_starts_the_count_again() -> None:
    """TI-19"""
    table = Table(*THREE)
    table.reveals(*FAIL)
    table.reveals("0low", "1low", "2low")
    assert table.state.view(0).turns_left == 600


def test_everybody_sees_how_many_turns_are_left() -> None:
    """TI-19"""
    table = Table(*THREE)
    table.reveals(*FAIL)
    assert table.state.view(2).turns_left == 599


def test_the_draw_is_announced_well_before() -> None:
    """TI-19"""
    table = Table(*THREE)
    told = [table.reveals(*FAIL) for _ in range(599)]
    assert [turn for turn, events in enumerate(told, 1) if DrawNears(150) in events] == [450]
