"""Pictures of dice: thrown for the highest sum, for steps towards a post, for the parts of a beetle."""

from __future__ import annotations

from math import sin

from scenes.games.defizz import marks
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, INK, MUTED, PAPER, Colour
from scenes.stage import plate
from scenes.stage.art.shapes import circle, code, mix, rectangle

PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((28, 26), (72, 26), (28, 50), (72, 50), (28, 74), (72, 74)),
}


def face(canvas: Canvas, table: CardTable, x: float, y: float, size: float, spots: int) -> None:
    """Draw one die with this many spots up."""
    shapes = rectangle(3, 4, 94, 94, 20, f'fill="{code(mix(PAPER, INK, 0.4))}"')
    shapes += rectangle(2, 1, 94, 94, 20, f'fill="{code(PAPER)}" stroke="{code(MUTED)}" stroke-width="2"')
    shapes += "".join(circle(across, down, 9, f'fill="{code(INK)}"') for across, down in PIPS[spots])
    canvas.picture(table.art.shape(f'<g transform="scale({size / 100:g})">{shapes}</g>', size, size), x, y)


def row(canvas: Canvas, table: CardTable, room: Box, spots: tuple[int, ...], share: float) -> None:
    """Draw dice side by side, tumbling until most of the `share` has passed."""
    size = min(room.height * 0.72, 112.0, room.width / max(1, len(spots)) - 10)
    for index, spot in enumerate(spots):
        x, y = room.centre[0] + (index - (len(spots) - 1) / 2) * (size + 12), room.centre[1]
        if share < 0.85:
            spot = 1 + (spot + int(share * 17) + 3 * index) % 6
            x, y = x + sin(share * 23 + index) * 6 * (1 - share), y - abs(sin(share * 14 + index)) * 22 * (1 - share)
        face(canvas, table, x, y, size, spot)


def _last(round_: Round, dice: int) -> tuple[int, ...]:
    """The spots of the last dice thrown, in the end of the winner's; ones before the first throw."""
    return round_.drawn(dice) or (1,) * dice


def thrown(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the dice that were thrown last; in the end those of the winner."""
    row(canvas, table, room, _last(round_, round_.params.get("dice", 2)), round_.share)


def race(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw one die at the left, and beside it the lanes with each side's steps towards the post."""
    goal = round_.params.get("goal", 12)
    row(canvas, table, room._replace(width=room.width * 0.2), _last(round_, 1), round_.share)
    lanes(canvas, table, room._replace(x=room.x + room.width * 0.22, width=room.width * 0.78), round_, goal)


def lanes(canvas: Canvas, table: CardTable, room: Box, round_: Round, goal: int, share: float = 1.0) -> None:
    """Draw each side's lane, its disc at `picks` steps, and the post at `goal` steps; a disc may stand beyond it."""
    count = len(round_.sides)
    high = min(34.0, room.height / count)
    top = room.centre[1] - high * count / 2
    way = room.width - 84
    for index, seat in enumerate(round_.sides):
        y = top + high * (index + 0.5)
        gone = round_.picks[index] or 0
        canvas.panel(Box(room.x, y - 1, room.width - 8, 2), MUTED, 1, alpha=0.5)
        x = room.x + 12 + min(way + 44, way * max(0, gone) * share / goal)
        marks.disc(canvas, table, seat, x, y, max(8.0, high - 4))
    canvas.panel(Box(room.x + 12 + way, top, 4, high * count), BRASS, 2)


def beetle(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the dice, and below them the figure that each side puts together: what is missing is only an outline."""
    dice_room = room._replace(height=room.height * 0.42)
    row(canvas, table, dice_room, _last(round_, round_.params.get("dice", 3)), round_.share)
    step = min(104.0, room.width / len(round_.sides))
    size = min(step - 4, room.height * 0.54)
    for index, seat in enumerate(round_.sides):
        x = room.centre[0] + (index - (len(round_.sides) - 1) / 2) * step
        shapes = figure(round_.picks[index] or 0, plate.tone(table.plate(seat)))
        drawn = f'<g transform="scale({size / 100:g})">{shapes}</g>'
        canvas.picture(table.art.shape(drawn, size, size), x, room.bottom - size / 2)


def figure(parts: int, tone: Colour) -> str:
    """The shapes of a figure of four parts, in a square of 100: body, head, arms and hat, a bit of `parts` each."""
    whole = (
        ('<circle cx="50" cy="70" r="26" {}/>', 0),
        ('<circle cx="50" cy="34" r="17" {}/>', 1),
        ('<path d="M26 62 L8 46 M74 62 L92 46" stroke-linecap="round" {}/>', 2),
        ('<path d="M34 20 L66 20 L66 16 L60 16 L58 2 L42 2 L40 16 L34 16 Z" {}/>', 3),
    )
    line = f'stroke="{code(INK)}" stroke-width="3"'
    found, missing = (
        f'fill="{code(tone)}" {line}',
        f'fill="none" stroke="{code(MUTED)}" stroke-width="2" opacity="0.45"',
    )
    return "".join(shape.format(found if max(parts, 0) >> part & 1 else missing) for shape, part in whole)
