"""The things of a game of chance as what can be clicked: cups, straws, doors, marbles, faces, signs, dice, cards."""

from __future__ import annotations

from collections.abc import Callable

from game.defizz.chance.luck import GO
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.chances import picks
from scenes.games.defizz.luck import picture, things, words
from scenes.games.defizz.luck.round import now
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach

WHOLE = {"dice_high", "dice_race", "beetle", "high_card", "twenty_one", "wheel", "slot", "horse"}
"""Games whose picture as a whole is clicked to go on: the die, the wheel, the lever, the pack of cards."""
CORNER = 14.0


class ThingTarget(Widget):
    """A thing on the picture that can be clicked; the buttons below do the same for the keyboard."""

    focusable = False

    def __init__(self, box: Box, does: Callable[[], None], tip: str) -> None:
        super().__init__(box, tip)
        self.does = does

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        if self.hover:
            canvas.panel(self.box, BRASS, CORNER, alpha=0.16, outline=BRASS, line=2)


def widgets(table: CardTable, reach: Reach, body: Box) -> list[Widget]:
    """A target for each thing that may be picked now, or one for the whole picture; none if neither is there."""
    round_ = now(table)
    if round_ is None or round_.over or reach.busy:
        return []
    room = picture.room(reach.type, table, body)
    if room is None:
        return []
    if round_.kind in WHOLE and GO in table.legal:
        return [ThingTarget(room, reach.doing(GO), "")]
    boxes = things.places(room, round_)
    found: list[Widget] = []
    for move in picks(table):
        if move.pick is not None and move.pick < len(boxes):
            tip = words.pick(round_.kind, move.pick)
            found.append(ThingTarget(boxes[move.pick], reach.doing(move), tip[:1].upper() + tip[1:]))
    return found
