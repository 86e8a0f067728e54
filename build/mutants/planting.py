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
FIRST = 12
"""The number of tests that are run before the others."""

_stamps = count(int(time.time()))


class Verdict(NamedTuple):
    """The outcome of a fault: `killed`, `survived`, `endless` (a time-out), `unreached` (no test runs the line) or
    `broken` (pytest can't run its tests, with the fault or without it)."""

    fault: Fault
    outcome: str
    tests: int
    """The number of tests that were given to pytest."""
    by: str = ""
    """The test that failed, as pytest names it; empty if none did, or if pytest could not say."""

    @property
    def dead(self) -> bool:
        return self.outcome in ("killed", "endless")


def copied(root: Path, copy: Path) -> Path:
    """Make a fresh copy of the tree."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(root, copy, ignore=LEFT_OUT)
    return copy


def within(tests: list[Test], budget: float) -> list[Test]:
    """Of these tests, in their order, those that fit into a budget of seconds; always the first.

    Half of it is for the first ones. The other half is for the quickest, however far off they lie: a few slow tests
    nearby would leave no time for the many that draw a screen.
    """
    chosen, spent = set(tests[:1]), sum(test.seconds for test in tests[:1])
    for limit, order in ((budget / 2, tests), (budget, sorted(tests, key=lambda test: test.seconds))):
        for test in order:
            if test not in chosen and spent + test.seconds <= limit:
                chosen.add(test)
                spent += test.seconds
    return [test for test in tests if test in chosen]


def tried(copy: Path, fault: Fault, tests: list[Test]) -> Verdict:
    """Plant a fault in a copy, run these tests on it, and put the file back."""
    if not tests:
        return Verdict(fault, "unreached", 0)
    path = copy / fault.file
    source = path.read_text(encoding="utf-8")
    write(path, fault.planted(source))
    try:
        result, by = outcome(copy, tests)
    finally:
        write(path, source)
    if result == "killed" and not by and outcome(copy, tests)[0] != "survived":
        result = "broken"
    return Verdict(fault, result, len(tests), by)


def write(path: Path, text: str) -> None:
    """Write a file with a time of its own, so that Python never takes what it has compiled of another text for it."""
    path.write_text(text, encoding="utf-8")
    stamp = next(_stamps)
    os.utime(path, (stamp, stamp))


def outcome(copy: Path, tests: list[Test]) -> tuple[str, str]:
    """Run tests in a copy until the first fails: the outcome, and the test that failed.

    A few are tried by themselves first: most faults are found by those, and reading all others' files takes long.
    """
    factor, extra = PATIENCE
    for wave in filter(None, (tests[:FIRST], tests[FIRST:])):
        limit = factor * sum(test.seconds for test in wave) + extra
        code, failed = run(copy, [test.id for test in wave], limit, "-x")
        if code is None:
            return "endless", ""
        if code:
            return "killed", failed[0] if failed else ""
    return "survived", ""


def run(copy: Path, names: list[str], seconds: float | None, *more: str) -> tuple[int | None, list[str]]:
    """Run tests in a copy: pytest's exit code (None after so many seconds without an end), and those that failed."""
    chosen, said = copy / ".chosen", copy / ".said"
    chosen.write_text("\n".join(names), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-rfE", "--tb=no", "-p", "no:cacheprovider", "-n", "0", *more]
    with said.open("wb") as out:
        process = subprocess.Popen(
            [*command, f"@{chosen}"],
            cwd=copy,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    try:
        code = process.wait(seconds)
    except subprocess.TimeoutExpired:
        end(process)
        return None, []
    return code, failures(said.read_text(encoding="utf-8", errors="replace"), names)


def failures(said: str, names: list[str]) -> list[str]:
    """Those of the tests that pytest names at its end as failed; or the file, if it could not be read."""
    told = [line.split(" ", 1)[1] for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    known = sorted({*names, *(name.partition("::")[0] for name in names)}, key=len, reverse=True)
    found = (next((name for name in known if line == name or line.startswith(f"{name} - ")), None) for line in told)
    return [name for name in found if name is not None]


def end(process: subprocess.Popen[bytes]) -> None:
    """End a run of tests and whatever it has started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
