"""All things on a table at this moment, from the lowest to the topmost: plates, cards, marks, buttons."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.kit.box import Box, centred
from scenes.kit.text import Type
from scenes.kit.theme import CARD
from scenes.stage import plate
from scenes.tables import frame
from scenes.tables.reach import Reach
from scenes.tables.table import Table
from scenes.tables.things import Thing, Things


def things(table: Table, reach: Reach) -> Things:
    """Everything that has a name on the table, as those who look on see it."""
    whole = Box(0, 0, reach.app.view.width, reach.app.view.height)
    found = [
        *_plates(table, reach.type),
        *table.things_under(reach),
        *_cards(table),
        *table.things_over(reach),
        *_frame(table, reach),
        *_buttons(reach),
    ]
    seen = (Thing(name, box.shared(whole)) for name, box in found)
    return Things(thing for thing in seen if thing.box.width > 0 and thing.box.height > 0)


def _plates(table: Table, kind: Type) -> Iterator[Thing]:
    """Everyone's plate and what is on it."""
    for seat, box in {**table.plates(), table.bottom: table.own_plate()}.items():
        shown = table.plate(seat)
        yield Thing(f"seat:{seat}", box)
        large = table.parts(seat)
        if shown.key:
            yield Thing(f"mark:key:{seat}", large.key if large else plate.key_box(box, kind.text_size))
        elif shown.cards is not None:
            small = plate.cards_box(box, kind.text_size).inset(-8 * kind.text_size, 0)
            yield Thing(f"mark:count:{seat}", large.badge(table.backs(seat), shown.cards) if large else small)
        if shown.badge:
            yield Thing(f"mark:badge:{seat}", plate.badge_box(kind, box, shown.badge))


def _cards(table: Table) -> Iterator[Thing]:
    """The cards and whatever else lies on the cloth, or is only coming into sight there."""
    for sprite in table.stage.in_order():
        name = table.sprite_name(sprite)
        if name and (sprite.alpha > 0 or sprite.home.alpha > 0):
            across, down = table.sprite_size(sprite, CARD)
            yield Thing(name, centred(*sprite.drawn_at, across * sprite.scale, down * sprite.scale))


def _frame(table: Table, reach: Reach) -> Iterator[Thing]:
    """The title and the limit that runs."""
    yield Thing("mark:title", frame.title_box(reach.type, table, reach.app.view.width))
    if table.view.timer is not None and reach.timing.longer is not None and not reach.busy and not reach.pausing():
        yield Thing("mark:limit", table.limit_box())


def _buttons(reach: Reach) -> Iterator[Thing]:
    """The widgets that have a name: buttons, entries, steppers."""
    for widget in reach.focus.widgets():
        if widget.thing:
            yield Thing(f"button:{widget.thing}", widget.box)
