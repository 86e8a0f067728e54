"""The controls with which somebody says who they are: their name, their portrait or emblem, their colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scenes.app.lang import t
from scenes.app.names import LONGEST_NAME
from scenes.app.person import Person
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.kit.widget import Widget
from scenes.pages.discs import Discs, Row
from scenes.pages.setup.widgets import Ground
from scenes.stage import plate
from scenes.stage.emblem import EMBLEMS
from scenes.stage.likeness import LIKENESSES
from scenes.stage.plate import COLOURS
from scenes.stage.portrait import PORTRAITS

LEFT = 0.36
"""The share of the paper that is the piece of cloth with the large likeness and the name."""
CONTROL, HIGHEST = 44, 58
"""The height of the name's line at the usual text size, and the greatest one."""
GAP, PADDING = 14, 18
LARGEST = 250
"""The greatest width of the large likeness."""
HAIR = 0.1
"""The height of hair above the large likeness, as a share of its width."""
COLOUR = 46
"""The height of the row of colours."""
LETTER = Style("display", 900, 84, fixed=True)
ROWS = (7, 7, 6, 6)
"""The likenesses in each row: portraits, then emblems."""


class Told(NamedTuple):
    """Functions that are called with what somebody says of themself."""

    name: Callable[[str], None]
    """Called at every letter."""
    likeness: Callable[[str], None]
    colour: Callable[[int], None]
    done: Callable[[str], None]
    """Called with the name when Enter is pressed after it."""


class Large(Widget):
    """Somebody's likeness, large; of whom nothing is known, the mere sign of a person."""

    focusable = False

    def __init__(self, box: Box, person: Person) -> None:
        super().__init__(box)
        self.plate = plate.Plate(0, person.name, "", None, emblem=person.emblem, colour=person.colour or 0)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box.inset(-4), BRASS, self.box.width / 2 + 4, shadow=14)
        plate.face(canvas, self.box, self.plate, LETTER)
        if not self.plate.emblem and not self.plate.name:
            canvas.icon("person", *self.box.centre, self.box.width / 2, CREAM)


def controls(kind: Type, inner: Box, person: Person, told: Told) -> list[Widget]:
    """Make the controls on the paper inside this box, with what is known of the person so far."""
    left = inner._replace(width=inner.width * LEFT)
    right = Box(left.right + 2 * GAP, inner.y, inner.right - left.right - 2 * GAP, inner.height)
    return [Ground(left), *_name(kind, left.inset(PADDING), person, told), *_looks(kind, right, person, told)]


def _name(kind: Type, room: Box, person: Person, told: Told) -> list[Widget]:
    """The large likeness and, below it, the name, all in the middle of the room."""
    control, line = min(CONTROL * kind.text_size, HIGHEST), kind.line(STRONG_STYLE)
    below = 2 * GAP + line + GAP / 2 + control
    side = min(LARGEST, room.width * 0.84, (room.height - below) / (1 + HAIR))
    top = room.centre[1] - (side * (1 + HAIR) + below) / 2 + side * HAIR
    asked = Box(room.x, top + side + 2 * GAP, room.width, line)
    entry = Box(room.x, asked.bottom + GAP / 2, room.width, control)
    return [
        Large(centred(room.centre[0], top + side / 2, side, side), person),
        Label(asked, t("Your name"), STRONG_STYLE),
        Entry(entry, person.name, told.name, done=told.done, ghost=t("Player"), most=LONGEST_NAME),
    ]


def _looks(kind: Type, room: Box, person: Person, told: Told) -> list[Widget]:
    """The portraits and emblems and, below them, the colours."""
    title = room._replace(height=kind.line(STRONG_STYLE))
    colours = Box(room.x, room.bottom - COLOUR, room.width, COLOUR)
    discs = Box(room.x, title.bottom + GAP / 2, room.width, colours.y - GAP - title.bottom - GAP / 2)
    index = LIKENESSES.index(person.emblem) if person.emblem in LIKENESSES else None
    looks = Discs(discs, likenesses(person.colour), index, lambda at: told.likeness(LIKENESSES[at]))
    tones = Discs(colours, [[(colour, "") for colour in COLOURS]], person.colour or 0, told.colour)
    looks.tag, tones.tag = "likeness", "colour"
    return [Label(title, t("Your portrait, or an emblem"), STRONG_STYLE, INK, align="centre"), looks, tones]


def likenesses(colour: int | None, rows: tuple[int, ...] = ROWS) -> list[Row]:
    """All likenesses that can be chosen, on discs of a colour, in rows of these lengths."""
    assert len(LIKENESSES) == len(PORTRAITS) + len(EMBLEMS) == sum(rows)
    names = iter(LIKENESSES)
    return [[(COLOURS[colour or 0], next(names)) for _ in range(length)] for length in rows]
