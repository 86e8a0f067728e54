"""The widgets of the table by phase: those on the card, the buttons, the plates that can be clicked."""

from __future__ import annotations

from collections.abc import Callable

from game.defizz.moves import ROLL
from game.table import TABLE
from scenes.app.lang import t
from scenes.games.defizz import board, buttons, hints, stake, writing
from scenes.games.defizz.choices import choices
from scenes.games.defizz.desk import Desk
from scenes.games.defizz.luck import targets
from scenes.kit.box import Box, centred
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach
from scenes.tables.targets import SeatTarget

DIE = 74.0
"""The side of the square around the die that can be clicked."""


def build(table: Desk, reach: Reach) -> list[Widget]:
    """All widgets in the order of the Tab key: those on the card, the buttons, the plates that can be clicked."""
    found = _on_the_card(table, reach)
    offered = choices(table, reach)
    return [*found, *buttons.row(table.button_row(), reach, offered), *_plates(table, reach)]


def _on_the_card(table: Desk, reach: Reach) -> list[Widget]:
    view, kind = table.view, reach.type
    body = table.board().body
    if reach.busy and view.phase in ("roll", "choose", "challenge", "stake", "offer"):
        return []
    top = board.prompt_high(kind) + 4
    room = Box(body.x, body.y + top, body.width, body.height - top)
    if not table.legal:
        return []
    match view.phase:
        case "roll":
            spot = table.zones()["throw"]
            return [targets.ThingTarget(centred(spot.x, spot.y, DIE, DIE), reach.doing(ROLL), t("Throw the die"))]
        case "choose":
            return hints.widgets(table, reach, hints.rows(table, body, top))
        case "challenge":
            return stake.opponents(table, reach, room)
        case "stake":
            return stake.widgets(table, reach, room)
        case "chance":
            return [*writing.widgets(table, reach, body), *targets.widgets(table, reach, body)]
    return writing.widgets(table, reach, body)


def _plates(table: Desk, reach: Reach) -> list[Widget]:
    """Targets on the plates of people in a race for the floor or the green light, to click instead of a key."""
    if (
        table.asked is None
        or (table.view.phase != "press" and not table.racing)
        or table.eyes not in (TABLE, table.bottom)
    ):
        return []
    boxes = {**table.plates(), table.bottom: table.own_plate()}
    racers = [seat for seat in table.view.actors if seat >= 0 and table.seats[seat].person]

    def presses(seat: int) -> Callable[[], object]:
        return lambda: table.press(seat, reach)

    return [SeatTarget(boxes[seat], presses(seat)) for seat in racers]
