"""A process that leads a session of its own, and everything that it has started: does it wait, and its end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

LOOK = 0.5
"""Seconds between two looks."""
PROC = Path("/proc")


class Idleness:
    """The seconds in which nothing of a session ran or was ready to: on a busy machine only those say that it hangs."""

    def __init__(self, leader: int) -> None:
        self.leader = leader
        self.seconds = 0.0
        self.last = time.monotonic()

    def look(self) -> float:
        """Look again, unless that was just done: the seconds so far."""
        now = time.monotonic()
        if now - self.last >= LOOK:
            self.seconds += now - self.last if waits(self.leader) else 0.0
            self.last = now
        return self.seconds


def waits(leader: int) -> bool:
    """True if no process of a session is running or ready to; where that can't be seen, every one waits."""
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            state, _, _, session = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[:4]
        except (OSError, ValueError):
            continue
        if int(session) == leader and state in "RD":
            return False
    return True


def end(leader: int) -> None:
    """End a process that leads a session and whatever it has started in it."""
    try:
        os.killpg(leader, signal.SIGKILL)
    except ProcessLookupError:
        return
