"""The slots of Trio's cards, and the keys of their sprites.

A card is its number and nothing more (TI-01): a key holds a number only where everybody, or its owner alone, sees it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from game.trio.moves import Reveal
from scenes.kit.box import Box, centred
from scenes.kit.theme import CARD
from scenes.stage import bust
from scenes.stage.hand import CORNERS
from scenes.stage.seats import Large
from scenes.stage.slots import Back, Slot
from scenes.stage.stage import Stage

SMALL = 0.3
"""The scale of other seats' cards, and of the trios before them."""
STRIP = 46.0
"""The height of a row of such cards."""
ARROW = 34.0
"""The width of the button at either end of a strip."""
APART = 4.0
FAN_STEP = 18.0
"""The greatest distance between two cards of somebody else's hand."""
TRIO_STEP, TRIO_APART = 5.0, 6.0
"""The distance between the cards of a trio, and the gap between two trios, for small cards."""
NEAR_GAP = 8.0
"""The gap between a seat's last trio and the pill with the trios that would win."""
OWN, OWN_MOST = 0.44, 240.0
"""The scale of one's own trios, in the lower right corner, and their greatest width together."""
WIDEST_HAND = 720.0
"""The width of a hand of nine cards."""
GAP = 12.0
"""The gap between the cards of the middle."""
TOP, LOWEST = 84.0, 526.0
"""The upper and the lower end of the middle of the table: below the corner buttons, above the hand."""
BESIDE = 20.0
"""The free room between the middle and the seats around it."""
MOST, MOST_ROW = 0.84, 1.0
"""The largest scale of the cards in the middle of the table: with places there, and where the row is alone."""
PROMPT, ORIGIN = 30.0, 26.0
"""The height of the prompt above the row, and of the marks of origin below it, at the usual text size."""
COLUMNS = {0: (3,), 6: (6, 3), 8: (8, 4), 9: (9, 5, 3)}
"""Cards in the middle → the numbers of columns they can stand in, the best first."""


LARGE = Large(across=216.0, below=APART + STRIP, half=108.0, top=370.0)
"""The room of a seat drawn large: its hand with a button at either end, and below it its trios."""
BESIDE_HAND, LEAST_WON = 12.0, 130.0
"""The distance of trios from the hand that they lie beside, and the least width that they need there."""


class Held(NamedTuple):
    """A card of a hand that these eyes may see; copies of a number are counted from the left."""

    number: int
    copy: int
    seat: int


class Lying(NamedTuple):
    """A card turned up in the row: by which seat, as which of the turn, and its key before, and again after a miss."""

    by: int
    order: int
    number: int
    asked: Reveal
    source: Back | Held

    @property
    def zone(self) -> str:
        """The zone that it came from."""
        return self.source.zone if isinstance(self.source, Back) else "hand"


class Won(NamedTuple):
    """A card of a trio that lies before a seat."""

    seat: int
    number: int
    copy: int
    kind: str = "won"
    """Tells it from a `Held` of the same three numbers: tuples are equal by their values alone."""


class Block(NamedTuple):
    """The boxes of somebody else's seat: the plate, the strip of the hand with a button at each end, the trios."""

    plate: Box
    strip: Box
    won: Box
    large: bool = False
    """True if the seat is drawn large, and the strip lies before its portrait."""

    @property
    def whole(self) -> Box:
        """The box of all of it that the middle of the table must leave free; trios beside the hand aside."""
        beside = self.won.x > self.strip.right
        bottom = max(self.plate.bottom, self.strip.bottom if beside else self.won.bottom)
        return self.plate._replace(height=bottom - self.plate.y)


def block(plate: Box, middle: float) -> Block:
    """Lay a seat's boxes out below its plate; if the plate is at the middle of the top, its trios lie beside it."""
    strip = Box(plate.x, plate.bottom + APART, plate.width, STRIP)
    won = strip._replace(y=strip.bottom + APART)
    if plate.x < middle < plate.right:
        won = Box(plate.right + 10, plate.centre[1] - STRIP / 2, plate.width, STRIP)
    return Block(plate, strip, won)


