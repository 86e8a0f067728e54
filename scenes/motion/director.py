"""The director: plays the cues of what happened, one after the other, and leaves every sprite where it belongs."""

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
from scenes.stage.stage import Stage

Cues = Mapping[type[Event], Callable[[Any, Stage], Cue | None]]
"""A game's cue table: what an event looks like. An event that is not in it is not shown."""
Runs = Mapping[type[Event], Callable[[Sequence[Any], Stage], Cue | None]]
"""The same for events that come in a row and are shown as one, like the hands of a deal."""


class Director:
    """A queue of cues over one stage. A cue is made when its turn comes, from the stage as it is then."""

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
        """A cue is in flight or waits."""
        return self._cue is not None or bool(self._queue)

    @property
    def moving(self) -> bool:
        """Something on the table still moves: draw another frame."""
        return self.busy or not self.stage.at_rest

    def show(self, events: Iterable[Event], layout_after: Layout) -> None:
        """Show what happened, redacted for who looks on, on the way to the layout of the view reached.

        Without events it is a hover, another order of the hand, another size of the window.
        """
        self.stage.aim(layout_after)
        self._queue.extend(self._makers(events))
        self._begun()

    def play(self, cue: Cue) -> None:
        """Play a cue that no event asked for."""
        self._queue.append(lambda: cue)
        self._begun()

    def update(self, dt: float) -> bool:
        """Go on by `dt` real seconds; True when there may be something new to draw."""
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
        # What answers a hand is never slower than real time.
        self.stage.follow(max(dt, scaled))
        return True

    def _hurry(self, dt: float) -> None:
        """Without motion: all is at its end at once, but for what has to be looked at."""
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
        """A click or Space: the cue in flight is over. False when there was none."""
        finished = self._skip(1)
        self._settle()
        return finished

    def drain(self) -> None:
        """Everything at its end, now."""
        self._skip(None)
        if self.stage.goal is not None:
            self.stage.settle(self.stage.goal, at_once=True)
            self._settled = True

    def cut(self, layout: Layout) -> None:
        """Somebody else looks on now: this layout at once, and nothing of what was on its way."""
        self._queue.clear()
        self._cue = self.stage.banner = None
        self.stage.settle(layout, at_once=True)
        self._settled = True

    def hear(self) -> list[str]:
        """The sounds that fell due since somebody last asked."""
        due, self.stage.sounds = self.stage.sounds, []
        return due

    def _makers(self, events: Iterable[Event]) -> Iterator[Callable[[], Cue | None]]:
        for kind, group in groupby(events, key=type):
            if kind in self.runs:
                yield partial(self.runs[kind], tuple(group), self.stage)
            elif kind in self.cues:
                yield from (partial(self.cues[kind], event, self.stage) for event in group)

    def _current(self) -> Cue | None:
        """The cue in flight; otherwise the next is made, if its event has one."""
        if self._cue is None and self._queue:
            self._cue = self._queue.popleft()()
        return self._cue

    def _skip(self, cues: int | None) -> bool:
        """Finish that many cues, or all. Of what is skipped only the last sound is heard."""
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
        self._settled = False
        if self.clock.instant:
            self._hurry(0.0)
        else:
            self._settle()

    def _settle(self) -> None:
        """With nothing left to play, every sprite goes where the layout has it."""
        if not self.busy and not self._settled and self.stage.goal is not None:
            self.stage.settle(self.stage.goal)
            self._settled = True
