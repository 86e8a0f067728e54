"""Marks on the table that are drawn once a size and kept: the ring of arrows, the dashes round a target."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin

import pygame

from scenes.kit.theme import Colour

FINE = 3
"""Marks are drawn this many times larger, then smoothed down."""
ANGLES = tuple(2 * pi * (number + 0.5) / 8 for number in range(8) if number not in (1, 2))
"""The angles of the arrows, in radians, clockwise from the right: eighths, but for the two at the foot, among words."""
ARROW = ((-0.5, -0.55), (0.62, 0.0), (-0.5, 0.55), (-0.22, 0.0))
"""An arrow head that points to the right, in shares of its size."""
DASH, SPACE = 9.0, 6.0
"""The length of a dash and of the space behind it."""


@lru_cache(maxsize=16)
def arrows(across: int, down: int, size: int, clockwise: bool, colour: Colour, alpha: int) -> pygame.Surface:
    """Arrows along an ellipse of these half axes, in pixels, pointing the way play goes."""
    width, height = 2 * (across + size), 2 * (down + size)
    large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    for angle in ANGLES:
        x, y = width / 2 + across * cos(angle), height / 2 + down * sin(angle)
        ahead = atan2(down * cos(angle), -across * sin(angle)) + (0.0 if clockwise else pi)
        points = [
            (
                FINE * (x + size * (a * cos(ahead) - b * sin(ahead))),
                FINE * (y + size * (a * sin(ahead) + b * cos(ahead))),
            )
            for a, b in ARROW
        ]
        pygame.draw.polygon(large, (*colour, alpha), points)
    return pygame.transform.smoothscale(large, (width, height))


def turning(share: float, clockwise: bool) -> Iterator[tuple[float, float]]:
    """The arrows on their way round, once the direction is another: the angle of each, and that of its head's turn.

    They go all the way round, so that they end where they lay; none is seen at the foot, among words.
    """
    way = 1 if clockwise else -1
    eased = 0.5 - 0.5 * cos(pi * share)
    for angle in ANGLES:
        at = (angle + way * 2 * pi * eased) % (2 * pi)
        if not ANGLES[0] < at < ANGLES[1] - 1e-6:
            yield at, pi * max(0.0, 1.0 - 4.0 * share) + (0.0 if clockwise else pi)


def heads(
    across: float, down: float, size: float, share: float, clockwise: bool
) -> Iterator[list[tuple[float, float]]]:
    """The corners of each arrow on its way round an ellipse of these half axes, from its middle."""
    for angle, turned in turning(share, clockwise):
        x, y = across * cos(angle), down * sin(angle)
        ahead = atan2(down * cos(angle), -across * sin(angle)) + turned
        yield [
            (x + size * (a * cos(ahead) - b * sin(ahead)), y + size * (a * sin(ahead) + b * cos(ahead)))
            for a, b in ARROW
        ]


@lru_cache(maxsize=32)
def dashes(width: int, height: int, radius: int, line: int, colour: Colour, scale: float) -> pygame.Surface:
    """A dashed rounded rectangle of this size in pixels; `scale` is that of the dashes."""
    large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    path = list(_outline(width * FINE, height * FINE, radius * FINE, line * FINE / 2))
    period, run = (DASH + SPACE) * scale * FINE, 0.0
    for (x, y), (to_x, to_y) in zip(path, path[1:] + path[:1], strict=True):
        if run % period < DASH * scale * FINE:
            pygame.draw.circle(large, colour, (x, y), line * FINE / 2)
            pygame.draw.line(large, colour, (x, y), (to_x, to_y), line * FINE)
        run += hypot(to_x - x, to_y - y)
    return pygame.transform.smoothscale(large, (width, height))


def _outline(width: int, height: int, radius: float, inset: float) -> Iterator[tuple[float, float]]:
    """Points along a rounded rectangle, clockwise, close together."""
    left, top, right, bottom = inset, inset, width - inset, height - inset
    turn = max(1.0, min(radius, (right - left) / 2, (bottom - top) / 2))
    corners = (
        (right - turn, top + turn, -90),
        (right - turn, bottom - turn, 0),
        (left + turn, bottom - turn, 90),
        (left + turn, top + turn, 180),
    )
    points = [
        (x + turn * cos((start + step) * pi / 180), y + turn * sin((start + step) * pi / 180))
        for x, y, start in corners
        for step in range(0, 91, max(3, round(degrees(2.5 / turn))))
    ]
    for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True):
        parts = max(1, int(hypot(to_x - x, to_y - y) / 3))
        yield from ((x + (to_x - x) * part / parts, y + (to_y - y) * part / parts) for part in range(parts))
