"""Hidden cards redrawn: the same pixels and the same words, whatever is looked at and whoever looks."""

from __future__ import annotations

import os

from game import NAMES

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from part import Part, Tally

from tests.scenes.eyes import Twins

PAIRS = 240
"""The number of pairs of matches; each gives about a hundred frames."""
FRAMES = 20_000


def one_pair(number: int, tally: Tally) -> None:
    """Compare a pair of matches; the games take turns."""
    games = NAMES
    twins = Twins(games[number % len(games)], number // len(games))
    try:
        twins.watch()
    finally:
        tally.done += twins.frames
        tally.counts["texts"] += twins.words
        tally.counts["turns over"] += twins.turns
        tally.counts["different"] += twins.different
        tally.kinds |= set(twins.seen)
        for kind, frames in twins.seen.items():
            for what in ("moving", "tip", "hint", "Curtain"):
                tally.counts[what] += frames * (what in kind)


def enough(tally: Tally) -> list[str]:
    """Check that the long form has compared as many frames as it promises."""
    if tally.pieces < PAIRS or tally.done >= FRAMES:
        return []
    return [f"only {tally.done} frames were compared"]


PARTS = (Part("eyes", "frames", PAIRS, one_pair, batch=10, verdict=enough),)
