"""Games of chance among sides who play their best: no place at the table is worth more than another."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ai.defizz.luck import act
from game.defizz import chance
from game.defizz.chance import KINDS
from game.defizz.view import luck_view
from game.shuffle import stream

GAMES = 400


class Streams:
    """The streams of numbers of one seed."""

    def __init__(self, seed: int) -> None:
        self.seed, self.opened = seed, 0

    def __call__(self) -> Any:
        self.opened += 1
        return stream(self.seed, self.opened)


def winner(kind: str, sides: int, seed: int, by_lot: bool = True) -> int:
    """The winner when every side plays its best; `by_lot`: in the order that the lot gives, else as they sit."""
    streams, rng, players = Streams(seed), Random(seed), tuple(range(sides))
    order = chance.order(kind, players, streams) if by_lot else players
    game = chance.start(kind, chance.settings(kind, {}), order)
    while game.winner < 0:
        seat = chance.actors(game)[0]
        move = act(luck_view(game, seat), [*chance.legal(game, seat)], "hard", rng)
        chance.apply(game, seat, move, streams)
    return game.winner


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sides", [2, 3])
def test_every_place_wins_as_often(kind: str, sides: int) -> None:
    """DE-20"""
    wins = Counter(winner(kind, sides, seed) for seed in range(GAMES))
    fair = GAMES / sides
    assert all(abs(wins[side] - fair) < 3.5 * fair**0.5 for side in range(sides))


@pytest.mark.parametrize(("kind", "sides", "share"), [("door", 2, 0.62), ("closest", 3, 0.42)])
def test_as_they_sit_one_place_would_win_more(kind: str, sides: int, share: float) -> None:
    """DE-20: which is why the lot is drawn."""
    wins = Counter(winner(kind, sides, seed, by_lot=False) for seed in range(GAMES))
    assert max(wins.values()) > share * GAMES
