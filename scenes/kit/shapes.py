"""Rounded panels with clean edges and soft shadows, made once a size and kept."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import pygame

from scenes.kit.theme import Colour

FINE = 3
"""Shapes are drawn so many times larger, then smoothed down: pygame's own edges are jagged."""
MOST_SHAPES = 300


class Panel(NamedTuple):
    """A rounded rectangle, in pixels; without a colour it is its outline alone."""

    size: tuple[int, int]
    radius: int
    colour: Colour | None
    alpha: int = 255
    outline: Colour | None = None
    line: int = 0
    shadow: int = 0
    """How far its shadow reaches; the picture is larger by that on every side."""


class Shapes:
    """The panels made so far, a bounded number of them."""

    def __init__(self) -> None:
        self._made: OrderedDict[Panel, pygame.Surface] = OrderedDict()

    def panel(self, panel: Panel) -> pygame.Surface:
        made = self._made.get(panel)
        if made is None:
            made = self._made[panel] = _drawn(panel)
            if len(self._made) > MOST_SHAPES:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(panel)
        return made


def _drawn(panel: Panel) -> pygame.Surface:
    width, height = panel.size
    body = _rounded(panel.size, panel.radius, panel.outline or panel.colour or (0, 0, 0))
    if panel.outline and panel.line:
        inner = (max(1, width - 2 * panel.line), max(1, height - 2 * panel.line))
        filling = _rounded(inner, max(0, panel.radius - panel.line), panel.colour or (255, 255, 255))
        how = 0 if panel.colour else pygame.BLEND_RGBA_SUB
        body.blit(filling, (panel.line, panel.line), special_flags=how)
        if not panel.colour:
            _recolour(body, panel.outline)
    if panel.alpha < 255:
        body.fill((255, 255, 255, panel.alpha), special_flags=pygame.BLEND_RGBA_MULT)
    if not panel.shadow:
        return body
    whole = pygame.Surface((width + 2 * panel.shadow, height + 2 * panel.shadow), pygame.SRCALPHA)
    dark = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    dark.blit(_rounded(panel.size, panel.radius, (0, 0, 0)), (panel.shadow, panel.shadow + panel.shadow // 3))
    dark.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    whole.blit(pygame.transform.box_blur(dark, max(1, panel.shadow // 2)), (0, 0))
    whole.blit(body, (panel.shadow, panel.shadow))
    return whole


def _rounded(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    """A rounded rectangle with smooth edges on nothing."""
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=radius * FINE)
    small = pygame.transform.smoothscale(large, size)
    _recolour(small, colour)
    return small


def _recolour(picture: pygame.Surface, colour: Colour) -> None:
    """This colour everywhere, with the picture's own edges: smoothing shifts colours a little."""
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)


def cloth(size: tuple[int, int], lamp: Colour, corner: Colour) -> pygame.Surface:
    """The table: light from a lamp above its middle, darker to the corners, with the fine grain of cloth."""
    small = pygame.Surface((64, 64))
    for y in range(64):
        for x in range(64):
            away = min(1.0, (((x - 31.5) / 45) ** 2 + ((y - 28) / 45) ** 2) ** 0.5)
            near = 1 - away * away * (3 - 2 * away)
            small.set_at((x, y), tuple(round(c + (lit - c) * near) for lit, c in zip(lamp, corner, strict=True)))
    whole = pygame.transform.smoothscale(small, size)
    whole.blit(_grain(size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def _grain(size: tuple[int, int]) -> pygame.Surface:
    """A tile of fine noise, the same every time, laid over the whole cloth."""
    tile = pygame.Surface((97, 89))
    value = 12345
    for y in range(tile.get_height()):
        for x in range(tile.get_width()):
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF
            light = (value >> 16) % 4
            tile.set_at((x, y), (light, light, light))
    whole = pygame.Surface(size)
    for top in range(0, size[1], tile.get_height()):
        for left in range(0, size[0], tile.get_width()):
            whole.blit(tile, (left, top))
    return whole
