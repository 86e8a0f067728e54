"""A sentence on paper over the lower edge of the table: a hint, or the reason for a computer player's move."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, INK, PAPER
from scenes.kit.widget import Widget
from scenes.tables.table import Table

BOTTOM, LOW = 710, 600
"""Heights in logical units: the lower edge of the paper, and the line below which widgets stand beside it."""
ASIDE = 14
"""Logical units that stay free on either side of the paper."""
WIDEST = 760
"""The largest width of the paper at the usual text size, in logical units."""
MARGIN, BULB = 16, 22
"""Logical units: the space around the words, the sign beside them."""


def box(kind: Type, table: Table, widgets: Sequence[Widget], words: str, style: Style = STRONG_STYLE) -> Box:
    """The box of a sentence: over the lower edge of the hand, between the plate and the buttons there."""
    left, right = _between(table, widgets)
    signs = BULB * kind.text_size + MARGIN * 0.5
    across = min(WIDEST * kind.text_size, right - left) - 2 * MARGIN - signs
    lines = kind.wrap(words, style, across)
    wide = max(kind.width(line, style) for line in lines) + 2 * MARGIN + signs
    high = kind.line(style) * len(lines) + MARGIN
    middle = min(max(table.width / 2, left + wide / 2), right - wide / 2)
    return Box(middle - wide / 2, BOTTOM - high, wide, high)


def _between(table: Table, widgets: Sequence[Widget]) -> tuple[float, float]:
    """The left and right edge of what the plate leaves free with buttons right of it, or right of one in the middle."""
    width, plate = table.width, table.own_plate()
    left = plate.right + ASIDE if plate.bottom > LOW else ASIDE
    right = width - left
    low = [widget.box for widget in widgets if isinstance(widget, Button) and widget.box.bottom > LOW]
    for box in low:
        if box.x > width / 2:
            right = min(right, box.x - ASIDE)
    middle = [box.right + ASIDE for box in low if box.x <= width / 2 <= box.right]
    return (max(middle), width - ASIDE) if middle else (left, right)


def draw(canvas: Canvas, words: str, box: Box, style: Style = STRONG_STYLE) -> None:
    """Draw the sentence on a paper with a lamp beside it."""
    canvas.panel(box, PAPER, min(22, box.height / 2), outline=BRASS, line=2.5, shadow=14)
    sign = BULB * canvas.type.text_size
    canvas.icon("hint", box.x + MARGIN + sign / 2, box.centre[1], sign, INK)
    left = box.x + MARGIN * 1.5 + sign
    room = Box(left, box.y + MARGIN / 2, box.right - MARGIN - left + 1, box.height - MARGIN)
    canvas.paragraph(words, room, style, INK)
