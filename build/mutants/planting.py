"""One fault tried: planted in a copy of the tree, the tests that reach it run until one fails, and taken out again."""

from __future__ import annotations

from typing import Any, NamedTuple

from faults import Fault
from reach import Test
from worker import Worker

FIRST = 12
"""The number of tests that are run before the others in a cold run: most faults are found by those."""


class Verdict(NamedTuple):
    """The outcome of a fault: `killed`, `survived`, `endless` (it ran out of time) or `unreached` (no test runs it)."""

    fault: Fault
    outcome: str
    tests: int
    """The number of tests that were chosen for it."""
    by: str = ""
    """The test that failed or did not end, as pytest names it; empty if none did."""

    @property
    def dead(self) -> bool:
        return self.outcome in ("killed", "endless")


def within(tests: list[Test], budget: float) -> list[Test]:
    """Of these tests, in their order, those that fit into a budget of seconds; always the first."""
    chosen, spent = tests[:1], sum(test.seconds for test in tests[:1])
    for test in tests[1:]:
        if spent + test.seconds <= budget:
            chosen.append(test)
            spent += test.seconds
    return chosen


def tried(worker: Worker, fault: Fault, tests: list[Test], folders: tuple[str, ...]) -> tuple[Verdict, set[str]]:
    """Plant a fault and run these tests on it; the verdict, and the tests among them that fail without it too."""
    unsound: set[str] = set()
    while sound := [test for test in tests if test.id not in unsound]:
        answer, cold = attempt(worker, fault, sound, folders)
        if answer["outcome"] == "passed":
            return Verdict(fault, "survived", len(tests)), unsound
        begun = sound[: answer["tests"]]
        endless = answer["outcome"] == "endless"
        failing = at_fault(worker, begun, folders, cold, None if endless else fault)
        if failing is None:
            return Verdict(fault, "endless" if endless else "killed", len(tests), begun[-1].id), unsound
        unsound.add(failing.id)
    return Verdict(fault, "unreached", 0), unsound


def at_fault(
    worker: Worker, tests: list[Test], folders: tuple[str, ...], cold: bool, fault: Fault | None
) -> Test | None:
    """The test that fails without the fault too; None if the last of these has failed because of it.

    By itself the last passes without the fault and fails with it (which is not tried if it would take long: None). Or
    else it needs what the tests before it have left, and all of them are run again without the fault.
    """
    last = tests[-1:]
    if run(worker, last, folders, cold)["outcome"] != "passed":
        return last[0]
    if fault is None or attempt(worker, fault, last, folders)[0]["outcome"] != "passed":
        return None
    again = run(worker, tests, folders, cold)
    return tests[again["tests"] - 1] if again["outcome"] != "passed" else None


def attempt(worker: Worker, fault: Fault, tests: list[Test], folders: tuple[str, ...]) -> tuple[dict[str, Any], bool]:
    """Run tests with a fault until one fails: the answer, and True if they had to begin with nothing."""
    worker.server(folders)
    source = (worker.copy / fault.file).read_text(encoding="utf-8")
    planted = fault.planted(source)
    worker.write(fault.file, planted)
    try:
        if not fault.imported:
            answer = run(worker, tests, folders, False, file=fault.file, line=fault.line, source=planted)
            if answer["outcome"] != "cold":
                return answer, False
        return run(worker, tests, folders, True), True
    finally:
        worker.write(fault.file, source)


def run(worker: Worker, tests: list[Test], folders: tuple[str, ...], cold: bool, **fault: object) -> dict[str, Any]:
    """Run tests until one fails, warm or cold; cold, a few come first, as reading all others' files takes long."""
    if not cold:
        return worker.server(folders).ask({"tests": tests, **fault})
    begun = 0
    for wave in filter(None, (tests[:FIRST], tests[FIRST:])):
        answer = worker.cold(wave)
        begun += answer["tests"]
        if answer["outcome"] != "passed":
            return {**answer, "tests": begun}
    return {"outcome": "passed", "tests": begun}
