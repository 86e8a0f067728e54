"""The tables that are remembered: the last one of each game, and those kept under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from game.match import Seat
from scenes.app.preferences import Letter
from scenes.app.stored import read_or_default, write_or_say

if TYPE_CHECKING:
    from scenes.app.loop import App

FILE = "tables"
LONGEST_NAME = 24


class Party(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A remembered table: the options that differ from the defaults, and the seats in order."""

    options: dict[str, bool | int | str | None] = {}
    seats: tuple[Seat, ...] = ()


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table kept under a name."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    game: str
    party: Party


class Memory(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is remembered of tables, in one small file on the shelf."""

    last: dict[str, Party] = {}
    """The last table of each game."""
    kept: tuple[Kept, ...] = ()
    printed: dict[int, Letter] = {}
    """The letters printed on the keys that have been pressed, by scancode."""

    def of(self, game: str) -> list[Kept]:
        """The tables kept for a game."""
        return [table for table in self.kept if table.game == game]

    def played(self, game: str, party: Party) -> Memory:
        """Return this memory with a table as the last one of its game."""
        return msgspec.structs.replace(self, last={**self.last, game: party})

    def with_table(self, name: str, game: str, party: Party) -> Memory:
        """Return this memory with a table kept under a name, instead of the one that had it."""
        others = self.without(name, game).kept
        return msgspec.structs.replace(self, kept=(*others, Kept(name=name, game=game, party=party)))

    def without(self, name: str, game: str) -> Memory:
        """Return this memory without a kept table."""
        rest = tuple(table for table in self.kept if (table.name, table.game) != (name, game))
        return msgspec.structs.replace(self, kept=rest)

    def knowing(self, scancode: int, letter: str) -> Memory:
        """Return this memory with the letter printed on a key."""
        return msgspec.structs.replace(self, printed={**self.printed, scancode: letter})


def load(app: App) -> Memory:
    """Read the memory from the shelf; an empty one if there is none."""
    return read_or_default(app, FILE, Memory, Memory())


def keep(app: App, memory: Memory) -> None:
    """Write the memory to the shelf; if that fails, say why."""
    write_or_say(app, FILE, memory)
