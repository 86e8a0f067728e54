"""The plates of the other seats: on the arc of the table, clockwise from one's own left."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.theme import PLATE
from scenes.stage import bust

COMPACT = (136, 40)
CROWD = 8
"""From this many seats on, plates are compact."""
FITTING, MOST_LETTERS, LETTER = 10, 14, 7.5
"""Letters that fit every plate, the most that count, and the width that each letter more needs."""
TOP, DEPTH = 312, 206
"""The height of the middle of the table's oval, and its reach up and down."""
HIGHEST, GUIDED, ASIDE = 10.0, 72.0, 44.0
"""The y of the upper edge of a large seat at the top of the table, usually and below the bar of a lesson, and the
distance of its portrait from the middle."""
ALONE, SEVERAL, FLOOR = 208.0, 116.0, 598.0
"""The highest y of a large seat that stands alone at its side, of the upper one of several, and the y that all stay
above: the trail of three actions, or of one, lies over them, and one's own plate below."""
TRAILED = 1.25
"""The largest text size at which there is a trail, which seats at the sides leave room to."""
TITLE = 48.0
"""The distance by which the title pushes seats at the sides down as text grows to twice its size."""
SIDES = {1: 0, 2: 1, 3: 1, 4: 1, 5: 2}
"""Number of the others → how many of them sit at each side, drawn large; the rest sit at the top."""
MOST_LARGE, ROOMY, LEAST, LEAST_HEAD = 6, 1140.0, 172.0, 76.0
"""The most seats of a table that are drawn large, the least width of that table, and that of a plate at its top, at the
usual text size; and the least diameter of a portrait."""
INWARD = 0.96
"""The distance from the middle of an upper seat at the side, as a share of that of the lowest."""
CORNER, WATCHED, BETWEEN = 300.0, 516.0, 52.0
"""The room that seats at the top leave to the title and to the buttons, that which the buttons take at a table that is
only watched, and the room between two seats."""
APART = 14.0
"""The room between two large seats, one above the other: hair rises above its portrait."""
EDGE = 22
"""The room left free beside the plates."""
ANGLES = {1: (90,), 2: (150, 30), 3: (180, 90, 0)}
"""The angles of up to three others; from four on they share the arc from below left to below right."""
LOWEST, HIGHER = 28, 24
"""The degrees below the middle of the outermost seats, and how many fewer with larger text, to free the middle."""


def plate_size(seats: int, text_size: float = 1.0, letters: int = 0) -> tuple[float, float]:
    """The width and height of a plate: larger with larger text, wider for a long name, compact in a crowd."""
    across, down = COMPACT if seats >= CROWD else PLATE
    longer = LETTER * max(0, min(letters, MOST_LETTERS) - FITTING)
    return across * text_size + longer, down * text_size


def others(seats: int, width: float, text_size: float = 1.0, letters: int = 0) -> list[Box]:
    """The boxes of everyone else's plates, the left neighbour first; `letters` is the length of the longest name."""
    across, down = plate_size(seats, text_size, letters)
    reach = width / 2 - EDGE - across / 2
    count = seats - 1
    if count in ANGLES:
        angles = [float(angle) for angle in ANGLES[count]]
    else:
        lowest = LOWEST - HIGHER * (text_size - 1)
        step = (180 + 2 * lowest) / (count - 1)
        angles = [180 + lowest - step * index for index in range(count)]
    return [_at(angle, width / 2, reach, across, down) for angle in angles]


class Large(NamedTuple):
    """The room that a game needs for the seats that it draws large, in logical units."""

    across: float = bust.WIDTH
    """The width of a seat at the side."""
    below: float = 0.0
    """The room beneath a seat at the side, for what the game puts there."""
    said: float = 0.0
    """The room beneath that for words, which grows with the text."""
    half: float = bust.HALF
    """The room for cards at either side of a portrait's middle, at the top of the table."""
    top: float = bust.TOP_WIDE
    """The width of a seat at the top."""
    size: float = 1.0
    """The text size that this room is for."""

    def at(self, size: float) -> Large:
        """The room at a text size: words grow, cards and what else the game puts there don't."""
        return Large(
            max(self.across, bust.WIDTH * size),
            self.below + self.said * size,
            0.0,
            self.half,
            self.half + (self.top - self.half) * size,
            size,
        )


