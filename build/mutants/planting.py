"""One fault tried: planted in a copy of the tree, the tests that reach it run until one fails, and taken out again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import NamedTuple

from faults import Fault
from reach import Test

LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".work", "dist", "__pycache__", ".hypothesis", ".mypy_cache", ".ruff_cache", ".pytest_cache"
)
PATIENCE = 5, 60
"""The time limit of a run of tests: this many times its usual seconds, and this many more; then its loop is endless."""

_stamps = count(int(time.time()))


class Verdict(NamedTuple):
    """The outcome of a fault: `killed`, `survived`, `endless` (a time-out) or `unreached` (no test runs the line)."""

    fault: Fault
    outcome: str
    tests: int
    """The number of tests that were given to pytest."""

    @property
    def dead(self) -> bool:
        return self.outcome in ("killed", "endless")


def copied(root: Path, copy: Path) -> Path:
    """Make a fresh copy of the tree."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(root, copy, ignore=LEFT_OUT)
    return copy


def within(tests: list[Test], budget: float) -> list[Test]:
    """The first of these tests, for as long as their seconds fit into the budget; always one."""
    chosen, spent = tests[:1], sum(test.seconds for test in tests[:1])
    for test in tests[1:]:
        if spent + test.seconds <= budget:
            chosen.append(test)
            spent += test.seconds
    return chosen


def tried(copy: Path, fault: Fault, tests: list[Test]) -> Verdict:
    """Plant a fault in a copy, run these tests on it, and put the file back."""
    if not tests:
        return Verdict(fault, "unreached", 0)
    path = copy / fault.file
    source = path.read_text(encoding="utf-8")
    write(path, fault.planted(source))
    try:
        return Verdict(fault, outcome(copy, tests), len(tests))
    finally:
        write(path, source)


def write(path: Path, text: str) -> None:
    """Write a file with a time of its own, so that Python never takes what it has compiled of another text for it."""
    path.write_text(text, encoding="utf-8")
    stamp = next(_stamps)
    os.utime(path, (stamp, stamp))


def outcome(copy: Path, tests: list[Test]) -> str:
    """Run tests in a copy until the first fails."""
    chosen = copy / ".chosen"
    chosen.write_text("\n".join(test.id for test in tests), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-n", "0", f"@{chosen}"]
    factor, extra = PATIENCE
    process = subprocess.Popen(
        command,
        cwd=copy,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        code = process.wait(factor * sum(test.seconds for test in tests) + extra)
    except subprocess.TimeoutExpired:
        end(process)
        return "endless"
    return "survived" if code == 0 else "killed"


def end(process: subprocess.Popen[bytes]) -> None:
    """End a run of tests and whatever it has started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
