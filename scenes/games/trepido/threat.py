"""The threat on its way: dots from whoever laid a +3 to whoever must answer it, with the cards at stake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, dist, pi, sin, tau

import pygame

from scenes.app.loop import OVAL
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import CORAL, CREAM
from scenes.stage import bust
from scenes.tables.table import Table

ASIDE, MIDDLE, DEPTH = OVAL
INWARD, FLATTER = (0.0, 20.0, 42.0), 1.45
"""The most that a way may run inside the table's oval, and its further distance from the oval at the sides."""
STEPS = 140
"""The points of the whole oval that are looked at."""
APART, DOT = 16.0, 6.0
"""The distance between two dots and their width."""
CLEAR = 8.0
"""The free room around a dot."""
DISC, AT = 50.0, 0.55
"""The width of the disc with the number, and its place as a share of the way."""
FEWEST, ENOUGH = 5, 7
"""A way with fewer dots is not worth drawing; and the dots of one that is long enough."""
BENDS = tuple(number / 20 for number in range(2, 25))
"""The bends that a way between neighbours may have, as shares of the distance to the middle, least first."""
GAP = 2.5 * APART
"""The distance between two dots from which a way has a gap."""
ARROW = 13.0
NUMBER = Style("digits", 700, 21, fixed=True)
LEAST = 0.34
"""The part of a turn, in radians, that the way begins after its first seat and ends before its last."""


def way(table: Table, taken: Sequence[Box]) -> list[tuple[float, float]]:
    """The dots from whoever laid a +3 to whoever must answer, clear of all boxes; none without a threat or room.

    They follow the table's oval, as it is drawn on the cloth, or one a little inside it. Where neighbours sit too close
    for that, they bend towards the middle, as little as it takes.
    """
    view = table.view
    if not view.threat or view.phase == "over" or view.seats < 2:
        return []
    clear = [box.inset(-CLEAR) for box in taken]
    best, most = list[tuple[float, float]](), (False, False, False, 0)
    for points in (*(_along(table, inward) for inward in INWARD), *(_bent(table, bend) for bend in BENDS)):
        dots = _dots(points, clear)
        worth = _worth(dots, taken)
        if worth > most:
            best, most = dots, worth
        if all(most[:3]):
            break
    return best if len(best) >= FEWEST else []


def _worth(dots: Sequence[tuple[float, float]], taken: Sequence[Box]) -> tuple[bool, bool, bool, int]:
    """The worth of a way, the greater the better: is it long enough, has the disc room, has it no gap; its length."""
    gapless = all(dist(one, other) < GAP for one, other in pairwise(dots))
    long = len(dots) >= ENOUGH
    return long, long and _disc(dots, taken) is not None, gapless, len(dots)


def _dots(points: Iterable[tuple[float, float]], taken: Sequence[Box]) -> list[tuple[float, float]]:
    """Those of these points that lie in none of the boxes, and apart from the one before."""
    found: list[tuple[float, float]] = []
    for point in points:
        near = found and abs(point[0] - found[-1][0]) + abs(point[1] - found[-1][1]) < APART
        if not near and not any(box.holds(*point) for box in taken):
            found.append(point)
    return found


def _ends(table: Table) -> tuple[int, int]:
    """The seat that laid the +3, and the one that must answer."""
    view = table.view
    return (view.turn - view.direction) % view.seats, view.turn


def _along(table: Table, inward: float) -> Iterator[tuple[float, float]]:
    """The points of the oval, or of one so far inside it, from one seat to the other in the direction of play."""
    start, end = (_angle(table, seat) for seat in _ends(table))
    direction, across = table.view.direction, table.width / 2 - ASIDE - FLATTER * inward
    sweep = (direction * (end - start)) % tau or tau
    count = int(STEPS * sweep / tau)
    for step in range(count + 1):
        angle = start + direction * (LEAST + (sweep - 2 * LEAST) * step / max(1, count))
        yield table.width / 2 + across * cos(angle), MIDDLE + (DEPTH - inward) * sin(angle)


def _bent(table: Table, bend: float) -> Iterator[tuple[float, float]]:
    """The points of a curve from one seat to the other, bent so far towards the middle of the table."""
    (x, y), (to_x, to_y) = (_place(table, seat) for seat in _ends(table))
    at_x, at_y = (x + to_x) / 2, (y + to_y) / 2
    at_x, at_y = at_x + bend * (table.width / 2 - at_x), at_y + bend * (MIDDLE - at_y)
    for step in range(STEPS + 1):
        part = step / STEPS
        first, second, third = (1 - part) ** 2, 2 * part * (1 - part), part**2
        yield first * x + second * at_x + third * to_x, first * y + second * at_y + third * to_y


def _place(table: Table, seat: int) -> tuple[float, float]:
    """The middle of a seat: of its likeness, or of the hand at the lower edge."""
    return (table.width / 2, MIDDLE + DEPTH - INWARD[-1]) if seat == table.bottom else table.head(seat).centre


def _angle(table: Table, seat: int) -> float:
    """The angle of a seat around the middle of the table, in radians clockwise from the right."""
    if seat == table.bottom:
        return pi / 2
    x, y = table.head(seat).centre
    return atan2(y - MIDDLE, x - table.width / 2) % tau


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
    far = [index for index, dot in enumerate(dots[1:], 1) if dist(dot, dots[-1]) >= DISC]
    order = sorted(far, key=lambda index: abs(index - usual))
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
