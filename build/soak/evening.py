"""An evening on screen: computer players at four times the speed, and nothing grows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import accumulate
from math import inf
from pathlib import Path
from statistics import linear_regression, median
from typing import Any

from part import Part, Tally

from game import GAMES

ROOT = Path(__file__).resolve().parents[2]
MINUTE = 60
ALL = 1 << 16
"""The minutes in one batch: all of them, as it is one evening."""
WARM = 10
"""The first minutes, until all caches are filled; they don't count."""
ENOUGH = 20
"""The minutes after that before growth can be measured."""
GROWTH = 1.0
"""The most MB of growth in an hour."""
SLOWER, WORST_SLOWER = 1.25, 1.5
"""The most that a frame's cost may rise from the first third to the last, as a factor: in the median, and at p99."""
STEP = 50
"""The resolution of frame costs, in µs."""
FLAT = {"handles": 3, "worker handles": 0, "threads": 0, "worker threads": 0, "processes": 0}
"""The figures that must not grow, with the slack of each: every size of type is an open file."""
PROGRAM = "from tests.scenes.watched import main; main()"


@cache
def program() -> Any:
    """Start the evening in a process of its own, once; it ends when this process does."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | quiet | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )


def minute(number: int, tally: Tally) -> None:
    """Run one more minute of the evening, and add its figures to the tally."""
    evening = program()
    evening.stdin.write(f"{MINUTE}\n")
    evening.stdin.flush()
    figures = json.loads(evening.stdout.readline())
    tally.done += 1
    tally.cells["blit", number] = figures["blit"]
    for shown, frames in figures["frames"].items():
        tally.counts["frames"] += len(frames)
        for taken in frames:
            tally.cells["frame", number, shown, taken // STEP * STEP] += 1
    for index, held in enumerate(figures["held"]):
        tally.counts["matches"] += "memory" in held
        for name, amount in held.items():
            tally.cells[name, number + index / len(figures["held"])] = amount


class Evening:
    """The figures of all minutes together, without the first ones."""

    def __init__(self, tally: Tally) -> None:
        self.cells = tally.cells
        minutes = sorted(at for name, at, *_ in self.cells if name == "blit")
        self.start, self.end = minutes[0] + WARM, minutes[-1] + 1
        self.third = (self.end - self.start) / 3

    def held(self, name: str, start: float = 0, end: float = inf) -> list[tuple[float, int]]:
        """The amounts of something held at each time, in minutes."""
        start = max(start, self.start)
        return sorted((at, n) for (which, at, *_), n in self.cells.items() if which == name and start <= at < end)

    def growth(self, name: str) -> float:
        """The growth of something in MB an hour: the slope of the line through all its amounts."""
        at, held = zip(*self.held(name), strict=True)
        return linear_regression(at, held).slope * 60 / 1024 if len(at) > 1 else 0.0

    def more(self, name: str) -> int:
        """The most of something in the last third, less the most in the first."""
        first, last = self.held(name, end=self.start + self.third), self.held(name, self.end - self.third)
        return max(n for _, n in last) - max(n for _, n in first)

    def frame(self, share: float, start: float = 0, end: float = inf, only: str = "") -> float:
        """The CPU of a frame that this share of all frames does not exceed, in µs; of one game, or of all."""
        start, costs = max(start, self.start), Counter[int]()
        for (which, at, *rest), n in self.cells.items():
            if which == "frame" and start <= at < end and only in ("", rest[0]):
                costs[rest[1]] += n
        wanted, order = share * costs.total(), sorted(costs)
        reached = accumulate(costs[cost] for cost in order)
        return next((cost for cost, n in zip(order, reached, strict=True) if n >= wanted), 0)

    def slower(self, share: float) -> float:
        """The rise of a frame's cost from the first third to the last, as a factor, in the game where it is most.

        Costs are relative to the bare background at that time, as a machine has better and worse moments.
        """
        found = [1.0]
        for game in GAMES:
            first, last = (
                self.frame(share, *third, game) / median(n for _, n in self.held("blit", *third))
                for third in ((self.start, self.start + self.third), (self.end - self.third, self.end))
            )
            found += [last / first] if first and last else []
        return max(found)


def verdict(tally: Tally) -> list[str]:
    """Add the figures of the evening to the tally, and return what is wrong; nothing if it was too short to tell."""
    if tally.done < WARM + ENOUGH:
        return []
    evening, wrong = Evening(tally), []
    for name in ("memory", "worker memory"):
        if held := evening.held(name):
            grown = tally.most[f"{name} MB/h"] = evening.growth(name)
            tally.most[f"{name} MB"] = max(n for _, n in held) / 1024
            wrong += [f"{name} grows by {grown:.2f} MB an hour"] if grown > GROWTH else []
    for name, allowed in FLAT.items():
        more = evening.more(name)
        tally.most[name] = max(n for _, n in evening.held(name))
        wrong += [f"there are {more} more {name} in the last third than in the first"] if more > allowed else []
    for title, share, most in (("frame", 0.5, SLOWER), ("frame p99", 0.99, WORST_SLOWER)):
        tally.most[f"{title} ms"] = evening.frame(share) / 1000
        slower = tally.most[f"{title} last/first"] = evening.slower(share)
        wrong += [f"{title}: {slower:.2f} times as long in the last third as in the first"] if slower > most else []
    return wrong


PARTS = (Part("evening", "minutes", 60, minute, batch=ALL, verdict=verdict, rests=True),)
