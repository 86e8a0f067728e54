"""Disks with a mind of their own under the shelf: full, read-only, failing, slow, held by a scanner, without power.

`Disk` takes the place of what `game.shelf_disk` does, for a while. Reading sees every write, as on a machine that runs;
what would be left if the power went is remembered apart: what was synced, and a part of the rest.
"""

from __future__ import annotations

import errno
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from game import shelf_disk as disk

CALLS = ("opened", "write", "truncate", "sync", "replace", "unlink", "mkdir", "sync_folder")
PATIENT = ("opened", "replace", "unlink")
PAGE = 64
"""What a disk writes at once; real ones write more, but our lines are short."""


@dataclass
class Node:
    """A file: what is surely on the disk, and what was done to it since."""

    synced: bytes = b""
    since: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Where something was written; None: it was cut there."""

    def after(self, acts: list[tuple[int, bytes | None]]) -> bytes:
        data = self.synced
        for at, written in acts:
            data = data[:at].ljust(at, b"\0") + (written + data[at + len(written) :] if written is not None else b"")
        return data

    def torn(self, rng: Random) -> bytes:
        """What the power leaves: some of what was done, and of the last write some pages, or nothing where they go."""
        acts = self.since[: rng.randrange(len(self.since) + 1)]
        if acts and acts[-1][1]:
            at, written = acts.pop()
            assert written is not None
            part = bytearray(written[: rng.randrange(len(written) + 1)])
            if rng.random() < 0.3:
                first = rng.randrange(len(part) // PAGE + 1) * PAGE
                part[first : first + PAGE] = bytes(len(part[first : first + PAGE]))
            acts.append((at, bytes(part)))
        return self.after(acts)


@dataclass
class Fault:
    """What goes wrong, in which calls, from the how-manieth on, and how often: -1 is until it is mended."""

    number: int
    calls: tuple[str, ...]
    skip: int = 0
    times: int = -1
    share: float = 0.5
    """How much of a write gets out."""

    def strikes(self, call: str) -> bool:
        if call not in self.calls or not self.times:
            return False
        if self.skip:
            self.skip -= 1
            return False
        self.times -= 1
        return True


CHANGES = tuple(call for call in CALLS if not call.startswith("sync"))
FAULTS: dict[str, Callable[[Random], Fault]] = {
    "full": lambda rng: Fault(errno.ENOSPC, ("write",), rng.randrange(3), share=rng.random()),
    "read only": lambda rng: Fault(errno.EROFS, CHANGES),
    "broken": lambda rng: Fault(errno.EIO, CALLS, rng.randrange(6), rng.choice((1, 2, -1)), rng.random()),
    "unsynced": lambda rng: Fault(errno.EIO, ("sync", "sync_folder"), rng.randrange(3), rng.choice((1, -1))),
    "held": lambda rng: Fault(errno.EACCES, ("opened", "replace", "unlink"), times=rng.choice((1, 2, 3, 4, 9, -1))),
    "unreadable": lambda rng: Fault(errno.EACCES, ("read",), times=rng.choice((1, 2, 9, -1))),
    "gone": lambda rng: Fault(errno.ENODEV, (*CALLS, "read"), rng.randrange(4)),
}


class Disk:
    """Whatever the shelf does to its disk while this is the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fault: Fault | None = None
        self.struck = 0
        """How often something went wrong, and how often the program came to know of it."""
        self.refused = 0
        self.calls = 0
        self.seconds = 0.0
        """Time that calls have taken, and that somebody has waited for a scanner."""
        self.between = 0.0
        """Time in which nobody asks anything of the disk."""
        self.slow = 0.0
        self.names: dict[Path, Node] = {}
        self.lasting: dict[Path, Node | None] = {}
        """The names that are surely on the disk; folders have no node."""
        self.unsure: dict[Path, list[tuple[str, Path, Any]]] = defaultdict(list)
        """What was done to the names in a folder since it was synced."""
        self.files: dict[int, Node] = {}
        self.does = {call: getattr(disk, call) for call in CALLS}
        for path in sorted(folder.rglob("*")):
            self.lasting[path] = Node(path.read_bytes()) if path.is_file() else None
        self.names = {path: node for path, node in self.lasting.items() if node is not None}

    def call(self, name: str, *given: Any) -> Any:
        if isinstance(given[0], Path) and self.folder not in (given[0], *given[0].parents):
            return self.does[name](*given)
        self.calls += 1
        self.seconds += self.slow
        kind = "read" if name == "opened" and given[1] == "rb" else name
        if self.fault is not None and self.fault.strikes(kind):
            self.struck += 1
            if name == "write":
                self.call_write(given[0], given[1][: int(len(given[1]) * self.fault.share)])
            self.refused += name not in PATIENT
            raise OSError(self.fault.number, os.strerror(self.fault.number))
        return getattr(self, f"call_{name}")(*given)

    def call_opened(self, path: Path, mode: str) -> Any:
        file = self.does["opened"](path, mode)
        if mode != "rb":
            if path not in self.names:
                node = self.names[path] = Node()
                self.unsure[path.parent].append(("link", path, node))
            elif mode == "wb":
                self.names[path].since.append((0, None))
            self.files[id(file)] = self.names[path]
        return file

    def call_write(self, file: Any, data: bytes) -> None:
        self.files[id(file)].since.append((file.tell(), data))
        self.does["write"](file, data)

    def call_truncate(self, file: Any, length: int) -> None:
        self.files[id(file)].since.append((length, None))
        self.does["truncate"](file, length)

    def call_sync(self, file: Any) -> None:
        node = self.files[id(file)]
        node.synced, node.since = node.after(node.since), []

    def call_replace(self, path: Path, target: Path) -> None:
        self.does["replace"](path, target)
        self.names[target] = self.names.pop(path)
        self.unsure[path.parent].append(("move", path, target))

    def call_unlink(self, path: Path) -> None:
        self.does["unlink"](path)
        if self.names.pop(path, None) is not None:
            self.unsure[path.parent].append(("drop", path, None))

    def call_mkdir(self, folder: Path) -> None:
        self.does["mkdir"](folder)
        self.unsure[folder.parent].append(("link", folder, None))

    def call_sync_folder(self, folder: Path) -> None:
        self._last(self.lasting, self.unsure.pop(folder, []))

    @staticmethod
    def _last(names: dict[Path, Node | None], acts: list[tuple[str, Path, Any]]) -> None:
        for act, path, other in acts:
            if act == "link":
                names[path] = other
            elif act == "move":
                names[other] = names.pop(path)
            else:
                names.pop(path, None)

    def cut_power(self, rng: Random, onto: Path) -> None:
        """What is left when the power goes at this moment, in another folder."""
        names = dict(self.lasting)
        for acts in self.unsure.values():
            self._last(names, acts[: rng.randrange(len(acts) + 1)])
        for path, node in sorted(names.items()):
            whole = all(parent in names for parent in path.parents if self.folder in parent.parents)
            left = onto / path.relative_to(self.folder)
            if node is None:
                left.mkdir(exist_ok=True)
            elif whole:
                left.write_bytes(node.torn(rng))
                if path.exists():
                    os.utime(left, ns=(0, path.stat().st_mtime_ns))

    def patient(self, name: str) -> Callable[..., Any]:
        """This call as the program makes it: what is refused while a scanner has the file is tried again."""
        if name not in PATIENT:
            return partial(self.call, name)

        def call(*given: Any) -> Any:
            try:
                return disk._patiently(lambda: self.call(name, *given))
            except OSError:
                self.refused += 1
                raise

        return call

    def wait(self, seconds: float) -> None:
        self.seconds += seconds

    def now(self) -> float:
        """As the program's clock has it."""
        return self.seconds + self.between


@contextmanager
def under(folder: Path) -> Iterator[Disk]:
    """A disk of this kind below the shelf in this folder; what lies there already is on it for sure."""
    made = Disk(folder)
    before = {name: getattr(disk, name) for name in (*CALLS, "WAITS", "sleep", "monotonic", "_patiently")}
    for call in CALLS:
        setattr(disk, call, made.patient(call))
    disk.WAITS, disk.sleep, disk.monotonic = disk.PATIENCE, made.wait, made.now
    disk._patiently = disk._Patience()
    try:
        yield made
    finally:
        for name, does in before.items():
            setattr(disk, name, does)
