"""The drawing of the card in each phase, and of the money and the clock beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app.lang import p
from scenes.games.defizz import answer, board, hints, luck, marks, money, places, question, says, stake, writing
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, INK, MUTED
from scenes.stage.plate import ASIDE, DARK

if TYPE_CHECKING:
    from scenes.games.defizz.table import Defizz

HINT = tuple(Style("display", 700, size) for size in (34, 29, 25, 21, 18))
ECHO = tuple(Style("digits", 600, size) for size in (20, 17, 15, 13))
READER = 18.0


def draw(canvas: Canvas, table: Defizz) -> None:
    """Draw the money, and the large card once it has arrived in the middle."""
    whole = table.board()
    _money(canvas, table, whole.box)
    coming = table.stage.sprites.get("card")
    if table.view.kind is None or coming is None or coming.alpha > 0:
        return
    board.draw(canvas, table, whole)
    _body(canvas, table, whole.body)


def _body(canvas: Canvas, table: Defizz, body: Box) -> None:
    view = table.view
    if table.asked is not None:
        if table.asked.mode == "chance":
            _chance(canvas, table, body)
        else:
            question.draw(canvas, table, body)
        _echo(canvas, table, body)
        return
    top = board.prompt_high(canvas.type) + 4
    board.prompt(canvas, says.waiting(table), body._replace(height=top))
    room = Box(body.x, body.y + top, body.width, body.height - top)
    if view.phase == "choose":
        hints.draw(canvas, table, hints.rows(table, body, top))
    elif view.phase == "offer":
        stake.draw_offer(canvas, table, room)
    elif view.choice is not None and not (table.legal and view.phase in ("challenge", "stake")):
        board.paragraph(canvas, says.hint(table, view.choice), room, HINT)


def _chance(canvas: Canvas, table: Defizz, body: Box) -> None:
    """Draw the game of chance, above the entry if something is to be written."""
    taken = table.answering()
    line = board.prompt_high(canvas.type) + 4
    room = body._replace(height=taken.y - body.y - 8) if taken is not None else body
    if table.view.phase == "shown":
        room = body._replace(height=body.height - line)
        question.winner(canvas, table, Box(body.x, room.bottom + 2, body.width, line - 2))
    luck.draw(canvas, table, room, luck.now(table))


def _echo(canvas: Canvas, table: Defizz, body: Box) -> None:
    """Draw beside the entry the number as it was understood, or the unit while there is none."""
    boxes = writing.boxes(table, body)
    if boxes is None or writing.writes(table) != "number":
        return
    text = answer.understood(table.written.text, table.unit)
    if text:
        canvas.text(f"= {text}", boxes.beside, board.fitting(canvas.type, f"= {text}", ECHO, boxes.beside), INK)
    elif table.unit:
        canvas.text(table.unit, boxes.beside, board.fitting(canvas.type, table.unit, ECHO[1:], boxes.beside), MUTED)


def _money(canvas: Canvas, table: Defizz, box: Box) -> None:
    """Draw the stake and the pot below the chips; in the enrichment the bank instead."""
    view = table.view
    room = places.money(box, table.text_size)
    lines = []
    if view.stake:
        lines.append((p("money", "Stake"), view.stake))
    if view.pot:
        lines.append((p("money", "Pot"), view.pot))
    if view.enriching:
        _bank(canvas, table, room)
        lines = [(p("money", "Bank"), view.bank)]
    if lines:
        down = money.height(money.pot(view.paid, room), room) if not view.enriching else room.y + 84
        marks.stakes(canvas, room, down + 8, lines)


def _bank(canvas: Canvas, table: Defizz, room: Box) -> None:
    """Draw the bank as three stacks of chips, lower as it empties."""
    x, low = room.centre[0], room.y + 58
    for index, value in enumerate((500, 200, 500)):
        high = max(1, min(8, table.view.bank // 1500 - index))
        for chip in range(high):
            canvas.picture(table.art.chip(value, 34), x + (index - 1) * 37, low - chip * 4)


def purse(canvas: Canvas, table: Defizz, seat: int, box: Box) -> None:
    """Draw a side's chips at the right of its plate, unless a key is shown there; and a book on the reader's plate."""
    size = canvas.type.text_size
    aside = ASIDE * size
    if not table.plate(seat).key:
        room = Box(box.right - aside - 2, box.y, aside - 4, box.height)
        money.purse(canvas, table.art, room, table.view.purses[seat])
    if seat == table.view.reader:
        side = READER * size
        disc = centred(box.x + box.height - side * 0.35, box.bottom - side * 0.4, side, side)
        canvas.panel(disc, BRASS, side / 2, outline=DARK, line=1.5)
        canvas.picture(table.art.sign("book", side * 0.66, INK, BRASS), *disc.centre)


def clock(canvas: Canvas, table: Defizz, left: float, whole: float) -> None:
    """Draw the clock at the right of the card: seconds of a limit, or minutes of a timed match."""
    at = places.dial(table.board().box, table.text_size)
    timer = table.view.timer
    if timer is not None and timer.kind == "match":
        marks.minutes(canvas, at, left)
    else:
        marks.clock(canvas, table, at, left, whole)
