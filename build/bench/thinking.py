"""Frames of a table while a hard player thinks in its process, against the same frames while nobody does."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal

import progress
import screen

Measured = Literal["cpu", "wall"]
Taken = dict[Measured, float]
"""The seconds that something took, by clock."""

CLOCKS: dict[Measured, Callable[[], float]] = {"cpu": time.process_time, "wall": time.perf_counter}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "trepido": (6, {"match": "points", "rounds": 100}),
    "tordu": (5, {"target": 100}),
}
"""The seats and the options of each game: matches so long that no new table has to be set while frames are counted."""
WARM, FRAMES = 900, 600
"""The frames before anything counts, and in a round."""
ROUNDS, QUICK = 4, 2
WORST = 0.99
SPARE = 0.5
"""The share of a core that must be free if the clock on the wall is to mean anything."""
LONGEST = 1.0
"""The seconds after which a player that is not asked again has stopped thinking."""


class Beside:
    """A thinker that plays at random at once, while a hard player thinks beside it in a process, if there is one.

    The hard player thinks about the same choice over and over; each answer is unpacked in a frame, as at any table.
    """

    def __init__(self, here: Any, there: Any = None) -> None:
        self.here = here
        self.there = there
        self.asked: Any = None
        self.ticket = 0

    def ask(self, seat: int, view: Any, legal: Any) -> int:
        self.asked = seat, view, legal
        if self.there is not None:
            self.there.cancel()
            self.ticket = self.there.ask(*self.asked)
        return self.here.ask(seat, view, legal)

    def answer(self, ticket: int) -> Any:
        return self.here.answer(ticket)

    def cancel(self) -> None:
        self.here.cancel()

    def listen(self) -> None:
        """Take an answer and ask again, as the sitting does in each frame after somebody's time to think."""
        if self.there is not None and self.there.answer(self.ticket) is not None:
            self.ticket = self.there.ask(*self.asked)


def frames(game: str, worker: Any) -> Iterator[Taken]:
    """The time that each frame of one match after the other takes; everything moves at normal speed."""
    from ai.player import Chance
    from ai.thinker import Inline, Mind, Process
    from scenes.pages.result.page import ResultPage

    seats, options = TABLES[game]
    while True:
        app = screen.table(game, seats, people=0, **options)
        sitting = app.top.sitting
        chance = {seat: Chance() for seat in sitting.players}
        minds = {seat: Mind("expert") for seat in sitting.players}
        there = Process(worker, game, minds, 7, Inline(chance, 7)) if worker is not None else None
        beside = sitting.thinking.thinker = Beside(Inline(chance, 7), there)
        sitting.plan_anew()
        while not isinstance(app.top, ResultPage):
            begun = {name: clock() for name, clock in CLOCKS.items()}
            if app.top.acts.pausing:
                app.top.progress.go_on()
            app.top.update(screen.FRAME)
            beside.listen()
            app.touch()
            app._draw()
            yield {name: clock() - begun[name] for name, clock in CLOCKS.items()}
            time.sleep(max(0.0, begun["wall"] + screen.FRAME - time.perf_counter()))


def thinking(game: str, measured: Measured) -> Callable[[bool], float | None]:
    """A function that measures the p99 of a frame while a hard player thinks, divided by the p99 while nobody does."""

    def measure(quick: bool) -> float | None:
        return None if measured == "wall" and crowded() else ratios(game, quick)[measured]

    return measure


def crowded() -> bool:
    """True if the machine is too busy for the clock on the wall."""
    waiting = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return waiting > (os.cpu_count() or 1) - SPARE


@cache
def ratios(game: str, quick: bool) -> Taken:
    """The ratios by both clocks, from the same frames: rounds alternate, and the best of each side counts."""
    from ai.worker import Worker

    worker = Worker()
    worker.start()
    try:
        sides = {"thinking": frames(game, worker), "idle": frames(game, None)}
        for side in sides.values():
            worst(side, WARM)
            progress.tick()
        gc.collect()
        found: dict[str, list[Taken]] = {name: [] for name in sides}
        for _ in range(QUICK if quick else ROUNDS):
            for name, side in sides.items():
                found[name].append(worst(side, FRAMES))
                progress.tick()
                time.sleep(LONGEST)
    finally:
        worker.close()
    best = {name: {clock: min(each[clock] for each in found[name]) for clock in CLOCKS} for name in sides}
    return {clock: best["thinking"][clock] / best["idle"][clock] for clock in CLOCKS}


def worst(side: Iterator[Taken], count: int) -> Taken:
    """The p99 of `count` frames, by clock."""
    taken = [next(side) for _ in range(count)]
    return {clock: sorted(each[clock] for each in taken)[int(count * WORST)] for clock in CLOCKS}
