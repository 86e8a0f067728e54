"""The page of packs of questions: those at hand, one more from a file, and the faults of a file that was refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import pygame

from game.defizz.lint import Fault, lint
from game.defizz.pack import Pack, PackError, decode, named, use
from game.defizz.writing import visible
from game.shelf import ShelfError, pack_file
from game.table import Said
from scenes.app.dialog import Dialog
from scenes.app.lang import n, p, said, t
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.games.defizz import words
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.intents import Dropped, Intent
from scenes.kit.scroll import MARK, Listing, Reader
from scenes.kit.text import STRONG_STYLE, Style
from scenes.kit.theme import BODY_LARGE, BUTTON, INK
from scenes.kit.widget import Widget

OURS = "base"
LIST = 0.42
"""Share of the page's width that is the list; the rest describes the chosen pack."""
READING = Style("text", 600, BODY_LARGE)
LONGEST_PATH = 400
OUR_WORDS = ("what", "why")
"""Values of a fault that are words of ours, to be translated; the others are quoted from the file."""
MOST_KEPT = 16
"""Most packs to keep so that they need not be read again when the page comes back."""


class Listed(NamedTuple):
    """A pack at hand, or a refused file (`pack` is None) with its faults; the pack of the game has no path."""

    name: str
    path: Path | None
    pack: Pack | None = None
    faults: Sequence[Fault] = ()


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


class PacksPage(Sheet):
    """The page: the list of packs at the left, the chosen one at the right, and below them an entry to import one."""

    def __init__(self) -> None:
        super().__init__()
        self.packs: list[Listed] = []
        self.index = 0
        self.tried: Listed | None = None
        """The file that was refused last; None once another pack is chosen or taken."""
        self.path = ""

    def enter(self) -> None:
        self._read()
        super().enter()

    def resume(self) -> None:
        self._read()
        self.rebuild()

    def _read(self) -> None:
        own = self.app.shelf.packs() if self.app.shelf is not None else []
        self.packs = [Listed(OURS, None, named(OURS)), *(in_folder(path) for path in own if path.stem != OURS)]
        self.index = min(self.index, len(self.packs) - 1)

    def title(self) -> str:
        return t("Packs of questions")

    @property
    def chosen(self) -> Listed:
        """The pack that is chosen in the list."""
        return self.packs[self.index]

    # layout

    def body(self, inner: Box) -> list[Widget]:
        kind = self.app.canvas.type
        high = BUTTON * kind.text_size
        upper = inner._replace(height=inner.height - high - GAP)
        lower = Box(inner.x, inner.bottom - high, inner.width, high)
        left = upper._replace(width=upper.width * LIST - GAP / 2)
        right = upper._replace(x=upper.x + upper.width * LIST + GAP / 2, width=upper.width * (1 - LIST) - GAP / 2)
        rows = [(title(listed), summary(listed)) for listed in self.packs]
        shown = self.tried or self.chosen
        return [
            Listing(left, rows, self._moved, self.index, self._moved),
            Reader(right, description(shown, self._folder()), INK, READING),
            *self._way_in(lower),
        ]

    def _way_in(self, row: Box) -> list[Widget]:
        """The entry for a file's path, and the button that imports it."""
        text = p("pack", "Import")
        wide = self.app.canvas.type.width(text, STRONG_STYLE) + row.height * 1.5
        entry = row._replace(width=row.width - wide - GAP)
        ghost = t("Path of a file, or drop the file here")
        return [
            Entry(entry, self.path, self._type, done=self.take, ghost=ghost, most=LONGEST_PATH),
            Button(row._replace(x=row.right - wide, width=wide), text, lambda: self.take(self.path), "do"),
        ]

    def extras(self) -> list[Extra]:
        if self.app.shelf is None:
            return []
        copy = Extra(t("Copy the folder’s path"), self._copy)
        return [copy] if self.chosen.path is None else [copy, Extra(p("pack", "Delete"), self._ask)]

    def _folder(self) -> str:
        return str(self.app.shelf.questions) if self.app.shelf is not None else ""

    # doing

    def _moved(self, index: int) -> None:
        self.index = index
        self.tried = None
        self.rebuild()

    def _type(self, text: str) -> None:
        self.path = text

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Dropped):
            self.take(intent.path)
            return True
        return super().handle(intent)

    def take(self, text: str) -> None:
        """Import the pack in the file with this path, or show its faults."""
        if not text.strip() or self.app.shelf is None:
            return
        path, data = path_of(text), b""
        try:
            data = pack_file(path)
            found = judged(path, data)
        except ShelfError as error:
            found = refused(path, error)
        if found.pack is not None and found.pack.id == OURS:
            taken = PackError("the name {name} belongs to the questions that come with the game", name=OURS)
            found = refused(path, taken)
        if found.pack is None:
            self.tried = found
            self.rebuild()
            return
        self._keep(found.pack, data)

    def _keep(self, pack: Pack, data: bytes) -> None:
        """Copy the pack into the user's folder under its own name, and choose it."""
        assert self.app.shelf is not None
        try:
            kept = self.app.shelf.take_pack(pack.id, data)
        except ShelfError as error:
            self.app.toasts.say(said(error))
            return
        use(pack)
        self.tried, self.path = None, ""
        self._read()
        self.index = next(index for index, listed in enumerate(self.packs) if listed.path == kept)
        self.rebuild()
        self.app.toasts.say(t("{title} can be played with now.", title=title(self.chosen)))

    def _copy(self) -> None:
        pygame.scrap.put_text(self._folder())
        self.app.toasts.say(t("Copied."))

    def _ask(self) -> None:
        self.app.push(
            Dialog(
                t("Delete this pack?"),
                t("Its file is taken out of the folder. Matches that were played with it can’t be opened any more."),
                [(p("pack", "Delete"), self._delete, "urgent"), (p("pack", "Keep"), lambda: None, "quiet")],
            )
        )

    def _delete(self) -> None:
        assert self.app.shelf is not None and self.chosen.path is not None
        try:
            self.app.shelf.delete(self.chosen.path)
        except ShelfError as error:
            self.app.toasts.say(said(error))
        self.resume()


