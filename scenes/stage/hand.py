"""A hand held towards its owner: the slot of each card, from one card to forty and more."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from typing import NamedTuple

from scenes.kit.theme import HEIGHT
from scenes.stage.slots import Back, Slot, SpriteKey

WIDE, NEAR = 76, 52
"""The distance between two cards of a small hand, and the least usual one of a hand that leaves the corners free."""
EDGE = 24
"""The room left free on both sides of the widest hand."""
CORNERS = 214
"""The room that a plate or a button usually takes at either side, as long as the hand leaves it."""
SPREAD = 128
"""The width that the outermost card takes as it leans."""
GROUP = 16
"""The gap between groups, symbol by symbol or suit by suit."""
MOST_IN_A_ROW = 38
"""More cards than this are held in two rows."""
ROWS_APART = 74
BOTTOM = 100
"""The height of the cards' middle above the lower edge of the table."""
ARCH, LEAN = 13, 9.0
"""The distance that the outer cards of a full fan sink, and the degrees that they lean: their corners stay in sight."""
ABOVE, ABOVE_ALL = 500, 900
"""z of a hand, above what is on the table, and of a raised card, above the hand."""
OPEN_SCALE, OPEN_STEP, OPEN_WIDE = 0.42, 20.0, 170.0
"""Somebody else's hand laid open: its scale, the greatest distance between two cards, and its greatest span."""
OPEN_ASIDE = 110
"""The least distance of its middle from either side of the table."""
LIFT, RAISED, CHOSEN, LARGER = 14, 16, 26, 1.06
"""The lift of a card that may be laid, the further lift of the raised and of the chosen one, and their scale."""


class Fan(NamedTuple):
    """The slots of a hand, in its order; `corners` is True if it leaves the lower corners of the table free."""

    slots: list[Slot]
    corners: bool


def fan(groups: Sequence[int], width: float, aside: float = CORNERS, least: float = NEAR) -> Fan:
    """Lay out cards in groups of these sizes on a table of this width, `aside` of it kept free at either side.

    A hand whose cards would then be nearer to each other than `least` takes all of the width.
    """
    sizes = [size for size in groups if size]
    count = sum(sizes)
    if not count:
        return Fan([], True)
    rows = _rows(sizes)
    narrow, wide = width - 2 * aside, width - 2 * EDGE
    corners = len(rows) == 1 and (count == 1 or _step(rows[0], narrow) >= least)
    slots: list[Slot] = []
    for number, row in enumerate(rows):
        down = HEIGHT - BOTTOM - ROWS_APART * (len(rows) - 1 - number)
        slots += _row(row, narrow if corners else wide, width / 2, down, len(slots))
    return Fan(slots, corners)


def hold(
    hand: Fan,
    own: Sequence[str] | None,
    may: Container[str],
    raised: SpriteKey | None,
    chosen: SpriteKey | None = None,
) -> dict[SpriteKey, Slot]:
    """The sprites of a hand and their slots: its cards, or backs if `own` is None (a hand that may not be seen).

    Cards in `may` stand out a little, the raised card stands up, the chosen one stands highest.
    """
    found: dict[SpriteKey, Slot] = {}
    for number, slot in enumerate(hand.slots):
        lies = replace(slot, z=ABOVE + slot.z)
        if own is None:
            found[Back("hand", number)] = replace(lies, face_up=False)
            continue
        card = own[number]
        lift = LIFT if card in may else 0
        if card in (raised, chosen):
            higher = CHOSEN if card == chosen else RAISED
            found[card] = replace(lies, angle=0, scale=LARGER, z=ABOVE_ALL, lift=lift + higher)
        else:
            found[card] = replace(lies, lift=lift)
    return found


def lay_open(cards: Sequence[str], x: float, y: float, width: float, zone: str) -> dict[SpriteKey, Slot]:
    """The sprites of somebody else's hand, laid open in a small row around this point, and their slots."""
    middle = min(max(x, OPEN_ASIDE), width - OPEN_ASIDE)
    step = min(OPEN_STEP, OPEN_WIDE / max(1, len(cards) - 1))
    left = middle - step * (len(cards) - 1) / 2
    return {
        card: Slot(left + step * number, y, scale=OPEN_SCALE, z=300 + number, zone=zone)
        for number, card in enumerate(cards)
    }


def _rows(sizes: list[int]) -> list[list[int]]:
    """The groups in one row, or in two of about equal length, cut inside a group if need be."""
    count = sum(sizes)
    if count <= MOST_IN_A_ROW:
        return [sizes]
    rows: list[list[int]] = [[], []]
    room = (count + 1) // 2
    for size in sizes:
        upper = min(size, room)
        room -= upper
        rows[0] += [upper] if upper else []
        rows[1] += [size - upper] if size > upper else []
    return rows


def _step(sizes: list[int], room: float) -> float:
    """The distance between two neighbouring cards of a row, so that all have room."""
    count = sum(sizes)
    gaps = GROUP * (len(sizes) - 1)
    return min(float(WIDE), (room - SPREAD - gaps) / (count - 1)) if count > 1 else float(WIDE)


def _row(sizes: list[int], room: float, middle: float, down: float, first: int) -> list[Slot]:
    """The slots of one row around `middle`; z goes on from `first`."""
    count, step = sum(sizes), _step(sizes, room)
    offsets, start = [], 0.0
    for size in sizes:
        offsets += [start + step * index for index in range(size)]
        start = offsets[-1] + step + GROUP
    span = offsets[-1]
    fullness = min(1.0, span / 700)
    slots = []
    for number, offset in enumerate(offsets):
        aside = (offset - span / 2) / (span / 2) if span else 0.0
        slots.append(
            Slot(
                x=middle - span / 2 + offset,
                y=down + ARCH * fullness * aside * aside,
                angle=-LEAN * fullness * aside if count <= 16 else 0.0,
                z=first + number,
                zone="hand",
            )
        )
    return slots
