"""Law 6 for computer players: whatever lies hidden, the same view and the same random numbers make the same choice.

`test_law_six.py` tries some positions of each game, the soak thousands. Where `hard` imagines worlds it imagines few
here: how many there are changes nothing in where it looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from ai.arena.bouts import in_words, verdict
from ai.characters import CHARACTERS, Character, Coloured
from ai.coach.coach import Coach
from ai.defizz.player import Defizz
from ai.player import LEVELS, Choice, Level, Player
from ai.tordu.player import Tordu
from ai.trepido.player import Trepido
from ai.trio.player import Trio
from ai.worker import Answered, pack, unpack
from game import GAMES, TABLE, State
from tests.game.laws import option_grid, random_move

MAKE: dict[str, Callable[[Level, Character | None], Player]] = {
    "trepido": lambda level, _: Trepido(level, rounds=24),
    "trio": lambda level, _: Trio(level, worlds=12),
    "tordu": lambda level, _: Tordu(level, effort=0.05),
    "defizz": lambda level, character: Defizz(level, character),
}
"""A player of each game that thinks as it always does, only not for long."""
LONGEST = {"trepido": 160, "trio": 80, "tordu": 120, "defizz": 160}
"""The most moves of a match that are played."""
BY_PLAYERS = 0.5
"""The share of matches that computer players play, and not chance."""


class Position(NamedTuple):
    """A moment in which a seat has a choice."""

    state: State
    seat: int


def player(game: str, level: Level, character: Character | None = None) -> Player:
    """A player of few thoughts, coloured by a character or plain."""
    plain = MAKE[game](level, character)
    return Coloured(plain, character) if character is not None else plain


@cache
def grid(game: str) -> list[tuple[Any, int]]:
    return option_grid(GAMES[game])


def positions(game: str, seed: int, count: int) -> Iterator[Position]:
    """Some moments of one match, spread over it; the seed decides options, seats, and who plays."""
    rng = Random(f"minds {game} {seed}")
    options, seats = grid(game)[seed % len(grid(game))]
    state, found = GAMES[game].start(options, seats, rng.getrandbits(63)), 0
    by_players, every = rng.random() < BY_PLAYERS, rng.randrange(1, LONGEST[game] // count)
    while state.actors() and state.moves < LONGEST[game] and found < count:
        free = [seat for seat in state.actors() if seat >= 0 and len(state.legal(seat)) > 1]
        if free and rng.randrange(every) == 0:
            yield Position(state, rng.choice(free))
            found += 1
        state.apply(*(_next(game, state, rng) if by_players else random_move(state, rng)))


def _next(game: str, state: State, rng: Random) -> tuple[int, Any]:
    """The move of some computer player now; or the table's verdict on an answer."""
    if TABLE in state.actors():
        return TABLE, verdict(state)
    seat = rng.choice(state.actors())
    choice = player(game, rng.choice(LEVELS)).choose(state.view(seat), state.legal(seat), rng)
    return seat, in_words(state, choice.move)


def blind(game: str, position: Position, seed: int) -> bool:
    """Every level chooses the same with everything hidden drawn anew, and behind a pipe. Was anything hidden there?"""
    state, seat = position
    rng = Random(f"blind {game} {seed}")
    view, legal = state.view(seat), state.legal(seat)
    world = GAMES[game].sample(view, rng)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=GAMES[game].View)
    moves = msgspec.json.decode(msgspec.json.encode(legal), type=list[GAMES[game].Move])  # type: ignore[name-defined]
    character, chance = rng.choice([None, *CHARACTERS]), rng.getrandbits(64)
    for level in LEVELS:
        choice, redrawn, piped = (
            player(game, level, character).choose(*seen, Random(chance))
            for seen in ((view, legal), (world.view(seat), world.legal(seat)), (sent, moves))
        )
        assert redrawn == choice, f"{level}, seat {seat}: {state}"
        assert piped == choice, f"{level}, seat {seat}, from what was sent: {state}"
        assert through(choice, game) == choice, f"{level}, seat {seat}: {choice}"
    blind_coach(game, (view, legal), (world.view(seat), world.legal(seat)), chance)
    return world.view(None) != state.view(None)


def blind_coach(game: str, seen: tuple[Any, Any], redrawn: tuple[Any, Any], chance: int) -> None:
    """The coach says and marks the same with everything hidden drawn anew, and behind a pipe."""
    coach = Coach(player(game, "hard"), game, worlds=4)
    one, other = (coach.choose(*each, Random(chance)) for each in (seen, redrawn))
    assert one == other, f"the coach: {one} {other}"
    assert through(one, game) == one, f"the coach: {one}"


def through(choice: Choice, game: str) -> Choice:
    """A choice as it comes out of the pipe."""
    return unpack(msgspec.json.decode(msgspec.json.encode(pack(1, choice)), type=Answered), game)
