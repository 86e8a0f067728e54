"""The body of a Chance card: the story, luck itself, and the sides with their picks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.games.defizz import board, marks, says, words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck.painters import PAINTERS, PICKS, plain, words_of
from scenes.games.defizz.luck.round import Round
from scenes.games.defizz.luck.why import REASONS, Last, why
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import INK, MUTED

STORY = (*(Style("display", 700, size) for size in (21, 19, 17, 15)), Style("text", 700, 13))
LEAST = 72.0
"""Least height of the picture in logical units; the sides below are left out if it would be less."""
PICK = tuple(Style("digits", 600, size) for size in (16, 14, 13))


class Parts(NamedTuple):
    """The parts of the body of a card of chance; no height: left out."""

    story: Box
    middle: Box
    sides: Box
    prompt: Box


def parts(kind: Type, table: CardTable, body: Box) -> Parts:
    """The story above, the picture of the game in the middle, the sides with their picks and the prompt below."""
    text = words.text(table.asked.text) if table.asked else ""
    line = board.prompt_high(kind) if says.luck(table) else 0.0
    sides = 62.0 * (0.55 + 0.45 * kind.text_size)
    least = min(board.needed(kind, text, STORY[-1], body.width), body.height - line - LEAST)
    story = max(min(body.height * 0.2, 2.2 * kind.line(STORY[0])), least)
    if body.height - story - sides - line < LEAST:
        story = least
    if body.height - story - sides - line < LEAST:
        sides = 0.0
    row = Box(body.x, body.bottom - sides - line, body.width, sides)
    middle = Box(body.x, body.y + story + 6, body.width, row.y - body.y - story - 12)
    return Parts(body._replace(height=story), middle, row, Box(body.x, row.bottom, body.width, line))


def room(kind: Type, table: CardTable, body: Box) -> Box | None:
    """The box of the picture; None if there is no room for one."""
    middle = parts(kind, table, body).middle
    return middle if middle.height > LEAST / 2 else None


def draw(canvas: Canvas, table: CardTable, body: Box, round_: Round | None) -> None:
    """Draw the story above, the picture of the game in the middle, the sides below; None: the story alone."""
    whole, prompt = parts(canvas.type, table, body), says.luck(table)
    board.paragraph(canvas, words.text(table.asked.text) if table.asked else "", whole.story, STORY)
    if round_ is None:
        return
    if whole.middle.height > LEAST / 2:
        PAINTERS.get(round_.kind, plain)(canvas, table, whole.middle, round_)
    if whole.sides.height:
        _sides(canvas, table, whole.sides, round_)
    if prompt:
        board.prompt(canvas, prompt, whole.prompt)


def draw_last(canvas: Canvas, table: CardTable, room: Box, round_: Round | None) -> None:
    """Draw the last round of a game that is over: its picture, with the story above if that leaves enough room."""
    kind = canvas.type
    text = words.text(table.asked.text) if table.asked else ""
    story = board.needed(kind, text, STORY[-1], room.width)
    if room.height - story - 6 >= LEAST:
        high = max(story, min(room.height * 0.27, 2.2 * kind.line(STORY[0])))
        board.paragraph(canvas, text, room._replace(height=high), STORY)
        room = Box(room.x, room.y + high + 6, room.width, room.height - high - 6)
    if round_ is not None and room.height > LEAST / 2:
        PAINTERS.get(round_.kind, plain)(canvas, table, room, round_)


def reason(round_: Round, names: Sequence[str]) -> str:
    """The sentence on what luck has drawn in the last round, and why that wins; empty before it is decided."""
    picks = [pick for pick in round_.picks if pick is not None]
    if len(round_.left) != 1 or len(picks) < len(round_.sides) or round_.kind not in REASONS:
        return ""
    winner = round_.left[0]
    return why(round_.kind, Last(names[winner], picks[round_.sides.index(winner)], round_.shown, picks))


def _sides(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the disc of each side with its pick below, or a tick while the pick may not be seen."""
    count = len(round_.sides)
    below = canvas.type.line(PICK[-1]) + 2
    size = min(34.0, room.height - below - 10, room.width / count - 12)
    step = min(92.0, room.width / count)
    for index, seat in enumerate(round_.sides):
        x, y = room.centre[0] + (index - (count - 1) / 2) * step, room.y + size / 2 + 5
        gone = round_.settled and seat not in round_.left
        marks.disc(canvas, table, seat, x, y, size, gone)
        if seat == round_.now or (round_.settled and round_.left == (seat,)):
            marks.lit(canvas, x, y, size)
        box = Box(x - step / 2, y + size / 2 + 3, step, below)
        pick = round_.picks[index]
        if pick is None or pick < 0:
            if round_.chosen[index] and not round_.over:
                canvas.icon("check", *box.centre, below * 0.7, MUTED)
        else:
            _pick(canvas, table, box, round_, pick)


def _pick(canvas: Canvas, table: CardTable, box: Box, round_: Round, pick: int) -> None:
    mark = PICKS.get(round_.kind)
    if mark is not None:
        mark(canvas, table, centred(*box.centre, box.height, box.height), pick)
        return
    text = words_of(round_, pick)
    if text:
        canvas.text(text, box, board.fitting(canvas.type, text, PICK, box), INK, "centre")
