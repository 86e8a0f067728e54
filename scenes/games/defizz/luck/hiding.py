"""Pictures of things that hide something (cups, doors, straws), with the discs of the sides that took them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.defizz import board, marks
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, PLUM
from scenes.stage.art.shapes import code, mix

if TYPE_CHECKING:
    from scenes.games.defizz.table import Defizz

NUMBERS = tuple(Style("digits", 600, size) for size in (18, 15, 13))
CUP = "M18 12 L82 12 L94 96 L6 96 Z"
DOOR = mix(PLUM, INK, 0.2)
WOOD = mix(BRASS, INK, 0.45)


def _step(room: Box, count: int, most: float) -> float:
    return min(most, room.width / max(1, count))


def _fits(canvas: Canvas, thing: int, room: Box) -> Style:
    return board.within(canvas.type, str(thing + 1), room, NUMBERS)


def _owner(canvas: Canvas, table: Defizz, round_: Round, pick: int, x: float, y: float, size: float) -> None:
    seat = round_.holder(pick)
    if seat is not None:
        marks.disc(canvas, table, seat, x, y, size)


def cups(canvas: Canvas, table: Defizz, room: Box, round_: Round) -> None:
    """Draw the cups; at the end all are lifted at once, and the ball lies under one of them."""
    count = len(round_.sides) + round_.params.get("more", 2)
    step = _step(room, count, 72.0)
    size = min(step - 6, room.height * 0.55, 58.0)
    lifted = 24.0 * min(1.0, round_.share * 1.6) if round_.over else 0.0
    down = room.centre[1] + size * 0.16
    for cup in range(count):
        x = room.centre[0] + (cup - (count - 1) / 2) * step
        if round_.over and round_.shown and round_.shown[0] == cup and round_.share > 0.2:
            canvas.panel(centred(x, down + size * 0.36, size * 0.34, size * 0.34), CORAL, size * 0.17)
        shapes = (
            f'<g transform="scale({size / 100:g})"><path d="{CUP}" fill="{code(PLUM)}" stroke="{code(INK)}" '
            f'stroke-width="3"/><path d="M16 24 L84 24 L86 36 L14 36 Z" fill="{code(BRASS)}"/></g>'
        )
        canvas.picture(table.art.shape(shapes, size, size), x, down - lifted)
        label = centred(x, down - lifted + size * 0.1, size, size * 0.5)
        canvas.text(str(cup + 1), label, _fits(canvas, cup, label), CREAM, "centre")
        _owner(canvas, table, round_, cup, x, down - lifted - size * 0.5 - 8, min(24.0, size * 0.5))


def doors(canvas: Canvas, table: Defizz, room: Box, round_: Round) -> None:
    """Draw the doors: one is opened and empty; at the end all open, and one has the prize."""
    count = len(round_.sides) + 2
    step = _step(room, count, 70.0)
    high = min(room.height * 0.72, 92.0)
    wide = min(step - 6, high * 0.62)
    opened = round_.shown[:1] if round_.shown and round_.stage else ()
    prize = round_.shown[2] if round_.over and len(round_.shown) > 2 else None
    for door in range(count):
        x, y = room.centre[0] + (door - (count - 1) / 2) * step, room.centre[1] + 10
        frame = centred(x, y, wide, high)
        open_now = door in opened or (round_.over and round_.share > (door + 1) / (count + 1))
        canvas.panel(frame, WOOD, 6)
        canvas.panel(frame.inset(4), INK if open_now else DOOR, 4)
        if not open_now:
            canvas.panel(centred(frame.right - 11, y, 6, 6), BRASS, 3)
            canvas.text(str(door + 1), frame.inset(2), _fits(canvas, door, frame.inset(2)), CREAM, "centre")
        elif door == prize:
            canvas.icon("star", *frame.centre, wide * 0.6, BRASS)
        _owner(canvas, table, round_, door, x, frame.y - 6, min(24.0, wide * 0.6))


def straws(canvas: Canvas, table: Defizz, room: Box, round_: Round) -> None:
    """Draw the straws in a fist, alike until they are pulled at the end; the longest wins."""
    count = len(round_.sides)
    step = _step(room, count, 56.0)
    most, high = count, room.height * 0.62
    hand = room.bottom - high * 0.3
    for straw in range(count):
        x = room.centre[0] + (straw - (count - 1) / 2) * step
        length = high * 0.5
        if round_.over and round_.shown:
            whole = high * (0.35 + 0.65 * round_.shown[straw] / most)
            length += (whole - length) * round_.share
        canvas.panel(Box(x - 4, hand - length, 8, length), BRASS, 4)
        _owner(canvas, table, round_, straw, x, hand - length - 14, 22)
    fist = Box(room.centre[0] - step * count / 2, hand - 8, step * count, high * 0.3)
    canvas.panel(fist, PLUM, 14)
    for straw in range(count):
        x = room.centre[0] + (straw - (count - 1) / 2) * step
        label = centred(x, fist.centre[1], step, fist.height)
        canvas.text(str(straw + 1), label, _fits(canvas, straw, label), CREAM, "centre")
