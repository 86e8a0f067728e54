"""Pictures of games against time: the light that turns green, the clock that is stopped unseen."""

from __future__ import annotations

from scenes.app import lang
from scenes.app.lang import t
from scenes.games.defizz import board
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CORAL, CREAM, INK, MUTED, TEAL

DARK = (52, 52, 56)


def seconds(hundredths: int) -> str:
    """A time in seconds with two decimals, as the language spoken writes it."""
    return f"{hundredths / 100:.2f}".replace(".", "," if lang.spoken() == "fr" else ".")


def reaction(hundredths: int) -> str:
    """A reaction time in seconds, or the words for a press before the green light."""
    return t("too early") if hundredths == 0 else seconds(hundredths)


def light(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the red and the green lamp; neither is lit once the round is over."""
    size = min(room.height * 0.72, 92.0)
    green = table.stopwatch.green and not round_.over
    case = centred(*room.centre, size * 2.4, size * 1.2)
    canvas.panel(case, INK, size * 0.6)
    for side, (tone, on) in enumerate(((CORAL, not green and not round_.over), (TEAL, green))):
        lamp = centred(room.centre[0] + (side - 0.5) * size * 1.1, room.centre[1], size, size)
        canvas.panel(lamp, tone if on else DARK, size / 2)


def stopped(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw a clock that hides its time while it runs, else the time at which it should be stopped."""
    mark = round_.params.get("seconds", 7)
    size = min(room.height, 120.0)
    canvas.panel(centred(*room.centre, size * 1.9, size * 0.62), INK, size * 0.2)
    running = table.stopwatch.running and not round_.over
    text = "– – –" if running else seconds(100 * mark)
    plate = centred(*room.centre, size * 1.8, size * 0.6)
    canvas.text(text, plate, board.within(canvas.type, text, plate.inset(6, 0)), MUTED if running else CREAM, "centre")
