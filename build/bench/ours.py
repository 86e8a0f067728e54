"""Our side of the benchmark: random play of the four games at four seats."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from random import Random
from typing import Any

from ai.tordu.effort import Effort
from ai.tordu.player import played_out
from ai.tordu.position import read
from ai.tordu.stakes import stakes
from game import GAMES
from game.tordu.moves import PASS, Bid

SEATS = 4
APART = [0, 40, 80, 120]
"""Scores of Le Tordu that no deal can bring level, all beyond the target but one: the deal at hand ends the match."""

Run = Callable[[], int]
Side = Callable[[int], Run]


def start(game: str, seed: int) -> Any:
    return GAMES[game].start(None, SEATS, seed)


def playout(state: Any, draw: Callable[[], float], emit: Any = None) -> int:
    """Play random legal moves to the end of the match, and return their number."""
    actors, legal, apply, before = state.actors, state.legal, state.apply, int(state.moves)
    while seats := actors():
        seat = seats[0] if len(seats) == 1 else seats[int(draw() * len(seats))]
        moves = legal(seat)
        apply(seat, moves[int(draw() * len(moves))], emit)
    return int(state.moves) - before


def hear(event: Any) -> None:
    """Hear an event and keep nothing: only the sending of events is measured."""


def moves(game: str, heard: bool = False) -> Side:
    """Play whole matches with their deals, counted in moves; with `heard`, a listener hears every event."""

    def prepare(matches: int) -> Run:
        def run() -> int:
            draw, done, emit = Random(1).random, 0, hear if heard else None
            for seed in range(matches):
                done += playout(start(game, seed), draw, emit)
            return done

        return run

    return prepare


def applied(game: str) -> Side:
    """Apply the moves of matches chosen beforehand, so that `apply` alone is measured."""

    def chosen(seed: int, draw: Callable[[], float]) -> tuple[Any, list[tuple[int, Any]]]:
        state, line = start(game, seed), []
        while seats := state.actors():
            seat = seats[int(draw() * len(seats))]
            some = state.legal(seat)
            line.append((seat, some[int(draw() * len(some))]))
            state.apply(*line[-1])
        return start(game, seed), line

    def prepare(matches: int) -> Run:
        lines = list(map(chosen, range(matches), repeat(Random(1).random)))

        def run() -> int:
            done = 0
            for state, line in lines:
                apply = state.apply
                for seat, move in line:
                    apply(seat, move)
                done += len(line)
            return done

        return run

    return prepare


def copies(game: str) -> Side:
    """Copy states from the middle of matches."""

    def half_way(seed: int) -> Any:
        whole = playout(start(game, seed), Random(seed).random)
        state, draw = start(game, seed), Random(seed).random
        while state.moves < whole // 2:
            seats = state.actors()
            seat = seats[0] if len(seats) == 1 else seats[int(draw() * len(seats))]
            some = state.legal(seat)
            state.apply(seat, some[int(draw() * len(some))])
        return state

    states: list[Any] = []

    def prepare(times: int) -> Run:
        if not states:
            states.extend(map(half_way, range(16)))

        def run() -> int:
            for state in states:
                copy = state.copy
                for _ in range(times):
                    copy()
            return times * len(states)

        return run

    return prepare


def tordu_deals(matches: int) -> Run:
    """Play whole matches of Le Tordu, counted in deals: each is shuffled, dealt, bid, played and scored."""

    def run() -> int:
        draw, done = Random(1).random, 0
        for seed in range(matches):
            state = start("tordu", seed)
            playout(state, draw)
            done += len(state.deals)
        return done

    return run


def tordu_playouts(times: int) -> Run:
    """Play one deal to its end again and again. It is the last of its match, so that no other is dealt."""
    root = start("tordu", 1)
    root.scores = list(APART)

    def run() -> int:
        draw = Random(1).random
        for _ in range(times):
            playout(root.copy(), draw)
        return times

    return run


def tordu_search(choices: int) -> Run:
    """Choose the declarer's first lead as the hard player does: imagined worlds, each played out for each card."""
    root = start("tordu", 1)
    root.apply(root.turn, Bid("h", 2))
    while root.actors() and root.legal(root.turn)[0] == PASS:
        root.apply(root.turn, PASS)
    view = root.view(root.turn)

    def run() -> int:
        rng, done = Random(1), 0
        for _ in range(choices):
            pays = stakes(view, root.declarer, root.trump, False)
            done += sum(tally.worlds for tally in played_out(view, read(view), pays, rng, Effort()).values())
        return done

    return run
