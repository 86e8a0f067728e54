"""Law 6 at scale: hidden cards redrawn, the same random numbers, and every computer player chooses the same."""

from __future__ import annotations

from part import Part, Tally

from game import GAMES
from tests.ai.minds import blind, grid, positions

NAMES = tuple(GAMES)
A_MATCH = 5
"""The number of positions from one match."""
MATCHES = 2_900
"""The number of matches of each game; some are over before they have shown so many positions."""


def one_match(number: int, tally: Tally) -> None:
    """Check a few positions of a match; the games take turns."""
    game, seed = NAMES[number % len(NAMES)], number // len(NAMES)
    for index, position in enumerate(positions(game, seed, A_MATCH)):
        redrawn = blind(game, position, seed * A_MATCH + index)
        tally.done += 1
        tally.counts[game] += 1
        tally.counts["redrawn"] += redrawn
        tally.kinds.add((game, seed % len(grid(game))))


PARTS = (Part("minds", "positions", len(NAMES) * MATCHES, one_match, batch=40),)
