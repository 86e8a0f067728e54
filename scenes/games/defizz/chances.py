"""Facts about the game of chance that is being played at a table, and the moves that can be made in it."""

from __future__ import annotations

from game.defizz.chance import KINDS
from game.defizz.chance.timed import SLOWEST, TIMES
from game.defizz.moves import Chance
from scenes.games.defizz.cardtable import CardTable

FEW = 24
"""Most picks that are shown as buttons; of more, one is written as a number."""


def picks(table: CardTable) -> list[Chance]:
    """The legal moves that pick something in a game of chance."""
    return [move for move in table.legal if isinstance(move, Chance) and move.pick is not None]


def timed(table: CardTable) -> bool:
    """Tell if a game of chance against time is being played."""
    luck = table.view.luck
    return luck is not None and KINDS[luck.kind].timed and table.view.phase == "chance"


def timed_move(table: CardTable, hundredths: int) -> Chance:
    """The move for a time in hundredths of a second, cut to the longest that the game counts."""
    luck = table.view.luck
    assert luck is not None
    most = SLOWEST if luck.kind == "light" else 200 * luck.params["seconds"]
    return TIMES[min(hundredths, most)]
