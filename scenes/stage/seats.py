"""The plates of the other seats: on the arc of the table, clockwise from one's own left."""

from __future__ import annotations

from math import cos, pi, sin

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
HIGHEST = 10
"""The y of the upper edge of a large seat at the top of the table."""
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


def large(seats: int, width: float) -> list[Box]:
    """The boxes of everyone else's seats drawn large, the left neighbour first; those at the top are smaller."""
    usual = others(seats, width)
    middle = width / 2
    found = []
    for box in usual:
        x, y = box.centre
        at_top = box.x < middle < box.right
        head = bust.SMALL_HEAD if at_top else bust.HEAD
        down = bust.height(head)
        reach = width / 2 - EDGE - bust.WIDTH / 2
        x = min(max(x, middle - reach), middle + reach)
        found.append(Box(x - bust.WIDTH / 2, HIGHEST if at_top else y - down / 2, bust.WIDTH, down))
    return found


def _at(angle: float, middle: float, reach: float, across: float, down: float) -> Box:
    """The box of a plate at an angle of the oval, which is flattened so that the sides hold more."""
    turn = angle * pi / 180
    x = abs(cos(turn)) ** 0.7 * (1 if cos(turn) >= 0 else -1)
    return centred(middle + reach * x, TOP - DEPTH * sin(turn), across, down)
