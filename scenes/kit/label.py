"""A label: text that can't be clicked."""

from __future__ import annotations

from scenes.kit.box import Box
from scenes.kit.canvas import Align, Canvas
from scenes.kit.text import BODY_STYLE, Style
from scenes.kit.theme import Colour
from scenes.kit.widget import Widget


class Label(Widget):
    """One line of text, or with `wraps` a paragraph."""

    focusable = False

    def __init__(
        self,
        box: Box,
        text: str,
        style: Style = BODY_STYLE,
        colour: Colour | None = None,
        align: Align = "left",
        wraps: bool = False,
    ) -> None:
        super().__init__(box)
        self.text = text
        self.style = style
        self.colour = colour
        """None: that of words on the cloth."""
        self.align: Align = align
        self.wraps = wraps

    def draw(self, canvas: Canvas) -> None:
        write = canvas.paragraph if self.wraps else canvas.text
        write(self.text, self.box, self.style, self.colour or canvas.cloth.words, self.align)
