"""Points of a deal, and who has won a manche."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.tordu.cards import TORDU

if TYPE_CHECKING:
    from game.tordu.state import TorduState


def points(state: TorduState) -> list[int]:
    """TO-15 … TO-17: the exact number pays the declarer, each trick of difference pays all the others."""
    gap = abs(state.won[state.declarer] - state.wanted)
    tordu = state.trump == TORDU
    times = 2 if state.doubled else 1
    if gap:
        gains = [gap * (2 if tordu else 1) * times] * state.seats
        gains[state.declarer] = 0
    else:
        gains = [0] * state.seats
        gains[state.declarer] = (4 if tordu else 3) * times
    return gains


def leader(scores: Sequence[int], target: int) -> int | None:
    """TO-19: the highest total at the target or beyond; level at the top, nobody yet."""
    most = max(scores)
    return scores.index(most) if most >= target and scores.count(most) == 1 else None
