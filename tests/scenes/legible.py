"""The contrast of every word and icon with whatever lies under it, measured while a screen is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame
import pytest

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import Colour
from tests.scenes.eyesight import contrast

PARTS = 3
"""The parts across a word that are measured one by one: grounds get darker to the corners."""


class Read(NamedTuple):
    """A word or an icon as it was drawn, and its least contrast with the ground under it."""

    text: str
    colour: Colour
    ground: Colour
    size: float
    """The size of the type, or of the icon, in logical units."""
    contrast: float


@contextmanager
def reading(patch: pytest.MonkeyPatch) -> Iterator[list[Read]]:
    """Note every word and icon that is drawn in the `with` block."""
    found: list[Read] = []
    line, icon = Canvas._line, Canvas.icon

    def read(canvas: Canvas, text: str, room: Box, style: Style, colour: Colour, align: str, *rest: object) -> Box:
        before = canvas.surface.copy()
        box = line(canvas, text, room, style, colour, align, *rest)  # type: ignore[arg-type]
        if text.strip():
            _note(found, canvas, before, text, box, colour, style.size)
        return box

    def seen(canvas: Canvas, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        _note(found, canvas, canvas.surface, f"<{name}>", Box(x - size / 2, y - size / 2, size, size), colour, size)
        icon(canvas, name, x, y, size, colour)

    patch.setattr(Canvas, "_line", read)
    patch.setattr(Canvas, "icon", seen)
    yield found
    patch.undo()


def outlined(found: list[Read]) -> list[Read]:
    """The same without icons that are drawn twice, a dark one under a bright one: their outline is seen anywhere."""
    twice = {
        number
        for number in range(1, len(found))
        if found[number].text.startswith("<")
        and found[number].text == found[number - 1].text
        and found[number].size != found[number - 1].size
    }
    return [read for number, read in enumerate(found) if number not in twice and number + 1 not in twice]


def _note(
    found: list[Read], canvas: Canvas, under: pygame.Surface, text: str, box: Box, colour: Colour, size: float
) -> None:
    view = canvas.view
    whole = pygame.Rect(*view.to_pixels(box.x, box.y), view.px(box.width), view.px(box.height))
    parts = [whole] if whole.width < 8 * PARTS else _parts(whole)
    grounds = [
        under_it for part in parts if (clear := part.clip(under.get_rect())) and (under_it := _mean(under, clear))
    ]
    if grounds:
        worst = min(grounds, key=lambda ground: contrast(colour, ground))
        found.append(Read(text, colour, worst, size, round(contrast(colour, worst), 2)))


def _parts(whole: pygame.Rect) -> list[pygame.Rect]:
    across = whole.width // PARTS
    return [pygame.Rect(whole.x + number * across, whole.y, across, whole.height) for number in range(PARTS)]


def _mean(surface: pygame.Surface, box: pygame.Rect) -> Colour:
    red, green, blue, _ = pygame.transform.average_color(surface, box)
    return red, green, blue
