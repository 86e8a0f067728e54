"""A table at rest: an act, a person to call, something new to tell, a move or the result comes next."""

from __future__ import annotations

from collections.abc import Callable

from game.table import TABLE
from scenes.app.scene import soonest
from scenes.tables.acts import LONGEST_PAUSE
from scenes.tables.calling import Calling
from scenes.tables.finishing import Finishing
from scenes.tables.meeting import Meeting
from scenes.tables.progress import FORCED, Progress
from scenes.tables.reach import Reach
from scenes.tables.watching import Watching

AT_THE_END = 1.2
"""Seconds between the last card and the result."""
SOON = 0.05
"""Seconds until a table looks again that has only to show what is over, or to call somebody."""


class Resting:
    """Chooses what comes next at a table, once all cues are played."""

    def __init__(
        self,
        progress: Progress,
        watching: Watching,
        finishing: Finishing,
        calling: Calling,
        meeting: Meeting,
        reach: Reach,
        pause: Callable[[], None],
    ) -> None:
        self.progress = progress
        self.watching = watching
        self.finishing = finishing
        self.calling = calling
        self.meeting = meeting
        self.reach = reach
        self.pause = pause
        """Opens the pause, for whoever turns away at the curtain."""
        self.met = not progress.sitting.moves
        """False as long as nobody has touched anything since a match was opened again: no limit runs until then."""

    @property
    def waits(self) -> bool:
        """True if a limit would run in a match that was opened again, and nobody has touched anything yet."""
        people, timer = self.progress.sharing.people, self.progress.sitting.timer
        return not self.met and bool(people) and timer is not None

    def go_on(self, dt: float) -> bool:
        """Go on to the next act, a move or the result; True if it has to be drawn."""
        progress, sitting = self.progress, self.progress.sitting
        if self.watching.holds or self.reach.app.aloud.telling:
            return False
        if self.finishing.play_on():
            return True
        if progress.acts.pausing:
            return self.meeting.tell() or self._look_on(dt)
        if progress.acts:
            progress.next_act()
            return True
        if sitting.outcome is not None:
            return self._end(dt)
        ruling = TABLE in sitting.actors
        if not ruling and self.calling.attend(self.pause):
            self.reach.focus.off()
            return True
        if self.meeting.tell():
            return True
        if ruling:
            return progress.rule(self.reach)
        if self.waits:
            return False
        return progress.force(dt) or progress.pass_time(dt)

    def _look_on(self, dt: float) -> bool:
        """Wait at the end of a round until somebody goes on; without people, for a while. Return False."""
        acts = self.progress.acts
        acts.waited += dt
        if not self.progress.sharing.people and acts.waited > LONGEST_PAUSE:
            self.progress.go_on()
        return False

    def _end(self, dt: float) -> bool:
        """Wait until the last card has been seen, then show the result; True while it waits."""
        acts = self.progress.acts
        acts.waited += dt
        if self.progress.show.director.clock.instant or acts.waited >= AT_THE_END:
            self.progress.overlays.result()
            return False
        return True

    def wake(self, page: float | None, hint: float | None) -> float | None:
        """Seconds until something comes next by itself; None if nothing does.

        `page` and `hint` are those until the page and the hint want to be looked at.
        """
        progress, sitting, acts = self.progress, self.progress.sitting, self.progress.acts
        if self.watching.holds:
            return page
        if acts.pausing:
            return None if progress.sharing.people else max(0.0, LONGEST_PAUSE - acts.waited)
        if sitting.outcome is not None or progress.sharing.unwatched:
            return SOON
        forced = max(0.0, FORCED - acts.waited) if progress.forced is not None else None
        return soonest(sitting.soon, hint, forced, page)
