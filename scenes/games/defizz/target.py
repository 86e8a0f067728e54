"""The drawing of a Cible: the numbers said on a line, and the right one that slides in at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scenes.games.defizz import marks, says
from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, INK, MUTED
from scenes.stage.art.shapes import mix

NAME = Style("text", 700, 13)
NUMBERS = tuple(Style("digits", 600, size) for size in (18, 16, 14, 13))
LINE = mix(MUTED, (255, 252, 245), 0.55)
FEW = 4
"""Most numbers that have names over them; with more, only discs show the sides."""
DISC, LEAST_DISC = 30.0, 16.0


class Mark(NamedTuple):
    """A number on the line, and the seat that said it; None for the right number."""

    seat: int | None
    value: int | float


def marked(table: CardTable) -> list[Mark]:
    """The numbers said, and the right one once it is known, from the least to the greatest."""
    said = [Mark(word.seat, word.said) for word in table.heard if isinstance(word.said, int | float)]
    if table.result is not None and table.result.number is not None:
        said.append(Mark(None, table.result.number))
    return sorted(said, key=lambda mark: (mark.value, mark.seat is not None))


def spread(values: Sequence[int | float], room: Box, gap: float) -> list[float]:
    """The x of each number, from the least on: to scale, but moved apart by `gap` if they would cover each other."""
    if len(values) < 2:
        return [room.centre[0] for _ in values]
    low, high = float(values[0]), float(values[-1])
    places = [room.x + room.width * (float(value) - low) / (high - low) for value in values]
    gap = min(gap, room.width / (len(values) - 1))
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + gap)
    places[-1] = min(places[-1], room.right)
    for number in range(len(places) - 2, -1, -1):
        places[number] = min(places[number], places[number + 1] - gap)
    return places


def draw(canvas: Canvas, table: CardTable, room: Box, share: float) -> None:
    """Draw the line with all numbers so far; `share` (0 to 1) is the way that the right one has come."""
    kind, unit = canvas.type, table.unit
    found = marked(table)
    values = list(dict.fromkeys(mark.value for mark in found))
    texts = [says.figures(value, unit) for value in values]
    style = _style(kind, texts, room.width)
    wide = max((kind.width(text, style) for text in texts), default=0.0)
    crowded = len(values) > 1 and (wide + 10) * len(values) > room.width
    gap = max(DISC + 8, wide / 2 + 8 if crowded else wide + 14)
    places = dict(zip(values, spread(values, room.inset(wide / 2 + 8, 0), gap), strict=True))
    middle = room.centre[1]
    disc = min(DISC, max(LEAST_DISC, room.height - 2 * kind.line(style) - 6))
    named = len(values) <= FEW and _apart(kind, table, found, places)
    canvas.panel(Box(room.x, middle - 2, room.width, 4), LINE, 2)
    for mark in found:
        number = values.index(mark.value)
        x, text, above = places[mark.value], texts[number], crowded and number % 2 == 1
        if mark.seat is None:
            x = room.right + (x - room.right) * share
            if share < 0.05:
                continue
        elif share >= 1 and Mark(None, mark.value) in found:
            text = ""  # the right number has come to lie under this side's: it is written there once
        _mark(canvas, table, mark, (x, middle), disc, (text, style), above, named)


def _style(kind: Type, texts: list[str], width: float) -> Style:
    """The largest style in which two rows of these numbers have room; the smallest if none has."""
    for style in NUMBERS:
        if sum(kind.width(text, style) + 12 for text in texts) <= 2 * width:
            return style
    return NUMBERS[-1]


def _apart(kind: Type, table: CardTable, found: list[Mark], places: dict[int | float, float]) -> bool:
    """Tell if the names of all sides with a number have room side by side."""
    named = [(places[mark.value], kind.width(table.names[mark.seat], NAME)) for mark in found if mark.seat is not None]
    return all(after - before > (one + two) / 2 + 6 for (before, one), (after, two) in pairwise(named))


def _mark(
    canvas: Canvas,
    table: CardTable,
    mark: Mark,
    at: tuple[float, float],
    size: float,
    label: tuple[str, Style],
    above: bool,
    named: bool,
) -> None:
    (x, y), (text, style) = at, label
    line = canvas.type.line(style)
    wide = canvas.type.width(text, style) + 14
    down = y - size / 2 - line - 2 if above else y + size / 2 + 2
    box = Box(x - wide / 2, down, wide, line)
    if mark.seat is None:
        canvas.panel(centred(x, y, 6, size + 10), BRASS, 3)
        canvas.panel(box, BRASS, box.height / 2)
        canvas.text(text, box, style, INK, "centre")
        return
    marks.disc(canvas, table, mark.seat, x, y, size)
    if mark.seat == table.winner:
        marks.lit(canvas, x, y, size)
    if text:
        canvas.text(text, box, style, INK, "centre")
    if named:
        high = canvas.type.line(NAME)
        canvas.text(table.names[mark.seat], Box(x - 90, y - size / 2 - high - 3, 180, high), NAME, MUTED, "centre")
