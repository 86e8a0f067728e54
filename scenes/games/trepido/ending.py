"""The end of a round of Trépido in the middle of the table: who has won it, with which card, and the standings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scenes.app.lang import t
from scenes.games.trepido import words
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, STRONG_STYLE
from scenes.kit.theme import BRASS, CARD, CREAM
from scenes.stage import plate
from scenes.stage.plate import DARK, SOFT
from scenes.tables.strip import Strip
from scenes.tables.table import Table

TOP, BOTTOM, WIDEST = 176.0, 462.0, 560.0
"""The heights between which the panel lies, and its greatest width."""
MARGIN, GAP = 16.0, 10.0
CLEAR = 12.0
"""The free room around it."""
ZOOM, DISC = 0.46, 56.0
"""The scale of the card, and the diameter of the winner's likeness."""


class Ending(NamedTuple):
    """The end of a round: who has won it, with which card or how else, and the standings."""

    winner: int | None = None
    """None: nobody."""
    card: str = ""
    """The last card that was laid; "" if another way ended it."""
    how: str = ""
    """The sentence about that other way."""
    strip: Strip | None = None


def told(table: Table, ending: Ending) -> tuple[str, str]:
    """The sentence about the winner, and the one about the card."""
    if ending.winner is None:
        return t("Nobody wins this round."), ""
    last = t("Last card: {card}", card=words.card(ending.card, table.art.look)) if ending.card else ending.how
    return t("{name} wins the round.", name=table.names[ending.winner]), last


def room(width: float, taken: Iterable[Box]) -> Box:
    """The room in the middle of a table of this width, clear of all these boxes."""
    middle, boxes = width / 2, [box.inset(-CLEAR) for box in taken]
    top = max([TOP, *(box.bottom for box in boxes if box.x < middle < box.right and box.y < TOP)])
    aside = [box for box in boxes if box.y < BOTTOM and top < box.bottom]
    reach = min([WIDEST / 2, *(max(middle - box.right, box.x - middle) for box in aside)])
    return Box(middle - reach, top, 2 * reach, BOTTOM - top)


def draw(canvas: Canvas, table: Table, ending: Ending, taken: Iterable[Box]) -> None:
    """Draw the panel in the room that these boxes leave."""
    kind, whole = canvas.type, room(table.width, taken)
    title, line = told(table, ending)
    signs = _signs(ending, whole.width)
    inner = whole.width - 2 * MARGIN - signs
    style = HEADING_STYLE if kind.width(title, HEADING_STYLE) <= inner else STRONG_STYLE
    titles, lines = kind.wrap(title, style, inner), kind.wrap(line, BODY_STYLE, inner) if line else []
    head = max(kind.line(style) * len(titles) + kind.line(BODY_STYLE) * len(lines), DISC if signs else 0.0)
    most = whole.height - head - 2 * MARGIN - GAP
    wide = whole.width - 2 * MARGIN
    standings = ending.strip.height(kind, wide, most) if ending.strip is not None else 0.0
    high = head + 2 * MARGIN + (standings + GAP if standings else 0.0)
    box = whole._replace(y=whole.y + (whole.height - high) / 2, height=high)
    canvas.panel(box, DARK, 18, alpha=0.9, outline=BRASS, line=1.5, shadow=14)
    top = Box(box.x + MARGIN, box.y + MARGIN, wide, head)
    if signs:
        _draw_signs(canvas, table, ending, top)
    left = top.x + (signs / 2 if signs else 0.0)
    down = top.y + (head - kind.line(style) * len(titles) - kind.line(BODY_STYLE) * len(lines)) / 2
    said = Box(left, down, inner, kind.line(style) * len(titles))
    canvas.paragraph(title, said, style, CREAM, "centre")
    if line:
        below = said._replace(y=said.bottom, height=kind.line(BODY_STYLE) * len(lines))
        canvas.paragraph(line, below, BODY_STYLE, SOFT, "centre")
    if ending.strip is not None and standings:
        ending.strip.draw(canvas, Box(top.x, top.bottom + GAP, wide, standings), table)


def _signs(ending: Ending, width: float) -> float:
    """The width that the likeness and the card take at either side of the words; 0 where there is no room."""
    return 2 * (DISC + GAP) if ending.winner is not None and width > 400 else 0.0


def _draw_signs(canvas: Canvas, table: Table, ending: Ending, top: Box) -> None:
    """Draw the winner's likeness at the left, and the card at the right."""
    assert ending.winner is not None
    disc = Box(top.x, top.centre[1] - DISC / 2, DISC, DISC)
    plate.face(canvas, disc, table.plate(ending.winner)._replace(face="delighted"), face="delighted")
    if ending.card:
        canvas.picture(table.art.face(ending.card, zoom=ZOOM), top.right - CARD[0] * ZOOM / 2, top.centre[1])
