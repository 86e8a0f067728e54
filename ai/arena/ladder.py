"""Players against players: `python -m ai.arena` measures every bar, and exits with 1 if one is missed.

    python -m ai.arena --game tordu --seats 4 --levels easy,normal,hard,expert --matches 2000
    python -m ai.arena --game trio --seeds 0:500          then, elsewhere, --seeds 500:1000, and at last
    python -m ai.arena --merge .work/arena-*.json
    python -m ai.arena.grades                             decisions graded by a longer search, not wins
    python -m ai.arena --game tordu --ceiling             and what whoever sees all cards reaches in the same deals
    python -m ai.arena --budget 0.2                       expert at 200 ms a choice among expert as it is

A side takes every seat in turn with the same deals; a manche of Le Tordu goes to 15 points. Points are a side's own,
less the mean of the others': at the end of a match, and a deal, over all deals of all matches, doubles included.
Shares and points have 95 % intervals, over deals of the same cards. What was broken off goes on where it stopped, as
long as nothing in `ai` or `game` changed; `--anew` begins again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import pairwise
from multiprocessing.pool import Pool
from pathlib import Path

import msgspec

from ai.arena.bars import BARS, USUAL, Bar, Lineup, matches
from ai.arena.bouts import Rate, Sum, Tally, Task, batch, time_is_up
from ai.arena.limits import SEERS
from ai.arena.parts import WORK, folder
from ai.arena.people import KINDS
from ai.arena.rivals import CEILING, INSTANT, RIVALS
from ai.player import LEVELS
from game import GAMES

QUICK = 12.0
"""Seconds for a line-up with `--quick`."""
BATCH = 2
"""Deals that a process plays in one go."""
WIDE = 28
TIMED = (("tordu", 4), ("trepido", 2), ("trepido", 4), ("trepido", 6))
"""The games and seats for which more time is measured."""
HEAD = (
    f"{'':<50}{'matches':>8}{'wins %':>15}{'fair':>6}{'points a match':>20}{'points a deal':>16}{'ms':>9}{'theirs':>9}"
)
LEGEND = "Points: a side's own, less the mean of the others'. Milliseconds of CPU a choice."


def ignore_ctrl_c() -> None:
    """Ignore Ctrl-C in a process of the pool: it is for the one that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def measure(
    lineup: Lineup, seeds: range, pool: Pool, processes: int, seconds: float | None, part: Path | None = None
) -> Tally:
    """Play every deal of these seeds, or as many as there is time for; with `part`, a file, those that it does not
    hold yet."""
    whole = begun(part, lineup, seeds) or Tally(lineup, [])
    left = range(whole.seeds[0][1], seeds.stop) if whole.seeds else seeds
    until = None if seconds is None else time.time() + seconds
    for group in groups(lineup, left, processes, until):
        for tally in pool.map(batch, group, 1):
            whole.join(tally)
        whole.seeds = joined(whole.seeds)
        if part is not None:
            part.write_bytes(msgspec.json.encode(whole))
        bar(str(lineup), whole.win.count, len(seeds))
        if time_is_up(until):
            break
    bar(str(lineup), len(seeds), len(seeds), last=True)
    return whole


def begun(part: Path | None, lineup: Lineup, seeds: range) -> Tally | None:
    """The tally that a file holds of these deals, from the first one on without a gap; None if it holds others."""
    if part is None or not part.exists():
        return None
    found = msgspec.json.decode(part.read_bytes(), type=Tally)
    fits = found.lineup == lineup and len(found.seeds) == 1 and found.seeds[0][0] == seeds.start
    return found if fits and found.seeds[0][1] <= seeds.stop else None


def groups(lineup: Lineup, seeds: range, processes: int, until: float | None) -> Iterator[list[Task]]:
    """The work cut into groups, each enough for all processes for a little while."""
    firsts = list(range(seeds.start, seeds.stop, BATCH))
    for at in range(0, len(firsts), 2 * processes):
        yield [(lineup, first, min(first + BATCH, seeds.stop), until) for first in firsts[at : at + 2 * processes]]


