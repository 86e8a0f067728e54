"""Pictures of dice: thrown for the highest sum, for steps towards a post, for the parts of a beetle."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from scenes.games.defizz import marks
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, INK, MUTED, PAPER, TEAL
from scenes.stage.art.shapes import circle, code, mix, rectangle

if TYPE_CHECKING:
    from scenes.games.defizz.table import Defizz

PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((28, 26), (72, 26), (28, 50), (72, 50), (28, 74), (72, 74)),
}
PARTS = 4


def face(canvas: Canvas, table: Defizz, x: float, y: float, size: float, spots: int) -> None:
    """Draw one die with this many spots up."""
    shapes = rectangle(3, 4, 94, 94, 20, f'fill="{code(mix(PAPER, INK, 0.4))}"')
    shapes += rectangle(2, 1, 94, 94, 20, f'fill="{code(PAPER)}" stroke="{code(MUTED)}" stroke-width="2"')
    shapes += "".join(circle(across, down, 9, f'fill="{code(INK)}"') for across, down in PIPS[spots])
    canvas.picture(table.art.shape(f'<g transform="scale({size / 100:g})">{shapes}</g>', size, size), x, y)


def row(canvas: Canvas, table: Defizz, room: Box, spots: tuple[int, ...], share: float) -> None:
    """Draw dice side by side, tumbling until most of the `share` has passed."""
    size = min(room.height * 0.8, 68.0, room.width / max(1, len(spots)) - 10)
    for place, spot in enumerate(spots):
        x, y = room.centre[0] + (place - (len(spots) - 1) / 2) * (size + 12), room.centre[1]
        if share < 0.85:
            spot = 1 + (spot + int(share * 17) + 3 * place) % 6
            x, y = x + sin(share * 23 + place) * 6 * (1 - share), y - abs(sin(share * 14 + place)) * 22 * (1 - share)
        face(canvas, table, x, y, size, spot)


def _last(told: Round, dice: int) -> tuple[int, ...]:
    """The spots of the last dice thrown; ones before the first throw."""
    return told.shown[-dice:] if told.shown else (1,) * dice


def thrown(canvas: Canvas, table: Defizz, room: Box, told: Round) -> None:
    row(canvas, table, room, _last(told, told.params.get("dice", 2)), told.share)


def race(canvas: Canvas, table: Defizz, room: Box, told: Round) -> None:
    """Draw one die at the left, and beside it the lanes with each side's steps towards the post."""
    goal = told.params.get("goal", 12)
    row(canvas, table, room._replace(width=room.width * 0.2), _last(told, 1), told.share)
    lanes(canvas, table, room._replace(x=room.x + room.width * 0.22, width=room.width * 0.78), told, goal)


def lanes(canvas: Canvas, table: Defizz, room: Box, told: Round, goal: int, share: float = 1.0) -> None:
    """Draw each side's lane, its disc at `picks` steps, and the post at `goal` steps; a disc may stand beyond it."""
    count = len(told.sides)
    high = min(26.0, room.height / count)
    top = room.centre[1] - high * count / 2
    way = room.width - 84
    for place, seat in enumerate(told.sides):
        y = top + high * (place + 0.5)
        gone = told.picks[place] or 0
        canvas.panel(Box(room.x, y - 1, room.width - 8, 2), MUTED, 1, alpha=0.5)
        x = room.x + 12 + min(way + 44, way * max(0, gone) * share / goal)
        marks.disc(canvas, table, seat, x, y, max(8.0, high - 4))
    canvas.panel(Box(room.x + 12 + way, top, 4, high * count), BRASS, 2)


def beetle(canvas: Canvas, table: Defizz, room: Box, told: Round) -> None:
    """Draw the dice, and below them the parts of the beetle that each side has found."""
    dice_room = room._replace(height=room.height * 0.55)
    row(canvas, table, dice_room, _last(told, told.params.get("dice", 3)), told.share)
    step = min(92.0, room.width / len(told.sides))
    for place in range(len(told.sides)):
        parts = told.picks[place]
        x = room.centre[0] + (place - (len(told.sides) - 1) / 2) * step
        for part in range(PARTS):
            found = parts is not None and parts >= 0 and parts >> part & 1
            spot = centred(x + (part - 1.5) * min(11.0, step / 5), room.bottom - 12, 9, 9)
            canvas.panel(spot, TEAL if found else MUTED, 4.5, alpha=1.0 if found else 0.35)
