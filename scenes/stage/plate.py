"""A seat's plate: emblem, name, a line about it, and how many cards it holds."""

from __future__ import annotations

from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, colour

COLOURS = tuple(
    colour(text)
    for text in (
        "#5AA3A3", "#E8734F", "#5B8DC4", "#9B6BB0", "#7BA35A", "#D9A441",
        "#C4627F", "#6C7FC9", "#4F9E78", "#B5793E", "#8A8F3C", "#A8556B",
    )
)  # fmt: skip
"""One for each of twelve seats."""
DARK = (16, 42, 40)
FEW = 2
"""So few cards left, and the count turns urgent."""
LETTER = Style("display", 700, 20)
COUNT = Style("digits", 600, 14)


class Plate(NamedTuple):
    """What a plate says."""

    seat: int
    name: str
    line: str
    cards: int | None
    active: bool = False


def draw(canvas: Canvas, box: Box, plate: Plate) -> None:
    """The plate of one seat; who is to act is ringed in brass."""
    radius = box.height / 2
    edge = {"outline": BRASS, "line": 2.5} if plate.active else {}
    canvas.panel(box, DARK, radius, alpha=0.72 if not plate.active else 0.95, **edge)  # type: ignore[arg-type]
    emblem = Box(box.x + 2, box.y + 2, box.height - 4, box.height - 4)
    canvas.panel(emblem, COLOURS[plate.seat % len(COLOURS)], radius, outline=CREAM, line=1.5)
    canvas.text(plate.name[:1].upper(), emblem, LETTER, CREAM, "centre")
    right = box.right - (42 * canvas.type.text_size if plate.cards is not None else 12)
    words = Box(emblem.right + 8, box.y, right - emblem.right - 10, box.height).inset(0, 2)
    upper, lower = words.column(2, 0)
    canvas.text(plate.name, upper, STRONG_STYLE, CREAM)
    canvas.text(plate.line, lower, SMALL_STYLE, CREAM)
    if plate.cards is not None:
        _cards(canvas, box, plate.cards)


def _cards(canvas: Canvas, box: Box, count: int) -> None:
    """A small back, and the number on it."""
    size = canvas.type.text_size
    back = centred(box.right - 24 * size, box.centre[1] - 1, 20 * size, 28 * size)
    canvas.panel(back, colour("#98312E"), 3 * size, outline=CREAM, line=1.5)
    badge = centred(back.right - 1, back.bottom - 3, 22 * size, 18 * size)
    few = count <= FEW
    canvas.panel(badge, CORAL if few else BRASS, badge.height / 2)
    canvas.text(str(count), badge, COUNT, CREAM if few else INK, "centre")
