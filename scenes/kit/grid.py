"""A table of text: headings that stay, rows that scroll, totals that stay; on paper or on the cloth."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple

from scenes.kit.box import Box
from scenes.kit.canvas import Align, Canvas
from scenes.kit.scroll import BAR, Scroll
from scenes.kit.text import BODY_STYLE, DIGITS_STYLE, SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, INK, MUTED, Colour
from scenes.kit.widget import Widget

ASIDE_STYLE = Style("digits", 600, 13)
MARGIN = 10
"""The room on either side of a cell's text."""
LEAD = 7
"""The room above and below it."""
BESIDE = 6
"""Between a number and the smaller one beside it."""
TOTALS = -1
"""The number of the row of totals, among the marks."""


class Heading(NamedTuple):
    """The heading of a column; a column of numbers is set to the right, one of words to the left."""

    text: str
    number: bool = True


class Cell(NamedTuple):
    """The text of a cell, and a smaller one before it (how a score came about)."""

    text: str
    aside: str = ""


class Ground(NamedTuple):
    """The colours of a table's text: what is read first, and what stands back."""

    ink: Colour
    soft: Colour


ON_PAPER = Ground(INK, (107, 95, 86))

Mark = tuple[int, int | None]
"""A row and a column to be marked; with None for the column, the whole row."""


class Piece(NamedTuple):
    """A row as it will be drawn: its distance from the top, its height, and the lines of each cell."""

    top: float
    height: float
    cells: tuple[tuple[str, ...], ...] = ()
    row: int = 0
    line: str | None = None
    """The words of a line across the table; None for a row of cells."""


