"""The auction panel: five suits by nought to eight in one look, with pass and double below, above one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from ai.player import Choice
from game.table import Move
from game.tordu.moves import DOUBLE, PASS, Bid
from scenes.app.lang import p, t
from scenes.games.tordu import heat
from scenes.games.tordu.art import Art
from scenes.games.tordu.contract import fitting
from scenes.games.tordu.places import ORDER
from scenes.games.tordu.says import Told, asked
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, BUTTON, CREAM, INK, PAPER
from scenes.kit.widget import Widget, double_ring
from scenes.stage.plate import SOFT
from scenes.tables.counsel import fits
from scenes.tables.offers import move_name
from scenes.tables.reach import Reach
from scenes.tables.spots import PANEL

MOST = 8
WIDEST, WIDEST_MAP = 480, 688
"""The greatest width of the panel, and of one that shows chances."""
SENTENCE = 54.0
"""The height of the coach's sentence in the panel, at the usual text size."""
ROW, LEAST_ROW = 42.0, 27.0
"""The usual and the least height of a row of the grid."""
MARGIN, GAP = 12.0, 3.0
BESIDE = 8.0
"""The part of the sentence's height that stays free above and below it."""
TITLES = (STRONG_STYLE, Style("text", 700, 14), Style("text", 700, 13))
DIGITS = tuple(Style("digits", 600, size) for size in (18, 15, 13))
"""The styles of the numbers, the largest first: a low row takes a smaller one."""
PERCENTS, HEADS = tuple(Style("text", 800, size) for size in (16, 15, 14, 13)), Style("digits", 700, 15)
"""The styles of the percentages, the largest first, and of the numbers over the columns of a map."""
ARROWS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}
SCANCODES = {pygame.KSCAN_0: 0, pygame.KSCAN_KP_0: 0} | {
    first + number: number + 1 for first in (pygame.KSCAN_1, pygame.KSCAN_KP_1) for number in range(MOST)
}
"""Scancode of a digit → its number: on some keyboards the digits themselves need Shift."""


class Cell(NamedTuple):
    """A bid by its row in the grid and its number of tricks."""

    row: int
    tricks: int

    @property
    def bid(self) -> Bid:
        return Bid(ORDER[self.row], self.tricks)  # type: ignore[arg-type]


FIRST = Cell(0, 3)


class Auction(Told, Protocol):
    """A table at which bids are made."""

    art: Art

    @property
    def cursor(self) -> Cell:
        """The bid that the keys of whoever acts have moved to."""

    @cursor.setter
    def cursor(self, cell: Cell) -> None: ...

    counsel: Choice | None
    """The coach's hint; None if there is none."""
    sentence: str
    """The coach's sentence that the panel is to keep room for; empty if there is none."""
    sentence_room: Box | None
    """The room in the panel for the coach's sentence; None if there is none."""


def letters() -> dict[str, int]:
    """The letter of each suit's key → the suit's row in the grid."""
    keys = {
        "h": p("key of hearts", "e"),
        "s": p("key of spades", "s"),
        "d": p("key of diamonds", "d"),
        "c": p("key of clubs", "c"),
        "t": p("key of tordu", "t"),
    }
    return {letter: ORDER.index(suit) for suit, letter in keys.items()}


