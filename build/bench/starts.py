"""The CPU time from starting the program to its first frame: beside an empty window, and frozen beside unfrozen.

Run by itself it shows both starts of the second, by the clock on the wall too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

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


def first_frame(quick: bool) -> float:
    """CPU seconds from nothing to the menu, times those of `import pygame` and an empty window."""
    ours = [sys.executable, "-c", FIRST_FRAME, str(ROOT)]
    return ratio(ours, [sys.executable, "-c", EMPTY_WINDOW], quick)


def frozen_start(quick: bool) -> float | None:
    """CPU seconds to the first frame, frozen times unfrozen; None if there is nothing in dist/."""
    if not FROZEN.exists() or not UNFROZEN.exists():
        return None
    return ratio([str(FROZEN), *SMOKE], [str(UNFROZEN), str(ROOT / "main.py"), *SMOKE], quick)


def ratio(ours: list[str], theirs: list[str], quick: bool) -> float:
    """The least CPU time of one command, divided by the least of the other; they take turns."""
    taken = []
    for _ in range(QUICK if quick else STARTS):
        taken.append((cpu(ours), cpu(theirs)))
        progress.tick()
    return min(one for one, _ in taken) / min(other for _, other in taken)


def cpu(command: list[str]) -> float:
    """The CPU seconds of a program from its start to its end. (`os.times` counts only in hundredths.)"""
    before = spent()
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=os.environ | ALONE)
    return spent() - before


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
    for name, command in {"frozen": [str(FROZEN)], "unfrozen": [str(UNFROZEN), str(ROOT / "main.py")]}.items():
        taken, spent = [], []
        for _ in range(STARTS):
            begun = time.monotonic()
            spent.append(cpu([*command, *SMOKE]))
            taken.append(time.monotonic() - begun)
        print(f"{name}: {min(taken):.3f} s, CPU {min(spent):.3f} s")
    print(f"frozen / unfrozen, CPU: {frozen_start(False):.2f}")


if __name__ == "__main__":
    main()
