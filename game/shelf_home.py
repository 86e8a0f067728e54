"""The folder in which everything is kept: the user's own, one beside the program, or one that was chosen."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import platformdirs

from game import shelf_disk as disk
from game.shelf_disk import ShelfError
from game.shelf_disk import trouble as _trouble

CHECKOUT = Path(__file__).resolve().parent.parent
BESIDE, ASIDE = "tablee-data", "tablee-data-aside"
"""The folder beside the program in which a portable one keeps everything; and its name while it is not used."""
CHOSEN = "folder.txt"
"""The file, among the user's settings of all programs, that names a folder they have chosen."""
LONGEST = 64 * 1024


def home(portable: bool = False) -> Path:
    """The folder beside the program if asked, or if a packed program has one; else the chosen one or the user's own."""
    beside = program() / BESIDE
    if portable or (packed() and beside.is_dir()):
        return beside
    return chosen() or platformdirs.user_data_path("tablee", appauthor=False)


def packed() -> bool:
    """True in the program that players download, False in a checkout."""
    return bool(getattr(sys, "frozen", False))


def program() -> Path:
    """The folder of the program: the checkout, that of the packed program, of its bundle on macOS, of its AppImage."""
    if not packed():
        return CHECKOUT
    folder = Path(sys.executable).resolve().parent
    if (image := appimage()) is not None and folder.is_relative_to(image.mounted):
        return image.file.parent
    return folder.parents[2] if folder.parts[-2:] == ("Contents", "MacOS") else folder


class AppImage(NamedTuple):
    """An AppImage that is running: its file, and the folder under which its contents are mounted, read-only."""

    file: Path
    mounted: Path


def appimage() -> AppImage | None:
    """The AppImage named by the environment; None if there is none. It may be another program's, which started us."""
    file, mounted = os.environ.get("APPIMAGE"), os.environ.get("APPDIR")
    return AppImage(Path(file).resolve(), Path(mounted).resolve()) if file and mounted else None


# portable or not


def make_portable() -> Path | None:
    """Keep everything beside the program from now on; return the folder if that is news, None if it was so before."""
    beside, aside = program() / BESIDE, program() / ASIDE
    if beside.is_dir():
        return None
    try:
        disk.replace(aside, beside) if aside.is_dir() else disk.made(beside)
    except OSError as error:
        raise _trouble("the folder {path} can't be made: {why}", beside, error) from error
    return beside


def make_installed() -> Path | None:
    """Keep everything in the user's own folder again; return the new name of the one beside the program, if any."""
    beside, aside = program() / BESIDE, program() / ASIDE
    if not beside.is_dir():
        return None
    try:
        disk.replace(beside, aside)
    except OSError as error:
        raise _trouble("{path} can't be put aside: {why}", beside, error) from error
    return aside


# another folder


def chosen() -> Path | None:
    """The folder that the user has chosen instead of their own; None if they have chosen none."""
    try:
        named = disk.read(_note(), LONGEST)
    except OSError:
        return None
    return Path(named.decode(errors="surrogateescape")) if named and named.strip() else None


def choose(folder: Path) -> None:
    """Remember that everything is to be kept in this folder; raise a sentence if even that can't be written."""
    note = _note()
    try:
        disk.made(note.parent)
        disk.put(note, str(folder).encode(errors="surrogateescape"), note.with_suffix(".new"))
    except OSError as error:
        raise _trouble("{path} can't be kept: {why}", note, error) from error


def unwritable(folder: Path) -> ShelfError | None:
    """The reason that nothing can be kept in a folder; None if something can. The folder is made if need be."""
    probe = folder / ".probe"
    try:
        disk.made(folder)
        with disk.opened(probe, "wb") as file:
            disk.append(file, b"?")
    except OSError as error:
        return _trouble("nothing can be kept in {path}: {why}", folder, error)
    finally:
        with suppress(OSError):
            disk.unlink(probe)
    return None


def documents() -> Path:
    """The folder in which this user keeps documents; their home folder if it isn't there."""
    folder = platformdirs.user_documents_path()
    return folder if folder.is_dir() else Path.home()


def _note() -> Path:
    return platformdirs.user_config_path("tablee", appauthor=False) / CHOSEN