def fits(seats: int, width: float, needs: Large, corner: float = CORNER, lowest: float = FLOOR) -> bool:
    """Tell if the others' seats can be drawn large at a table of this width, with legible names and faces.

    `corner` is the room that the buttons take; seats at the sides stay above `lowest`.
    """
    if seats > MOST_LARGE or width < ROOMY:
        return False
    at_side = SIDES[seats - 1]
    tops = _tops(seats - 1 - 2 * at_side, width, needs, corner)
    heads = [down - bust.height(0, needs.size) for _, down in _column(at_side, needs, lowest)]
    return all(box.width - needs.half >= LEAST * needs.size for box in tops) and all(
        head >= LEAST_HEAD for head in heads
    )


def large(
    seats: int, width: float, needs: Large, lowest: float = FLOOR, corner: float = CORNER, highest: float = HIGHEST
) -> list[Box]:
    """The boxes of everyone else's seats drawn large, the left neighbour first.

    Those at the top, from `highest` down, are low and wide, and leave `corner` to the buttons. Those at the sides stand
    one above the other, down to `lowest`, with smaller portraits if there is less room.
    """
    at_side = SIDES[seats - 1]
    column, reach = _column(at_side, needs, lowest), width / 2 - EDGE - needs.across / 2
    left, right = [], []
    for index, (y, down) in enumerate(column):
        aside = reach * (INWARD if index < at_side - 1 else 1.0)
        left.append(Box(width / 2 - aside - needs.across / 2, y, needs.across, down))
        right.append(Box(width / 2 + aside - needs.across / 2, y, needs.across, down))
    tops = [box._replace(y=highest) for box in _tops(seats - 1 - 2 * at_side, width, needs, corner)]
    return [*reversed(left), *tops, *right]


def at_top(seats: int, place: int) -> bool:
    """Tell if one of the others sits at the top if all are drawn large; place 0 is the left neighbour."""
    at_side = SIDES[seats - 1]
    return at_side <= place < seats - 1 - at_side


def _tops(count: int, width: float, needs: Large, corner: float) -> list[Box]:
    """The boxes of the seats at the top, from the left, between the title and the buttons."""
    high, middle = bust.top_height(bust.TOP_HEAD), width / 2
    if count < 2:
        x = min(middle - ASIDE, width - corner - (bust.TOP_WIDE - bust.HALF) * needs.size) - needs.half
        return [Box(x, HIGHEST, min(needs.top, width - corner - x), high)] * count
    wide = min(needs.top, middle - max(CORNER, corner) - BETWEEN / 2)
    return [Box(x, HIGHEST, wide, high) for x in (middle - BETWEEN / 2 - wide, middle + BETWEEN / 2)]


def _column(count: int, needs: Large, lowest: float) -> list[tuple[float, float]]:
    """The y and the height of each large seat at one side, from the top."""
    if not count:
        return []
    highest = (ALONE if count == 1 and needs.size <= TRAILED else SEVERAL) + TITLE * (needs.size - 1)
    most = (lowest - highest - APART * (count - 1)) / count - needs.below
    down = min(most, bust.height(bust.HEAD, needs.size))
    taken = count * (down + needs.below) + APART * (count - 1)
    first = min(max(highest, TOP - taken / 2), lowest - taken)
    return [(first + index * (down + needs.below + APART), down) for index in range(count)]


def _at(angle: float, middle: float, reach: float, across: float, down: float) -> Box:
    """The box of a plate at an angle of the oval, which is flattened so that the sides hold more."""
    turn = angle * pi / 180
    x = abs(cos(turn)) ** 0.7 * (1 if cos(turn) >= 0 else -1)
    return centred(middle + reach * x, TOP - DEPTH * sin(turn), across, down)
