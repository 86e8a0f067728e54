"""The nine laws of the rules, over every game, every pair of options and every seat count."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from game import GAMES, TABLE, BadOptions, Game
from game.match import Match
from tests.game import laws

GRID = [(game, options, seats) for game in GAMES.values() for options, seats in laws.option_grid(game)]
NAMES = [f"{game.name}-{place}" for place, (game, _, _) in enumerate(GRID)]
each_row = pytest.mark.parametrize(("game", "options", "seats"), GRID, ids=NAMES)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
def test_the_grid_holds_every_value_of_every_option_and_every_seat_count(game: Game) -> None:
    grid = laws.option_grid(game)
    assert {seats for _, seats in grid} == set(game.seats)
    for name, values in laws.AXES[game.name].items():
        met = {getattr(options, name) for options, _ in grid}
        assert {value for value in values if value is not None} <= met, name


@each_game
@pytest.mark.parametrize("ten", range(25))
def test_two_hundred_and_fifty_random_matches_keep_the_first_law(game: Game, ten: int) -> None:
    """Law 1: someone may always act, nothing is lost or made, every match ends; and every deal fits its seal."""
    grid = laws.option_grid(game)
    for seed in range(10 * ten, 10 * ten + 10):
        options, seats = grid[seed % len(grid)]
        assert laws.sealed_match(game, options, seats, seed) > 0


HABITS = [(game, habit) for game in GAMES.values() for habit in laws.habits(game)]


@pytest.mark.parametrize(("game", "habit"), HABITS, ids=[f"{game.name}-{habit}" for game, habit in HABITS])
def test_a_match_of_stubborn_players_ends(game: Game, habit: laws.Habit) -> None:
    """Law 1: even if everyone always does the same, whatever comes of it."""
    grid = [row for row in laws.option_grid(game) if laws.bounded(row[0])]
    for seed, (options, seats) in enumerate(Random(str(habit)).sample(grid, 3)):
        assert laws.stubborn_match(game, options, seats, seed, habit) > 0


@each_row
def test_a_copy_goes_its_own_way(game: Game, options: Any, seats: int) -> None:
    """Law 2"""
    for seed, state in enumerate(laws.positions(game, options, seats, 2, 6)):
        laws.law_2(state, Random(seed))


@each_row
def test_a_journal_tells_the_same_match(game: Game, options: Any, seats: int) -> None:
    """Law 3"""
    laws.law_3(game, options, seats, 3, 150)


@each_row
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game, options: Any, seats: int) -> None:
    """Law 4"""
    rng = Random(4)
    seen = {move for state in laws.positions(game, options, seats, 4, 25) for move in _all_moves(state)}
    moves = sorted(seen, key=msgspec.json.encode)
    match = Match(game, options, seats, 5)
    for _ in range(40):
        if not match.state.actors():
            break
        laws.law_4(match, moves, rng)
        match.play(*laws.random_move(match.state, rng))


def _all_moves(state: Any) -> list[Any]:
    return [move for seat in range(TABLE, state.seats) for move in state.legal(seat)]


@each_row
def test_a_sampled_world_looks_the_same_from_its_seat(game: Game, options: Any, seats: int) -> None:
    """Law 5"""
    rng = Random(5)
    for state in laws.positions(game, options, seats, 6, 12):
        for seat in range(TABLE, seats):
            laws.law_5(game, state, seat, rng)


@each_game
def test_a_sampled_world_has_a_seed_of_its_own(game: Game) -> None:
    """Law 5: who imagines can't foresee how the cards or dice will fall."""
    state = game.start(game.Options(), game.seats[-1], 11)
    worlds = [game.imagine(state.view(0), Random(number)) for number in range(4)]
    assert len({world.seed for world in (*worlds, state)}) == 5


@each_row
def test_nothing_hidden_leaks(game: Game, options: Any, seats: int) -> None:
    """Law 6"""
    rng = Random(6)
    for state in laws.positions(game, options, seats, 7, 12):
        laws.law_6(game, state, *laws.random_move(state, rng), rng)


@pytest.mark.parametrize("game", [GAMES["trio"], GAMES["defizz"]], ids=["trio", "defizz"])
def test_secret_choices_may_be_made_in_any_order(game: Game) -> None:
    """Law 7, in the games that have them: exchanges, answers given unseen, games of chance."""
    rng, met = Random(7), 0
    for seed, (options, seats) in enumerate(laws.option_grid(game) * 4):
        state = game.start(options, seats, seed)
        while state.actors() and state.moves < 60:
            if laws.chosen_in_secret(state):
                laws.law_7(state, rng)
                met += len(state.actors()) > 1
            state.apply(*laws.random_move(state, rng))
    assert met > 20


@each_game
def test_views_are_plain_json_both_ways(game: Game) -> None:
    options, seats = game.Options(), game.seats[-1]
    for state in laws.positions(game, options, seats, 9, 20):
        for seat in (None, TABLE, 0, seats - 1):
            view = state.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=game.View) == view


@each_game
def test_every_event_is_plain_json_both_ways(game: Game) -> None:
    heard: list[Any] = []
    for seed, (options, seats) in enumerate(laws.option_grid(game)[:12]):
        state = game.start(options, seats, seed)
        rng = Random(seed)
        while state.actors() and len(heard) < 600 * (seed + 1):
            state.apply(*laws.random_move(state, rng), heard.append)
    for event in heard:
        assert msgspec.json.decode(msgspec.json.encode(event), type=game.Event) == event


@each_game
def test_every_move_is_plain_json_both_ways(game: Game) -> None:
    for options, seats in laws.option_grid(game)[:12]:
        for state in laws.positions(game, options, seats, 10, 10):
            for move in _all_moves(state):
                assert msgspec.json.decode(msgspec.json.encode(move), type=game.Move) == move


@each_game
def test_seats_that_the_game_has_no_room_for_are_refused_in_words(game: Game) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=rf"{game.name} is for .* seats, not {seats}"):
            game.start(None, seats, 0)


@each_game
def test_a_wrong_value_of_any_option_is_refused_in_words(game: Game) -> None:
    for name in game.Options.__struct_fields__:
        for wrong in ([], "nonsense", 3.5):
            if (name, wrong) in (("pack", "nonsense"), ("skip", []), ("asked", [])):
                continue
            with pytest.raises(BadOptions, match=f"{name} can be .*, not "):
                game.Options(**{name: wrong})
    with pytest.raises(BadOptions, match=f"{game.name} has no option called beer"):
        game.options({"beer": 1})
