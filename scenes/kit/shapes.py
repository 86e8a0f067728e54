"""Rounded panels with clean edges and soft shadows, made once a size and kept."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

import pygame

from scenes.kit.recent import Recent
from scenes.kit.theme import Colour

FINE = 3
"""Shapes are drawn this many times larger, then smoothed down: pygame's own edges are jagged."""
NEARLY_OPAQUE = 250
"""An alpha above this was 255 before it was smoothed."""
KEPT = 16 << 20
"""Bytes of panels that are kept where a logical unit is a pixel."""
LIGHT = 64
"""The lamp's light is computed on this many points each way, then spread."""
LAMP_ROW, REACH = 28, 45
"""The row of these points under the lamp, and the number of points from there to where its light ends."""
GREYS = [bytes([light] * 3) for light in range(4)]
"""The greys that the grain adds to the cloth."""
SHEER, STEPS = 51, 360
"""The alpha of an inlaid line, and the number of straight pieces in an oval."""


class Panel(NamedTuple):
    """A rounded rectangle, in pixels; without a colour it is its outline alone."""

    size: tuple[int, int]
    radius: int
    colour: Colour | None
    alpha: int = 255
    outline: Colour | None = None
    line: int = 0
    shadow: int = 0
    """The reach of its shadow; the picture is larger by that on every side."""


class Shapes:
    """A cache of panels at one scale (pixels a logical unit)."""

    def __init__(self, scale: float = 1.0) -> None:
        self._made = Recent(round(KEPT * scale**2))

    def panel(self, panel: Panel) -> pygame.Surface:
        """The picture of a panel, drawn once and kept; never draw on it."""
        return self._made.get(panel, lambda: _drawn(panel))


def _drawn(panel: Panel) -> pygame.Surface:
    """A panel drawn anew: a large one is a small one with its middle stretched, for only the edges take time."""
    most = 2 * (panel.radius + panel.line + 2 * panel.shadow) + 8
    width, height = panel.size
    small = _small(panel._replace(size=(min(width, most), min(height, most))))
    size = width + 2 * panel.shadow, height + 2 * panel.shadow
    return small if small.get_size() == size else _drawn_out(small, size)


def _drawn_out(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The same corners and edges at a larger size, with more of the middle row and the middle column."""
    width, height = small.get_size()
    wide = _joined(
        small.subsurface((0, 0, width // 2, height)),
        pygame.transform.scale(small.subsurface((width // 2, 0, 1, height)), (size[0] - width + 1, height)),
        small.subsurface((width // 2 + 1, 0, width - width // 2 - 1, height)),
        down=False,
    )
    return _joined(
        wide.subsurface((0, 0, size[0], height // 2)),
        pygame.transform.scale(wide.subsurface((0, height // 2, size[0], 1)), (size[0], size[1] - height + 1)),
        wide.subsurface((0, height // 2 + 1, size[0], height - height // 2 - 1)),
        down=True,
    )


def _joined(*parts: pygame.Surface, down: bool) -> pygame.Surface:
    """Pictures joined side by side, or with `down` one below the other."""
    widths, heights = [part.get_width() for part in parts], [part.get_height() for part in parts]
    size = (widths[0], sum(heights)) if down else (sum(widths), heights[0])
    whole = pygame.Surface(size, pygame.SRCALPHA)
    left = top = 0
    for part in parts:
        whole.blit(part, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
        left, top = (left, top + part.get_height()) if down else (left + part.get_width(), top)
    return whole


def _small(panel: Panel) -> pygame.Surface:
    """A panel drawn whole: body, outline and shadow."""
    width, height = panel.size
    body = _rounded(panel.size, panel.radius, panel.outline or panel.colour or (0, 0, 0))
    if panel.outline and panel.line:
        inner = (max(1, width - 2 * panel.line), max(1, height - 2 * panel.line))
        filling = _rounded(inner, max(0, panel.radius - panel.line), panel.colour or (255, 255, 255))
        how = 0 if panel.colour else pygame.BLEND_RGBA_SUB
        body.blit(filling, (panel.line, panel.line), special_flags=how)
        if not panel.colour:
            recolour(body, panel.outline)
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
    """A rounded rectangle with smooth edges on a clear ground.

    Smoothing takes a little alpha from everything, so the inside is filled again: nothing may shine through.
    """
    large = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=radius * FINE)
    small = pygame.transform.smoothscale(large, size)
    recolour(small, colour)
    pygame.mask.from_surface(small, NEARLY_OPAQUE).to_surface(small, setcolor=(*colour, 255), unsetcolor=None)
    return small


def recolour(picture: pygame.Surface, colour: Colour) -> None:
    """Give every pixel this colour and leave its alpha: smoothing shifts colours a little."""
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)


def cloth(size: tuple[int, int], lamp: Colour, corner: Colour) -> pygame.Surface:
    """The cloth of the table: lit by a lamp above its middle, darker to the corners, with a fine grain."""
    whole = pygame.transform.smoothscale(_light(lamp, corner), size)
    tile = _grain()
    for top in range(0, size[1], tile.get_height()):
        for left in range(0, size[0], tile.get_width()):
            whole.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def _light(lamp: Colour, corner: Colour) -> pygame.Surface:
    """The lamp's light on a few points; the same on both sides of the lamp, and as far above it as below."""
    rows: dict[int, bytes] = {}
    ends = [(dark, lit - dark) for lit, dark in zip(lamp, corner, strict=True)]
    across = [((x - (LIGHT - 1) / 2) / REACH) ** 2 for x in range(LIGHT // 2)]
    for far in range(max(LAMP_ROW, LIGHT - 1 - LAMP_ROW) + 1):
        down = (far / REACH) ** 2
        nears = [_near((aside + down) ** 0.5) for aside in across]
        half = [bytes([round(dark + more * near) for dark, more in ends]) for near in nears]
        rows[far] = b"".join(half + half[::-1])
    return _picture(b"".join(rows[abs(y - LAMP_ROW)] for y in range(LIGHT)), (LIGHT, LIGHT))


def _near(away: float) -> float:
    """The share of the lamp's light at a distance from it: 1 below the lamp, 0 from a distance of 1 on."""
    return 1 - away * away * (3 - 2 * away) if away < 1 else 0.0


def _grain() -> pygame.Surface:
    """A tile of fine noise, always the same."""
    width, height = 97, 89
    value, noise = 12345, []
    for _ in range(width * height):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        noise.append(GREYS[value >> 16 & 3])
    return _picture(b"".join(noise), (width, height))


def _picture(colours: bytes, size: tuple[int, int]) -> pygame.Surface:
    """A picture from red, green, blue, point by point, in the format that is quick to draw."""
    picture = pygame.Surface(size)
    picture.blit(pygame.image.frombytes(colours, size, "RGB"), (0, 0))
    return picture


def inlay(cloth: pygame.Surface, middle: tuple[int, int], radii: tuple[int, int], line: int, colour: Colour) -> None:
    """Draw a thin oval on the cloth, a fifth opaque."""
    drawn = cloth.copy()
    turns = [(cos(angle), sin(angle)) for angle in (2 * pi * step / STEPS for step in range(STEPS))]
    for ring in range(2 * line - 1):
        across, down = (radius + (ring - line + 1) / 2 for radius in radii)
        points = [(middle[0] + across * aside, middle[1] + down * below) for aside, below in turns]
        pygame.draw.aalines(drawn, colour, True, points)
    drawn.set_alpha(SHEER)
    around = pygame.Rect(0, 0, 2 * (radii[0] + line), 2 * (radii[1] + line))
    around.center = middle
    cloth.blit(drawn, around, around)
