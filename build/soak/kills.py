"""Processes killed while they play; after each kill the program is started on what is left, and the table is there."""

from __future__ import annotations

import os
import shutil

from part import Part, Tally

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.game.kills import lives
from tests.scenes.resuming import same_match, started
from tests.scratch import scratch

KILLS = 5_000
LIVES = 10
"""The number of kills in one folder, one after the other."""
SOON = 1.0
"""The most CPU seconds until the table is there again."""


def one_story(number: int, tally: Tally) -> None:
    """Play, kill and start again; the number decides everything but the moment of a kill from outside."""
    with scratch() as parent:
        folder, copy = parent / "killed", parent / "started"
        for death, story in lives(folder, number, LIVES):
            tally.done += 1
            tally.counts[f"in {death.call}"] += 1
            folder.mkdir(exist_ok=True)  # where it was killed before it made one
            shutil.copytree(folder, copy)
            app, table, seconds, by_itself = started(copy)
            left = table is not None and table.sitting.outcome is None  # else its end is to be seen
            assert left == story.goes_on, f"the table is not there: {story.header}"
            if table is not None:
                assert same_match(table, story.header, story.moves), f"another match is there than {story.header}"
                tally.counts["by itself" if by_itself else "from the menu"] += 1
                facts = table.sitting.facts
                tally.kinds.add((facts.game, facts.options, len(facts.seats)))
                tally.reach("moves", len(story.moves))
                tally.reach("resume s", seconds)
                assert seconds < SOON, f"{seconds:.2f} s until the table was there: {len(story.moves)} moves"
            app.quit()
            shutil.rmtree(copy)


PARTS = (Part("kills", "kills", KILLS // LIVES, one_story, batch=5),)
