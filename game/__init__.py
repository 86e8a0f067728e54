"""The rules and the record of the four games. No pygame, no clock, no random number but from the seed."""

from game.defizz import GAME as DEFIZZ
from game.table import TABLE, BadOptions, Event, Game, IllegalMove, Outcome, State, Timer, View, redact
from game.tordu import GAME as TORDU
from game.trepido import GAME as TREPIDO
from game.trio import GAME as TRIO

GAMES: dict[str, Game] = {game.name: game for game in (TREPIDO, TRIO, TORDU, DEFIZZ)}

__all__ = [
    "GAMES",
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
