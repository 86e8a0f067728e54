"""Rows on a sheet of settings: names with a line about them, keys as key caps, the strengths' colours."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, Style, Type
from scenes.kit.theme import BODY_LARGE, CREAM, FADED, INK, MUTED, TEAL, Colour
from scenes.kit.widget import Widget

NAME_STYLE = Style("text", 800, BODY_LARGE)
CAP_STYLE = Style("text", 700, 14)
CAP = 12
"""The room on either side of a key's name."""
BETWEEN = 8
CARD = (26, 36)


class Named(Widget):
    """The name of a setting and a line about it; above them a rule of the length `line`, or none for 0."""

    focusable = False

    def __init__(self, box: Box, name: str, about: str, line: float = 0) -> None:
        super().__init__(box)
        self.name = name
        self.about = about
        self.line = line
        self.lit = False
        """True if the line is about what is not so yet, and stands out."""

    def draw(self, canvas: Canvas) -> None:
        kind, box = canvas.type, self.box
        if self.line:
            canvas.panel(Box(box.x, box.y, self.line, 1), MUTED, 0, alpha=0.28)
        name = kind.line(NAME_STYLE)
        about = kind.line(SMALL_STYLE) * len(kind.wrap(self.about, SMALL_STYLE, box.width))
        top = box.centre[1] - (name + about) / 2
        canvas.text(self.name, Box(box.x, top, box.width, name), NAME_STYLE, INK)
        canvas.paragraph(self.about, Box(box.x, top + name, box.width, about), SMALL_STYLE, TEAL if self.lit else FADED)


class KeyRow(Widget):
    """Keys as they look on a keyboard, and their meaning."""

    focusable = False

    def __init__(self, box: Box, names: Sequence[str], does: str, caps: float) -> None:
        super().__init__(box)
        self.names = list(names)
        self.does = does
        self.caps = caps
        """The room for the keys; the text begins behind it."""

    @staticmethod
    def caps_width(kind: Type, names: Sequence[str]) -> float:
        """The width that keys of these names take."""
        return sum(kind.width(name, CAP_STYLE) + 2 * CAP + BETWEEN for name in names) - BETWEEN

    def draw(self, canvas: Canvas) -> None:
        kind = canvas.type
        left, middle = self.box.x, self.box.centre[1]
        high = min(kind.line(CAP_STYLE) + 8, self.box.height - 4)
        for name in self.names:
            cap = Box(left, middle - high / 2, kind.width(name, CAP_STYLE) + 2 * CAP, high)
            canvas.panel(cap, CREAM, 7, outline=MUTED, line=1.5)
            canvas.text(name, cap.inset(CAP / 2, 0), CAP_STYLE, INK, "centre")
            left = cap.right + BETWEEN
        text = Box(self.box.x + self.caps, self.box.y, self.box.width - self.caps, self.box.height)
        style = BODY_STYLE if kind.width(self.does, BODY_STYLE) <= text.width else SMALL_STYLE
        height = kind.line(style) * len(kind.wrap(self.does, style, text.width))
        canvas.paragraph(self.does, text._replace(y=middle - height / 2, height=height), style, INK)


class Swatches(Widget):
    """Three small cards in the colours of the strengths, each with its pips."""

    focusable = False

    def __init__(self, box: Box, colours: Sequence[Colour]) -> None:
        super().__init__(box)
        self.colours = colours

    def draw(self, canvas: Canvas) -> None:
        for strength, colour in enumerate(self.colours):
            middle = self.box.x + CARD[0] / 2 + strength * (CARD[0] + 6)
            card = centred(middle, self.box.centre[1], *CARD)
            canvas.panel(card, colour, 6, shadow=3)
            for pip in range(strength + 1):
                down = card.centre[1] + (pip - strength / 2) * 9
                canvas.panel(centred(middle, down, 6, 6), INK if strength == 1 else CREAM, 3)
