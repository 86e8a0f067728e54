"""The layout of the table: sides at the top, the card in the middle, money at its left, the clock at its right."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.theme import BUTTON
from scenes.stage.bust import Parts
from scenes.stage.plate import ASIDE as PLATE_ASIDE
from scenes.stage.slots import Slot

EDGE, GAP = 16.0, 8.0
TOP = 62.0
"""The y of the upper edge of the plates, at the usual text size."""
LOWEST = 692.0
PLATE, CROWDED = (150.0, 208.0, 48.0), (136.0, 172.0, 40.0)
"""A plate's least and greatest width and its height, in logical units; CROWDED from CROWD sides on."""
CROWD = 8
FITTING, MOST_LETTERS, LETTER = 8, 16, 6.5
"""Letters of a name that fits every plate; most letters that count; and the width that each letter more needs."""
BADGE = 27.0
"""Height of the word under a plate, if there is one."""
ASIDE = 152.0
"""Width of the columns beside the card (money at the left, the clock at the right), at the usual text size."""
COACH = 446.0
"""Width that a lesson leaves to the coach at the right of the card, at the usual text size."""
WIDEST, HIGHEST = 700.0, 452.0
HEADER, MARGIN = 46.0, 22.0
"""The height of the header of the card, at the usual text size, and the margin of its body."""
READER, LARGER = 18.0, 1.45
"""The width of the reader's book on a plate, and how many times larger it is at a large portrait."""
SMALL = 0.5
"""Scale of the slots of chips and the die, which have sizes of their own and no shadow of a card."""
DECKS = {"duel": -112.0, "multi": 112.0}
"""Distance of the decks from the middle, to the right."""


LARGE, LARGE_TOP, LARGE_MOST, OWN_LARGE = 92.0, 64.0, 264.0, 244.0
"""The diameter of a portrait drawn large, the y of its top, the greatest width of such a seat, and the
width of one's own."""
LARGE_LEAST, LARGE_LETTER = (230.0, 141.0), 7.0
"""The least width of such a seat, that without its name, and the width that each letter of the name needs."""
LARGE_FLAT = 0.54
"""The height of the plate beside that portrait, as a share of the diameter."""


class Rows(NamedTuple):
    """The boxes of the others' plates; `badges` is True if words have room below them; `bottom` is the lowest y."""

    boxes: list[Box]
    badges: bool
    bottom: float


