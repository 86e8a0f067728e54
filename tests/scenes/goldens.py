"""Screens as they should look: some as pictures, compared pixel by pixel with a little tolerance; all as draw-lists."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from tests.scenes import drawlist
from tests.scenes.games import films, moments
from tests.scenes.games.defizz import painted
from tests.scenes.lessons import moments as lessons
from tests.scenes.screens import SCREENS, USUAL

FOLDER = Path(__file__).parent / "golden"
REPORTS = Path(__file__).resolve().parents[2] / ".work" / "goldens"
TOLERANCE = 2
NEAR = (TOLERANCE, TOLERANCE, TOLERANCE, 255)
"""A channel may differ by so much."""
SIZE = (640, 360)
GOLDENS = (
    "menu",
    "welcome",
    "setup-players",
    "setup-game",
    "trepido",
    "trepido-six",
    "trepido-threat",
    "trepido-round",
    "trepido-25",
    "trio",
    "trio-six",
    "tordu-bid",
    "tordu-five",
    "defizz-hints",
    "defizz-twelve",
    "curtain",
    "scores",
    "settings-display",
    "rules",
)
LISTS: dict[str, Callable[[Path], list[str]]] = {
    **{name: lambda folder, name=name: drawlist.of(SCREENS[name](USUAL, folder).app) for name in SCREENS},  # type: ignore[misc]
    **painted.lists(),
    **moments.lists(),
    **films.lists(),
    **lessons.lists(),
}
"""Every draw-list that is kept, by its name."""


def difference(name: str, got: pygame.Surface) -> str:
    """Nothing if the picture is as it should be; otherwise where expected, got and difference lie side by side."""
    expected = pygame.image.load(FOLDER / f"{name}.png")
    if expected.get_size() != got.get_size():
        return f"{got.get_size()} instead of {expected.get_size()}"
    wrong = apart(expected, got)
    if not wrong:
        return ""
    width, height = got.get_size()
    beside = pygame.Surface((width * 3, height))
    for place, part in enumerate((expected, got, marked(expected, got))):
        beside.blit(part, (place * width, 0))
    REPORTS.mkdir(parents=True, exist_ok=True)
    pygame.image.save(beside, REPORTS / f"{name}.png")
    return f"{wrong} pixels differ: see {REPORTS / f'{name}.png'}"


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ by more than the tolerance."""
    alike = pygame.transform.threshold(None, one, None, NEAR, set_behavior=0, search_surf=other)
    return one.get_width() * one.get_height() - alike


def marked(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Red where they differ."""
    found = pygame.Surface(one.get_size())
    red = (255, 0, 0)
    pygame.transform.threshold(found, one, None, NEAR, red, 1, search_surf=other)
    return found
