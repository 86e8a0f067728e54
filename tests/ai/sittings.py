"""Computer players at a table, for the tests of each game."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.player import Player
from game import Game, State


def take_turn(state: State, seat: int, player: Player, rng: Random) -> None:
    """One choice of a player, which must be one of those there are, and have weighed no others."""
    legal = state.legal(seat)
    choice = player.choose(state.view(seat), legal, rng)
    assert choice.move in legal
    assert all(one.move in legal for one in choice.weighed)
    state.apply(seat, choice.move)


def won(game: Game, options: Any, one: Player, others: Player, seats: int, matches: int) -> int:
    """The number of matches that the one seat wins, sitting everywhere in turn."""
    wins = 0
    for seed in range(matches):
        state, rng, mine = game.start(options, seats, seed), Random(seed), seed % seats
        while state.outcome is None:
            seat = state.actors()[0]
            take_turn(state, seat, one if seat == mine else others, rng)
        wins += mine in state.outcome.winners
    return wins
