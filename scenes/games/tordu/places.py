"""The layout of Le Tordu: the trick in the middle, tricks taken beside their plates, the undealt cards, the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from game.tordu.cards import RANKS
from scenes.kit.box import Box
from scenes.kit.text import Style, Type
from scenes.stage.hand import CORNERS, Fan, fan
from scenes.stage.slots import Slot

SMALL_BUTTON = Style("text", 800, 14)
"""The text of the small buttons beside the contract."""
HINT_AT = 492
"""The y of the hint's middle."""
MIDDLE = 318
"""The y of the trick's middle."""
TRICK = {
    2: ((8, 66, -2), (-8, -66, 3)),
    3: ((0, 62, -2), (-86, -42, 6), (86, -42, -5)),
    4: ((0, 68, -2), (-112, 0, 4), (0, -68, 2), (112, 0, -4)),
    5: ((0, 72, -2), (-118, 42, 4), (-52, -88, 5), (52, -88, -4), (118, 42, -3)),
}
"""Number of seats → each seat's card in the trick, clockwise from below: x and y from the trick's middle, angle."""
TRICK_SCALE = 0.92
PILE = {2: (-196, 144), 3: (0, 136), 4: (-196, 144), 5: (0, 136)}
"""Number of seats → the pile of undealt cards, where no plate is: x from the middle of the table, y from its top."""
PILE_SCALE, PILE_RAISED = 0.44, 54.0
"""The scale of that pile, and the distance by which it lies higher beside a large seat at the top."""
WON_SCALE, WON_STEP = 0.2, 14.0
"""The scale of tricks taken, and the distance between them."""
STRIP, STRIP_GAP, LEAST_STRIP = 24.0, 5.0, 150.0
"""The height of the strip with the marks of a plate, its distance from the plate, and its least width."""
OPEN_BESIDE, OPEN_BELOW = 108.0, 38.0
"""The distance of an open hand's middle from the right end of a plate, or from the lower end of its marks."""
ORDER = "hsdct"
"""The suits of a hand from left to right: the colours change from one to the next."""
APART = 12
"""The free room between a plate and a hand or a panel."""
HIGHEST, ABOVE_HAND = 180.0, 520.0
"""The upper and the lower end of the free middle of the table."""
WIDE_ENOUGH, HIGH_ENOUGH = 480.0, 330.0
"""The width and the height beyond which a larger panel is no better."""
HANDSPAN = 362
"""Half the width of the widest hand."""


def in_order(cards: Iterable[str]) -> list[str]:
    """A hand as its owner holds it: suit by suit, the ace first."""
    return sorted(cards, key=lambda card: (ORDER.index(card[1]), -RANKS.index(card[0])))


def hand(cards: Sequence[str] | int, width: float, own_plate: Box) -> Fan:
    """The fan at the lower edge, between its owner's plate and the contract; grouped by suit if there is room."""
    sizes = [cards] if isinstance(cards, int) else [len(list(suit)) for _, suit in groupby(cards, lambda card: card[1])]
    aside = max(float(CORNERS), own_plate.right + APART)
    held = fan(sizes, width, aside)
    return held if held.corners else fan([sum(sizes)], width, aside)


def trick(step: int, seats: int, width: float, number: int = 0) -> Slot:
    """The trick's slot for the seat `step` seats clockwise from below; `number` is the card's index in the trick."""
    x, y, angle = TRICK[seats][step]
    return Slot(width / 2 + x, MIDDLE + y, angle, TRICK_SCALE, z=100 + number, zone=f"trick{step}")


def pile(seats: int, width: float, number: int = 0) -> Slot:
    x, y = PILE[seats]
    return Slot(width / 2 + x - number, y - number * 1.5, scale=PILE_SCALE, face_up=False, z=float(number), zone="pile")


def strip(plate: Box, below: bool, text_size: float) -> Box:
    """The box for the marks of a plate: below it, or above one's own."""
    height = STRIP * text_size
    top = plate.bottom + STRIP_GAP if below else plate.y - STRIP_GAP - height
    return Box(plate.x + 6, top, max(plate.width - 12, LEAST_STRIP * text_size), height)


def won(strip: Box, zone: str, number: int) -> Slot:
    """The slot of a trick taken; `number` is its index among its owner's tricks."""
    x = strip.x + 12 + number * WON_STEP
    return Slot(x, strip.centre[1] + 3, scale=WON_SCALE, face_up=False, z=20.0 + number, zone=zone)


def open_hand(plate: Box, strip: Box, width: float) -> tuple[float, float]:
    """The middle of somebody else's open hand: below the marks of their plate; beside a plate above the trick."""
    if plate.x < width / 2 < plate.right:
        return plate.right + OPEN_BESIDE, plate.centre[1]
    return plate.centre[0], strip.bottom + OPEN_BELOW


def own_plate(plate: Box, usual: float, width: float) -> Box:
    """One's own plate, as wide as the others if the widest hand leaves the room."""
    return plate._replace(width=min(usual, max(plate.width, width / 2 - HANDSPAN - APART - plate.x)))


def clearing(plates: Sequence[Box], width: float, widest: float) -> Box:
    """The best free box in the middle above the hand, below some plates and between the others."""
    tops = [HIGHEST, *(box.bottom + 8 for box in plates)]
    return max((_below(top, plates, width, widest) for top in tops), key=_roomy)


def _below(top: float, plates: Sequence[Box], width: float, widest: float) -> Box:
    """The free box from this height down to the hand; its width is 0 if a plate lies right in the middle."""
    middle = width / 2
    aside = [box for box in plates if box.bottom > top]
    reach = min((max(middle - box.right, box.x - middle) for box in aside), default=middle)
    across = max(0.0, min(widest, 2 * (reach - APART)))
    return Box(middle - across / 2, top, across, ABOVE_HAND - top)


def _roomy(room: Box) -> float:
    """A box's fitness for a panel: height counts more, as it is scarcer than width."""
    return min(1.0, room.width / WIDE_ENOUGH) * min(1.0, room.height / HIGH_ENOUGH) ** 2


def button_size(kind: Type, text: str) -> tuple[float, float]:
    """The width and height of a small button with this text."""
    return kind.width(text, SMALL_BUTTON) + 36, 16 + 20 * kind.text_size
