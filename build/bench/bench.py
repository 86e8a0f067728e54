"""Speed and memory, ours beside the peers', in one Python and one run: `python3 build/dev.py bench`.

Every row of `rows.py` is measured in CPU time, by rounds that alternate between the two sides, and the best round
of each side counts: whatever else the machine does can only slow a round down. The table goes to the terminal, with all
rounds in .work/bench.json. Exit code 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rows import FACTS, LEGEND, MEMORY, ROWS, Fact, Growth, Row, Side

REPORT = ROOT / ".work" / "bench.json"
HEAD = ("", "ours", "theirs", "ours / theirs", "target", "")


def seconds(side: Side, amount: int) -> tuple[int, float]:
    """Units done by this much work, and the CPU seconds that it took. Preparing the work is free."""
    run = side(amount)
    start = time.process_time()
    units = run()
    return units, time.process_time() - start


def fitting(side: Side, wanted: float) -> int:
    """How much work lasts about so many seconds."""
    amount = 1
    while (spent := seconds(side, amount)[1]) < wanted / 4:
        amount *= 2
    return max(1, round(amount * wanted / spent))


def rounds(row: Row, count: int, wanted: float, peers: bool) -> dict[str, list[float]]:
    """Seconds a unit, round by round, of each side in turn."""
    sides = {"ours": row.ours} | ({"theirs": row.theirs} if row.theirs and (peers or not row.peer) else {})
    amounts = {name: fitting(side, wanted) for name, side in sides.items()}
    gc.collect()
    gc.freeze()  # what one side's libraries hold is not for the other to collect over and over
    found: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(count):
        for name, side in sides.items():
            units, spent = seconds(side, amounts[name])
            found[name].append(spent / units)
    return found


def measure(row: Row, count: int, wanted: float, peers: bool) -> dict[str, Any]:
    """A row's numbers in its own unit, its ratio, and whether the target is met."""
    found = rounds(row, count, wanted, peers)
    best = {name: row.value(min(each)) for name, each in found.items()}
    ratio = best["ours"] / best["theirs"] if "theirs" in best else None
    judged = best["ours"] if row.judged == "ours" else ratio
    return {
        "name": row.name,
        "title": row.title,
        "unit": row.unit,
        **best,
        "ratio": ratio,
        "target": row.target(),
        "met": None if judged is None else row.met(judged),
        "rounds": {name: [row.value(each) for each in some] for name, some in found.items()},
    }


def grow(row: Growth, quick: bool) -> dict[str, Any]:
    """How much the peak memory of a fresh process grows between its first matches and its last."""
    counts = row.counts[:-1] if quick else row.counts
    shown = ["screen"] if row.on_screen else []
    script = [sys.executable, str(ROOT / "build" / "bench" / "memory.py"), *shown, row.game, *map(str, counts)]
    peaks = json.loads(subprocess.run(script, check=True, capture_output=True, text=True).stdout)
    growth = peaks[-1] - peaks[0]
    small = row.peak is None or peaks[-1] <= row.peak
    limit = f", peak {peaks[-1]:.0f} ≤ {row.peak:g} MB" if row.peak is not None else ""
    return {
        "name": row.name,
        "title": row.title,
        "unit": "MB",
        "ours": growth,
        "ratio": None,
        "target": f"≤ {row.at_most:g} MB{limit}",
        "met": growth <= row.at_most and small,
        "peaks": peaks,
    }


def state(row: Fact, quick: bool) -> dict[str, Any]:
    value = row.measure(quick)
    return {
        "name": row.name,
        "title": row.title,
        "unit": row.unit,
        "ours": value,
        "ratio": None,
        "target": f"≤ {row.at_most:g} {row.unit}".rstrip(),
        "met": None if value is None else value <= row.at_most,
    }


def number(value: float | None, unit: str = "") -> str:
    """Three figures are enough."""
    if value is None:
        return "–"
    text = f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value >= 0.1 or value <= 0 else f"{value:.4f}"
    return f"{text} {unit}".rstrip()


def cells(result: dict[str, Any]) -> tuple[str, ...]:
    verdict = {True: "met", False: "MISSED", None: "not measured"}[result["met"]]
    ours, theirs = (number(result.get(side), result["unit"]) for side in ("ours", "theirs"))
    return (
        result["title"],
        ours,
        theirs if "theirs" in result else "–",
        number(result["ratio"]),
        result["target"],
        verdict,
    )


def table(results: list[dict[str, Any]]) -> str:
    """The results, a line each, in columns."""
    lines = [HEAD, *map(cells, results)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    left = (0, 4, 5)

    def laid(line: tuple[str, ...]) -> str:
        padded = (f"{text:{'<' if column in left else '>'}{widths[column]}}" for column, text in enumerate(line))
        return "  ".join(padded).rstrip()

    return "\n".join(map(laid, lines))


def chosen(rows: list[Any], only: str | None) -> list[Any]:
    return [row for row in rows if not only or only in row.name]


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Speed and memory, ours beside the peers'.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a rough idea")
    parser.add_argument("--only", metavar="NAME", help="rows with this in their name: tordu, copy, memory…")
    parser.add_argument("--no-peers", action="store_true", help="ours alone")
    asked = parser.parse_args()
    count, wanted = (5, 0.06) if asked.quick else (9, 0.3)
    results = []
    for row in chosen(ROWS, asked.only):
        print(f"{row.title}…", file=sys.stderr, flush=True)
        results.append(measure(row, count, wanted, not asked.no_peers))
    for fact in chosen(FACTS, asked.only):
        print(f"{fact.title}…", file=sys.stderr, flush=True)
        results.append(state(fact, asked.quick))
    for growth in chosen(MEMORY, asked.only):
        print(f"{growth.title}…", file=sys.stderr, flush=True)
        results.append(grow(growth, asked.quick))
    print(f"\n{table(results)}\n\n{LEGEND}")
    print(f"Python {platform.python_version()}, CPU time, the best of {count} alternating rounds of each side.")
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(results, indent=1, ensure_ascii=False), encoding="utf-8")
    return 1 if any(result["met"] is False for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
