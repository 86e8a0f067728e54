"""Money as chips: in the pot, and on the plates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.defizz.money import CHIPS, chips
from scenes.games.defizz.art import CHIP, Art
from scenes.games.defizz.places import SMALL
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.stage.slots import Slot, tilt

HIGHEST = 6
"""Most chips in a stack of the pot."""
RISE = 5.0
"""Logical units by which each chip of a stack lies higher."""
MOST = 12
"""Most chips that are shown of one side's payment."""
TINY, TINY_RISE, TINY_HIGHEST = 11.0, 2.6, 9


class Chip(NamedTuple):
    """A chip on the table: the n-th of those a side has paid, and its value."""

    seat: int
    number: int
    value: int


def paid(seat: int, amount: int) -> list[Chip]:
    """The chips that stand for the amount that a side has paid."""
    return [Chip(seat, number, value) for number, value in enumerate(chips(amount)[:MOST])]


def pot(amounts: Sequence[int], room: Box) -> dict[Chip, Slot]:
    """The slots of all chips paid, in stacks by value, in rows as wide as the room."""
    everything = [chip for seat, amount in enumerate(amounts) for chip in paid(seat, amount)]
    stacks: list[list[Chip]] = []
    for value in CHIPS:
        alike = [chip for chip in everything if chip.value == value]
        stacks += [alike[first : first + HIGHEST] for first in range(0, len(alike), HIGHEST)]
    scale = SMALL if len(stacks) <= 6 else SMALL * 0.72
    step = CHIP * scale / SMALL + 3
    per_row = max(1, int(room.width // step))
    found: dict[Chip, Slot] = {}
    for index, stack in enumerate(stacks):
        row, column = divmod(index, per_row)
        in_row = min(per_row, len(stacks) - row * per_row)
        x = room.centre[0] + (column - (in_row - 1) / 2) * step
        y = room.y + step / 2 + HIGHEST * RISE + row * (step * 0.78 + 10)
        for high, chip in enumerate(stack):
            sway = tilt(str(chip), 1.5)
            found[chip] = Slot(x + sway, y - high * RISE, scale=scale, z=100 + 10 * row + high, zone="pot")
    return found


def height(slots: dict[Chip, Slot], room: Box) -> float:
    """The y of the lower edge of the pot, or of an empty pot's place."""
    return max((slot.y + CHIP / 2 for slot in slots.values()), default=room.y + 30)


def purse(canvas: Canvas, art: Art, box: Box, amount: int) -> None:
    """Draw a purse as the fewest chips, in small stacks side by side."""
    stacks(canvas, art, box, amount, TINY * canvas.type.text_size)


def stacks(canvas: Canvas, art: Art, box: Box, amount: int, size: float) -> None:
    """Draw an amount as the fewest chips of this width, in stacks side by side in the middle of the box."""
    found = [(value, count) for value in CHIPS if (count := chips(amount).count(value))]
    left, rise = box.centre[0] - (len(found) - 1) * size * 0.55, size * TINY_RISE / TINY
    for index, (value, count) in enumerate(found):
        picture = art.chip(value, size)
        shown = min(count, TINY_HIGHEST)
        low = box.centre[1] + (shown - 1) * rise / 2
        for high in range(shown):
            canvas.picture(picture, left + index * size * 1.1, low - high * rise)
