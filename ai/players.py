"""Who plays: the player of each game by its name, found when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ai.characters import Character, Coloured
from ai.player import Chance, Level, Player

PLAYERS = {
    "trepido": ("ai.trepido.player", "Trepido"),
    "trio": ("ai.trio.player", "Trio"),
    "tordu": ("ai.tordu.player", "Tordu"),
    "defizz": ("ai.defizz.player", "Defizz"),
}
"""Module and class of each game's player."""
KNOWING = ("defizz",)
"""The games in which a character knows some subjects better: their players are told who they are and what they know."""
SEARCHING: dict[str, tuple[Level, ...]] = {"trepido": ("hard",), "trio": ("hard",), "tordu": ("hard",), "defizz": ()}
"""The levels that may take longer than 2 ms: they think in a process of their own."""


def player(game: str, level: Level, character: Character | None = None, knows: int | None = None) -> Player:
    """A player of this level, coloured by a character; where a game has none yet, one who does anything. `knows`: of a
    hundred questions so many, where that counts; None: as the level does."""
    kind = found(game)
    if kind is None:
        return Chance(level)
    plain: Player = kind(level, character=character, knows=knows) if game in KNOWING else kind(level)
    return Coloured(plain, character) if character is not None else plain


def found(game: str) -> Any:
    """The class that plays a game; None if nobody has written one."""
    module, name = PLAYERS[game]
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
