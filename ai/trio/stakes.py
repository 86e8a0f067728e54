"""The worth of a trio: the match, or a step towards it."""

from __future__ import annotations

from game.trio.cards import LINKS, NUMBERS, SEVEN
from game.trio.memory import partner
from game.trio.view import TrioView

STEP = 0.4
"""The worth of a trio that doesn't win yet, where any three win."""
LINK = 0.2
"""The worth of a trio where links count, for each number that would win with it and can still be found."""
LOOSE = 0.1
"""The worth of a trio where no such number is left: then rivals just don't get it."""


def team(view: TrioView, seat: int) -> tuple[int, ...]:
    return (seat, partner(seat, view.seats)) if view.options.teams else (seat,)


def stakes(view: TrioView, seat: int) -> list[float]:
    """The worth of each number's trio to this seat, by number: 1 wins the match, 0 is already taken."""
    gone = {number for trios in view.trios for number in trios}
    ours = [number for mate in team(view, seat) for number in view.trios[mate]]
    return [0.0] + [0.0 if number in gone else _worth(view, number, ours, gone) for number in NUMBERS]


def _worth(view: TrioView, number: int, ours: list[int], gone: set[int]) -> float:
    if number == SEVEN:
        return 1.0
    if view.options.mode == "simple":
        return 1.0 if len(ours) == 2 else STEP
    if LINKS[number].intersection(ours):
        return 1.0
    return LOOSE + LINK * len(LINKS[number] - gone)
