"""Cues that show an event on the card itself."""

from __future__ import annotations

from typing import Any

from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.playing import Playing
from scenes.motion.cue import Cue, Entry


class Show:
    """A part of a cue that makes the card draw the event at every share of its time, from `first` on."""

    def __init__(self, table: CardTable, event: Any, first: float = 0.0) -> None:
        self.table = table
        self.event = event
        self.first = first

    def begin(self) -> None:
        self.table.playing = Playing(self.event, self.first)

    def step(self, share: float) -> None:
        self.table.playing = Playing(self.event, max(self.first, share))

    def end(self) -> None:
        self.table.playing = None


def show(table: CardTable, event: Any, ms: int) -> Cue:
    """A cue that animates an event on the card for `ms` milliseconds; with reduced motion it only waits."""
    return Cue([Entry(0, ms, Show(table, event))], ms) if not table.stage.reduced else Cue(ms=min(ms, 300))


def held(table: CardTable, event: Any, ms: int) -> Cue:
    """A cue that shows the last picture of an event for `ms` milliseconds."""
    return Cue([Entry(0, ms, Show(table, event, 1.0))], ms)
