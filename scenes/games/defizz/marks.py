"""Small marks of Défizz!: a side's disc, the clock, a struck-out answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, cos, pi, sin

from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import SMALL_STYLE, Style
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, MUTED, TEAL
from scenes.stage import plate
from scenes.stage.art.shapes import circle, code
from scenes.tables.scoring import number

LETTER = Style("display", 700, 15)
SECONDS, MINUTES = Style("digits", 700, 34), Style("digits", 600, 20)
DARK = plate.DARK
URGENT = 3.0
STEPS = 90
"""Number of steps in which the clock's ring shrinks."""
LABEL = Style("text", 700, 13)


def disc(canvas: Canvas, table: CardTable, seat: int, x: float, y: float, size: float, out: bool = False) -> None:
    """Draw a side as a disc, as on its plate; grey if it is `out`."""
    plate.face(canvas, centred(x, y, size, size), table.plate(seat)._replace(out=out), LETTER)


def lit(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw a ring of light around the disc of a side that is to speak."""
    canvas.panel(centred(x, y, size + 8, size + 8), None, size / 2 + 4, outline=BRASS, line=3)


def sides(
    canvas: Canvas, table: CardTable, room: Box, seats: tuple[int, ...], gone: tuple[int, ...], now: tuple[int, ...]
) -> None:
    """Draw discs of these seats in a row: struck out if `gone`, lit if their turn is `now`."""
    if not seats:
        return
    size = min(room.height - 10, room.width / len(seats) - 10, 40.0)
    step = min(size + 22, room.width / len(seats))
    for index, seat in enumerate(seats):
        x, y = room.centre[0] + (index - (len(seats) - 1) / 2) * step, room.centre[1]
        disc(canvas, table, seat, x, y, size, seat in gone)
        if seat in gone:
            strike(canvas, centred(x, y, size * 0.9, size))
        if seat in now:
            lit(canvas, x, y, size)


def strike(canvas: Canvas, box: Box) -> None:
    """Draw a line through an answer or a side that does not count."""
    canvas.panel(Box(box.x, box.centre[1] - 1.25, box.width, 2.5), CORAL, 1)


def clock(canvas: Canvas, table: CardTable, at: tuple[float, float, float], left: float, whole: float) -> None:
    """Draw a limit's clock: a ring that shrinks, and the seconds left; `at` is its middle and its width."""
    x, y, size = at
    share = ceil(STEPS * min(1.0, left / whole)) / STEPS if whole else 0.0
    tone = CORAL if left < URGENT else BRASS
    dial = f'<g transform="scale({size / 100:g})">{_dial(share, code(tone))}</g>'
    canvas.picture(table.art.shape(dial, size, size), x, y)
    canvas.text(str(ceil(left)), centred(x, y, size * 0.8, size * 0.6), SECONDS, CREAM, "centre")


def _dial(share: float, tone: str) -> str:
    """The SVG shapes of the clock without its number, on a board of 100 by 100."""
    shapes = circle(50, 51, 48, f'fill="{code(DARK)}"') + circle(50, 50, 48, f'fill="{code((14, 34, 33))}"')
    if share >= 1:
        return shapes + circle(50, 50, 43, f'fill="none" stroke="{tone}" stroke-width="7"')
    if share <= 0:
        return shapes
    angle = 2 * pi * share
    x, y = 50 + 43 * sin(-angle), 50 - 43 * cos(angle)
    large = 1 if share > 0.5 else 0
    return shapes + (
        f'<path d="M50 7 A43 43 0 {large} 0 {x:.2f} {y:.2f}" fill="none" stroke="{tone}" stroke-width="7"/>'
    )


def minutes(canvas: Canvas, at: tuple[float, float, float], left: float) -> None:
    """Draw the minutes and seconds left of the whole match."""
    x, y, size = at
    words = f"{int(left) // 60}:{int(left) % 60:02}"
    width = canvas.type.width(words, MINUTES) + 28
    box = centred(x, y, max(width, size * 0.8), canvas.type.line(MINUTES) + 10)
    canvas.panel(box, canvas.cloth.glass, box.height / 2, alpha=0.85)
    canvas.text(words, box, MINUTES, CREAM, "centre")


def stakes(canvas: Canvas, room: Box, y: float, lines: list[tuple[str, int]]) -> None:
    """Draw lines of a word and an amount under the pot, the first in brass."""
    line = canvas.type.line(SMALL_STYLE)
    for index, (word, amount) in enumerate(lines):
        box = Box(room.x, y + index * line, room.width, line)
        tone = canvas.cloth.words if index else canvas.cloth.brass
        canvas.text(f"{word} {number(amount)}", box, LABEL, tone, "centre")


def tag(canvas: Canvas, x: float, y: float, text: str, style: Style, high: float) -> Box:
    """Draw a small cream label around a text; return its box."""
    box = Box(x, y, canvas.type.width(text, style) + 18, high)
    canvas.panel(box, CREAM, high / 2, outline=MUTED, line=1)
    canvas.text(text, box, style, INK, "centre")
    return box


def labels(canvas: Canvas, rows: Sequence[Sequence[str]], found: Mapping[str, bool], style: Style, room: Box) -> None:
    """Draw rows of labels in the middle of the room: those found with a check, the others without, in grey."""
    kind = canvas.type
    high, sign = kind.line(style) + 4, kind.line(style)
    down = room.y + max(0.0, (room.height - len(rows) * (high + 4) + 4) / 2)
    for row in rows:
        whole = sum(kind.width(text, style) + 24 + sign for text in row) - 6
        left = room.centre[0] - whole / 2
        for text in row:
            box = Box(left, down, kind.width(text, style) + 18 + sign, high)
            hit = found[text]
            canvas.panel(box, CREAM if hit else None, high / 2, outline=TEAL if hit else MUTED, line=1.5 if hit else 1)
            if hit:
                canvas.icon("check", box.x + 8 + sign * 0.4, box.centre[1], sign * 0.7, TEAL)
            words = box._replace(x=box.x + 9 + sign, width=box.width - 18 - sign) if hit else box
            canvas.text(text, words, style, INK if hit else MUTED, "centre")
            left = box.right + 6
        down += high + 4
