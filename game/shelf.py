"""Files on disk: matches, settings, records, packs. Only this, `shelf_keeper.py` and `shelf_disk.py` touch it.

A match is one journal, appended to and synced at every move. Anything else is written whole under another name,
synced and put in place of the old one, which stays beside it as the last good one.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game import journal, seal
from game import shelf_disk as disk
from game.journal import JournalError
from game.match import Match
from game.shelf_disk import ShelfError as ShelfError
from game.shelf_disk import trouble as _trouble
from game.shelf_home import documents as documents
from game.shelf_home import home as home
from game.shelf_home import unwritable
from game.shelf_keeper import SIGN, SUFFIX, Keeper, leave, numbered, stopped
from game.table import Said

ASSETS = Path(__file__).resolve().parent.parent / "assets"
OUR_QUESTIONS = ASSETS / "questions"
OVER = ".over" + SUFFIX
"""The suffix of the file of a match that is over, so that a list can tell without playing it."""
MATCH = ".tablee"
"""The suffix of the file of a match that is handed from one machine to another."""
LARGEST = 8 * 1024 * 1024
IN_USE = "TABLEE_SHELF"
"""Names the folder of the shelf that was opened last, here and to the processes that think for computer players."""

T = TypeVar("T")


class SetAside(ShelfError):
    """A file was broken: it lies beside, under another name."""


class KeptMatch(msgspec.Struct, frozen=True):
    """A match on the shelf: its file, and what it is, or why it can't be opened."""

    path: Path
    journal: journal.Journal | None
    trouble: Said | None