def path_of(text: str) -> Path:
    """The path in a pasted text, which may be in quotes, a file:// address, or begin with a tilde."""
    text = text.strip().strip("\"'")
    try:
        if text.startswith("file://"):
            text = unquote(urlsplit(text).path, errors="surrogateescape")
        return Path(text).expanduser()
    except (RuntimeError, ValueError):
        return Path(text)


# words


def title(listed: Listed) -> str:
    """The pack's title in the language spoken; a refused file's name."""
    return (listed.pack is not None and words.text(listed.pack.file.title)) or visible(listed.name)


def summary(listed: Listed) -> str:
    """The line under a pack's title: the number of its questions, or of a refused file's faults."""
    if listed.pack is None:
        return n("{count} thing to mend", "{count} things to mend", len(listed.faults))
    return n("{count} question", "{count} questions", len(listed.pack.file.questions))


def description(listed: Listed, folder: str) -> str:
    """The text about a pack: its cards, version and licence; or all faults of a refused file."""
    lines = [MARK + title(listed)]
    if listed.pack is None:
        lines += [t("This file can’t be played with: {path}", path=visible(str(listed.path))), ""]
        return "\n".join([*lines, *(fault_line(fault) for fault in listed.faults)])
    file = listed.pack.file
    duel, multi = (len(cards) for cards in listed.pack.cards)
    lines += [
        t("{duel} Duel cards, {multi} Multi cards", duel=duel, multi=multi),
        t("Version {version}", version=file.version),
    ]
    lines += [t("Licence: {licence}", licence=file.license)] if file.license else []
    if folder:
        lines += ["", t("Packs of your own are files in this folder:"), visible(folder)]
    return "\n".join(lines)


def fault_line(fault: Fault) -> str:
    """A fault in words: `Line 12: questions[3].hint.fr: …`, with the place as it is written in the file."""
    quoted = {name: value for name, value in fault.error.values.items() if name not in OUR_WORDS}
    what = visible(said(fault.error, **quoted))
    if "place" in fault.error.values:
        what = what[0].lower() + what[1:]
    return t("Line {line}: {what}", line=fault.line, what=what) if fault.line else what
