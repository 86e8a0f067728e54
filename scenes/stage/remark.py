"""The bubble of a remark: its place beside whoever speaks, clear of everything else, and its drawing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

import pygame

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import INK, colour

PAPER = colour("#FDF6E8")
WORDS = Style("display", 700, 18)
RADIUS, PAD, GAP = 18.0, 18.0, 14.0
"""The bubble's corners, the room beside its words, and its distance from the plate."""
WIDEST = 300.0
"""The greatest width of its words, at the usual text size."""
LARGE = 60.0
"""The diameter from which a head is that of a large seat."""
TAIL = 8.0
"""Half the width of the tail where it leaves the bubble."""
EDGE = 8.0


def place(kind: Type, text: str, plate: Box, head: Box, taken: Iterable[Box], room: Box) -> Box | None:
    """The box of a bubble beside a head on its plate, inside `room` and clear of all other boxes; None: no place."""
    lines = _even(kind, text)
    across = max(kind.width(line, WORDS) for line in lines) + 2 * PAD
    down = kind.line(WORDS) * len(lines) + 0.8 * PAD
    full = [box for box in taken if box != plate]
    inside = room.inset(EDGE, EDGE)
    beside = _beside(across, down, plate, head) if head.height > LARGE else iter(())
    for box in (*beside, *_around(across, down, plate, head)):
        if _within(box, inside) and not any(box.overlaps(each) for each in full):
            return box
    return None


def _even(kind: Type, text: str) -> list[str]:
    """The words in as few lines as they need, all about as long."""
    widest = round(WIDEST * kind.text_size)
    lines = kind.wrap(text, WORDS, widest)
    widths = range(widest // 2, widest)
    narrowest = bisect_left(widths, True, key=lambda width: len(kind.wrap(text, WORDS, width)) <= len(lines))
    return kind.wrap(text, WORDS, widths[narrowest]) if narrowest < len(widths) else lines


def _within(box: Box, room: Box) -> bool:
    """Tell if a box lies inside another."""
    return room.x <= box.x and box.right <= room.right and room.y <= box.y and box.bottom <= room.bottom


def _beside(across: float, down: float, plate: Box, head: Box) -> Iterator[Box]:
    """The boxes for a bubble at the height of the mouth: right of the head unless its plate is there, or left."""
    y = head.centre[1] - down / 2
    for top in (y, y - down / 2, y + down / 2):
        if abs(plate.centre[0] - head.centre[0]) < RADIUS:
            yield Box(head.right + GAP, top, across, down)
        yield Box(head.x - GAP - across, top, across, down)


def _around(across: float, down: float, plate: Box, head: Box) -> Iterator[Box]:
    """The boxes for a bubble below a plate, or above it; for a large seat above first, where the mouth is."""
    x = head.centre[0]
    below, above = plate.bottom + GAP, plate.y - GAP - down
    for top in (above, below) if head.height > LARGE else (below, above):
        for left in (x - RADIUS - TAIL, x - across / 2, x + RADIUS + TAIL - across):
            yield Box(left, top, across, down)


def draw(canvas: Canvas, box: Box, text: str, mouth: tuple[float, float]) -> None:
    """Draw the bubble in its box, with a tail towards the mouth."""
    canvas.panel(box, PAPER, RADIUS, shadow=8)
    points = [canvas.view.to_pixels(*point) for point in _tail(box, mouth)]
    pygame.draw.polygon(canvas.surface, PAPER, points)
    pygame.draw.aalines(canvas.surface, PAPER, False, points)
    inner = Box(box.x + PAD, box.y + 0.4 * PAD, box.width - 2 * PAD, box.height - 0.8 * PAD)
    canvas.paragraph(text, inner, WORDS, INK, "centre")


def _tail(box: Box, mouth: tuple[float, float]) -> list[tuple[float, float]]:
    """The corners of the tail: two on the side of the bubble that faces the mouth, and the tip between them."""
    x, y = mouth
    if box.y > y or box.bottom < y:
        side, tip = (box.y + 1, box.y - GAP) if box.y > y else (box.bottom - 1, box.bottom + GAP)
        at = min(max(x, box.x + RADIUS + TAIL), box.right - RADIUS - TAIL)
        return [(at - TAIL, side), (x, tip), (at + TAIL, side)]
    side, tip = (box.x + 1, box.x - GAP) if box.x > x else (box.right - 1, box.right + GAP)
    at = box.centre[1]
    return [(side, at - TAIL), (tip, at), (side, at + TAIL)]
