"""The lights of the coach on a table: the things that it speaks of, and whatever makes a move that it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.theme import CARD
from scenes.stage.coach import pointing
from scenes.stage.slots import SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables import cards
from scenes.tables.inventory import things
from scenes.tables.reach import Reach
from scenes.tables.spots import Spot
from scenes.tables.table import Table

HAND = "hand"
"""The zone of one's own hand, whose cards cover each other."""


class Lights(NamedTuple):
    """The lit things on the table as it is now."""

    soft: tuple[Box, ...] = ()
    """The boxes that lie in a soft light."""
    cards: tuple[SpriteKey, ...] = ()
    """The cards of the hand that stand out of the dark whole."""
    ringed: tuple[Spot, ...] = ()
    """The cards and buttons that are asked for."""
    missing: tuple[str, ...] = ()
    """The names for which nothing is on the table."""

    def boxes(self, stage: Stage) -> list[Box]:
        """The boxes of all that is lit."""
        standing = [card_box(sprite) for key in self.cards if (sprite := stage.sprites.get(key)) is not None]
        return [*self.soft, *standing]

    def draw(self, canvas: Canvas, table: Table, stage: Stage, hidden: bool) -> None:
        """Draw, over the dark, the cards that stand out of it and the rings; `hidden`: own cards lie face down."""
        asked = {spot.card for spot in self.ringed}
        for sprite in [sprite for sprite in stage.in_order() if sprite.key in self.cards]:
            cards.draw(canvas, sprite, table, hidden, lit=True)
            if sprite.key in asked:
                pointing.ring_card(canvas, sprite)
        for spot in self.ringed:
            if spot.card is None:
                pointing.ring_box(canvas, spot.box)


def card_box(sprite: Sprite) -> Box:
    """The box of a card as it lies, upright or nearly so."""
    return centred(*sprite.drawn_at, CARD[0] * sprite.scale, CARD[1] * sprite.scale)


def lights(names: Sequence[str], asked: Sequence[Spot], table: Table, reach: Reach) -> Lights:
    """The lights for these names, and for the cards and buttons that are asked for."""
    known = things(table, reach)
    held = {table.sprite_name(sprite): sprite.key for sprite in reach.stage.in_order() if sprite.home.zone == HAND}
    spots = tuple(dict.fromkeys(asked))
    standing = [held[name] for name in names if name in held]
    standing += [spot.card for spot in spots if spot.card is not None and spot.card not in standing]
    standing += [key for key in held.values() if key == table.chosen and key not in standing]
    found = {name: known.box(name) for name in names if name not in held}
    soft = [box for box in found.values() if box is not None]
    soft += [spot.box for spot in spots if spot.card is None]
    return Lights(tuple(soft), tuple(standing), spots, tuple(name for name, box in found.items() if box is None))


def in_the_way(table: Table, reach: Reach) -> list[Box]:
    """The boxes that the coach's bubble leaves free if it can: plates, buttons, cards and marks on the table."""
    return [*(thing.box for thing in things(table, reach)), *(widget.box for widget in reach.focus.widgets())]
