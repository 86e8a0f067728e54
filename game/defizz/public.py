"""Facts that follow from a view and the pack on the shelf, for a table that judges answers and has no state."""

from __future__ import annotations

from typing import NamedTuple

from game.defizz.pack import Pack, named
from game.defizz.phases import JUDGING, NAMES
from game.defizz.questions import AnyQuestion
from game.defizz.view import DefizzView


class Pending(NamedTuple):
    """An answer that waits for the table's word."""

    seat: int
    text: str


def pack(view: DefizzView) -> Pack:
    """The pack that is played with."""
    return named(view.options.pack)


def question(view: DefizzView) -> AnyQuestion | None:
    """The question that is asked, with its answer; None before one is. For whoever judges, never for a player."""
    if view.asked is None:
        return None
    whole = pack(view)
    return whole.file.questions[whole.index[view.asked.id]]


def pending_answer(view: DefizzView) -> Pending | None:
    """The first answer that waits to be judged (DE-22), or None. All eyes see it: it was heard."""
    if view.phase != NAMES[JUDGING]:
        return None
    text = view.answers[0]
    assert text is not None
    return Pending(view.floor[0], text)


def untried(view: DefizzView) -> tuple[int, ...]:
    """Participants of a Chrono who have not yet pressed or passed (DE-17)."""
    return tuple(seat for seat in view.players if seat not in view.tried)
