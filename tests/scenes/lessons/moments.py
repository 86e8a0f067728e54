"""Drawings of a lesson, step by step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from scenes.sitting.lesson import names
from tests.scenes.drawlist import of
from tests.scenes.lessons.pupil import Pupil
from tests.scenes.screens import USUAL, Look

STEPS = 8
"""The number of steps of a lesson that are drawn."""
TIGHT: Look = ((960, 540), "en", 150)


def lists() -> dict[str, Callable[[Path], list[str]]]:
    """The draw-lists of the first lesson in two looks, by name."""
    first = names()[0]
    return {
        "lessons/first": lambda folder: steps(Pupil(first, *USUAL)),
        "lessons/first-tight": lambda folder: steps(Pupil(first, *TIGHT)),
    }


def steps(pupil: Pupil) -> list[str]:
    """All that is drawn at each of the first steps."""
    found: list[str] = []
    for _ in range(STEPS):
        if not pupil.over:
            found += [f"step {pupil.scene.step.name}", *of(pupil.hands.app)]
            pupil.go_on("mouse")
    return found