def joined(seeds: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The ranges with those that touch made one."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(seeds):
        if found and found[-1][1] == first:
            found[-1] = (found[-1][0], last)
        else:
            found.append((first, last))
    return found


def bar(text: str, done: int, whole: int, last: bool = False) -> None:
    """Show the progress on a terminal; a log gets the tables alone."""
    if sys.stderr.isatty():
        full = WIDE * done // max(1, whole)
        sys.stderr.write("\r\033[K" if last else f"\r\033[K{'█' * full}{'░' * (WIDE - full)} {text} ")
        sys.stderr.flush()


def file_name(lineup: Lineup) -> str:
    """The part of a file's name that tells a line-up."""
    game, seats, who, against, teams, variant = lineup
    return f"{game}{variant and f'-{variant}'}-{seats}{'t' if teams else ''}-{who}-{against}"


def keep(tally: Tally, work: Path = WORK) -> Path:
    """Write a tally to disk, to be merged with others of its kind, and return its path."""
    spans = "+".join(f"{first}-{last}" for first, last in tally.seeds)
    path = work / f"arena-{file_name(tally.lineup)}-{spans}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(tally)))
    return path


def merged(paths: Iterable[Path]) -> list[Tally]:
    """The tallies of some files, those of one line-up as one; no deal may be counted twice."""
    found: dict[Lineup, Tally] = {}
    for path in paths:
        try:
            tally = msgspec.json.decode(path.read_bytes(), type=Tally)
        except msgspec.MsgspecError as error:
            raise SystemExit(f"{path}: measured by another version ({error})") from None
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


# the results


def table(tallies: list[Tally]) -> str:
    return "\n".join([HEAD, *map(row, tallies), LEGEND])


def row(tally: Tally) -> str:
    """A line of the table: wins and points with their intervals, milliseconds a choice, and the verdict of its bars."""
    win = shown(tally.win, 100, ".1f")
    points, each = shown(tally.points, 1, "+.2f"), shown(tally.deal, 1, "+.2f")
    counts = f"{tally.matches:>8,}{win:>15}{100 * tally.lineup.fair:>6.0f}{points:>20}{each:>16}"
    words = ", ".join(judged(bar, tally) for bar in BARS if bar.lineup == tally.lineup)
    return f"{tally.lineup!s:<50}{counts}{tally.ms.mean:>9.2f}{tally.theirs.mean:>9.2f}  {words}".rstrip()


def shown(kept: Sum | Rate, scale: float, form: str) -> str:
    """A mean with its interval; a dash where nothing was counted."""
    if not kept.count:
        return "–"
    error = f"{scale * kept.error:{form}}".lstrip("+") if kept.count > 1 else "?"
    return f"{scale * kept.mean:{form}} ± {error}"


def judged(bar: Bar, tally: Tally) -> str:
    """ "met" or "missed" where the interval says so, "open" where it needs more matches."""
    kept: Sum | Rate = getattr(tally, bar.what)
    if not kept.count:
        return "open"
    if bar.at_most:
        return "met" if kept.mean <= bar.least else "missed"
    if bar.most is not None and not bar.least:
        return (
            "met" if kept.mean + kept.error <= bar.most else "missed" if kept.mean - kept.error > bar.most else "open"
        )
    if bar.most is not None:
        return between(kept, bar.least, bar.most)
    if kept.mean - kept.error >= bar.least:
        return "met"
    return "missed" if kept.mean + kept.error < bar.least else "open"


def between(kept: Sum | Rate, least: float, most: float) -> str:
    """ "met" if the mean lies between and its interval is no wider than the two, "missed" if all of it lies outside."""
    if least <= kept.mean <= most:
        return "met" if 2 * kept.error <= most - least else "open"
    return "missed" if kept.mean + kept.error < least or kept.mean - kept.error > most else "open"


UNITS: dict[str, tuple[float, str, str]] = {
    "win": (100, ".1f", "% of matches"),
    "deal": (1, "+.2f", "points a deal"),
    "ms": (1, ".2f", "ms a choice"),
}


def report(bars: Iterable[Bar], tallies: list[Tally]) -> tuple[str, bool]:
    """A line for each bar of these line-ups with what was reached, and True if none is missed."""
    by = {tally.lineup: tally for tally in tallies}
    lines, good = [], True
    for each in bars:
        tally = by.get(each.lineup)
        if tally is None:
            continue
        word = judged(each, tally)
        good = good and word != "missed"
        scale, form, unit = UNITS[each.what]
        reached = f"{shown(getattr(tally, each.what), scale, form)} {unit}"
        wanted = f"{'at most' if each.at_most else 'at least'} {scale * each.least:{form}}"
        if each.most is not None:
            wanted = f"{scale * each.least:{form}} to {scale * each.most:{form}}"
        if each.most is not None and not each.least:
            wanted = f"at most {scale * each.most:{form}}"
        lines.append(f"{word:<7} {each.lineup!s:<50} {reached:<32} {wanted}")
    return "\n".join(lines), good


# the command line


def span(text: str) -> range:
    """A range from `500:1000`."""
    first, _, last = text.partition(":")
    return range(int(first), int(last))


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="arena", description="Computer players against each other.")
    parser.add_argument("--game", choices=list(GAMES), help="one game (all)")
    parser.add_argument("--seats", type=int, help="how many sit at the table; with --levels")
    names = ", ".join((*LEVELS, *KINDS, *RIVALS, INSTANT, CEILING, "expert@0.2"))
    parser.add_argument("--levels", help=f"each against the one before it: {names}")
    parser.add_argument("--variant", choices=["simple", "complete"], default="", help="of Le Tordu; with --levels")
    parser.add_argument("--teams", action="store_true", help="in teams")
    parser.add_argument("--matches", type=int, help=f"of each line-up ({USUAL}; more where a bar is near)")
    parser.add_argument("--seeds", type=span, help="these deals, A:B, instead of so many matches")
    parser.add_argument("--processes", type=int, default=2, help="at once (2)")
    parser.add_argument("--quick", action="store_true", help=f"about {QUICK:.0f} seconds a line-up")
    parser.add_argument("--ceiling", action="store_true", help="also whoever sees all cards, in the place of expert")
    parser.add_argument("--budget", type=float, metavar="SECONDS", help="expert at so much a choice among its like")
    parser.add_argument("--anew", action="store_true", help="forget what was measured before")
    parser.add_argument("--merge", nargs="+", type=Path, help="what was measured before, as one")
    return parser.parse_args(given)