class BidGrid(Widget):
    """The grid of all bids. The pointer takes any cell; arrows, digits and suit letters move the cursor, Enter bids."""

    def __init__(self, box: Box, table: Auction, reach: Reach) -> None:
        super().__init__(box)
        self.table = table
        self.reach = reach
        self.may = {move for move in table.legal if isinstance(move, Bid)}
        self.rows = sorted({ORDER.index(bid.suit) for bid in self.may})
        self.over: Cell | None = None
        self.down: Cell | None = None
        self.heat = heat.heat(table.counsel)
        self.columns = MOST + (2 if self.heat is None else 3)
        """The signs of the suits, nought to eight, and on a map of chances the points."""

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, BidGrid):
            self.over, self.down = before.over, before.down

    @property
    def cursor(self) -> Cell:
        """The cell that Enter would bid; always in a row that can be bid."""
        cell = self.table.cursor
        return cell if cell.row in self.rows else cell._replace(row=self.rows[0])

    @property
    def middle(self) -> tuple[float, float]:
        return self.cell(self.cursor).centre

    def at(self, x: float, y: float) -> Cell | None:
        """The cell under a point; None outside the grid and on the suits at its left."""
        column = int((x - self.box.x) // (self.box.width / self.columns)) - 1
        row = int((y - self.box.y) // (self.box.height / len(ORDER)))
        return Cell(row, column) if self.box.holds(x, y) and 0 <= column <= MOST else None

    def cell(self, cell: Cell) -> Box:
        """The box of a cell; column -1 holds the sign of its suit."""
        across, down = self.box.width / self.columns, self.box.height / len(ORDER)
        whole = Box(self.box.x + (cell.tricks + 1) * across, self.box.y + cell.row * down, across, down)
        return whole.inset(GAP / 2)

    def shows(self, move: Move) -> Box | None:
        """The box of the cell that makes this bid; None for any other move."""
        return self.cell(Cell(ORDER.index(move.suit), move.tricks)) if isinstance(move, Bid) else None

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            return self._point(intent)
        if isinstance(intent, Action) and intent.name in ARROWS:
            return self._move(*ARROWS[intent.name])
        if intent == Action("confirm"):
            self.reach.do(self.cursor.bid)
            return True
        return False

    def _point(self, pointer: Pointer) -> bool:
        before, self.over = self.over, self.at(pointer.x, pointer.y)
        if pointer.kind == "press" and self.over is not None:
            self.down = self.table.cursor = self.over
            return True
        if pointer.kind == "release" and self.down is not None:
            down, self.down = self.down, None
            if down == self.over:
                self.reach.do(down.bid)
            return True
        return self.over != before

    def _move(self, rows: int, tricks: int) -> bool:
        """Move the cursor to the next row or number that can be bid; False at the edge, where the focus may move on."""
        to = self.cursor.tricks + tricks
        ahead = [row for row in self.rows if (row - self.cursor.row) * rows > 0]
        if not 0 <= to <= MOST or (rows and not ahead):
            return False
        row = (min(ahead) if rows > 0 else max(ahead)) if rows else self.cursor.row
        self.table.cursor = Cell(row, to)
        return True

    def press(self, key: KeyPress) -> bool:
        """Move the cursor by a digit or by the letter of a suit; False for any other key."""
        row = letters().get(key.letter)
        if key.scancode in SCANCODES:
            self.table.cursor = self.cursor._replace(tricks=SCANCODES[key.scancode])
        elif row in self.rows:
            self.table.cursor = Cell(row, self.cursor.tricks)
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        for row, suit in enumerate(ORDER):
            self._sign(canvas, self.cell(Cell(row, -1)), suit, row in self.rows)
            for tricks in range(MOST + 1):
                self._draw_cell(canvas, Cell(row, tricks))
        if self.heat is not None:
            self._draw_map(canvas, self.heat)
        if self.ringed:
            double_ring(canvas, self.cell(self.cursor), 8)

    def _sign(self, canvas: Canvas, box: Box, suit: str, may: bool) -> None:
        side = min(box.width, box.height)
        ground = PAPER if may else canvas.cloth.glass
        canvas.panel(centred(*box.centre, side, side), ground, side / 2, alpha=1.0 if may else 0.5)
        canvas.picture(self.table.art.suit(suit, canvas.view.px(side * 0.6), on_cloth=not may), *box.centre)

    def _draw_map(self, canvas: Canvas, shown: heat.Heat) -> None:
        """Draw the numbers of tricks over the columns, the points beside the rows, and the ranks of the best."""
        for tricks in range(MOST + 1):
            below = self.cell(Cell(0, tricks))
            head = below._replace(y=self.box.y - canvas.type.line(HEADS), height=canvas.type.line(HEADS))
            canvas.text(str(tricks), head, HEADS, CREAM, "centre")
        for row in self.rows:
            heat.draw_points(canvas, self.cell(Cell(row, MOST + 1)), ORDER[row])
        for rank, bid in reversed(list(enumerate(shown.best, 1))):
            box = self.shows(bid)
            if box is not None:
                heat.draw_rank(canvas, box, rank, heat.tight(canvas.type, box, self._percents(canvas.type, box)))

    def _percents(self, kind: Type, box: Box) -> Style:
        """The style of the percentages: the largest that a cell has room for."""
        return next((each for each in PERCENTS if kind.line(each) <= box.height), PERCENTS[-1])

    def _draw_cell(self, canvas: Canvas, cell: Cell) -> None:
        """Draw a cell: cream if it can be bid, brass under the pointer; dark and faint if it can't."""
        box, may = self.cell(cell), cell.bid in self.may
        chance = self.heat.odds.get(cell.bid) if self.heat is not None else None
        if chance is not None:
            ranked = self.heat is not None and cell.bid in self.heat.best
            heat.draw_cell(canvas, box, chance, self._percents(canvas.type, box), cell == self.over, ranked)
            return
        if may:
            canvas.panel(box, BRASS if cell == self.over else CREAM, 8)
        else:
            canvas.panel(box, CREAM, 8, alpha=0.07)
        style = next((style for style in DIGITS if canvas.type.line(style) <= box.height), DIGITS[-1])
        canvas.text(str(cell.tricks), box, style, INK if may else canvas.cloth.faint, "centre")


class Ground(Widget):
    """The dark glass that the grid lies on, with its title."""

    focusable = False

    def __init__(self, box: Box, titles: Sequence[str], legend: str = "") -> None:
        super().__init__(box)
        self.titles = titles
        self.tag = PANEL if legend else ""
        self.legend = legend
        """The meaning of the colours; empty if there are none."""

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, canvas.cloth.glass, 18, alpha=0.93, outline=BRASS, line=1.5, shadow=14)
        kind, inner = canvas.type, self.box.inset(MARGIN)
        row = inner._replace(height=kind.line(STRONG_STYLE))
        if not self.legend:
            words, style = fitting(kind, inner.width, self.titles, TITLES)
            canvas.text(words, row, style, SOFT, "centre")
            return
        room = inner.width - heat.legend_width(kind.width(self.legend, heat.LEGEND))
        words, style = fitting(kind, room, self.titles, TITLES)
        canvas.text(words, row._replace(width=room), style, SOFT)
        heat.draw_legend(canvas, row, self.legend)


def widgets(table: Auction, reach: Reach, room: Box, kind: Type) -> list[Widget]:
    """The grid if a bid can be made, the buttons below it, and the glass that both lie on."""
    bids = any(isinstance(move, Bid) for move in table.legal)
    maps = bids and heat.heat(table.counsel) is not None
    says = [(p("auction", "Pass"), PASS, "quiet"), (t("Double"), DOUBLE, "urgent")]
    says = [said for said in says if said[1] in table.legal]
    title = kind.line(STRONG_STYLE) + 4 + (kind.line(HEADS) if maps else 0.0)
    high = BUTTON * (0.5 + 0.5 * kind.text_size) if says else 0.0
    fixed = 2 * MARGIN + title + (high + 8 if says else 0)
    told = SENTENCE * kind.text_size if maps and table.sentence else 0.0
    if room.height - fixed - told < LEAST_ROW * len(ORDER) or not _holds(kind, table.sentence, room.width, told):
        told = 0.0
    rows = min(ROW, max(LEAST_ROW, (room.height - fixed - told) / len(ORDER))) * len(ORDER) if bids else 0.0
    whole = fixed + rows + told
    box = Box(room.x, room.y + max(0.0, (room.height - whole) / 2), room.width, whole)
    inner = box.inset(MARGIN)
    found: list[Widget] = []
    if bids:
        found.append(BidGrid(Box(inner.x, inner.y + title, inner.width, rows), table, reach))
    below = inner.y + title + rows
    table.sentence_room = Box(inner.x, below + 6, inner.width, told - BESIDE) if told else None
    across = inner.width if len(says) > 1 else inner.width * 0.5
    row = Box(inner.centre[0] - across / 2, inner.bottom - high, across, high)
    for button_box, (text, move, look) in zip(row.row(len(says) or 1, 10), says, strict=False):
        button = Button(button_box, text, reach.doing(move), look)
        button.thing = move_name(move)
        found.append(button)
    return [Ground(box, asked(table), t("chances to come out right") if maps else ""), *found]


def _holds(kind: Type, sentence: str, width: float, height: float) -> bool:
    """Tell if the coach's sentence fits its part of a panel this wide."""
    return fits(kind, sentence, Box(0, 0, width - 2 * MARGIN, height - BESIDE)) is not None
