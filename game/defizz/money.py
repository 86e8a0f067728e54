"""Amounts and the chips that picture them."""

from __future__ import annotations

CHIPS = (500, 200, 100)
PURSE = 1_900
"""DE-02: three chips of 100, three of 200, two of 500."""
PRIZE = 500
"""DE-25: what a question won brings from the bank."""


def chips(amount: int) -> tuple[int, ...]:
    """DE-02: the fewest chips that make an amount, the largest first."""
    shown: list[int] = []
    for chip in CHIPS:
        count, amount = divmod(amount, chip)
        shown += [chip] * count
    return tuple(shown)


def bank_of(sides: int) -> int:
    """DE-25: what the bank of the enrichment holds at the start."""
    return PURSE * max(6, sides)
