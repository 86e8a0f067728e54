"""What scenes draw on: the window's surface in logical units, with a list of what was drawn for those who check it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from scenes.kit import icons
from scenes.kit.box import Box
from scenes.kit.shapes import Panel, Shapes
from scenes.kit.text import Style, Type
from scenes.kit.theme import Colour
from scenes.kit.viewport import Viewport

Align = Literal["left", "centre", "right"]


class Drawn(NamedTuple):
    """One thing that was drawn: where, and if it is text, what it says and the room it had."""

    what: Literal["panel", "text", "picture"]
    box: Box
    text: str = ""
    room: Box | None = None


class Canvas:
    """Draws, and changes nothing but pixels."""

    def __init__(self, surface: pygame.Surface, view: Viewport, kind: Type, shapes: Shapes) -> None:
        self.surface = surface
        self.view = view
        self.type = kind
        self.shapes = shapes
        self.drawn: list[Drawn] | None = None
        self._seen: Box | None = None
        """What can be seen while a clip is on."""

    @property
    def whole(self) -> Box:
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
        """A rounded rectangle; its shadow reaches beyond the box."""
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
        """A line of text in the middle of a room's height, cut with an ellipsis if need be. Where it came to lie."""
        return self._line(self.type.fit(text, style, room.width), room, style, colour, align)

    def paragraph(self, text: str, room: Box, style: Style, colour: Colour, align: Align = "left") -> Box:
        """Text wrapped into a room, from its top. Where it came to lie."""
        height = self.type.line(style)
        lines = self.type.wrap(text, style, room.width)
        for place, line in enumerate(lines):
            self._line(line, Box(room.x, room.y + place * height, room.width, height), style, colour, align, room)
        return Box(room.x, room.y, room.width, height * len(lines))

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        """A picture, already at its size, around its centre."""
        width, height = picture.get_size()
        left, top = self.view.to_pixels(x, y)
        self.surface.blit(picture, (left - width // 2, top - height // 2))
        scale = self.view.scale
        self._note(Drawn("picture", Box(x - width / scale / 2, y - height / scale / 2, width / scale, height / scale)))

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """An icon of this size around its centre."""
        self.picture(icons.picture(name, self.view.px(size), colour), x, y)

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Whatever is drawn meanwhile is drawn inside this box alone."""
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
        picture = self.type.picture(text, style, colour)
        width, height = (side / self.view.scale for side in picture.get_size())
        spare = {"left": 0.0, "centre": (room.width - width) / 2, "right": room.width - width}[align]
        box = Box(room.x + spare, room.y + (room.height - height) / 2, width, height)
        self.surface.blit(picture, self.view.to_pixels(box.x, box.y))
        if text:
            self._note(Drawn("text", box, text, whole or room))
        return box

    def _note(self, drawn: Drawn) -> None:
        """List what can be seen of it."""
        if self.drawn is None:
            return
        if self._seen is not None:
            drawn = drawn._replace(box=drawn.box.shared(self._seen))
        if drawn.box.width > 0 and drawn.box.height > 0:
            self.drawn.append(drawn)
