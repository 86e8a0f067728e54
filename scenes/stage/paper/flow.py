"""Text that flows: words of two weights, icons, small cards and the numbers of notes, broken into lines.

In a phrase each of those is one letter out of the range that Unicode leaves to everyone for themselves, so that a
phrase is one string, with an index for each letter, and can be searched.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from scenes.kit.box import Box
from scenes.kit.canvas import Align
from scenes.kit.text import SMALL_STYLE, Style, Type
from scenes.kit.theme import BODY_LARGE, INK, TEAL, Colour
from scenes.stage.paper.marks import Laid, Mark, Piece, Words
from scenes.stage.paper.pieces import Pieces

PIECE, NOTE, STRONG = 0xF000, 0xF400, "\uf8fe"
"""The letters of a phrase's first piece and of note 0, and the one before and after strong words."""
SIGNS = re.compile("[\uf000-\uf8ff]")
"""The letters that are not text; icons are."""
_ATOMS = re.compile("([\uf000-\uf8ff])")
PIECE_HEIGHT, ASIDE = 1.45, 0.12
"""The height of a piece in a line, and the room on either side of it, in heights of the line."""


class Phrase(NamedTuple):
    """A text that flows."""

    text: str
    start: int = 0
    """The index of its first letter in the whole text of the paper."""
    pieces: tuple[str, ...] = ()
    """The names of the pieces in it, in their order."""


class Face(NamedTuple):
    """The way a phrase is written."""

    style: Style
    colour: Colour = INK
    align: Align = "left"

    @property
    def strong(self) -> Style:
        """The style of its strong words."""
        return self.style._replace(weight=800) if self.style.family == "text" else self.style


READING = Face(Style("text", 600, BODY_LARGE - 1))


class _Atom(NamedTuple):
    """A part of a word that is written or drawn in one way."""

    text: str
    style: Style | None
    """None: it is a piece, and the text is its name."""
    colour: Colour
    width: float
    start: int
    raised: bool = False
    """True if it is small and stands at the top of the line."""


def flow(phrase: Phrase, face: Face, width: float, kind: Type, pieces: Pieces) -> Laid:
    """The phrase in lines of this width. It breaks at plain spaces only; a single word may be wider."""
    unit = kind.line(face.style)
    marks: list[Mark] = []
    down, widest = 0.0, 0.0
    for line in _lines(list(_words(phrase, face, kind, pieces)), width, kind):
        tall = unit * (PIECE_HEIGHT if any(atom.style is None for _, atom in line) else 1.0)
        across = _end(line)
        spare = {"left": 0.0, "centre": (width - across) / 2, "right": width - across}[face.align]
        for left, run in line:
            marks.append(_mark(run, left + spare, down + (tall - unit) / 2, unit, kind, pieces))
        down, widest = down + tall, max(widest, across)
    return Laid(tuple(marks), widest, down)


def narrowest(phrase: Phrase, face: Face, kind: Type) -> float:
    """The width of its longest word."""
    return max((kind.width(SIGNS.sub("", word), face.strong) for word in phrase.text.split(" ")), default=0.0)


def _words(phrase: Phrase, face: Face, kind: Type, pieces: Pieces) -> Iterator[list[_Atom]]:
    """The words of a phrase, each as the atoms that stay together."""
    strong, at, unit = False, phrase.start, kind.line(face.style)
    small = SMALL_STYLE._replace(weight=800)
    for word in phrase.text.split(" "):
        atoms: list[_Atom] = []
        for part in _ATOMS.split(word):
            if part == STRONG:
                strong = not strong
            elif SIGNS.match(part):
                code = ord(part)
                if code < NOTE:
                    name = phrase.pieces[code - PIECE]
                    across, down = pieces.size(name)
                    atoms.append(_Atom(name, None, INK, across * unit * PIECE_HEIGHT * 0.92 / down + unit * ASIDE, at))
                else:
                    text = str(code - NOTE)
                    atoms.append(_Atom(text, small, TEAL, kind.width(text, small) + 1, at, raised=True))
            elif part:
                style = face.strong if strong else face.style
                atoms.append(_Atom(part, style, face.colour, kind.width(part, style), at))
            at += len(part)
        at += 1
        if atoms:
            yield atoms


def _lines(words: list[list[_Atom]], width: float, kind: Type) -> Iterator[list[tuple[float, _Atom]]]:
    """The runs of each line, with their distances from its left; a line breaks before the word that has no room."""
    line: list[tuple[float, _Atom]] = []
    for word in words:
        longer = _with(line, word, kind)
        if line and _end(longer) > width:
            yield line
            longer = _with([], word, kind)
        line = longer
    if line:
        yield line


def _with(line: list[tuple[float, _Atom]], word: list[_Atom], kind: Type) -> list[tuple[float, _Atom]]:
    """A line with one more word. Neighbouring words of one style are one run, to be measured and drawn at once."""
    longer = list(line)
    for number, atom in enumerate(word):
        gap = " " if longer and not number else ""
        left, last = longer[-1] if longer else (0.0, None)
        if last is not None and last.style is not None and (last.style, last.raised) == (atom.style, False) and gap:
            text = f"{last.text} {atom.text}"
            longer[-1] = left, last._replace(text=text, width=kind.width(text, last.style))
        else:
            space = kind.width(gap, atom.style or READING.style) if gap else 0.0
            longer.append((_end(longer) + space, atom))
    return longer


def _end(line: list[tuple[float, _Atom]]) -> float:
    """The distance from its left at which a line ends."""
    return line[-1][0] + line[-1][1].width if line else 0.0


def _mark(atom: _Atom, x: float, y: float, unit: float, kind: Type, pieces: Pieces) -> Mark:
    """The mark of an atom whose line has its upper left corner at (x, y)."""
    if atom.style is None:
        across, down = pieces.size(atom.text)
        zoom = unit * PIECE_HEIGHT * 0.92 / down
        box = Box(x + unit * ASIDE / 2, y + (unit - down * zoom) / 2, across * zoom, down * zoom)
        return Piece(box, atom.text, zoom)
    height = kind.line(atom.style) if atom.raised else unit
    return Words(Box(x, y, atom.width, height), atom.text, atom.style, atom.colour, atom.start)
