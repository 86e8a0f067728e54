"""The things on a table of Défizz! by name.

| name | thing |
| --- | --- |
| `pile:duel`, `pile:multi` | the two decks |
| `mark:die`, `mark:pot`, `mark:stake`, `mark:bank` | the die, the chips paid, the lines below them, the bank |
| `card:question`, `mark:mode` | the large card, and its header with the deck or the mode |
| `hint:1` | a hint that can be chosen |
| `mark:purse:2`, `mark:reader:2` | a side's chips, and the book on the reader's plate |
"""

from __future__ import annotations

from collections.abc import Iterator

from scenes.games.defizz import board, card, hints, money, places
from scenes.games.defizz.art import CHIP, DIE
from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box
from scenes.stage.slots import Back
from scenes.stage.sprite import Sprite
from scenes.tables.reach import Reach
from scenes.tables.things import Thing


def sprite_name(sprite: Sprite) -> str:
    """The name of a deck, of the die, or of the pot that a chip lies in; "" for the card on its way."""
    match sprite.key:
        case Back(zone) if zone in places.DECKS:
            return f"pile:{zone}"
        case money.Chip():
            return "mark:pot"
        case "die":
            return "mark:die"
    return ""


def sprite_size(sprite: Sprite, card_size: tuple[float, float]) -> tuple[float, float]:
    """The size of a sprite at scale 1: chips and the die have slots at half the scale of a card."""
    side = {"mark:pot": CHIP, "mark:die": DIE}.get(sprite_name(sprite))
    return card_size if side is None else (side / places.SMALL, side / places.SMALL)


def on_plates(table: CardTable, reach: Reach) -> Iterator[Thing]:
    """Every side's chips, and the book of the reader."""
    for seat in range(len(table.seats)):
        if not table.plate(seat).key and seat not in table.view.out:
            yield Thing(f"mark:purse:{seat}", table.signs(seat).purse)
        if seat == table.view.reader:
            yield Thing(f"mark:reader:{seat}", table.signs(seat).reader)


def over(table: CardTable, reach: Reach) -> Iterator[Thing]:
    """The money, then the large card with its header and its hints once it has arrived."""
    view, whole = table.view, table.board()
    room = places.money(whole.box, table.text_size)
    lines = card.money_lines(table)
    if lines:
        top = card.money_top(table, room)
        yield Thing("mark:bank" if view.enriching else "mark:stake", _lines(room, top, len(lines), reach))
    if not card.arrived(table):
        return
    yield Thing("card:question", whole.box)
    yield Thing("mark:mode", whole.header)
    if view.phase == "choose":
        rows = hints.rows(table, whole.body, board.prompt_high(reach.type) + 4)
        yield from (Thing(f"hint:{number}", box) for number, box in enumerate(rows, 1))


def _lines(room: Box, top: float, count: int, reach: Reach) -> Box:
    """The box of the lines under the pot."""
    return Box(room.x, top, room.width, card.line_high(reach.type) * count)
