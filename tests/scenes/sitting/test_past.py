"""The states that a match has just been through."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES, TABLE
from game.match import Match
from scenes.sitting.past import KEPT, Past
from tests.game import laws
from tests.scenes.tables.seated import looked_at


def played(game: str = "trepido", moves: int = 30) -> Match:
    match, rng = Match(game, None, 4, 5), Random(3)
    for _ in range(moves):
        match.play(*laws.random_move(match.state, rng))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_port_shows_what_its_seat_might_know_then(game: str) -> None:
    match, rng = Match(game, None, 4, 5), Random(3)
    sitting = looked_at(match)
    seen = [[sitting.port(seat).view for seat in (TABLE, *range(4))]]
    for _ in range(20):
        seat, move = laws.random_move(match.state, rng)
        sitting.play(seat, move)
        seen.append([sitting.port(seat).view for seat in (TABLE, *range(4))])
    for moves, views in enumerate(seen):
        assert [sitting.port(seat).then(moves) for seat in (TABLE, *range(4))] == views


@pytest.mark.parametrize("game", GAMES)
def test_moves_from_before_a_match_was_opened_are_found_too(game: str) -> None:
    match = played(game, 12)
    past = Past(match)
    assert past.then(5).view(1) == match.after(5).view(1)
    assert past.then(12).view(1) == match.state.view(1)


def test_what_is_kept_is_bounded() -> None:
    match, rng = Match("trepido", GAMES["trepido"].Options(match="points"), 4, 5), Random(3)
    past = Past(match)
    while len(match.moves) < 2 * KEPT:
        match.play(*laws.random_move(match.state, rng))
        past.keep()
    assert len(past._states) == KEPT
    assert past.then(KEPT + 1).view(None) == match.after(KEPT + 1).view(None)
    assert past.since(3) > KEPT


def test_the_last_turn_is_the_one_that_others_have_followed() -> None:
    match = played()
    match.moves = [made for made in match.moves if made.seat == 0][:1] * 3
    match.moves[0:0] = [next(made for made in played().moves if made.seat == 1)]
    past = Past(match)
    # 1, 0, 0, 0: seat 0 has made three moves in a row, none of which others have followed
    assert past.since(0) == 0
    assert past.since(1) == 0
    match.moves.append(match.moves[0])
    # 1, 0, 0, 0, 1: its last move before the others'
    assert past.since(0) == 3
    assert past.since(2) == 0


def test_what_is_taken_back_is_forgotten() -> None:
    match = played(moves=10)
    past, rng = Past(match), Random(8)
    match.play(*laws.random_move(match.state, rng))
    past.keep()
    match.undo(3)
    past.cut(8)
    assert past.then(8).view(None) == match.state.view(None)
    match.play(*laws.random_move(match.state, rng))
    past.keep()
    assert past.then(9).view(None) == match.state.view(None)
