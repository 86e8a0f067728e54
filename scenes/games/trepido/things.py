"""The things on a table of Trépido by name: `pile:draw`, `pile:discard`, the arrows, the lines in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.games.trepido import middle
from scenes.kit.box import Box, centred
from scenes.kit.theme import CARD
from scenes.stage.slots import Back
from scenes.stage.sprite import Sprite
from scenes.tables.reach import Reach
from scenes.tables.table import Table
from scenes.tables.things import Thing

ARROWS = 44.0
"""The width of the right end of the ring of arrows, which no pile covers."""


def sprite_name(table: Table, sprite: Sprite) -> str:
    """The name of a card, of the pile that it lies in, or of the hand that hides it."""
    if not isinstance(sprite.key, Back):
        return f"card:{sprite.key}"
    if sprite.key.zone == "pile":
        return "pile:draw"
    seat = table.bottom if sprite.key.zone == "hand" else int(sprite.key.zone.removeprefix("seat"))
    return f"hand:{seat}"


def under(table: Table, circled: Box | None) -> Iterator[Thing]:
    """The ring of arrows, the circle of symbols in its box (None: it isn't shown), and the pile of cards laid."""
    if table.view.phase == "over":
        return
    ring = middle.ring(table)
    yield Thing("mark:direction", Box(ring.right - ARROWS, ring.y, ARROWS, ring.height))
    if circled is not None:
        yield Thing("mark:circle", circled)
    if table.view.discard:
        pile = table.zones()["discard"]
        yield Thing("pile:discard", centred(pile.x, pile.y, *CARD))


def over(table: Table, reach: Reach) -> Iterator[Thing]:
    """The number of cards in the pile, and the lines below the piles."""
    if table.view.phase == "over":
        return
    yield Thing("mark:pile", middle.pile_count(table, reach.type))
    for line in (middle.to_beat(table, reach.type), middle.asked(table, reach.type)):
        if line is not None:
            yield Thing(f"mark:{line.about}", line.box)
