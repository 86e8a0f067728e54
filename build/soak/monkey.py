"""A monkey before every screen: no exception, no frame over half a second, no stuck scene, nothing misplaced."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from part import Part, Tally

from tests.scenes.haunts import REACHED
from tests.scenes.monkey import Monkey

EVENTS, EACH = 2_000_000, 2_500
"""The number of events in all, and for each monkey."""
SLOWEST = 0.5
"""The most CPU seconds for a frame."""
ENOUGH = 200_000
"""The number of events after which the monkey must have been everywhere."""
QUICK = Path("/dev/shm")
"""A folder in memory, used if there is one: this is not about disks."""


def one_monkey(seed: int, tally: Tally) -> None:
    with TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None) as folder:
        monkey = Monkey(seed, Path(folder))
        try:
            monkey.run(EACH)
        finally:
            tally.done += monkey.events
            tally.kinds |= {place for place, events in monkey.been.items() if events}
            tally.cells.update(monkey.been)
            tally.reach("slowest frame in CPU ms", monkey.slowest.seconds * 1000)
    if monkey.slowest.seconds > SLOWEST:
        raise AssertionError(f"a frame took {monkey.slowest.seconds:.2f} s: {monkey.slowest.what}")


def everywhere(tally: Tally) -> list[str]:
    """Check that, after enough events, it has been on every screen and in every phase of every game."""
    if tally.done < ENOUGH:
        return []
    missed = [place for place in REACHED if not any(been.startswith(place) for been in tally.kinds)]
    return [f"the monkey was never here: {place}" for place in missed]


PARTS = (Part("monkey", "events", EVENTS // EACH, one_monkey, batch=4, verdict=everywhere),)
