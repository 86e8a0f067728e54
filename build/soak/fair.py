"""Twenty thousand games of each kind of chance in Défizz!, at several sizes of the table: every place wins as often."""

from __future__ import annotations

from part import Part, Tally

from tests.game.defizz.fairness import CASES, FURTHEST, counted, fit

GAMES, PIECES_EACH = 2_000, 10
"""The games in a piece, and the pieces of a kind at a size."""


def some_games(number: int, tally: Tally) -> None:
    """Play games of one kind at one size of the table to the end."""
    case, block = CASES[number % len(CASES)], number // len(CASES)
    tally.cells += counted(case, range(block * GAMES, (block + 1) * GAMES))
    tally.done += GAMES
    tally.kinds.add(case.kind)


def verdict(tally: Tally) -> list[str]:
    """Check for every kind and size that no place wins more; the figures say how far off the worst of each size is."""
    failures = []
    for case in sorted({case for case, _ in tally.cells}):
        found = fit(case, tally.cells)
        tally.reach(f"{case.sides} sides z", found.z)
        tally.reach(f"{case.sides} sides %", found.off)
        if found.z > FURTHEST:
            failures.append(f"{case}: z {found.z:.2f}, a place {found.off:.2f} % off in {found.games:,} games")
    return failures


PARTS = (Part("fair", "games", PIECES_EACH * len(CASES), some_games, batch=4, verdict=verdict),)
