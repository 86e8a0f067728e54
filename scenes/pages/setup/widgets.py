"""The widgets that only the setup page has: seats as plates, discs to pick from, a sentence beside the button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.segments import Segments
from scenes.kit.stepper import Stepper
from scenes.kit.text import BODY_STYLE, DIGITS_STYLE, SMALL_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BRASS, CORAL, CREAM, INK, LAMP, Colour
from scenes.kit.widget import Widget
from scenes.stage import emblem, plate

SHRUNK = 0.84
"""The size of a disc that is not chosen, as a share of its room."""


class Ground(Widget):
    """A piece of the cloth on the paper, for plates to lie on."""

    focusable = False

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, LAMP, 18)


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


class Discs(Widget):
    """A row of discs, each a colour and an emblem, to pick one from; the left and right keys pick too."""

    def __init__(
        self, box: Box, discs: Sequence[tuple[Colour, str]], index: int, picked: Callable[[int], None], tip: str
    ) -> None:
        super().__init__(box, tip)
        self.discs = list(discs)
        self.index = index
        self.picked = picked

    def handle(self, intent: Intent) -> bool:
        if intent in (Action("left"), Action("right")):
            self._pick(self.index + (1 if intent == Action("right") else -1))
            return True
        if isinstance(intent, Pointer) and intent.kind == "press" and self.box.holds(intent.x, intent.y):
            self._pick(int((intent.x - self.box.x) / self.box.width * len(self.discs)))
            return True
        return super().handle(intent)

    def click(self) -> None:
        """Pick the next disc, after the last the first: for a key that confirms."""
        if not self.pressed:
            self._pick((self.index + 1) % len(self.discs))

    def _pick(self, index: int) -> None:
        if index != self.index and 0 <= index < len(self.discs):
            self.index = index
            self.picked(index)

    def draw(self, canvas: Canvas) -> None:
        for index, (cell, (colour, name)) in enumerate(zip(self.box.row(len(self.discs), 0), self.discs, strict=True)):
            side = min(cell.width, cell.height) - 2
            x, y = cell.centre
            if index == self.index:
                canvas.panel(centred(x, y, side + 2, side + 2), BRASS, side / 2 + 1, outline=INK, line=1.5)
            size = side - 5 if index == self.index else side * SHRUNK
            canvas.picture(emblem.disc(colour, canvas.view.px(size), name), x, y)
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
        canvas.paragraph(self.text, middle, style, CREAM, "right")


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
