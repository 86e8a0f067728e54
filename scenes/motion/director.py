"""The director: turns events into cues, plays them in order, and leaves every sprite in its slot."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from math import inf
from typing import Any

from game.table import Event
from scenes.motion.clock import Clock
from scenes.motion.cue import Cue
from scenes.stage.slots import Layout
from scenes.stage.stage import Due, Stage

Cues = Mapping[type[Event], Callable[[Any, Stage], Cue | None]]
"""A game's cue table: event → its cue. An event that is not in it is not shown."""
Runs = Mapping[type[Event], Callable[[Sequence[Any], Stage], Cue | None]]
"""The same for events that come in a row and share one cue, like the hands of a deal."""


class Director:
    """Plays what happened on one stage: a queue of cues at the speed of a clock, on the way to a layout.

    The layout is that of a state already reached, so skipping changes nothing: when the queue is empty, every sprite
    goes to the slot that the layout gives it. A cue is made when its turn comes, from the stage as it is then.
    """

    def __init__(self, clock: Clock, stage: Stage, cues: Cues | None = None, runs: Runs | None = None) -> None:
        self.clock = clock
        self.stage = stage
        self.cues: Cues = cues or {}
        self.runs: Runs = runs or {}
        self._queue: deque[Callable[[], Cue | None]] = deque()
        self._cue: Cue | None = None
        self._settled = True

    @property
    def busy(self) -> bool:
        """True if a cue is playing or waits."""
        return self._cue is not None or bool(self._queue)

    @property
    def moving(self) -> bool:
        """True if something on the table still moves, so that another frame should be drawn."""
        return self.busy or not self.stage.at_rest

    def show(self, events: Iterable[Event], layout_after: Layout) -> None:
        """Queue the cues of these events (redacted for those who look on) on the way to the layout of the view reached.

        Without events only the layout changes: a hover, another order of the hand, another size of the window.
        """
        self.stage.aim(layout_after)
        self._queue.extend(self._makers(events))
        self._begun()

    def play(self, cue: Cue) -> None:
        """Queue a cue that belongs to no event."""
        self._queue.append(lambda: cue)
        self._begun()

    def first(self, cue: Cue) -> None:
        """Play a cue that belongs to no event before all that are queued."""
        self._queue.appendleft(lambda: cue)
        self._begun()

    def update(self, dt: float) -> bool:
        """Let `dt` real seconds pass; True if there may be something new to draw."""
        if dt <= 0.0 or not self.moving:
            return False
        left = scaled = self.clock.advance(dt)
        if scaled == inf:
            self._hurry(dt)
            return True
        while self.busy and left > 0.0:
            cue = self._current()
            if cue is None:
                continue
            if not cue.update(left):
                break
            left, self._cue = cue.spare, None
        self._settle()
        # Hovers answer a hand, so drifting is never slower than real time.
        self.stage.follow(max(dt, scaled))
        return True

    def _hurry(self, dt: float) -> None:
        """Finish every cue at once, except those that have to be looked at: they get `dt` seconds."""
        while self.busy:
            cue = self._current()
            if cue is None or not cue.seen:
                self._skip(1)
            elif cue.update(dt):
                self._cue = None
            else:
                return
        self.drain()

    def finish_current(self) -> bool:
        """Finish the cue that is playing (a click, Space); False if there was none."""
        finished = self._skip(1)
        self._settle()
        return finished

    def drain(self) -> None:
        """Finish every cue and put every sprite in its slot, at once."""
        self._skip(None)
        if self.stage.goal is not None:
            self.stage.settle(self.stage.goal, at_once=True)
            self._settled = True

    def cut(self, layout: Layout) -> None:
        """Drop every cue and show this layout at once: those who look on now may not see what was on its way."""
        self._queue.clear()
        self._cue = self.stage.banner = self.stage.acting = None
        self.stage.settle(layout, at_once=True)
        self._settled = True

    def hear(self) -> list[Due]:
        """The sounds that fell due since the last call."""
        due, self.stage.sounds = self.stage.sounds, []
        return due

    def _makers(self, events: Iterable[Event]) -> Iterator[Callable[[], Cue | None]]:
        """A function for each event, or run of events, that makes its cue."""
        for kind, group in groupby(events, key=type):
            if kind in self.runs:
                yield partial(self.runs[kind], tuple(group), self.stage)
            elif kind in self.cues:
                yield from (partial(self.cues[kind], event, self.stage) for event in group)

    def _current(self) -> Cue | None:
        """The cue that is playing, else the next of the queue, made now; None if its event has no cue after all."""
        if self._cue is None and self._queue:
            self._cue = self._queue.popleft()()
        return self._cue

    def _skip(self, cues: int | None) -> bool:
        """Finish this many cues (None: all); True if there were any. Only the last of their sounds is heard."""
        heard, self.stage.sounds = self.stage.sounds, []
        finished = 0
        while self.busy and finished != cues:
            cue = self._current()
            if cue is not None:
                cue.finish()
                finished += 1
            self._cue = None
        self.stage.sounds = heard + self.stage.sounds[-1:]
        return finished > 0

    def _begun(self) -> None:
        """Something was queued or a layout set: settle what can be settled now."""
        self._settled = False
        if self.clock.instant:
            self._hurry(0.0)
        else:
            self._settle()

    def _settle(self) -> None:
        """With nothing left to play, send every sprite to its slot in the layout."""
        if not self.busy and not self._settled and self.stage.goal is not None:
            self.stage.settle(self.stage.goal)
            self._settled = True
