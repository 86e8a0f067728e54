"""The backs of Trépido's cards: a table with its seats, the three symbols, the sun, a game of noughts and crosses."""

from __future__ import annotations

from math import cos, radians, sin

from scenes.app.lang import p
from scenes.kit.theme import BRASS, CARD, INK, PAPER, Colour, colour
from scenes.stage.art.back import Design, plate, printed
from scenes.stage.art.card import FRAME, Drawing, inside
from scenes.stage.art.patterns import MIDDLE, WAIST, around, cross, dot, filled, lined, lozenge, spread, star
from scenes.stage.art.shapes import circle, code, mix, part

RED, BLUE, GREEN, PLUM = colour("#8E2A2A"), colour("#24486F"), colour("#1E5B4B"), colour("#57305F")
MESH = 8.0
"""The distance between two lines of the lattice."""
SEATS = 6
SYMBOLS = ("rock", "paper", "scissors")


def table(ground: Colour = RED) -> Drawing:
    """A round table seen from above, a seat at every side of it, on a fine lattice."""
    return printed(ground, _lattice(ground), _table(ground))


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


def symbols(ground: Colour = BLUE) -> Drawing:
    """The three symbols in a ring, each opposite itself, on lozenges."""
    shapes = plate(ground, 34)
    for number, (x, y, angle) in enumerate(around(6, 21.5)):
        shapes += circle(x, y, 9.4, f'fill="{code(PAPER)}" stroke="{code(BRASS)}" stroke-width="1.2"')
        sign = part(f"trepido/small-{SYMBOLS[number % 3]}", x, y, 13)
        shapes += f'<g transform="rotate({angle:g} {x:.2f} {y:.2f})">{sign}</g>'
    shapes += f'<path d="{star(8, 8.5, 3.6)}" fill="{code(BRASS)}"/>'
    return printed(ground, filled(ground, spread(lozenge(5.2, 7.6), (5.2, 7.6), (10.9, 8.15), shifted=True)), shapes)


def sun(ground: Colour = GREEN) -> Drawing:
    """A sun with long and short rays, on small rings."""
    brass = code(BRASS)
    rays = f'<path d="{star(12, 31, 15)}" fill="{brass}"/><path d="{star(12, 24, 15, 15)}" fill="{brass}"/>'
    deep = f'fill="{code(mix(ground, INK, 0.5))}" stroke="{code(mix(ground, INK, 0.5))}" stroke-width="2"'
    face = circle(MIDDLE, WAIST, 13, deep) + circle(MIDDLE, WAIST, 9.4, f'fill="{brass}"')
    pattern = lined(ground, spread(dot(2.6), (2.6, 2.6), (8.2, 8.1), shifted=True))
    return printed(ground, pattern, plate(ground, 36) + rays + face)


def crosses(ground: Colour = PLUM) -> Drawing:
    """A large lozenge within another, on small crosses."""
    deep, brass = code(mix(ground, INK, 0.5)), code(BRASS)
    shapes = ""
    for half, high, paint in (
        (35.0, 50.0, f'fill="{deep}" stroke="{brass}" stroke-width="1.3"'),
        (28.0, 40.0, f'fill="none" stroke="{brass}" stroke-width="2.6"'),
        (16.0, 23.0, f'fill="{brass}"'),
        (8.0, 11.5, f'fill="{deep}"'),
    ):
        shapes += f'<path d="{lozenge(half, high)(MIDDLE, WAIST)}" stroke-linejoin="round" {paint}/>'
    return printed(ground, filled(ground, spread(cross(3.1, 0.95), (3.1, 3.1), (8.4, 8.4), shifted=True), 0.2), shapes)


BACKS = {
    "table": Design(lambda: p("back", "Table"), table),
    "symbols": Design(lambda: p("back", "Symbols"), symbols),
    "sun": Design(lambda: p("back", "Sun"), sun),
    "lozenge": Design(lambda: p("back", "Lozenge"), crosses),
}
