"""The kind of entry that is due at a table: words, a number, or none."""

from __future__ import annotations

from game.defizz.moves import EXAMPLE, LONGEST_ANSWER, Guess
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.chances import FEW, picks, timed

LONGEST_NUMBER = 18


def writes(table: CardTable) -> str:
    """The kind of entry that is due now: `text`, `number`, or an empty string if nothing is written."""
    if table.sight.actor is None or table.asked is None:
        return ""
    if EXAMPLE in table.legal:
        return "" if table.spoken else "text"
    if any(isinstance(move, Guess) for move in table.legal):
        return "number"
    return "number" if len(picks(table)) > FEW and not timed(table) else ""


def most_letters(table: CardTable) -> int:
    """The most letters of the entry that is due."""
    if table.view.phase == "chance":
        return len(str(max(move.pick or 0 for move in picks(table))))
    return LONGEST_NUMBER if writes(table) == "number" else LONGEST_ANSWER
