"""Packs of questions at hand: those of the game, and the files in the user's folder with their faults."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.defizz.lint import Fault, lint
from game.defizz.manuscript import Manuscript
from game.defizz.pack import Pack, PackError, decode, named
from game.defizz.spreadsheet_reading import CellFault
from game.defizz.writing import visible
from game.shelf import ShelfError, our_packs, pack_file
from game.table import Said
from scenes.app.lang import spoken
from scenes.app.loop import App
from scenes.games.defizz import words

BOXES = ("base", "second")
"""The packs that a new table plays with; the others of the game are about one thing each."""
MOST_KEPT = 16
"""Most packs to keep so that they need not be read again when the page comes back."""


class Listed(NamedTuple):
    """A pack at hand, or a refused file (`pack` is None) with its faults; a pack of the game has no path."""

    name: str
    path: Path | None
    pack: Pack | None = None
    faults: Sequence[Fault | CellFault] = ()
    manuscript: Manuscript | None = None
    """The pack as it is being written, if somebody has begun to change it; without `pack`, nothing of it is whole."""


def judged(path: Path, data: bytes) -> Listed:
    """The file as a pack, or as refused with all its faults."""
    faults = lint(data)
    return Listed(path.stem, path, None if faults else decode(data), faults)


def refused(path: Path, error: Said) -> Listed:
    """The file as refused, with this error as its only fault."""
    return Listed(path.stem, path, None, [Fault(0, PackError(error.text, **error.values))])


def in_folder(path: Path) -> Listed:
    """A file of the user's folder, refused if its pack has another name; an unchanged file is not read again."""
    try:
        stat = path.stat()
        return _in_folder(path, stat.st_mtime_ns, stat.st_size)
    except OSError:
        return _in_folder.__wrapped__(path, 0, 0)


@lru_cache(maxsize=MOST_KEPT)
def _in_folder(path: Path, changed: int, size: int) -> Listed:
    try:
        found = judged(path, pack_file(path))
    except ShelfError as error:
        return refused(path, error)
    if found.pack is not None and found.pack.id != path.stem:
        return refused(path, PackError("the pack {name} calls itself {id}", name=path.stem, id=found.pack.id))
    return found


def ours() -> tuple[str, ...]:
    """The names of the packs of the game: the boxes first, then the others."""
    return (*BOXES, *(name for name in our_packs() if name not in BOXES))


def at_hand(app: App) -> list[Listed]:
    """The packs of the game first, then every file in the user's folder."""
    own = app.shelf.packs() if app.shelf is not None else []
    names = ours()
    return [
        *(Listed(name, None, named(name)) for name in names),
        *(in_folder(path) for path in own if path.stem not in names),
    ]


def title(listed: Listed) -> str:
    """The pack's title in the language spoken; a refused file's name."""
    told = words.text(listed.pack.file.title) if listed.pack is not None else ""
    if listed.manuscript is not None:
        titles = listed.manuscript.title
        told = words.printed(titles.get(spoken()) or next(iter(titles.values()), "")) or told
    return visible(told) or visible(listed.name)
