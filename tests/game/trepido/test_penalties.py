"""Strict tables and blitz clocks."""

from __future__ import annotations

from random import Random

import pytest

from game import IllegalMove
from game.match import Match
from game.table import TABLE, TIMEOUT
from game.trepido.moves import DRAW, PASS, Play
from game.trepido.options import Options
from game.trepido.phases import OPEN
from tests.game import laws
from tests.game.trepido.table import GAME, Table, events


def test_without_strict_a_wrong_card_is_refused() -> None:
    """TR-23"""
    table = Table("s1a r1b", "p1a")
    with pytest.raises(IllegalMove):
        table.plays(0, "s1a")


def test_strict_lets_a_wrong_card_be_laid_and_taken_back_for_three() -> None:
    """TR-23"""
    table = Table("s1a r1b", "p1a", strict=True)
    told = table.plays(0, "s1a")
    assert events.WrongCard(0, "s1a") in told
    assert "s1a" in table.hand(0) and len(table.hand(0)) == 5 and table.turn == 1
    assert table.state.view(None).discard == ("r1a",)


def test_under_a_threat_a_wrong_card_costs_three_more() -> None:
    """TR-23 (reading)"""
    table = Table("p1Pa r1b", "s1a r2a", "s2a p1b", strict=True)
    table.plays(0, "p1Pa")
    table.plays(1, "s1a")
    assert len(table.hand(1)) == 2 + 6 and (table.phase, table.turn, table.state.threat) == ("turn", 2, 0)


def test_in_a_race_a_wrong_card_puts_one_out_of_it() -> None:
    """TR-23 (reading)"""
    table = Table("p1Sa r1b", "r1c r2a", "s2a p1b", strict=True)
    table.plays(0, "p1Sa")
    table.plays(1, "r1c")
    assert len(table.hand(1)) == 5 and table.state.actors() == (2,)
    table.does(2, PASS)
    assert (table.phase, table.turn) == ("turn", 1)


def test_blitz_gives_five_seconds_a_turn() -> None:
    """TR-24"""
    table = Table("p1a r1b", "s1a", blitz=True)
    timer = table.state.timer
    assert (timer.kind, timer.seconds, timer.seats) == ("blitz", 5.0, (0,))
    assert Table("p1a r1b", "s1a").state.timer is None


def test_running_out_of_time_costs_three_cards_and_the_turn() -> None:
    """TR-24"""
    table = Table("p1a r1b", "s1a", blitz=True)
    table.time_passes()
    assert len(table.hand(0)) == 5 and table.turn == 1


def test_under_a_threat_running_out_means_taking_it_and_no_more() -> None:
    """TR-24"""
    table = Table("p1Pa r1b", "j1a r2a", "s2a p1b", blitz=True)
    table.plays(0, "p1Pa")
    table.time_passes()
    assert len(table.hand(1)) == 2 + 3 and table.turn == 2


def test_with_a_drawn_card_in_hand_running_out_keeps_it() -> None:
    """TR-24"""
    table = Table("s1a", "s1b", pile="p1a", blitz=True)
    table.does(0, DRAW)
    table.time_passes()
    assert table.hand(0) == {"s1a", "p1a"} and table.turn == 1


@pytest.mark.parametrize("card", ["p1Ga", "p1Wa"])
def test_in_the_middle_of_an_event_it_is_lost_and_three_are_drawn(card: str) -> None:
    """TR-24 (reading)"""
    table = Table(f"{card} r1b r1c", "s1a s2a", blitz=True)
    table.plays(0, card)
    told = table.time_passes()
    assert events.EventLost(0) in told
    assert {"r1b", "r1c"} < table.hand(0) and len(table.hand(0)) == 5
    assert (table.phase, table.turn) == ("turn", 1)


def test_running_out_before_opening_leaves_it_to_the_next() -> None:
    """TR-10, TR-24"""
    table = Table("p1a r1b", "s1a", top=None, blitz=True)
    table.time_passes()
    assert (table.phase, table.turn, len(table.hand(0))) == ("open", 1, 5)


def test_the_five_seconds_begin_anew_with_each_choice_within_a_turn() -> None:
    """TR-24 (reading): a draw, then the look at the card drawn, whatever it is."""
    for drawn in ("p1a", "r1c"):
        table = Table("s1a", "s1b", pile=drawn, blitz=True)
        first = table.state.timer
        table.does(0, DRAW)
        second = table.state.timer
        assert (second.seconds, second.seats) == (5.0, (0,)) and second.id != first.id


@pytest.mark.parametrize("drawn", ["p1a", "r1c"])
def test_running_out_over_a_drawn_card_costs_nothing_and_looks_the_same(drawn: str) -> None:
    """TR-24"""
    table = Table("s1a", "s1b", pile=drawn, blitz=True)
    table.does(0, DRAW)
    assert table.time_passes() == [events.Kept(0), events.TurnBegan(1)]


def test_openings_lost_for_ever_end_the_round() -> None:
    """TR-10, TR-24, TR-28: each is a turn."""
    match = Match("trepido", Options(blitz=True), 3, 1)
    for _ in range(4999):
        match.state.apply(TABLE, TIMEOUT)
    assert match.state.outcome is None
    match.state.apply(TABLE, TIMEOUT)
    assert match.state.outcome.winners == ()


def test_two_skulls_laid_by_turns_for_ever_end_the_round() -> None:
    """TR-10, TR-23, TR-28; once nothing can be drawn the skulls are refused (TR-13)."""
    state = GAME.start(Options(strict=True), 2, 19)
    for _ in range(100):
        seat = state.turn
        skulls = [move for move in state.legal(seat) if isinstance(move, Play) and move.card[0] == "x"]
        if not skulls:
            break
        state.apply(seat, skulls[0])
    assert state.phase == OPEN and not state.pile
    assert state.turns == state.moves > 20


def test_the_table_has_nothing_to_say_when_no_limit_runs() -> None:
    table = Table("p1a r1b", "s1a")
    with pytest.raises(IllegalMove, match="no limit is running"):
        table.match.play(TABLE, TIMEOUT)


def test_the_limit_of_a_new_round_is_a_new_one() -> None:
    """TR-24: a time that ran out in the round before ends nothing in this one."""
    for edition in ("trepido", "defifoo", "ciao"):
        state, rng, told = GAME.start(Options(edition=edition, blitz=True, match="points"), 3, 1), Random(1), []
        while not any(type(event) is events.RoundBegan for event in told):
            told.clear()
            state.apply(*laws.random_move(state, rng), told.append)
        assert state.timer is None or state.timer.id == state.moves
        assert state.opened == state.moves
