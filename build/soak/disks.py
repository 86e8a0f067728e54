"""Tables on disks that fail and lose their power: what was shown is there again, and what went wrong is said."""

from __future__ import annotations

import os
from random import Random

from part import Part, Tally

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.scenes.disks import Story
from tests.scratch import scratch

FAULTS = 20_000
EACH = 20
"""The number of faults in one story."""
PATIENT = 0.5
"""The most seconds that the program may wait for a file that a scanner holds."""


def one_story(number: int, tally: Tally) -> None:
    with scratch() as folder:
        story = Story(folder, Random(f"disks {number}"))
        story.run(EACH)
    tally.done += len(story.faults)
    tally.counts.update(story.faults)
    tally.counts["power cuts"] += story.cuts
    tally.reach("calls a step", story.most_calls)
    tally.reach("wait s", story.longest_wait)
    assert story.longest_wait < PATIENT, f"waited for {story.longest_wait:.2f} s"


PARTS = (Part("disks", "faults", FAULTS // EACH, one_story, batch=5),)
