"""The page of packs of questions: those at hand, one more from a file, and the faults of a file that was refused."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

import pygame

from game.defizz.lint import MOST_FAULTS, Fault
from game.defizz.options import MOST_PACKS, mix, parts
from game.defizz.pack import Pack, PackError, forget, use
from game.defizz.spreadsheet_reading import CellFault
from game.defizz.writing import visible
from game.shelf import ShelfError, pack_file
from game.shelf_packs import Manuscripts
from scenes.app.dialog import Dialog
from scenes.app.lang import n, p, said, t
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.games.defizz.at_hand import BOXES, Listed, at_hand, judged, ours, refused, title
from scenes.games.defizz.editor.cells import cell_line
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.intents import Dropped, Intent
from scenes.kit.label import Label
from scenes.kit.scroll import MARK, Listing, Reader
from scenes.kit.text import STRONG_STYLE, Style
from scenes.kit.theme import BODY_LARGE, BUTTON, INK
from scenes.kit.toggle import TRACK, Toggle
from scenes.kit.widget import Widget
from scenes.tables.setup import Drafted

LIST = 0.42
"""Share of the page's width that is the list; the rest describes the chosen pack."""
READING = Style("text", 600, BODY_LARGE)
LONGEST_PATH = 400
NONE = -1
"""The row that is marked while a refused file is described: none, so that a click leads back to any."""
OUR_WORDS = ("what", "why")
"""Values of a fault that are words of ours, to be translated; the others are quoted from the file."""


