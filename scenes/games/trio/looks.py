"""The drawing of Trio around its cards: numbers, notes and prompts, under them and over them."""

from __future__ import annotations

from typing import NamedTuple

from scenes.games.trio import exchange, marks, places, standing
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import lying
from scenes.games.trio.prompts import prompt
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE, Type
from scenes.kit.theme import CARD
from scenes.stage.slots import Back, Slot
from scenes.stage.sprite import Sprite

NOTED_ASIDE = 22.0
"""The least distance of a hand's notes from its middle, at the usual text size."""
COUNT_RAISED = 8.0
"""The distance by which the number of cards is higher before a portrait, to leave the name below free."""
NOTED_BELOW = 24.0
"""The distance of a card's note below its middle, so that the number of its place stays free."""
ABOVE_BUTTONS = 12.0
"""The gap between the prompt of an exchange and the buttons that answer it."""


def free(table: Layout) -> list[tuple[Slot, str]]:
    """The slots of the middle and of the row where no card lies, each with the text that is drawn there."""
    sprites, centre = table.stage.sprites, table.centre()
    found = [(slot, str(index + 1)) for index, slot in enumerate(centre.places) if Back("middle", index) not in sprites]
    if table.view.phase != "exchange":
        found += [(slot, "?") for slot in centre.row[len(lying(table.stage)) :]]
    return found


def draw_middle(canvas: Canvas, table: Layout) -> None:
    """Draw the number of each card in the middle, its note from the notebook, and the origins of the row's cards."""
    centre, sprites = table.centre(), table.stage.sprites
    for index, slot in enumerate(centre.places):
        key = Back("middle", index)
        if key in sprites:
            marks.numbered(canvas, slot, index)
        note = place_note(table, index)
        if note is not None:
            marks.noted(canvas, *note)
    for card in table.turned():
        marks.origin(canvas, centre.row[card.order].x, centre.origins, card.asked, table.seats)


def prompt_line(kind: Type, table: Layout) -> tuple[str, Box]:
    """The prompt in the longest wording that has room, and its room: above the row, or above an exchange's buttons."""
    room = table.centre().prompt
    if table.view.phase == "exchange" and not table.turned():
        room = room._replace(y=exchange.top(table, kind) - room.height - ABOVE_BUTTONS)
    lines = prompt(table)
    return next((line for line in lines if kind.width(line, STRONG_STYLE) <= room.width), lines[-1]), room


def draw_prompt(canvas: Canvas, table: Layout) -> None:
    """Draw the prompt above the row; in an exchange, above the buttons."""
    line, room = prompt_line(canvas.type, table)
    canvas.text(line, room, STRONG_STYLE, canvas.cloth.words, "centre")


class Note(NamedTuple):
    """A number that the notebook knows, and the middle of the disc that it is written on."""

    x: float
    y: float
    number: int


def _hidden(table: Layout, seat: int) -> list[Sprite]:
    """The cards of a hand that lie face down in it, the lowest first."""
    sprites, zone = table.stage.sprites, table.zone(seat)
    backs = [key for key, sprite in sprites.items() if isinstance(key, Back) and sprite.home.zone == key.zone == zone]
    return [sprites[key] for key in sorted(backs)]


def place_note(table: Layout, index: int) -> Note | None:
    """The note on a card of the middle; None if the notebook doesn't know it, or the card has gone."""
    key, slot = Back("middle", index), table.centre().places[index]
    if key not in table.stage.sprites or key not in table.notes:
        return None
    return Note(slot.x, slot.y + NOTED_BELOW * slot.scale, table.notes[key])


def hand_notes(table: Layout, seat: int, text_size: float) -> dict[str, Note]:
    """The notes at the ends of a hidden hand, by the name of the end."""
    backs = _hidden(table, seat)
    if not backs:
        return {}
    low, high = backs[0], backs[-1]
    middle, aside = (low.x + high.x) / 2, NOTED_ASIDE * text_size
    found = {}
    if low.key in table.notes:
        found["low"] = Note(min(low.x, middle - aside), low.y, table.notes[low.key])
    if high.key in table.notes and high is not low:
        found["high"] = Note(max(high.x, middle + aside), high.y, table.notes[high.key])
    return found


def count_box(table: Layout, seat: int, text_size: float) -> Box | None:
    """The box of the number of cards of somebody else's hidden hand; None if it is not shown."""
    backs = _hidden(table, seat)
    if not backs or seat == table.bottom:
        return None
    block = table.blocks()[seat]
    low = block.strip.bottom - (COUNT_RAISED if block.large else 0.0)
    return marks.count_box((backs[0].x + backs[-1].x) / 2, low, text_size)


def draw_hand(canvas: Canvas, table: Layout, seat: int) -> None:
    """Draw the notebook's notes at both ends of a hidden hand, and the number of its cards if it is somebody else's."""
    for note in hand_notes(table, seat, canvas.type.text_size).values():
        marks.noted(canvas, *note)
    box = count_box(table, seat, canvas.type.text_size)
    if box is not None:
        marks.count(canvas, box, len(_hidden(table, seat)))


def near_box(kind: Type, table: Layout, seat: int, trios: standing.Trios) -> Box | None:
    """The box of the mark of a seat that is one trio from winning: after its trios, or above one's own; else None."""
    numbers = standing.near(table.view, seat, trios)
    if numbers is None:
        return None
    words = marks.near_words(numbers)
    width, height = marks.near_width(kind, words), marks.NEAR_HIGH * kind.text_size
    if seat == table.bottom:
        corner = table.corner_box()
        return Box(corner.right - width, corner.y - 16 * kind.text_size - height / 2, width, height)
    box = table.blocks()[seat].won
    ends = [slot.x + places.SMALL * CARD[0] / 2 + places.NEAR_GAP for slot in table.trios(seat).values()]
    return Box(max(ends, default=box.x), box.centre[1] - height / 2, width, height)


def draw_near(canvas: Canvas, table: Layout, seat: int, trios: standing.Trios) -> None:
    """Draw the mark of a seat that is one trio from winning."""
    box = near_box(canvas.type, table, seat, trios)
    if box is not None:
        marks.near(canvas, box, marks.near_words(standing.near(table.view, seat, trios) or []))
