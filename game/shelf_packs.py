"""Packs that people write, on the shelf: manuscripts beside the packs, and files that are handed out."""

from __future__ import annotations

from pathlib import Path

from game import shelf_disk as disk
from game.shelf import LARGEST, Shelf
from game.shelf_disk import trouble
from game.shelf_keeper import numbered

MANUSCRIPT = ".manuscript"


class Manuscripts:
    """The folder of manuscripts of a shelf: what is written stays there until it is whole."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.folder = shelf.questions / "unfinished"

    def path(self, name: str) -> Path:
        """The file of the manuscript of this name."""
        return self.folder / f"{name}{MANUSCRIPT}"

    def keep(self, name: str, data: bytes) -> Path:
        """Keep a manuscript, whole or not at all."""
        path = self.path(name)
        try:
            disk.made(self.folder)
            disk.put(path, data, path.with_suffix(".new"))
        except OSError as error:
            raise trouble("{path} can't be kept: {why}", path, error) from error
        return path

    def read(self, name: str) -> bytes | None:
        """The manuscript of this name; None if there is none that can be read."""
        try:
            with disk.opened(self.path(name), "rb") as file:
                data: bytes = file.read(LARGEST + 1)
        except OSError:
            return None
        return data if len(data) <= LARGEST else None

    def names(self) -> list[str]:
        """The names of all manuscripts."""
        try:
            return sorted(path.stem for path in self.folder.glob(f"*{MANUSCRIPT}") if path.is_file())
        except OSError:
            return []

    def drop(self, name: str) -> None:
        """Take a manuscript away: the pack has all of it, or nobody wants it any more."""
        try:
            disk.unlink(self.path(name))
        except FileNotFoundError:
            return
        except OSError as error:
            raise trouble("{path} can't be deleted: {why}", self.path(name), error) from error

    def bury(self, name: str) -> None:
        """Move a manuscript into the folder of deleted packs, in place of an older one."""
        folder = self.shelf.questions / "deleted"
        path = self.path(name)
        if not path.is_file():
            return
        try:
            disk.made(folder)
            disk.replace(path, folder / path.name)
            disk.sync_folder(folder)
        except OSError as error:
            raise trouble("{path} can't be moved: {why}", path, error) from error

    def dig_up(self, name: str) -> bool:
        """Put a deleted manuscript back; False if none of this name was deleted."""
        path = self.shelf.questions / "deleted" / f"{name}{MANUSCRIPT}"
        if not path.is_file():
            return False
        try:
            disk.made(self.folder)
            disk.replace(path, self.path(name))
            disk.sync_folder(self.folder)
        except OSError as error:
            raise trouble("{path} can't be moved: {why}", path, error) from error
        return True


def hand_out(folder: Path, stem: str, suffix: str, data: bytes) -> Path:
    """Write a file into a folder, under a name that no other file there has; return where it lies."""
    target = next(path for path in numbered(folder, stem, suffix) if not path.exists())
    try:
        disk.made(folder)
        disk.put(target, data, target.with_suffix(".new"))
    except OSError as error:
        raise trouble("{path} can't be kept: {why}", target, error) from error
    return target
