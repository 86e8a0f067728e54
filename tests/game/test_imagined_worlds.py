"""Imagined worlds are matches like any other, at every kind of table (laws 1 and 5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import GAMES, TABLE, Game
from tests.game import laws

GRID = [(game, options, seats) for game in GAMES.values() for options, seats in laws.option_grid(game)]
NAMES = [f"{game.name}-{place}" for place, (game, _, _) in enumerate(GRID)]
each_row = pytest.mark.parametrize(("game", "options", "seats"), GRID, ids=NAMES)


@each_row
def test_who_sees_all_imagines_the_match_itself(game: Game, options: Any, seats: int) -> None:
    rng = Random(15)
    for state in laws.positions(game, options, seats, 16, 4):
        laws.law_5_of_all_eyes(game, state, rng)


@each_row
def test_a_sampled_world_can_be_played_on(game: Game, options: Any, seats: int) -> None:
    rng = Random(25)
    for state in laws.positions(game, options, seats, 26, 2):
        for seat in (TABLE, *state.actors()):
            laws.goes_on(game.sample(state.view(seat), rng), rng)
