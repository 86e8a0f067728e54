"""The drawing of Trio around its cards: numbers, notes and prompts, under them and over them."""

from __future__ import annotations

from scenes.games.trio import exchange, marks, places, standing
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import lying
from scenes.games.trio.prompts import prompt
from scenes.kit.canvas import Canvas
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import CARD, CREAM
from scenes.stage.slots import Back, Slot

NOTED_ASIDE = 22.0
"""The least distance of a hand's notes from its middle, at the usual text size."""
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
            if key in table.notes:
                marks.noted(canvas, slot.x, slot.y + NOTED_BELOW * slot.scale, table.notes[key])
    for card in table.turned():
        marks.origin(canvas, centre.row[card.order].x, centre.origins, card.asked, table.seats)


def draw_prompt(canvas: Canvas, table: Layout) -> None:
    """Draw the prompt above the row; in an exchange, above the buttons."""
    kind, room = canvas.type, table.centre().prompt
    if table.view.phase == "exchange" and not table.turned():
        room = room._replace(y=exchange.top(table, kind) - room.height - ABOVE_BUTTONS)
    lines = prompt(table)
    line = next((line for line in lines if kind.width(line, STRONG_STYLE) <= room.width), lines[-1])
    canvas.text(line, room, STRONG_STYLE, CREAM, "centre")


def draw_hand(canvas: Canvas, table: Layout, seat: int) -> None:
    """Draw the notebook's notes at both ends of a hidden hand, and the number of its cards if it is somebody else's."""
    sprites, zone = table.stage.sprites, table.zone(seat)
    backs = sorted(
        key for key, sprite in sprites.items() if isinstance(key, Back) and sprite.home.zone == key.zone == zone
    )
    if not backs:
        return
    low, high = sprites[backs[0]], sprites[backs[-1]]
    middle, aside = (low.x + high.x) / 2, NOTED_ASIDE * canvas.type.text_size
    if low.key in table.notes:
        marks.noted(canvas, min(low.x, middle - aside), low.y, table.notes[low.key])
    if high.key in table.notes and high is not low:
        marks.noted(canvas, max(high.x, middle + aside), high.y, table.notes[high.key])
    if seat != table.bottom:
        marks.count(canvas, middle, table.blocks()[seat].strip.bottom, len(backs))


def draw_near(canvas: Canvas, table: Layout, seat: int, trios: standing.Trios) -> None:
    """Draw the mark of a seat that is one trio from winning: after its trios, or above one's own."""
    numbers = standing.near(table.view, seat, trios)
    if numbers is None:
        return
    words = marks.near_words(numbers)
    if seat == table.bottom:
        corner = table.corner_box()
        left = corner.right - marks.near_width(canvas.type, words)
        marks.near(canvas, left, corner.y - 16 * canvas.type.text_size, words)
        return
    box = table.blocks()[seat].won
    ends = [slot.x + places.SMALL * CARD[0] / 2 + places.NEAR_GAP for slot in table.trios(seat).values()]
    marks.near(canvas, max(ends, default=box.x), box.centre[1], words)
