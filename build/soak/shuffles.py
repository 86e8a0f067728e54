"""Ten million cards through the games' own deals: card by place and by seat, and the lots and draws beside them."""

from __future__ import annotations

from part import Part, Tally

from tests.game.deals import FURTHEST, counted, fits, spreads

SPREADS = spreads()
ROUNDS = 8
MATCHES, LOTS = 300, 2_000
"""The numbers of matches and of lots in a piece: each game's deals are many cards, a lot is one."""


def some_deals(number: int, tally: Tally) -> None:
    """Deal each kind in turn, each time with other seeds."""
    spread, block = SPREADS[number % len(SPREADS)], number // len(SPREADS)
    size = LOTS if spread.lot else MATCHES
    start = (number % len(SPREADS)) * 10_000_000 + block * size
    cells = counted(spread, range(start, start + size))
    tally.done += sum(cells.values())
    tally.cells += cells
    tally.kinds.add(spread.name)


def verdict(tally: Tally) -> list[str]:
    """Check the chi-square of every kind of deal; the figures say how far off the worst of each game is."""
    failures = []
    for name, found in fits(tally.cells).items():
        group = name.split()[0]
        tally.counts[f"{group} df"] += found.df
        tally.reach(f"{group} |z|", abs(found.z))
        if abs(found.z) > FURTHEST:
            failures.append(f"{name}: df {found.df}, z {found.z:.2f}, at most {FURTHEST}")
    return failures


PARTS = (Part("shuffles", "cards", ROUNDS * len(SPREADS), some_deals, len(SPREADS), verdict),)