def lineups(asked: argparse.Namespace) -> list[Lineup]:
    """The line-ups to be measured: a ladder of levels, more time, or all those of the bars."""
    if asked.levels:
        names, game = asked.levels.split(","), asked.game or "trepido"
        seats = asked.seats or GAMES[game].seats[0]
        found = [Lineup(game, seats, high, low, asked.teams, asked.variant) for low, high in pairwise(names)]
    elif asked.budget:
        found = [Lineup(game, seats, f"expert@{asked.budget:g}", "expert") for game, seats in TIMED]
    else:
        found = [bar.lineup for bar in BARS]
    chosen = [
        each for each in dict.fromkeys(found) if asked.game in (None, each.game) and asked.seats in (None, each.seats)
    ]
    return [more for each in chosen for more in (each, *ceilings(each, asked.ceiling))]


def ceilings(lineup: Lineup, wanted: bool) -> list[Lineup]:
    """The same line-up with a player who sees all cards, where there is one."""
    fits = wanted and lineup.who == "expert" and lineup.game in SEERS
    return [lineup._replace(who=CEILING)] if fits else []


def measured(asked: argparse.Namespace) -> Iterator[Tally]:
    with multiprocessing.get_context("spawn").Pool(asked.processes, ignore_ctrl_c) as pool:
        pool.map(abs, range(asked.processes), 1)  # until they are there: no line-up pays for that
        for lineup in lineups(asked):
            wanted = asked.matches or matches(lineup)
            seeds = asked.seeds or range(max(1, -(-wanted // len(lineup.sides))))
            part = None if asked.quick else folder() / f"{file_name(lineup)}-from-{seeds.start}.json"
            if part is not None and asked.anew:
                part.unlink(missing_ok=True)
            tally = measure(lineup, seeds, pool, asked.processes, QUICK if asked.quick else None, part)
            keep(tally)
            yield tally


def main(given: list[str] | None = None) -> int:
    """Print every line as soon as it is known, then the bars; return 1 if one is missed."""
    asked = arguments(given)
    print(HEAD, flush=True)
    tallies = []
    try:
        for tally in merged(asked.merge) if asked.merge else measured(asked):
            tallies.append(tally)
            print(row(tally), flush=True)
    except KeyboardInterrupt:
        return 130
    print(LEGEND)
    text, good = report(BARS, tallies)
    if text:
        print(f"\n{text}")
    return 0 if good else 1
