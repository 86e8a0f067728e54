"""The back of a card: one drawing in any colour, the same upside down, so that a hand never shows which way it lies.

A round table seen from above, a seat at every side of it, on a fine lattice.
"""

from __future__ import annotations

from math import cos, radians, sin

from scenes.kit.theme import BRASS, CARD, INK, PAPER, Colour, colour
from scenes.stage.art.card import FRAME, Drawing, frame, inside, panel
from scenes.stage.art.shapes import circle, code, mix

RED = colour("#8E2A2A")
MESH = 8.0
"""The distance between two lines of the lattice."""
SEATS = 6


def back(ground: Colour) -> Drawing:
    """A back on a ground of that colour."""
    return Drawing(panel(ground) + _lattice(ground) + frame() + _table(ground))


def _lattice(ground: Colour) -> str:
    """Lines both ways, symmetric around the middle, ending at the frame."""
    x, y, width, height = inside(FRAME)
    across, down = width / 2, height / 2
    lines = []
    count = int((across + down) // MESH) + 1
    for step in range(-count, count + 1):
        shift = (step + 0.5) * MESH
        low, high = max(-across, shift - down), min(across, shift + down)
        if low < high:
            for sign in (1, -1):
                lines.append(f"M{x + across + low * sign:g} {y + down + shift - low:g}")
                lines.append(f"L{x + across + high * sign:g} {y + down + shift - high:g}")
    faint = code(mix(ground, PAPER, 0.2))
    return f'<path d="{" ".join(lines)}" fill="none" stroke="{faint}" stroke-width="0.8"/>'


def _table(ground: Colour) -> str:
    """The table, its lamp in the middle, and the seats."""
    x, y = CARD[0] / 2, CARD[1] / 2
    deep, brass = code(mix(ground, INK, 0.45)), code(BRASS)
    shapes = [
        circle(x, y, 29, f'fill="{deep}" stroke="{brass}" stroke-width="1.3"'),
        circle(x, y, 15.2, f'fill="{code(ground)}" stroke="{brass}" stroke-width="1.8"'),
    ]
    for seat in range(SEATS):
        angle = radians(360 / SEATS * seat)
        shapes.append(circle(x + 22.2 * sin(angle), y - 22.2 * cos(angle), 3.5, f'fill="{brass}"'))
    rays = []
    for ray in range(16):
        reach, angle = (11.5, 3.4, 7.5, 3.4)[ray % 4], radians(22.5 * ray)
        rays.append(f"{x + reach * sin(angle):.2f} {y - reach * cos(angle):.2f}")
    return "".join(shapes) + f'<path d="M{" L".join(rays)} Z" fill="{brass}"/>'
