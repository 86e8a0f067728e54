"""The chances of all bids as a heat map: a colour and a percentage a cell, the best three by points numbered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from ai.player import Choice
from game.tordu.moves import Bid
from scenes.app.lang import n
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, Type
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.stage.plate import SOFT
from scenes.tables.heat import NOTHING, STOPS, TURNS, colour, percent

NUMBERED = 3
LEGEND, POINTS = Style("text", 600, 13), Style("text", 700, 13)
BAR = 96.0
"""The width of the legend's bar."""
BADGE = 21.0
BADGE_STYLE = Style("digits", 700, 13, fixed=True)
FINE = 96


class Heat(NamedTuple):
    """The chances of bids, and the best of them by points."""

    odds: Mapping[Bid, float]
    best: Sequence[Bid]


def heat(choice: Choice | None) -> Heat | None:
    """The map that a hint brings; None if it brings none."""
    if choice is None or not choice.odds:
        return None
    odds = {each.move: each.worth for each in choice.odds if isinstance(each.move, Bid)}
    ranked = [each.move for each in choice.weighed if isinstance(each.move, Bid)]
    if isinstance(choice.move, Bid):
        ranked = [choice.move, *(bid for bid in ranked if bid != choice.move)]
    return Heat(odds, ranked[:NUMBERED])


def tight(kind: Type, box: Box, style: Style) -> bool:
    """Tell if a cell has no room for a rank on its corner and a per cent sign."""
    return kind.width(percent(0.88), style) + BADGE / 2 > box.width


def draw_cell(canvas: Canvas, box: Box, chance: float, style: Style, over: bool, ranked: bool = False) -> None:
    """Draw a cell with its chance, beside its rank if there is no room for that on the corner; brass under the
    pointer."""
    canvas.panel(box, BRASS if over else colour(chance), 8)
    text = INK if chance >= TURNS or over else CREAM if chance >= NOTHING else SOFT
    if not tight(canvas.type, box, style):
        canvas.text(percent(chance), box, style, text, "centre")
        return
    aside = BADGE * 0.7 if ranked else 0.0
    canvas.text(
        str(round(100 * chance)), Box(box.x + aside, box.y, box.width - aside, box.height), style, text, "centre"
    )


def draw_rank(canvas: Canvas, box: Box, rank: int, inside: bool) -> None:
    """Draw the ring and the number of one of the best cells, over its corner; the very best has a double ring."""
    canvas.panel(box.inset(-2), None, 10, outline=CREAM, line=3)
    if rank == 1:
        canvas.panel(box.inset(-5), None, 12, outline=INK, line=1.5)
    middle = (box.x + BADGE / 2 + 1, box.centre[1]) if inside else (box.x + 1, box.y + 1)
    badge = centred(*middle, BADGE, BADGE)
    canvas.panel(badge, BRASS if rank == 1 else CREAM, BADGE / 2, outline=INK, line=1.5)
    canvas.text(str(rank), badge, BADGE_STYLE, INK, "centre")


def draw_points(canvas: Canvas, box: Box, suit: str) -> None:
    """Draw the points of a bid in this suit beside its row (TO-15, TO-16)."""
    words = n("{count} pt", "{count} pts", 4 if suit == "t" else 3)
    canvas.text(words, box, POINTS, BRASS if suit == "t" else SOFT, "centre")


def legend_width(canvas_width: float) -> float:
    """The room that the legend takes at the right of the title."""
    return canvas_width + BAR + 60


def draw_legend(canvas: Canvas, row: Box, words: str) -> None:
    """Draw the legend at the right end of a row: what the colours mean, from nothing to the most."""
    kind = canvas.type
    most = percent(STOPS[-1][0])
    end = row._replace(x=row.right - kind.width(most, POINTS) - 2, width=kind.width(most, POINTS) + 2)
    bar = Box(end.x - BAR - 6, row.centre[1] - 6, BAR, 12)
    canvas.picture(_bar(canvas.view.px(BAR), canvas.view.px(12)), *bar.centre)
    canvas.text(most, end, POINTS, CREAM)
    across = kind.width(words, LEGEND) + 2
    canvas.text(words, Box(bar.x - 6 - across, row.y, across, row.height), LEGEND, SOFT)


def _bar(wide: int, high: int) -> pygame.Surface:
    """The colours of the map from left to right."""
    found = pygame.Surface((FINE, 1))
    for at in range(FINE):
        found.set_at((at, 0), colour(at / (FINE - 1) * STOPS[-1][0]))
    return pygame.transform.smoothscale(found, (wide, high))
