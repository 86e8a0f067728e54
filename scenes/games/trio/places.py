"""Where Trio's cards lie, and the names that they have there.

A card is its number and nothing more (TI-01): a name tells a number only where everybody, or its owner alone, sees it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from game.trio.moves import Reveal
from scenes.kit.box import Box
from scenes.kit.theme import CARD
from scenes.stage.hand import CORNERS
from scenes.stage.slots import Back, Slot

SMALL = 0.3
"""The scale of the cards of others, and of the trios before them."""
STRIP = 46.0
"""How high a row of such cards is."""
ARROW = 34.0
"""How wide the button at either end of a strip is."""
APART = 4.0
FAN_STEP = 18.0
"""Between two cards of somebody else's hand, at most."""
TRIO_STEP, TRIO_APART = 5.0, 6.0
"""Between the cards of a trio, and between two trios, in small cards."""
OWN, OWN_MOST = 0.44, 240.0
"""The scale of one's own trios, in the lower right corner, and how far they reach."""
WIDEST_HAND = 720.0
"""How wide nine cards in hand are."""
GAP = 12.0
"""Between the cards of the middle."""
TOP, LOWEST = 84.0, 526.0
"""The middle of the table: below the corner buttons, above the hand."""
BESIDE = 20.0
"""What stays free between the middle and the seats around it."""
MOST, MOST_ROW = 0.84, 1.0
"""The largest scale of the cards there: with places in the middle, and where the row is alone."""
PROMPT, ORIGIN = 30.0, 26.0
"""The line above the row, and the marks below it that tell where its cards came from, at the usual text size."""
COLUMNS = {0: (3,), 6: (6, 3), 8: (8, 4), 9: (9, 5, 3)}
"""How the places of the middle can stand side by side; the first is the best if there is room."""


class Held(NamedTuple):
    """A card of the hand that these eyes may see; copies are counted from the left."""

    number: int
    copy: int


class Lying(NamedTuple):
    """Turned up in the row: by whom, as which of the turn, and the name it had and will have again after a miss."""

    by: int
    order: int
    number: int
    asked: Reveal
    source: Back | Held

    @property
    def place(self) -> str:
        """Where it came from."""
        return self.source.zone if isinstance(self.source, Back) else "hand"


class Won(NamedTuple):
    """A card of a trio that lies before a seat."""

    seat: int
    number: int
    copy: int


class Block(NamedTuple):
    """What belongs to somebody else's seat: the plate, the hand with a button at each end, the trios."""

    plate: Box
    strip: Box
    won: Box

    @property
    def whole(self) -> Box:
        """All that the middle of the table must leave free."""
        if self.won.y < self.strip.y:
            return self.plate._replace(height=self.strip.bottom - self.plate.y)
        return self.plate._replace(height=self.won.bottom - self.plate.y)


def block(plate: Box, middle: float) -> Block:
    """Everything hangs below the plate; only across the table do trios lie beside it."""
    strip = Box(plate.x, plate.bottom + APART, plate.width, STRIP)
    won = strip._replace(y=strip.bottom + APART)
    if plate.x < middle < plate.right:
        won = Box(plate.right + 10, plate.centre[1] - STRIP / 2, plate.width, STRIP)
    return Block(plate, strip, won)


def fan(strip: Box, count: int, place: str) -> list[Slot]:
    """The backs of somebody else's hand, the lowest at the left."""
    width = CARD[0] * SMALL
    room = strip.width - 2 * (ARROW + APART) - width
    step = min(FAN_STEP, room / (count - 1)) if count > 1 else 0.0
    x, y = strip.centre
    left = x - step * (count - 1) / 2
    return [
        Slot(left + step * number, y, scale=SMALL, face_up=False, z=20.0 + number, zone=place)
        for number in range(count)
    ]


