"""The drawing of the card in each phase, and of the money and the clock beside it."""

from __future__ import annotations

from scenes.app.lang import p, t
from scenes.games.defizz import (
    answer,
    board,
    duel,
    hints,
    marks,
    money,
    over,
    places,
    question,
    says,
    stake,
    words,
    writing,
)
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.due import writes
from scenes.games.defizz.luck import picture
from scenes.games.defizz.luck.round import now
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, Style, Type
from scenes.kit.theme import BRASS, INK, MUTED
from scenes.tables.scoring import number

HINT = tuple(Style("display", 700, size) for size in (34, 29, 25, 21, 18))
ECHO = tuple(Style("digits", 600, size) for size in (20, 17, 15, 13))


def draw(canvas: Canvas, table: CardTable) -> None:
    """Draw the money, and the large card once it has arrived in the middle."""
    whole = table.board()
    _money(canvas, table, whole.box)
    if arrived(table):
        _ground(canvas, table, whole)
        _body(canvas, table, whole.body)


def arrived(table: CardTable) -> bool:
    """True once the large card lies in the middle."""
    coming = table.stage.sprites.get("card")
    return table.view.kind is not None and coming is not None and coming.alpha <= 0


def _ground(canvas: Canvas, table: CardTable, whole: places.Board) -> None:
    """Draw the card without its body; the header names the deck before the question is asked, then its mode."""
    view, asked = table.view, table.asked
    sign = asked.mode if asked is not None else view.kind or "duel"
    name = words.mode(asked.mode) if asked is not None else words.kind(view.kind)
    board.face(canvas, table.art, whole, sign, name, _aside(table))


def _aside(table: CardTable) -> str:
    """The words at the right of the header: the hint that was chosen, else the least stake."""
    view = table.view
    if view.choice is not None:
        return t("Hint: {hint}", hint=says.hint(table, view.choice))
    return "" if view.enriching else t("at least {amount}", amount=number(view.minimum))


def _body(canvas: Canvas, table: CardTable, body: Box) -> None:
    view = table.view
    if table.result is not None:
        over.draw(canvas, table, body)
        return
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
    elif view.phase == "stake" and table.legal:
        stake.draw_stage(canvas, table, room)
    elif duel.staged(view):
        duel.draw(canvas, table, room)
    elif view.choice is not None and not (table.legal and view.phase in ("challenge", "stake")):
        board.paragraph(canvas, says.hint(table, view.choice), room, HINT)


def _chance(canvas: Canvas, table: CardTable, body: Box) -> None:
    """Draw the game of chance, above the entry if something is to be written."""
    taken = table.answering()
    room = body._replace(height=taken.y - body.y - 8) if taken is not None else body
    picture.draw(canvas, table, room, now(table))


def _echo(canvas: Canvas, table: CardTable, body: Box) -> None:
    """Draw beside the entry the number as it was understood, or the unit while there is none."""
    boxes = writing.boxes(table, body)
    if boxes is None or writes(table) != "number":
        return
    text = answer.understood(table.written.text, table.unit)
    if text:
        canvas.text(f"= {text}", boxes.beside, board.fitting(canvas.type, f"= {text}", ECHO, boxes.beside), INK)
    elif table.unit:
        canvas.text(table.unit, boxes.beside, board.fitting(canvas.type, table.unit, ECHO[1:], boxes.beside), MUTED)


def money_lines(table: CardTable) -> list[tuple[str, int]]:
    """The lines below the chips, a word and an amount each: the stake and the pot; in the enrichment the bank."""
    view = table.view
    if view.enriching:
        return [(p("money", "Bank"), view.bank)]
    lines = [(p("money", "Stake"), view.stake), (p("money", "Pot"), view.pot)]
    return [line for line in lines if line[1]]


def money_top(table: CardTable, room: Box) -> float:
    """The y of the first of these lines, in the room of the pot."""
    if table.view.enriching:
        return room.y + 92
    return money.height(money.pot(table.view.paid, room), room) + 8


def line_high(kind: Type) -> float:
    """The height of one of these lines."""
    return kind.line(SMALL_STYLE)


def _money(canvas: Canvas, table: CardTable, box: Box) -> None:
    """Draw the stake and the pot below the chips; in the enrichment the bank instead."""
    room, lines = places.money(box, table.text_size), money_lines(table)
    if table.view.enriching:
        _bank(canvas, table, room)
    if lines:
        marks.stakes(canvas, room, money_top(table, room), lines)


def _bank(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the bank as three stacks of chips, lower as it empties."""
    x, low = room.centre[0], room.y + 58
    for index, value in enumerate((500, 200, 500)):
        high = max(1, min(8, table.view.bank // 1500 - index))
        for chip in range(high):
            canvas.picture(table.art.chip(value, 34), x + (index - 1) * 37, low - chip * 4)


def purse(canvas: Canvas, table: CardTable, seat: int) -> None:
    """Draw a side's chips on its plate, unless a key is shown in their place; and a book on the reader's plate."""
    signs = table.signs(seat)
    if not table.plate(seat).key:
        money.purse(canvas, table.art, signs.purse, table.view.purses[seat])
    if seat == table.view.reader:
        disc = signs.reader
        canvas.panel(disc, BRASS, disc.width / 2, outline=canvas.cloth.glass, line=1.5)
        canvas.picture(table.art.sign("book", disc.width * 0.66, INK, BRASS), *disc.centre)


def clock(canvas: Canvas, table: CardTable, left: float, whole: float) -> None:
    """Draw the clock at the right of the card: seconds of a limit, or minutes of a timed match."""
    at = places.dial(table.board().box, table.text_size)
    timer = table.view.timer
    if timer is not None and timer.kind == "match":
        marks.minutes(canvas, at, left)
    else:
        marks.clock(canvas, table, at, left, whole)
