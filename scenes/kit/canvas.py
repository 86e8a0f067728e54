"""The canvas: draws on the window's surface in logical units, and can list what was drawn for tests to check."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from scenes.kit import icons
from scenes.kit.box import Box
from scenes.kit.cloths import CLOTHS, USUAL, Cloth
from scenes.kit.shapes import Panel, Shapes
from scenes.kit.text import Style, Type
from scenes.kit.theme import Colour
from scenes.kit.viewport import Viewport

Align = Literal["left", "centre", "right"]


class Drawn(NamedTuple):
    """One thing that was drawn: its visible box; of text also the words and the room they were given."""

    what: Literal["panel", "text", "picture"]
    box: Box
    text: str = ""
    room: Box | None = None


class Canvas:
    """The window's surface for everything that is drawn: boxes in logical units in, pixels out.

    Drawing changes pixels and nothing else. With `drawn` set to a list, every panel, line of text and picture is
    noted in it too, cut to what can be seen.
    """

    def __init__(
        self,
        surface: pygame.Surface,
        view: Viewport,
        kind: Type,
        shapes: Shapes,
        cloth: Cloth = CLOTHS[USUAL],
    ) -> None:
        self.surface = surface
        self.view = view
        self.type = kind
        self.shapes = shapes
        self.cloth = cloth
        """The cloth under everything, with the colours of what is drawn on it."""
        self.drawn: list[Drawn] | None = None
        self._seen: Box | None = None
        """The part of the table that can be seen while a clip is on; None without one."""

    @property
    def whole(self) -> Box:
        """All of the table."""
        return Box(0, 0, self.view.width, self.view.height)

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
        """Draw a rounded rectangle; its shadow reaches beyond the box. Without a colour, only the outline is drawn."""
        px = self.view.px
        size = (px(box.width), px(box.height))
        reach = px(shadow) if shadow else 0
        thick = px(line) if outline else 0
        radius_px = min(px(radius), min(size) // 2)
        picture = self.shapes.panel(Panel(size, radius_px, colour, round(255 * alpha), outline, thick, reach))
        x, y = self.view.to_pixels(box.x, box.y)
        self.surface.blit(picture, (x - reach, y - reach))
        self._note(Drawn("panel", box))

    def text(self, text: str, room: Box, style: Style, colour: Colour, align: Align = "left") -> Box:
        """Draw a line of text in the middle of a room's height, cut with an ellipsis if need be; return its box."""
        return self._line(self.type.fit(text, style, room.width), room, style, colour, align)

    def paragraph(self, text: str, room: Box, style: Style, colour: Colour, align: Align = "left") -> Box:
        """Draw text wrapped to a room's width, from its top; return the box of all lines."""
        height = self.type.line(style)
        lines = self.type.wrap(text, style, room.width)
        for index, line in enumerate(lines):
            self._line(line, Box(room.x, room.y + index * height, room.width, height), style, colour, align, room)
        return Box(room.x, room.y, room.width, height * len(lines))

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Draw a picture, made at its final size, with its centre at (x, y)."""
        width, height = picture.get_size()
        left, top = self.view.to_pixels(x, y)
        self.surface.blit(picture, (left - width // 2, top - height // 2))
        scale = self.view.scale
        self._note(Drawn("picture", Box(x - width / scale / 2, y - height / scale / 2, width / scale, height / scale)))

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """Draw an icon `size` wide with its centre at (x, y)."""
        self.picture(icons.picture(name, self.view.px(size), colour), x, y)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Cut everything drawn in the `with` block to this box."""
        before, seen = self.surface.get_clip(), self._seen
        self._seen = box if seen is None else seen.shared(box)
        left, top = self.view.to_pixels(box.x, box.y)
        self.surface.set_clip(before.clip((left, top, self.view.px(box.width), self.view.px(box.height))))
        try:
            yield
        finally:
            self.surface.set_clip(before)
            self._seen = seen

    def _line(self, text: str, room: Box, style: Style, colour: Colour, align: Align, whole: Box | None = None) -> Box:
        """Draw one line as it is; `whole` is the room of the paragraph it belongs to."""
        picture = self.type.picture(text, style, colour)
        width, height = (side / self.view.scale for side in picture.get_size())
        spare = {"left": 0.0, "centre": (room.width - width) / 2, "right": room.width - width}[align]
        box = Box(room.x + spare, room.y + (room.height - height) / 2, width, height)
        self.surface.blit(picture, self.view.to_pixels(box.x, box.y))
        if text:
            self._note(Drawn("text", box, text, whole or room))
        return box

    def _note(self, drawn: Drawn) -> None:
        """Add the visible part of something drawn to `drawn`, if anyone keeps that list."""
        if self.drawn is None:
            return
        if self._seen is not None:
            drawn = drawn._replace(box=drawn.box.shared(self._seen))
        if drawn.box.width > 0 and drawn.box.height > 0:
            self.drawn.append(drawn)
