"""Drawings as SVG text: parts from assets/art put together on a card, and turned into pixels once.

The renderer knows paths, strokes and gradients, but no clipPath, mask, filter, pattern, text or `<use>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from io import BytesIO

import pygame

from game.shelf import ASSETS
from scenes.kit.theme import Colour

BOARD = 100
"""Every part is drawn on a board of 100 × 100; what matters lies within, centred on it."""


def code(colour: Colour) -> str:
    """Red, green, blue as `#2E6E62`."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour with a share of another in it."""
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(colour, other, strict=True))
    return red, green, blue


@lru_cache(maxsize=128)
def source(name: str) -> str:
    """The shapes in `assets/art/<name>.svg`, without the `<svg>` around them."""
    text = (ASSETS / "art" / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def part(name: str, x: float, y: float, size: float, paints: Mapping[str, Colour] | None = None) -> str:
    """A part with its centre at (x, y), `size` wide; `paints` gives other colours for some of the drawn ones."""
    drawn = source(name)
    for old, new in (paints or {}).items():
        drawn = drawn.replace(old, code(new))
    share = size / BOARD
    return f'<g transform="translate({x - size / 2:g} {y - size / 2:g}) scale({share:g})">{drawn}</g>'


def turned(shapes: str, x: float, y: float) -> str:
    """The same shapes, turned upside down around (x, y)."""
    return f'<g transform="rotate(180 {x:g} {y:g})">{shapes}</g>'


def rectangle(x: float, y: float, width: float, height: float, radius: float, paint: str) -> str:
    """A rounded rectangle; `paint` is SVG: `fill="#2B2320" stroke="none"`."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" ry="{radius:g}" {paint}/>'


def circle(x: float, y: float, radius: float, paint: str) -> str:
    """A circle; `paint` as for `rectangle`."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {paint}/>'


def render(shapes: str, size: tuple[int, int], logical: tuple[float, float]) -> pygame.Surface:
    """Shapes in logical units as a picture of exactly `size` pixels, clear where nothing is drawn.

    In the screen's order of bytes: the renderer has another, and blits from it take six times as long.
    """
    width, height = size
    across, down = width / logical[0], height / logical[1]
    sheet = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<g transform="scale({across:.6f} {down:.6f})">{shapes}</g></svg>'
    )
    drawn = pygame.image.load_sized_svg(BytesIO(sheet.encode()), size)
    return drawn.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
