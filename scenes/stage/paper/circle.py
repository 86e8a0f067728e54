"""A circle of what beats what: cards on an oval, and from each to the next an arrow with its word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import TEAL
from scenes.stage.art.shapes import code
from scenes.stage.paper.cardrow import Group, Item, Room, lay_row
from scenes.stage.paper.flow import Face, Phrase, flow, narrowest
from scenes.stage.paper.marks import CAN, SOFT, Laid, Mark, Piece, Shape
from scenes.stage.paper.pieces import Pieces

ACROSS, DOWN = 126.0, 87.0
"""The half axes of the oval, at the usual text size."""
ZOOM = 0.77
"""The size of the cards, as a share of their size on the table, at the usual text size."""
OUTER = 1.08
"""The oval of the arrows, as a multiple of that of the cards."""
CLEAR, STEPS = 9.0, 180
"""The room between an arrow and a card, and the number of points on the oval."""
LINE, HEAD = 5.0, 17.0
"""The thickness of an arrow, and the length of its head."""
WORD = Face(STRONG_STYLE, CAN)
MIDDLE = Face(STRONG_STYLE._replace(weight=600, size=15), SOFT, "centre")

Point = tuple[float, float]


class Spoke(NamedTuple):
    """A card of the circle, and what it does to the next one."""

    name: str
    word: Phrase


def lay_circle(
    spokes: Sequence[Spoke], middle: Phrase, width: float, kind: Type, pieces: Pieces, share: float = 1.0
) -> Laid:
    """The circle in this width, at a share of its size; where it has no room, the same cards in a row."""
    unit = kind.text_size * share
    reach = ACROSS * unit + ZOOM * 52 * unit
    words = max(narrowest(spoke.word, WORD, kind) for spoke in spokes)
    if 2 * max(reach, ACROSS * unit * 0.72 + words + 12) > width:
        return _in_a_row(spokes, width, kind, pieces)
    marks, top, bottom = _marks(spokes, middle, unit, kind, pieces)
    return Laid(Laid(tuple(marks)).moved(width / 2, -top), width, bottom - top)


def _marks(
    spokes: Sequence[Spoke], middle: Phrase, unit: float, kind: Type, pieces: Pieces
) -> tuple[list[Mark], float, float]:
    """The marks around (0, 0), and the heights at which they begin and end."""
    cards: list[Mark] = []
    for number, spoke in enumerate(spokes):
        across, down = (side * ZOOM * unit for side in pieces.size(spoke.name))
        x, y = _on_oval(2 * pi * number / len(spokes) - pi / 2, unit)
        cards.append(Piece(centred(x, y, across, down), spoke.name, ZOOM * unit))
    boxes = [mark.box for mark in cards]
    marks = list(cards)
    for number, spoke in enumerate(spokes):
        way = list(_way(number, len(spokes), boxes, unit))
        if len(way) > 2:
            marks += _arrow(way, unit)
            marks += _word(spoke.word, way[len(way) // 2], unit, kind, pieces)
    inside = flow(middle, MIDDLE, ACROSS * unit, kind, pieces)
    marks += inside.moved(-ACROSS * unit / 2, -inside.height / 2 + 10 * unit)
    return marks, min(box.y for box in boxes), max(box.bottom for box in boxes)


def _on_oval(angle: float, unit: float, share: float = 1.0) -> Point:
    return ACROSS * unit * share * cos(angle), DOWN * unit * share * sin(angle)


def _way(number: int, count: int, boxes: Sequence[Box], unit: float) -> Iterator[Point]:
    """The points of the arrow from one card to the next that lie clear of all cards."""
    first = 2 * pi * number / count - pi / 2
    clear = [box.inset(-CLEAR * unit) for box in boxes]
    for step in range(STEPS):
        point = _on_oval(first + 2 * pi / count * step / STEPS, unit, OUTER)
        if not any(box.holds(*point) for box in clear):
            yield point


def _arrow(way: Sequence[Point], unit: float) -> list[Mark]:
    """A line along the points with a head at its end."""
    xs, ys, spare = [x for x, _ in way], [y for _, y in way], HEAD * unit
    box = Box(min(xs) - spare, min(ys) - spare, max(xs) - min(xs) + 2 * spare, max(ys) - min(ys) + 2 * spare)
    end = way[-1]
    neck = next(index for index in range(len(way) - 1, -1, -1) if _far(way[index], end) >= HEAD * unit or not index)
    away = max(0.001, _far(way[neck], end))
    ahead = (end[0] - way[neck][0]) / away, (end[1] - way[neck][1]) / away
    side = -ahead[1] * HEAD * unit * 0.6, ahead[0] * HEAD * unit * 0.6
    base = end[0] - ahead[0] * HEAD * unit, end[1] - ahead[1] * HEAD * unit
    corners = (end, (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1]))
    line = f'<path d="{_path(way[: neck + 1], box)}" fill="none" stroke="{code(TEAL)}" stroke-width="{LINE * unit:g}" '
    return [
        Shape(box, f'{line} stroke-linecap="round"/><path d="{_path(corners, box)} Z" fill="{code(TEAL)}"/>'),
    ]


def _far(one: Point, two: Point) -> float:
    return float(((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5)


def _path(points: Sequence[Point], box: Box) -> str:
    """The points as an SVG path, from the corner of the box."""
    return "M" + " L".join(f"{x - box.x:.1f} {y - box.y:.1f}" for x, y in points)


def _word(word: Phrase, at: Point, unit: float, kind: Type, pieces: Pieces) -> tuple[Mark, ...]:
    """The word of an arrow: outside it at the sides, above it at the bottom."""
    laid = flow(word, WORD, 1000.0, kind, pieces)
    x, y = at
    if abs(x) < ACROSS * unit * 0.25:
        return laid.moved(x - laid.width / 2, y - laid.height - 8 * unit if y > 0 else y + 8 * unit)
    left = x + 8 * unit if x > 0 else x - 8 * unit - laid.width
    return laid.moved(left, y - laid.height - 1 * unit)


def _in_a_row(spokes: Sequence[Spoke], width: float, kind: Type, pieces: Pieces) -> Laid:
    """Each card before the one it beats, in a row."""
    items: list[Item] = []
    for spoke in spokes:
        items += [Item(spoke.name), Item("→", spoke.word)]
    items.append(Item(spokes[0].name))
    return lay_row([Group(tuple(items))], Room(width, kind, pieces), ground=False)
