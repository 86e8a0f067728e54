"""Everything that could be lost, leaked or broken, tried for long: `python3 build/dev.py soak`.

    soak                                   all parts in their long form: hours
    soak --share 0.01                      a hundredth of each
    soak --only kills,disks                some parts
    soak --only trio --first 1234 --pieces 1       a failure seen again

Every part is made of numbered pieces, each the same again from its number; the short forms are in the tests. At the end
a table of figures; exit code 1 if anything failed. Ctrl-C tells what it came to so far.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import broken
import claims
import disks
import evening
import eyes
import fair
import kills
import matches
import minds
import monkey
import packs
import quits
import seals
import shuffles
from part import Part, Tally, work

MODULES = (
    matches,
    evening,
    kills,
    disks,
    broken,
    shuffles,
    fair,
    seals,
    minds,
    claims,
    packs,
    quits,
    monkey,
    eyes,
)
PARTS: dict[str, Part] = {part.name: part for module in MODULES for part in module.PARTS}
BAR = 30
SHOWN = 5
"""The number of failures that are printed in full; each of the others gets a line."""
LONGEST = 200

Task = tuple[str, int, int]


def batch(task: Task) -> Tally:
    name, first, last = task
    return work(PARTS[name], first, last)


def tasks(parts: list[Part], first: int, pieces: dict[str, int]) -> Iterator[Task]:
    """All batches of work: first the parts that mostly wait, as others can run beside them, then the rest in turn."""
    for part in sorted(parts, key=lambda part: not part.rests):
        end = first + pieces[part.name]
        for start in range(first, end, part.batch):
            yield part.name, start, min(start + part.batch, end)


def bar(tallies: dict[str, Tally], pieces: dict[str, int], now: str, start: float) -> None:
    """Show the progress on a terminal; a log gets a line for every part that has come to its end."""
    if not sys.stderr.isatty():
        if tallies[now].pieces == pieces[now]:
            print(row(tallies[now]), file=sys.stderr, flush=True)
        return
    share = sum(tallies[name].pieces / pieces[name] for name in tallies) / len(tallies)
    failed = sum(len(tally.failures) for tally in tallies.values())
    full = int(BAR * share)
    progress = f"{now} {100 * tallies[now].pieces / pieces[now]:.0f} %, {(time.monotonic() - start) / 60:.0f} min"
    sys.stderr.write(f"\r\033[K{'█' * full}{'░' * (BAR - full)} {progress}{f', {failed} failed' if failed else ''} ")
    sys.stderr.flush()


def figures(tally: Tally) -> str:
    """The other counts of a tally, in a line."""
    most = sorted(tally.most.items())
    texts = [f"{number:,} {name}" for name, number in sorted(tally.counts.items())]
    texts += [f"{name} {number:,.0f}" if number >= 100 else f"{name} {number:.3g}" for name, number in most]
    return " · ".join(texts + ([f"{len(tally.kinds):,} kinds"] if tally.kinds else []))


def row(tally: Tally) -> str:
    counts = f"{tally.done:>12,} {PARTS[tally.part].unit:<10}{tally.seconds:>8,.0f}{len(tally.failures):>8}"
    return f"{tally.part:<10}{counts}  {figures(tally)}"


def table(tallies: Iterable[Tally]) -> str:
    return "\n".join([f"{'part':<10}{'done':>12} {'':<10}{'CPU s':>8}{'failed':>8}  figures", *map(row, tallies)])


def deaf() -> None:
    """Ignore Ctrl-C in a worker: the main process ends the workers. Programs that a worker starts still hear it."""
    signal.signal(signal.SIGINT, lambda *_: None)


def soak(parts: list[Part], first: int, pieces: dict[str, int], processes: int, tallies: dict[str, Tally]) -> None:
    """Do all pieces in this number of processes, and one more for each part that mostly waits; judge each part."""
    start = time.monotonic()
    room = processes + sum(part.rests for part in parts)
    with multiprocessing.get_context("spawn").Pool(room, deaf) as pool:
        try:
            for tally in pool.imap_unordered(batch, tasks(parts, first, pieces)):
                sofar = tallies[tally.part]
                sofar.add(tally)
                if sofar.pieces == pieces[tally.part]:
                    sofar.failures += PARTS[tally.part].verdict(sofar)
                bar(tallies, pieces, tally.part, start)
            pool.close()
            pool.join()
        finally:
            for process in multiprocessing.active_children():
                process.kill()  # whoever draws takes a kinder word for the end of a program


def report(tallies: dict[str, Tally]) -> int:
    """Print failures and figures, and return the exit code."""
    failures = [failure for tally in tallies.values() for failure in tally.failures]
    for failure in failures[:SHOWN]:
        print(failure)
    for failure in failures[SHOWN:]:
        lines = failure.strip().splitlines()
        print(f"{lines[0]}: {lines[-1][:LONGEST]}")
    print(table(tallies.values()))
    return 1 if failures else 0


def names(text: str) -> list[str]:
    """Read a list of parts such as `kills,trio`; raise if one does not exist."""
    wanted = text.split(",")
    if unknown := [name for name in wanted if name not in PARTS]:
        raise argparse.ArgumentTypeError(f"there is no part {unknown[0]!r}: {', '.join(PARTS)}")
    return wanted


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py soak", description="What could be lost, leaked or broken, for long.")
    parser.add_argument("--only", type=names, default=list(PARTS), help=f"some of {','.join(PARTS)} (all)")
    parser.add_argument("--share", type=float, default=1.0, help="of the long form (1)")
    parser.add_argument("--pieces", type=int, help="so many of each part instead")
    parser.add_argument("--first", type=int, default=0, help="the number of the first piece (0)")
    parser.add_argument("--processes", type=int, default=2, help="at once (2)")
    asked = parser.parse_args()
    parts = [PARTS[name] for name in asked.only]
    pieces = {part.name: asked.pieces or max(1, round(part.pieces * asked.share)) for part in parts}
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    tallies = {part.name: Tally(part.name) for part in parts}
    try:
        soak(parts, asked.first, pieces, asked.processes, tallies)
    except KeyboardInterrupt:
        report(tallies)
        return 130
    return report(tallies)


if __name__ == "__main__":
    sys.exit(main())