def large_block(seat: Box, parts: bust.Parts) -> Block:
    """Lay the boxes of a large seat out: its trios lie below it, or at the top of the table beside the hand."""
    across, down = 2 * LARGE.half, parts.cards.height
    strip = centred(*parts.cards.centre, across, down)
    if not parts.beside:
        return Block(seat, strip, parts.words._replace(y=seat.bottom + APART, height=STRIP), True)
    left = strip.right + BESIDE_HAND
    if seat.right - left < LEAST_WON:
        return Block(seat, strip, Box(strip.x, strip.bottom + APART, across, STRIP), True)
    return Block(seat, strip, Box(left, strip.bottom - STRIP, seat.right - left, STRIP), True)


def fan(block: Block, count: int, zone: str, hidden: bool = True) -> list[Slot]:
    """The slots of somebody else's hand, the lowest card at the left; before a portrait hidden cards lean."""
    x, y = block.strip.centre
    if block.large:
        held = bust.fan(count) if hidden else ((across, 0.0, 0.0) for across, _, _ in bust.fan(count))
        return [
            Slot(x + across, y + down, angle, bust.BACK, face_up=False, z=20.0 + number, zone=zone)
            for number, (across, down, angle) in enumerate(held)
        ]
    width = CARD[0] * SMALL
    room = block.strip.width - 2 * (ARROW + APART) - width
    step = min(FAN_STEP, room / (count - 1)) if count > 1 else 0.0
    left = x - step * (count - 1) / 2
    return [
        Slot(left + step * number, y, scale=SMALL, face_up=False, z=20.0 + number, zone=zone) for number in range(count)
    ]


def won(box: Box, zone: str, trios: int, scale: float, kept: float = 0.0) -> list[list[Slot]]:
    """The slots of small trios, side by side from the left; `kept` is the width at the right that they leave free."""
    width, step = CARD[0] * scale, TRIO_STEP * scale / SMALL
    wide = width + 2 * step
    room = box.width - kept - wide
    apart = min(wide + TRIO_APART, room / (trios - 1)) if trios > 1 else 0.0
    y = box.centre[1]
    return [
        [
            Slot(box.x + width / 2 + apart * trio + step * copy, y, scale=scale, z=60.0 + 3 * trio + copy, zone=zone)
            for copy in range(3)
        ]
        for trio in range(trios)
    ]


def corner(width: float, plate: Box) -> Box:
    """The box of one's own trios: the lower right corner, opposite one's own plate."""
    reach = min(WIDEST_HAND / 2, width / 2 - CORNERS)
    across, down = min(OWN_MOST, width / 2 - reach - plate.x - GAP), CARD[1] * OWN
    return Box(width - plate.x - across, plate.bottom - down, across, down)


def own(box: Box, zone: str, trios: int) -> list[list[Slot]]:
    """The slots of one's own trios: larger, and flush with the right end."""
    slots = won(box, zone, trios, OWN)
    spare = box.right - CARD[0] * OWN / 2 - slots[-1][-1].x
    return [[replace(slot, x=slot.x + spare) for slot in trio] for trio in slots]


class Centre(NamedTuple):
    """The layout of the middle of the table: the places, the prompt, the row of cards turned up, and their marks."""

    scale: float
    places: list[Slot]
    prompt: Box
    row: list[Slot]
    origins: float
    """The y of the marks below the row's cards."""


@lru_cache(maxsize=64)
def centre(count: int, blocks: tuple[Box, ...], width: float, text_size: float) -> Centre:
    """Lay out this number of places as large as the room between the seats allows."""
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
    """The free boxes between the seats on both sides, one from each possible height down to the hand."""
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
    for index in range(count):
        row, column = divmod(index, columns)
        wide = min(columns, count - row * columns)
        x = middle + (column - (wide - 1) / 2) * (across + GAP)
        y = top + down / 2 + row * (down + GAP)
        places.append(Slot(x, y, scale=scale, face_up=False, z=float(index), zone="middle"))
    line = Box(room.x, top + rows * (down + GAP), room.width, prompt)
    y = line.bottom + down / 2
    row_slots = [
        Slot(middle + (number - 1) * (across + GAP), y, scale=scale, z=100.0 + number, zone="row")
        for number in range(3)
    ]
    return Centre(scale, places, line, row_slots, y + down / 2 + origin / 2)


def lying(stage: Stage) -> list[Lying]:
    """The cards of the row, in the order in which they were turned up."""
    return sorted((key for key in stage.sprites if isinstance(key, Lying)), key=lambda key: key.order)
