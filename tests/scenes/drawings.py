"""Draw lists as they should be: every panel, line of text and picture that something draws, one a line of a text file.

Where a change is wanted, `python -m tests.scenes.drawings` writes the files anew; read the difference first.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

import pygame

from scenes.kit.box import Box
from scenes.kit.canvas import Align, Canvas
from scenes.kit.shapes import Shapes
from scenes.kit.text import Style, Type
from scenes.kit.theme import Colour
from scenes.kit.viewport import Viewport

FOLDER = Path(__file__).parent
ROOMS = ("kit", "stage")
"""Rooms with a module `drawings` that has a table of DRAWINGS, and a file `drawings.txt` of what they are."""
SIZES = (1.0, 1.5)
"""The text sizes at which everything is drawn."""

Drawing = Callable[[Canvas], None]


class Recorder(Canvas):
    """A canvas that also writes down everything that is drawn on it, with colours, radii and styles."""

    def __init__(self, text_size: float = 1.0) -> None:
        size = (1280, 720)
        super().__init__(pygame.Surface(size), Viewport.of(size), Type(1.0, text_size), Shapes(1.0))
        self.noted: list[str] = []

    def panel(
        self,
        box: Box,
        colour: Colour | None,
        radius: float = 12,
        *,
        alpha: float = 1.0,
        outline: Colour | None = None,
        line: float = 0,
        shadow: float = 0,
    ) -> None:
        super().panel(box, colour, radius, alpha=alpha, outline=outline, line=line, shadow=shadow)
        edge = f" edge {hue(outline)} {line:g}" if outline else ""
        self._write(f"panel {place(box)} {hue(colour)} radius {radius:.6g} alpha {alpha:.3g}{edge} shadow {shadow:g}")

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        super().picture(picture, x, y)
        self._write(f"picture {picture.get_width()}x{picture.get_height()} at {x:.5g} {y:.5g}")

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        super().icon(name, x, y, size, colour)
        self._write(f"icon {name} {size:.5g} {hue(colour)}")

    def _line(self, text: str, room: Box, style: Style, colour: Colour, align: Align, whole: Box | None = None) -> Box:
        box = super()._line(text, room, style, colour, align, whole)
        face = f"{style.family} {style.weight} {style.size:g}"
        self._write(f"text {text!r} {place(box)} {face} {hue(colour)} {align} in {place(room)}")
        return box

    def _write(self, line: str) -> None:
        clip = self.surface.get_clip()
        cut = "" if clip.size == self.surface.get_size() else f" within {clip.x} {clip.y} {clip.w} {clip.h}"
        self.noted.append(line + cut)


def place(box: Box) -> str:
    return " ".join(f"{side:.6g}" for side in box)


def hue(colour: Colour | None) -> str:
    return "none" if colour is None else "#{:02X}{:02X}{:02X}".format(*colour)


def drawn(drawing: Drawing, text_size: float) -> list[str]:
    """The draw list of something at a text size."""
    canvas = Recorder(text_size)
    drawing(canvas)
    return canvas.noted


def expected(room: str) -> dict[str, list[str]]:
    """The draw lists kept for a room, by name and text size."""
    found: dict[str, list[str]] = {}
    for line in (FOLDER / room / "drawings.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        elif line:
            found[next(reversed(found))].append(line)
    return found


def write(room: str, drawings: Mapping[str, Drawing]) -> None:
    """Keep what a room's drawings look like now."""
    parts = []
    for name, drawing in drawings.items():
        for text_size in SIZES:
            parts.append("\n".join([f"# {name} {text_size:g}", *drawn(drawing, text_size)]))
    (FOLDER / room / "drawings.txt").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    from tests.scenes import drawings  # as the rooms import it, and not as the program that runs

    for each in ROOMS:
        drawings.write(each, import_module(f"tests.scenes.{each}.drawings").DRAWINGS)
