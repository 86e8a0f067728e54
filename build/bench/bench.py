"""Speed and memory, ours beside the peers', in one Python and one run: `python3 build/dev.py bench`.

Every row of `rows.py` is measured in CPU time, by rounds that alternate between the two sides, and the best round of
each side counts: whatever else the machine does can only slow a round down. A row runs in a process of its own, says
beforehand about how long it takes, shows a dot for each part that is done, and is stopped when it takes far too long.
The table goes to the terminal, with all rounds in .work/bench.json. Exit code 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import progress
from rows import FACTS, LEGEND, MEMORY, ROWS, Fact, Growth, Row, Side

REPORT = ROOT / ".work" / "bench.json"
HEAD = ("", "ours", "theirs", "ours / theirs", "target", "")
FULL, QUICK = (9, 0.3), (5, 0.06)
"""The rounds of each side, and the seconds that one lasts, about."""
QUICKER = 1 / 3
"""The share of a row's time that it takes with --quick."""
FAR_TOO_LONG, LEAST = 5, 60
"""The limit of a row where nobody else uses the machine: this many times its seconds, and at least so many seconds."""

AnyRow = Row | Fact | Growth
Result = dict[str, Any]


# --- One row, in a process of its own ---


def seconds(side: Side, amount: int) -> tuple[int, float]:
    """The units done by this much work, and the CPU seconds that it took. Preparing the work is not counted."""
    run = side(amount)
    start = time.process_time()
    units = run()
    return units, time.process_time() - start


def fitting(side: Side, wanted: float) -> int:
    """The amount of work that lasts about `wanted` seconds."""
    amount = 1
    while (spent := seconds(side, amount)[1]) < wanted / 4:
        amount *= 2
    return max(1, round(amount * wanted / spent))


@cache
def rounds(ours: Side, theirs: Side | None, count: int, wanted: float) -> dict[str, list[float]]:
    """The seconds for a unit in each round, by side; the sides take turns."""
    sides = {"ours": ours} | ({"theirs": theirs} if theirs else {})
    amounts = {name: fitting(side, wanted) for name, side in sides.items()}
    gc.collect()
    gc.freeze()  # what one side's libraries hold is not for the other to collect over and over
    found: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(count):
        for name, side in sides.items():
            units, spent = seconds(side, amounts[name])
            found[name].append(spent / units)
        progress.tick()
    return found


def compare(row: Row, quick: bool, peers: bool) -> Result:
    """A row's result: its numbers in its own unit, its ratio, and if the target is met."""
    theirs = row.theirs if peers or not row.peer else None
    found = rounds(row.ours, theirs, *(QUICK if quick else FULL))
    best = {name: row.value(min(each)) for name, each in found.items()}
    ratio = best["ours"] / best["theirs"] if "theirs" in best else None
    judged = best["ours"] if row.judged == "ours" else ratio
    return {
        **told(row),
        **best,
        "ratio": ratio,
        "met": None if judged is None else row.met(judged),
        "rounds": {name: [row.value(each) for each in some] for name, some in found.items()},
    }


def grow(row: Growth, quick: bool, limit: float) -> Result:
    """The growth of a fresh process's peak memory from its first matches to its last, within `limit` seconds."""
    counts = row.counts[:-1] if quick else row.counts
    shown = ["screen"] if row.on_screen else []
    script = [sys.executable, str(ROOT / "build" / "bench" / "memory.py"), *shown, row.game, *map(str, counts)]
    peaks = json.loads(subprocess.run(script, check=True, stdout=subprocess.PIPE, text=True, timeout=limit).stdout)
    growth = peaks[-1] - peaks[0]
    small = row.peak is None or peaks[-1] <= row.peak
    limit = f", peak {peaks[-1]:.0f} ≤ {row.peak:g} MB" if row.peak is not None else ""
    met = growth <= row.at_most and small
    return {**told(row), "ours": growth, "target": f"≤ {row.at_most:g} MB{limit}", "met": met, "peaks": peaks}


def find_out(row: Fact, quick: bool) -> Result:
    """A fact's result: its number, and if it is within its limit."""
    value = row.measure(quick)
    return {**told(row), "ours": value, "met": None if value is None else value <= row.at_most}


def told(row: AnyRow) -> Result:
    """The result of a row that was not measured: all that is known before."""
    if isinstance(row, Row):
        unit, target = row.unit, row.target()
    else:
        unit = row.unit if isinstance(row, Fact) else "MB"
        target = f"≤ {row.at_most:g} {unit}".rstrip()
    return {"name": row.name, "title": row.title, "unit": unit, "ours": None, "ratio": None, "target": target}


