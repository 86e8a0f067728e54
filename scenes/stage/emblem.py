"""Emblems: a small drawing for everyone at the table, and the coloured disc that it lies on.

A plate shows them 30 pixels wide, so they are silhouettes in cream; what is darker in them is the disc shining through.
"""

from __future__ import annotations

import pygame

from scenes.kit.recent import Recent
from scenes.kit.theme import CREAM, INK, Colour
from scenes.stage.art.shapes import BOARD, circle, code, mix, part, render

EMBLEMS = (
    "lamp", "cat", "boat", "leaf", "star", "teapot", "fox", "moon", "kite", "snail", "key", "umbrella",
)  # fmt: skip
"""Their names, in the order in which they are offered; each is a drawing in assets/art/emblems."""
SHARE = 0.62
"""The share of a disc's width that its emblem takes."""
RIM = 4.5
"""The thickness of a disc's light rim, in hundredths of its width."""

_kept = Recent(8 * 1024 * 1024)


def picture(name: str, size: int) -> pygame.Surface:
    """An emblem in cream, `size` pixels wide."""
    return _kept.get(("emblem", name, size), lambda: _board(part(f"emblems/{name}", 50, 50, BOARD), size))


def disc(colour: Colour, size: int, name: str = "") -> pygame.Surface:
    """A disc lit from above with a light rim, and an emblem on it if one is named."""
    return _kept.get(("disc", colour, size, name), lambda: _disc(colour, size, name))


def lit_disc(colour: Colour, y: float, radius: float, rim: float) -> str:
    """The shape of a disc lit from above, centred at (50, y), with a light rim inside its radius."""
    lit, shade, edge = mix(colour, CREAM, 0.2), shaded(colour), mix(colour, CREAM, 0.62)
    light = (
        f'<defs><linearGradient id="light" gradientUnits="userSpaceOnUse" '
        f'x1="50" y1="{y - radius:g}" x2="50" y2="{y + radius:g}">'
        f'<stop offset="0%" stop-color="{code(lit)}"/><stop offset="100%" stop-color="{code(shade)}"/>'
        f"</linearGradient></defs>"
    )
    return light + circle(50, y, radius - rim / 2, f'fill="url(#light)" stroke="{code(edge)}" stroke-width="{rim}"')


def shaded(colour: Colour) -> Colour:
    """The colour of a disc at its lower edge."""
    return mix(colour, INK, 0.16)


def _disc(colour: Colour, size: int, name: str) -> pygame.Surface:
    shapes = lit_disc(colour, 50, 49.5, RIM)
    if name:
        shapes += part(f"emblems/{name}", 50, 50, BOARD * SHARE, {"#FDF6E8": CREAM, "#000000": shaded(colour)})
    return _board(shapes, size)


def _board(shapes: str, size: int) -> pygame.Surface:
    """Shapes on a board of 100 × 100 as a picture `size` pixels wide and high."""
    return render(shapes, (size, size), (BOARD, BOARD))
