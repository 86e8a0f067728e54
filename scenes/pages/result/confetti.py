"""Confetti for a person's victory: it falls for three seconds, and is drawn from the time gone by alone."""

from __future__ import annotations

from math import cos, sin
from random import Random
from typing import NamedTuple

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CORAL, CREAM, PLUM, TEAL, Colour

SECONDS = 3.0
COUNT = 110
COLOURS = (CORAL, BRASS, TEAL, CREAM, PLUM)
FALL = (230.0, 420.0)
"""The slowest and the fastest fall, in logical units a second."""
SWAY = 26.0
"""The distance that a piece sways to either side."""
SEED = 7
"""Confetti falls alike every time: nothing hangs on it."""


class Flake(NamedTuple):
    """One piece of paper: where it starts (a share of the width; a distance above the table), and how it falls."""

    x: float
    above: float
    speed: float
    phase: float
    size: float
    colour: Colour


def _flakes() -> tuple[Flake, ...]:
    rng = Random(SEED)
    return tuple(
        Flake(
            rng.random(), rng.uniform(10, 520), rng.uniform(*FALL), rng.uniform(0, 6), rng.uniform(5, 10),
            rng.choice(COLOURS),
        )
        for _ in range(COUNT)
    )  # fmt: skip


FLAKES = _flakes()


def draw(canvas: Canvas, elapsed: float) -> None:
    """Draw the confetti as it is after so many seconds; nothing once it has fallen."""
    if elapsed >= SECONDS:
        return
    view = canvas.view
    for flake in FLAKES:
        y = flake.speed * elapsed - flake.above + 300
        if not -10 < y < view.height:
            continue
        x = flake.x * view.width + SWAY * sin(flake.phase + 3 * elapsed)
        wide = max(2.0, flake.size * abs(cos(flake.phase + 5 * elapsed)))
        left, top = view.to_pixels(x, y)
        pygame.draw.rect(canvas.surface, flake.colour, (left, top, view.px(wide), view.px(flake.size * 0.6)))
