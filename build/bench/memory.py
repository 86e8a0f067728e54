"""The peak memory of this process, in MB, after so many matches of a game: `memory.py trio 100 500 1000`.

With `screen` before the game the matches are shown: `memory.py screen trepido 20 100`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import progress
from ours import playout, start


def peak() -> float:
    """The peak memory of this process in MB.

    It is read from the kernel's page of the process where there is one, as `getrusage` also counts what the parent
    held.
    """
    page = Path("/proc/self/status")
    if page.exists():
        line = next(line for line in page.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main(game: str, *counts: str) -> None:
    """Play until each of these counts of matches is reached, and print the peaks as JSON."""
    if game == "screen":
        show(*counts)
        return
    draw, peaks, played = Random(1).random, [], 0
    for count in map(int, counts):
        for seed in range(played, count):
            playout(start(game, seed), draw)
        played = count
        peaks.append(peak())
        progress.tick()
    print(json.dumps(peaks))


def show(game: str, *counts: str) -> None:
    """Do the same with matches shown on screen."""
    import screen

    app, peaks, played = None, [], 0
    for count in map(int, counts):
        app = screen.watch(game, count - played, app)
        played = count
        peaks.append(peak())
    print(json.dumps(peaks))


if __name__ == "__main__":
    main(*sys.argv[1:])
