"""What is kept on disk: matches, settings, records, question packs. The only file here that touches it.

A match is one journal, appended to and synced at every move. Anything else is written whole under another name,
synced and put in place of the old one, which stays beside it as the last good one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec
import platformdirs

from game import journal, seal
from game.journal import JournalError
from game.match import Match, Played, Undone
from game.table import Said

ASSETS = Path(__file__).resolve().parent.parent / "assets"
BESIDE = "tablee-data"
"""The folder beside the program in which a portable one keeps everything."""
SUFFIX = ".match"
OVER = ".over" + SUFFIX
"""How the file of a match that is over ends, so that a list can tell without playing it."""
LARGEST = 8 * 1024 * 1024
IN_USE = "TABLEE_SHELF"
"""Names the folder of the shelf that was opened last, here and to the processes that think for computer players."""

T = TypeVar("T")


class ShelfError(Said):
    """Something could not be read or kept, with the reason in words."""


def home(portable: bool = False) -> Path:
    """The folder of this user, or the one beside the program: if asked, or if a packed program comes with one."""
    beside = _program() / BESIDE
    if portable or (_packed() and beside.is_dir()):
        return beside
    return platformdirs.user_data_path("tablee", appauthor=False)


def _packed() -> bool:
    """Whether this is the program that players download, and not a checkout."""
    return bool(getattr(sys, "frozen", False))


def _program() -> Path:
    """Where the program lies: the checkout, the folder of the packed program, or on macOS that of its bundle."""
    if not _packed():
        return ASSETS.parent
    folder = Path(sys.executable).resolve().parent
    return folder.parents[2] if folder.parts[-2:] == ("Contents", "MacOS") else folder


class KeptMatch(msgspec.Struct, frozen=True):
    """A match on the shelf: its file, and what it is, or why it can't be opened."""

    path: Path
    journal: journal.Journal | None
    trouble: Said | None


class ListedMatch(msgspec.Struct, frozen=True):
    """A match on the shelf as its first line tells it, or why that can't be read."""

    path: Path
    changed: float
    """When it was played last, in seconds since 1970."""
    header: journal.Header | None = None
    moves: int = 0
    trouble: Said | None = None

    @property
    def over(self) -> bool:
        return self.path.name.endswith(OVER)


class Shelf:
    """One user's folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or home()
        os.environ[IN_USE] = str(self.folder)

    # matches

    def keep(self, match: Match) -> Path:
        """Begin a journal for this match: from now on every move is on disk before it is made."""
        folder = _made(self.folder / "matches")
        name = f"{match.game.name}-{seal.fingerprint(match)[:12]}"
        path = next(p for p in _numbered(folder, name, SUFFIX) if not p.exists())
        writer = journal.Writer()
        lines = [writer.line(journal.header(match)), *map(writer.line, match.moves)]
        try:
            file = path.open("xb", buffering=0)
            _append(file, b"".join(lines), path)
            _sync_folder(folder)
        except OSError as error:
            raise _trouble("this match can't be kept in {path}: {why}", path, error) from error
        match.keep = _Keeper(file, writer, path)
        return path

    def resume(self, path: Path) -> Match:
        """Open a kept match where it was left, and go on keeping it."""
        told = self._journal(path)
        match = journal.replay(told)
        writer = journal.Writer(told.seal)
        try:
            file = path.open("r+b", buffering=0)
            _mend(file, told.whole)
        except OSError as error:
            raise _trouble("the match in {path} can't be continued: {why}", path, error) from error
        match.keep = _Keeper(file, writer, path)
        return match

    def release(self, match: Match) -> None:
        """Close the journal of a match that is over or put away."""
        if isinstance(match.keep, _Keeper):
            path = match.keep.path
            match.keep.file.close()
            match.keep = None
            self.mark(path, over=match.state.outcome is not None)

    def mark(self, path: Path, over: bool) -> Path:
        """Let the name of a match say whether it is over. Where it is found from now on."""
        if path.name.endswith(OVER) == over:
            return path
        stem = path.name.removesuffix(SUFFIX if over else OVER)
        named = next(p for p in _numbered(path.parent, stem, OVER if over else SUFFIX) if not p.exists())
        try:
            path.replace(named)
            _sync_folder(path.parent)
        except OSError:
            return path
        return named

    def delete(self, path: Path) -> None:
        """Take a match off the shelf for good."""
        try:
            path.unlink(missing_ok=True)
            _sync_folder(path.parent)
        except OSError as error:
            raise _trouble("{path} can't be deleted: {why}", path, error) from error

    def matches(self) -> list[KeptMatch]:
        """All that is kept, the last played first; what can't be opened is listed with its reason."""
        return [self._kept(path) for path in self._paths()]

    def listed(self) -> list[ListedMatch]:
        """The same at a glance: only first lines are read."""
        return [self._listed(path) for path in self._paths()]

    def _paths(self) -> list[Path]:
        return sorted((self.folder / "matches").glob(f"*{SUFFIX}"), key=lambda p: (-_changed(p), p.name))

    def _listed(self, path: Path) -> ListedMatch:
        try:
            return ListedMatch(path, _changed(path), *journal.glance(_read(path, journal.LARGEST)))
        except (JournalError, ShelfError) as error:
            return ListedMatch(path, _changed(path), trouble=error)

    def _kept(self, path: Path) -> KeptMatch:
        try:
            return KeptMatch(path, self._journal(path), None)
        except (JournalError, ShelfError) as error:
            return KeptMatch(path, None, error)

    def _journal(self, path: Path) -> journal.Journal:
        return journal.decode(_read(path, journal.LARGEST))

    # settings, records: one small file each

    def read(self, name: str, type: type[T], default: T) -> T:
        """What was kept under this name. A broken file is set aside, never deleted, and the last good one is taken."""
        for path in (self.folder / f"{name}.json", self.folder / f"{name}.last.json"):
            if not path.exists():
                continue
            try:
                return msgspec.json.decode(_read(path, LARGEST), type=type)
            except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, ShelfError):
                _set_aside(path)
        return default

    def write(self, name: str, value: Any) -> None:
        """Keep this value under this name, whole or not at all."""
        folder = _made(self.folder)
        path, last, new = (folder / f"{name}{end}" for end in (".json", ".last.json", ".new.json"))
        try:
            with new.open("wb", buffering=0) as file:
                _append(file, msgspec.json.format(msgspec.json.encode(value)), new)
            if path.exists():
                path.replace(last)
            new.replace(path)
            _sync_folder(folder)
        except OSError as error:
            raise _trouble("{path} can't be kept: {why}", path, error) from error

    # packs of questions

    @property
    def questions(self) -> Path:
        """Where people put packs of their own."""
        return self.folder / "questions"

    def packs(self) -> list[Path]:
        """The packs in it, by name."""
        return sorted(path for path in self.questions.glob("*.json") if path.is_file())

    def take_pack(self, name: str, data: bytes) -> Path:
        """Keep a pack under its name, whole or not at all."""
        folder = _made(self.questions)
        path, new = folder / f"{name}.json", folder / f"{name}.new"
        try:
            with new.open("wb", buffering=0) as file:
                _append(file, data, new)
            new.replace(path)
            _sync_folder(folder)
        except OSError as error:
            raise _trouble("{path} can't be kept: {why}", path, error) from error
        return path


