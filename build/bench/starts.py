"""The time from starting the program to its first frame: beside an empty window, and frozen beside unfrozen.

Run by itself it shows both starts of the second.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

import progress

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".work"
STARTS, QUICK = 7, 3
"""The starts of each program, usually and with --quick; the best one counts."""
EMPTY_WINDOW = """
import pygame
pygame.display.init()
window = pygame.Window("empty", (1280, 720))
window.get_surface().fill((17, 48, 46))
window.flip()
"""
FIRST_FRAME = """
import gc, os, sys
gc.disable()  # as main.py does before it imports anything; here App is imported first
sys.path.insert(0, sys.argv[1])
import main
from scenes.app.loop import App
step = App.step
def once(self, *arguments):
    step(self, *arguments)
    os._exit(0)
App.step = once
main.main([])
"""
SMOKE = ["--smoke", "first-frame"]
WINDOWS = sys.platform == "win32"
FROZEN = ROOT / "dist" / "tablee" / ("tablee.exe" if WINDOWS else "tablee")
UNFROZEN = WORK / "pack-venv" / ("Scripts/python.exe" if WINDOWS else "bin/python")
"""The Python that the program was frozen with, so that both have the same to load."""
ALONE = {
    "PYTHONPYCACHEPREFIX": str(WORK / "compiled"),  # compiled once, as on a player's machine
    "PYTHONDONTWRITEBYTECODE": "",
    "XDG_DATA_HOME": str(WORK / "first-start"),  # nothing kept there: the menu as on the first day
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


class Start(NamedTuple):
    """The seconds that a program takes from its start to its end."""

    cpu: float
    wall: float


def first_frame(quick: bool) -> float:
    """CPU seconds from nothing to the menu, times those of `import pygame` and an empty window."""
    ours = [sys.executable, "-c", FIRST_FRAME, str(ROOT)]
    mine, empty = best(ours, [sys.executable, "-c", EMPTY_WINDOW], quick)
    return mine.cpu / empty.cpu


def frozen_cpu(quick: bool) -> float | None:
    """CPU seconds to the first frame, frozen times unfrozen; None if there is nothing in dist/."""
    both = frozen_starts(quick)
    return both and both[0].cpu / both[1].cpu


def frozen_wall(quick: bool) -> float | None:
    """The same by the clock on the wall, from the same starts."""
    both = frozen_starts(quick)
    return both and both[0].wall / both[1].wall


@cache
def frozen_starts(quick: bool) -> tuple[Start, Start] | None:
    """The best start of the frozen program and that of the unfrozen one; None if there is nothing in dist/."""
    if not FROZEN.exists() or not UNFROZEN.exists():
        return None
    return best([str(FROZEN), *SMOKE], [str(UNFROZEN), str(ROOT / "main.py"), *SMOKE], quick)


def best(ours: list[str], theirs: list[str], quick: bool) -> tuple[Start, Start]:
    """The least times of one command and those of the other; they take turns."""
    taken = []
    for _ in range(QUICK if quick else STARTS):
        taken.append((timed(ours), timed(theirs)))
        progress.tick()
    mine, other = (Start(*map(min, zip(*side, strict=True))) for side in zip(*taken, strict=True))
    return mine, other


def timed(command: list[str]) -> Start:
    """The seconds of a program from its start to its end. (`os.times` counts only in hundredths.)"""
    cpu, wall = spent(), time.monotonic()
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=os.environ | ALONE)
    return Start(spent() - cpu, time.monotonic() - wall)


def spent() -> float:
    """The CPU seconds of all children that have ended."""
    if WINDOWS:
        times = os.times()
        return times.children_user + times.children_system
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Show both starts, by the clock on the wall and in CPU seconds."""
    both = frozen_starts(quick=False)
    if both is None:
        sys.exit("There is nothing in dist/ yet: python3 build/dev.py build")
    for name, start in zip(("frozen", "unfrozen"), both, strict=True):
        print(f"{name}: {start.wall:.3f} s, CPU {start.cpu:.3f} s")
    print(f"frozen / unfrozen: {both[0].wall / both[1].wall:.2f}, CPU {both[0].cpu / both[1].cpu:.2f}")


if __name__ == "__main__":
    main()
