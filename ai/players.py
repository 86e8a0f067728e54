"""The computer player of each game and level, found in the game's own room when it is first asked for.

The room of a game is the package `ai.<name>`. It says two things: `SEARCHING`, the levels that think for long, and
`make`, which makes a player. A game without a room is played by chance.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from ai.characters import Character, Coloured
from ai.player import Chance, Level, Player


class Room(Protocol):
    """The interface of a game's package `ai.<name>`. Reading `SEARCHING` loads no player."""

    SEARCHING: tuple[Level, ...]
    """The levels that may take longer than 2 ms: they think in a process of their own."""

    def make(self, level: Level, character: Character | None, knows: int | None) -> Any:
        """Make the game's own player of this level; `character` and `knows` count in a game with questions alone."""
        ...


def player(game: str, level: Level, character: Character | None = None, knows: int | None = None) -> Player:
    """Make a player of this level, coloured by a character; one that plays by chance if the game has no room in `ai`.

    `knows` is how many of a hundred questions it can answer, in a game with questions; None: as many as its level.
    """
    found = room(game)
    if found is None:
        return Chance(level)
    plain: Player = found.make(level, character, knows)
    return Coloured(plain, character) if character is not None else plain


def searching(game: str) -> tuple[Level, ...]:
    """The levels of a game that may take longer than 2 ms for a choice: they think in a process of their own."""
    found = room(game)
    return found.SEARCHING if found is not None else ()


@cache
def room(game: str) -> Room | None:
    """The package of a game's computer players; None if there is none."""
    module = f"ai.{game}"
    try:
        return cast(Room, import_module(module))
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
