"""Matches by chance of every game, move by move, with a checksum of all that each seat sees and may do after it.

A golden game tells a match in words; a trace keeps the rest: views, legal moves, timers, worlds that are imagined.
Of other matches, at every kind of table, it keeps the end: a line each, with a checksum of all that was told till then;
and the reasons with which moves are refused there.
`make golden` writes the traces anew; the first line that differs is the first move after which something differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec

from game import GAMES, TABLE
from game.table import Event, Move, State
from tests.game import laws

FOLDER = Path(__file__).parent / "golden" / "traces"
MATCHES, MOVES = 14, 70
"""The number of matches of each game, and the most moves of each."""
EACH = 5
"""After every so many moves somebody imagines the hidden cards."""
LAST = 1200
"""The last move of a match that is kept by its end, if it has not ended by then."""


def text(name: str) -> str:
    """The trace of one game."""
    grid = laws.option_grid(GAMES[name])
    chosen = Random(name).sample(grid, min(MATCHES, len(grid)))
    lines = [line for seed, (options, seats) in enumerate(chosen) for line in match(name, options, seats, seed)]
    lines += [end(name, options, seats, seed) for seed, (options, seats) in enumerate(grid * 2, MATCHES)]
    moves = every_move(name)
    lines += [refused(name, options, seats, moves) for options, seats in grid]
    return "\n".join([*lines, ""])


def match(name: str, options: object, seats: int, seed: int) -> Iterator[str]:
    """One match: its options, then a line for each move."""
    state, rng = GAMES[name].start(options, seats, seed), Random(seed)
    yield f"{seats} seats, {msgspec.json.encode(options).decode()}"
    yield f"dealt {seen(state)}"
    for number in range(MOVES):
        if not state.actors():
            break
        seat, move = laws.random_move(state, rng)
        told: list[Event] = []
        state.apply(seat, move, told.append)
        line = f"{number} {seat} {type(move).__name__} {checksum(told)} {seen(state)}"
        if number % EACH == 0 and state.actors():
            line += f" imagined {seen(GAMES[name].sample(state.view(number % seats), Random(number)))}"
        yield line


def end(name: str, options: object, seats: int, seed: int) -> str:
    """The end of a match: its length, checksums of what was told and of what can be seen at last, and who has won."""
    state, rng, told = GAMES[name].start(options, seats, seed), Random(seed), list[Event]()
    while state.actors() and state.moves < LAST:
        state.apply(*laws.random_move(state, rng), told.append)
    won = msgspec.json.encode(state.outcome).decode()
    return f"{seats} seats, {state.moves} moves, {checksum(told)} {seen(state)} {won}"


def every_move(name: str) -> list[list[Move]]:
    """The moves that are legal somewhere, at one table or another, kind by kind."""
    found: dict[bytes, Move] = {}
    for options, seats in laws.option_grid(GAMES[name]):
        for state in laws.positions(GAMES[name], options, seats, 1, 12):
            legal = [move for seat in range(TABLE, seats) for move in state.legal(seat)]
            found |= {msgspec.json.encode(move): move for move in legal}
    kinds: dict[str, list[Move]] = {}
    for text in sorted(found):
        kinds.setdefault(type(found[text]).__name__, []).append(found[text])
    return [kinds[kind] for kind in sorted(kinds)]


def refused(name: str, options: object, seats: int, moves: list[list[Move]]) -> str:
    """The reasons given at one table: the number of moves that were refused, and a checksum of the sentences."""
    rng, reasons = Random(seats), list[str]()
    for state in laws.positions(GAMES[name], options, seats, 2, 12):
        for seat in range(TABLE, seats):
            tried = [rng.choice(kind) for kind in moves for _ in range(3)]
            reasons += [str(state.refusal(seat, move)) for move in tried if not state.allows(seat, move)]
    return f"{seats} seats, {len(reasons)} refused, {len(set(reasons))} reasons {checksum(reasons)}"


def seen(state: State) -> str:
    """Checksums of a state in words, of what every seat sees, and of what it may do."""
    eyes = [None, *range(TABLE, state.seats)]
    views = [state.view(eye) for eye in eyes]
    moves = [sorted(map(msgspec.json.encode, state.legal(seat))) for seat in range(TABLE, state.seats)]
    return f"{crc32(str(state).encode()):08x} {checksum(views)} {checksum([moves, state.timer, state.actors()])}"


def checksum(value: object) -> str:
    return f"{crc32(msgspec.json.encode(value)):08x}"


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def keep() -> None:
    """Write all traces anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path(name).write_text(text(name), encoding="utf-8", newline="\n")
        print(path(name))
