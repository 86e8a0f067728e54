"""Asking for a rerun: by whom, since when, and when not."""

from __future__ import annotations

from collections.abc import Callable

from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.widget import Widget
from scenes.sitting.sitting import Sitting
from scenes.stage.trail import HIGH, whole
from scenes.tables.acts import Acts
from scenes.tables.progress import Progress
from scenes.tables.reach import Reach
from scenes.tables.rerun import Rerun, Story
from scenes.tables.sharing import Sharing
from scenes.tables.show import Show
from scenes.tables.table import Table

TRAIL = "button:trail"
"""The name of the trail among the things on the table."""


class TrailButton(Widget):
    """The trail as a button: it shows again what happened since somebody's last turn."""

    def __init__(self, rows: list[Box], does: Callable[[], None]) -> None:
        super().__init__(whole(rows), t("Once more since the last turn, slowly (F3)"))
        self.does = does
        self.tag = self.thing = "trail"

    def click(self) -> None:
        self.does()

    def draw(self, canvas: Canvas) -> None:
        self.ring(canvas, HIGH / 2)


class Lately:
    """Shows again what has happened since the last turn of whoever looks on, as often as they like."""

    def __init__(
        self,
        app: App,
        sitting: Sitting,
        table: Table,
        sharing: Sharing,
        acts: Acts,
        show: Show,
        progress: Progress,
        reach: Reach,
        hidden: Callable[[], bool],
    ) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.acts = acts
        self.show = show
        self.progress = progress
        self.reach = reach
        self.hidden = hidden
        """Tells if hands lie face down now."""

    @property
    def seat(self) -> int | None:
        """The seat since whose last turn it is shown; None if nobody in particular looks on.

        At a table without people it is the next one to act.
        """
        sharing = self.sharing
        if not sharing.people:
            return next(iter(self.sitting.actors), 0)
        return sharing.eyes if sharing.eyes >= 0 else sharing.actor

    @property
    def offered(self) -> bool:
        """True if it can be shown now: never while a limit or a race runs, as it would stop the time."""
        ready = self.acts.pausing or not self.acts
        possible = self.seat is not None and not self.sitting.guided and not self.sitting.hurried
        return possible and ready and self.sitting.moves > 0

    def button(self, rows: list[Box]) -> list[Widget]:
        """The trail, in these boxes, as a button; empty if there is nothing to show."""
        return [TrailButton(rows, self.ask)] if rows and self.offered else []

    def ask(self) -> None:
        """Show it, or say why not."""
        seat = self.seat
        if not self.offered or seat is None:
            if self.sitting.hurried:
                self.app.toasts.say(t("Not while a limit runs: look once more afterwards."))
            return
        self.show.director.drain()
        port, sitting = self.sharing.port(self.sitting), self.sitting
        story = Story(port, self.table.sight, sitting.last_turn(seat), sitting.moves, self.acts.pausing)
        self.progress.fresh.forget()
        self.app.push(Rerun(self.table, story, self.reach, self.hidden()))
