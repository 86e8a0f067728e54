"""The dark over a table, with soft lights on what matters: one picture, made anew only when the lights change."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour

DARK: Colour = (6, 17, 17)
DEEP = round(255 * 0.72)
"""The alpha of the dark."""
COARSE = 8
"""The dark is made this many times smaller, then spread: its lights have no edges."""
AROUND, SOFT = 20.0, 3
"""The room around a lit thing, in logical units, and the softness of a light in pixels of the small picture."""
ROUND = 140.0
"""The largest width of a light that is all round; a larger thing keeps its corners in the light."""


class Dark:
    """The picture of the dark for the lights it was last asked for."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, lit: Sequence[Box], share: float) -> None:
        """Draw the dark with these boxes lit; `share` of it while it comes or goes, from 0 to 1."""
        picture = self._made(canvas, tuple(lit))
        picture.set_alpha(round(255 * share))
        canvas.surface.blit(picture, (0, 0))

    def _made(self, canvas: Canvas, lit: tuple[Box, ...]) -> pygame.Surface:
        """The picture for these lights, kept until they change."""
        key = canvas.surface.get_size(), lit
        if self._picture is None or key != self._key:
            self._key, self._picture = key, _dark(canvas, lit)
        return self._picture


def _dark(canvas: Canvas, lit: Sequence[Box]) -> pygame.Surface:
    """The dark drawn anew."""
    width, height = canvas.surface.get_size()
    size = width // COARSE + 1, height // COARSE + 1
    small = pygame.Surface(size, pygame.SRCALPHA)
    small.fill((*DARK, DEEP))
    light = pygame.Surface(size, pygame.SRCALPHA)
    for box in lit:
        left, top = canvas.view.to_pixels(box.x - AROUND, box.y - AROUND)
        around = pygame.Rect(left, top, canvas.view.px(box.width + 2 * AROUND), canvas.view.px(box.height + 2 * AROUND))
        spot = pygame.Rect(*(round(side / COARSE) for side in around))
        across = min(*spot.size, canvas.view.px(ROUND) // COARSE)
        pygame.draw.rect(light, (0, 0, 0, DEEP), spot, border_radius=across // 2)
    soft = pygame.transform.gaussian_blur(light, SOFT) if lit else light
    small.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return pygame.transform.smoothscale(small, (size[0] * COARSE, size[1] * COARSE))
