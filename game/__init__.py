"""The rules and the record of the games. No pygame, no clock, no random number but from the seed."""

from collections.abc import Mapping
from importlib import import_module

from game.registry import Registry
from game.table import TABLE, BadOptions, Event, Game, IllegalMove, Outcome, State, Timer, View, redact

NAMES = ("trepido", "trio", "tordu", "defizz")
"""The games, in the order of the menu. A game is added here, and by its folders in `game`, `ai` and `scenes/games`."""


def _load(name: str) -> Game:
    """Import a game's rules."""
    found: Game = import_module(f"game.{name}").GAME
    return found


GAMES: Mapping[str, Game] = Registry(NAMES, _load)
"""The games by name. The rules of each are imported when they are first asked for."""

__all__ = [
    "GAMES",
    "NAMES",
    "TABLE",
    "BadOptions",
    "Event",
    "Game",
    "IllegalMove",
    "Outcome",
    "State",
    "Timer",
    "View",
    "redact",
]
