"""The three hints of a card: drawn, as buttons for the side that chooses, and after Help! with their questions."""

from __future__ import annotations

from game.defizz.moves import CHOOSE, HELP
from game.defizz.records import Shown
from scenes.app.lang import t
from scenes.games.defizz import board, says, words
from scenes.games.defizz.art import MODES
from scenes.games.defizz.backs import KINDS
from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CREAM, INK, MUTED, PAPER
from scenes.kit.widget import Widget
from scenes.stage.art.shapes import mix
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach

GAP = 10.0
HIGHEST = 84.0
HINTS = tuple(Style("display", 700, size) for size in (22, 19, 17, 15))
BELOW = tuple(Style("text", 600, size) for size in (15, 14, 13))
DIGIT = Style("digits", 700, 18)
TITLE = Style("text", 800, 13)
SOFT = mix(PAPER, MUTED, 0.16)


def rows(table: CardTable, body: Box, top: float) -> list[Box]:
    """The boxes of the three hints, one under the other; with their questions they take all the room below `top`."""
    room = Box(body.x, body.y + top, body.width, body.height - top)
    read = any(table.view.questions)
    high = (room.height - 2 * GAP) / 3
    if not read:
        high = min(high, HIGHEST * (0.5 + 0.5 * table.text_size))
    whole = 3 * high + 2 * GAP
    return list(room._replace(y=room.y + (room.height - whole) / 2, height=whole).column(3, GAP))


class HintButton(Widget):
    """A hint that can be chosen; its words are drawn with the card, not here."""

    def __init__(self, box: Box, reach: Reach, index: int) -> None:
        super().__init__(box)
        self.reach = reach
        self.index = index
        self.move = CHOOSE[index]

    def says(self) -> int:
        return self.index

    def click(self) -> None:
        self.reach.do(self.move)

    def draw(self, canvas: Canvas) -> None:
        if self.hover or self.pressed:
            canvas.panel(self.box, None, 12, outline=BRASS, line=3)
        self.ring(canvas, 12)


def widgets(table: CardTable, reach: Reach, boxes: list[Box]) -> list[Widget]:
    """The buttons of the hints that can be chosen."""
    return [HintButton(box, reach, index) for index, box in enumerate(boxes) if CHOOSE[index] in table.legal]


def choices(table: CardTable) -> list[Offer]:
    """The Help! button, for a side that still has it (DE-07)."""
    return [Offer(t("Help! Read the questions"), HELP, "quiet")] if HELP in table.legal else []


def draw(canvas: Canvas, table: CardTable, boxes: list[Box]) -> None:
    """Draw the three hints in their boxes."""
    for index, box in enumerate(boxes):
        _hint(canvas, table, index, box)


def _hint(canvas: Canvas, table: CardTable, index: int, box: Box) -> None:
    """Draw a hint with its number; after Help! with its mode and question."""
    shown = table.view.questions[index]
    tone = KINDS[table.view.kind or "duel"] if shown is None else MODES[shown.mode]
    canvas.panel(box, SOFT, 12)
    side = min(box.height - 16, 34 * canvas.type.text_size)
    badge = centred(box.x + 14 + side / 2, box.centre[1], side, side)
    canvas.panel(badge, tone, side / 2)
    canvas.text(str(index + 1), badge, DIGIT, CREAM, "centre")
    words_box = Box(badge.right + 14, box.y + 4, box.right - badge.right - 28, box.height - 8)
    text = says.hint(table, index)
    if shown is None:
        style = board.fitting(canvas.type, text, HINTS, words_box)
        canvas.text(text, words_box, style, INK)
        return
    _asked(canvas, table, shown, text, words_box)


def _asked(canvas: Canvas, table: CardTable, shown: Shown, hint: str, room: Box) -> None:
    """Draw a question that Help! shows, with the sign of its mode, and the hint above it if there is room."""
    kind, tone = canvas.type, MODES[shown.mode]
    side = min(30.0 * kind.text_size, room.height)
    canvas.picture(table.art.sign(shown.mode, side, tone, PAPER), room.right - side / 2, room.centre[1])
    room = room._replace(width=room.width - side - 10)
    question, first = words.text(shown.text), f"{words.mode(shown.mode)} · {hint}"
    line = kind.line(BELOW[-1])
    below = room._replace(y=room.y + line, height=room.height - line)
    style = board.wrapped(kind, question, BELOW, below)
    high = len(kind.wrap(question, style, below.width)) * kind.line(style)
    if high <= below.height:
        top = room.y + (room.height - line - high) / 2
        canvas.text(first, Box(room.x, top, room.width, line), TITLE, tone)
        canvas.paragraph(question, below._replace(y=top + line, height=high), style, INK)
        return
    style = board.wrapped(kind, question, BELOW, room)
    lines = board.within_lines(kind, question, style, room)
    high = len(lines) * kind.line(style)
    canvas.paragraph("\n".join(lines), room._replace(y=room.centre[1] - high / 2, height=high), style, INK)
