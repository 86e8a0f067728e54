"""The spots on the table that make a move: cards, buttons, boxes in a grid; and the coach's mark on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol, runtime_checkable

from game.table import Move
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BRASS, CARD, INK
from scenes.kit.widget import Widget
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.cards import HandCard
from scenes.tables.fresh import HAND
from scenes.tables.offers import move_name
from scenes.tables.reach import Reach
from scenes.tables.table import Table

PANEL = "panel"
"""The tag of a widget that shows the hint in its own way: the sentence does not lie over it."""
BADGE = 28
"""Logical units: the sign on a card or button."""


@runtime_checkable
class ShowsMoves(Protocol):
    """A widget in which several moves have a box of their own, like a grid of bids."""

    def shows(self, move: Move) -> Box | None:
        """The box that makes this move; None if none does."""


class Spot(NamedTuple):
    """The position of a mark: around a box, or over the card that lies there."""

    box: Box
    card: SpriteKey | None = None


class Spots:
    """Finds the spots on one table that make a move."""

    def __init__(self, table: Table, reach: Reach) -> None:
        self.table = table
        self.reach = reach

    def of(self, move: Move) -> list[Spot]:
        """The spots of a move: every card, button or box that makes it."""
        named = self._named(move)
        return [spot for widget in self.reach.focus.widgets() for spot in self._on(widget, move, named)]

    def makes(self, widget: Widget, move: Move) -> bool:
        """Tell if a widget makes this move, or is a way to it."""
        return any(self._on(widget, move, self._named(move)))

    def _named(self, move: Move) -> set[str]:
        """The words on a button that makes this move, without capitals."""
        table = self.table
        texts = {offer.text for offer in table.offers() if offer.move == move}
        return {text.casefold() for text in texts or {table.words.move(move, table.view, table.names)}}

    def _on(self, widget: Widget, move: Move, named: set[str]) -> Iterator[Spot]:
        """The spots on one widget; `named`: the words on a button that makes the move."""
        if hasattr(widget, "move"):  # None for one that is no way to any move now
            if widget.move == move:
                yield Spot(getattr(widget, "button", None) or widget.box, self.held(widget))
        elif isinstance(widget, ShowsMoves):
            box = widget.shows(move)
            if box is not None:
                yield Spot(box)
        elif isinstance(widget, HandCard):
            card, number = getattr(move, "card", None), getattr(move, "number", None)
            if self.table.chosen is None and (
                (card is not None and widget.card == card)
                or (number is not None and getattr(widget.card, "number", None) == number)
            ):
                yield Spot(widget.box, widget.card)
        elif isinstance(widget, Button) and (widget.thing == move_name(move) or widget.text.casefold() in named):
            yield Spot(widget.box)

    def held(self, widget: Widget) -> SpriteKey | None:
        """The card of one's own hand that a widget asks for; None if it asks for another, or for no card."""
        card = widget.card if isinstance(widget, HandCard) else None
        sprite = self.reach.stage.sprites.get(card) if card is not None else None
        return card if sprite is not None and sprite.home.zone == HAND else None


def mark(canvas: Canvas, stage: Stage, spot: Spot) -> None:
    """Draw a lamp in brass: over a card, or on the corner of a frame around a button."""
    sprite = stage.sprites.get(spot.card) if spot.card is not None else None
    if sprite is not None:
        x, y = sprite.drawn_at
        x, y = x, y - CARD[1] * sprite.scale / 2
    else:
        canvas.panel(spot.box.inset(-5), None, min(18, spot.box.height / 2 + 5), outline=canvas.cloth.brass, line=3.5)
        x, y = spot.box.right, spot.box.y
    badge = centred(x, y, BADGE, BADGE)
    canvas.panel(badge, BRASS, BADGE / 2, outline=INK, line=1.5, shadow=5)
    canvas.icon("hint", *badge.centre, BADGE * 0.62, INK)
