"""The secret exchange between partners: a card of one's own for one of theirs, unseen, or nothing (TI-15)."""

from __future__ import annotations

from collections.abc import Iterable

from game.trio import moves
from scenes.app.lang import t
from scenes.games.trio.layout import Layout
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import BUTTON
from scenes.tables.offers import Does, Offer
from scenes.tables.reach import Reach

LOWEST, GAP = 496.0, 12.0
"""The y of the buttons' lower edge, and the gap between them."""


def answers(table: Layout) -> list[Offer]:
    """The two answers in an exchange: give the chosen card, or exchange nothing."""
    number = table.chosen.number if table.chosen is not None else None
    give = t("Choose a card") if number is None else t("Give the {number}", number=number)
    return [Offer(give, moves.Offer(number or 0)), Offer(t("No exchange"), moves.DECLINE, "quiet")]


def buttons(table: Layout, reach: Reach) -> list[Button]:
    """The buttons of the two answers; a card can be given once it is chosen."""
    does: Does = reach.doing
    found = [
        Button(box, answer.text, does(answer.move), answer.kind)
        for box, answer in zip(_boxes(table, reach.type), answers(table), strict=True)
    ]
    found[0].thing, found[1].thing = "offer", "decline"
    found[0].enabled = table.chosen is not None
    return found


def _boxes(table: Layout, kind: Type) -> Iterable[Box]:
    """The boxes of the two buttons: side by side if the seats leave the room, else one above the other."""
    words = t("Choose a card"), t("Give the {number}", number=12), t("No exchange")
    across, down = max(kind.width(text, STRONG_STYLE) for text in words) + 52, BUTTON * kind.text_size
    middle, room = table.width / 2, table.centre().prompt.width
    if 2 * across + GAP <= room:
        return Box(middle - across - GAP / 2, LOWEST - down, 2 * across + GAP, down).row(2, GAP)
    return Box(middle - across / 2, LOWEST - 2 * down - GAP, across, 2 * down + GAP).column(2, GAP)


def top(table: Layout, kind: Type) -> float:
    """The y of the upper edge of the buttons."""
    return min(box.y for box in _boxes(table, kind))