# --- All rows, one after the other ---


def about(rows: Iterable[AnyRow], quick: bool) -> float:
    """The seconds that these rows should take together."""
    return sum(row.seconds for row in rows) * (QUICKER if quick else 1)


def patience(lasts: float) -> float:
    """The limit, in seconds by the clock, of rows that should take so many: later where others use the machine too."""
    running = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(LEAST, FAR_TOO_LONG * lasts) * max(1.0, running / (os.cpu_count() or 1))


def apart(rows: list[AnyRow], asked: argparse.Namespace) -> list[Result]:
    """Measure rows that belong together in one process; if it takes far too long, they have missed their targets."""
    limit = patience(about(rows, asked.quick))
    try:
        return measured(rows, asked, limit)
    except subprocess.TimeoutExpired:
        print(f" stopped after {limit:.0f} s", end="", file=sys.stderr)
        return [{**told(row), "met": False} for row in rows]


def measured(rows: list[AnyRow], asked: argparse.Namespace, limit: float) -> list[Result]:
    """The results of rows that belong together; a row on memory is a process of its own anyway."""
    if isinstance(rows[0], Growth):
        return [grow(row, asked.quick, limit) for row in rows if isinstance(row, Growth)]
    words = ["--row", *(row.name for row in rows)]
    words += [word for word, said in (("--quick", asked.quick), ("--no-peers", asked.no_peers)) if said]
    command = [sys.executable, str(Path(__file__).resolve()), *words]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=limit)
    results: list[Result] = json.loads(done.stdout)
    return results


def all_of(rows: list[AnyRow], asked: argparse.Namespace) -> list[Result]:
    """Measure all rows, showing how far it is."""
    results: list[Result] = []
    batches = [list(batch) for _, batch in groupby(rows, key=lambda row: row.together or row.name)]
    print(f"{len(rows)} rows, about {about(rows, asked.quick) / 60:.0f} minutes", file=sys.stderr)
    for batch in batches:
        position, start = len(results) + len(batch), time.monotonic()
        lasts = about(batch, asked.quick)
        print(f"{position}/{len(rows)} {batch[0].title}, about {lasts:.0f} s ", end="", file=sys.stderr, flush=True)
        results += apart(batch, asked)
        print(f" {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    return results


# --- The table ---


def number(value: float | None, unit: str = "") -> str:
    """A value with its unit, in three figures."""
    if value is None:
        return "–"
    text = f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value >= 0.1 or value <= 0 else f"{value:.4f}"
    return f"{text} {unit}".rstrip()


def cells(result: Result) -> tuple[str, ...]:
    """A result as the cells of a line."""
    verdict = {True: "met", False: "MISSED", None: "not measured"}[result["met"]]
    ours, theirs = (number(result.get(side), result["unit"]) for side in ("ours", "theirs"))
    return result["title"], ours, theirs, number(result["ratio"]), result["target"], verdict


def table(results: list[Result]) -> str:
    """The results, a line each, in columns."""
    lines = [HEAD, *map(cells, results)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    left = (0, 4, 5)

    def laid(line: tuple[str, ...]) -> str:
        padded = (f"{text:{'<' if column in left else '>'}{widths[column]}}" for column, text in enumerate(line))
        return "  ".join(padded).rstrip()

    return "\n".join(map(laid, lines))


def main() -> int:
    """Measure the rows asked for and return the exit code: 1 if a target is missed."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Speed and memory, ours beside the peers'.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a rough idea")
    parser.add_argument("--only", metavar="NAME", default="", help="rows with this in their name: tordu, copy, memory…")
    parser.add_argument("--no-peers", action="store_true", help="ours alone")
    parser.add_argument("--row", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    rows: list[AnyRow] = [*ROWS, *FACTS, *MEMORY]
    if asked.row:
        compared = [compare(row, asked.quick, not asked.no_peers) for row in ROWS if row.name in asked.row]
        print(json.dumps(compared + [find_out(row, asked.quick) for row in FACTS if row.name in asked.row]))
        return 0
    results = all_of([row for row in rows if asked.only in row.name], asked)
    print(f"\n{table(results)}\n\n{LEGEND}")
    count = (QUICK if asked.quick else FULL)[0]
    print(f"Python {platform.python_version()}, CPU time, the best of {count} alternating rounds of each side.")
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(results, indent=1, ensure_ascii=False), encoding="utf-8")
    return 1 if any(result["met"] is False for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
