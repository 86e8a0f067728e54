"""All that is told around the cards: the trail, the talk, toasts. Each has its place where the others leave room."""

from __future__ import annotations

from game.table import TABLE
from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.widget import Widget
from scenes.sitting.sitting import Sitting
from scenes.tables import inventory
from scenes.tables.company import Company
from scenes.tables.hints import Hints
from scenes.tables.lately import TRAIL, Lately, TrailButton
from scenes.tables.reach import Reach
from scenes.tables.table import Table
from scenes.tables.toasting import Taken, Toasting
from scenes.tables.trail import Trail


class Surroundings:
    """The trail, the company and the toasts of one table."""

    def __init__(self, app: App, sitting: Sitting, table: Table, reach: Reach, hints: Hints, lately: Lately) -> None:
        self.sitting = sitting
        self.table = table
        self.reach = reach
        self.hints = hints
        self.lately = lately
        self.trail = Trail(app, sitting.port(TABLE), table, self.taken)
        self.company = Company(app, sitting, table, self._taken_for_words)
        self.toasting = Toasting(app, table, self._taken_by_kind)

    def update(self, dt: float, calm: bool) -> bool:
        """Let time pass for faces, talk and the trail; `calm` if no cue is being played. True if something changes."""
        different = calm and not self.sitting.guided and self.trail.update(self.sitting.moves)
        if different:
            self.reach.rebuild()
        return self.company.update(dt, calm) or different

    def again(self) -> list[Widget]:
        """The trail as a button."""
        return self.lately.button(self.trail.boxes)

    def taken(self) -> list[Box]:
        """The boxes of everything on the table but the trail."""
        found = inventory.things(self.table, self.reach)
        widgets = [widget.box for widget in self.reach.focus.widgets() if not isinstance(widget, TrailButton)]
        return [*(thing.box for thing in found if thing.name != TRAIL), *widgets]

    def _taken_for_words(self) -> list[Box]:
        """The boxes of everything on the table, the trail and a toast included."""
        toasts = [] if self.toasting.box is None else [self.toasting.box]
        return [*self.taken(), *self.trail.boxes, *toasts]

    def _taken_by_kind(self) -> Taken:
        """The boxes of what is played with and of everything else, for a sentence that is to cover neither."""
        found = inventory.things(self.table, self.reach)
        widgets = [widget.box for widget in self.reach.focus.widgets()]
        plates = [self.table.own_plate(), *self.table.plates().values()]
        words = self.hints.words()
        hint = [self.hints.box(words)] if words else []
        company = self.company
        said = [company.box] if company.remarks.shown is not None and company.box is not None else []
        return Taken([*widgets, *plates, *hint], [*(thing.box for thing in found), *self.trail.boxes, *said])
