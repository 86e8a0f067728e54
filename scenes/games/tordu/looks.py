"""Looking back: the last trick, and once a deal is over every hand of it with the cards that nobody had."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol

from game.tordu.cards import CARD, HAND, NAME
from game.tordu.view import Laid, TorduView, winner
from scenes.app.lang import t
from scenes.app.page import Page
from scenes.games.tordu.art import Art
from scenes.games.tordu.contract import fitting
from scenes.games.tordu.places import in_order
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.text import HEADING_STYLE, SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, BUTTON, CREAM
from scenes.kit.theme import CARD as SIZE
from scenes.kit.widget import Widget
from scenes.stage.art.card import RESTING
from scenes.stage.plate import SOFT

NAMES = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13))
MARGIN = 20.0
MOST_IN_A_ROW = 12
BETWEEN, BESIDE = 8.0, 6.0
"""The gap between two rows, and between two cards."""
KEY = "t"
"""The key that opens and closes the last trick."""


class Dressed(Protocol):
    """A table with its names and the pictures of its cards."""

    names: list[str]
    art: Art


class Look(Page, ABC):
    """A panel of cards over the table; Escape, its key, Enter or a click anywhere closes it."""

    covers = False

    def __init__(self, table: Dressed) -> None:
        super().__init__()
        self.table = table
        self.names = table.names

    def default(self) -> Widget:
        return self.widgets[0]

    def handle(self, intent: Intent) -> bool:
        pressed = isinstance(intent, Pointer) and intent.kind == "press"
        if (
            (pressed and not any(widget.box.holds(*intent[1:3]) for widget in self.widgets))
            or intent in (Action("skip"), Action("next"))
            or (isinstance(intent, KeyPress) and intent.letter == KEY)
        ):
            self.back()
            return True
        return super().handle(intent)

    @abstractmethod
    def box(self) -> Box:
        """The panel's box."""

    def build(self) -> list[Widget]:
        """Make the one button, at the upper right."""
        kind, box = self.app.canvas.type, self.box()
        words = t("Close")
        across, down = kind.width(words, STRONG_STYLE) + 48, BUTTON * (0.4 + 0.45 * kind.text_size)
        return [Button(Box(box.right - MARGIN - across, box.y + 14, across, down), words, self.back)]

    def _head(self, kind: Type) -> float:
        """The height above the cards that the title and the button take."""
        return 14 + BUTTON * (0.4 + 0.45 * kind.text_size) + 14

    def draw(self, canvas: Canvas) -> None:
        box = self.box()
        canvas.panel(canvas.whole.inset(-2), (0, 0, 0), 0, alpha=0.45)
        canvas.panel(box, canvas.cloth.glass, 20, alpha=0.97, outline=BRASS, line=1.5, shadow=16)
        button = min((widget.box for widget in self.widgets), key=lambda each: each.x)
        room = Box(box.x + MARGIN, button.y, button.x - box.x - 2 * MARGIN, button.height)
        words, style = fitting(canvas.type, room.width, (self.heading(),), (HEADING_STYLE, STRONG_STYLE))
        canvas.text(words, room, style, CREAM)
        self.draw_cards(canvas, box)
        super().draw(canvas)

    @abstractmethod
    def heading(self) -> str:
        """The title at the top of the panel."""

    @abstractmethod
    def draw_cards(self, canvas: Canvas, box: Box) -> None:
        """Draw the cards below the title, within the panel's box."""

    def card(self, canvas: Canvas, name: str, x: float, y: float, zoom: float) -> None:
        art = self.table.art
        canvas.picture(art.shadow(zoom=zoom), x, y + RESTING.drop)
        canvas.picture(art.face(name, zoom=zoom), x, y)


