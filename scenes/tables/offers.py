"""Buttons for moves that need no card: one big button beside the hand, or a row of choices over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game.table import Move
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.picturebutton import Figure, PictureButton, broad_enough
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import BUTTON
from scenes.tables.targets import SeatTarget, around

ROW_BOTTOM = 498
"""The lower edge of the row of choices, in logical units: above a card that is raised or chosen."""
GAP, MARGIN = 12, 22
PICTURES = (84.0, 76.0, 68.0, 60.0, 52.0)
"""The heights of a row of pictures at the usual text size, the best first: a lower one where plates take the room."""
BROADER = 1.2
"""The least width of a picture with words, as a multiple of its height."""
GROWS = 20.0
"""The height that a row of pictures with words gains with text twice as large."""

Does = Callable[[Any], Callable[[], None]]
"""Returns the function that makes a move."""


class Offer(NamedTuple):
    """A move or an act, with the words on its button and the button's kind."""

    text: str
    move: Move | Callable[[], None]
    """The move that the button makes, or a function of the game's own that it calls."""
    kind: str = "do"
    act: str = ""
    """The name of an act of the game's own, in code; "" for a move, which has a name already."""
    figure: Figure | None = None
    """The picture on the button; None: it has words alone."""
    captioned: bool = True
    """True if the words stand with the picture; False: they are its tip."""
    seat: int | None = None
    """The seat that it is about, whose plate can be clicked instead; None if it is about none."""

    @property
    def name(self) -> str:
        """The name of what it does, in code: `draw`, `give:r1a:2`, or that of the act."""
        return self.act if callable(self.move) else move_name(self.move)


def move_name(move: Move) -> str:
    """The name of a move, in code: its type and its values, `give:r1a:2`."""
    values = [value for value in msgspec.to_builtins(move).values() if value is not None]
    return ":".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


class Corner(NamedTuple):
    """The lower right corner of the table: its lower edge, its free width beside the hand, the hand's upper edge."""

    lowest: float
    room: float
    above: float


def row_height(kind: Type) -> float:
    """The height of the row of choices: it grows half as much as the text, as the middle of the table is small."""
    return BUTTON * (0.5 + 0.5 * kind.text_size)


def widgets(choices: Sequence[Offer], kind: Type, width: float, corner: Corner, does: Does) -> list[Button]:
    """The buttons of these offers: a single one in the corner at the right, or above the hand where the corner is too
    narrow for it; several in a row in the middle."""
    high = BUTTON * kind.text_size
    if len(choices) == 1:
        only = choices[0]
        across = min(max(160.0, kind.width(only.text, STRONG_STYLE) + 56), width / 3)
        lowest = corner.lowest if across <= corner.room else min(corner.lowest, corner.above)
        box = Box(width - MARGIN - across, lowest - high, across, high)
        return [_button(box, only._replace(figure=None), does)]
    needs = [max(96.0, kind.width(choice.text, STRONG_STYLE) + 52) for choice in choices]
    boxes = _row(needs, width, row_height(kind))
    return [_button(box, choice, does) for box, choice in zip(boxes, choices, strict=True)]


def pictured(choices: Sequence[Offer]) -> bool:
    """Tell if these offers are a choice between pictures."""
    return len(choices) > 1 and all(choice.figure is not None for choice in choices)


def pictures(choices: Sequence[Offer], kind: Type, width: float, plates: Iterable[Box], does: Does) -> list[Button]:
    """The buttons of a choice between pictures, in a row in the middle that is as high as the plates let it be."""
    boxes = picture_boxes(choices, kind, width, plates)
    return [_button(box, choice, does) for box, choice in zip(boxes, choices, strict=True)]


def picture_boxes(choices: Sequence[Offer], kind: Type, width: float, plates: Iterable[Box]) -> list[Box]:
    """The boxes of a row of pictures."""
    taken = [around(plate) for plate in plates]
    for usual in PICTURES:
        boxes = _row(*_picture_needs(choices, kind, width, usual))
        if not any(plate.overlaps(box) for plate in taken for box in boxes):
            break
    return boxes


def _picture_needs(
    choices: Sequence[Offer], kind: Type, width: float, usual: float
) -> tuple[list[float], float, float]:
    """The widths of pictures, the width of the table and the height of the row."""
    captioned = any(choice.captioned for choice in choices)
    high = usual + (GROWS * (kind.text_size - 1) if captioned else 0.0)
    needs = [max(BROADER * high, broad_enough(kind, choice.text)) if choice.captioned else high for choice in choices]
    return needs, width, high


def _row(needs: Sequence[float], width: float, high: float) -> list[Box]:
    """Boxes of these widths side by side in the middle of the table; narrower ones, all alike, if they don't fit."""
    spare = width - 48 - sum(needs) - GAP * (len(needs) - 1)
    if spare < 0:
        needs = [(width - 48 - GAP * (len(needs) - 1)) / len(needs)] * len(needs)
    left = (width - sum(needs) - GAP * (len(needs) - 1)) / 2
    found = []
    for need in needs:
        found.append(Box(left, ROW_BOTTOM - high, need, high))
        left += need + GAP
    return found


def _button(box: Box, offer: Offer, does: Does) -> Button:
    """The button of an offer, named after what it does."""
    make = does(offer.move)
    if offer.figure is None:
        button = Button(box, offer.text, make, offer.kind)
    else:
        button = PictureButton(box, offer.text, offer.figure, make, offer.captioned)
    button.thing = offer.name
    return button


def targets(choices: Iterable[Offer], plates: Mapping[int, Box], does: Does) -> list[SeatTarget]:
    """Targets on the plates of the seats that these offers are about, to be clicked instead of their buttons."""
    return [
        SeatTarget(plates[choice.seat], does(choice.move), choice.text) for choice in choices if choice.seat is not None
    ]
