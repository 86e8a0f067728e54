"""The middle of Trépido's table around its piles: the ring of arrows, and the lines that say what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.table import TABLE
from scenes.app.lang import t
from scenes.games.trepido import circle, prompts, words
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.icons import ICONS
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CARD, CORAL, CREAM, INK
from scenes.stage.ring import arrows, heads
from scenes.tables import frame, offers
from scenes.tables.declared import LOWEST
from scenes.tables.table import Table

TO_BEAT = tuple(Style("display", 700, size) for size in (22, 19, 16, 14))
"""The styles of the line about the card to beat, the largest first."""
TIGHT = tuple(Style("display", 700, size, fixed=True) for size in (22, 18, 16))
"""The styles for want of room: they don't grow with the text."""
LEANS = 10
"""The height that a card of the discard pile takes more, below, as it leans."""
CLEAR = 7
"""The distance of the line about the card to beat from the line below it, where that has a ground of its own."""
RING = (186.0, 122.0, 9.0)
"""The half axes of the ring of arrows, and the size of an arrow."""
LARGER = 1.35
"""The size of an arrow while the ring turns, as a multiple of the usual one."""
ASIDE = 11
"""The distance of the ring's middle from that of the table, to the left."""
BESIDE, ASKING, CIRCLE_LOWEST = 320.0, 420.0, 440.0
"""The best distance of the circle of symbols from the middle, the width of the lines that it stays beside, and the
height that it stays above: below there may be one's own plate and a button."""
SYMBOL_ICONS = {"r": "rock", "p": "paper", "s": "scissors"}


class Turning(NamedTuple):
    """The ring while play changes its direction: the share of its turn that is done, and the new way."""

    share: float
    clockwise: bool


class Ringed(Table):
    """A table with a ring of arrows around its piles."""

    turning: Turning | None = None
    """The ring on its way round; None while it rests."""


class Line(NamedTuple):
    """A line below the piles: what it is about, its words, its box, and its style."""

    about: str
    text: str
    box: Box
    style: Style


def ring(table: Table) -> Box:
    """The box around the ring of arrows."""
    return centred(table.width / 2 - ASIDE, table.zones()["pile"].y, 2 * (RING[0] + RING[2]), 2 * (RING[1] + RING[2]))


def pile_count(table: Table, kind: Type) -> Box:
    """The box of the number of cards in the pile."""
    line, pile = kind.line(SMALL_STYLE), table.zones()["pile"]
    return centred(pile.x, pile.y + CARD[1] / 2 - line / 2 - 6, 46 * kind.text_size, line + 4)


def to_beat(table: Table, kind: Type) -> Line | None:
    """The line about the card to beat; None if there is none, or a choice between pictures needs its room."""
    beat = table.view.beat
    if beat is None or table.view.phase == "over" or offers.pictured(table.offers()):
        return None
    face = f"{words.face(beat.symbol, beat.strength, table.art.look)} {ICONS[SYMBOL_ICONS[beat.symbol]]}"
    text = t("To beat: {face}", face=face)
    said = asked(table, kind)
    apart = CLEAR if said is not None and said.about in ("threat", "race") else 2
    bottom = _asked_at(table, kind) - kind.line(STRONG_STYLE) / 2 - apart
    style = _largest(table, kind, text, bottom)
    high = kind.line(style)
    piles = table.zones()["pile"].y + CARD[1] / 2 + LEANS
    bottom += min(apart - 2, max(0.0, piles - (bottom - high)))
    return Line("beat", text, centred(table.width / 2, bottom - high / 2, kind.width(text, style), high), style)


def _largest(table: Table, kind: Type, text: str, bottom: float) -> Style:
    """The largest style in which a line that ends at this height stays clear of the piles and of the plates."""
    most = bottom - table.zones()["pile"].y - CARD[1] / 2 - LEANS

    def fits(style: Style) -> bool:
        high = kind.line(style)
        return high <= most and kind.width(text, style) < _between(table, bottom - high / 2, high)

    return next(filter(fits, TO_BEAT), next((style for style in TIGHT if kind.line(style) <= most), TIGHT[-1]))


