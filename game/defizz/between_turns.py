"""Between two turns: an empty table, and how often the die counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.defizz.phases import ROLLING

if TYPE_CHECKING:
    from game.defizz.state import DefizzState

NOTHING_YET = -1


def clear(state: DefizzState) -> None:
    """An empty table before a roll."""
    state.phase = ROLLING
    state.turn = state.active
    state.paid = [0] * state.seats
    state.pot = state.minimum = state.offer = state.stake = 0
    state.kind = state.choice = state.asked = state.best = NOTHING_YET
    state.hints = state.questions = state.truths = ()
    state.helped = False
    state.rivals = state.players = state.refused = state.waiting = state.floor = ()
    state.answers = state.said = ()
    state.tried = state.right = 0
    state.luck = None


def multiple(state: DefizzState) -> int:
    """DE-24: twice with two sides left; `escalate_every`: once more every so many rounds. Both multiply."""
    every = state.options.escalate_every
    times = 1 if every is None else 1 + (state.rounds - state.since) // every
    return 2 * times if len(state.living) == 2 else times
