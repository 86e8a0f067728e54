"""Buttons for moves that need no card: one big button beside the hand, or a row of choices over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.table import Move
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import BUTTON

ROW_BOTTOM = 498
"""The lower edge of the row of choices, in logical units: above a card that is raised or chosen."""
GAP, MARGIN = 12, 22


class Offer(NamedTuple):
    """A move or an act, with the words on its button and the button's kind."""

    text: str
    move: Move | Callable[[], None]
    """The move that the button makes, or a function of the game's own that it calls."""
    kind: str = "do"


class Corner(NamedTuple):
    """The lower right corner of the table: its lower edge, its free width beside the hand, the hand's upper edge."""

    lowest: float
    room: float
    above: float


def row_height(kind: Type) -> float:
    """The height of the row of choices: it grows half as much as the text, as the middle of the table is small."""
    return BUTTON * (0.5 + 0.5 * kind.text_size)


def widgets(
    choices: Sequence[Offer], kind: Type, width: float, corner: Corner, does: Callable[[Any], Callable[[], None]]
) -> list[Button]:
    """The buttons of these offers: a single one in the corner at the right, or above the hand where the corner is too
    narrow for it; several in a row in the middle."""
    high = BUTTON * kind.text_size
    if len(choices) == 1:
        only = choices[0]
        across = min(max(160.0, kind.width(only.text, STRONG_STYLE) + 56), width / 3)
        lowest = corner.lowest if across <= corner.room else min(corner.lowest, corner.above)
        box = Box(width - MARGIN - across, lowest - high, across, high)
        return [Button(box, only.text, does(only.move), only.kind)]
    needs = [max(96.0, kind.width(choice.text, STRONG_STYLE) + 52) for choice in choices]
    spare = width - 48 - sum(needs) - GAP * (len(needs) - 1)
    if spare < 0:
        needs = [(width - 48 - GAP * (len(needs) - 1)) / len(needs)] * len(needs)
    left, high = (width - sum(needs) - GAP * (len(needs) - 1)) / 2, row_height(kind)
    found = []
    for need, choice in zip(needs, choices, strict=True):
        box = Box(left, ROW_BOTTOM - high, need, high)
        found.append(Button(box, choice.text, does(choice.move), choice.kind))
        left += need + GAP
    return found
