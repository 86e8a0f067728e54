"""Where the things of Le Tordu lie: the trick in the middle, tricks taken beside their plates, the undealt cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from game.tordu.cards import RANKS
from scenes.kit.box import Box
from scenes.stage.hand import CORNERS, Fan, fan
from scenes.stage.slots import Slot

MIDDLE = 318
"""How far down the middle of the trick lies."""
TRICK = {
    2: ((8, 66, -2), (-8, -66, 3)),
    3: ((0, 62, -2), (-86, -42, 6), (86, -42, -5)),
    4: ((0, 68, -2), (-112, 0, 4), (0, -68, 2), (112, 0, -4)),
    5: ((0, 72, -2), (-118, 42, 4), (-52, -88, 5), (52, -88, -4), (118, 42, -3)),
}
"""A seat's card from the middle of the trick, and how it is turned, by the number of seats; clockwise from below."""
TRICK_SCALE = 0.92
PILE = {2: (-196, 144), 3: (0, 136), 4: (-196, 144), 5: (0, 136)}
"""The undealt cards, from the middle across and from the top, where no plate is."""
PILE_SCALE = 0.44
WON_SCALE, WON_STEP = 0.2, 14.0
"""Tricks taken: how small they are, and how far apart."""
STRIP, STRIP_GAP = 24.0, 5.0
"""The room for what hangs on a plate, and its distance."""
ORDER = "hsdct"
"""The suits of a hand from left to right: the colours change from one to the next."""
APART = 12
"""What stays free between a plate and a hand or a panel."""
HIGHEST, ABOVE_HAND = 180.0, 520.0
"""From where to where the middle of the table is free."""
WIDE_ENOUGH, HIGH_ENOUGH = 480.0, 330.0
"""Room that is no better when it is larger."""
HANDSPAN = 362
"""Half of the widest hand."""


def in_order(cards: Iterable[str]) -> list[str]:
    """A hand as one holds it: suit by suit, the ace first."""
    return sorted(cards, key=lambda card: (ORDER.index(card[1]), -RANKS.index(card[0])))


def hand(cards: Sequence[str] | int, width: float, own_plate: Box) -> Fan:
    """The fan at the lower edge, between its owner's plate and the contract: in suits as long as there is room."""
    sizes = [cards] if isinstance(cards, int) else [len(list(suit)) for _, suit in groupby(cards, lambda card: card[1])]
    narrower = max(0.0, own_plate.right + APART - CORNERS)
    room = width - 2 * narrower
    held = fan(sizes, room)
    if not held.corners:
        held = fan([sum(sizes)], room)
    return held._replace(slots=[replace(slot, x=slot.x + narrower) for slot in held.slots])


def trick(step: int, seats: int, width: float, number: int = 0) -> Slot:
    """Where the card of the seat so many steps clockwise from below lies; `number` is its turn."""
    x, y, angle = TRICK[seats][step]
    return Slot(width / 2 + x, MIDDLE + y, angle, TRICK_SCALE, z=100 + number, zone=f"trick{step}")


def pile(seats: int, width: float, number: int = 0) -> Slot:
    x, y = PILE[seats]
    return Slot(width / 2 + x - number, y - number * 1.5, scale=PILE_SCALE, face_up=False, z=float(number), zone="pile")


def strip(plate: Box, below: bool, text_size: float) -> Box:
    """The room that hangs on a plate: below it, or above one's own."""
    height = STRIP * text_size
    top = plate.bottom + STRIP_GAP if below else plate.y - STRIP_GAP - height
    return Box(plate.x + 6, top, plate.width - 12, height)


def won(strip: Box, place: str, number: int) -> Slot:
    """The so-manieth trick that somebody has taken."""
    x = strip.x + 12 + number * WON_STEP
    return Slot(x, strip.centre[1] + 3, scale=WON_SCALE, face_up=False, z=20.0 + number, zone=place)


def own_plate(plate: Box, usual: float, width: float) -> Box:
    """As wide as the others, where the widest hand leaves so much room."""
    return plate._replace(width=min(usual, max(plate.width, width / 2 - HANDSPAN - APART - plate.x)))


def clearing(plates: Sequence[Box], width: float, widest: float) -> Box:
    """The best free room in the middle above the hand: below some plates and between the others."""
    tops = [HIGHEST, *(box.bottom + 8 for box in plates)]
    return max((_below(top, plates, width, widest) for top in tops), key=_roomy)


def _below(top: float, plates: Sequence[Box], width: float, widest: float) -> Box:
    """What is free from this height on; nothing if a plate lies right in the middle."""
    middle = width / 2
    aside = [box for box in plates if box.bottom > top]
    reach = min((max(middle - box.right, box.x - middle) for box in aside), default=middle)
    across = max(0.0, min(widest, 2 * (reach - APART)))
    return Box(middle - across / 2, top, across, ABOVE_HAND - top)


def _roomy(room: Box) -> float:
    """Height is scarcer than width."""
    return min(1.0, room.width / WIDE_ENOUGH) * min(1.0, room.height / HIGH_ENOUGH) ** 2
