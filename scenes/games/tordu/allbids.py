"""The map of all bids once a deal is over: how likely each was to come out right with the cards one had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from ai.player import Choice
from ai.tordu.afterwards import all_bids, before_bids
from game.table import Move
from game.tordu.view import TorduView
from scenes.app.lang import t
from scenes.games.tordu import heat, looks
from scenes.games.tordu.art import Art
from scenes.games.tordu.bidding import FIRST, HEADS, ROW, SENTENCE, Auction, BidGrid, Cell
from scenes.games.tordu.places import ORDER, in_order
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import CARD
from scenes.sitting import reasons
from scenes.sitting.reasons import Parlance
from scenes.tables.counsel import IN_PANEL, draw_in_panel, fits
from scenes.tables.reach import Reach

WIDE, HIGHEST = 760.0, 688.0
"""The width and the height of the panel, at most."""
ZOOM, STEP = 0.5, 58.0
"""The scale of the hand, and the distance between two of its cards."""


class Past(NamedTuple):
    """An auction that is over, as the grid of bids shows it."""

    legal: list[Move]
    counsel: Choice
    art: Art
    cursor: Cell = FIRST


class AllBids(looks.Look):
    """All bids of a hand with their chances, the best three by points, and the coach's sentence about the best."""

    def __init__(self, table: looks.Dressed, view: TorduView, seat: int, hand: Sequence[str], voice: Parlance) -> None:
        super().__init__(table)
        self.seat = seat
        self.hand = in_order(hand)
        self.choice = all_bids(view, seat, hand)
        self.says = reasons.counsel(self.choice, before_bids(view, seat, hand), voice)

    def box(self) -> Box:
        view = self.app.view
        return centred(view.width / 2, 360, min(WIDE, view.width - 40), min(HIGHEST, self._high(ROW)))

    def _high(self, row: float) -> float:
        """The height of the panel with rows of this height."""
        kind = self.app.canvas.type
        above = self._head(kind) + CARD[1] * ZOOM + kind.line(STRONG_STYLE) + kind.line(HEADS)
        return above + row * len(ORDER) + SENTENCE * kind.text_size + looks.MARGIN + 20

    def heading(self) -> str:
        return t("All bids with the cards of {name}", name=self.names[self.seat])

    def draw_cards(self, canvas: Canvas, box: Box) -> None:
        kind = canvas.type
        inner = Box(box.x, box.y + self._head(kind), box.width, box.height - self._head(kind)).inset(looks.MARGIN, 0)
        left = inner.centre[0] - STEP * (len(self.hand) - 1) / 2
        for number, card in enumerate(self.hand):
            self.card(canvas, card, left + STEP * number, inner.y + CARD[1] * ZOOM / 2, ZOOM)
        legend = Box(inner.x, inner.y + CARD[1] * ZOOM + 8, inner.width, kind.line(STRONG_STYLE))
        heat.draw_legend(canvas, legend, t("chances to come out right"))
        told = SENTENCE * kind.text_size
        top = legend.bottom + 4 + kind.line(HEADS)
        rows = min(ROW, (inner.bottom - looks.MARGIN - told - top) / len(ORDER))
        past = Past([each.move for each in self.choice.odds], self.choice, self.table.art)
        BidGrid(Box(inner.x, top, inner.width, rows * len(ORDER)), cast(Auction, past), cast(Reach, None)).draw(canvas)
        room = Box(inner.x, top + rows * len(ORDER) + 8, inner.width, told)
        draw_in_panel(canvas, self.says.whole, room, fits(kind, self.says.whole, room) or IN_PANEL[-1])
