"""Random whole matches, every law checked after every move, the sealed deal's fingerprint at the end."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import Any

from part import Part, Tally

from game import GAMES
from tests.game.laws import option_grid, sealed_match

MATCHES = 25_000


@cache
def grid(game: str) -> list[tuple[Any, int]]:
    return option_grid(GAMES[game])


def one_match(game: str, seed: int, tally: Tally) -> None:
    """Play one match; the seed alone decides options, seats and moves."""
    index = Random(f"{game} {seed}").randrange(len(grid(game)))
    options, seats = grid(game)[index]
    moves = sealed_match(GAMES[game], options, seats, seed)
    tally.done += 1
    tally.counts["moves"] += moves
    tally.reach("longest", moves)
    tally.kinds.add(index)


PARTS = tuple(Part(game, "matches", MATCHES, partial(one_match, game), batch=25) for game in GAMES)