class LastTrick(Look):
    """The last trick: its cards in the order they were laid, with who laid them and who took them."""

    def __init__(self, table: Dressed, trick: Sequence[Laid], trump: int) -> None:
        super().__init__(table)
        self.trick = trick
        self.taken = winner([CARD[laid.card] for laid in trick], trump)

    def box(self) -> Box:
        kind = self.app.canvas.type
        across = max(150.0 * len(self.trick) * (0.5 + 0.5 * kind.text_size) + 2 * MARGIN, 460.0 * kind.text_size)
        down = self._head(kind) + SIZE[1] + kind.line(STRONG_STYLE) + kind.line(SMALL_STYLE) + 2 * MARGIN
        return centred(self.app.view.width / 2, 318, min(across, self.app.view.width - 40), down)

    def heading(self) -> str:
        return t("Last trick")

    def draw_cards(self, canvas: Canvas, box: Box) -> None:
        kind = canvas.type
        row = Box(box.x + MARGIN, box.y + self._head(kind) + 6, box.width - 2 * MARGIN, SIZE[1])
        for number, (laid, room) in enumerate(zip(self.trick, row.row(len(self.trick), 8), strict=True)):
            x, y = room.centre
            if number == self.taken:
                ring = centred(x, y, SIZE[0] + 12, SIZE[1] + 12)
                canvas.panel(ring, None, 16, outline=BRASS, line=3.5)
            self.card(canvas, laid.card, x, y, 1.0)
            under = Box(room.x, room.bottom + 12, room.width, kind.line(STRONG_STYLE))
            words, style = fitting(kind, room.width, (self.names[laid.seat],), NAMES)
            canvas.text(words, under, style, CREAM, "centre")
            below = Box(room.x, under.bottom, room.width, kind.line(SMALL_STYLE))
            if number == self.taken:
                canvas.text(t("takes it"), below, SMALL_STYLE, BRASS, "centre")
            elif number == 0:
                canvas.text(t("leads"), below, SMALL_STYLE, SOFT, "centre")


class AllCards(Look):
    """All cards of a deal: a row for each seat, and one for the cards that were not dealt."""

    def __init__(
        self, table: Dressed, hands: Sequence[Sequence[str]], undealt: Sequence[str], bids: Callable[[], None]
    ) -> None:
        super().__init__(table)
        self.hands = hands
        self.undealt = in_order(undealt)
        self.bids = bids
        """Opens the chances of all bids with the hand of whoever sits below."""

    def build(self) -> list[Widget]:
        """Make the button that closes, and beside it the one to the chances of all bids."""
        found = super().build()
        words, close = t("All 45 bids"), found[0].box
        across = self.app.canvas.type.width(words, STRONG_STYLE) + 48
        box = close._replace(x=close.x - across - 10, width=across)
        return [*found, Button(box, words, self.bids, tip=t("How likely each bid was to come out right"))]

    def box(self) -> Box:
        kind = self.app.canvas.type
        high = 688 - self._head(kind) - MARGIN
        wide = SIZE[0] * self._zoom(high) + BESIDE
        longest = max(len(cards) for _, cards in self.rows())
        across = min(self.app.view.width - 40, self._label(kind) + longest * wide + 2 * MARGIN)
        return centred(self.app.view.width / 2, 360, max(across, 640.0), 688)

    def rows(self) -> list[tuple[str, list[str]]]:
        """The name and the cards of each row; many undealt cards take two rows."""
        found = [(name, in_order(hand)) for name, hand in zip(self.names, self.hands, strict=True)]
        long = HAND if len(self.undealt) <= 2 * HAND else MOST_IN_A_ROW
        for first in range(0, len(self.undealt), long):
            found.append(("" if first else t("Undealt"), self.undealt[first : first + long]))
        return found

    def _zoom(self, high: float) -> float:
        """The cards' scale when all rows share this height."""
        rows = len(self.rows())
        return round(min(0.8, ((high - BETWEEN * (rows - 1)) / rows) / SIZE[1]), 2)

    def _label(self, kind: Type) -> float:
        """The width of the column of names."""
        return min(140 * kind.text_size, self.app.view.width * 0.22)

    def heading(self) -> str:
        return t("All cards of the deal")

    def draw_cards(self, canvas: Canvas, box: Box) -> None:
        kind = canvas.type
        rows = self.rows()
        head, label = self._head(kind), self._label(kind)
        inner = Box(box.x + MARGIN, box.y + head, box.width - 2 * MARGIN, box.height - head - MARGIN)
        zoom = self._zoom(inner.height)
        for (name, cards), room in zip(rows, inner.column(len(rows), BETWEEN), strict=True):
            words, style = fitting(kind, label - 12, (name,), NAMES)
            canvas.text(words, Box(room.x, room.y, label - 12, room.height), style, CREAM)
            wide = SIZE[0] * zoom
            step = min(wide + BESIDE, (inner.width - label - wide) / max(1, len(cards) - 1))
            for number, card in enumerate(cards):
                self.card(canvas, card, room.x + label + wide / 2 + step * number, room.centre[1], zoom)


def dealt(view: TorduView) -> tuple[list[list[str]], list[str]]:
    """The cards that each seat had, by seat, and those that nobody had, from all the tricks of a deal (TO-04)."""
    hands: list[list[str]] = [[] for _ in range(view.seats)]
    for trick in view.played:
        for laid in trick:
            hands[laid.seat].append(laid.card)
    played = {card for hand in hands for card in hand}
    return hands, [card for card in NAME if card not in played]
