"""The calls that touch a disk, each in one place. What goes wrong is an OSError; `trouble` has words for it."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from game.table import Said

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE = (0.01, 0.02, 0.04, 0.08)
"""Seconds between tries: Windows refuses what is done to a file while a scanner has a look at it."""
WAITS = PATIENCE if os.name == "nt" else ()
REST = 1.0
"""Seconds without waiting after one wait in vain: a window must not stand still."""
WHY = {
    errno.ENOENT: Said("there is no such file"),
    errno.ENOSPC: Said("the disk is full"),
    errno.EROFS: Said("the disk can only be read"),
    errno.EACCES: Said("another program holds it, or it belongs to somebody else"),
    errno.EIO: Said("the disk does not answer as it should"),
}
ALIKE = {errno.EPERM: errno.EACCES, getattr(errno, "EDQUOT", errno.ENOSPC): errno.ENOSPC}

T = TypeVar("T")


class ShelfError(Said):
    """Something could not be read or kept, with the reason in words."""


def trouble(text: str, path: Path, error: OSError) -> ShelfError:
    return ShelfError(text, path=str(path), why=why(error))


def why(error: OSError) -> str:
    """An error in words; what we have none for, in those of the machine."""
    number = ALIKE.get(error.errno or 0, error.errno or 0)
    return str(WHY[number]) if number in WHY else error.strerror or str(error)


# one thing each


def opened(path: Path, mode: str) -> Any:
    """A file in which every write is at once a write to the system."""
    return _patiently(lambda: path.open(mode, buffering=0))


def write(file: Any, data: bytes) -> None:
    if file.write(data) != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def truncate(file: Any, length: int) -> None:
    file.truncate(length)


def sync(file: Any) -> None:
    """Return when what was written is on the disk."""
    os.fsync(file.fileno())


def replace(path: Path, target: Path) -> None:
    """Give a file another name; what had that name before is gone."""
    _patiently(lambda: path.replace(target))


def unlink(path: Path) -> None:
    _patiently(lambda: path.unlink(missing_ok=True))


def mkdir(folder: Path) -> None:
    folder.mkdir(exist_ok=True)


def sync_folder(folder: Path) -> None:
    """Make names last; Windows has no such thing and needs none."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def hold(path: Path, text: bytes) -> Any:
    """A file that is held as long as this program runs; BlockingIOError if another one holds it, None if nobody can."""
    try:
        file = path.open("a+b", buffering=0)
    except OSError:
        return None
    try:
        if sys.platform == "win32":
            file.seek(0)  # it locks the byte where the file stands
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        if os.name == "nt" or error.errno in (errno.EACCES, errno.EAGAIN):
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from error
        return None
    with suppress(OSError):
        file.truncate(0)
        file.write(text)
    return file


def read(path: Path, most: int) -> bytes | None:
    """The bytes of a file; None if it is no ordinary one, or larger than that."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode) or found.st_size > most:
        return None
    with opened(path, "rb") as file:
        data: bytes = file.read(most + 1)
    return data if len(data) <= most else None


# made of them


def append(file: Any, data: bytes) -> None:
    """Write this where the file stands, and return when it is on the disk."""
    write(file, data)
    sync(file)


def put(path: Path, data: bytes, new: Path, last: Path | None = None) -> None:
    """A file, whole or not at all: written under another name, synced, put in place; the one before becomes `last`."""
    try:
        with opened(new, "wb") as file:
            append(file, data)
    except OSError:
        with suppress(OSError):
            unlink(new)
        raise
    if last is not None and path.exists():
        replace(path, last)
    replace(new, path)
    sync_folder(path.parent)


def made(folder: Path) -> Path:
    """A folder, and those it lies in, there to stay."""
    if folder in _unsure or not folder.is_dir():
        made(folder.parent)
        _unsure.add(folder)
        mkdir(folder)
        with suppress(PermissionError):
            sync_folder(folder.parent)
        _unsure.discard(folder)
    return folder


_unsure: set[Path] = set()
"""Folders that were made, but perhaps not to stay."""


class _Patience:
    """Try again for a moment what is refused. After a moment in vain nothing is waited for during a while."""

    rests_until = -inf

    def __call__(self, does: Callable[[], T]) -> T:
        if monotonic() < self.rests_until:
            return does()
        for seconds in WAITS:
            try:
                return does()
            except PermissionError:
                sleep(seconds)
        try:
            return does()
        except PermissionError:
            self.rests_until = monotonic() + REST
            raise


_patiently = _Patience()
