"""The journal of one match on disk: every line is there before the move is made."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from game import journal
from game import shelf_disk as disk
from game.match import Entry, Match
from game.shelf_disk import ShelfError
from game.shelf_disk import trouble as _trouble

SUFFIX = ".match"
SIGN = ".open"
"""The suffix of the file that lies beside a journal while somebody plays: what is left of one who was stopped."""

LONGEST_SIGN = 20
"""It says how long the journal was when they sat down."""


class Elsewhere(ShelfError):
    """Another window has this match."""


class Keeper:
    """Appends a match's lines to its journal, each on disk before it returns.

    If it insists, a line that can't be kept is refused, and the move with it; else the line waits for the next try.
    """

    def __init__(self, path: Path, writer: journal.Writer, insists: bool, whole: int = 0) -> None:
        self.path = path
        self.writer = writer
        self.insists = insists
        self.whole = whole
        """The number of bytes of the file that are whole lines; 0: there is no file yet."""
        self.waiting = b""
        self.trouble: ShelfError | None = None
        """The reason that lines wait; None if none do."""
        self.file: Any = None
        self.sign: Any = None
        """Held as long as this one plays here."""

    def __call__(self, entry: Entry) -> None:
        before = self.writer.seal
        line = self.writer.line(entry)
        try:
            self.flush(line)
        except OSError as error:
            if self.insists:
                self.writer.seal = before
                raise _trouble("the move could not be kept in {path}: {why}", self.path, error) from error
            self.waiting += line
            self.trouble = _trouble("this match is not kept in {path}: {why}", self.path, error)

    def flush(self, line: bytes = b"") -> None:
        """Put on disk what waits, then this line."""
        data = self.waiting + line
        try:
            self.open()
            disk.append(self.file, data)
            if not self.whole:
                disk.sync_folder(self.path.parent)
        except OSError:
            self._take_back()
            raise
        self.whole += len(data)
        self.waiting, self.trouble = b"", None

    def open(self) -> None:
        """Stand at the end of the last whole line."""
        if self.file is None and self.whole:
            self.sit()
            self._mend()
        elif self.file is None:
            folder = disk.made(self.path.parent)
            stem = self.path.name.removesuffix(SUFFIX)
            self.path = next(p for p in numbered(folder, stem, SUFFIX) if not p.exists())
            self.file = disk.opened(self.path, "xb")
            self.sit()

    def sit(self) -> None:
        """Nobody else plays here from now on; raises if somebody does."""
        if self.sign is None:
            try:
                self.sign = disk.hold(self.path.with_suffix(SIGN), b"%d" % self.whole)
            except BlockingIOError:
                raise Elsewhere("this match is being played in another window") from None

    def _mend(self) -> None:
        """Drop a torn line, or give the last one its line end."""
        self.file = disk.opened(self.path, "r+b")
        try:
            size = self.file.seek(0, os.SEEK_END)
            if size < self.whole - 1:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            self.file.seek(self.whole - 1)
            ended = self.file.read(1) == b"\n"
            if size > self.whole - (not ended):
                disk.truncate(self.file, self.whole - (not ended))
            if not ended:
                self.file.seek(self.whole - 1)
                disk.append(self.file, b"\n")
            self.file.seek(self.whole)
        except OSError:
            self._put_down()
            raise

    def _take_back(self) -> None:
        """Cut what was half written, so that the next line stands on its own; else it is dropped when it is opened.

        It is opened anew for the next try: the disk may have been taken out meanwhile.
        """
        if self.file is not None:
            with suppress(OSError):
                disk.truncate(self.file, self.whole)
            self._put_down()
            if not self.whole:
                with suppress(OSError):
                    disk.unlink(self.path)

    def _put_down(self) -> None:
        with suppress(OSError):
            self.file.close()
        self.file = None

    def close(self) -> bool:
        """Write what is left and close the file; True if everything is on disk."""
        if self.waiting:
            with suppress(OSError):
                self.flush()
        if self.file is not None:
            self._put_down()
        if self.sign is not None:
            self.sign.close()
            leave(self.path)
        return not self.waiting


def leave(path: Path) -> None:
    """Nobody plays this match any more."""
    with suppress(OSError):
        path.with_suffix(SIGN).unlink(missing_ok=True)


def stopped(path: Path) -> bool:
    """True if somebody was stopped in the middle of this match, after a move at least: then nobody is caught who
    is stopped again and again at the same place."""
    sign = path.with_suffix(SIGN)
    try:
        began = int(disk.read(sign, LONGEST_SIGN) or b"")
        disk.hold(sign, b"%d" % began).close()
        return path.stat().st_size > began
    except (OSError, ValueError, AttributeError):
        return False


def ease(match: Match) -> None:
    """From now on a move that can't be kept is made all the same, and waits until the disk takes it."""
    if isinstance(match.keep, Keeper):
        match.keep.insists = False


def unkept(match: Match) -> ShelfError | None:
    """The reason that moves of this match wait for the disk to take them; None if they are all kept."""
    return match.keep.trouble if isinstance(match.keep, Keeper) else None


def numbered(folder: Path, name: str, suffix: str) -> Iterator[Path]:
    """Names for a file: the first, then the same with a number."""
    yield folder / f"{name}{suffix}"
    number = 2
    while True:
        yield folder / f"{name}-{number}{suffix}"
        number += 1
