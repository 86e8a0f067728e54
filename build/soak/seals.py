"""Tampering with sealed matches: the deal, the lines by hand, the moves with their checksums, the deal codes."""

from __future__ import annotations

from random import Random

from part import Part, Tally

from game import GAMES
from tests.game import seals

NAMES = tuple(GAMES)
EACH = 17
"""The number of tamperings of each kind with one match."""
PIECES = 2_000


def one_match(number: int, tally: Tally) -> None:
    """Tamper with everything that could be changed in a match; the games take turns."""
    rng = Random(f"tampering {number}")
    sealed = seals.played(NAMES[number % len(NAMES)], number)
    assert seals.fair(sealed)
    tally.counts["matches"] += 1
    for _ in range(EACH):
        for tamper, finds in ((seals.another_deal, seals.finds_another_deal), (seals.by_hand, seals.finds_by_hand)):
            kind, data = tamper(sealed, rng)
            assert finds(sealed, data), kind
            tally.kinds.add(kind)
            tally.done += 1
        assert seals.finds_slip(rng.getrandbits(63), rng)
        tally.done += 1
        kind, data = seals.other_moves(sealed, rng)
        tally.counts["the same story"] += not seals.other_story(sealed, data)
        tally.kinds.add(kind)


PARTS = (Part("seals", "tamperings", PIECES, one_match, batch=50),)
