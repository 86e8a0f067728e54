"""The backs of Trio's cards: three linked rings, a star of seven, a flower, three waves."""

from __future__ import annotations

from math import cos, radians, sin

from scenes.app.lang import p
from scenes.kit.theme import BRASS, CARD, INK, PAPER, Colour, colour
from scenes.stage.art.back import Design, plate, printed
from scenes.stage.art.card import Drawing
from scenes.stage.art.patterns import MIDDLE, WAIST, around, dot, filled, leaf, lined, spread, star, wave
from scenes.stage.art.shapes import circle, code, mix, rectangle

BLUE, RUBY, GREEN, INDIGO = colour("#1F4A7C"), colour("#7E2743"), colour("#2A6147"), colour("#3D3A70")
RING, RING_STEP = 13.5, 20.0
"""The radius of the three large rings, and the distance between their centres."""
MAIL, MAIL_RING = 9.4, 5.4
"""The distance between the small rings behind them, and their radius."""
HEIGHT = CARD[1]


def rings(ground: Colour = BLUE) -> Drawing:
    """Three linked rings on a mail of small ones."""
    return printed(ground, _mail(ground), _rings(ground))


def _mail(ground: Colour) -> str:
    """The mail: small rings that overlap, row by row, symmetric around the middle."""
    rings = []
    for row in range(-6, 7):
        for column in range(-4, 5):
            x, y = MIDDLE + column * MAIL, HEIGHT / 2 + row * MAIL
            rings.append(f"M{x - MAIL_RING:g} {y:g} a{MAIL_RING:g} {MAIL_RING:g} 0 1 1 0 0.01 Z")
    faint = code(mix(ground, PAPER, 0.22))
    return f'<path d="{" ".join(rings)}" fill="none" stroke="{faint}" stroke-width="0.8"/>'


def _rings(ground: Colour) -> str:
    """The three linked rings: the middle one goes over its neighbours at one side, under at the other."""
    deep_ground, y = code(mix(ground, INK, 0.5)), HEIGHT / 2
    oval = f'fill="{deep_ground}" stroke="{code(BRASS)}" stroke-width="1.3"'
    gap = f'fill="none" stroke="{deep_ground}" stroke-width="7"'
    ring = f'fill="none" stroke="{code(BRASS)}" stroke-width="3.6"'
    above, below = y - RING_STEP, y + RING_STEP
    whole = [circle(MIDDLE, down, RING, paint) for down in (above, below, y) for paint in (gap, ring)]
    over = [f'<path d="{arc}" {paint}/>' for arc in (_arc(above, 95), _arc(below, 275)) for paint in (gap, ring)]
    return rectangle(MIDDLE - 22, y - 42, 44, 84, 22, oval) + "".join(whole + over)


def _arc(y: float, start: float) -> str:
    """The path of 65 degrees of a ring, clockwise from an angle; `y` is the ring's centre."""
    (x1, y1), (x2, y2) = (
        (MIDDLE + RING * sin(radians(angle)), y - RING * cos(radians(angle))) for angle in (start, start + 65)
    )
    return f"M{x1:.2f} {y1:.2f} A{RING:g} {RING:g} 0 0 1 {x2:.2f} {y2:.2f}"


def sevens(ground: Colour = RUBY) -> Drawing:
    """A star with twice seven points, on dots."""
    brass, deep = code(BRASS), code(mix(ground, INK, 0.5))
    shapes = plate(ground, 36) + f'<path d="{star(14, 33, 24)}" fill="{brass}"/>'
    shapes += circle(MIDDLE, WAIST, 20.5, f'fill="{deep}"') + f'<path d="{star(14, 17, 9)}" fill="{brass}"/>'
    shapes += circle(MIDDLE, WAIST, 5, f'fill="{deep}"')
    return printed(ground, filled(ground, spread(dot(1.7), (1.7, 1.7), (7.0, 7.0), shifted=True), 0.24), shapes)


def flower(ground: Colour = GREEN) -> Drawing:
    """A flower of two times three petals, on leaves."""
    brass, deep = code(BRASS), code(mix(ground, INK, 0.5))
    shapes = plate(ground, 36)
    for x, y, angle in around(6, 17.5):
        petal = f'<path d="{leaf(6.4, 14.5)(x, y)}" fill="{brass}"/><path d="{leaf(2.4, 9)(x, y)}" fill="{deep}"/>'
        shapes += f'<g transform="rotate({angle:g} {x:.2f} {y:.2f})">{petal}</g>'
    shapes += circle(MIDDLE, WAIST, 6, f'fill="{brass}" stroke="{deep}" stroke-width="2.4"')
    return printed(ground, lined(ground, spread(leaf(2.6, 5.6), (2.6, 5.6), (7.2, 6.2), shifted=True)), shapes)


def waves(ground: Colour = INDIGO) -> Drawing:
    """Three waves in an oval, on small ones."""
    deep, brass = code(mix(ground, INK, 0.5)), code(BRASS)
    oval = f'fill="{deep}" stroke="{brass}" stroke-width="1.3"'
    shapes = rectangle(MIDDLE - 34, WAIST - 27, 68, 54, 27, oval)
    for down in (-13.0, 0.0, 13.0):
        half = 21.0 if down else 26.0
        path = wave(half, 17.0)(MIDDLE, WAIST + down)
        shapes += f'<path d="{path}" fill="none" stroke="{brass}" stroke-width="4" stroke-linecap="round"/>'
    return printed(ground, lined(ground, spread(wave(4.9, 4.6), (4.9, 2.4), (9.8, 5.0), shifted=True), 1.0), shapes)


BACKS = {
    "rings": Design(lambda: p("back", "Rings"), rings),
    "sevens": Design(lambda: p("back", "Star of seven"), sevens),
    "flower": Design(lambda: p("back", "Flower"), flower),
    "waves": Design(lambda: p("back", "Waves"), waves),
}
