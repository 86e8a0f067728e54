"""The company of an event's cue: the seat that acts is lit up, and whoever asked for it hears of the event."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from game.table import Event
from scenes.motion.cue import Cue, Entry, after, wait
from scenes.motion.director import Cues
from scenes.stage.stage import Stage


def actor(event: Event) -> int | None:
    """The seat that acts in an event; None if it is about nobody in particular."""
    seat = getattr(event, "seat", getattr(event, "giver", getattr(event, "declarer", None)))
    return seat if isinstance(seat, int) and seat >= 0 else None


@dataclass(frozen=True, slots=True)
class Acting:
    """A piece during which a seat is lit up."""

    stage: Stage
    seat: int

    def begin(self) -> None:
        self.stage.acting = self.seat

    def step(self, share: float) -> None: ...

    def end(self) -> None:
        if self.stage.acting == self.seat:
            self.stage.acting = None


def lit(stage: Stage, seat: int, cue: Cue) -> Cue:
    """The same cue, with a seat lit up as long as it takes."""
    whole = Cue([Entry(0, cue.ms, Acting(stage, seat)), *cue.entries], cue.ms)
    whole.seen = cue.seen
    return whole


def followed(cues: Cues, actions: Container[type[Event]], rests: Callable[[int], int]) -> Cues:
    """The same table of cues, in which whoever acts is lit up, and rests for so many milliseconds after an action."""

    def maker(kind: type[Event]) -> Callable[[Any, Stage], Cue | None]:
        make = cues[kind]

        def made(event: Any, stage: Stage) -> Cue | None:
            cue, seat = make(event, stage), actor(event)
            if cue is None or seat is None or not cue.ms:
                return cue
            return lit(stage, seat, after(cue, wait(rests(seat))) if kind in actions else cue)

        return made

    return {kind: maker(kind) for kind in cues}


def heralded(cues: Cues, tell: Callable[[type[Event]], None]) -> Cues:
    """The same table of cues, in which the kind of each event is told as soon as its cue begins."""

    def maker(kind: type[Event]) -> Callable[[Any, Stage], Cue | None]:
        def made(event: Any, stage: Stage) -> Cue | None:
            tell(kind)
            return cues[kind](event, stage)

        return made

    return {kind: maker(kind) for kind in cues}
