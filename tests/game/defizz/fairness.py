"""Games of chance played to the end, many times: every place at the table should win as often (DE-20).

A place is counted from the side whose turn it is. The tests play some games, the soak twenty thousand of each kind at
each size of the table.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from game.defizz import chance
from game.defizz.chance import KINDS
from game.defizz.chance.draws import worth
from game.defizz.chance.luck import GO, STAY, Luck
from game.defizz.moves import Chance
from game.shuffle import stream

SIZES = (2, 3, 5, 11)
"""The numbers of sides that are tried."""
FURTHEST = 5.0
"""Standard deviations from what is expected: a fair game comes there once in millions of tries."""
ENOUGH = 17
"""The worth of a hand of twenty-one with which a thoughtful side stops."""
THOUGHTFUL = ("closest", "door", "twenty_one")
"""The games in which some choices are better than others, for a side that sees what the sides before it did."""


class Case(NamedTuple):
    """A kind of game among so many sides, who choose blindly or as well as they can."""

    kind: str
    sides: int
    thoughtful: bool = False

    def __str__(self) -> str:
        return f"{self.kind} of {self.sides}{', thoughtful' if self.thoughtful else ''}"


CASES = [Case(kind, sides) for kind in KINDS for sides in SIZES] + [
    Case(kind, sides, True) for kind in THOUGHTFUL for sides in SIZES
]


class _Streams:
    """The streams of random numbers of one match."""

    def __init__(self, seed: int) -> None:
        self.seed, self.opened = seed, 0

    def __call__(self) -> Any:
        self.opened += 1
        return stream(self.seed, self.opened)


def winner(case: Case, seed: int) -> int:
    """The place that wins the game of this seed: 0 for the side whose turn it is."""
    streams, rng = _Streams(seed), Random(seed)
    players = chance.order(case.kind, tuple(range(case.sides)), streams)
    game = chance.start(case.kind, chance.settings(case.kind, {}), players)
    while game.winner < 0:
        seat = chance.actors(game)[0]
        choose = _best if case.thoughtful else _any
        chance.apply(game, seat, choose(game, chance.legal(game, seat), rng), streams)
    return game.winner


def _any(game: Luck, moves: list[Chance], rng: Random) -> Chance:
    return moves[int(rng.random() * len(moves))]


def _best(game: Luck, moves: list[Chance], rng: Random) -> Chance:
    """The best choice by what is seen: the widest gap of numbers, the other door, a card up to ENOUGH."""
    if game.kind == "closest":
        taken = [pick for pick in game.picks if pick > 0]
        top = game.params["top"]
        return max(moves, key=lambda move: (_nearer(move.pick or 0, taken, top), rng.random()))
    if game.kind == "door":
        return GO if game.stage else _any(game, moves, rng)
    return STAY if STAY in moves and worth(game.hand) >= ENOUGH else GO


def _nearer(pick: int, taken: list[int], top: int) -> int:
    """How many of the numbers up to `top` are nearer to this pick than to all that are taken."""
    below = max((other for other in taken if other < pick), default=2 - pick)
    above = min((other for other in taken if other > pick), default=2 * top - pick)
    return (pick - below + 1) // 2 + (above - pick + 1) // 2 - 1


def counted(case: Case, seeds: range) -> Counter[tuple[Case, int]]:
    """How often each place won in the games of these seeds."""
    return Counter((case, winner(case, seed)) for seed in seeds)


class Fit(NamedTuple):
    """How the wins by place compare with equal ones: chi-square in standard deviations, the share furthest off."""

    games: int
    z: float
    off: float
    """The largest difference between the share of a place and the fair one, in hundredths."""


def fit(case: Case, cells: Counter[tuple[Case, int]]) -> Fit:
    """Compare the wins of all places in these games with a fair share each."""
    wins = [cells[case, place] for place in range(case.sides)]
    games, df = sum(wins), case.sides - 1
    fair = games / case.sides
    square = sum((count - fair) ** 2 for count in wins) / fair
    return Fit(games, (square - df) / sqrt(2 * df), max(abs(count - fair) for count in wins) / games * 100)
