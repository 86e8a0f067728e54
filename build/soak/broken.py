"""Broken files of every kind in the user's folder: the program opens, says what is wrong, and keeps the file."""

from __future__ import annotations

import os

from part import Part, Tally

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.scenes.broken import Trial, trial_of
from tests.scratch import scratch

FILES = 100_000
EACH = 200
LONGEST = 1.0
"""The most CPU seconds for one file."""


def some_files(number: int, tally: Tally) -> None:
    """Start one program on one folder with a broken file after the other."""
    with scratch() as folder:
        trial = Trial(folder)
        for file in range(number * EACH, (number + 1) * EACH):
            try:
                kind, what = trial_of(trial, file)
            except Exception as error:
                error.add_note(f"file {file}: tests/scenes/broken.py, trial_of(Trial(folder), {file})")
                raise
            tally.done += 1
            tally.counts[what] += 1
            tally.kinds.add((kind, what))
            assert trial.slowest < LONGEST, f"file {file} took {trial.slowest:.2f} s"
        tally.reach("slowest s", trial.slowest)


PARTS = (Part("broken", "files", FILES // EACH, some_files, batch=2),)
