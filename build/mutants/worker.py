"""A copy of the tree in which tests are run: those of a room warm, in a process that has read them all, or cold."""

from __future__ import annotations

import json
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import session

HERE = Path(__file__).resolve().parent
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0")
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".work", "dist", "__pycache__", ".hypothesis", ".mypy_cache", ".ruff_cache", ".pytest_cache"
)
PATIENCE = 3, 60
"""The limit of a cold run in seconds of CPU: this many times its usual ones, and this many more; then it is endless."""
BLOCKED = 120.0
"""Seconds of waiting after which a cold run is endless."""

_stamps = count(int(time.time()))


class Worker:
    """One copy of the tree and the processes that run tests in it."""

    def __init__(self, root: Path, copy: Path) -> None:
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(root, copy, ignore=LEFT_OUT)
        self.copy = copy
        self.servers: dict[tuple[str, ...], Server] = {}

    def server(self, folders: tuple[str, ...]) -> Server:
        """The process that has read the tests in these folders and files, started if need be: without any fault."""
        if folders not in self.servers:
            self.servers[folders] = Server(self.copy, folders)
        return self.servers[folders]

    def cold(self, tests: list[tuple[str, float]]) -> dict[str, Any]:
        """Run tests until one fails, in a process that begins with nothing; the answer is like that of a warm one."""
        chosen, said = self.copy / ".chosen", self.copy / ".said"
        chosen.write_text("\n".join(name for name, _ in tests), encoding="utf-8")
        with said.open("wb") as out:
            command = [*PYTEST, "-x", "-rfE", "--tb=no", f"@{chosen}"]
            process = subprocess.Popen(command, cwd=self.copy, **quiet(), stdout=out, start_new_session=True)
        most = math.ceil(PATIENCE[0] * sum(seconds for _, seconds in tests) + PATIENCE[1])
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
        idle = session.Idleness(process.pid)
        while (code := process.poll()) is None and idle.look() <= BLOCKED:
            time.sleep(0.02)
        session.end(process.pid)
        process.wait()
        if code is None or code == -signal.SIGXCPU:
            return {"outcome": "endless", "tests": len(tests)}
        if not code:
            return {"outcome": "passed", "tests": len(tests)}
        place = failed(said.read_text(encoding="utf-8", errors="replace"), [name for name, _ in tests])
        return {"outcome": "failed", "tests": place}

    def write(self, file: str, text: str) -> None:
        """Write a file, with a time that no other text of it has had: Python keeps what it has compiled by that."""
        path = self.copy / file
        path.write_text(text, encoding="utf-8")
        stamp = next(_stamps)
        os.utime(path, (stamp, stamp))

    def close(self) -> None:
        for server in self.servers.values():
            server.close()


class Server:
    """A process that has read some tests, and forks whenever some of them should be run (warm.py)."""

    def __init__(self, copy: Path, tests: Iterable[str]) -> None:
        asked, ask = os.pipe()
        tell, told = os.pipe()
        self.process = subprocess.Popen(
            [*PYTEST, "-s", "-p", "warm", *tests],
            cwd=copy,
            env=dict(os.environ, WARM=f"{asked} {told}", PYTHONPATH=str(HERE)),
            pass_fds=(asked, told),
            stdout=subprocess.DEVNULL,
            **quiet(),
        )
        os.close(asked)
        os.close(told)
        self.requests = os.fdopen(ask, "w", encoding="utf-8")
        self.answers = os.fdopen(tell, encoding="utf-8")
        if not self.answers.readline():
            raise SystemExit("pytest can't read the tests: see what it says of them without a fault")

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.requests.write(json.dumps(request) + "\n")
        self.requests.flush()
        return dict(json.loads(self.answers.readline()))

    def close(self) -> None:
        self.requests.close()
        self.process.wait()


def quiet() -> dict[str, Any]:
    return {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def failed(said: str, names: list[str]) -> int:
    """The place, counted from 1, of the test that pytest names at its end as failed.

    If it could not read a file, that is the first test of the file; if it could not even begin, the first of all.
    """
    for line in said.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("FAILED", "ERROR"):
            for place, name in enumerate(names, 1):
                if any(rest == one or rest.startswith(f"{one} - ") for one in (name, name.partition("::")[0])):
                    return place
    return 1
