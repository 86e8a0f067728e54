"""The trail on the cloth: the last actions as rows of words with a portrait and small cards, the newest at the foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import NamedTuple

import pygame

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, Style, Type
from scenes.kit.theme import BRASS, CARD, CREAM
from scenes.stage import plate
from scenes.stage.plate import SOFT, Plate

HIGH, GAP, FACE, PAD = 40.0, 6.0, 30.0, 12.0
"""The height of a row, the gap between two, the diameter of the portrait, and the room at a row's end."""
SPACE = 5.5
"""The room behind a name that is set bold."""
ZOOM = 0.22
"""The scale of the cards."""
WIDEST = 320.0
"""The greatest width of the words, in logical units."""
NARROWEST, MOST_LINES = 110.0, 2
"""The least width of the words where something is in their way, and the most lines that they take."""
STYLES: tuple[Style, ...] = (BODY_STYLE._replace(fixed=True), SMALL_STYLE._replace(fixed=True))
FADES = (0.78, 0.62, 0.46)
"""The opacity of a row by its age, the newest first."""


class Row(NamedTuple):
    """An action: who acted, as their plate shows them, what they did in words, and how many cards it shows."""

    who: Plate
    words: str
    cards: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of whoever acted and a space, if the words begin with them; else "". The name is set bold."""
        name = f"{self.who.name} "
        return name if self.words.startswith(name) else ""


class Laid(NamedTuple):
    """A row with its box, and its words in lines with their style."""

    row: Row
    box: Box
    lines: Sequence[str]
    style: Style

    @property
    def first(self) -> tuple[str, str]:
        """The first line, parted into the name that is set bold and the rest."""
        name = self.row.name if self.lines[0].startswith(self.row.name) else ""
        return name.rstrip(), self.lines[0].removeprefix(name)


def lay(kind: Type, rows: Sequence[Row], left: float, top: float, taken: Iterable[Box]) -> list[Laid]:
    """Lay the newest rows out from this corner down, as many as stay clear of all boxes; the oldest comes first.

    They are clear as a whole, from the first row to the last: where a box is in their way, words take two lines.
    """
    full = list(taken)
    for first in range(len(rows)):
        found = _column(kind, rows[first:], left, top, [WIDEST] * (len(rows) - first))
        over = [box for box in full if box.overlaps(whole(each.box for each in found))]
        if not over:
            return found
        room = min(box.x for box in over) - 1 - left
        widest = [min(WIDEST, room - _around(row)) for row in rows[first:]]
        if min(widest) < NARROWEST:
            continue
        found = _column(kind, rows[first:], left, top, widest)
        column = whole(each.box for each in found)
        whole_words = not any(each.lines[-1].endswith("…") for each in found)
        if whole_words and not any(box.overlaps(column) for box in full):
            return found
    return []


def whole(rows: Iterable[Box]) -> Box:
    """The box around all rows."""
    return reduce(Box.around, rows)


def _column(kind: Type, rows: Sequence[Row], x: float, y: float, widest: Sequence[float]) -> list[Laid]:
    """The rows from this corner down, the words of each no wider than this."""
    return [
        _laid(kind, row, x, y + place * (HIGH + GAP), most)
        for place, (row, most) in enumerate(zip(rows, widest, strict=True))
    ]


def _laid(kind: Type, row: Row, x: float, y: float, widest: float) -> Laid:
    """A row at this corner: its words on one line if that is not wider than `widest`, else smaller, then on two.

    What is longer still is shortened.
    """
    wider = {style: _lead(kind, row.name, style) - kind.width(row.name, style) for style in STYLES}
    style = next((style for style in STYLES if kind.width(row.words, style) <= widest - wider[style]), STYLES[-1])
    lines = kind.wrap(row.words, style, widest - wider[style])
    if len(lines) > MOST_LINES:  # somebody's own words can be of any length
        rest = " ".join(lines[MOST_LINES - 1 :])
        lines = [*lines[: MOST_LINES - 1], kind.fit(rest, style, widest - wider[style])]
    words = max(kind.width(line, style) for line in lines) + wider[style]
    return Laid(row, Box(x, y, words + _around(row), HIGH), lines, style)


def _around(row: Row) -> float:
    """The width of everything in a row but its words: portrait, cards, and the room between."""
    return FACE + 14 + len(row.cards) * (CARD[0] * ZOOM + 4) + PAD


def _lead(kind: Type, name: str, style: Style) -> float:
    """The width of a name set bold, with the space behind it; 0 for none."""
    return kind.width(name.rstrip(), _bold(style)) + SPACE if name else 0.0


def _bold(style: Style) -> Style:
    """The style of a name among words in this style."""
    return style._replace(weight=800)


def draw(canvas: Canvas, laid: Sequence[Laid], faces: dict[str, pygame.Surface]) -> None:
    """Draw the rows; `faces` has the picture of each card by its id, at ZOOM."""
    for age, each in enumerate(reversed(laid)):
        _draw_row(canvas, each, FADES[min(age, len(FADES) - 1)], age == 0, faces)


def _draw_row(canvas: Canvas, laid: Laid, alpha: float, newest: bool, faces: dict[str, pygame.Surface]) -> None:
    box = laid.box
    canvas.panel(
        box, canvas.cloth.glass, HIGH / 2, alpha=canvas.cloth.clear(alpha), outline=BRASS if newest else None, line=1.5
    )
    disc = centred(box.x + 5 + FACE / 2, box.centre[1], FACE, FACE)
    plate.face(canvas, disc, laid.row.who)
    tone = CREAM if newest else SOFT
    high = canvas.type.line(laid.style)
    top = box.centre[1] - high * len(laid.lines) / 2
    name, rest = laid.first
    left = disc.right + 8
    if name:
        wide = canvas.type.width(name, _bold(laid.style))
        canvas.text(name, Box(left, top, wide + 1, high), _bold(laid.style), tone)
        left += wide + SPACE
    for line in (rest, *laid.lines[1:]):
        width = canvas.type.width(line, laid.style)
        canvas.text(line, Box(left, top, width + 1, high), laid.style, tone)
        left, top = disc.right + 8, top + high
    x = box.right - PAD - CARD[0] * ZOOM / 2
    for card in reversed(laid.row.cards):
        canvas.picture(faces[card], x, box.centre[1])
        x -= CARD[0] * ZOOM + 4
