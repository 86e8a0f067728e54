"""Type: measures, wraps and draws text at its final size.

French needs thin spaces before ; ! ? and inside « »: the fonts have no such glyph, so a line is drawn in pieces with a
gap of that width between them. A line never breaks at one, nor at a no-break space. Icons are pieces too.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

import pygame

from game.shelf import ASSETS
from scenes.kit import icons
from scenes.kit.recent import Recent
from scenes.kit.theme import BODY, FONTS, HEADING, SMALL, TITLE, Colour

THIN = "\u202f"
THIN_EM = 0.18
"""The width of a thin space, as a share of the type's size."""
ICON, ASIDE = 1.3, 0.1
"""An icon's side as a multiple of a capital's height, and the room on either side of it as a share of its side."""
KEPT = 10 << 20
"""Bytes of drawn lines that are kept where a logical unit is a pixel."""
MOST_MEASURED, MOST_WRAPPED = 5000, 500
"""The numbers of measured widths and of wrapped texts that are kept."""
MOST_LETTERS = 250
"""The most letters in one piece of a word that has to be cut."""
NO_LETTER = re.compile(f"([{THIN}{''.join(icons.NAMED)}])")
"""The signs that the font does not draw."""


class Style(NamedTuple):
    """A face, its weight, and its size in logical units."""

    family: str
    weight: int
    size: float
    fixed: bool = False
    """True if it hardly grows with the text size: better small than without room."""


TITLE_STYLE = Style("display", 900, TITLE)
HEADING_STYLE = Style("display", 700, HEADING)
BODY_STYLE = Style("text", 600, BODY)
STRONG_STYLE = Style("text", 800, BODY)
SMALL_STYLE = Style("text", 600, SMALL)
DIGITS_STYLE = Style("digits", 700, BODY)


LARGEST, FROM_AFAR = 1.6, 1.34
"""The text size for a large screen, and the factor of fixed styles there."""
ROUNDING = 0.001
"""Logical units by which a text may seem wider than the room that was made for it."""


