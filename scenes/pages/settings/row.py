"""Rows of settings: names at the left, controls at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.app.sheet import GAP, Sheet
from scenes.kit.box import Box
from scenes.kit.theme import BUTTON
from scenes.kit.widget import Widget
from scenes.pages.rows import Named

LEFT = 0.53
"""The share of a row that is its name and its explanation; the rest is its control."""
HIGHEST = 96
"""The height of a row, at the usual text size."""

Made = Callable[[Box], list[Widget]]
"""A function that makes the widgets of a control in a box."""


class Row(NamedTuple):
    """A setting: its name, a line about it, and its control."""

    name: str
    about: str
    control: Made


def lay_rows(sheet: Sheet, inner: Box, rows: Sequence[Row]) -> list[Widget]:
    """The widgets of some rows: names at the left, controls at the right; the paper ends below the last one."""
    kind = sheet.app.canvas.type
    high = min(HIGHEST * kind.text_size, inner.height / 4)
    sheet.paper = sheet.paper._replace(height=high * len(rows) + sheet.paper.height - inner.height)
    button = min(BUTTON * kind.text_size, high - 8)
    found: list[Widget] = []
    for index, row in enumerate(rows):
        whole = Box(inner.x, inner.y + index * high, inner.width, high)
        left = whole._replace(width=inner.width * LEFT - GAP)
        room = Box(inner.x + inner.width * LEFT, whole.centre[1] - button / 2, inner.width * (1 - LEFT), button)
        found.append(Named(left, row.name, row.about, inner.width if index else 0))
        found += row.control(room)
    return found
