"""Pictures of games in which all choose unseen: coins, signs, fingers, numbers."""

from __future__ import annotations

from math import cos, pi

from scenes.games.defizz import board
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import props, things
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CREAM, INK, MUTED, PLUM, TEAL
from scenes.stage.art.shapes import code, mix

TURNS = 5
"""Number of times that a coin turns over in the air."""
HIGH = 34.0
SHAKEN = 0.7
"""The share of the animation in which fists are shaken."""
FACES = ("crown", "star")
SIGNS = ("rock", "paper", "scissors")
GOLD, EDGE = code(BRASS), code(mix(BRASS, INK, 0.4))


def coin(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw what falls, turning in the air while it is thrown; before that, its two sides to choose from."""
    sides = props.flipped(table.asked.text) if table.asked is not None else None
    if not round_.over:
        for side, box in enumerate(things.places(room, round_)):
            _side(canvas, table, *box.centre, box.height * 0.8, side, sides)
        return
    size = min(room.height * 0.86, 150.0)
    up, width, face_up = 0.0, 1.0, round_.shown[-1] if round_.shown else 0
    if round_.share < 1:
        turn = round_.share * TURNS * pi
        width = max(0.08, abs(cos(turn)))
        up = HIGH * 4 * round_.share * (1 - round_.share)
        face_up = (face_up + int(turn / pi + 0.5) + TURNS) % 2
    _side(canvas, table, room.centre[0], room.centre[1] - up, size, face_up, sides, width)


def _side(
    canvas: Canvas,
    table: CardTable,
    x: float,
    y: float,
    size: float,
    side: int,
    sides: tuple[str, str] | None,
    width: float = 1.0,
) -> None:
    """Draw one side of what falls, as wide as it is seen: of a coin, heads is a crown and tails a star."""
    scale = size / 100
    if sides is not None:
        turned = f'<g transform="translate({50 * (1 - width) * scale:.1f} 0) scale({scale * width:.3f} {scale:.3f})">'
        canvas.picture(table.art.shape(f"{turned}{sides[side]}</g>", size, size), x, y)
        return
    wide = round(50 * width, 1)
    shapes = (
        f'<ellipse cx="50" cy="50" rx="{wide * 0.98:g}" ry="49" fill="{GOLD}" stroke="{EDGE}" stroke-width="2"/>'
        f'<ellipse cx="50" cy="50" rx="{wide * 0.82:g}" ry="41" fill="none" stroke="{EDGE}" stroke-width="2"/>'
    )
    canvas.picture(table.art.shape(f'<g transform="scale({scale:g})">{shapes}</g>', size, size), x, y)
    if width > 0.6:
        canvas.icon(FACES[side], x, y, size * 0.46, mix(BRASS, INK, 0.55))


def face(canvas: Canvas, table: CardTable, box: Box, pick: int) -> None:
    """Draw the side of the coin that was called."""
    canvas.panel(box, BRASS, box.height / 2)
    canvas.icon(FACES[pick], *box.centre, box.height * 0.62, INK)


def signs(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the three signs to choose from; then the sign of the table, or those of the two who play each other."""
    if not round_.over:
        for name, box in zip(SIGNS, things.places(room, round_), strict=True):
            side = box.height * 0.84
            canvas.panel(centred(*box.centre, side, side), PLUM, side / 2)
            canvas.picture(table.art.sign(name, side * 0.7, CREAM, PLUM), *box.centre)
        return
    size = min(room.height * 0.9, 150.0)
    shown = [SIGNS[sign] for sign in round_.shown]
    if not shown:
        shown = [SIGNS[pick] for pick in round_.picks if pick is not None]
    lift = 0.0
    if round_.share < SHAKEN:
        shown, lift = ["rock"] * len(shown), abs(cos(round_.share * 4 * pi)) * 14
    for index, name in enumerate(shown):
        x = room.centre[0] + (index - (len(shown) - 1) / 2) * (size + 40)
        canvas.panel(centred(x, room.centre[1], size, size), PLUM, size / 2)
        canvas.picture(table.art.sign(name, size * 0.7, CREAM, PLUM), x, room.centre[1] - lift)


def sign(canvas: Canvas, table: CardTable, box: Box, pick: int) -> None:
    """Draw the sign that was picked."""
    canvas.panel(box, PLUM, box.height / 2)
    canvas.picture(table.art.sign(SIGNS[pick], box.height * 0.8, CREAM, PLUM), *box.centre)


def fingers(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the number of all fingers together, once the round is over."""
    total = round_.shown[-1] if round_.over and round_.shown else None
    size = min(room.height * 0.9, 140.0)
    canvas.panel(centred(*room.centre, size, size), TEAL, size / 2)
    if total is None:
        canvas.picture(table.art.sign("paper", size * 0.66, CREAM, TEAL), *room.centre)
    else:
        text, disc = str(round(total * round_.share)), centred(*room.centre, size * 0.8, size * 0.7)
        canvas.text(text, disc, board.within(canvas.type, text, disc), CREAM, "centre")


def numbers(canvas: Canvas, table: CardTable, room: Box, round_: Round) -> None:
    """Draw the numbers in order: faint if several chose one, brass for the smallest that one side alone chose."""
    picks = sorted({pick for pick in round_.picks if pick is not None}) if round_.over else []
    if not picks:
        canvas.picture(table.art.sign("chance", min(room.height, 110) * 0.9, MUTED), *room.centre)
        return
    side = min(84.0, room.height * 0.8, room.width / len(picks) - 8)
    lone = [pick for pick in picks if round_.picks.count(pick) == 1]
    for index, pick in enumerate(picks):
        if index > round_.share * len(picks):
            break
        x = room.centre[0] + (index - (len(picks) - 1) / 2) * (side + 8)
        tile = centred(x, room.centre[1], side, side)
        best = bool(lone) and pick == lone[0] and round_.share >= 1
        canvas.panel(tile, BRASS if best else CREAM, 10, outline=MUTED, line=1.5, alpha=1.0 if pick in lone else 0.45)
        canvas.text(
            str(pick),
            tile,
            board.within(canvas.type, str(pick), tile.inset(4)),
            INK if pick in lone else MUTED,
            "centre",
        )
