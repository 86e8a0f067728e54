"""The sayings of the coach that occur in a corpus of positions: facts that fit, and events that happen in a world."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ai.coach.coach import coaching
from ai.coach.saying import Coaching, Position, Saying
from game import GAMES, TABLE
from game.table import Move, View
from tests.ai.minds import grid
from tests.game.laws import random_move

EVERY = 3
"""The moves of a match between two positions."""
MOVES = 6
"""The moves of a position that are compared with each other."""
LONGEST = 240
"""The most moves of a match."""


def missing(game: str, matches: int) -> set[str]:
    """The names of the sayings that do not occur in the positions of so many matches, played by chance."""
    knows = coaching(game)
    assert knows is not None
    rest = {saying.name: saying for saying in knows.sayings}
    for view, legal, rng in _corpus(game, matches):
        for name in list(_occurring(knows, list(rest.values()), view, legal, rng)):
            del rest[name]
        if not rest:
            break
    return set(rest)


def _corpus(game: str, matches: int) -> Iterator[tuple[View, list[Move], Random]]:
    """The views and legal moves of the positions, with random numbers."""
    rules = GAMES[game]
    for seed in range(matches):
        rng = Random(f"occurring {game} {seed}")
        options, seats = grid(game)[rng.randrange(len(grid(game)))]
        state = rules.start(options, seats, rng.getrandbits(63))
        while state.actors() and state.moves < LONGEST:
            seat = rng.choice(state.actors())
            legal = state.legal(seat)
            if seat != TABLE and len(legal) > 1 and state.moves % EVERY == 0:
                yield state.view(seat), list(legal), rng
            state.apply(*random_move(state, rng))


def _occurring(knows: Coaching, sayings: list[Saying], view: View, legal: list[Move], rng: Random) -> Iterator[str]:
    """The names of those sayings that occur in one position."""
    moves = rng.sample(legal, min(MOVES, len(legal)))
    events = _events(knows, view, moves, rng) if any(saying.event for saying in sayings) else {}
    for saying in sayings:
        if any(_fits(saying, view, move, other, events) for move in moves for other in moves if move != other):
            yield saying.name


def _events(knows: Coaching, view: View, moves: list[Move], rng: Random) -> dict[Move, set[str]]:
    """The events after each move in one imagined world."""
    sequels = knows.sequels(view, rng, None)
    sequels.draw()
    return {move: sequels.after(move) for move in moves}


def _fits(saying: Saying, view: View, move: Move, other: Move, events: dict[Move, set[str]]) -> bool:
    """Tell if a saying can be told of a move beside another one."""
    if not saying.event:
        return saying.fits(Position(view, move, other)) is not None
    mine, theirs = events.get(move, set()), events.get(other, set())
    differing = mine - theirs if saying.more else theirs - mine
    for event in differing:
        name, _, seat = event.partition(":")
        share, against = (1.0, 0.0) if saying.more else (0.0, 1.0)
        position = Position(view, move, other, int(seat) if seat else -1, share, against)
        if name == saying.event and saying.fits(position) is not None:
            return True
    return False
