"""Rays of light behind a winner, drawn once a size and kept."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS

RAYS = 14
"""The number of rays."""
STRONGEST = 56
"""The alpha of the light at its source; it fades to nothing outwards."""
COARSE = 3
"""The light is drawn this many times smaller, then spread: it is soft."""


def draw(canvas: Canvas, middle: tuple[float, float], reach: float) -> None:
    """Draw rays that reach this far from a point, in logical units."""
    canvas.picture(_light(canvas.view.px(reach)), *middle)


@lru_cache(maxsize=2)
def _light(reach: int) -> pygame.Surface:
    """The rays, `reach` pixels long in every direction."""
    half = max(8, reach // COARSE)
    light = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    light.fill((*BRASS, 0))
    for ring in range(half, 0, -1):
        alpha = round(STRONGEST * (1 - ring / half))
        for ray in range(RAYS):
            around = 2 * pi * ray / RAYS
            edges = [(half + ring * cos(around + turn), half + ring * sin(around + turn)) for turn in (-0.12, 0.12)]
            pygame.draw.polygon(light, (*BRASS, alpha), [(half, half), *edges])
    return pygame.transform.smoothscale(light, (2 * reach, 2 * reach))
