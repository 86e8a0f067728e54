"""The widgets that only the setup page has: seats as plates, a sentence beside the button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.segments import Segments
from scenes.kit.stepper import Stepper
from scenes.kit.text import BODY_STYLE, DIGITS_STYLE, SMALL_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import CORAL, CREAM
from scenes.kit.widget import Widget
from scenes.stage import plate


class Ground(Widget):
    """A piece of the cloth on the paper, for plates to lie on."""

    focusable = False

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, canvas.cloth.lamp, 18)


class SeatPlate(Widget):
    """A seat's plate, made anew by `shows` each time it is drawn; clicked or reached by keys, it calls `chosen`."""

    def __init__(self, box: Box, place: int, shows: Callable[[], plate.Plate], chosen: Callable[[int], None]) -> None:
        super().__init__(box)
        self.place = place
        self.shows = shows
        self.chosen = chosen

    def says(self) -> int:
        return self.place

    def click(self) -> None:
        self.chosen(self.place)

    def draw(self, canvas: Canvas) -> None:
        plate.draw(canvas, self.box, self.shows())
        if self.hover and not self.ringed:
            canvas.panel(self.box, None, self.box.height / 2, outline=CREAM, line=1.5)
        self.ring(canvas, self.box.height / 2)


class Note(Widget):
    """The note beside the deal button: what will be dealt or, on coral, why it can't be."""

    focusable = False

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.text = ""
        self.urgent = False

    def draw(self, canvas: Canvas) -> None:
        if not self.text:
            return
        kind, room = canvas.type, self.box.inset(12, 0)
        style = BODY_STYLE if kind.width(self.text, BODY_STYLE) <= room.width else SMALL_STYLE
        lines = len(kind.wrap(self.text, style, room.width))
        height = kind.line(style) * lines
        if self.urgent:
            width = 24 + min(
                room.width, max(kind.width(line, style) for line in kind.wrap(self.text, style, room.width))
            )
            ground = Box(self.box.right - width, self.box.y, width, self.box.height)
            canvas.panel(ground, CORAL, min(16, self.box.height / 2))
        middle = Box(room.x, self.box.centre[1] - height / 2, room.width, height)
        canvas.paragraph(self.text, middle, style, CREAM if self.urgent else canvas.cloth.words, "right")


def one_of(
    kind: Type, box: Box, values: Sequence[tuple[object, str]], chosen: object, changed: Callable[[object], None]
) -> Widget:
    """Make a control with all values side by side if there is room for their words, else a stepper."""
    needed = sum(kind.width(text, STRONG_STYLE) + 20 for _, text in values)
    make = Segments if needed <= box.width else _steps
    return make(box, values, chosen, changed)


def in_turn(
    kind: Type, box: Box, values: Sequence[tuple[object, str]], chosen: object, changed: Callable[[object], None]
) -> Widget:
    """Make a stepper at the right end of the box, as wide as the longest value needs."""
    widest = max(kind.width(text, DIGITS_STYLE) for _, text in values) + 2 * box.height + 24
    width = min(box.width, max(widest, 4 * box.height))
    return _steps(box._replace(x=box.right - width, width=width), values, chosen, changed)


def _steps(box: Box, values: Sequence[tuple[object, str]], chosen: object, changed: Callable[[object], None]) -> Widget:
    """Make a stepper through the indexes of the values."""
    known = [value for value, _ in values]
    last = len(known) - 1
    return Stepper(box, known.index(chosen), 0, last, lambda at: changed(known[at]), shown=lambda at: values[at][1])
