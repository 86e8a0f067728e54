"""Where the others sit: on the arc of the table, clockwise from one's own left."""

from __future__ import annotations

from math import cos, pi, sin

from scenes.kit.box import Box, centred
from scenes.kit.theme import PLATE

COMPACT = (136, 40)
CROWD = 8
"""From so many seats on, plates are compact."""
FITTING, MOST_LETTERS, LETTER = 10, 14, 7.5
"""A name of so many letters fits every plate; the longest; and what each letter more needs."""
TOP, DEPTH = 312, 206
"""The middle of the table's oval, and how far it reaches up and down."""
EDGE = 22
"""What stays free beside the plates."""
ANGLES = {1: (90,), 2: (150, 30), 3: (180, 90, 0)}
"""Few others sit apart; from four on they share the arc from below left to below right."""
LOWEST, HIGHER = 28, 24
"""How far below the middle the outermost sit, in degrees; larger plates sit higher, to leave the middle free."""


def plate_size(seats: int, text_size: float = 1.0, letters: int = 0) -> tuple[float, float]:
    """As large as its text, from 1 to 1.5; a long name makes it wider."""
    across, down = COMPACT if seats >= CROWD else PLATE
    longer = LETTER * max(0, min(letters, MOST_LETTERS) - FITTING)
    return across * text_size + longer, down * text_size


def others(seats: int, width: float, text_size: float = 1.0, letters: int = 0) -> list[Box]:
    """The plates of everyone else, the left neighbour first; the longest name has so many letters."""
    across, down = plate_size(seats, text_size, letters)
    reach = width / 2 - EDGE - across / 2
    count = seats - 1
    if count in ANGLES:
        angles = [float(angle) for angle in ANGLES[count]]
    else:
        lowest = LOWEST - HIGHER * (text_size - 1)
        step = (180 + 2 * lowest) / (count - 1)
        angles = [180 + lowest - step * place for place in range(count)]
    return [_at(angle, width / 2, reach, across, down) for angle in angles]


def _at(angle: float, middle: float, reach: float, across: float, down: float) -> Box:
    """A plate on the oval, which is flattened so that the sides hold more."""
    turn = angle * pi / 180
    x = abs(cos(turn)) ** 0.7 * (1 if cos(turn) >= 0 else -1)
    return centred(middle + reach * x, TOP - DEPTH * sin(turn), across, down)
