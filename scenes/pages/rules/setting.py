"""The setting of a leaf of rules: its elements laid out in a width, one under the other, as marks on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from scenes.kit.box import Box
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import INK
from scenes.pages.rules.notation import (
    Beside,
    Bullet,
    Chips,
    Circle,
    Columns,
    Element,
    Leaf,
    Line,
    Paragraph,
    Row,
    Table,
    Title,
    Way,
)
from scenes.stage.paper.cardrow import Room, lay_row
from scenes.stage.paper.circle import lay_circle
from scenes.stage.paper.flow import READING, Face, Phrase, flow, narrowest
from scenes.stage.paper.marks import CHIP, GROUND, RULE, SOFT, Ground, Icon, Laid, Mark, Number, Piece, disc, stacked
from scenes.stage.paper.pieces import Pieces

SMALL_TITLE = Face(STRONG_STYLE._replace(size=17))
BESIDE_CHIP = READING._replace(style=READING.style._replace(size=15))
NOTES = Face(SMALL_STYLE, SOFT)
NEAR, APART, ABOVE, LISTED = 5.0, 11.0, 18.0, 4.0
"""The room below a small title, between paragraphs, above a small title and between points of a list."""
NUMBER, POINT, CHIP_SIDE = 28.0, 16.0, 40.0
"""The disc of a numbered way, the room before a point of a list, and the disc of a chip."""
BETWEEN = 36.0
"""The room between two columns, with a line in its middle."""
NARROW, CHIP_ROOM = 225.0, 172.0
"""The narrowest column, and the least room for a chip with its words, at the usual text size."""
ROW_ZOOM, EXAMPLE_ZOOM, BESIDE_ZOOM = 0.77, 0.62, 0.66
"""The size of the cards of a row, of an example and beside a text, as a share of that on the table."""
GROWTHS = (1.45, 1.3, 1.15, 1.0, 0.87, 0.78)
"""The multiples of those sizes that are tried on a leaf, the largest first."""
TILT, STEP = 4.0, 46.0
"""The angle of a card beside a text, and the distance from one to the next."""
CELL = 9.0
"""The room around the words of a table."""


class Setting(NamedTuple):
    """The type and the pieces that a leaf is set with."""

    kind: Type
    pieces: Pieces
    growth: float = 1.0
    """The multiple of their size to which pictures may grow on a leaf with room to spare."""

    @property
    def zoom(self) -> float:
        """The growth of cards with the text: half of it."""
        return 0.5 + self.kind.text_size / 2

    def flow(self, phrase: Phrase, face: Face, width: float) -> Laid:
        """A phrase in lines of this width."""
        return flow(phrase, face, width, self.kind, self.pieces)


def lay_leaf(leaf: Leaf, width: float, height: float, kind: Type, pieces: Pieces) -> Laid:
    """A leaf in this width, with pictures as large as its height has room for; if it has to scroll, at usual size."""
    for growth in GROWTHS:
        laid = _lay_whole(leaf, width, Setting(kind, pieces, growth))
        if laid.height <= height:
            return laid
    return _lay_whole(leaf, width, Setting(kind, pieces))


def _lay_whole(leaf: Leaf, width: float, setting: Setting) -> Laid:
    """The elements of a leaf, and its notes below a line."""
    body = _lay_all(leaf.elements, width, setting)
    if not leaf.notes:
        return body
    rule = Laid((Ground(Box(0, 0, width * 0.25, 1.5), RULE, 1),), width, 1.5)
    notes = [(LISTED, _note(number, note, width, setting)) for number, note in enumerate(leaf.notes, 1)]
    return stacked([(0.0, body), (ABOVE, rule), (6.0, notes[0][1]), *notes[1:]])


def _lay_all(elements: Sequence[Element], width: float, setting: Setting) -> Laid:
    """Elements one under the other."""
    parts: list[tuple[float, Laid]] = []
    before: Element | None = None
    for element in elements:
        parts.append((_gap(before, element), LAY[type(element)](element, width, setting)))
        before = element
    return stacked(parts)._replace(width=width)


def _gap(before: Element | None, element: Element) -> float:
    """The room between two elements."""
    if isinstance(before, Way | Title):
        return NEAR
    if isinstance(element, Bullet):
        return LISTED
    return ABOVE if isinstance(element, Way | Title) and not isinstance(before, Line) else APART


def _text(element: Paragraph, width: float, setting: Setting) -> Laid:
    return setting.flow(element.phrase, READING, width)


def _bullet(element: Bullet, width: float, setting: Setting) -> Laid:
    inset = POINT * setting.kind.text_size
    words = setting.flow(element.phrase, READING, width - inset)
    middle = setting.kind.line(READING.style) / 2
    return Laid((Ground(disc(5.0, middle, 7.0), CHIP, 4), *words.moved(inset, 0)), width, words.height)


def _way(element: Way, width: float, setting: Setting) -> Laid:
    side = NUMBER * setting.kind.text_size
    words = setting.flow(element.phrase, SMALL_TITLE, width - side - 10)
    height = max(side, words.height)
    number = Number(disc(side / 2, min(side, height) / 2, side), element.number)
    return Laid((number, *words.moved(side + 10, max(0.0, (side - words.height) / 2))), width, height)


def _title(element: Title, width: float, setting: Setting) -> Laid:
    return setting.flow(element.phrase, SMALL_TITLE, width)


def _line(element: Line, width: float, setting: Setting) -> Laid:
    return Laid((Ground(Box(0, 0, width, 1.5), RULE, 1),), width, 1.5)


def _row(element: Row, width: float, setting: Setting) -> Laid:
    zoom = (EXAMPLE_ZOOM if element.example else ROW_ZOOM) * setting.zoom
    room = Room(width, setting.kind, setting.pieces, zoom, growth=setting.growth)
    return lay_row(element.groups, room, ground=element.example)


def _circle(element: Circle, width: float, setting: Setting) -> Laid:
    share = min(1.0, setting.growth)
    return lay_circle(element.spokes, element.middle, width, setting.kind, setting.pieces, share)


def _chips(element: Chips, width: float, setting: Setting) -> Laid:
    """Chips in as many columns as have room, each with its words at its right."""
    size = setting.kind.text_size
    count = max(1, min(len(element.chips), int(width // (CHIP_ROOM * size))))
    room, side = width / count, CHIP_SIDE * (0.5 + size / 2)
    rows: list[tuple[float, Laid]] = []
    for first in range(0, len(element.chips), count):
        marks: list[Mark] = []
        height = side
        for column, chip in enumerate(element.chips[first : first + count]):
            words = setting.flow(chip.phrase, BESIDE_CHIP, room - side - 24)
            height = max(height, words.height)
            marks.append(Icon(Box(column * room, 0, side, side), chip.icon, INK, CHIP))
            marks += words.moved(column * room + side + 10, max(0.0, (side - words.height) / 2))
        rows.append((APART, Laid(tuple(marks), width, height)))
    return stacked(rows)


def _table(element: Table, width: float, setting: Setting) -> Laid:
    """A table as wide as it needs to be, with its head on a tinted ground and lines between the others."""
    widths = _widths(element, width, setting)
    whole = sum(widths) + 2 * CELL * len(widths)
    marks: list[Mark] = []
    down = 0.0
    for number, row in enumerate(element.rows):
        face = SMALL_TITLE._replace(style=SMALL_TITLE.style._replace(size=15)) if not number else READING
        cells = [setting.flow(cell, face, wide + 1) for cell, wide in zip(row, widths, strict=True)]
        height = max(cell.height for cell in cells) + CELL
        edge = Box(0, down, whole, height) if not number else Box(0, down, whole, 1.0)
        marks.append(Ground(edge, GROUND if not number else RULE, 8 if not number else 0))
        left = CELL
        for cell, wide in zip(cells, widths, strict=True):
            marks += cell.moved(left, down + (height - cell.height) / 2)
            left += wide + 2 * CELL
        down += height
    return Laid(tuple(marks), whole, down)


def _widths(element: Table, width: float, setting: Setting) -> list[float]:
    """The widths of a table's columns: as the widest cell needs; if that is too much, the longest words and a share."""
    columns = list(zip(*element.rows, strict=True))
    room = width - 2 * CELL * len(columns)
    wants = [max(setting.flow(cell, SMALL_TITLE, 10_000.0).width for cell in column) + 2 for column in columns]
    if sum(wants) <= room:
        return wants
    needs = [max(narrowest(cell, SMALL_TITLE, setting.kind) for cell in column) + 2 for column in columns]
    spare, over = max(0.0, room - sum(needs)), sum(wants) - sum(needs)
    return [need + spare * (want - need) / over if over > 0 else need for need, want in zip(needs, wants, strict=True)]


