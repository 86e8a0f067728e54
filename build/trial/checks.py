"""The parts that all trials share: where they work, how they say what holds, and what was kept."""

from __future__ import annotations

from pathlib import Path

from frozen import Stop
from parts import WORK

TRY = WORK / "try"
"""The folder of everything that trials make, pictures among it; made anew for each."""


def step(sentence: str) -> None:
    print(f"ok: {sentence}", flush=True)


def check(held: bool, sentence: str) -> None:
    """Print the check and go on if it holds; stop the trial if it does not."""
    if not held:
        raise Stop(f"NOT so: {sentence}")
    step(sentence)


def saved(folder: Path) -> dict[str, bytes]:
    """The contents of all files in a user's folder, by name."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