def won(box: Box, place: str, trios: int, scale: float, kept: float = 0.0) -> list[list[Slot]]:
    """Small trios side by side from the left; `kept` is the room that is not theirs."""
    width, step = CARD[0] * scale, TRIO_STEP * scale / SMALL
    wide = width + 2 * step
    room = box.width - kept - wide
    apart = min(wide + TRIO_APART, room / (trios - 1)) if trios > 1 else 0.0
    y = box.centre[1]
    return [
        [
            Slot(box.x + width / 2 + apart * trio + step * copy, y, scale=scale, z=60.0 + 3 * trio + copy, zone=place)
            for copy in range(3)
        ]
        for trio in range(trios)
    ]


def corner(width: float, plate: Box) -> Box:
    """Where one's own trios lie: the lower right corner, opposite one's own plate."""
    reach = min(WIDEST_HAND / 2, width / 2 - CORNERS)
    across, down = min(OWN_MOST, width / 2 - reach - plate.x - GAP), CARD[1] * OWN
    return Box(width - plate.x - across, plate.bottom - down, across, down)


def own(box: Box, place: str, trios: int) -> list[list[Slot]]:
    """One's own trios, larger, and up to the right end."""
    slots = won(box, place, trios, OWN)
    spare = box.right - CARD[0] * OWN / 2 - slots[-1][-1].x
    return [[replace(slot, x=slot.x + spare) for slot in trio] for trio in slots]


class Centre(NamedTuple):
    """The middle of the table: places, the line that says what is looked for, the row, and its marks."""

    scale: float
    places: list[Slot]
    prompt: Box
    row: list[Slot]
    origins: float
    """How far down the marks of the row's cards are."""


@lru_cache(maxsize=64)
def centre(count: int, blocks: tuple[Box, ...], width: float, text_size: float) -> Centre:
    """So many places as large as can be, in whatever the seats leave free."""
    prompt, origin = PROMPT * text_size, ORIGIN * text_size
    best: tuple[float, Box, int] | None = None
    for room in _rooms(blocks, width):
        for columns in COLUMNS[count]:
            rows = ceil(count / columns)
            across = (room.width - GAP * (columns - 1)) / (CARD[0] * columns)
            down = (room.height - GAP * rows - prompt - origin) / (CARD[1] * (rows + 1))
            scale = round(min(MOST if count else MOST_ROW, across, down), 2)
            if best is None or scale > best[0]:
                best = scale, room, columns
    assert best is not None
    return _laid(count, *best, prompt, origin, width)


def _rooms(blocks: Sequence[Box], width: float) -> Iterator[Box]:
    """From each height on, what is free between the seats on both sides."""
    middle = width / 2
    for top in sorted({TOP, *(block.bottom + GAP for block in blocks)}):
        beside = [block for block in blocks if block.bottom > top]
        if top >= LOWEST or any(block.x < middle < block.right for block in beside):
            continue
        free = min([middle, *(max(middle - block.right, block.x - middle) for block in beside)]) - BESIDE
        yield Box(middle - free, top, 2 * free, LOWEST - top)


def _laid(count: int, scale: float, room: Box, columns: int, prompt: float, origin: float, width: float) -> Centre:
    rows, middle = ceil(count / columns), width / 2
    across, down = CARD[0] * scale, CARD[1] * scale
    top = room.y + (room.height - (down + GAP) * rows - prompt - down - origin) / 2
    places = []
    for place in range(count):
        row, column = divmod(place, columns)
        wide = min(columns, count - row * columns)
        x = middle + (column - (wide - 1) / 2) * (across + GAP)
        y = top + down / 2 + row * (down + GAP)
        places.append(Slot(x, y, scale=scale, face_up=False, z=float(place), zone="middle"))
    line = Box(room.x, top + rows * (down + GAP), room.width, prompt)
    y = line.bottom + down / 2
    row_slots = [
        Slot(middle + (number - 1) * (across + GAP), y, scale=scale, z=100.0 + number, zone="row")
        for number in range(3)
    ]
    return Centre(scale, places, line, row_slots, y + down / 2 + origin / 2)