def asked(table: Table, kind: Type) -> Line | None:
    """The line that says what is to be done: against a threat, in a race, or by the person who chooses; else None."""
    view = table.view
    question = prompts.asks(view, table.legal, table.chosen) if table.legal else ""
    if question:
        about, text = "asks", question
    elif view.threat:
        about, text = "threat", prompts.threat(view)
    elif view.phase == "race":
        about, text = "race", prompts.race(not table.alone and table.eyes == TABLE)
    else:
        return None
    across = kind.width(text, STRONG_STYLE) + 36
    return Line(about, text, centred(table.width / 2, _asked_at(table, kind), across, 30), STRONG_STYLE)


def circle_box(table: Table, kind: Type, opened: Sequence[Box]) -> Box | None:
    """The box of the circle of symbols, in free room beside the piles; None if it isn't shown.

    `opened` are the boxes of other seats' cards that lie open.
    """
    if not table.art.look.circle or table.view.phase == "over":
        return None
    piles, asking = table.zones()["pile"].y, ASKING * table.text_size
    top = piles + CARD[1] / 2
    lines = Box(table.width / 2 - asking / 2, top, asking, LOWEST - top)
    taken = [ring(table), lines, *frame.head(table.width, kind), *table.plates().values(), *opened]
    return circle.place(taken, table.width, (table.width / 2 + BESIDE, piles), CIRCLE_LOWEST)


def draw_below(canvas: Canvas, table: Ringed, circled: Box | None) -> None:
    """Draw the ring of arrows, pointing the way play goes, and the circle of symbols in its box, if it has one."""
    px = canvas.view.px
    across, down, size = RING
    if table.turning is None and table.view.phase != "over":
        picture = arrows(px(across), px(down), px(size), table.view.direction > 0, canvas.cloth.brass, 105)
        canvas.picture(picture, *ring(table).centre)
    if circled is not None:
        lights = circle.lit(table.view, bool(table.legal))
        scale = canvas.view.scale * circled.width / circle.BOARD[0]
        canvas.picture(circle.picture(lights, table.art.look, scale, canvas.cloth), *circled.centre)


def draw_above(canvas: Canvas, table: Ringed) -> None:
    """Draw the number of cards in the pile and the lines below the piles; nothing at the end of a round."""
    if table.view.phase == "over":
        return
    kind, pile = canvas.type, pile_count(table, canvas.type)
    if table.turning is not None:
        _turn_ring(canvas, table, table.turning)
    canvas.panel(pile, INK, pile.height / 2, alpha=0.6)
    canvas.text(str(table.view.pile_count), pile, SMALL_STYLE, CREAM, "centre")
    beat, line = to_beat(table, kind), asked(table, kind)
    if beat is not None:
        canvas.text(
            beat.text, centred(*beat.box.centre, 520, beat.box.height), beat.style, canvas.cloth.words, "centre"
        )
    if line is None:
        return
    x, y = line.box.centre
    if line.about == "asks":
        canvas.text(line.text, centred(x, y, 600, 30), line.style, canvas.cloth.words, "centre")
    else:
        frame.pill(canvas, line.text, y, CORAL if line.about == "threat" else BRASS)


def _turn_ring(canvas: Canvas, table: Ringed, turning: Turning) -> None:
    """Draw the arrows of the ring on their way round, in full brass, but for those on a plate."""
    across, down, size = RING
    (x, y), plates = ring(table).centre, [plate.inset(-size) for plate in table.plates().values()]
    for corners in heads(across, down, size * LARGER, turning.share, turning.clockwise):
        if any(plate.holds(x + corners[1][0], y + corners[1][1]) for plate in plates):
            continue
        pixels = [canvas.view.to_pixels(x + right, y + below) for right, below in corners]
        pygame.draw.polygon(canvas.surface, BRASS, pixels)
        pygame.draw.aalines(canvas.surface, BRASS, True, pixels)


def _asked_at(table: Table, kind: Type) -> float:
    """The y of the line that says what is to be done: right above the row of choices."""
    offered, top = table.offers(), offers.ROW_BOTTOM - offers.row_height(kind)
    if offers.pictured(offered):
        top = offers.picture_boxes(offered, kind, table.width, table.plates().values())[0].y
    return top - kind.line(STRONG_STYLE) / 2 - 5


def _between(table: Table, y: float, high: float) -> float:
    """The width that the plates beside a line of this height leave free around the middle of the table."""
    middle = table.width / 2
    beside = [box for box in table.plates().values() if box.y < y + high / 2 and y - high / 2 < box.bottom]
    return 2 * min((max(box.x - middle, middle - box.right) for box in beside), default=middle)
