"""The notebook, for tables that chose it: the cards seen at either end of every hand that must still be there."""

from __future__ import annotations

from game.trio.memory import Learn, Lose, Memory
from game.trio.view import TrioView


def known(view: TrioView) -> list[dict[int, int]]:
    """By seat, the known numbers of its sorted hand by index, cards that lie turned up included.

    A trio takes every copy of its number. After an exchange nobody can tell what has moved, and the pages of both
    partners are empty again.
    """
    lows: list[list[int]] = [[] for _ in view.counts]
    highs: list[list[int]] = [[] for _ in view.counts]
    for step in Memory(view).steps:
        if isinstance(step, Learn):
            lows[step.seat] = max(lows[step.seat], step.lows, key=len)
            highs[step.seat] = max(highs[step.seat], step.highs, key=len)
        elif isinstance(step, Lose):
            for side in (lows, highs):
                side[step.seat] = [number for number in side[step.seat] if number != step.number]
        else:
            for seat in (step.seat, step.partner):
                lows[seat], highs[seat] = [], []
    sizes = view.counts[:]
    for seen in view.revealed:
        if seen.end is not None:
            sizes[int(seen.source)] += 1
    return [
        {**{size - len(high) + index: number for index, number in enumerate(high)}, **dict(enumerate(low))}
        for low, high, size in zip(lows, highs, sizes, strict=True)
    ]
