"""The table's word on an answer (DE-22), recorded as a move, so that a replay never judges again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.defizz import chrono, pingpong
from game.defizz.events import Judged
from game.defizz.moves import Verdict
from game.defizz.pack import PINGPONG
from game.defizz.records import Word
from game.table import Emit

if TYPE_CHECKING:
    from game.defizz.state import DefizzState


def verdict(state: DefizzState, seat: int, move: Verdict, emit: Emit | None) -> None:
    """Right or wrong, for the first answer that waits."""
    who, text, right = state.floor[0], state.answers[0], move.right
    state.said += (Word(seat=who, said=text, right=right),)
    state.floor = state.floor[1:]
    state.answers = state.answers[1:]
    if right:
        state.right += 1
        state.best = who
    if emit:
        emit(Judged(who, right, move.repeated and not right))
    if state.pack.modes[state.asked] == PINGPONG:
        pingpong.after_verdict(state, who, right, emit)
    else:
        chrono.next_to_judge(state, emit)
