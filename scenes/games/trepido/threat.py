"""The threat on its way: dots from whoever laid a +3 to whoever must answer it, with the cards at stake."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin, tau

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import CORAL, CREAM
from scenes.stage import bust
from scenes.tables.table import Table

MIDDLE, REACH, DEPTH = 318.0, 0.335, 176.0
"""The y of the middle of the way's oval, its reach to the sides as a share of the width, and up and down."""
STEPS = 120
"""The points of the whole oval that are looked at."""
APART, DOT = 16.0, 6.0
"""The distance between two dots and their width."""
CLEAR = 8.0
"""The free room around a dot."""
DISC, AT = 50.0, 0.55
"""The width of the disc with the number, and its place as a share of the way."""
FEWEST = 5
"""A way with fewer dots is not worth drawing."""
ARROW = 13.0
NUMBER = Style("digits", 700, 21, fixed=True)
LEAST = 0.34
"""The part of a turn, in radians, that the way begins after its first seat and ends before its last."""


def way(table: Table, taken: Sequence[Box]) -> list[tuple[float, float]]:
    """The dots from whoever laid a +3 to whoever must answer, clear of all boxes; none without a threat or room."""
    view = table.view
    if not view.threat or view.phase == "over" or view.seats < 2:
        return []
    start = _angle(table, (view.turn - view.direction) % view.seats)
    end = _angle(table, view.turn)
    sweep = (view.direction * (end - start)) % tau or tau
    found: list[tuple[float, float]] = []
    count = int(STEPS * sweep / tau)
    for step in range(count + 1):
        turned = LEAST + (sweep - 2 * LEAST) * step / max(1, count)
        point = _point(table, start + view.direction * turned)
        near = found and abs(point[0] - found[-1][0]) + abs(point[1] - found[-1][1]) < APART
        if not near and not any(box.inset(-CLEAR).holds(*point) for box in taken):
            found.append(point)
    return found if len(found) >= FEWEST else []


def _angle(table: Table, seat: int) -> float:
    """The angle of a seat around the middle of the table, in radians clockwise from the right."""
    if seat == table.bottom:
        return pi / 2
    x, y = table.head(seat).centre
    return atan2(y - MIDDLE, x - table.width / 2) % tau


def _point(table: Table, angle: float) -> tuple[float, float]:
    return table.width * (0.5 + REACH * cos(angle)), MIDDLE + DEPTH * sin(angle)


def draw(canvas: Canvas, table: Table, taken: Sequence[Box]) -> None:
    """Draw the dots, the arrow at their end, and on the way the cards that are at stake."""
    dots = way(table, taken)
    if not dots:
        return
    for x, y in dots[:-1]:
        canvas.panel(centred(x, y, DOT, DOT), canvas.cloth.coral, DOT / 2)
    _arrow(canvas, dots[-2], dots[-1])
    place = _disc(dots, taken)
    if place is not None:
        _stake(canvas, place, table)


def _disc(dots: Sequence[tuple[float, float]], taken: Sequence[Box]) -> tuple[float, float] | None:
    """The dot on which the disc has room, nearest to its usual place on the way; None if there is none."""
    usual = AT * (len(dots) - 1)
    order = sorted(range(1, len(dots) - 2), key=lambda index: abs(index - usual))
    boxes = ((dots[index], centred(*dots[index], 1.7 * DISC, 1.7 * DISC)) for index in order)
    return next((dot for dot, box in boxes if not any(box.overlaps(each) for each in taken)), None)


def _stake(canvas: Canvas, place: tuple[float, float], table: Table) -> None:
    """Draw three backs, and the disc with the number of cards over them."""
    x, y = place
    back = table.art.back()
    for across, angle in ((-15.0, 12.0), (0.0, 0.0), (15.0, -12.0)):
        canvas.picture(bust.turned(back, angle), x + across, y - 16)
    disc = centred(x, y + 8, DISC, DISC)
    canvas.panel(disc, CORAL, DISC / 2, outline=CREAM, line=3, shadow=6)
    canvas.text(f"+{table.view.threat}", disc, NUMBER, CREAM, "centre")


def _arrow(canvas: Canvas, before: tuple[float, float], tip: tuple[float, float]) -> None:
    """Draw the arrow head at the end of the way."""
    ahead = atan2(tip[1] - before[1], tip[0] - before[0])
    points = [(tip[0] + ARROW * a * cos(ahead + b), tip[1] + ARROW * a * sin(ahead + b)) for a, b in HEAD]
    pixels = [canvas.view.to_pixels(*point) for point in points]
    pygame.draw.polygon(canvas.surface, canvas.cloth.coral, pixels)
    pygame.draw.aalines(canvas.surface, canvas.cloth.coral, True, pixels)


HEAD = ((1.0, 0.0), (0.9, 2.5), (0.35, pi), (0.9, -2.5))
"""The corners of the arrow head around its point: distance in shares of its size, and angle from the way ahead."""
