"""The drawing of a question on its card while it is played: read out word by word, answered, judged."""

from __future__ import annotations

from collections.abc import Sequence

from game.defizz.public import Pending, pending_answer
from scenes.app.lang import t
from scenes.games.defizz import board, marks, says, target, words
from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import CORAL, INK, MUTED, TEAL, Colour

LEAST_LINE = 84.0
"""Least height of the numbers of a Cible, in logical units."""
LARGEST_SHARE = 0.6
"""Largest share of the card's height for a question; a longer one is shortened."""
GIVEN = (Style("text", 700, 16), Style("text", 700, 14), Style("text", 700, 13))


def sentence(table: CardTable) -> str:
    """The question in the language spoken; empty while none is asked."""
    asked = table.asked
    return words.text(asked.text) if asked is not None else ""


def unrolled(canvas: Canvas, text: str, room: Box, count: int) -> Box:
    """Draw the first `count` words of a text, each where it stands in the whole; return the box of the whole."""
    kind = canvas.type
    style = board.wrapped(kind, text, board.TEXTS, room)
    lines, high = board.within_lines(kind, text, style, room), kind.line(style)
    top = room.y + max(0.0, (room.height - high * len(lines)) / 2)
    for index, line in enumerate(lines):
        said = line.split(" ")[: max(0, count)]
        count -= len(line.split(" "))
        if said:
            left = room.x + (room.width - kind.width(line, style)) / 2
            canvas.text(" ".join(said), Box(left, top + index * high, room.right - left, high), style, INK)
    return Box(room.x, top, room.width, high * len(lines))


def draw(canvas: Canvas, table: CardTable, body: Box) -> None:
    """Draw the question by its mode while it is played."""
    if table.asked is not None:
        {"chrono": _chrono, "cible": _cible, "pingpong": _pingpong}[table.asked.mode](canvas, table, body)


def _below(table: CardTable, body: Box) -> Box:
    """The part of the body above the entry and its keys."""
    taken = table.answering()
    return body._replace(height=taken.y - body.y - 8) if taken is not None else body


def _chrono(canvas: Canvas, table: CardTable, body: Box) -> None:
    view, room = table.view, _below(table, body)
    strip = min(48.0, room.height * 0.22)
    line = board.prompt_high(canvas.type)
    tries = [word for word in table.heard if word.said]
    lower = line + (line * 1.1 if tries else 0.0)
    if room.height - strip - lower - 6 < least_height(canvas, table, room):
        strip = 0.0
    if room.height - lower - 6 < least_height(canvas, table, room):
        unrolled(canvas, sentence(table), room, table.words_read)
        return
    upper = room._replace(height=room.height - strip - lower - 6)
    unrolled(canvas, sentence(table), upper, table.words_read)
    down = upper.bottom + 4
    if tries:
        struck(canvas, [str(word.said) for word in tries], Box(room.x, down, room.width, line * 1.1))
        down += line * 1.1
    _status(canvas, table, Box(room.x, down, room.width, line))
    gone = tuple(seat for seat in view.tried if seat not in view.floor)
    row = Box(room.x, down + line + 2, room.width, strip)
    if strip:
        marks.sides(canvas, table, row, view.players, gone, view.floor)


