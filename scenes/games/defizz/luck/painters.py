"""The painters of games of chance: one for each kind, and a plain one for kinds that have none yet."""

from __future__ import annotations

from collections.abc import Callable

from scenes.games.defizz import board
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import cards, clocks, coins, courses, dice, hiding
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CREAM, INK, MUTED

Painter = Callable[[Canvas, CardTable, Box, Round], None]
PickPainter = Callable[[Canvas, CardTable, Box, int], None]


def plain(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the last twelve numbers that luck has shown, on tiles."""
    shown = round_.shown[-12:]
    if not shown:
        canvas.picture(table.art.sign("chance", min(room.height, 110) * 0.9, MUTED), *room.centre)
        return
    side = min(room.height, 62.0, room.width / len(shown) - 8)
    for index, value in enumerate(shown):
        x = room.centre[0] + (index - (len(shown) - 1) / 2) * (side + 8)
        tile = centred(x, room.centre[1], side, side)
        canvas.panel(tile, CREAM, 10, outline=MUTED, line=1.5)
        canvas.text(str(value), tile, board.within(canvas.type, str(value), tile.inset(4)), INK, "centre")


PAINTERS: dict[str, Painter] = {
    "coin": coins.coin,
    "rps": coins.signs,
    "odd_even": coins.fingers,
    "secret_number": coins.numbers,
    "red_black": cards.turned,
    "high_card": cards.drawn,
    "twenty_one": cards.hand,
    "slot": cards.reels,
    "dice_high": dice.thrown,
    "dice_race": dice.race,
    "beetle": dice.beetle,
    "cup": hiding.cups,
    "door": hiding.doors,
    "shortest_straw": hiding.straws,
    "closest": courses.closest,
    "wheel": courses.wheel,
    "horse": courses.horses,
    "marble": courses.marbles,
    "light": clocks.light,
    "stop_clock": clocks.stopped,
}
PICKS: dict[str, PickPainter] = {
    "coin": coins.face,
    "rps": coins.sign,
    "red_black": cards.colour,
    "high_card": cards.small,
}
"""The painters of picks that are pictures; all other picks are written (`words_of`)."""


def words_of(round_: Round, pick: int) -> str:
    """A pick as a word or a number; empty in games whose picks say nothing."""
    if round_.kind in ("cup", "door", "shortest_straw", "marble"):
        return str(pick + 1)
    if round_.kind == "light":
        return clocks.reaction(pick)
    if round_.kind == "stop_clock":
        return clocks.seconds(pick)
    if round_.kind in ("wheel", "slot"):
        return ""
    if round_.kind == "beetle":
        return f"{pick.bit_count()}/4"
    return str(pick)
