"""Patterns for the grounds of backs: small motifs in rows, whole ones only, the same upside down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, radians, sin

from scenes.kit.theme import CARD, PAPER, Colour
from scenes.stage.art.card import FRAME
from scenes.stage.art.shapes import code, mix

Motif = Callable[[float, float], str]
"""A function that returns the SVG path of a motif around a point."""

MIDDLE, WAIST = CARD[0] / 2, CARD[1] / 2
FAINT = 0.2
"""The share of paper in the colour of a pattern."""


def spread(motif: Motif, reach: tuple[float, float], step: tuple[float, float], shifted: bool = False) -> str:
    """The path of all motifs that lie within the frame; with `shifted` every other row is half a step aside."""
    return " ".join(motif(x, y) for x, y in _points(reach, step, shifted))


def _points(reach: tuple[float, float], step: tuple[float, float], shifted: bool) -> Iterator[tuple[float, float]]:
    """The middles of motifs that reach so far across and down, symmetric around the middle of the card."""
    across, down = MIDDLE - FRAME - reach[0], WAIST - FRAME - reach[1]
    rows, columns = int(down // step[1]), int(across // step[0]) + 1
    for row in range(-rows, rows + 1):
        aside = step[0] / 2 if shifted and row % 2 else 0.0
        for column in range(-columns, columns + 1):
            x = column * step[0] + aside
            if abs(x) <= across:
                yield MIDDLE + x, WAIST + row * step[1]


def lined(ground: Colour, path: str, width: float = 0.9) -> str:
    """A pattern of fine lines on a ground."""
    faint = code(mix(ground, PAPER, FAINT))
    return f'<path d="{path}" fill="none" stroke="{faint}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def filled(ground: Colour, path: str, share: float = 0.12) -> str:
    """A pattern of flat shapes on a ground."""
    return f'<path d="{path}" fill="{code(mix(ground, PAPER, share))}"/>'


def lozenge(half: float, high: float) -> Motif:
    """A lozenge, so wide and so high on either side of its middle."""
    return lambda x, y: f"M{x:g} {y - high:g} L{x + half:g} {y:g} L{x:g} {y + high:g} L{x - half:g} {y:g} Z"


def dot(radius: float) -> Motif:
    """A disc, or a ring where it is lined."""
    return lambda x, y: f"M{x - radius:g} {y:g} a{radius:g} {radius:g} 0 1 1 0 0.01 Z"


def wave(half: float, high: float) -> Motif:
    """A wave from left to right, up and then down."""
    return lambda x, y: f"M{x - half:g} {y:g} q{half / 2:g} {-high:g} {half:g} 0 q{half / 2:g} {high:g} {half:g} 0"


def leaf(half: float, high: float) -> Motif:
    """An upright leaf, pointed at both ends."""
    return lambda x, y: (
        f"M{x:g} {y - high:g} Q{x + half * 2:g} {y:g} {x:g} {y + high:g} Q{x - half * 2:g} {y:g} {x:g} {y - high:g} Z"
    )


def cross(half: float, thick: float) -> Motif:
    """A cross with four equal arms."""
    return lambda x, y: (
        f"M{x - thick:g} {y - half:g} h{2 * thick:g} v{half - thick:g} h{half - thick:g} v{2 * thick:g} "
        f"h{thick - half:g} v{half - thick:g} h{-2 * thick:g} v{thick - half:g} h{thick - half:g} v{-2 * thick:g} "
        f"h{half - thick:g} Z"
    )


def star(points: int, reach: float, hollow: float, turn: float = 0.0) -> str:
    """The path of a star around the middle of the card, turned by some degrees."""
    spots = []
    for spot in range(points * 2):
        away, angle = hollow if spot % 2 else reach, radians(180 / points * spot + turn)
        spots.append(f"{MIDDLE + away * sin(angle):.2f} {WAIST - away * cos(angle):.2f}")
    return f"M{' L'.join(spots)} Z"


def around(count: int, away: float, first: float = 0.0) -> Iterator[tuple[float, float, float]]:
    """The x and y of so many points on a circle around the middle, and the angle of each in degrees."""
    for number in range(count):
        angle = first + 360 / count * number
        yield MIDDLE + away * sin(radians(angle)), WAIST - away * cos(radians(angle)), angle