class Grid(Scroll):
    """A table of text. Columns are as wide as their texts; where there is no room for that, words wrap.

    `lines` are drawn across before the row of that number, with a word on each. It scrolls row by row, and a row is
    drawn whole or not at all, so that nothing is ever cut at its edges.
    """

    def __init__(
        self,
        box: Box,
        headings: Sequence[Heading],
        rows: Sequence[Sequence[Cell]],
        totals: Sequence[Cell] = (),
        *,
        marks: Collection[Mark] = (),
        lines: Mapping[int, str] | None = None,
        ground: Literal["paper", "cloth"] = "paper",
    ) -> None:
        super().__init__(box)
        self.whole = box
        self.headings = list(headings)
        self.rows = [list(row) for row in rows]
        self.totals = list(totals)
        self.marks = frozenset(marks)
        self.across = dict(lines or {})
        self.on_cloth = ground == "cloth"
        self.widths: list[float] = []
        self.stacked = False
        """True if the smaller texts stand below the others, for want of room beside them."""
        self.pieces: list[Piece] = []
        self.head: Piece | None = None
        self.foot: Piece | None = None

    # moving

    @property
    def most(self) -> float:
        """The lowest position: the top of the first row from which all the rest can be seen."""
        return next((piece.top for piece in self.pieces if self.length - piece.top <= self.box.height + 1), self._last)

    @property
    def _last(self) -> float:
        return self.pieces[-1].top if self.pieces else 0.0

    def to(self, at: float) -> bool:
        """Move to the beginning of a row: on the way down the next one, on the way up the one before."""
        at = min(max(at, 0.0), self.most)
        tops = [piece.top for piece in self.pieces if piece.top <= self.most] or [0.0]
        if at > self.at:
            at = min(top for top in tops if top >= at - 0.5)
        elif at < self.at:
            at = max(top for top in tops if top <= at + 0.5)
        before, self.at = self.at, at
        return self.at != before

    @property
    def first(self) -> int:
        """The number of the row at the top of what can be seen."""
        return next((piece.row for piece in self.pieces if piece.line is None and piece.top >= self.at - 0.5), 0)

    def begin(self, row: int) -> None:
        """Move until this row is at the top, or as far as it goes."""
        self.at = min(next((piece.top for piece in self.pieces if piece.row >= row), 0.0), self.most)

    # measuring

    def fit(self, kind: Type) -> None:
        """Measure everything; headings and totals stay in place, and the box between them scrolls."""
        needed = self.measure(kind, self.whole.width)
        over, under = (piece.height if piece else 0.0 for piece in (self.head, self.foot))
        height = min(needed, self.whole.height) - over - under
        self.box = self.whole._replace(y=self.whole.y + over, height=max(0.0, height))
        self.to(self.at)

    def natural(self, kind: Type) -> float:
        """The width in which no text has to wrap."""
        self.stacked = False
        return sum(self._want(kind, column, whole=True) for column in range(len(self.headings))) + 2 * BAR

    def measure(self, kind: Type, width: float) -> float:
        """Lay the rows out in this width and return the height of the whole table."""
        self.stacked = False
        self.widths = self._widths(kind, width - 2 * BAR)
        self.head = None
        if any(heading.text for heading in self.headings):
            self.head = self._piece(kind, 0, 0, [Cell(heading.text) for heading in self.headings], SMALL_STYLE)
        self.foot = self._piece(kind, 0, TOTALS, self.totals) if self.totals else None
        self.pieces, down = [], 0.0
        for row, cells in enumerate([*self.rows, None]):
            if row in self.across:
                piece = Piece(down, kind.line(SMALL_STYLE) + 2 * LEAD, line=self.across[row])
                self.pieces.append(piece)
                down += piece.height
            if cells is not None:
                piece = self._piece(kind, down, row, cells)
                self.pieces.append(piece)
                down += piece.height
        self.length = down
        return down + sum(piece.height for piece in (self.head, self.foot) if piece)

    def _piece(self, kind: Type, top: float, row: int, cells: Sequence[Cell], style: Style | None = None) -> Piece:
        """A row wrapped to the widths of its columns."""
        wrapped, height = [], 0.0
        for column, cell in enumerate(cells):
            room = self.widths[column] - 2 * MARGIN - self._beside(kind, cell)
            lines = wrap(kind, cell.text, style or self._style(column, row), room)
            wrapped.append(tuple(lines))
            below = kind.line(ASIDE_STYLE) if self.stacked and cell.aside else 0.0
            height = max(height, len(lines) * kind.line(style or self._style(column, row)) + below)
        return Piece(top, height + 2 * LEAD, tuple(wrapped), row)

    def _beside(self, kind: Type, cell: Cell) -> float:
        """The width that a cell's smaller text takes on the line of the other; 0 where it stands below."""
        return kind.width(cell.aside, ASIDE_STYLE) + BESIDE if cell.aside and not self.stacked else 0.0

    def _widths(self, kind: Type, room: float) -> list[float]:
        """The widths of the columns: as wanted, else narrowed by wrapping, else cut in proportion."""
        wants = [self._want(kind, column, whole=True) for column in range(len(self.headings))]
        if sum(wants) <= room:
            spare = (room - sum(wants)) / len(wants)
            return [want + spare for want in wants]
        least = [self._want(kind, column, whole=False) for column in range(len(self.headings))]
        if sum(least) > room and not self.stacked:
            self.stacked = True
            return self._widths(kind, room)
        if sum(least) > room:
            return [need * room / sum(least) for need in least]
        give = (sum(wants) - room) / (sum(wants) - sum(least))
        return [want - (want - need) * give for want, need in zip(wants, least, strict=True)]

    def _want(self, kind: Type, column: int, whole: bool) -> float:
        """The width of a column's widest text, or without `whole` of its widest part that can't be broken."""
        texts = [(Cell(self.headings[column].text), SMALL_STYLE)]
        texts += [(row[column], self._style(column, number)) for number, row in enumerate(self.rows)]
        texts += [(self.totals[column], self._style(column, TOTALS))] if self.totals else []
        widest = 0.0
        for cell, style in texts:
            parts = cell.text.split("\n") if whole else breakable(cell.text)
            text = max((kind.width(part, style) for part in parts), default=0.0)
            widest = max(widest, self._beside(kind, cell) + text, kind.width(cell.aside, ASIDE_STYLE))
        return widest + 2 * MARGIN + 1

    def _style(self, column: int, row: int) -> Style:
        if self.headings[column].number:
            return DIGITS_STYLE
        return STRONG_STYLE if column == 0 or row == TOTALS else BODY_STYLE

    @property
    def reachable(self) -> bool:
        """True if keys may move here: only where there is something to scroll."""
        return super().reachable and self.most > 0

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, Grid) and before.rows == self.rows:
            self.at = before.at

    # drawing

    def draw(self, canvas: Canvas) -> None:
        if self.head:
            self._draw_cells(canvas, self.head, self.whole.y, SMALL_STYLE)
            self._rule(canvas, self.box.y - 1, 1.5, 0.5)
        with canvas.clipped(self.box):
            for piece in self.pieces:
                top = self.box.y + piece.top - self.at
                if top >= self.box.y - 1 and top + piece.height <= self.box.bottom + 1:
                    self._draw_piece(canvas, piece, top)
        if self.foot:
            self._rule(canvas, self.box.bottom, 1.5, 0.8)
            self._draw_marks(canvas, self.foot, self.box.bottom)
            self._draw_cells(canvas, self.foot, self.box.bottom)
        self.draw_bar(canvas)

    def _draw_piece(self, canvas: Canvas, piece: Piece, top: float) -> None:
        if piece.line is not None:
            self._draw_line(canvas, piece, top)
            return
        if piece.row and piece.row not in self.across:
            self._rule(canvas, top, 1, 0.28)
        self._draw_marks(canvas, piece, top)
        self._draw_cells(canvas, piece, top)

    def _draw_line(self, canvas: Canvas, piece: Piece, top: float) -> None:
        """Draw a line across in brass, with its words in the middle."""
        assert piece.line is not None
        across = self.whole.width - 2 * BAR
        middle = top + piece.height / 2
        gap = canvas.type.width(piece.line, SMALL_STYLE) + 2 * MARGIN
        side = max(0.0, (across - gap) / 2)
        for left in (self.whole.x, self.whole.x + across - side):
            canvas.panel(Box(left, middle - 1, side, 2), BRASS, 1)
        room = Box(self.whole.x, top, across, piece.height)
        canvas.text(piece.line, room, SMALL_STYLE, self._tones(canvas).ink, "centre")

    def _rule(self, canvas: Canvas, y: float, thick: float, alpha: float) -> None:
        """Draw a thin line from edge to edge."""
        canvas.panel(Box(self.whole.x, y, self.whole.width - 2 * BAR, thick), MUTED, 0, alpha=alpha)

    def _draw_marks(self, canvas: Canvas, piece: Piece, top: float) -> None:
        """Draw the brass ground of a marked row and of marked cells."""
        if (piece.row, None) in self.marks:
            row = Box(self.whole.x, top + 2, self.whole.width - 2 * BAR, piece.height - 4)
            canvas.panel(row, BRASS, 12, alpha=0.28)
        left = self.whole.x
        for column, width in enumerate(self.widths):
            if (piece.row, column) in self.marks:
                want = self._pill(canvas.type, piece, column)
                canvas.panel(Box(left + width - want, top + 3, want, piece.height - 6), BRASS, 12)
            left += width

    def _pill(self, kind: Type, piece: Piece, column: int) -> float:
        """The width of a mark: that of the number in front of it; behind words, the whole cell."""
        if not self.headings[column].number:
            return self.widths[column]
        cell = (self.totals if piece.row == TOTALS else self.rows[piece.row])[column]
        widest = max(kind.width(line, DIGITS_STYLE) for line in piece.cells[column]) + self._beside(kind, cell)
        least = kind.line(DIGITS_STYLE) + 2 * LEAD
        return min(
            self.widths[column], max(widest, kind.width(cell.aside, ASIDE_STYLE), least - 2 * MARGIN) + 2 * MARGIN
        )

    def _tones(self, canvas: Canvas) -> Ground:
        """The colours of its text: those of the cloth, or of paper."""
        return Ground(canvas.cloth.words, canvas.cloth.soft) if self.on_cloth else ON_PAPER

    def _draw_cells(self, canvas: Canvas, piece: Piece, top: float, style: Style | None = None) -> None:
        left = self.whole.x
        for column, (width, lines) in enumerate(zip(self.widths, piece.cells, strict=True)):
            room = Box(left + MARGIN - 0.5, top, width - 2 * MARGIN + 1, piece.height)
            self._draw_cell(canvas, room, lines, piece.row, column, style)
            left += width

    def _draw_cell(
        self, canvas: Canvas, room: Box, lines: tuple[str, ...], row: int, column: int, heading: Style | None
    ) -> None:
        """Draw the lines of a cell in the middle of its height, and its smaller text before or below them."""
        style = heading or self._style(column, row)
        marked = heading is None and (row, column) in self.marks
        tones = self._tones(canvas)
        colour = tones.soft if heading else INK if marked else tones.ink
        align: Align = "right" if self.headings[column].number else "left"
        aside = "" if heading else self._aside(row, column)
        height, below = canvas.type.line(style), canvas.type.line(ASIDE_STYLE) if self.stacked and aside else 0.0
        top = room.centre[1] - (height * len(lines) + below) / 2
        lies = room
        for index, line in enumerate(lines):
            lies = canvas.text(line, Box(room.x, top + index * height, room.width, height), style, colour, align)
        if aside:
            before = Box(room.x, room.y, lies.x - BESIDE - room.x, room.height)
            under = Box(room.x, top + height * len(lines), room.width, below)
            soft = INK if marked else tones.soft
            canvas.text(aside, under if self.stacked else before, ASIDE_STYLE, soft, "right")

    def _aside(self, row: int, column: int) -> str:
        return (self.totals if row == TOTALS else self.rows[row])[column].aside


def breakable(text: str) -> list[str]:
    """The parts of a text that are never broken: words, and words joined by no-break spaces."""
    return text.replace("-", "- ").replace("\n", " ").split(" ")


def wrap(kind: Type, text: str, style: Style, width: float) -> list[str]:
    """The lines of a text in this width; a hyphenated name may break behind its hyphen."""
    if "\n" not in text and kind.width(text, style) <= width:
        return [text]
    return [line.replace("- ", "-") for line in kind.wrap(text.replace("-", "- "), style, width)]
