"""The end of a deal of Le Tordu: the view that is shown then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from game.table import Event
from game.tordu import events
from game.tordu.score import Manche
from game.tordu.view import Deal, Laid, TorduView

Kind = TypeVar("Kind", bound=Event)


def last_view(before: TorduView, happened: Sequence[Event]) -> TorduView:
    """The view at the end of a deal: eight tricks taken, the points counted, no cards in hand."""
    (scored,) = _of(events.DealScored, happened)
    laid = tuple(Laid(event.seat, event.card) for event in _of(events.Played, happened))
    tricks = list(before.tricks)
    for event in _of(events.TrickWon, happened):
        tricks[event.seat] = event.tricks
    assert before.contract is not None
    deals = (*before.deals, Deal(before.contract, scored.taken, scored.points))
    won = next(iter(_of(events.MancheWon, happened)), None)
    over = () if won is None else (Manche(len(deals), scored.scores, won.winners),)
    return msgspec.structs.replace(
        before,
        phase="over",
        actors=(),
        hands=tuple(None if hand is None else () for hand in before.hands),
        counts=(0,) * before.seats,
        trick=(),
        played=(*before.played, (*before.trick, *laid)),
        tricks=tuple(tricks),
        scores=scored.scores,
        manches=before.manches if won is None else won.manches,
        finished=(*before.finished, *over),
        deals=deals,
    )


def _of(kind: type[Kind], happened: Sequence[Event]) -> list[Kind]:
    """The events of one kind, in order."""
    return [event for event in happened if isinstance(event, kind)]
