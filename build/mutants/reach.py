"""The tests that run a line: recorded once, kept in .work/mutants/, and recorded again for test files that change.

What is kept outlives edits of the program: the text of each file at the time of recording is kept too, and lines that
have moved since are followed. `--fresh` forgets everything.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from difflib import SequenceMatcher
from itertools import count, takewhile, zip_longest
from pathlib import Path
from typing import NamedTuple

from uses import Place, Text, Uses, module
from worker import Worker

START = 0.1
"""The seconds by which even the quickest test counts."""


class Test(NamedTuple):
    """A test as pytest names it, and the seconds of CPU that it took while it was recorded."""

    id: str
    seconds: float


class Record(NamedTuple):
    """One test file's reach: for each file of the program, line by line, the tests that ran it."""

    digest: str
    """Of the test file's text: another digest means that it must be recorded again. (`--fresh` if helpers change.)"""
    sources: dict[str, str]
    """The digest of each file of the program, as it was then."""
    tests: dict[str, list[object]]
    failed: list[str]
    lines: dict[str, dict[str, list[int]]]


class Reach:
    """The records of some folders of tests, asked by file and line of the program."""

    def __init__(self, root: Path, store: Path) -> None:
        self.root = root
        self.store = store
        self.by_line: dict[str, dict[int, set[Test]]] = {}
        self.failed: list[str] = []
        self.unsound: set[str] = set()
        """Tests, or whole files of them, that have failed without a fault since they were recorded."""
        self.by_test_file: dict[str, set[Test]] = {}
        self.rooms: dict[str, Uses] = {}
        self.texts: dict[str, Text] = {}

    # --- Recording ---

    def prepare(self, rooms: Iterable[tuple[str, ...]], workers: list[Worker]) -> None:
        """Read the records of the tests in these folders and files, room by room, making what is missing."""
        files: dict[str, tuple[str, ...]] = {}
        for folders in rooms:
            for one in folders:
                for path in test_files(self.root / one):
                    files.setdefault(path.relative_to(self.root).as_posix(), folders)
        stale = [(file, folders) for file, folders in files.items() if self.kept(file) is None]
        if stale:
            print(f"Recording which lines are run by {len(stale)} test files (hardly longer than they take)")
            self.record(stale, workers)
        for file in files:
            record = self.kept(file)
            if record is not None:
                self.add(record)

    def kept(self, file: str) -> Record | None:
        """The record of a test file; None if there is none, or the test file has changed since."""
        try:
            record = Record(**json.loads((self.store / "reach" / (file + ".json")).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        return record if record.digest == digest(self.root / file) else None

    def record(self, files: list[tuple[str, tuple[str, ...]]], workers: list[Worker]) -> None:
        """Run test files in the workers, side by side, and keep which lines of the program their tests run."""
        start, waiting, done = time.monotonic(), list(reversed(files)), count(1)

        def work(worker: Worker) -> None:
            while waiting:
                file, folders = waiting.pop()
                made = worker.copy / ".reach" / (file + ".json")
                worker.server(folders).ask({"record": file, "into": str(made)})
                self.keep(worker.copy, file, made)
                print(f"  {next(done):3} of {len(files)}  {time.monotonic() - start:5.0f} s  {file}", flush=True)

        with ThreadPoolExecutor(len(workers)) as pool:
            list(pool.map(work, workers))

    def keep(self, copy: Path, file: str, made: Path) -> None:
        """Keep what was recorded, with the texts that it holds for."""
        raw = (
            json.loads(made.read_text(encoding="utf-8")) if made.exists() else {"tests": {}, "failed": [], "lines": {}}
        )
        sources = {}
        for name in raw["lines"]:
            sources[name] = digest(copy / name)
            text = self.store / "texts" / sources[name]
            text.parent.mkdir(parents=True, exist_ok=True)
            text.write_bytes((copy / name).read_bytes())
        target = self.store / "reach" / (file + ".json")
        target.parent.mkdir(parents=True, exist_ok=True)
        record = Record(digest(copy / file), sources, raw["tests"], raw["failed"], raw["lines"])
        target.write_text(json.dumps(record._asdict()), encoding="utf-8")

    def add(self, record: Record) -> None:
        """Take a record into the tables, its lines moved to where they are today."""
        tests = {int(number): Test(str(name), float(str(seconds))) for number, (name, seconds) in record.tests.items()}
        self.failed += record.failed
        bad = set(record.failed)
        for test in tests.values():
            if test.id not in bad:
                self.by_test_file.setdefault(test.id.partition("::")[0], set()).add(test)
        for name, lines in record.lines.items():
            if not (self.root / name).exists():
                continue
            today = moved(self.store / "texts" / record.sources[name], self.root / name)
            table = self.by_line.setdefault(name, {})
            for line, numbers in lines.items():
                if int(line) in today:
                    reached = {tests[number] for number in numbers}
                    table.setdefault(today[int(line)], set()).update(test for test in reached if test.id not in bad)

    # --- Asking ---

    def tests(self, file: str, line: int, statement: int, imported: bool) -> list[Test]:
        """The tests that run a line, the most telling first; if none does, those that run another line of the file, for
        one of them may start a process that runs it.

        A line that runs at import, or in a function that runs once for all, is tried with the tests that name what it
        makes or run a line which uses that, and then with those that run any other function of its file or of the
        files that import it. The test that happened to come first counts no more than others.
        """
        uses = self.uses(file.partition("/")[0])
        lines = self.by_line.get(file, {})
        running = self.sound(lines.get(line) or lines.get(statement) or ()) if not imported else set()
        if not imported and not uses.texts[file].in_early(line):
            return telling(file, running or self.at((file, one) for one in lines))
        using = running | self.at(uses.lines(file, line)) | self.naming(file, uses.texts[file].names_at(line))
        nearby = self.at((name, one) for name in uses.near(file) for one in uses.texts[name].body)
        return telling(file, using) + telling(file, nearby - using)

    def naming(self, file: str, names: set[str]) -> set[Test]:
        """The tests in which one of these names of a file stands."""
        found = set()
        for test_file, tests in self.by_test_file.items():
            if test_file not in self.texts:
                self.texts[test_file] = Text(self.root / test_file)
            text = self.texts[test_file]
            if module(file) in text.imports:
                there = {function for function, read in text.functions.items() if read & names}
                found |= {test for test in tests if test.id.partition("[")[0].split("::")[-1] in there}
        return self.sound(found)

    def at(self, places: Iterable[Place]) -> set[Test]:
        """The tests that run one of these lines."""
        return self.sound(test for name, line in places for test in self.by_line.get(name, {}).get(line, ()))

    def sound(self, tests: Iterable[Test]) -> set[Test]:
        """These tests without those that fail anyway."""
        return {test for test in tests if not {test.id, test.id.partition("::")[0]} & self.unsound}

    def uses(self, room: str) -> Uses:
        """The files of a room, read once."""
        if room not in self.rooms:
            self.rooms[room] = Uses(self.root, room)
        return self.rooms[room]


def test_files(path: Path) -> list[Path]:
    """The test files in a folder and below, or this one."""
    return sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def digest(path: Path) -> str:
    """A digest of a file's text."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:24]


def moved(then: Path, now: Path) -> dict[int, int]:
    """Old line number → new one, for the lines of a text that are still there."""
    old, new = then.read_text(encoding="utf-8").splitlines(), now.read_text(encoding="utf-8").splitlines()
    if old == new:
        return {line: line for line in range(1, len(old) + 1)}
    table = {}
    for _, one, two, other, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for before, after in zip_longest(range(one, two), range(other, end)):
            if before is not None and end > other:
                table[before + 1] = (after if after is not None else end - 1) + 1
    return table


def telling(file: str, tests: Iterable[Test]) -> list[Test]:
    """Tests in the order to run them in: the later the slower they are, the further off they lie, and the more quicker
    ones of the same function there are (which counts most)."""
    seen: Counter[str] = Counter()
    costs = {}
    for test in sorted(tests, key=lambda test: (test.seconds, test.id)):
        function = test.id.partition("[")[0]
        seen[function] += 1
        costs[test] = (test.seconds + START) * (1 + _steps(file, test)) * seen[function] ** 2
    return sorted(costs, key=costs.__getitem__)


def _steps(file: str, test: Test) -> int:
    """The number of folders between those that a file of the program has in common with a test, and the file."""
    here, there = file.split("/")[:-1], test.id.partition("::")[0].split("/")[1:-1]
    same = takewhile(lambda pair: pair[0] == pair[1], zip(here, there, strict=False))
    return len(here) - sum(1 for _ in same)