class ListedMatch(msgspec.Struct, frozen=True):
    """A match on the shelf as its first line tells it, or why that can't be read."""

    path: Path
    changed: float
    """The time of the last move, in seconds since 1970."""
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
        self.troubles: dict[str, ShelfError] = {}
        """The errors of the last reading of each file, by its name."""
        os.environ[IN_USE] = str(self.folder)

    def trouble(self) -> ShelfError | None:
        """The reason that nothing can be kept here; None if all is well."""
        return unwritable(self.folder)

    def copied_to(self, folder: Path) -> Shelf:
        """A shelf in another folder, with a copy of everything here that can be read; what lies there is left alone."""
        from shutil import copy2  # not before it is needed: it loads half a dozen modules

        for path in sorted(self.folder.rglob("*")) if self.folder.is_dir() else []:
            target = folder / path.relative_to(self.folder)
            if path.is_file() and path.suffix != SIGN and not target.exists():
                with suppress(OSError):
                    target.parent.mkdir(parents=True, exist_ok=True)
                    copy2(path, target)
        return Shelf(folder)

    # matches

    def keep(self, match: Match, insist: bool = True) -> Path:
        """Begin a journal for this match: from now on every move is on disk before it is made.

        Where nobody insists, what the disk does not take waits until it does.
        """
        folder = self.folder / "matches"
        if insist:
            _made(folder)
        writer = journal.Writer()
        lines = [writer.line(journal.header(match)), *map(writer.line, match.moves)]
        keeper = Keeper(folder / f"{match.game.name}-{seal.fingerprint(match)[:12]}{SUFFIX}", writer, insist)
        keeper.waiting = b"".join(lines)
        try:
            keeper.flush()
        except OSError as error:
            if insist:
                raise _trouble("this match can't be kept in {path}: {why}", keeper.path, error) from error
            keeper.trouble = _trouble("this match is not kept in {path}: {why}", keeper.path, error)
        match.keep = keeper
        return keeper.path

    def resume(self, path: Path, insist: bool = True) -> Match:
        """Open a kept match where it was left, and go on keeping it."""
        told = self._journal(path)
        match = journal.replay(told)
        keeper = Keeper(path, journal.Writer(told.seal), insist, told.whole)
        try:
            keeper.open()
        except OSError as error:
            if insist:
                raise _trouble("the match in {path} can't be continued: {why}", path, error) from error
            keeper.trouble = _trouble("this match is not kept in {path}: {why}", path, error)
        match.keep = keeper
        return match

    def stopped(self) -> Path | None:
        """The match at which somebody was when the program was stopped, if it was."""
        for path in self._paths():
            if not path.name.endswith(OVER) and stopped(path):
                return path
        return None

    def look(self, path: Path) -> Match:
        """A kept match where it was left, to look at."""
        return journal.replay(self._journal(path))

    def release(self, match: Match, ended: bool = False) -> None:
        """Close the journal of a match that is over or put away; `ended`: people have ended it before its time."""
        keeper = match.keep
        if isinstance(keeper, Keeper):
            match.keep = None
            if keeper.close():
                self.mark(keeper.path, over=ended or match.state.outcome is not None)

    def mark(self, path: Path, over: bool) -> Path:
        """Let the name of a match say whether it is over. Where it is found from now on."""
        if path.name.endswith(OVER) == over:
            return path
        stem = path.name.removesuffix(SUFFIX if over else OVER)
        named = next(p for p in numbered(path.parent, stem, OVER if over else SUFFIX) if not p.exists())
        try:
            disk.replace(path, named)
            leave(path)
            disk.sync_folder(path.parent)
        except OSError:
            return path if path.exists() else named
        return named

    def take_match(self, path: Path) -> Path:
        """Copy a match from anywhere on this machine to the shelf, unless it lies there already; return where it lies.

        A match that was played on since, here or there, stays as a second one.
        """
        data = _read(path, journal.LARGEST)
        told = journal.decode(data)
        folder, whole = self.folder / "matches", data[: told.whole]
        stem = f"{told.header.game}-{seal.fingerprint(journal.replay(told))[:12]}"
        for known in (path, *folder.glob(f"{stem}*{SUFFIX}")):
            if known.parent == folder and _read(known, journal.LARGEST).startswith(whole):
                return known
        _made(folder)
        target = next(p for p in numbered(folder, stem, SUFFIX) if not p.exists())
        try:
            disk.put(target, whole, target.with_suffix(".new"))
        except OSError as error:
            raise _trouble("{path} can't be kept: {why}", target, error) from error
        return target

    def hand_out(self, path: Path, folder: Path) -> Path:
        """Copy a match into another folder, as a file that can be handed to another machine; return where it lies."""
        stem = path.name.removesuffix(OVER).removesuffix(SUFFIX)
        target = next(p for p in numbered(folder, stem, MATCH) if not p.exists())
        data = _read(path, journal.LARGEST)
        try:
            disk.put(target, data, target.with_suffix(".new"))
        except OSError as error:
            raise _trouble("{path} can't be kept: {why}", target, error) from error
        return target

    def delete(self, path: Path) -> None:
        """Take a match off the shelf for good."""
        try:
            disk.unlink(path)
            leave(path)
            disk.sync_folder(path.parent)
        except OSError as error:
            raise _trouble("{path} can't be deleted: {why}", path, error) from error

    def matches(self) -> list[KeptMatch]:
        """All that is kept, the last played first; what can't be opened is listed with its reason."""
        return [self._kept(path) for path in self._paths()]

    def listed(self) -> list[ListedMatch]:
        """The same at a glance: only first lines are read."""
        return [self._listed(path) for path in self._paths()]

    def _paths(self) -> list[Path]:
        """The files of matches; a folder that can't be read is one that can't be opened."""
        folder = self.folder / "matches"
        try:
            return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (-_changed(path), path.name))
        except OSError:
            return [folder]

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
        """The value kept under this name; `troubles` says what was the matter, if anything was.

        A broken file is set aside, never deleted, and the last good one is taken. What can't be read at this moment
        is left as it is, and nothing is written over it.
        """
        self.troubles.pop(name, None)
        for path in (self.folder / f"{name}.json", self.folder / f"{name}.last.json"):
            try:
                return msgspec.json.decode(_ordinary(path, LARGEST), type=type)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError as error:
                self.troubles[name] = _trouble("{path} can't be read: {why}", path, error)
            except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, ShelfError):
                self._set_aside(name, path)
        return default

    def peek(self, name: str, type: type[T]) -> T | None:
        """The value kept under this name; None if it can't be read. Nothing is set aside, and no trouble noted."""
        try:
            return msgspec.json.decode(_ordinary(self.folder / f"{name}.json", LARGEST), type=type)
        except (OSError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError, ShelfError):
            return None

    def write(self, name: str, value: Any) -> None:
        """Keep this value under this name, whole or not at all."""
        unread = self.troubles.get(name)
        if unread is not None and not isinstance(unread, SetAside):
            raise unread
        path, last, new = (self.folder / f"{name}{end}" for end in (".json", ".last.json", ".new.json"))
        _made(self.folder)
        try:
            disk.put(path, msgspec.json.format(msgspec.json.encode(value)), new, last)
        except OSError as error:
            raise _trouble("{path} can't be kept: {why}", path, error) from error

    def _set_aside(self, name: str, path: Path) -> None:
        """Keep a broken file under another name."""
        try:
            aside = next(p for p in numbered(path.parent, f"{path.stem}.broken", ".json") if not p.exists())
            disk.replace(path, aside)
        except OSError as error:
            self.troubles[name] = _trouble("{path} can't be read: {why}", path, error)
            return
        told = SetAside("{path} is broken: it lies now in {aside}", path=path.name, aside=aside.name)
        self.troubles.setdefault(name, told)

    # packs of questions

    @property
    def questions(self) -> Path:
        """The folder in which people put packs of their own."""
        return self.folder / "questions"

    def packs(self) -> list[Path]:
        """The packs in it, by name."""
        try:
            return sorted(path for path in self.questions.glob("*.json") if path.is_file())
        except OSError:
            return []

    def take_pack(self, name: str, data: bytes) -> Path:
        """Keep a pack under its name, whole or not at all."""
        path, new = self.questions / f"{name}.json", self.questions / f"{name}.new"
        _made(self.questions)
        try:
            disk.put(path, data, new)
        except OSError as error:
            raise _trouble("{path} can't be kept: {why}", path, error) from error
        return path

    def delete_pack(self, path: Path) -> Path:
        """Move a pack into the folder of deleted ones, in place of an older one, and return its path there."""
        folder = self.questions / "deleted"
        _made(folder)
        return self._move_pack(path, folder / path.name)

    def restore_pack(self, path: Path) -> Path:
        """Move a deleted pack back into the folder of packs, and return its path there."""
        return self._move_pack(path, self.questions / path.name)

    def _move_pack(self, path: Path, target: Path) -> Path:
        try:
            disk.replace(path, target)
            disk.sync_folder(target.parent)
        except OSError as error:
            raise _trouble("{path} can't be moved: {why}", path, error) from error
        return target


def our_packs() -> tuple[str, ...]:
    """The names of the question packs that come with the program, by name."""
    return tuple(sorted(path.stem for path in OUR_QUESTIONS.glob("*.json")))


def pack_bytes(name: str, folder: Path | None = None) -> bytes:
    """A question pack by its name: one of ours, or one that the user has put into their folder."""
    own = folder or Path(os.environ.get(IN_USE) or home())
    for place in (OUR_QUESTIONS, own / "questions"):
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


def _made(folder: Path) -> None:
    try:
        disk.made(folder)
    except OSError as error:
        raise _trouble("the folder {path} can't be made: {why}", folder, error) from error


def _read(path: Path, most: int) -> bytes:
    try:
        return _ordinary(path, most)
    except OSError as error:
        raise _trouble("{path} can't be read: {why}", path, error) from error


def _ordinary(path: Path, most: int) -> bytes:
    """The bytes of a file that could be one of ours."""
    data = disk.read(path, most)
    if data is None:
        raise ShelfError("{path} is too large to be one of ours, or no ordinary file", path=path.name)
    return data


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
