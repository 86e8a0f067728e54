"""A garland of paper flags along the top of the page, for evenings that end well."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CORAL, CREAM, PLUM, TEAL

SPAN = 240
"""The approximate width of one swag."""
SAG, FLAG = 12, (20, 22)
HEIGHT = SAG + FLAG[1] + 4
COLOURS = (CORAL, BRASS, TEAL, CREAM, PLUM)
FLAGS = 8
"""The number of flags in one swag."""
FINE = 3


def draw(canvas: Canvas) -> None:
    """Draw as many swags as the table is wide."""
    count = max(1, round(canvas.view.width / SPAN))
    width = canvas.view.width / count
    for index in range(count):
        picture = _swag(canvas.view.px(width), canvas.view.px(HEIGHT), canvas.view.scale, index % len(COLOURS))
        canvas.picture(picture, (index + 0.5) * width, HEIGHT / 2)


@lru_cache(maxsize=16)
def _swag(width: int, height: int, scale: float, first: int) -> pygame.Surface:
    """A string that hangs from both ends, with its flags; drawn large and smoothed down."""
    large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    unit = scale * FINE

    def hang(along: float) -> tuple[float, float]:
        return along * large.get_width(), (1 + SAG * 4 * along * (1 - along)) * unit

    for flag in range(FLAGS):
        x, y = hang((flag + 0.5) / FLAGS)
        half = FLAG[0] / 2 * unit
        points = [(x - half, y), (x + half, y), (x, y + FLAG[1] * unit)]
        pygame.draw.polygon(large, COLOURS[(first + flag) % len(COLOURS)], points)
    string = [hang(step / 60) for step in range(61)]
    pygame.draw.lines(large, BRASS, False, string, max(1, round(1.5 * unit)))
    return pygame.transform.smoothscale(large, (width, height))
