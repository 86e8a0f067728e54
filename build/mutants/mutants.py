#!/usr/bin/env python3
"""Plants faults in the program and looks whether its tests find them: `dev.py mutants [N] [--only game] [--seed 7]`.

N faults (200 unless told) are drawn over `game`, `ai` and `scenes`, every line with something to change as likely as
any other; tables that were learned or measured, and have a checksum, are left alone. Each is planted in a copy of the
tree under .work/mutants/, and the tests of its room that run its line are run until one fails (for a line that runs at
import: those that use what it makes). The same tests are then run again without the fault: one that fails then too has
found nothing. Printed at the end: the share found in each room, and every fault that no test found. Faults that change
nothing anyone could see are listed with the reason in build/mutants/equivalent.txt and not counted.

The tests of a room are read once, by a process that forks for each fault (so not on Windows); only a fault in what runs
while they are read needs a start from nothing.

--seed S      another draw; the same seed is the same faults as long as the files are the same
--only ROOMS  one or more of game, ai, scenes, with commas; a folder or a file in them does too
--budget S    at most so many seconds of CPU of tests a fault (40), as recorded
--part K/N    only the K-th of N parts of the draw, for several runs side by side
--workers N   so many faults at a time (2)
--list        only print the faults that would be planted
--fresh       record anew which tests run which lines
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from random import Random

from faults import Fault, faults, folded, sample
from planting import Verdict, tried, within
from reach import Reach, Test
from worker import Worker

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".work" / "mutants"
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
ROOMS = {"game": ("tests/game",), "ai": ("tests/ai",), "scenes": ("tests/scenes",)}
"""Each room, and the tests that should find a fault in it, beside those of no room (in `tests/` itself)."""
GOALS = {"game": 0.95, "ai": 0.85, "scenes": 0.80}
WORKERS = 2


def candidates(root: Path, targets: Iterable[str]) -> list[Fault]:
    """Every fault of every file in some folders, or of some files."""
    found = []
    for target in targets:
        path = root / target
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found += faults(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))
    return found


def equivalents(text: str) -> set[tuple[str, str, str]]:
    """The faults judged equivalent: file, line before and line after, from three lines each; `because` says why."""
    judged, file, before, after = set(), "", "", ""
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "in":
            file, before, after = rest.strip(), "", ""
        elif word == "was":
            before = folded(rest)
        elif word == "now":
            after = folded(rest)
        elif word == "because" and file and before and rest.strip():
            judged.add((file, before, after))
    return judged


def drawn(root: Path, targets: Iterable[str], number: int, seed: int) -> tuple[list[Fault], int]:
    """The faults of a seed without those judged equivalent, and the number of those."""
    chosen = sample(
        candidates(root, targets), number, Random(seed), lambda file: (root / file).read_text(encoding="utf-8")
    )
    judged = equivalents(EQUIVALENT.read_text(encoding="utf-8"))
    counted = [fault for fault in chosen if key(root, fault) not in judged]
    return counted, len(chosen) - len(counted)


def key(root: Path, fault: Fault) -> tuple[str, str, str]:
    """A fault as the list of equivalents names it."""
    return fault.file, *fault.lines((root / fault.file).read_text(encoding="utf-8"))


def verdicts(chosen: list[Fault], reach: Reach, workers: list[Worker], budget: float) -> Iterator[Verdict]:
    """Try faults, one at a time in each worker, and yield each verdict as soon as it is there."""
    free: SimpleQueue[Worker] = SimpleQueue()
    for worker in workers:
        free.put(worker)

    def judge(fault: Fault) -> Verdict:
        worker = free.get()
        try:
            tests = within(in_charge(fault.file, reach.tests(*fault[:4])), budget)
            verdict, unsound = tried(worker, fault, tests, folders(fault.file.split("/")[0]))
        finally:
            free.put(worker)
        for name in unsound - reach.unsound:
            print(f"fails without a fault too, so it finds nothing: {name}")
        reach.unsound |= unsound
        return verdict

    with ThreadPoolExecutor(len(workers)) as pool:
        for done in as_completed([pool.submit(judge, fault) for fault in chosen]):
            yield done.result()


def folders(room: str) -> tuple[str, ...]:
    """The folders and files of the tests that a room's faults are tried with."""
    return (*ROOMS[room], *(f"tests/{path.name}" for path in sorted((ROOT / "tests").glob("test_*.py"))))


