"""The places on the table of Trépido: both piles, everyone's cards, and those that lie open."""

from __future__ import annotations

from game.table import TABLE
from scenes.stage import bust
from scenes.stage.hand import lay_open
from scenes.stage.slots import Back, Slot, SpriteKey, tilt
from scenes.tables.table import Table

PILE, DISCARD = -84.0, 62.0
"""The x of the pile and of the discard pile, from the middle of the table."""
PILES, HIGHER = 296.0, 30.0
"""The y of both piles, and how much higher they lie with text twice as large: the lines below them need room."""
SEEN = 4
"""The number of cards shown on the discard pile, counted from the last one played."""
OPEN_BELOW = 38
"""The distance of an open hand's middle from the plate above it."""


def down(table: Table) -> float:
    """The y of both piles."""
    return PILES - HIGHER * (table.text_size - 1)


def zones(table: Table) -> dict[str, Slot]:
    """The slot, by zone, for cards that come from there or go there without a slot of their own."""
    middle, y = table.width / 2, down(table)
    found = {
        "pile": Slot(middle + PILE, y, face_up=False, zone="pile"),
        "discard": Slot(middle + DISCARD, y, z=100, zone="discard"),
        "hand": Slot(middle, 640, face_up=table.eyes != TABLE, zone="hand"),
    }
    for seat, box in table.plates().items():
        parts = table.parts(seat)
        x, y = parts.cards.centre if parts else (box.right - 24 * table.text_size, box.centre[1])
        scale = bust.BACK if parts else 0.25
        found[f"seat{seat}"] = Slot(x, y, scale=scale, face_up=False, alpha=0.0, zone=f"seat{seat}")
    return found


def piles(table: Table) -> dict[SpriteKey, Slot]:
    """The slots of the pile and of the last cards played; none once the round is over."""
    middle, y, view = table.width / 2, down(table), table.view
    found: dict[SpriteKey, Slot] = {}
    if view.phase == "over":
        return found
    for number in range(min(3, view.pile_count)):
        found[Back("pile", number)] = Slot(
            middle + PILE - number * 1.5, y - number * 2.0, face_up=False, z=number, zone="pile"
        )
    first = max(0, len(view.discard) - SEEN)
    for number, card in enumerate(view.discard[first:], first):
        angle = tilt(card, 3 if number == len(view.discard) - 1 else 14)
        found[card] = Slot(middle + DISCARD, y, angle, z=100 + number, zone="discard")
    return found


def shown(table: Table) -> dict[SpriteKey, Slot]:
    """The slots of the others' cards, which lie open at the end of a round, or to those who only look on."""
    found: dict[SpriteKey, Slot] = {}
    for seat, box in table.plates().items():
        hand = table.view.hands[seat]
        if hand is None or seat == table.eyes:
            continue
        parts = table.parts(seat)
        x, y = parts.cards.centre if parts else (box.centre[0], box.bottom + OPEN_BELOW)
        found |= lay_open(hand, x, y, table.width, table.zone(seat))
    return found
