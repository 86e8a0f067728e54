"""The tiles of a question that is over: a side each, with its answer, the word on it, and its money."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Literal, NamedTuple

from scenes.games.defizz import board, marks, turnout
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.turnout import Turnout
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, CORAL, INK, MUTED, PAPER, TEAL, Colour
from scenes.stage.art.shapes import mix

Size = Literal["roomy", "slim", "discs", "dots"]
SIZES: tuple[Size, ...] = ("roomy", "slim", "discs", "dots")
"""From the largest to the smallest: two lines, one line, a disc with the money below, a disc alone."""
NAME = Style("text", 700, 13)
SAID = (Style("text", 800, 15), Style("text", 800, 14), Style("text", 800, 13))
AMOUNT = Style("digits", 600, 14)
GROUND, WON = mix(PAPER, MUTED, 0.14), mix(PAPER, BRASS, 0.3)
GAP = 6.0
WIDEST = 240.0
"""Greatest width of a tile, in logical units at the usual text size."""
DISCS: dict[Size, float] = {"roomy": 34.0, "slim": 22.0, "discs": 28.0, "dots": 26.0}
MARK = 15.0


class Plan(NamedTuple):
    """Tiles of one size, so many in a row; `high` is the height of all rows."""

    size: Size
    columns: int
    rows: int
    wide: float
    tile: float
    high: float


def plans(kind: Type, shown: Sequence[Turnout], names: Sequence[str], width: float) -> list[Plan]:
    """The ways to lay the tiles out in this width, the largest first; none if there are no sides."""
    return [_plan(kind, size, shown, names, width) for size in SIZES] if shown else []


def _plan(kind: Type, size: Size, shown: Sequence[Turnout], names: Sequence[str], width: float) -> Plan:
    small, line = kind.line(NAME), kind.line(SAID[-1])
    disc = DISCS[size] * (0.5 + 0.5 * kind.text_size)
    money = max(kind.width(turnout.signed(one.amount), AMOUNT) for one in shown)
    said = max(kind.width(one.said, SAID[-1]) for one in shown)
    if size == "dots":
        need, high = disc + 12, disc + 2
    elif size == "discs":
        need, high = max(disc + 12, money + 8), disc + (kind.line(AMOUNT) if money else 6)
    elif size == "slim":
        need, high = disc + said + money + 30, max(disc, line) + 6
    else:
        titles = max(kind.width(title(one, names), NAME) for one in shown)
        need, high = disc + max(said, titles) + money + 34, max(disc, small + line) + 8
    need = min(need, width)
    fit = max(1, int((width + GAP) // (need + GAP)))
    rows = ceil(len(shown) / fit)
    columns = ceil(len(shown) / rows)
    most = WIDEST * kind.text_size if size in ("roomy", "slim") else need
    wide = min((width - GAP * (columns - 1)) / columns, max(most, need))
    return Plan(size, columns, rows, wide, high, rows * (high + GAP) - GAP)


def title(one: Turnout, names: Sequence[str]) -> str:
    """A side's name, in a Ping-pong with the number of its right answers."""
    return f"{names[one.seat]} · {turnout.count(one.found)}" if one.found else names[one.seat]


def draw(canvas: Canvas, table: CardTable, room: Box, shown: Sequence[Turnout], plan: Plan) -> None:
    """Draw the tiles in rows, in the middle of the room's width."""
    for row in range(plan.rows):
        in_row = shown[row * plan.columns : (row + 1) * plan.columns]
        whole = len(in_row) * (plan.wide + GAP) - GAP
        for column, one in enumerate(in_row):
            x = room.centre[0] - whole / 2 + column * (plan.wide + GAP)
            box = Box(x, room.y + row * (plan.tile + GAP), plan.wide, plan.tile)
            if plan.size in ("discs", "dots"):
                _small(canvas, table, box, one, plan.size)
            else:
                _tile(canvas, table, box, one, plan.size)


def _small(canvas: Canvas, table: CardTable, box: Box, one: Turnout, plan: Size) -> None:
    """Draw a side as its disc, with the money below where there is room; the winner's has a ring."""
    size = DISCS[plan] * (0.5 + 0.5 * canvas.type.text_size)
    x, y = box.centre[0], box.y + size / 2
    _disc(canvas, table, one, x, y, size)
    if one.amount > 0:
        canvas.panel(centred(x, y, size + 4, size + 4), None, size / 2 + 2, outline=BRASS, line=2)
    if plan == "dots":
        return
    money = Box(box.x - GAP / 2, y + size / 2, box.width + GAP, canvas.type.line(AMOUNT))
    canvas.text(turnout.signed(one.amount), money, AMOUNT, _tone(one.amount), "centre")


def _tile(canvas: Canvas, table: CardTable, box: Box, one: Turnout, size: Size) -> None:
    """Draw a side's disc, its answer with the name above it where there is room, and the money at the right."""
    kind, won = canvas.type, one.amount > 0
    canvas.panel(box, WON if won else GROUND, min(14.0, box.height / 2), outline=BRASS if won else None, line=1.5)
    disc = DISCS[size] * (0.5 + 0.5 * kind.text_size)
    _disc(canvas, table, one, box.x + 5 + disc / 2, box.centre[1], disc)
    money = turnout.signed(one.amount)
    aside = kind.width(money, AMOUNT) + (6 if money else 0)
    left = box.x + disc + 14
    words = Box(left, box.y, box.right - 9 - aside - left, box.height)
    if money:
        canvas.text(money, Box(box.x, box.y, box.width - 9, box.height), AMOUNT, _tone(one.amount), "right")
    style = board.fitting(kind, one.said, SAID, words)
    text = kind.fit(one.said, style, words.width) if kind.width(one.said, style) > words.width else one.said
    if size == "slim":
        canvas.text(text, words, style, INK)
        _strike(canvas, one, words, kind.width(text, style))
        return
    small, high = kind.line(NAME), kind.line(style) if text else 0.0
    top = box.centre[1] - (small + high) / 2
    head = title(one, table.names)
    canvas.text(kind.fit(head, NAME, words.width), words._replace(y=top, height=small), NAME, MUTED)
    if text:
        below = words._replace(y=top + small, height=high)
        canvas.text(text, below, style, INK)
        _strike(canvas, one, below, kind.width(text, style))


def _strike(canvas: Canvas, one: Turnout, words: Box, wide: float) -> None:
    """Strike a wrong answer out."""
    if one.right is False:
        marks.strike(canvas, words._replace(width=wide))


def _disc(canvas: Canvas, table: CardTable, one: Turnout, x: float, y: float, size: float) -> None:
    """Draw a side's disc, with a check or a cross on its edge if its answer was right or wrong."""
    marks.disc(canvas, table, one.seat, x, y, size)
    if one.right is None:
        return
    icon, tone = ("check", TEAL) if one.right else ("cross", CORAL)
    spot = centred(x + size * 0.36, y + size * 0.34, MARK, MARK)
    canvas.panel(spot, tone, MARK / 2, outline=PAPER, line=1)
    canvas.icon(icon, *spot.centre, MARK * 0.6, PAPER)


def _tone(amount: int) -> Colour:
    return TEAL if amount > 0 else CORAL
