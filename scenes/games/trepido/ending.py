"""The end of a round of Trépido in the middle of the table: who has won it, with which card, and the standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from game.table import Event
from game.trepido import events
from game.trepido.view import TrepidoView
from scenes.app.lang import t
from scenes.games.trepido import scores as scoring
from scenes.games.trepido import words
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, STRONG_STYLE
from scenes.kit.theme import BRASS, CARD, CREAM
from scenes.sitting.words import Words
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

    @classmethod
    def of(cls, before: TrepidoView, happened: Sequence[Event], wording: Words, names: Sequence[str]) -> Ending:
        """The end of a round, from the view before the move that ended it and the events of that move."""
        won = _won(happened)
        laid = _laid(happened)
        last = laid[-1] if laid and won.seat is not None else ""
        gifts = [event for event in happened if isinstance(event, events.Gave) and event.giver == won.seat]
        given = [wording.event(msgspec.structs.replace(gift, card=None), names) or "" for gift in gifts[-1:]]
        return cls(won.seat, last, "".join(given), _strip(before, won.scores))


def last_view(before: TrepidoView, happened: Sequence[Event]) -> TrepidoView:
    """The view at the end of a round: all hands open, the last card on the pile, the points counted."""
    won = _won(happened)
    drawn = sum(event.count for event in happened if isinstance(event, events.Drew))
    return msgspec.structs.replace(
        before,
        discard=(*before.discard, *_laid(happened)),
        pile_count=max(0, before.pile_count - drawn),
        hands=won.hands,
        counts=tuple(map(len, won.hands)),
        scores=won.scores,
        actors=(),
        timer=None,
        threat=0,
        phase="over",
    )


def _won(happened: Sequence[Event]) -> events.RoundWon:
    """The event that ended the round."""
    return next(event for event in happened if isinstance(event, events.RoundWon))


def _laid(happened: Sequence[Event]) -> tuple[str, ...]:
    """The cards that were laid, in order."""
    return tuple(event.card for event in happened if isinstance(event, events.Played))


def _strip(before: TrepidoView, scores: tuple[int, ...]) -> Strip:
    """The standings before a round and after it; members of a side have its points together."""
    sides = {seat: side for side in scoring.sides(before) for seat in side}
    had = [scoring.total(before, sides[seat], before.scores) for seat in sorted(sides)]
    has = [scoring.total(before, sides[seat], scores) for seat in sorted(sides)]
    return Strip(had, has, lowest=before.options.match == "points")


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