class Type:
    """All type at one scale (pixels a logical unit) and one text size (1, 1.25, 1.5, 1.6)."""

    def __init__(self, scale: float, text_size: float = 1.0) -> None:
        self.scale = scale
        self.text_size = text_size
        self._fonts: dict[tuple[str, int, int], pygame.font.Font] = {}
        self._pictures = Recent(round(KEPT * scale**2))
        self._widths: dict[tuple[str, Style], float] = {}
        self._lines: dict[tuple[str, Style, float], tuple[str, ...]] = {}

    @property
    def fixed_size(self) -> float:
        """The factor of fixed styles: 1, but on a large screen enough for 26 pixels at 1080p in the smallest."""
        return 1.0 if self.text_size < LARGEST else FROM_AFAR

    def font(self, style: Style) -> pygame.font.Font:
        """The font of a style at this scale, never smaller than SMALL."""
        grows = self.fixed_size if style.fixed else self.text_size
        pixels = round(max(style.size, SMALL) * grows * self.scale)
        key = (style.family, style.weight, pixels)
        if key not in self._fonts:
            path = ASSETS / "fonts" / FONTS[style.family, style.weight]
            self._fonts[key] = pygame.font.Font(path, pixels)
        return self._fonts[key]

    def forget(self) -> None:
        """Drop the fonts, which keep every letter that they have drawn, and everything that was measured."""
        self._fonts.clear()
        self._widths.clear()
        self._lines.clear()

    def width(self, text: str, style: Style) -> float:
        """The width of a line, in logical units; kept, for pages ask for the same again and again."""
        wide = self._widths.get((text, style))
        if wide is None:
            if len(self._widths) >= MOST_MEASURED:
                self._widths.clear()
            wide = self._widths[text, style] = sum(self._across(piece, style) for piece in _pieces(text)) / self.scale
        return wide

    def line(self, style: Style) -> float:
        """The height of a line, in logical units."""
        return self.font(style).get_linesize() / self.scale

    def picture(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """A line of text as a picture; those shown lately are kept."""
        return self._pictures.get((text, style, colour), lambda: self._made(text, style, colour))

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """The lines of a text in this width: broken at plain spaces and line ends, a word too long anywhere."""
        key = (text, style, width)
        if key not in self._lines:
            if len(self._lines) >= MOST_WRAPPED:
                self._lines.clear()
            self._lines[key] = tuple(self._wrapped(text, style, width))
        return list(self._lines[key])

    def _wrapped(self, text: str, style: Style, width: float) -> list[str]:
        """The lines of a text in this width, wrapped anew; `wrap` keeps them."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self._has_room(longer, style, width):
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *whole, line = self._cut(word, style, width)
                lines += whole
            lines.append(line)
        return lines

    def fit(self, text: str, style: Style, width: float) -> str:
        """The text, or as much of its beginning as has room with an ellipsis behind it."""
        if self._has_room(text, style, width):
            return text
        room = bisect_right(range(len(text)), width, key=lambda length: self.width(text[:length] + "…", style))
        return text[: max(0, room - 1)].rstrip() + "…"

    def _has_room(self, text: str, style: Style, width: float) -> bool:
        """Tell if a text is no wider than this; a width that was added to and taken from may be a rounding less."""
        return self.width(text, style) <= width + ROUNDING

    def _cut(self, word: str, style: Style, width: float) -> list[str]:
        """A word cut into pieces that fit the width, at least a letter each."""
        pieces: list[str] = []
        while word:
            lengths = range(2, min(len(word), MOST_LETTERS) + 1)
            room = 1 + bisect_right(lengths, width, key=lambda length: self.width(word[:length], style))
            pieces.append(word[:room])
            word = word[room:]
        return pieces or [""]

    def _gap(self, style: Style) -> int:
        """The width of a thin space, in pixels."""
        return round(style.size * self.text_size * THIN_EM * self.scale)

    def _icon(self, style: Style) -> int:
        """The side of an icon in a line of this style, in pixels."""
        return round(_capital(self.font(style)) * ICON)

    def _across(self, piece: str, style: Style) -> int:
        """The width of a piece of a line, in pixels."""
        if piece == THIN:
            return self._gap(style)
        if piece in icons.NAMED:
            side = self._icon(style)
            return side + 2 * round(side * ASIDE)
        return self.font(style).size(piece)[0]

    def _made(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """A line of text drawn anew, piece by piece."""
        font = self.font(style)
        if NO_LETTER.search(text) is None:
            return _written(font, text, colour)
        pieces = _pieces(text)
        width = sum(self._across(piece, style) for piece in pieces)
        whole = pygame.Surface((width, font.get_height()), pygame.SRCALPHA)
        left = 0
        for piece in pieces:
            if piece in icons.NAMED:
                self._stamp(whole, left, icons.NAMED[piece], style, colour)
            elif piece != THIN:
                whole.blit(_written(font, piece, colour), (left, 0))
            left += self._across(piece, style)
        return whole

    def _stamp(self, line: pygame.Surface, left: int, name: str, style: Style, colour: Colour) -> None:
        """Draw an icon into a line, in the middle of the capitals' height."""
        font, side = self.font(style), self._icon(style)
        middle = font.get_ascent() - _capital(font) / 2
        line.blit(icons.picture(name, side, colour), (left + round(side * ASIDE), round(middle - side / 2)))


def _capital(font: pygame.font.Font) -> int:
    """The height of a capital letter above the base line, in pixels."""
    metrics = font.metrics("H")[0]
    assert metrics is not None
    return metrics[3]


def _pieces(text: str) -> list[str]:
    """The pieces of a line: runs of letters, thin spaces, icons."""
    if NO_LETTER.search(text) is None:
        return [text]
    return [piece for piece in NO_LETTER.split(text) if piece]


def _written(font: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    """A run of letters drawn by the font; an empty picture for an accent alone and other signs without a width."""
    text = text.replace("\0", "")
    if text and not font.size(text)[0]:
        return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)
    return font.render(text, True, colour)
