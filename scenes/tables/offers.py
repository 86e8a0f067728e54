"""Buttons for moves that need no card: one big button beside the hand, or a row of choices over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.table import Move
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import BUTTON

ROW_AT = 486
"""The upper edge of the row of choices, in logical units."""
GAP = 12


class Offer(NamedTuple):
    """A move or an act, with the words on its button and the button's kind."""

    text: str
    move: Move | Callable[[], None]
    """The move that the button makes, or a function of the game's own that it calls."""
    kind: str = "do"


def widgets(
    choices: Sequence[Offer], kind: Type, width: float, lowest: float, does: Callable[[Any], Callable[[], None]]
) -> list[Button]:
    """The buttons of these offers: a single one at the right, ending at `lowest`; several in a row in the middle."""
    high = BUTTON * kind.text_size
    if len(choices) == 1:
        only = choices[0]
        across = min(max(160.0, kind.width(only.text, STRONG_STYLE) + 56), width / 3)
        box = Box(width - 22 - across, lowest - high, across, high)
        return [Button(box, only.text, does(only.move), only.kind)]
    needs = [max(96.0, kind.width(choice.text, STRONG_STYLE) + 52) for choice in choices]
    spare = width - 48 - sum(needs) - GAP * (len(needs) - 1)
    if spare < 0:
        needs = [(width - 48 - GAP * (len(needs) - 1)) / len(needs)] * len(needs)
    left = (width - sum(needs) - GAP * (len(needs) - 1)) / 2
    found = []
    for need, choice in zip(needs, choices, strict=True):
        found.append(Button(Box(left, ROW_AT, need, high), choice.text, does(choice.move), choice.kind))
        left += need + GAP
    return found
