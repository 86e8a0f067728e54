"""Imagined worlds of Défizz! stand where the match stands."""

from __future__ import annotations

from random import Random

from game import GAMES
from tests.game import laws


def test_an_imagined_world_asks_a_question_when_one_is_asked_and_else_none() -> None:
    game, rng, asked = GAMES["defizz"], Random(3), set()
    for state in laws.positions(game, game.options({}), 3, 4, 60):
        world = game.sample(state.view(0), rng)
        assert (world.asked < 0) == (state.asked < 0)  # type: ignore[attr-defined]
        if state.asked < 0:  # type: ignore[attr-defined]
            assert world.asked == state.asked  # type: ignore[attr-defined]
        asked.add(state.asked < 0)  # type: ignore[attr-defined]
    assert asked == {True, False}
