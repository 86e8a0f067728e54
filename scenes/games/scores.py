"""Score sheets as plain data, one file a game, the same functions each. Made from views alone.

sheet(view, names)    what stands on the score sheet now
ranking(view)         the seats by rank, those who are level together; of a match that is over
stand(view, seat)     what a seat has, in a few words: 120 points
why(view, names)      why the match went to whom it did, in a sentence
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from scenes.games.defizz import scores as defizz
from scenes.games.tordu import scores as tordu
from scenes.games.trepido import scores as trepido
from scenes.games.trio import scores as trio
from scenes.sitting.wording import Names
from scenes.tables.scoring import Scores

ENDS: dict[str, ModuleType] = {"trepido": trepido, "trio": trio, "tordu": tordu, "defizz": defizz}
SHEETS: dict[str, Callable[[Any, Names], Scores]] = {name: game.sheet for name, game in ENDS.items()}

__all__ = ["ENDS", "SHEETS", "Scores"]
