"""The marks on a paper: words, pieces, grounds, numbers, ticks and arrows, each with its place from the upper left."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CORAL, INK, PAPER, TEAL, Colour, colour
from scenes.stage.art.card import RESTING
from scenes.stage.art.shapes import render
from scenes.stage.paper.pieces import Pieces

LEAF, RULE, SOFT = colour("#FDF9F0"), colour("#E9DECB"), colour("#6A5C50")
"""A page of paper, the lines on it, and its quieter words."""
GROUND, CAN, CANNOT = colour("#DFEAE2"), colour("#1F655D"), colour("#B23C17")
"""The ground of examples, and the words for what can and what can't be done."""
DIGIT = Style("digits", 700, 15)


class Words(NamedTuple):
    """A piece of a line of text."""

    box: Box
    text: str
    style: Style
    colour: Colour = INK
    start: int = 0
    """The index of its first letter in the whole text of the paper."""

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        canvas.text(self.text, Box(at.x, at.y, at.width + 1, at.height), self.style, self.colour)


class Piece(NamedTuple):
    """A card, or another piece of the game; the box is that of the upright piece."""

    box: Box
    name: str
    zoom: float
    angle: float = 0.0
    faint: bool = False

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        x, y = at.centre
        shadow = None if self.faint else pieces.shadow(self.name, self.zoom, self.angle)
        if shadow is not None:
            canvas.picture(shadow, x, y + RESTING.drop * self.zoom)
        canvas.picture(pieces.show(self.name, self.zoom, self.angle, self.faint), x, y)


class Ground(NamedTuple):
    """A patch of colour, or a line."""

    box: Box
    colour: Colour = GROUND
    radius: float = 16.0

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        canvas.panel(at, self.colour, self.radius)


class Number(NamedTuple):
    """A number on a disc."""

    box: Box
    number: str

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        canvas.panel(at, TEAL, at.height / 2)
        style = DIGIT._replace(size=max(13.0, at.height * 0.56 / canvas.type.text_size))
        canvas.text(self.number, at.inset(-8, 0), style, PAPER, "centre")


class Tick(NamedTuple):
    """A check or a cross: what can and what can't be done, by shape as well as by colour."""

    box: Box
    good: bool

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        canvas.panel(at, TEAL if self.good else CORAL, at.height / 2, outline=PAPER, line=1.6)
        canvas.icon("check" if self.good else "cross", *at.centre, at.height * 0.54, PAPER)


class Icon(NamedTuple):
    """An icon, alone or on a disc."""

    box: Box
    name: str
    colour: Colour = TEAL
    disc: Colour | None = None

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        if self.disc is not None:
            canvas.panel(at, self.disc, at.height / 2)
        canvas.icon(self.name, *at.centre, at.height * (0.54 if self.disc else 1.0), self.colour)


class Shape(NamedTuple):
    """SVG shapes in logical units, drawn at the size of the box."""

    box: Box
    shapes: str

    def draw(self, canvas: Canvas, pieces: Pieces, at: Box) -> None:
        size = canvas.view.px(at.width), canvas.view.px(at.height)
        canvas.picture(_rendered(self.shapes, size, (self.box.width, self.box.height)), *at.centre)


Mark = Words | Piece | Ground | Number | Tick | Icon | Shape
CHIP = BRASS
"""The disc of an event."""


class Laid(NamedTuple):
    """Marks that belong together, and the room they take from their upper left corner."""

    marks: tuple[Mark, ...] = ()
    width: float = 0.0
    height: float = 0.0

    def moved(self, x: float, y: float) -> tuple[Mark, ...]:
        """The marks, as far to the right and down."""
        return tuple(mark._replace(box=_moved(mark.box, x, y)) for mark in self.marks)

    def draw(self, canvas: Canvas, pieces: Pieces, x: float, y: float) -> None:
        """Draw all of them with their upper left corner at (x, y)."""
        for mark in self.marks:
            mark.draw(canvas, pieces, _moved(mark.box, x, y))


def stacked(parts: Iterable[tuple[float, Laid]]) -> Laid:
    """Parts one under the other, each with the gap above it; the first has none."""
    marks: list[Mark] = []
    down, across = 0.0, 0.0
    for gap, part in parts:
        down += gap if marks else 0.0
        marks += part.moved(0, down)
        down += part.height
        across = max(across, part.width)
    return Laid(tuple(marks), across, down)


def disc(x: float, y: float, side: float) -> Box:
    """The box of a disc with its centre at (x, y)."""
    return centred(x, y, side, side)


def _moved(box: Box, x: float, y: float) -> Box:
    return Box(box.x + x, box.y + y, box.width, box.height)


@lru_cache(maxsize=64)
def _rendered(shapes: str, size: tuple[int, int], logical: tuple[float, float]) -> pygame.Surface:
    """Shapes as a picture, made once a size."""
    return render(shapes, size, logical)
