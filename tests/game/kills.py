"""A match in a process of its own that is killed: at a random moment, or at a chosen write, sync or rename.

As a program (`python -m tests.game.kills FOLDER GAME SEED CALL NUMBER`) it plays by chance, and says each move once it
could have been shown. `CALL` is `write`, `fsync`, `replace` or `none`, and the NUMBER-th such call never returns.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from game.match import Match
from game.shelf import Shelf

ROOT = Path(__file__).resolve().parents[2]
CALLS = ("write", "fsync", "replace", "none")
MOVES = 60


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def deadly(call: str, number: int) -> None:
    """From now on the number-th such call kills; a write gets half of its bytes out first."""
    count = 0

    def counted() -> bool:
        nonlocal count
        count += 1
        return count == number

    if call == "fsync":
        sync = os.fsync
        os.fsync = lambda handle: die() if counted() else sync(handle)  # type: ignore[assignment]
    elif call == "replace":
        replace = Path.replace
        Path.replace = lambda path, target: die() if counted() else replace(path, target)  # type: ignore[method-assign]
    elif call == "write":
        from game import shelf

        append = shelf._append

        def torn(file: Any, data: bytes, path: Path) -> None:
            if counted():
                file.write(data[: len(data) // 2])
                die()
            append(file, data, path)

        shelf._append = torn


def play(folder: Path, game: str, seed: int) -> None:
    """Chance plays; every few moves something else is written, too."""
    shelf, rng = Shelf(folder), Random(seed)
    match = Match(game, None, None, seed, salt="x")
    shelf.keep(match)
    print("kept", flush=True)
    while match.state.outcome is None and len(match.moves) < MOVES:
        seat = rng.choice([seat for seat in match.state.actors() if seat >= 0] or [-1])
        if seat < 0:
            break
        match.play(seat, rng.choice(match.state.legal(seat)))
        print(len(match.moves), flush=True)
        if len(match.moves) % 7 == 0:
            shelf.write("records", {"moves": len(match.moves)})
            print(f"record {len(match.moves)}", flush=True)
    print("done", flush=True)


def killed(folder: Path, game: str, seed: int, call: str, number: int) -> list[str]:
    """What the process had said when it was killed; with no call, it is killed after so many milliseconds."""
    command = [sys.executable, "-m", "tests.game.kills", str(folder), game, str(seed), call, str(number)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if call == "none":
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(number / 1000)
        child.kill()
    out, _ = child.communicate(timeout=60)
    return out.splitlines()


def trouble(folder: Path, said: list[str]) -> str:
    """What was lost of what had been said; nothing if all is there."""
    numbers = [int(line) for line in said if line.isdecimal()]
    shown = max(numbers, default=0)
    records = [int(line.split()[1]) for line in said if line.startswith("record")]
    shelf = Shelf(folder)
    matches = shelf.matches()
    if (shown or "kept" in said) and not matches:
        return "the match is gone"
    for kept in matches:
        if kept.journal is None:
            if shown or "kept" in said:
                return f"the match can't be opened: {kept.trouble}"
            continue
        match = shelf.resume(kept.path)
        if len(match.moves) < shown:
            return f"{shown} moves were shown, {len(match.moves)} are left"
        shelf.release(match)
    kept_record = shelf.read("records", dict[str, int], {})
    if records and kept_record.get("moves", 0) < records[-1]:
        return f"the record of move {records[-1]} is gone: {kept_record}"
    return ""


if __name__ == "__main__":
    deadly(sys.argv[4], int(sys.argv[5]))
    play(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
