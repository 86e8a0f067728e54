"""Players against players: `python -m ai.arena` measures every bar, and exits with 1 if one is missed.

    python -m ai.arena --game tordu --seats 4 --levels easy,normal,hard --matches 2000
    python -m ai.arena --game trio --seeds 0:500          then, elsewhere, --seeds 500:1000, and at last
    python -m ai.arena --merge .work/arena-*.json

A side takes every seat in turn with the same deals. Shares and points have 95 % intervals, over deals.
"""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from ai.bars import BARS, Bar, Lineup
from ai.bouts import Sum, Tally, Task, batch
from ai.player import LEVELS
from ai.rivals import RIVALS
from game import GAMES

WORK = Path(__file__).resolve().parent.parent / ".work"
MATCHES, QUICK = 400, 12.0
"""Matches of a line-up, and the seconds that it gets when one is in a hurry."""
BATCH = 2
"""Deals that a process plays in one go."""
WIDE = 28


def deaf() -> None:
    """Ctrl-C is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def measure(lineup: Lineup, seeds: range, pool: Any, processes: int, seconds: float | None) -> Tally:
    """Every deal of these seeds, or as many as there is time for."""
    whole = Tally(lineup, [])
    until = None if seconds is None else time.time() + seconds
    for group in groups(lineup, seeds, processes, until):
        for tally in pool.map(batch, group, 1):
            whole.join(tally)
        bar(str(lineup), whole.win.count, len(seeds))
        if until is not None and time.time() > until:
            break
    bar(str(lineup), len(seeds), len(seeds), last=True)
    whole.seeds = joined(whole.seeds)
    return whole


def groups(lineup: Lineup, seeds: range, processes: int, until: float | None) -> Iterator[list[Task]]:
    """Work for all processes, a little at a time."""
    firsts = list(range(seeds.start, seeds.stop, BATCH))
    for at in range(0, len(firsts), 2 * processes):
        yield [(lineup, first, min(first + BATCH, seeds.stop), until) for first in firsts[at : at + 2 * processes]]


def joined(seeds: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges that touch, as one."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(seeds):
        if found and found[-1][1] == first:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found


def bar(text: str, done: int, whole: int, last: bool = False) -> None:
    """How far it is, on a terminal; a log gets the tables alone."""
    if sys.stderr.isatty():
        full = WIDE * done // max(1, whole)
        sys.stderr.write("\r\033[K" if last else f"\r\033[K{'█' * full}{'░' * (WIDE - full)} {text} ")
        sys.stderr.flush()


def keep(tally: Tally, folder: Path = WORK) -> Path:
    """On disk, to be merged with others of its kind."""
    game, seats, who, against, teams = tally.lineup
    spans = "+".join(f"{first}-{last}" for first, last in tally.seeds)
    path = folder / f"arena-{game}-{seats}{'t' if teams else ''}-{who}-{against}-{spans}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(tally)))
    return path


def merged(paths: Iterable[Path]) -> list[Tally]:
    """The tallies of some files, those of one line-up as one; no deal may be counted twice."""
    found: dict[Lineup, Tally] = {}
    for path in paths:
        tally = msgspec.json.decode(path.read_bytes(), type=Tally)
        if tally.lineup in found:
            found[tally.lineup].join(tally)
        else:
            found[tally.lineup] = tally
    for tally in found.values():
        spans = sorted(tally.seeds)
        if any(before[1] > after[0] for before, after in pairwise(spans)):
            raise SystemExit(f"{tally.lineup}: some deals are there twice: {spans}")
        tally.seeds = joined(spans)
    return list(found.values())


# what came out


def table(tallies: list[Tally]) -> str:
    """A line each: wins and points with their intervals, milliseconds a choice."""
    lines = [f"{'':<46}{'matches':>8}{'wins %':>15}{'fair':>6}{'points':>16}{'a deal':>15}{'ms':>9}{'theirs':>9}"]
    for tally in tallies:
        win = f"{100 * tally.win.mean:.1f} ± {100 * tally.win.error:.1f}"
        points, each = (
            f"{kept.mean:+.2f} ± {kept.error:.2f}" if kept.count else "" for kept in (tally.points, tally.deal)
        )
        times = f"{tally.ms.mean:>9.2f}{tally.theirs.mean:>9.2f}"
        counts = f"{tally.matches:>8,}{win:>15}{100 * tally.lineup.fair:>6.0f}{points:>16}{each:>15}"
        lines.append(f"{tally.lineup!s:<46}{counts}{times}")
    return "\n".join(lines)


def judged(bar: Bar, tally: Tally) -> str:
    """met or missed where the interval says so; open where it needs more matches."""
    kept: Sum = getattr(tally, bar.what)
    if bar.at_most:
        return "met" if kept.mean <= bar.least else "missed"
    if kept.mean - kept.error >= bar.least:
        return "met"
    return "missed" if kept.mean + kept.error < bar.least else "open"


def report(bars: Iterable[Bar], tallies: list[Tally]) -> tuple[str, bool]:
    """Every bar with what was reached; whether none is missed."""
    by = {tally.lineup: tally for tally in tallies}
    lines, good = [], True
    for each in bars:
        tally = by.get(each.lineup)
        if tally is None or not getattr(tally, each.what).count:
            continue
        kept, word = getattr(tally, each.what), judged(each, tally)
        good = good and word != "missed"
        scale, unit = {"win": (100, "%"), "deal": (1, "points a deal"), "ms": (1, "ms a choice")}[each.what]
        reached = f"{scale * kept.mean:.2f} ± {scale * kept.error:.2f} {unit}"
        wanted = f"{'at most' if each.at_most else 'at least'} {scale * each.least:.2f}"
        lines.append(f"{word:<7} {each.lineup!s:<46} {reached:<32} {wanted}")
    return "\n".join(lines), good


# the command line


def span(text: str) -> range:
    """`500:1000`"""
    first, _, last = text.partition(":")
    return range(int(first), int(last))


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="arena", description="Computer players against each other.")
    parser.add_argument("--game", choices=list(GAMES), help="one game (all)")
    parser.add_argument("--seats", type=int, help="how many sit at the table; with --levels")
    parser.add_argument("--levels", help=f"each against the one before it: {', '.join((*LEVELS, *RIVALS))}")
    parser.add_argument("--teams", action="store_true", help="in teams")
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"of each line-up ({MATCHES})")
    parser.add_argument("--seeds", type=span, help="these deals, A:B, instead of so many matches")
    parser.add_argument("--processes", type=int, default=2, help="at once (2)")
    parser.add_argument("--quick", action="store_true", help=f"about {QUICK:.0f} seconds a line-up")
    parser.add_argument("--merge", nargs="+", type=Path, help="what was measured before, as one")
    return parser.parse_args(given)


def lineups(asked: argparse.Namespace) -> list[Lineup]:
    """What is to be measured: a ladder of levels, or whatever the bars need."""
    if asked.levels:
        names, game = asked.levels.split(","), asked.game or "trepido"
        seats = asked.seats or GAMES[game].seats[0]
        return [Lineup(game, seats, high, low, asked.teams) for low, high in pairwise(names)]
    chosen = [bar.lineup for bar in BARS if asked.game in (None, bar.lineup.game)]
    return list(dict.fromkeys(lineup for lineup in chosen if asked.seats in (None, lineup.seats)))


def measured(asked: argparse.Namespace) -> list[Tally]:
    found = []
    with multiprocessing.get_context("spawn").Pool(asked.processes, deaf) as pool:
        pool.map(abs, range(asked.processes), 1)  # until they are there: no line-up pays for that
        for lineup in lineups(asked):
            seeds = asked.seeds or range(max(1, -(-asked.matches // len(lineup.sides))))
            tally = measure(lineup, seeds, pool, asked.processes, QUICK if asked.quick else None)
            keep(tally)
            found.append(tally)
    return found


def main(given: list[str] | None = None) -> int:
    asked = arguments(given)
    try:
        tallies = merged(asked.merge) if asked.merge else measured(asked)
    except KeyboardInterrupt:
        return 130
    print(table(tallies))
    told, good = report(BARS, tallies)
    if told:
        print(f"\n{told}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