def in_charge(file: str, tests: Iterable[Test]) -> list[Test]:
    """Of these tests, those of the file's own room and of no room: the room should find its faults itself."""
    ours = (*(f"{folder}/" for folder in ROOMS[file.split("/")[0]]), "tests/test_")
    return [test for test in tests if test.id.startswith(ours)]


def report(root: Path, judged: list[Verdict], left_out: int) -> tuple[str, bool]:
    """The report: survivors with their lines and the share found in each room; and True if every goal is reached."""
    lines, reached = [], True
    for verdict in sorted(judged):
        if not verdict.dead:
            _, before, after = key(root, verdict.fault)
            lines += [
                f"{verdict.fault.file}:{verdict.fault.line}  {verdict.outcome} ({verdict.tests} tests)",
                f"  was {before}",
                f"  now {after}",
            ]
    for room, goal in GOALS.items():
        ours = [verdict for verdict in judged if verdict.fault.file.startswith(room + "/")]
        if ours:
            dead = sum(verdict.dead for verdict in ours)
            reached = reached and dead >= goal * len(ours)
            lines.append(f"{room:<7} {dead:4} of {len(ours):4} found  {dead / len(ours):6.1%}  (goal {goal:.0%})")
    if left_out:
        lines.append(f"{left_out} judged equivalent and not counted")
    return "\n".join(lines), reached


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="dev.py mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("number", nargs="?", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(ROOMS))
    parser.add_argument("--budget", type=float, default=40)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--workers", type=int, default=WORKERS)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--fresh", action="store_true")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    asked = arguments(words)
    targets = asked.only.split(",")
    chosen, left_out = drawn(ROOT, targets, asked.number, asked.seed)
    part, parts = map(int, asked.part.split("/"))
    chosen = chosen[part - 1 :: parts]
    if asked.list:
        for fault in chosen:
            _, before, after = key(ROOT, fault)
            print(f"{fault.file}:{fault.line}  {fault.kind}\n  was {before}\n  now {after}")
        return 0
    if asked.fresh:
        shutil.rmtree(WORK, ignore_errors=True)
    workers = [Worker(ROOT, WORK / f"copy{part}of{parts}-{number}") for number in range(asked.workers)]
    try:
        reach = Reach(ROOT, WORK)
        reach.prepare([folders(room) for room in ROOMS if any(in_room(target, room) for target in targets)], workers)
        for name in reach.failed:
            print(f"not asked, as without a fault it fails, is skipped or takes too long: {name}")
        judged = told(chosen, reach, workers, asked.budget)
    finally:
        for worker in workers:
            worker.close()
    words_at_the_end, reached = report(ROOT, judged, left_out)
    print("\n" + words_at_the_end)
    return 0 if reached else 1


def told(chosen: list[Fault], reach: Reach, workers: list[Worker], budget: float) -> list[Verdict]:
    """Try faults and print a line for each."""
    start, judged = time.monotonic(), []
    for verdict in verdicts(chosen, reach, workers, budget):
        judged.append(verdict)
        seconds = time.monotonic() - start
        what = f"{verdict.outcome:<9} {verdict.fault.kind:<10} {verdict.fault.file}:{verdict.fault.line}  {verdict.by}"
        print(f"{len(judged):4} of {len(chosen)}  {seconds:5.0f} s  {what}", flush=True)
    return judged


def in_room(target: str, room: str) -> bool:
    """True if a folder or file is a room, or lies in it."""
    return target == room or target.startswith(room + "/")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