def _status(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the line of the state of play: pressing, answering, or the ruling."""
    view = table.view
    waits = pending_answer(view)
    if waits is not None:
        text, tone = _ruling(table, waits)
        board.prompt(canvas, text, room, tone)
    elif view.phase == "press":
        board.prompt(canvas, says.pressing(table), room, TEAL)
    else:
        board.prompt(canvas, says.waiting(table), room)


def _ruling(table: CardTable, waits: Pending) -> tuple[str, Colour]:
    """The line about an answer that waits, and its colour: with right or wrong, or with the question to the voter."""
    hearing = table.hearing
    said = t("{name}: “{text}”", name=table.names[waits.seat], text=waits.text)
    if hearing is None or not hearing.person:
        return said, MUTED
    if hearing.voter is not None:
        ask = t("Was that right?") if table.alone else t("{name}, was that right?", name=table.names[hearing.voter])
        if hearing.expected is not None:
            told = t("The answer: {answer}.", answer=words.named(hearing.expected))
            said = told if hearing.spoken else f"{t('“{text}”', text=waits.text)} · {told}"
        return f"{said} · {ask}", INK
    right = hearing.ruling == "right"
    return f"{said} · {words.ruling(right, hearing.repeated)}", TEAL if right else CORAL


def asks(table: CardTable) -> str:
    """The question to whoever judges the answer that waits, with what was said; "" if nobody is asked."""
    waits = pending_answer(table.view)
    return _ruling(table, waits)[0] if waits is not None and table.voters() else ""


def struck(canvas: Canvas, said: list[str], room: Box) -> None:
    """Draw wrong answers, struck out, side by side; only the latest if not all have room."""
    kind = canvas.type
    style = GIVEN[1]
    shown: list[str] = []
    wide = 0.0
    for text in reversed(said):
        text = kind.fit(text, style, room.width * 0.5) if kind.width(text, style) > room.width * 0.5 else text
        if shown and wide + kind.width(text, style) + 24 > room.width:
            break
        shown.insert(0, text)
        wide += kind.width(text, style) + 24
    left = room.centre[0] - (wide - 24) / 2
    for text in shown:
        box = Box(left, room.y, kind.width(text, style) + 1, room.height)
        canvas.text(text, box, style, MUTED)
        marks.strike(canvas, box)
        left += kind.width(text, style) + 24


def _cible(canvas: Canvas, table: CardTable, body: Box) -> None:
    room, kind = _below(table, body), canvas.type
    if _fills(canvas, table, room, LEAST_LINE + 4):
        return
    line = board.prompt_high(kind)
    least = least_height(canvas, table, room)
    high = min(110.0 * (0.5 + 0.5 * kind.text_size), max(room.height * 0.46, LEAST_LINE))
    if room.height - high - line < least:
        line, high = 0.0, max(LEAST_LINE, room.height - least - 4)
    board.paragraph(canvas, sentence(table), room._replace(height=room.height - high - line - 4))
    if line:
        board.prompt(canvas, says.waiting(table), Box(room.x, room.bottom - high - line - 2, room.width, line))
    target.draw(canvas, table, Box(room.x, room.bottom - high, room.width, high), 1.0)


def _pingpong(canvas: Canvas, table: CardTable, body: Box) -> None:
    view, room = table.view, _below(table, body)
    line = board.prompt_high(canvas.type)
    if _fills(canvas, table, room, line + 10):
        return
    strip = min(48.0, room.height * 0.2)
    upper = min(room.height * 0.34, 96.0 * canvas.type.text_size)
    upper = max(upper, min(least_height(canvas, table, room), room.height - line - 10))
    if room.height - upper - line - strip - 10 < canvas.type.line(GIVEN[-1]) + 8:
        strip = 0.0
    board.paragraph(canvas, sentence(table), room._replace(height=upper))
    status = Box(room.x, room.bottom - strip - line - 2, room.width, line)
    given = Box(room.x, room.y + upper + 4, room.width, status.y - room.y - upper - 8)
    tags(canvas, [str(word.said) for word in table.heard if word.right], given)
    _status(canvas, table, status)
    row = Box(room.x, room.bottom - strip, room.width, strip)
    if strip:
        marks.sides(canvas, table, row, view.players, view.tried, view.floor or view.actors)


def tags(canvas: Canvas, texts: list[str], room: Box) -> None:
    """Draw the answers given as labels in rows; only the latest rows if not all have room."""
    kind = canvas.type
    for style in GIVEN:
        high = kind.line(style) + 4
        rows = in_rows(kind, [kind.fit(text, style, room.width - 18) for text in texts], style, room.width)
        most = max(1, int(room.height // (high + 4)))
        if len(rows) <= most:
            break
    down = room.y
    for row in rows[-most:]:
        left = room.centre[0] - (sum(kind.width(one, style) + 24 for one in row) - 6) / 2
        for text in row:
            left = marks.tag(canvas, left, down, text, style, high).right + 6
        down += high + 4


def least_height(canvas: Canvas, table: CardTable, room: Box) -> float:
    """The least height of the question, in its smallest style, cut so that other things have some room."""
    needed = board.needed(canvas.type, sentence(table), board.TEXTS[-1], room.width)
    return min(needed, max(room.height - LEAST_LINE, room.height * LARGEST_SHARE))


def _fills(canvas: Canvas, table: CardTable, room: Box, rest: float) -> bool:
    """Draw the question alone if the rest has no room beside it even in the smallest type; return False if it has."""
    smallest = board.TEXTS[-1]._replace(fixed=True)
    if board.needed(canvas.type, sentence(table), smallest, room.width) <= room.height - rest:
        return False
    board.paragraph(canvas, sentence(table), room)
    return True


def in_rows(kind: Type, texts: Sequence[str], style: Style, width: float, more: float = 0.0) -> list[list[str]]:
    """The texts in rows of labels, as many in each as have room; `more`: the width of a sign on each label."""
    rows: list[list[str]] = [[]]
    for text in texts:
        if rows[-1] and sum(kind.width(one, style) + 24 + more for one in (*rows[-1], text)) > width:
            rows.append([])
        rows[-1].append(text)
    return rows
