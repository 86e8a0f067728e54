"""A pytest plugin that notes which lines of the program each test runs: `pytest -p recorder` with RECORDER=FOLDER.

For each test file it writes FOLDER/<file>.json once the last of its tests has run.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

ROOMS = ("game", "ai", "scenes")


class Recorder:
    """The record of a run so far: seconds and outcome of every test and, from coverage, the lines that it ran."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, source=[str(root / room) for room in ROOMS]
        )

    def pytest_sessionstart(self) -> None:
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        start = cpu_seconds()
        done = yield
        self.seconds[item.nodeid] = cpu_seconds() - start
        self.coverage.switch_context("")
        return done  # type: ignore[return-value]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or report.skipped:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        ids = {name: number for number, name in enumerate(self.seconds)}
        by_file: dict[str, dict[str, dict[int, list[int]]]] = {}
        for path in data.measured_files():
            name = Path(path).relative_to(self.root).as_posix()
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    if context in ids:
                        reached = by_file.setdefault(context.partition("::")[0], {}).setdefault(name, {})
                        reached.setdefault(line, []).append(ids[context])
        names = list(ids)
        for test_file in sorted({name.partition("::")[0] for name in names}):
            self.write(test_file, names, by_file.get(test_file, {}))

    def write(self, test_file: str, names: list[str], lines: dict[str, dict[int, list[int]]]) -> None:
        tests = {str(number): name for number, name in enumerate(names) if name.partition("::")[0] == test_file}
        record = {
            "tests": {number: [name, round(self.seconds[name], 4)] for number, name in tests.items()},
            "failed": sorted(name for name in tests.values() if name in self.failed),
            "lines": lines,
        }
        target = self.folder / (test_file + ".json")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(record), encoding="utf-8")


def cpu_seconds() -> float:
    """The seconds of CPU so far, those of processes started and ended included: the same on a busy machine."""
    return sum(os.times()[:4])


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(Path(config.rootpath), Path(os.environ["RECORDER"])))
    sys.dont_write_bytecode = True
