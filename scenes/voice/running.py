"""Processes of engines: started without a window or a shell, in the environment that the person has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from scenes.voice.engine import Engine

NO_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)
PACKED = "_ORIG"
"""The ending of a variable under which a packed program keeps what the person's own was."""
LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
PATIENCE = 2.5
"""Seconds that an engine has to list its voices, or to fall silent."""


def environment() -> dict[str, str]:
    """The variables for programs of the system: a packed program has put its own libraries before theirs."""
    found = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in LIBRARIES:
            own = found.pop(name + PACKED, None)
            found.pop(name, None)
            if own:
                found[name] = own
    return found


def command(engine: Engine, arguments: Sequence[str]) -> list[str] | None:
    """The command line that runs an engine; None if its program is not on this machine."""
    program = shutil.which(engine.program)
    return None if program is None else [program, *arguments]


def started(line: Sequence[str]) -> subprocess.Popen[bytes] | None:
    """A process that waits for its text on stdin, and prints nothing; None if it can't be started."""
    quiet = subprocess.DEVNULL
    try:
        return subprocess.Popen(
            line, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, env=environment(), creationflags=NO_WINDOW
        )
    except OSError:
        return None


def printed(line: Sequence[str]) -> str | None:
    """All that a command prints; None if it fails, or takes too long."""
    try:
        done = subprocess.run(
            line,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            creationflags=NO_WINDOW,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None
