"""The log of Trio: without a notebook, the cards turned up are forgotten with their turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.table import Event
from game.trio.events import MatchDrawn, MatchWon, PutBack, Revealed, TrioWon
from scenes.sitting.telling import Telling

TURN_OVER = (PutBack, TrioWon)
OVER = (MatchWon, MatchDrawn)


def remembered(events: Sequence[Event]) -> list[Event]:
    """The events without the reveals of turns that are over: their cards lie face down again. After the end, all."""
    if any(isinstance(event, OVER) for event in events):
        return list(events)
    ended = max((index for index, event in enumerate(events) if isinstance(event, TURN_OVER)), default=-1)
    return [event for index, event in enumerate(events) if index > ended or not isinstance(event, Revealed)]


TELLING = Telling(remembered=remembered)
