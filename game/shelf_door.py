"""The door of an open window: a second start of the program hands its file through it, and ends."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from game import shelf_disk as disk

SIGN, HANDED = "window.open", "window.file"
"""The file that an open window holds, and the file in which a path is handed to it."""
PATIENCE, LOOK = 2.0, 0.02
"""Seconds that a window has to take what is handed to it, and between two looks whether it has."""
LONGEST = 64 * 1024
"""The most bytes of a path."""


class Door:
    """The door of the window that was opened first on this shelf; a later window has none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sign: Any = None
        """The file that is held as long as the door is open; None while it is closed."""

    def open(self) -> bool:
        """Take what is handed from now on; False if another window does, or nothing can be written here."""
        with suppress(BlockingIOError):
            self.sign = disk.hold(self.folder / SIGN, b"")
        if self.sign is not None:
            _forget(self.folder / HANDED)
        return self.sign is not None

    def handed(self) -> Path | None:
        """The path that another start has handed over since the last look; None if there is none."""
        if self.sign is None:
            return None
        path = self.folder / HANDED
        try:
            data = disk.read(path, LONGEST)
            disk.unlink(path)
        except OSError:
            return None
        return Path(data.decode(errors="surrogateescape")) if data else None

    def close(self) -> None:
        """Take nothing any more."""
        if self.sign is not None:
            self.sign.close()
            self.sign = None
            _forget(self.folder / SIGN)


def hand_over(folder: Path, path: Path, patience: float = PATIENCE) -> bool:
    """Hand a path to the window that is open on this shelf; False if there is none, or it doesn't take it in time."""
    if not _watched(folder):
        return False
    handed = folder / HANDED
    try:
        disk.put(handed, str(path.absolute()).encode(errors="surrogateescape"), folder / f"{HANDED}.new")
    except OSError:
        return False
    until = monotonic() + patience
    while handed.exists():
        if monotonic() > until:
            _forget(handed)
            return False
        sleep(LOOK)
    return True


def _watched(folder: Path) -> bool:
    """Tell if a window holds the door open."""
    if not (folder / SIGN).exists():
        return False
    try:
        sign = disk.hold(folder / SIGN, b"")
    except BlockingIOError:
        return True
    if sign is not None:
        sign.close()
    return False


def _forget(path: Path) -> None:
    with suppress(OSError):
        disk.unlink(path)
