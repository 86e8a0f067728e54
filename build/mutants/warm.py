"""A pytest plugin that reads all tests once and then runs some of them whenever it is asked, each time in a fork.

`pytest -p warm` with WARM="IN OUT", two open file descriptors; each request and each answer is one line of JSON:

{"record": TEST FILE, "into": FILE}   run the tests of a file, and write which lines of the program each runs
{"tests": [[NAME, SECONDS], ...]}     run tests until one fails; with "file", "line" and "source" on another text of a
                                      file of the program, which differs inside one function

The first line out says that all is read. An answer has the `outcome` ("passed", "failed", "endless", or "cold" if that
line has run while the tests were read, so that only a fresh start would show the difference) and the number of `tests`
that were begun.
"""

from __future__ import annotations

import gc
import json
import math
import os
import resource
import select
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TextIO

import marks
import pytest
import session

ROOMS = ("game", "ai", "scenes")
PATIENCE = 3, 10
"""The limit of a test in seconds of CPU: this many times its usual ones, and this many more; then it is endless."""
BLOCKED = 30.0
"""Seconds of waiting after which a test is endless."""
LONGEST = 30.0
"""Seconds of CPU after which the recording of a test is given up: it would hardly ever fit into a budget."""
MEMORY = 4 << 30
Say = Callable[[str], object]
"""Sends a word from a fork to the process that waits for it."""


class Warm:
    """The tests of a run by name, and the reports of the one that is running."""

    def __init__(self, root: Path, asked: TextIO, told: TextIO) -> None:
        self.root = root
        self.asked = asked
        self.told = told
        self.failed: set[str] = set()
        self.functions: list[FunctionType] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or report.skipped:
            self.failed.add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer requests until there are no more."""
        items = {item.nodeid: item for item in session.items}
        gc.collect()
        self.functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        self.tell({"outcome": "ready"})
        for line in self.asked:
            self.tell(self.answer(json.loads(line), items))
        return True

    def tell(self, answer: dict[str, Any]) -> None:
        self.told.write(json.dumps(answer) + "\n")
        self.told.flush()

    def answer(self, request: dict[str, Any], items: dict[str, pytest.Item]) -> dict[str, Any]:
        if "record" in request:
            ours = [item for name, item in items.items() if name.partition("::")[0] == request["record"]]
            return in_fork(lambda say: self.record(ours, Path(request["into"]), say))
        tests = [(items[name], limit(seconds)) for name, seconds in request["tests"] if name in items]
        if len(tests) < len(request["tests"]):
            return {"outcome": "cold", "tests": 0}
        if "file" in request:
            path = str(self.root / request["file"])
            if request["line"] in marks.run_lines().get(path, ()):
                return {"outcome": "cold", "tests": 0}
        return in_fork(lambda say: self.attempt(request, tests, say))

    def attempt(
        self, request: dict[str, Any], tests: list[tuple[pytest.Item, float]], say: Callable[[str], None]
    ) -> str:
        """Run tests on the text of the request until one fails: the outcome."""
        if "file" in request:
            path = str(self.root / request["file"])
            if path in marks.FILES and not marks.swapped(self.functions, request["source"], path):
                return "cold"
        following = [item for item, _ in tests[1:]]
        for (item, seconds), after in zip(tests, [*following, None], strict=True):
            say("begun")
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), resource.RLIM_INFINITY))
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            if item.nodeid in self.failed:
                return "failed"
        return "passed"

    def record(self, tests: list[pytest.Item], into: Path, say: Say) -> str:
        """Run tests and write for each its seconds, its outcome and the lines of the program that it runs."""
        seconds: dict[str, float] = {}
        lines: dict[str, dict[int, list[int]]] = {}
        signal.signal(signal.SIGPROF, give_up)
        for number, (item, after) in enumerate(zip(tests, [*tests[1:], None], strict=True)):
            say("begun")
            marks.wipe()
            start = cpu_seconds()
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
            signal.setitimer(signal.ITIMER_PROF, 0)
            seconds[item.nodeid] = round(cpu_seconds() - start, 4)
            for path, reached in marks.run_lines().items():
                table = lines.setdefault(Path(path).relative_to(self.root).as_posix(), {})
                for line in reached:
                    table.setdefault(line, []).append(number)
        names = {str(number): [item.nodeid, seconds[item.nodeid]] for number, item in enumerate(tests)}
        into.parent.mkdir(parents=True, exist_ok=True)
        into.write_text(json.dumps({"tests": names, "failed": sorted(self.failed), "lines": lines}), encoding="utf-8")
        return "passed"


def give_up(*_: object) -> None:
    """End the test that is being recorded as one that fails, so that it is not asked."""
    pytest.fail("it takes too long to be asked")


def limit(seconds: float) -> float:
    """The most seconds of CPU that a test may take which usually takes so many."""
    factor, extra = PATIENCE
    return factor * seconds + extra


def in_fork(work: Callable[[Say], str]) -> dict[str, Any]:
    """Do some work in a fork with its own folder for temporary files: its outcome, and the number of tests it began."""
    folder = tempfile.mkdtemp(prefix="tablee-mutant-")
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.setsid()
            os.environ["PYTEST_DEBUG_TEMPROOT"] = os.environ["TMPDIR"] = tempfile.tempdir = folder
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            os.write(writer, (work(lambda word: os.write(writer, (word + "\n").encode())) + "\n").encode())
        finally:
            os._exit(0)
    os.close(writer)
    words = listen(child, reader)
    os.close(reader)
    shutil.rmtree(folder, ignore_errors=True)
    outcome = words[-1] if words else "cold"
    return {"outcome": "failed" if outcome == "begun" else outcome, "tests": words.count("begun")}


def listen(child: int, reader: int) -> list[str]:
    """Hear a fork out until it ends by itself, by its limit of CPU or because it has done nothing for too long."""
    said, idle = b"", session.Idleness(child)
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        while select.select([reader], [], [], 0 if ended else 0.05)[0] and (new := os.read(reader, 65536)):
            said += new
            idle.seconds = 0.0
        words = said.decode().split()
        if ended:
            session.end(child)
            return [*words, "endless"] if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU else words
        if idle.look() > BLOCKED:
            session.end(child)
            os.waitpid(child, 0)
            return [*words, "endless"]
        time.sleep(0.001)


def cpu_seconds() -> float:
    """The seconds of CPU so far, those of processes started and ended included: the same on a busy machine."""
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Have the program loaded with marks from the first file on."""
    sys.meta_path.insert(0, marks.Finder(Path.cwd(), ROOMS))


def pytest_configure(config: pytest.Config) -> None:
    asked, told = map(int, os.environ["WARM"].split())
    streams = os.fdopen(asked, encoding="utf-8"), os.fdopen(told, "w", encoding="utf-8")
    config.pluginmanager.register(Warm(Path(config.rootpath), *streams))