class PacksPage(Sheet):
    """The page: the list of packs at the left, the chosen one at the right, and below them an entry to import one.

    Packs can be taken into the table that is being set, and left out of it.
    """

    def __init__(self, draft: Drafted) -> None:
        super().__init__()
        self.draft = draft
        self.packs: list[Listed] = []
        self.index = 0
        self.tried: Listed | None = None
        """The file that was refused last; None once another pack is chosen or taken."""
        self.path = ""
        self.deleted: Path | None = None
        """The pack that was deleted last, where it lies now; None if there is none to put back."""
        self.deleted_played = False
        """True if the pack that was deleted last was on the table being set."""

    def enter(self) -> None:
        self._read()
        super().enter()

    def resume(self) -> None:
        self._read()
        self.rebuild()

    def _read(self) -> None:
        from scenes.games.defizz.editor.ways_in import with_manuscripts

        self.packs = with_manuscripts(self.app.shelf, at_hand(self.app))
        self.index = min(self.index, len(self.packs) - 1)

    def title(self) -> str:
        return t("Packs of questions")

    @property
    def shown(self) -> Listed:
        """The pack that is described, and that all buttons are about: the file refused last, or the chosen pack."""
        return self.tried or self.packs[self.index]

    # layout

    def body(self, inner: Box) -> list[Widget]:
        kind = self.app.canvas.type
        high = BUTTON * kind.text_size
        upper = inner._replace(height=inner.height - high - GAP)
        lower = Box(inner.x, inner.bottom - high, inner.width, high)
        left = upper._replace(width=upper.width * LIST - GAP / 2)
        right = upper._replace(x=upper.x + upper.width * LIST + GAP / 2, width=upper.width * (1 - LIST) - GAP / 2)
        played = parts(self.draft.value("pack"))
        rows = [(title(listed), summary(listed, listed.name in played)) for listed in self.packs]
        new: list[Widget] = []
        if self.app.shelf is not None:
            left = left._replace(height=left.height - high - GAP)
            new = [Button(left._replace(y=left.bottom + GAP, height=high), t("New pack"), self._begin)]
        return [
            Listing(left, rows, self._moved, NONE if self.tried else self.index, self._moved),
            *new,
            *self._about(right),
            *self._way_in(lower),
        ]

    def _about(self, room: Box) -> list[Widget]:
        """The text about the pack that is shown, and below it, if it is a good one, the switch that takes it."""
        text = description(self.shown, self._folder())
        high = BUTTON * self.app.canvas.type.text_size
        lower: list[Widget] = []
        if self.app.shelf is not None and (self.shown.pack is not None or self.shown.manuscript is not None):
            room = room._replace(height=room.height - high - GAP)
            from_game = self.shown.path is None and self.shown.manuscript is None
            edit = t("Copy and edit") if from_game else p("pack", "Edit")
            lower = [Button(Box(room.x, room.bottom + GAP, room.width, high), edit, self._edit)]
        if self.shown.pack is None:
            return [Reader(room, text, INK, READING), *lower]
        reader = room._replace(height=room.height - high)
        row = Box(room.x, reader.bottom, room.width - TRACK[0] - 12, high)
        switch = Box(row.right, row.y, TRACK[0] + 12, high)
        on = self.shown.name in parts(self.draft.value("pack"))
        return [
            Reader(reader, text, INK, READING),
            Label(row, t("Play with these questions"), STRONG_STYLE, INK),
            Toggle(switch, "", on, self._play_with),
            *lower,
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
        found = [Extra(t("Copy the folder’s path"), self._copy)]
        if self.tried is None and (self.shown.path is not None or self.shown.manuscript is not None):
            found.append(Extra(p("pack", "Delete"), self._ask))
        if self.deleted is not None:
            found.append(Extra(p("pack", "Put it back"), self._restore))
        return found

    def _folder(self) -> str:
        return str(self.app.shelf.questions) if self.app.shelf is not None else ""

    # doing

    def _moved(self, index: int) -> None:
        self.index = max(0, index)
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
        from scenes.games.defizz.editor.ways_in import SHEETS, from_sheet

        path, data = path_of(text), b""
        notes: list[PackError] = []
        try:
            data = pack_file(path)
            if path.suffix.lower() in SHEETS:
                found, data, notes = from_sheet(path, data)
            else:
                found = judged(path, data)
        except ShelfError as error:
            found = refused(path, error)
        if found.pack is not None and found.pack.id in ours():
            taken = PackError("the name {name} belongs to the questions that come with the game", name=found.pack.id)
            found = refused(path, taken)
        for note in notes:
            self.app.toasts.say(said(note))
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
            Manuscripts(self.app.shelf).bury(pack.id)
        except ShelfError as error:
            self.app.toasts.say(said(error))
            return
        use(pack)
        self.tried, self.path = None, ""
        if self.deleted is not None and self.deleted.name == kept.name:
            self.deleted = None
        self._read()
        self._show(kept.stem)
        self.app.toasts.say(t("You can play with {title} now.", title=title(self.shown)))

    def _show(self, name: str) -> None:
        """Choose the pack of this name in the list."""
        self.index = next(index for index, listed in enumerate(self.packs) if listed.name == name)
        self.rebuild()

    def _play_with(self, on: bool) -> None:
        """Take the pack that is shown into the table being set, or leave it out; without any, the boxes stay."""
        name = self.shown.name
        others = [each for each in parts(self.draft.value("pack")) if each != name]
        names = [*others, name] if on else others or list(BOXES)
        if len(names) > MOST_PACKS:
            self.app.toasts.say(t("Up to {most} packs can be mixed.", most=MOST_PACKS))
        elif not on and not others and name in BOXES:
            self.app.toasts.say(t("A match needs questions: choose another pack first."))
        else:
            order = {each: place for place, each in enumerate(ours())}
            self.draft.choose("pack", mix(sorted(names, key=lambda each: (order.get(each, len(order)), each))))
        self.rebuild()

    def _begin(self) -> None:
        from scenes.games.defizz.editor.ways_in import begin

        begin(self.app, self.packs)

    def _edit(self) -> None:
        from scenes.games.defizz.editor.ways_in import edit

        edit(self.app, self.shown, self.packs)

    def _copy(self) -> None:
        pygame.scrap.put_text(self._folder())
        self.app.toasts.say(t("Copied."))

    def _ask(self) -> None:
        listed = self.shown
        self.app.push(
            Dialog(
                t("Delete “{title}”?", title=title(listed)),
                t("Its file is taken out of the folder. Matches that were played with it can’t be opened any more."),
                [
                    (p("pack", "Delete"), lambda: self._delete(listed), "urgent"),
                    (p("pack", "Keep"), lambda: None, "quiet"),
                ],
            )
        )

    def _delete(self, listed: Listed) -> None:
        """Delete this pack and leave it out of the table being set; it can be put back."""
        assert self.app.shelf is not None
        manuscripts = Manuscripts(self.app.shelf)
        try:
            deleted = manuscripts.path(listed.name)
            if listed.path is not None:
                deleted = self.app.shelf.delete_pack(listed.path)
            manuscripts.bury(listed.name)
            self.deleted = deleted
        except ShelfError as error:
            self.app.toasts.say(said(error))
        else:
            forget(listed.name)
            self.deleted_played = listed.name in parts(self.draft.value("pack"))
            left = [name for name in parts(self.draft.value("pack")) if name != listed.name]
            self.draft.choose("pack", mix(left or BOXES))
            self.app.toasts.say(t("“{title}” is deleted.", title=title(listed)))
        self.resume()

    def _restore(self) -> None:
        """Put the pack that was deleted last back into the folder, onto the table if it was there, and choose it."""
        assert self.app.shelf is not None and self.deleted is not None
        name = self.deleted.stem
        try:
            Manuscripts(self.app.shelf).dig_up(name)
            if self.deleted.suffix == ".json":
                self.app.shelf.restore_pack(self.deleted)
        except ShelfError as error:
            self.app.toasts.say(said(error))
            return
        self.deleted = self.tried = None
        self._read()
        self._show(name)
        if self.deleted_played:
            self._play_with(True)
        self.app.toasts.clear()
        self.app.toasts.say(t("“{title}” is back.", title=title(self.shown)))


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


def summary(listed: Listed, played: bool) -> str:
    """The line under a pack's title: the number of its questions, or of a refused file's faults."""
    if listed.pack is None and listed.manuscript is not None:
        return t("Being written")
    if listed.pack is None:
        return n("{count} thing to mend", "{count} things to mend", len(listed.faults))
    questions = n("{count} question", "{count} questions", len(listed.pack.file.questions))
    return t("{questions} · on the table", questions=questions) if played else questions


def description(listed: Listed, folder: str) -> str:
    """The text about a pack: its cards, version and licence; or all faults of a refused file."""
    lines = [MARK + title(listed)]
    if listed.manuscript is not None:
        cards = len(listed.manuscript.cards)
        lines.append(n("Being written: {count} card begun", "Being written: {count} cards begun", cards))
    if listed.pack is None and listed.manuscript is not None:
        return "\n".join(lines)
    if listed.pack is None:
        lines += [t("This file can’t be played with: {path}", path=visible(str(listed.path))), ""]
        lines += [fault_line(fault) for fault in listed.faults]
        if len(listed.faults) == MOST_FAULTS:
            lines += ["", t("There may be more: mend these {count}, then import the file again.", count=MOST_FAULTS)]
        return "\n".join(lines)
    file = listed.pack.file
    duel, multi = (len(cards) for cards in listed.pack.cards)
    lines += [
        n("{count} Duel card", "{count} Duel cards", duel)
        + ", "
        + n("{count} Multi card", "{count} Multi cards", multi),
        t("Version {version}", version=file.version),
    ]
    lines += [t("Licence: {licence}", licence=file.license)] if file.license else []
    if folder:
        lines += ["", t("Packs of your own are files in this folder:"), visible(folder)]
    return "\n".join(lines)


def fault_line(fault: Fault | CellFault) -> str:
    """A fault in words: `Line 12: questions[3].hint.fr: …`, with the place as it is written in the file."""
    if isinstance(fault, CellFault):
        return cell_line(fault)
    quoted = {name: value for name, value in fault.error.values.items() if name not in OUR_WORDS}
    what = visible(said(fault.error, **quoted))
    if "place" in fault.error.values:
        what = what[0].lower() + what[1:]
    return t("Line {line}: {what}", line=fault.line, what=what) if fault.line else what
