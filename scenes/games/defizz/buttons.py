"""The buttons at the lower right, one for each move that is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table import Move
from scenes.games.defizz import board
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.widget import Widget
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach

STYLES = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13))
GAP = 12.0
MOST_IN_A_ROW = 8


def row(whole: Box, reach: Reach, offered: Sequence[Offer]) -> list[Widget]:
    """The offers as buttons side by side, the first one always in the right corner of this box; many in two rows."""
    if not offered:
        return []
    kind = reach.type
    if len(offered) > MOST_IN_A_ROW:
        return _rows(whole, reach, offered)
    needs = [max(96.0, kind.width(choice.text, STRONG_STYLE) + 48) for choice in offered]
    room = whole.width - GAP * (len(offered) - 1)
    if sum(needs) > room:
        needs = [need * room / sum(needs) for need in needs]
    right = whole.right
    found: list[Widget] = []
    for need, choice in zip(needs, offered, strict=True):
        found.append(_button(Box(right - need, whole.y, need, whole.height), choice, reach, kind))
        right -= need + GAP
    return found


def _rows(whole: Box, reach: Reach, offered: Sequence[Offer]) -> list[Widget]:
    """The offers as two rows of small buttons."""
    kind = reach.type
    half = (len(offered) + 1) // 2
    high = whole.height * 0.5 - 2
    found: list[Widget] = []
    for line, in_row in enumerate((offered[:half], offered[half:])):
        boxes = whole._replace(y=whole.y + line * (high + 4), height=high).row(half, 6)
        found += [_button(box, choice, reach, kind) for box, choice in zip(boxes, in_row, strict=False)]
    return found


def _button(box: Box, choice: Offer, reach: Reach, kind: Type) -> Button:
    style = board.fitting(kind, choice.text, STYLES, box.inset(box.height * 0.3, 0))
    button = Button(box, choice.text, does(reach, choice.move), choice.kind, style=style)
    button.thing = choice.name
    return button


def does(reach: Reach, move: Move | Callable[[], None]) -> Callable[[], None]:
    """A function that makes the move; a move that is a function already is returned as it is."""
    return move if callable(move) else lambda: reach.do(move)
