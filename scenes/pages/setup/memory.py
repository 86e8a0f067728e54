"""The tables that are remembered: the last one of each game, and those kept under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from game.match import Seat
from game.shelf import ShelfError
from scenes.app.lang import said
from scenes.app.preferences import Letter
from scenes.app.stored import read_or_default

if TYPE_CHECKING:
    from scenes.app.loop import App

FILE = "tables"
LONGEST_NAME = 24


class Party(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was chosen besides the usual, and who sat where."""

    options: dict[str, bool | int | str | None] = {}
    seats: tuple[Seat, ...] = ()


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table under a name."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    game: str
    party: Party


class Memory(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One small file on the shelf."""

    last: dict[str, Party] = {}
    """By game."""
    kept: tuple[Kept, ...] = ()
    printed: dict[int, Letter] = {}
    """What stands on the keys that have been pressed, by their place."""

    def of(self, game: str) -> list[Kept]:
        """The tables kept for a game."""
        return [table for table in self.kept if table.game == game]

    def played(self, game: str, party: Party) -> Memory:
        """With this table as the last one of its game."""
        return msgspec.structs.replace(self, last={**self.last, game: party})

    def with_table(self, name: str, game: str, party: Party) -> Memory:
        """With a table kept under a name, in the place of the one that had it."""
        others = self.without(name, game).kept
        return msgspec.structs.replace(self, kept=(*others, Kept(name=name, game=game, party=party)))

    def without(self, name: str, game: str) -> Memory:
        """With this table forgotten."""
        rest = tuple(table for table in self.kept if (table.name, table.game) != (name, game))
        return msgspec.structs.replace(self, kept=rest)

    def knowing(self, scancode: int, letter: str) -> Memory:
        """With the name of a key."""
        return msgspec.structs.replace(self, printed={**self.printed, scancode: letter})


def load(app: App) -> Memory:
    """What is remembered."""
    return read_or_default(app, FILE, Memory, Memory())


def keep(app: App, memory: Memory) -> None:
    """Put it back on the shelf."""
    if app.shelf is not None:
        try:
            app.shelf.write(FILE, memory)
        except ShelfError as error:
            app.toasts.say(said(error))
