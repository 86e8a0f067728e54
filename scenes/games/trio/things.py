"""The things on a table of Trio by name.

| name | thing |
| --- | --- |
| `card:5`, `card:5b` | a card of the hand at the lower edge; copies of a number have letters from the second on |
| `open:2:5`, `open:2:5b` | a card of another hand, open to those who only look on |
| `end:2:low`, `end:2:high` | the lowest and highest card of a hand, with the chevron that asks for it |
| `place:3` | a card of the middle that lies face down |
| `row:1` | a card turned up in this turn |
| `won:2:7` | a trio that a seat has won |
| `slot:place:3`, `slot:row:1` | a place of the middle, or of the row, without a card |
"""

from __future__ import annotations

from collections.abc import Iterator

from scenes.games.trio import looks, marks
from scenes.games.trio.asking import Ask
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import Held, Lying, Won
from scenes.kit.box import Box, centred
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import CARD
from scenes.stage.slots import Back
from scenes.stage.sprite import Sprite
from scenes.tables.reach import Reach
from scenes.tables.things import Thing

COPIES = ("", "b", "c")
"""The letter of each copy of a number."""


def sprite_name(table: Layout, sprite: Sprite) -> str:
    """The name of a card as far as those who look on know it."""
    match sprite.key:
        case Held(number, copy, seat):
            card = f"{number}{COPIES[copy]}"
            return f"card:{card}" if seat == table.bottom else f"open:{seat}:{card}"
        case Lying(_, order):
            return f"row:{order + 1}"
        case Won(seat, number):
            return f"won:{seat}:{number}"
        case Back("middle", number):
            return f"place:{number + 1}"
        case Back("pile"):
            return "pile:deal"
        case Back(zone):
            return _hidden(table, sprite.key, table.bottom if zone == "hand" else int(zone.removeprefix("seat")))
    return ""


def _hidden(table: Layout, back: Back, seat: int) -> str:
    """The name of a card that its seat hides: the lowest and the highest can be asked for."""
    held = [key for key in table.hand(seat) if isinstance(key, Back)]
    if held and back in (held[0], held[-1]):
        return f"end:{seat}:{'low' if back == held[0] else 'high'}"
    return f"hand:{seat}"


def under(table: Layout) -> Iterator[Thing]:
    """The slots of the middle and of the row where no card lies."""
    for slot, text in looks.free(table):
        row = [place.x for place in table.centre().row]
        name = f"slot:row:{row.index(slot.x) + 1}" if text == "?" else f"slot:place:{text}"
        yield Thing(name, centred(slot.x, slot.y, CARD[0] * slot.scale, CARD[1] * slot.scale))


def over(table: Layout, reach: Reach) -> Iterator[Thing]:
    """The chevrons, the marks of origin, the notes, the counts of hands, and the trios that would win."""
    for widget in reach.focus.widgets():
        if isinstance(widget, Ask) and widget.button is not None and widget.enabled:
            yield Thing(f"end:{widget.move.source}:{widget.move.end}", widget.button)
    size = reach.type.text_size
    for card in table.turned():
        x = table.centre().row[card.order].x
        yield Thing(f"mark:origin:{card.order + 1}", centred(x, table.centre().origins, 44 * size, 22 * size))
    for index in range(len(table.view.taken)):
        note = looks.place_note(table, index)
        if note is not None:
            yield Thing(f"mark:note:middle:{index + 1}", _disc(note, size))
    for seat in range(table.view.seats):
        yield from _of_a_seat(table, seat, reach)
    line, room = looks.prompt_line(reach.type, table)
    if line:
        across = reach.type.width(line, STRONG_STYLE)
        yield Thing("mark:prompt", centred(*room.centre, across, room.height))


def _of_a_seat(table: Layout, seat: int, reach: Reach) -> Iterator[Thing]:
    """The notes and the count of a hand, and the pill of a seat that is one trio from winning."""
    kind = reach.type
    count = looks.count_box(table, seat, kind.text_size)
    if count is not None:
        yield Thing(f"mark:count:{seat}", count)
    for end, note in looks.hand_notes(table, seat, kind.text_size).items():
        yield Thing(f"mark:note:{seat}:{end}", _disc(note, kind.text_size))
    near = looks.near_box(kind, table, seat, table.laid())
    if near is not None:
        yield Thing(f"mark:near:{seat}", near)


def _disc(note: looks.Note, text_size: float) -> Box:
    """The box of a note."""
    return centred(note.x, note.y, marks.NOTED_SIDE * text_size, marks.NOTED_SIDE * text_size)
