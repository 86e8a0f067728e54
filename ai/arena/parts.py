"""The place where parts of a measurement are kept, so that one that was broken off goes on where it stopped."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".work"
MEASURED = ("ai", "game")
"""The folders whose change makes a measurement one of another program."""


@cache
def fingerprint() -> str:
    """Letters and digits that change with any source of the players and the rules."""
    found = sha256()
    for name in MEASURED:
        for path in sorted((ROOT / name).rglob("*.py")):
            found.update(str(path.relative_to(ROOT)).encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:10]


def folder(work: Path | None = None) -> Path:
    """The folder for parts measured with the program as it is."""
    path = (work or WORK) / f"arena-{fingerprint()}"
    path.mkdir(parents=True, exist_ok=True)
    return path
