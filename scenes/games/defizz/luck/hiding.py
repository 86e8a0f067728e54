"""Pictures of things that hide something (cups, doors, straws), with the discs of the sides that took them."""

from __future__ import annotations

from game.defizz.questions import Text
from scenes.games.defizz import board, marks
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import props, things
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, PLUM
from scenes.stage.art.shapes import mix

NUMBERS = tuple(Style("digits", 600, size) for size in (18, 15, 13))
LARGEST = 104.0
"""Largest size of a cup, in logical units."""
DOOR = mix(PLUM, INK, 0.2)
WOOD = mix(BRASS, INK, 0.45)


def _fits(canvas: Canvas, thing: int, room: Box) -> Style:
    return board.within(canvas.type, str(thing + 1), room, NUMBERS)


def _owner(canvas: Canvas, table: CardTable, round_: Round, pick: int, x: float, y: float, size: float) -> None:
    seat = round_.holder(pick)
    if seat is not None:
        marks.disc(canvas, table, seat, x, y, size)


def cups(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the cups, or whatever the story hides something under; at the end all are lifted at once."""
    boxes = things.places(room, round_)
    size = min(boxes[0].width - 8, room.height * 0.62, LARGEST)
    lifted = size * 0.42 * min(1.0, round_.share * 1.6) if round_.over else 0.0
    down = room.centre[1] + size * 0.2
    story = table.asked.text if table.asked is not None else Text()
    shape, small = props.hider(story), props.hidden(story, CORAL)
    for cup, box in enumerate(boxes):
        x = box.centre[0]
        if round_.over and round_.shown and round_.shown[0] == cup and round_.share > 0.2:
            ball = size * 0.34
            canvas.panel(centred(x, down + size * 0.36, ball, ball), small, ball / 2, outline=INK, line=1.5)
        drawn = f'<g transform="scale({size / 100:g})">{shape}</g>'
        canvas.picture(table.art.shape(drawn, size, size), x, down - lifted)
        label = centred(x, down - lifted + size * 0.14, size * 0.34, size * 0.34)
        canvas.panel(label, INK, label.height / 2, alpha=0.55)
        canvas.text(str(cup + 1), label, _fits(canvas, cup, label), CREAM, "centre")
        _owner(canvas, table, round_, cup, x, down - lifted - size * 0.5 - 10, min(30.0, size * 0.5))


def doors(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the doors: one is opened and empty; at the end all open, and one has the prize."""
    boxes = things.places(room, round_)
    count = len(boxes)
    high = min(room.height * 0.76, 150.0)
    wide = min(boxes[0].width - 8, high * 0.62)
    opened = round_.shown[:1] if round_.shown and round_.stage else ()
    prize = round_.shown[2] if round_.over and len(round_.shown) > 2 else None
    for door, box in enumerate(boxes):
        x, y = box.centre[0], room.centre[1] + 12
        frame = centred(x, y, wide, high)
        open_now = door in opened or (round_.over and round_.share > (door + 1) / (count + 1))
        canvas.panel(frame, WOOD, 6)
        canvas.panel(frame.inset(4), INK if open_now else DOOR, 4)
        if not open_now:
            canvas.panel(centred(frame.right - 11, y, 6, 6), BRASS, 3)
            canvas.text(str(door + 1), frame.inset(2), _fits(canvas, door, frame.inset(2)), CREAM, "centre")
        elif door == prize:
            canvas.icon("star", *frame.centre, wide * 0.6, BRASS)
        _owner(canvas, table, round_, door, x, frame.y - 6, min(30.0, wide * 0.6))


def straws(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the straws, or what the story pulls, in a fist, alike until they are pulled at the end; the longest wins."""
    boxes = things.places(room, round_)
    most, high = len(boxes), room.height * 0.74
    hand = room.bottom - high * 0.24
    strand = props.strand(table.asked.text if table.asked is not None else Text())
    wide = min(strand.wide, boxes[0].width - 6)
    for straw, box in enumerate(boxes):
        x, length = box.centre[0], high * 0.5
        if round_.over and round_.shown:
            whole = high * (0.3 + 0.62 * round_.shown[straw] / most)
            length += (whole - length) * round_.share
        canvas.panel(Box(x - wide / 2, hand - length, wide, length), strand.tone, min(wide / 2, 8), outline=INK, line=1)
        _owner(canvas, table, round_, straw, x, hand - length - 16, min(28.0, box.width - 4))
    fist = Box(boxes[0].x, hand - 8, boxes[-1].right - boxes[0].x, high * 0.28)
    canvas.panel(fist, PLUM, 14)
    for straw, box in enumerate(boxes):
        label = centred(box.centre[0], fist.centre[1], box.width, fist.height)
        canvas.text(str(straw + 1), label, _fits(canvas, straw, label), CREAM, "centre")