def rows(sides: int, width: float, text_size: float, letters: int = 0) -> Rows:
    """The plates of all others, from the left, in one row if there is room, else in several of about equal length."""
    least, most, high = CROWDED if sides >= CROWD else PLATE
    least += LETTER * max(0, min(letters, MOST_LETTERS) - FITTING)
    most = max(least, most)
    count, room, high = sides - 1, width - 2 * EDGE, high * text_size
    fit = max(1, int((room + GAP) // (least * text_size + GAP)))
    lines = ceil(count / fit)
    per_line = ceil(count / lines)
    across = min(most * text_size, (room - GAP * (per_line - 1)) / per_line)
    found: list[Box] = []
    top = TOP * text_size**0.9
    for line in range(lines):
        in_line = min(per_line, count - line * per_line)
        left = (width - in_line * across - (in_line - 1) * GAP) / 2
        down = top + line * (high + GAP)
        found += [Box(left + column * (across + GAP), down, across, high) for column in range(in_line)]
    badges = lines == 1
    return Rows(found, badges, found[-1].bottom + (BADGE * text_size if badges else 0.0))


def large_fits(sides: int, width: float, text_size: float, letters: int) -> bool:
    """Tell if the seats of all others can be drawn large, with the longest of their names."""
    least = max(LARGE_LEAST[0], LARGE_LEAST[1] + LARGE_LETTER * min(letters, MOST_LETTERS))
    return large_row(sides, width, text_size).boxes[0].width >= large_width(least, text_size)


def large_width(usual: float, text_size: float) -> float:
    """The width of a seat drawn large that is so wide at the usual text size: its words grow, its portrait doesn't."""
    return LARGE + (usual - LARGE) * text_size


def large_row(sides: int, width: float, text_size: float) -> Rows:
    """The seats of all others drawn large, in a row from the left; words have room below their plates."""
    count = sides - 1
    across = min(large_width(LARGE_MOST, text_size), (width - 2 * EDGE - 2 * GAP * (count - 1)) / count)
    left = (width - count * across - 2 * GAP * (count - 1)) / 2
    top = LARGE_TOP * text_size**0.7
    boxes = [Box(left + index * (across + 2 * GAP), top, across, LARGE) for index in range(count)]
    longer = (LARGE * LARGE_FLAT / 2 + BADGE) * (text_size - 1)
    return Rows(boxes, True, top + LARGE + longer)


def own_plate(sides: int, text_size: float) -> Box:
    """The box of the plate of the side at the lower edge."""
    high = (CROWDED if sides >= CROWD else PLATE)[2] * text_size
    return Box(EDGE, LOWEST - high, 208 * text_size, high)


def aside(text_size: float) -> float:
    """The width of the columns beside the card, in logical units."""
    return ASIDE * (1 + 0.35 * (text_size - 1))


def card(above: float, width: float, text_size: float, guided: bool = False) -> Box:
    """The box of the large card, between the plates (which end at `above`) and the buttons.

    In a lesson it leaves the right side, where no clock is needed, to the coach.
    """
    top, bottom = above + GAP, LOWEST - BUTTON * text_size - 2 * GAP
    left = aside(text_size)
    right = COACH * (0.8 + 0.2 * text_size) if guided else left
    across = min(WIDEST, width - left - right)
    high = min(HIGHEST, bottom - top)
    return Box(left + (width - left - right - across) / 2, top + (bottom - top - high) / 2, across, high)


def button_row(own: Box, width: float, text_size: float) -> Box:
    """The box of the buttons at the lower right, beside one's own plate."""
    left = own.right + 2 * GAP
    high = BUTTON * text_size
    return Box(left, LOWEST - high, width - EDGE - left, high)


def die(card_box: Box, text_size: float, thrown: bool) -> Slot:
    """The slot of the die: between the decks, or once it is thrown at the left of the card."""
    if not thrown:
        x, y = card_box.centre
        return Slot(x, y, scale=SMALL, z=40, zone="die")
    return Slot(card_box.x - aside(text_size) / 2, card_box.y + 42, angle=6, scale=SMALL, z=40, zone="die")


def deck(kind: str, card_box: Box, number: int = 0) -> Slot:
    """The slot of a card of this deck, `number` cards above the lowest."""
    x, y = card_box.centre
    return Slot(x + DECKS[kind] - number * 1.5, y - number * 2.0, face_up=False, z=number, zone=kind)


def money(card_box: Box, text_size: float) -> Box:
    """The box of the pot, under the die."""
    wide = aside(text_size)
    top = card_box.y + 84
    return Box(card_box.x - wide + 6, top, wide - 12, card_box.bottom - top)


def dial(card_box: Box, text_size: float) -> tuple[float, float, float]:
    """The x and y of the clock's middle, and its width."""
    size = min(104.0, aside(text_size) - 40)
    return card_box.right + aside(text_size) / 2, card_box.centre[1], size


class Board(NamedTuple):
    """The boxes of the card, of its coloured header, and of the body below it."""

    box: Box
    header: Box
    body: Box


def board(box: Box, text_size: float) -> Board:
    """The parts of a card with this box; the header grows with the text."""
    high = HEADER * (0.4 + 0.6 * text_size)
    body = Box(box.x + MARGIN, box.y + high + 10, box.width - 2 * MARGIN, box.height - high - 26)
    return Board(box, box._replace(height=high), body)


class Signs(NamedTuple):
    """The boxes of what lies at a side's plate: its chips, and the book while it is the reader."""

    purse: Box
    reader: Box


def signs(box: Box, large: Parts | None, text_size: float) -> Signs:
    """The signs at the plate with this box: the chips at its right end, the book at the foot of the likeness."""
    plate, side = (large.words, READER * LARGER) if large is not None else (box, READER * text_size)
    head = large.head if large is not None else Box(box.x, box.y, box.height, box.height)
    aside = PLATE_ASIDE * text_size
    across, down = (0.55, 0.55) if large is not None else (0.35, 0.4)
    purse = Box(plate.right - aside - 2, plate.y, aside - 4, plate.height)
    return Signs(purse, centred(head.right - side * across, head.bottom - side * down, side, side))
