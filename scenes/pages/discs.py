"""Discs to pick one from: likenesses, or colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Pointer
from scenes.kit.theme import BRASS, INK, Colour
from scenes.kit.widget import Widget
from scenes.stage import likeness

SHRUNK, RISEN = 0.84, 0.92
"""The size of a disc that is not chosen, as a share of its room: at rest, and under the pointer."""
ROUND = 22
"""The greatest radius of the focus around the rows."""

Row = Sequence[tuple[Colour, str]]
"""Discs side by side: the colour of each, and the name of its likeness; "" for the colour alone."""


class Discs(Widget):
    """Rows of discs in the middle of a box, to pick one from; `picked` gets its number, counted row after row.

    The arrow keys pick too. Up from the first row and down from the last one they lead elsewhere.
    """

    def __init__(
        self, box: Box, rows: Sequence[Row], index: int | None, picked: Callable[[int], None], tip: str = ""
    ) -> None:
        super().__init__(box, tip)
        self.rows = [list(row) for row in rows]
        self.index = index
        """The number of the disc that is picked; None if none is."""
        self.picked = picked
        self.over: int | None = None
        """The number of the disc that the pointer was last seen on."""

    @property
    def side(self) -> float:
        """The width and the height of a disc's room."""
        return min(self.box.width / max(map(len, self.rows)), self.box.height / len(self.rows))

    def cells(self) -> list[Box]:
        """The room of each disc."""
        side, (x, y) = self.side, self.box.centre
        top = y - side * len(self.rows) / 2
        return [
            Box(x + (place - len(row) / 2) * side, top + number * side, side, side)
            for number, row in enumerate(self.rows)
            for place in range(len(row))
        ]

    @property
    def middle(self) -> tuple[float, float]:
        return self.box.centre if self.index is None else self.cells()[self.index].centre

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Action) and intent.name in ("left", "right", "up", "down"):
            return self._step(intent.name)
        if isinstance(intent, Pointer) and intent.kind in ("press", "move"):
            return self._point(intent)
        return super().handle(intent)

    def _point(self, pointer: Pointer) -> bool:
        """Pick the disc that is pressed, or lift the one that the pointer has come to; False if nothing changes."""
        under = self._at(pointer.x, pointer.y)
        if under is None or (pointer.kind == "move" and under == self.over):
            return False
        self.over = under
        if pointer.kind == "press":
            self._pick(under)
        return True

    def _at(self, x: float, y: float) -> int | None:
        return next((number for number, cell in enumerate(self.cells()) if cell.holds(x, y)), None)

    def _step(self, way: str) -> bool:
        """Pick the next disc that way; False if the rows end there and the focus may leave."""
        if self.index is None:
            self._pick(0)
            return True
        if way in ("left", "right"):
            self._pick(self.index + (1 if way == "right" else -1))
            return True
        cells, down = self.cells(), 1 if way == "down" else -1
        x, y = cells[self.index].centre
        near = [number for number, cell in enumerate(cells) if abs(cell.centre[1] - y - down * self.side) < 1]
        if not near:
            return False
        self._pick(min(near, key=lambda number: abs(cells[number].centre[0] - x)))
        return True

    def click(self) -> None:
        """Pick the next disc, after the last the first: for a key that confirms."""
        if not self.pressed:
            self._pick(0 if self.index is None else (self.index + 1) % len(self.cells()))

    def _pick(self, index: int) -> None:
        if index != self.index and 0 <= index < len(self.cells()):
            self.index = index
            self.picked(index)

    def follow(self, before: Widget) -> None:
        super().follow(before)
        if isinstance(before, Discs):
            self.over = before.over

    def draw(self, canvas: Canvas) -> None:
        discs = [disc for row in self.rows for disc in row]
        for index, (cell, (colour, name)) in enumerate(zip(self.cells(), discs, strict=True)):
            side = min(cell.width, cell.height) - 2
            x, y = cell.centre
            if index == self.index:
                canvas.panel(centred(x, y, side + 2, side + 2), BRASS, side / 2 + 1, outline=INK, line=1.5)
            share = RISEN if self.hover and index == self.over else SHRUNK
            size = side - 5 if index == self.index else side * share
            likeness.draw(canvas, centred(x, y, size, size), name, colour)
        self.ring(canvas, min(ROUND, self.box.height / 2))
