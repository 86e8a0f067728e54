"""Random whole matches by the thousand, the laws checked after every move: `python3 build/dev.py soak`.

Each match has a seed of its own, which alone decides its options, its seats and its moves: a failure is seen again
by `soak --games trio --seed 1234 --matches 1`. Exit code 1 if any match failed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game import GAMES
from tests.game.laws import option_grid, random_match

BATCH = 25
BAR = 30
SHOWN = 5


@dataclass
class Tally:
    """What some matches of a game came to."""

    game: str
    matches: int = 0
    moves: int = 0
    longest: int = 0
    seconds: float = 0
    tables: set[int] = field(default_factory=set)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.tables |= other.tables
        self.failures += other.failures


@cache
def grid(game: str) -> list[tuple[Any, int]]:
    return option_grid(GAMES[game])


def batch(task: tuple[str, int, int]) -> Tally:
    """The matches of a game from one seed to another."""
    game, first, last = task
    tally, start = Tally(game), time.process_time()
    for seed in range(first, last):
        place = Random(f"{game} {seed}").randrange(len(grid(game)))
        options, seats = grid(game)[place]
        tally.matches += 1
        tally.tables.add(place)
        try:
            moves = random_match(GAMES[game], options, seats, seed)
        except Exception:
            told = f"soak --games {game} --seed {seed} --matches 1    ({seats} seats, {options})"
            tally.failures.append(f"{told}\n{traceback.format_exc()}")
        else:
            tally.moves += moves
            tally.longest = max(tally.longest, moves)
    tally.seconds = time.process_time() - start
    return tally


def batches(games: list[str], seed: int, matches: int) -> Iterator[tuple[str, int, int]]:
    """All the work, the games in turn, so that a look at the bar says how far each has come."""
    end = seed + matches
    for first in range(seed, end, BATCH):
        for game in games:
            yield game, first, min(first + BATCH, end)


def bar(done: int, whole: int, failed: int) -> None:
    """How far it is, on a terminal; a log gets the table alone."""
    if sys.stderr.isatty():
        full = BAR * done // whole
        told = f"  {failed} failed" if failed else ""
        sys.stderr.write(f"\r{'█' * full}{'░' * (BAR - full)} {done:,} of {whole:,} matches{told} ")
        sys.stderr.write("\n" if done == whole else "")
        sys.stderr.flush()


def table(tallies: dict[str, Tally]) -> str:
    lines = [f"{'game':<9}{'matches':>10}{'tables':>14}{'moves':>14}{'longest':>10}{'CPU s':>9}{'failed':>8}"]
    for game, tally in tallies.items():
        tables = f"{len(tally.tables)} of {len(grid(game))}"
        counts = f"{tally.moves:>14,}{tally.longest:>10,}{tally.seconds:>9,.0f}{len(tally.failures):>8}"
        lines.append(f"{game:<9}{tally.matches:>10,}{tables:>14}{counts}")
    return "\n".join(lines)


def names(text: str) -> list[str]:
    """`trio,tordu`, of the games there are."""
    wanted = text.split(",")
    if unknown := [name for name in wanted if name not in GAMES]:
        raise argparse.ArgumentTypeError(f"there is no game {unknown[0]!r}: {', '.join(GAMES)}")
    return wanted


def deaf() -> None:
    """Ctrl-C is for the process that hands out the work; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(games: list[str], seed: int, matches: int, processes: int) -> dict[str, Tally]:
    """Play them all, in so many processes."""
    tallies = {game: Tally(game) for game in games}
    done, whole, failed = 0, matches * len(games), 0
    with multiprocessing.get_context("spawn").Pool(processes, deaf) as pool:
        for tally in pool.imap_unordered(batch, batches(games, seed, matches)):
            tallies[tally.game].add(tally)
            done += tally.matches
            failed += len(tally.failures)
            bar(done, whole, failed)
    return tallies


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py soak", description="Random whole matches, every law checked.")
    parser.add_argument("--matches", type=int, default=25_000, help="a game (25,000)")
    parser.add_argument("--games", type=names, default=list(GAMES), help=f"some of {','.join(GAMES)} (all)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--processes", type=int, default=2, help="at once (2)")
    asked = parser.parse_args()
    try:
        tallies = soak(asked.games, asked.seed, asked.matches, asked.processes)
    except KeyboardInterrupt:
        return 130
    failures = [failure for tally in tallies.values() for failure in tally.failures]
    for failure in failures[:SHOWN]:
        print(failure)
    if len(failures) > SHOWN:
        print(f"… and {len(failures) - SHOWN} more")
    print(table(tallies))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
