"""The duel on the card before its question: both sides face to face, and between them the stake in chips."""

from __future__ import annotations

from game.defizz.view import DefizzView
from scenes.app.lang import t
from scenes.games.defizz import board, marks, money
from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.theme import CORAL, INK, MUTED, TEAL, Colour
from scenes.stage import plate
from scenes.tables.scoring import number

LARGEST, LEAST = 148.0, 40.0
"""The largest width of a portrait, and the least height that the two need with the names below them."""
NAMES = (*(Style("display", 700, size) for size in (21, 18, 15)), Style("text", 800, 13))
AMOUNTS = tuple(Style("digits", 700, size) for size in (44, 36, 28, 22, 18))
COSTS = (Style("text", 800, 16), Style("text", 800, 14), Style("text", 800, 13))
LETTER = plate.LETTER._replace(size=44)
SIDE = 0.3
"""The share of the width that each portrait has with its name; the rest is for the stake."""
CHIP = 38.0


def staged(view: DefizzView) -> bool:
    """True once two sides are face to face for a stake."""
    return view.kind == "duel" and len(view.rivals) == 1 and not view.enriching


def draw(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw whoever challenges at the left, an arrow and the stake in the middle, the other side at the right."""
    kind, view = canvas.type, table.view
    name = kind.line(NAMES[0]) if room.height >= 90 else kind.line(NAMES[-1])
    size = min(LARGEST * (0.6 + 0.4 * kind.text_size), room.height - name - 10, room.width * 0.24)
    if size < LEAST / 2:
        return
    top = room.y + max(0.0, (room.height - size - name - 6) / 2)
    across = room.width * SIDE
    for seat, left in ((view.active, room.x), (view.rivals[0], room.right - across)):
        _side(canvas, table, seat, Box(left, top, across, size), name)
    middle = Box(room.x + across, top - 2, room.width - 2 * across, size + name)
    _stake(canvas, table, middle)


def _side(canvas: Canvas, table: CardTable, seat: int, room: Box, name: float) -> None:
    """Draw a side's portrait with its name below; ringed if it is to act."""
    x, y = room.centre
    shown = table.plate(seat)._replace(out=False)
    plate.face(canvas, centred(x, y, room.height, room.height), shown, LETTER, shown.face)
    if seat in table.view.actors:
        marks.lit(canvas, x, y, room.height)
    below = Box(room.x, room.bottom + 5, room.width, name)
    text = table.names[seat]
    style = board.within(canvas.type, text, below, NAMES)
    canvas.text(canvas.type.fit(text, style, below.width), below, style, INK, "centre")


def _stake(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the stake as it stands: its chips, its amount, and under it an arrow to the side that is asked."""
    view, kind = table.view, canvas.type
    amount = view.stake or table.staked
    text, chip = number(amount), CHIP * (0.5 + 0.5 * kind.text_size)
    arrow = min(26.0, room.height * 0.22)
    figure = room._replace(height=min(room.height * 0.42, kind.line(AMOUNTS[0])))
    style = board.within(kind, text, figure, AMOUNTS)
    high = kind.line(style)
    stacks = room.height - high - arrow >= chip * 1.3
    whole = high + arrow + (chip * 1.6 if stacks else 0.0)
    top = room.y + max(0.0, (room.height - whole) / 2)
    if stacks:
        money.stacks(canvas, table.art, Box(room.x, top, room.width, chip * 1.5), amount, chip)
        top += chip * 1.6
    canvas.text(text, Box(room.x, top, room.width, high), style, INK, "centre")
    canvas.icon("arrow", room.centre[0], top + high + arrow / 2, arrow, MUTED)


def prize(view: DefizzView, seat: int) -> int:
    """The money that a side wins from the others if it accepts, as things stand: in a Multi that may still change."""
    stake = min(view.stake, view.purses[seat])
    return stake * len(view.players) + sum(view.paid[other] for other in view.refused)


def costs(table: CardTable) -> list[tuple[str, Colour]]:
    """Two lines about the answer to a raise: what each way wins or costs (DE-12 to DE-14)."""
    view = table.view
    seat = view.actors[0]
    values = {
        "gain": number(prize(view, seat)),
        "stake": number(min(view.stake, view.purses[seat])),
        "paid": number(min(view.minimum, view.purses[seat])),
        "name": table.names[view.active],
    }
    if view.kind == "duel":
        return [
            (t("Accept: {gain} to win, {stake} to lose.", **values), TEAL),
            (t("Refuse: {paid} go to {name}, and no question.", **values), CORAL),
        ]
    return [
        (t("Accept: {gain} to win as it stands, {stake} to lose.", **values), TEAL),
        (t("Refuse: {paid} lost, and no part in the question.", **values), CORAL),
    ]


def costs_high(canvas: Canvas) -> float:
    """The height of those lines."""
    return 2 * canvas.type.line(COSTS[0])


def draw_costs(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw those lines."""
    lines = costs(table)
    style = board.fitting(canvas.type, max((text for text, _ in lines), key=len), COSTS, room)
    high = room.height / len(lines)
    for index, (text, tone) in enumerate(lines):
        canvas.text(text, Box(room.x, room.y + index * high, room.width, high), style, tone, "centre")
