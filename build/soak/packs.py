"""Hostile packs of questions: brought in as people do it, refused in words or played with on screen."""

from __future__ import annotations

from part import Part, Tally

from tests.scenes.games.defizz.packtrials import SIZES, Trials
from tests.scratch import scratch

EACH = 50
PIECES = 400
LONGEST = {"import": 1.0, "vast": 5.0, "frame": 0.5}
"""The most CPU seconds for importing a pack, for importing a vast one, and for a frame."""


def some_packs(number: int, tally: Tally) -> None:
    """Bring one pack after the other into one program."""
    with scratch() as folder:
        trials = Trials(folder, SIZES[number % len(SIZES)])
        for trial in range(number * EACH, (number + 1) * EACH):
            try:
                what = trials.run(trial)
            except Exception as error:
                error.add_note(f"pack {trial}: tests/scenes/games/defizz/packtrials.py, Trials.run({trial})")
                raise
            tally.done += 1
            tally.kinds.update(what.split())
        tally.counts += trials.met
        for name, seconds in trials.slowest.items():
            tally.reach(f"{name} s", seconds)
            assert seconds < LONGEST[name], f"{name}: {seconds:.2f} s of CPU"


PARTS = (Part("packs", "packs", PIECES, some_packs, batch=4),)
