"""The widgets that ask for cards: any card of the middle, the lowest and the highest card of every hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.trio.moves import Reveal
from scenes.app.lang import t
from scenes.games.trio import marks
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import ARROW, Held
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Intent
from scenes.kit.theme import BRASS, CARD, CREAM
from scenes.kit.widget import Widget
from scenes.stage.plate import SOFT
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.tables.cards import HandCard, hand_widgets
from scenes.tables.reach import Reach

DIGITS = {**{30 + index: index for index in range(9)}, **{89 + index: index for index in range(9)}}
"""Scancodes of the digits 1 to 9, above the letters and on the number pad → the index of a card in the middle."""
OWN_SIDE, OWN_AT = 44.0, 582.0
"""The buttons at both ends of one's own hand: their side, and the y of their top."""


class Ask(HandCard):
    """A widget that turns one card up. It stays in place all through the match, so that the focus stays on it."""

    def __init__(self, table: Layout, reach: Reach, move: Reveal, tip: str) -> None:
        super().__init__(Box(0, 0, 0, 0), None, reach, lambda: ask(reach, move))
        self.table = table
        self.move = move
        self.tip = tip
        self.button: Box | None = None
        """The part of it that is drawn as a button; None if nothing is."""
        self.legal = move in table.legal and not table.looking()
        self.enabled = False
        self.focusable = table.view.phase == "turn"
        """False during an exchange: no card can be asked for, so the focus goes to one's own cards at once."""

    def says(self) -> Reveal:
        return self.move

    def over(self, card: SpriteKey | None, box: Box, button: Box | None = None) -> Ask:
        """Lie over this card and return itself; with None there is no card to ask for, and the widget is disabled."""
        self.card, self.box, self.button = card, box, button
        self.enabled = card is not None
        return self

    def handle(self, intent: Intent) -> bool:
        """Take an intent as any widget does: unlike one's own cards, these are not dragged."""
        return Widget.handle(self, intent)

    def draw(self, canvas: Canvas) -> None:
        if self.button is not None and self.enabled:
            lit = self.hover and self.legal
            ground = canvas.cloth.lit if lit else canvas.cloth.glass
            if self.legal:
                canvas.panel(self.button, ground, 12, alpha=0.9, outline=BRASS if lit else SOFT, line=1.5)
            else:
                canvas.panel(self.button, ground, 12, alpha=canvas.cloth.clear(0.5))
            x, y = self.button.centre
            size = min(self.button.width, self.button.height) * 0.42
            marks.chevron(canvas, x, y, size, self.move.end == "high", CREAM if self.legal else SOFT)
        self.ring(canvas, 8)


def ask(reach: Reach, move: Reveal) -> None:
    """Turn a card up; while something is being looked at, only end the look."""
    if not ends_look(reach):
        reach.do(move)


def ends_look(reach: Reach) -> bool:
    """End the look at what is being shown; False if nothing is."""
    return reach.busy and reach.director.finish_current()


def widgets(table: Layout, reach: Reach, touched: Callable[[Any, Reach], None]) -> list[Widget]:
    """All that can be asked for, in the order of the Tab key: the middle, the others clockwise, one's own hand.

    `touched` is called with a card of one's own that was clicked.
    """
    found: list[Widget] = [*_middle(table, reach)]
    for seat in table.blocks():
        found += _ends(table, reach, seat)
    if table.eyes == table.bottom:
        held = [(key, slot) for key, slot in table.hand(table.bottom).items() if isinstance(key, Held)]
        found += hand_widgets(reach, held, touched)
    if table.view.phase == "turn":
        found += _own(table, reach)
    return found


def _middle(table: Layout, reach: Reach) -> list[Ask]:
    lying = {seen.place for seen in table.view.revealed}
    found = []
    for index, slot in enumerate(table.centre().places):
        there = not table.view.taken[index] and index not in lying
        tip = t("Card {place} of the middle · key {place}", place=index + 1)
        widget = Ask(table, reach, Reveal("middle", place=index), tip)
        found.append(widget.over(Back("middle", index) if there else None, _around(slot)))
    return found


def _around(slot: Slot) -> Box:
    return centred(slot.x, slot.y, CARD[0] * slot.scale, CARD[1] * slot.scale)


def _ends(table: Layout, reach: Reach, seat: int) -> list[Ask]:
    """Make the widgets of somebody else's hand: each half of the strip, with its button and the card at that end."""
    strip, name = table.blocks()[seat].strip, table.names[seat]
    cards = list(table.hand(seat).items())
    left, right = strip._replace(width=ARROW), strip._replace(x=strip.right - ARROW, width=ARROW)
    middle = strip.centre[0]
    first, last = (_around(cards[0][1]), _around(cards[-1][1])) if cards else (left, right)
    low = strip._replace(width=min(first.right, middle) - strip.x)
    high = strip._replace(x=max(last.x, middle), width=strip.right - max(last.x, middle))
    lowest, highest = (cards[0][0], cards[-1][0]) if cards else (None, None)
    return [
        Ask(table, reach, Reveal(seat, end="low"), t("Lowest card of {name}", name=name)).over(lowest, low, left),
        Ask(table, reach, Reveal(seat, end="high"), t("Highest card of {name}", name=name)).over(highest, high, right),
    ]


def _own(table: Layout, reach: Reach) -> list[Ask]:
    """Make the two widgets beside one's own hand: its lowest and its highest card."""
    cards = list(table.hand(table.bottom).items())
    if not cards or table.eyes != table.bottom:
        return []
    aside = CARD[0] / 2 + 10 + OWN_SIDE / 2
    low = centred(cards[0][1].x - aside, OWN_AT, OWN_SIDE, OWN_SIDE)
    high = centred(cards[-1][1].x + aside, OWN_AT, OWN_SIDE, OWN_SIDE)
    lowest = Ask(table, reach, Reveal(table.bottom, end="low"), t("Lowest card of the hand"))
    highest = Ask(table, reach, Reveal(table.bottom, end="high"), t("Highest card of the hand"))
    return [lowest.over(cards[0][0], low, low), highest.over(cards[-1][0], high, high)]


class Note(Widget):
    """An invisible widget with a tip about what lies there, shown while the pointer rests on it."""

    focusable = False
