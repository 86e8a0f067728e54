"""Rays of light behind a winner, drawn once a size and kept."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS

RAYS = 14
"""The number of rays."""
WIDE = 0.12
"""Half the angle of a ray, in radians."""
STRONGEST = 56
"""The alpha of the light at its source; it fades to nothing outwards."""
FINE = 2
"""The rays are drawn this many times larger, for smooth edges."""
SOFT = 96
"""The width of the picture of the fading light, which is spread over the rays."""


def draw(canvas: Canvas, middle: tuple[float, float], reach: float) -> None:
    """Draw rays that reach this far from a point, in logical units."""
    canvas.picture(_light(canvas.view.px(reach)), *middle)


@lru_cache(maxsize=2)
def _light(reach: int) -> pygame.Surface:
    """The rays, `reach` pixels long in every direction."""
    size = (2 * reach, 2 * reach)
    light = pygame.transform.smoothscale(_rays(reach * FINE), size)
    light.blit(pygame.transform.smoothscale(_fading(), size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _rays(reach: int) -> pygame.Surface:
    """The rays without any fading."""
    rays = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    rays.fill((*BRASS, 0))
    for ray in range(RAYS):
        around = 2 * pi * ray / RAYS
        edges = [around - WIDE, around + WIDE]
        points = [(reach * (1 + 2 * cos(edge)), reach * (1 + 2 * sin(edge))) for edge in edges]
        pygame.draw.polygon(rays, (*BRASS, 255), [(reach, reach), *points])
    return rays


def _fading() -> pygame.Surface:
    """White light, strongest in the middle and gone at the edge."""
    half = SOFT / 2
    light = pygame.Surface((SOFT, SOFT), pygame.SRCALPHA)
    for x in range(SOFT):
        for y in range(SOFT):
            away = ((x + 0.5 - half) ** 2 + (y + 0.5 - half) ** 2) ** 0.5 / half
            light.set_at((x, y), (255, 255, 255, round(STRONGEST * max(0.0, 1 - away))))
    return light
