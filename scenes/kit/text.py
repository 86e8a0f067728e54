"""Type: words as pictures at their final size, measured and wrapped.

French needs thin spaces before ; ! ? and inside « »: the fonts have no such glyph, so a line is drawn in pieces with a
gap of that width between them. A line never breaks at one, nor at a no-break space. Icons are pieces too.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import NamedTuple

import pygame

from game.shelf import ASSETS
from scenes.kit import icons
from scenes.kit.theme import BODY, FONTS, HEADING, SMALL, TITLE, Colour

THIN = "\u202f"
THIN_EM = 0.18
"""The width of a thin space, in the size of the type."""
ICON, ASIDE = 1.3, 0.1
"""An icon's side in cap heights, and the room on either side of it in its own."""
MOST_PICTURES = 800
NO_LETTER = re.compile(f"([{THIN}{''.join(icons.NAMED)}])")
"""What is not drawn by the font."""


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
        if NO_LETTER.search(text) is None:
            return self.font(style).size(text)[0] / self.scale
        return sum(self._across(piece, style) for piece in _pieces(text)) / self.scale

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

    def _icon(self, style: Style) -> int:
        """The side of an icon in a line of this style, in pixels."""
        return round(self.font(style).metrics("H")[0][3] * ICON)

    def _across(self, piece: str, style: Style) -> int:
        """How wide a piece of a line is, in pixels."""
        if piece == THIN:
            return self._gap(style)
        if piece in icons.NAMED:
            side = self._icon(style)
            return side + 2 * round(side * ASIDE)
        return self.font(style).size(piece)[0]

    def _made(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        font = self.font(style)
        if NO_LETTER.search(text) is None:
            return font.render(text, True, colour)
        pieces = _pieces(text)
        width = sum(self._across(piece, style) for piece in pieces)
        whole = pygame.Surface((width, font.get_height()), pygame.SRCALPHA)
        left = 0
        for piece in pieces:
            if piece in icons.NAMED:
                self._stamp(whole, left, icons.NAMED[piece], style, colour)
            elif piece != THIN:
                whole.blit(font.render(piece, True, colour), (left, 0))
            left += self._across(piece, style)
        return whole

    def _stamp(self, line: pygame.Surface, left: int, name: str, style: Style, colour: Colour) -> None:
        """An icon in a line, in the middle of the capitals' height."""
        font, side = self.font(style), self._icon(style)
        middle = font.get_ascent() - font.metrics("H")[0][3] / 2
        line.blit(icons.picture(name, side, colour), (left + round(side * ASIDE), round(middle - side / 2)))


def _pieces(text: str) -> list[str]:
    """A line as runs of letters, thin spaces and icons."""
    return [piece for piece in NO_LETTER.split(text) if piece]