class _Keeper:
    """Appends a match's lines to its journal, each on disk before it returns."""

    def __init__(self, file: BinaryIO | Any, writer: journal.Writer, path: Path) -> None:
        self.file = file
        self.writer = writer
        self.path = path

    def __call__(self, entry: Played | Undone) -> None:
        before, at = self.writer.seal, self.file.tell()
        try:
            _append(self.file, self.writer.line(entry), self.path)
        except OSError as error:
            self.writer.seal = before
            self._take_back(at)
            raise _trouble("the move could not be kept in {path}: {why}", self.path, error) from error

    def _take_back(self, at: int) -> None:
        """Cut what was half written, so that the next line stands on its own; else the reader drops it as torn."""
        with suppress(OSError):
            self.file.truncate(at)
            self.file.seek(at)


def pack_bytes(name: str, folder: Path | None = None) -> bytes:
    """A question pack by its name: one of ours, or one that the user has put into their folder."""
    own = folder or Path(os.environ.get(IN_USE) or home())
    for place in (ASSETS / "questions", own / "questions"):
        path = place / f"{name}.json"
        if path.is_file():
            return _read(path, LARGEST)
    raise ShelfError("there is no question pack called {name}", name=name)


def pack_file(path: Path) -> bytes:
    """A pack from anywhere on this machine; what is no ordinary file, or too large for a pack, is refused."""
    try:
        ordinary = path.is_file()
    except OSError as error:
        raise _trouble("{path} can't be read: {why}", path, error) from error
    if not ordinary:
        raise ShelfError("there is no file {path}", path=str(path))
    return _read(path, LARGEST)


def _append(file: Any, data: bytes, path: Path) -> None:
    if file.write(data) != len(data):
        raise OSError(f"only a part of the line went into {path.name}")
    os.fsync(file.fileno())


def _mend(file: Any, whole: int) -> None:
    """Leave the file at the end of its last whole line: drop a torn one, or give the last its line end."""
    file.truncate(whole)
    file.seek(whole - 1)
    if file.read(1) != b"\n":
        file.seek(whole - 1)
        _append(file, b"\n", Path(file.name))


def _read(path: Path, most: int) -> bytes:
    try:
        if path.stat().st_size > most:
            raise ShelfError("{path} is too large to be one of ours", path=path.name)
        return path.read_bytes()
    except OSError as error:
        raise _trouble("{path} can't be read: {why}", path, error) from error


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _trouble("the folder {path} can't be made: {why}", folder, error) from error
    return folder


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _numbered(folder: Path, name: str, suffix: str) -> Iterator[Path]:
    yield folder / f"{name}{suffix}"
    number = 2
    while True:
        yield folder / f"{name}-{number}{suffix}"
        number += 1


def _set_aside(path: Path) -> None:
    """Keep a broken file under another name."""
    aside = next(p for p in _numbered(path.parent, f"{path.stem}.broken", ".json") if not p.exists())
    with suppress(OSError):
        path.replace(aside)


def _sync_folder(folder: Path) -> None:
    """Make a new name last; Windows has no such thing and needs none."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _trouble(text: str, path: Path, error: OSError) -> ShelfError:
    return ShelfError(text, path=str(path), why=error.strerror or str(error))
