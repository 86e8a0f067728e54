"""How each game's events are told in the log."""

from __future__ import annotations

from game.defizz import events as defizz
from game.tordu import events as tordu
from game.trepido import events as trepido
from game.trio import events as trio
from scenes.sitting.log import LogHabits

LOGS: dict[str, LogHabits] = {
    "trepido": LogHabits((trepido.RoundBegan,), lambda view: trepido.RoundBegan(1, view.dealer)),
    "trio": LogHabits(
        passing=(trio.Revealed,), turn_over=(trio.PutBack, trio.TrioWon), match_over=(trio.MatchWon, trio.MatchDrawn)
    ),
    "tordu": LogHabits((tordu.DealBegan,), lambda view: tordu.DealBegan(1, view.dealer)),
    "defizz": LogHabits((defizz.TurnBegan,), lambda view: defizz.TurnBegan(view.active, view.reader)),
}
