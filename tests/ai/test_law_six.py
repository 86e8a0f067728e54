"""Law 6 for computer players: what lies hidden changes no choice, no reason and no weight. Long form: `make soak`."""

from __future__ import annotations

from itertools import islice

import pytest

from game import GAMES
from tests.ai.minds import Position, blind, positions

PARTS = 5
EACH = 60
"""Positions of a part."""
A_MATCH = 4


def some(game: str, part: int) -> list[Position]:
    """Positions of one part in five of all options and seat counts."""
    seeds = range(part, 100_000, PARTS)
    found = (Position(one.state.copy(), one.seat) for seed in seeds for one in positions(game, seed, A_MATCH))
    return list(islice(found, EACH))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(PARTS))
def test_what_lies_hidden_changes_no_choice(game: str, part: int) -> None:
    """300 positions a game, of chance and of computer players: every level, with and without a character."""
    redrawn = [blind(game, position, number) for number, position in enumerate(some(game, part))]
    assert len(redrawn) == EACH and sum(redrawn) > EACH * 0.9
