"""Screens as text: every panel, text, icon and picture that is drawn, a line each, in the order of drawing.

A moved box, a lost text or another colour is one line of a diff, in words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pygame

from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.canvas import Align, Canvas
from scenes.kit.text import Style
from scenes.kit.theme import Colour

FOLDER = Path(__file__).parent / "golden"
TOLERANCE = 1
"""A channel of a colour may differ by so much: processors round differently when pictures are made."""
COLOUR = re.compile(r"#([0-9a-f]+)")


class Recorder(Canvas):
    """A canvas that writes down all that is drawn on it. Boxes are in logical units, to a tenth."""

    def __init__(self, like: Canvas) -> None:
        super().__init__(like.surface.copy(), like.view, like.type, like.shapes)
        self.drawn = []
        self.lines: list[str] = []
        self._margin = ""
        self._icon = ""

    def panel(self, box: Box, colour: Colour | None, radius: float = 12, **look: Any) -> None:
        super().panel(box, colour, radius, **look)
        more = [f"{name} {_value(value)}" for name, value in look.items() if value]
        self._write("panel", box, _hex(colour), f"radius {radius:g}", *more)

    def text(self, text: str, room: Box, style: Style, colour: Colour, align: Align = "left") -> Box:
        box = super().text(text, room, style, colour, align)
        self._write("text", box, _quoted(text), _style(style), _hex(colour))
        return box

    def paragraph(self, text: str, room: Box, style: Style, colour: Colour, align: Align = "left") -> Box:
        box = super().paragraph(text, room, style, colour, align)
        self._write("text", box, _quoted(text), _style(style), _hex(colour), align)
        return box

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        super().picture(picture, x, y)
        width, height = (side / self.view.scale for side in picture.get_size())
        box = Box(x - width / 2, y - height / 2, width, height)
        if self._icon:
            self._write("icon", box, self._icon)
        else:
            self._write("picture", box, *_quarters(picture))

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        self._icon = f"{name} {_hex(colour)}"
        super().icon(name, x, y, size, colour)
        self._icon = ""

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        self._write("within", box)
        self._margin += "  "
        with super().clipped(box):
            yield
        self._margin = self._margin[2:]

    def _write(self, what: str, box: Box, *more: str) -> None:
        place = f"{box.x:.1f},{box.y:.1f} {box.width:.1f}×{box.height:.1f}"
        self.lines.append(" ".join([f"{self._margin}{what:<7}", place, *more]))


def of(app: App) -> list[str]:
    """The draw-list of the scene on top."""
    assert app.top is not None
    recorder = Recorder(app.canvas)
    app.top.draw(recorder)
    return recorder.lines


def difference(name: str, lines: list[str]) -> str:
    """The lines that are not as in the golden list of that name, as a diff; empty if all are."""
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    got = [_near(line, before) for line, before in zip(lines, expected, strict=False)] + lines[len(expected) :]
    return "\n".join(unified_diff(expected, got, "golden", "drawn", lineterm="", n=1))


def keep(name: str, lines: list[str]) -> Path:
    """Write a golden list anew: its file."""
    path = FOLDER / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path


def _near(line: str, expected: str) -> str:
    """The expected line if this one differs from it by the tolerance of colours alone; else this one."""
    if COLOUR.sub("", line) != COLOUR.sub("", expected):
        return line
    pairs = zip(_channels(line), _channels(expected), strict=True)
    return expected if all(abs(one - other) <= TOLERANCE for one, other in pairs) else line


def _channels(line: str) -> bytes:
    return bytes.fromhex("".join(COLOUR.findall(line)))


def _quarters(picture: pygame.Surface) -> list[str]:
    """The mean colour and opacity of each quarter of a picture, by rows."""
    width, height = picture.get_size()
    across, down = width // 2 or width, height // 2 or height
    corners = [(x, y) for y in (0, height - down) for x in (0, width - across)]
    return [_hex(pygame.transform.average_color(picture, (*corner, across, down), True)) for corner in corners]


def _quoted(text: str) -> str:
    return "“" + text.replace("\n", " / ") + "”"


def _style(style: Style) -> str:
    return f"{style.family} {style.weight} {style.size:g}" + (" fixed" if style.fixed else "")


def _value(value: Any) -> str:
    return _hex(value) if isinstance(value, tuple) else f"{value:g}"


def _hex(colour: Any) -> str:
    return "none" if colour is None else "#" + bytes(colour).hex()
