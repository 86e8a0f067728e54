"""Points of a deal, and the winners of a manche and of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from game.tordu.cards import TORDU

if TYPE_CHECKING:
    from game.tordu.options import Options
    from game.tordu.state import TorduState


PLAY_OFFS = 8
"""The most deals that are played for a manche that is level at the top. TO-19"""


class Manche(msgspec.Struct, frozen=True):
    """A manche that is over: the number of deals played by then, its points by seat, and the seats that won it."""

    deals: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


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


def winners(scores: Sequence[int], target: int, shared: bool = False) -> tuple[int, ...]:
    """TO-19: the seats that win the manche with these totals: none before the target, or level at the top.

    `shared`: those level at the top share the manche, as they do after the last play-off deal.
    """
    most = max(scores)
    if most < target or (scores.count(most) > 1 and not shared):
        return ()
    return tuple(seat for seat, total in enumerate(scores) if total == most)


def shares(options: Options, play_offs: int) -> bool:
    """TO-19: True if this deal is the last play-off: those still level at its end share the manche."""
    return options.reading > 1 and play_offs == PLAY_OFFS


def match_winners(manches: Sequence[int], totals: Sequence[int], majority: int) -> tuple[int, ...]:
    """TO-20: the seats with the majority of manches; of several, those with the most points over all manches."""
    there = [seat for seat, won in enumerate(manches) if won >= majority]
    most = max((totals[seat] for seat in there), default=0)
    return tuple(seat for seat in there if totals[seat] == most)
