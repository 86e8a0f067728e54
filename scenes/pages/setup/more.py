"""The section of everything else: the code of a deal, and tables to be kept, taken again or forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table import Said
from scenes.app.dialog import Dialog
from scenes.app.lang import n, p, said, t
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.scroll import Listing
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, STRONG_STYLE
from scenes.kit.theme import FADED, INK
from scenes.kit.widget import Widget
from scenes.pages.rows import NAME_STYLE
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.memory import LONGEST_NAME, Kept, Party, keep
from scenes.pages.setup.setting import Setting
from scenes.tables.setup import Link

CONTROL, HIGHEST = 44, 58
GAP = 10
LONGEST_CODE = 40


class More:
    """The builder of the section, with the actions of its widgets."""

    def __init__(self, page: Setting) -> None:
        self.page = page
        self.index = 0
        """The index of the chosen one among the kept tables."""
        self.name = ""
        """The name under which this table would be kept."""

    def build(self, inner: Box) -> list[Widget]:
        left, right = inner.row(2, 3 * GAP)
        return [*self._code(left), *self._links(left), *self._tables(right)]

    def _links(self, room: Box) -> list[Widget]:
        """Buttons one above the other at the bottom of the room: to watch this table, and to the game's own pages."""
        high, bottom = self._control, room.bottom
        ways = [(t("Watch computers play"), self.page.watch)] if self.page.draft.people else []
        ways += [(link.title(), self._opens(link)) for link in self.page.draft.setup.links]
        found: list[Widget] = []
        for text, does in ways:
            box = Box(room.x, bottom - high, min(self._wide(text), room.width), high)
            found.append(Button(box, text, does))
            bottom -= high + GAP
        return found

    def _opens(self, link: Link) -> Callable[[], None]:
        return lambda: self.page.app.push(link.opens(self.page.draft))

    @property
    def _control(self) -> float:
        return min(CONTROL * self.page.app.canvas.type.text_size, HIGHEST)

    # the code of a deal

    def _code(self, room: Box) -> list[Widget]:
        kind = self.page.app.canvas.type
        title = room._replace(height=kind.line(NAME_STYLE))
        paste = self._wide(t("Paste"))
        entry = Box(room.x, title.bottom + GAP, room.width - paste - GAP, self._control)
        about = t("The same code deals the same cards to the same seats, with the same options.")
        high = kind.line(SMALL_STYLE) * len(kind.wrap(about, SMALL_STYLE, room.width))
        return [
            Label(title, t("Deal code"), NAME_STYLE, INK),
            Entry(entry, self.page.draft.code, self.page.coded, ghost=p("code", "By chance"), most=LONGEST_CODE),
            Button(Box(entry.right + GAP, entry.y, paste, self._control), t("Paste"), self._paste),
            Label(Box(room.x, entry.bottom + GAP, room.width, high), about, SMALL_STYLE, FADED, wraps=True),
        ]

    def _paste(self) -> None:
        self.page.coded(pygame.scrap.get_text().strip()[:LONGEST_CODE])
        self.page.rebuild()

    def _wide(self, text: str) -> float:
        return self.page.app.canvas.type.width(text, STRONG_STYLE) + self._control

    # tables under a name

    def _tables(self, room: Box) -> list[Widget]:
        kind, control = self.page.app.canvas.type, self._control
        title = room._replace(height=kind.line(NAME_STYLE))
        keep_wide = self._wide(p("table", "Keep"))
        last = Box(room.x, room.bottom - control, room.width, control)
        tables = self.page.memory.of(self.page.draft.name)
        found: list[Widget] = [Label(title, t("Tables"), NAME_STYLE, INK)]
        found += self._kept(Box(room.x, title.bottom + GAP, room.width, last.y - title.bottom - 2 * GAP), tables)
        saves = Button(last._replace(x=last.right - keep_wide, width=keep_wide), p("table", "Keep"), self._keep)
        entry = last._replace(width=last.width - keep_wide - GAP)
        named = Entry(
            entry, self.name, self._named, done=lambda _: self._keep(), ghost=t("Name of this table"), most=LONGEST_NAME
        )
        return [*found, named, saves]

    def _kept(self, room: Box, tables: list[Kept]) -> list[Widget]:
        """Make the list of kept tables with its two buttons; if none is kept, a label on what the list is for."""
        if not tables:
            about = t("Keep this table under a name: the game, its options and everyone who sits there.")
            return [Label(room, about, BODY_STYLE, FADED, wraps=True)]
        self.index = min(self.index, len(tables) - 1)
        control = self._control
        row = Box(room.x, room.bottom - control, room.width, control)
        listing = room._replace(height=room.height - control - GAP)
        take, forget = row.row(2, GAP)
        return [
            Listing(listing, [(table.name, _people(table.party)) for table in tables], self._choose, self.index),
            Button(take, p("table", "Choose"), lambda: self._take(tables[self.index]), "do"),
            Button(forget, t("Forget"), lambda: self._ask(tables[self.index])),
        ]

    def _choose(self, index: int) -> None:
        self.index = index

    def _named(self, name: str) -> None:
        self.name = name

    def _keep(self) -> None:
        """Keep this table; without a name, it is called after the people who sit there."""
        page = self.page
        page.draft.settle()
        name = self.name.strip() or _people(page.draft.party)[:LONGEST_NAME].strip(" ,")
        page.memory = page.memory.with_table(name, page.draft.name, page.draft.party)
        self.name, self.index = "", len(page.memory.of(page.draft.name)) - 1
        keep(page.app, page.memory)
        page.app.toasts.say(t("“{name}” is kept.", name=name))
        page.rebuild()

    def _take(self, table: Kept) -> None:
        try:
            self.page.take(Draft.of(table.game, table.party))
        except Said as error:
            self.page.app.toasts.say(said(error))

    def _ask(self, table: Kept) -> None:
        answers = [
            (t("Forget"), lambda: self._forget(table), "urgent"),
            (p("table", "Leave it there"), lambda: None, "quiet"),
        ]
        title, text = t("Forget this table?"), t("“{name}” will be gone for good.", name=table.name)
        self.page.app.push(Dialog(title, text, answers))

    def _forget(self, table: Kept) -> None:
        page = self.page
        page.memory = page.memory.without(table.name, table.game)
        keep(page.app, page.memory)
        page.rebuild()


def _people(party: Party) -> str:
    """The names of the people at a table, then the number of its computer players."""
    names = [seat.name for seat in party.seats if seat.person]
    others = len(party.seats) - len(names)
    if not others:
        return ", ".join(names)
    computers = n("{count} computer player", "{count} computer players", others)
    return ", ".join([*names, computers])
