"""How long the frozen program takes to its first frame, beside the one of the checkout."""

from __future__ import annotations

import sys
import time

import bench_screen as screen
from package import program
from package_parts import ROOT, WORK

FIRST_FRAME = ["--smoke", "first-frame"]
UNFROZEN = WORK / "pack-venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
"""The Python that the program was frozen with, so that both have the same to load."""


def frozen_start(quick: bool) -> float | None:
    """CPU to the first frame, frozen against unfrozen, the best of each; None if there is nothing in dist/."""
    if not program().exists() or not UNFROZEN.exists():
        return None
    frozen, unfrozen = [], []
    for _ in range(3 if quick else screen.STARTS):
        frozen.append(screen._cpu([str(program()), *FIRST_FRAME]))
        unfrozen.append(screen._cpu([str(UNFROZEN), str(ROOT / "main.py"), *FIRST_FRAME]))
    return min(frozen) / min(unfrozen)


def main() -> None:
    """Both, by the clock on the wall."""
    for name, command in {"frozen": [str(program())], "unfrozen": [str(UNFROZEN), str(ROOT / "main.py")]}.items():
        taken, cpu = [], []
        for _ in range(screen.STARTS):
            begun = time.monotonic()
            cpu.append(screen._cpu([*command, *FIRST_FRAME]))
            taken.append(time.monotonic() - begun)
        print(f"{name}: {min(taken):.3f} s, CPU {min(cpu):.3f} s")
    print(f"frozen / unfrozen, CPU: {frozen_start(False):.2f}")


if __name__ == "__main__":
    main()
