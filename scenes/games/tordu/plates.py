"""The boxes on and beside everyone's plate at a table of Le Tordu: its marks, the dealer's disc, the bar of points."""

from __future__ import annotations

from game.tordu.cards import HAND
from scenes.games.tordu import marks, places
from scenes.kit.box import Box, centred
from scenes.tables.table import Table

DEALER_LARGER = 1.25
"""The size of the dealer's disc at a large seat, as a multiple of that on a plate."""


def boxes(table: Table) -> dict[int, Box]:
    """The box of every seat's plate; of a large seat the part beside or below the portrait."""
    found = {}
    for seat, box in {**table.plates(), table.bottom: table.own_plate()}.items():
        parts = table.parts(seat)
        found[seat] = parts.label if parts else box
    return found


def strips(table: Table) -> dict[int, Box]:
    """The box for the marks of every seat's plate."""
    return {seat: places.strip(box, seat != table.bottom, table.text_size) for seat, box in boxes(table).items()}


def dealer_box(table: Table) -> Box:
    """The box of the dealer's disc: at the end of the cards that a large seat holds, or at a portrait's foot."""
    seat, size = table.view.dealer, table.text_size
    parts = table.parts(seat)
    if parts is None:
        return marks.dealer_box(boxes(table)[seat], size)
    x, y = parts.badge(HAND).centre if parts.half else (parts.head.right - 12, parts.head.bottom - 12)
    side = marks.DEALER_SIDE * DEALER_LARGER * size
    return centred(x, y, side, side)


def tracks(table: Table) -> dict[int, Box]:
    """The box of the bar of every seat's points."""
    found, size = boxes(table), table.text_size
    large = {seat: parts for seat in found if (parts := table.parts(seat))}
    return {
        seat: marks.track(large[seat].room, box.bottom) if seat in large else marks.progress_box(box, size)
        for seat, box in found.items()
    }
