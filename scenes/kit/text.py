"""Type: words as pictures at their final size, measured and wrapped.

French needs thin spaces before ; ! ? and inside « »: the fonts have no such glyph, so a line is drawn in runs with a
gap of that width between them. A line never breaks at one, nor at a no-break space.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import pygame

from game.shelf import ASSETS
from scenes.kit.theme import BODY, FONTS, HEADING, SMALL, TITLE, Colour

THIN = "\u202f"
THIN_EM = 0.18
"""The width of a thin space, in the size of the type."""
MOST_PICTURES = 800


class Style(NamedTuple):
    """A face, its weight, and its size in logical units."""

    family: str
    weight: int
    size: float


TITLE_STYLE = Style("display", 900, TITLE)
HEADING_STYLE = Style("display", 700, HEADING)
BODY_STYLE = Style("text", 600, BODY)
STRONG_STYLE = Style("text", 800, BODY)
SMALL_STYLE = Style("text", 600, SMALL)
DIGITS_STYLE = Style("digits", 700, BODY)


class Type:
    """All type at one scale (pixels a logical unit) and one text size (1, 1.25, 1.5)."""

    def __init__(self, scale: float, text_size: float = 1.0) -> None:
        self.scale = scale
        self.text_size = text_size
        self._fonts: dict[tuple[str, int, int], pygame.font.Font] = {}
        self._pictures: OrderedDict[tuple[str, Style, Colour], pygame.Surface] = OrderedDict()

    def font(self, style: Style) -> pygame.font.Font:
        """The font of a style, never smaller than small type at this scale."""
        pixels = round(max(style.size, SMALL) * self.text_size * self.scale)
        key = (style.family, style.weight, pixels)
        if key not in self._fonts:
            path = ASSETS / "fonts" / FONTS[style.family, style.weight]
            self._fonts[key] = pygame.font.Font(path, pixels)
        return self._fonts[key]

    def width(self, text: str, style: Style) -> float:
        """How wide a line is, in logical units."""
        runs = text.split(THIN)
        font = self.font(style)
        return (sum(font.size(run)[0] for run in runs) + self._gap(style) * (len(runs) - 1)) / self.scale

    def line(self, style: Style) -> float:
        """The height of a line, in logical units."""
        return self.font(style).get_linesize() / self.scale

    def picture(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """A line of text as a picture; the last few hundred are kept."""
        key = (text, style, colour)
        made = self._pictures.get(key)
        if made is None:
            made = self._pictures[key] = self._made(text, style, colour)
            if len(self._pictures) > MOST_PICTURES:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end(key)
        return made

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """The lines of a text in this width: broken at plain spaces and line ends, a word too long anywhere."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, style) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *whole, line = self._cut(word, style, width)
                lines += whole
            lines.append(line)
        return lines

    def fit(self, text: str, style: Style, width: float) -> str:
        """The text, or as much of its beginning as there is room for, with an ellipsis."""
        if self.width(text, style) <= width:
            return text
        while text and self.width(text + "…", style) > width:
            text = text[:-1]
        return text.rstrip() + "…"

    def _cut(self, word: str, style: Style, width: float) -> list[str]:
        """A word in pieces that each have room."""
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.width(pieces[-1] + letter, style) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _gap(self, style: Style) -> int:
        return round(style.size * self.text_size * THIN_EM * self.scale)

    def _made(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        font = self.font(style)
        runs = [font.render(run, True, colour) for run in text.split(THIN)]
        if len(runs) == 1:
            return runs[0]
        gap = self._gap(style)
        width = sum(run.get_width() for run in runs) + gap * (len(runs) - 1)
        whole = pygame.Surface((width, max(run.get_height() for run in runs)), pygame.SRCALPHA)
        at = 0
        for run in runs:
            whole.blit(run, (at, 0))
            at += run.get_width() + gap
        return whole
