"""A match that no person can change any more, played to its end in a few seconds."""

from __future__ import annotations

from game.shelf import ShelfError
from scenes.app.lang import t
from scenes.sitting.sitting import Sitting
from scenes.tables.frame import Onward
from scenes.tables.overlays import Overlays
from scenes.tables.progress import Progress
from scenes.tables.sharing import Sharing
from scenes.tables.table import Table

MOVES = 12
"""The most moves that are made in one frame."""


class Finishing:
    """Offers to play a match to its end unseen, once all people are out of it, and does so frame by frame."""

    def __init__(
        self, sitting: Sitting, table: Table, sharing: Sharing, progress: Progress, overlays: Overlays
    ) -> None:
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.progress = progress
        self.overlays = overlays
        self.under_way = False

    @property
    def possible(self) -> bool:
        """True if there are people at the table, and none of them can do anything more in this match."""
        people = self.sharing.people
        return bool(people) and self.sitting.outcome is None and all(map(self.table.finished, people))

    def button(self) -> Onward | None:
        """The button that begins it; None if it is not possible, or has begun."""
        offered = self.possible and not self.under_way
        return Onward(t("Finish quickly"), self.table.next_at, self.begin) if offered else None

    def begin(self) -> None:
        """Play on unseen from now on."""
        self.under_way = True
        self.progress.acts.clear()
        self.progress.see()

    def play_on(self) -> bool:
        """Make the moves of one frame, and show the table as it is then; False if it has not begun or is over."""
        if not self.under_way:
            return False
        try:
            self._make_moves()
        except ShelfError as error:
            self.overlays.unkept(error)
        self.progress.see()
        self.overlays.count()
        return True

    def _make_moves(self) -> None:
        """Make some moves, as long as no person is needed."""
        for _ in range(MOVES):
            self.under_way = self.possible and not self.sitting.people
            if not self.under_way or not self.sitting.make_next():
                return
