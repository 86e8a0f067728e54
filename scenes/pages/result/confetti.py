"""Confetti for a person's victory: it falls for three seconds, and is drawn from the time gone by alone."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Literal, NamedTuple, TypeAlias, get_args

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CORAL, CREAM, PLUM, TEAL, Colour

SECONDS = 3.0
COUNT = 150
COLOURS = (CORAL, BRASS, TEAL, CREAM, PLUM)
FALL = (230.0, 420.0)
"""The slowest and the fastest fall, in logical units a second."""
SWAY, SPIN, TUMBLE = 26.0, 2.2, 5.0
"""The distance that a piece sways to either side; how fast it spins and tumbles, in radians a second."""
SEED = 7
"""Confetti falls alike every time: nothing hangs on it."""
Shape: TypeAlias = Literal["paper", "disc", "curl"]
SHAPES: tuple[Shape, ...] = ("paper", *get_args(Shape))
"""The shapes by how often they come: half of all pieces are plain paper."""
BOW, BENDS, THICK = 0.35, 8, 2.4
"""The bend of a curl to either side, as a share of its size; the straight parts it has; and its thickness."""


class Flake(NamedTuple):
    """One piece of paper: where it starts (a share of the width; a distance above the table), and how it falls."""

    x: float
    above: float
    speed: float
    phase: float
    size: float
    colour: Colour
    shape: Shape


def _flakes() -> tuple[Flake, ...]:
    rng = Random(SEED)
    return tuple(
        Flake(
            rng.random(), rng.uniform(10, 520), rng.uniform(*FALL), rng.uniform(0, 6), rng.uniform(7, 13),
            rng.choice(COLOURS), rng.choice(SHAPES),
        )
        for _ in range(COUNT)
    )  # fmt: skip


FLAKES = _flakes()


def draw(canvas: Canvas, elapsed: float) -> None:
    """Draw the confetti as it is after so many seconds; nothing once it has fallen. All words are drawn over it."""
    if elapsed >= SECONDS:
        return
    view = canvas.view
    for flake in FLAKES:
        y = flake.speed * elapsed - flake.above + 300
        if not -10 < y < view.height:
            continue
        x = flake.x * view.width + SWAY * sin(flake.phase + 3 * elapsed)
        if flake.shape == "disc":
            pygame.draw.circle(canvas.surface, flake.colour, view.to_pixels(x, y), view.px(flake.size * 0.36))
            continue
        angle = flake.phase + (SPIN if flake.phase < pi else -SPIN) * elapsed
        points = [view.to_pixels(x + across, y + down) for across, down in _outline(flake, angle, elapsed)]
        if flake.shape == "curl":
            pygame.draw.lines(canvas.surface, flake.colour, False, points, view.px(THICK))
        else:
            pygame.draw.polygon(canvas.surface, flake.colour, points)


def _outline(flake: Flake, angle: float, elapsed: float) -> list[tuple[float, float]]:
    """The points of a piece of paper or of a curl around its middle, turned by an angle in radians."""
    if flake.shape == "curl":
        along = [number / BENDS for number in range(BENDS + 1)]
        flat = [((part - 0.5) * 1.8 * flake.size, flake.size * BOW * sin(part * 2 * pi)) for part in along]
    else:
        half, high = flake.size / 2, max(1.2, flake.size * 0.36 * abs(cos(flake.phase + TUMBLE * elapsed)))
        flat = [(-half, -high), (half, -high), (half, high), (-half, high)]
    return [(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in flat]
