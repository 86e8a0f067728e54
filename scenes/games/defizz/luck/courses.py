"""Pictures of games with a course: numbers on a scale, the wheel, horses, marbles."""

from __future__ import annotations

from math import cos, pi, sin

from scenes.games.defizz import marks
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import dice, things
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, MUTED
from scenes.stage import plate
from scenes.stage.art.shapes import circle, code

NUMBERS = tuple(Style("digits", 700, size) for size in (28, 22, 17, 13))
SMALL = Style("digits", 600, 13)
SPINS = 4
"""Whole turns of the wheel before it stops."""


def closest(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw a scale from one to the top with the sides' numbers; at the end the number drawn slides in."""
    top = round_.params.get("top", 100)
    line = room.inset(20, 0)
    high = canvas.type.line(SMALL)
    y = min(room.centre[1] + room.height * 0.12, room.bottom - high - 16)
    canvas.panel(Box(line.x, y - 2, line.width, 4), MUTED, 2, alpha=0.6)
    for value, align in ((1, "left"), (top, "right")):
        canvas.text(str(value), Box(line.x, y + 16, line.width, high), SMALL, MUTED, align)  # type: ignore[arg-type]
    for seat, pick in zip(round_.sides, round_.picks, strict=True):
        if pick is not None and pick >= 0:
            marks.disc(canvas, table, seat, line.x + line.width * (pick - 1) / (top - 1), y, 22)
    if round_.over and round_.shown:
        number = round_.shown[-1]
        x = line.right + (line.x + line.width * (number - 1) / (top - 1) - line.right) * round_.share
        canvas.panel(centred(x, y - 8, 4, 44), BRASS, 2)
        style = next((style for style in NUMBERS if canvas.type.line(style) + 34 <= y - room.y), NUMBERS[-1])
        tall = canvas.type.line(style)
        wide = max(60.0, canvas.type.width(str(number), style) + 24)
        at = min(max(x, room.x + wide / 2), room.right - wide / 2)
        badge = centred(at, max(room.y + tall / 2, y - 30 - tall / 2), wide, tall)
        canvas.panel(badge, BRASS, tall / 2)
        if round_.share >= 1:
            canvas.text(str(number), badge, style, INK, "centre")


def wheel(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the wheel with an equal sector for each side; it slows down and stops."""
    size = min(room.height, 150.0)
    count = len(round_.sides)
    stop = round_.shown[-1] if round_.over and round_.shown else None
    turn = 0.0
    if stop is not None:
        slow = 1 - (1 - round_.share) ** 3
        turn = -(SPINS + (stop + 0.5) / count) * 2 * pi * slow
    step = round(turn * 180 / pi) % 360
    shapes = ""
    for index, seat in enumerate(round_.sides):
        first, last = 2 * pi * index / count, 2 * pi * (index + 1) / count
        x1, y1, x2, y2 = 50 + 47 * sin(first), 50 - 47 * cos(first), 50 + 47 * sin(last), 50 - 47 * cos(last)
        large = 1 if last - first > pi else 0
        tone = code(plate.tone(table.plate(seat)))
        shapes += f'<path d="M50 50 L{x1:.2f} {y1:.2f} A47 47 0 {large} 1 {x2:.2f} {y2:.2f} Z" fill="{tone}"/>'
    shapes += circle(50, 50, 47, f'fill="none" stroke="{code(CREAM)}" stroke-width="2"')
    board = f'<g transform="scale({size / 100:g}) rotate({step} 50 50)">{shapes}</g>'
    x, y = room.centre
    canvas.picture(table.art.shape(board, size, size), x, y)
    reach = size * 0.33
    for index, seat in enumerate(round_.sides):
        angle = 2 * pi * (index + 0.5) / count + step * pi / 180
        marks.disc(canvas, table, seat, x + reach * sin(angle), y - reach * cos(angle), min(26.0, size / count + 6))
    canvas.panel(centred(x, y - size / 2, 10, 18), CORAL, 4, outline=CREAM, line=1.5)


def horses(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw each side's disc running in its lane, lap by lap."""
    goal, count = round_.params.get("goal", 15), len(round_.sides)
    if not round_.over or not round_.shown:
        dice.lanes(canvas, table, room, round_._replace(picks=(0,) * count), goal)
        return
    laps = len(round_.shown) // count
    reached = round_.share * laps
    run = []
    for index in range(count):
        steps = [round_.shown[lap * count + index] for lap in range(laps)]
        whole = sum(steps[: int(reached)])
        part = steps[int(reached)] * (reached - int(reached)) if int(reached) < laps else 0
        run.append(round(whole + part, 2))
    dice.lanes(canvas, table, room, round_._replace(picks=tuple(run)), goal)  # type: ignore[arg-type]


def marbles(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the marbles with the sides that took them; at the end they lie in the order in which they came down."""
    boxes = things.places(room, round_)
    count, step = len(boxes), boxes[0].width
    size = min(step - 10, room.height * 0.5, 72.0)
    order = list(round_.shown) if round_.over and round_.shown else list(range(count))
    for marble in range(count):
        start = room.centre[0] + (marble - (count - 1) / 2) * step
        end = room.centre[0] + (order.index(marble) - (count - 1) / 2) * step
        x = start + (end - start) * round_.share if round_.over else start
        y = room.centre[1] + (sin(round_.share * pi) * 26 * (1 if marble % 2 else -1) if round_.over else 0)
        canvas.picture(table.art.shape(_marble(marble, size), size, size), x, y)
        canvas.text(str(marble + 1), centred(x, y, size, size), SMALL, CREAM, "centre")
        seat = round_.holder(marble)
        if seat is not None:
            marks.disc(canvas, table, seat, x, y - size / 2 - 15, 26)


def _marble(number: int, size: float) -> str:
    tone = code(plate.COLOURS[(number * 5 + 1) % len(plate.COLOURS)])
    shapes = circle(50, 50, 47, f'fill="{tone}" stroke="{code(INK)}" stroke-width="3"')
    shapes += circle(36, 32, 9, 'fill="#FFFCF5" fill-opacity="0.7"')
    return f'<g transform="scale({size / 100:g})">{shapes}</g>'