def _columns(element: Columns, width: float, setting: Setting) -> Laid:
    """Columns side by side with a line between them; one under the other where the narrowest has no room."""
    count = len(element.columns)
    if not count:
        return Laid()
    unit = (width - BETWEEN * (count - 1)) / sum(element.shares)
    if min(element.shares) * unit < NARROW * setting.kind.text_size:
        return stacked((ABOVE, _lay_all(column, width, setting)) for column in element.columns)
    laid = [
        _lay_all(column, share * unit, setting) for share, column in zip(element.shares, element.columns, strict=True)
    ]
    height = max(column.height for column in laid)
    marks: list[Mark] = []
    left = 0.0
    for column in laid:
        if left:
            marks.append(Ground(Box(left - BETWEEN / 2, 0, 1.5, height), RULE, 1))
        marks += column.moved(left, 0)
        left += column.width + BETWEEN
    return Laid(tuple(marks), width, height)


def _beside(element: Beside, width: float, setting: Setting) -> Laid:
    """Text with cards at its right, a little tilted; the cards above the text where it would be too narrow."""
    grown = setting.zoom * setting.growth
    zoom = BESIDE_ZOOM * grown
    sizes = [setting.pieces.size(name) for name in element.names]
    step, tallest = STEP * grown, max(size[1] for size in sizes) * zoom
    cards = step * (len(sizes) - 1) + sizes[-1][0] * zoom + 16
    marks: list[Mark] = []
    beside = width - cards - 18 >= NARROW * setting.kind.text_size
    for number, (name, size) in enumerate(zip(element.names, sizes, strict=True)):
        left = (width - cards if beside else 0.0) + 8 + step * number
        marks.append(Piece(Box(left, 4, size[0] * zoom, size[1] * zoom), name, zoom, -TILT))
    shown = Laid(tuple(marks), cards, tallest + 10)
    if not beside:
        return stacked([(0.0, shown), (APART, _lay_all(element.elements, width, setting))])
    body = _lay_all(element.elements, width - cards - 18, setting)
    return Laid((*body.marks, *shown.marks), width, max(body.height, shown.height))


def _note(number: int, note: Phrase, width: float, setting: Setting) -> Laid:
    """A note at the foot: its number and its words."""
    inset = 18.0 * setting.kind.text_size
    sign = setting.flow(Phrase(str(number), -1), NOTES._replace(style=SMALL_STYLE._replace(weight=800)), inset)
    words = setting.flow(note, NOTES, width - inset)
    return Laid((*sign.marks, *words.moved(inset, 0)), width, words.height)


LAY: dict[type, Callable[[Any, float, Setting], Laid]] = {
    Paragraph: _text,
    Bullet: _bullet,
    Way: _way,
    Title: _title,
    Line: _line,
    Row: _row,
    Circle: _circle,
    Chips: _chips,
    Table: _table,
    Columns: _columns,
    Beside: _beside,
}
"""Element → the function that lays it out in a width."""
