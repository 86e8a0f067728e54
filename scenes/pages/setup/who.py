"""The page on which somebody who has sat at this machine is chosen for a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.app.lang import t
from scenes.app.person import Person
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.kit.box import Box
from scenes.kit.widget import Widget
from scenes.pages.setup.widgets import Ground, SeatPlate
from scenes.stage import likeness
from scenes.stage.plate import Plate

COLUMNS = 3
PLATE = 56
"""The height of a plate at the usual text size."""
PADDING = 16


class WhoPage(Sheet):
    """Plates of people, the last to sit down first; one clicked is chosen, and the page closes.

    There are as many as there is room for: whoever sat here longer ago is found by typing their name.
    """

    def __init__(
        self, people: Sequence[Person], chosen: Callable[[Person], None], newcomer: Callable[[], None]
    ) -> None:
        super().__init__()
        self.people = list(people)
        self.chosen = chosen
        self.newcomer = newcomer
        """Called for somebody who has not sat here yet."""

    def title(self) -> str:
        return t("Who sits here?")

    def body(self, inner: Box) -> list[Widget]:
        high = PLATE * self.app.canvas.type.text_size
        room = inner.inset(PADDING)
        most = int((room.height + GAP) // (high + GAP))
        rows = min(most, -(-len(self.people) // COLUMNS))
        ground = inner._replace(height=rows * (high + GAP) - GAP + 2 * PADDING)
        self.paper = self.paper._replace(height=ground.height + self.paper.height - inner.height)
        lines = ground.inset(PADDING).column(rows, GAP)
        boxes = [box for line in lines for box in line.row(COLUMNS, GAP)]
        plates = [SeatPlate(box, index, self._shows(index), self._take) for index, box in enumerate(boxes)]
        return [Ground(ground), *plates[: len(self.people)]]

    def extras(self) -> list[Extra]:
        return [Extra(t("New person"), self._new, "do")]

    def _shows(self, index: int) -> Callable[[], Plate]:
        person = self.people[index] if index < len(self.people) else Person()
        return lambda: Plate(index, person.name, "", None, emblem=likeness.of(person.seat), colour=person.colour)

    def _take(self, index: int) -> None:
        self.app.pop()
        self.chosen(self.people[index])

    def _new(self) -> None:
        self.app.pop()
        self.newcomer()
