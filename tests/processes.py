"""The program in processes and a home of its own: started, waited for, and looked after when it has ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0
"""Seconds until something that should happen has happened."""
OWN = ("XDG_", "TABLEE_")
"""What of our own environment should not reach it."""
KEPT, ENDS = ("preferences", "records", "seen", "tables"), (".json", ".last.json")
"""The small files that may be there afterwards."""


def hear() -> None:
    """Ctrl-C is for it again, even if our own starter wanted us not to hear it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Program:
    """`python -m tests.program` with these words, and everything that it starts."""

    def __init__(self, folder: Path, *words: str, through: tuple[str, ...] = (), **variables: str) -> None:
        self.home, self.temporary = folder / "home", folder / "tmp"
        self.home.mkdir()
        self.temporary.mkdir()
        known = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
        self.process = subprocess.Popen(
            [*through, sys.executable, "-m", "tests.program", *words],
            cwd=ROOT,
            env=known | {"HOME": str(self.home), "TMPDIR": str(self.temporary), **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=hear if os.name == "posix" else None,
        )

    def wait_for(self, moment: str) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip() == moment:
                return
        raise AssertionError(f"it has ended before {moment}: {self.end()}")

    def end(self) -> tuple[int, str]:
        """How it ended, and what it or the process that thinks has complained about."""
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints

    def alive(self) -> list[str]:
        """What still runs of it, after as long as it may take to notice the end."""
        until = time.monotonic() + PATIENCE / 4
        while (found := self._members()) and time.monotonic() < until:
            time.sleep(0.02)
        return list(found.values())

    def strange(self) -> list[str]:
        """Files that nobody is meant to find afterwards."""
        kept = self.home / ".local" / "share" / "tablee"
        usual = {*kept.glob("matches/*.match"), *(kept / f"{name}{end}" for name in KEPT for end in ENDS)}
        if self.process.returncode == -signal.SIGKILL:
            usual |= set(kept.glob("matches/*.open"))  # by which the table comes back by itself
        found = [path for folder in (self.home, self.temporary) for path in folder.rglob("*")]
        return [str(path) for path in found if not path.is_dir() and path not in usual]

    def clear(self) -> None:
        """End whatever of it a test has left."""
        self.process.kill()
        self.process.wait()
        for number in self._members():
            os.kill(number, signal.SIGKILL)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def _members(self) -> dict[int, str]:
        """The processes of its session, as /proc tells them."""
        told = {int(stat.parent.name): self._member(stat) for stat in Path("/proc").glob("[0-9]*/stat")}
        return {number: words for number, words in told.items() if words}

    def _member(self, stat: Path) -> str:
        """The name and state of a process of its session; what is dead, and only not yet counted, is none."""
        try:
            name, _, rest = stat.read_text(errors="replace").rpartition(")")
        except OSError:
            return ""
        state, _, _, session = rest.split()[:4]
        return f"{name}) {state}" if int(session) == self.process.pid and state not in "ZX" else ""
