"""Letters that hands and ears confuse: neighbours on a keyboard, vowels, consonants that sound alike."""

from __future__ import annotations

from itertools import combinations

KEYBOARDS = (("qwertyuiop", "asdfghjkl", "zxcvbnm"), ("azertyuiop", "qsdfghjklm", "wxcvbn"))
"""The rows of keys of the two keyboards that people here type on."""
SOUND_ALIKE = ("aeiouy", "ckqxg", "szcx", "ptbd", "fvw", "vuw", "mn", "lr", "gjy", "bpv", "st", "kh")
"""Letters of which one is easily written for another by ear."""


def _neighbours(rows: tuple[str, ...]) -> set[tuple[str, str]]:
    """The pairs of keys beside or above each other."""
    places = {key: (x, y) for y, row in enumerate(rows) for x, key in enumerate(row)}
    return {
        (one, other)
        for one, (x, y) in places.items()
        for other, (its_x, its_y) in places.items()
        if abs(x - its_x) <= 1 and abs(y - its_y) <= 1
    }


CONFUSED = frozenset(
    pair
    for pairs in (*map(_neighbours, KEYBOARDS), {pair for group in SOUND_ALIKE for pair in combinations(group, 2)})
    for one, other in pairs
    for pair in ((one, other), (other, one))
)
"""The pairs of letters of which one is typed for the other."""


def unlikely(typed: str, right: str) -> bool:
    """Tell if a word differs from another of its length by letters that nobody confuses: Osama and Obama."""
    if len(typed) != len(right):
        return False
    odd = [pair for pair in zip(typed, right, strict=True) if pair[0] != pair[1]]
    swapped = len(odd) > 1 and sorted(one for one, _ in odd) == sorted(other for _, other in odd)
    return bool(odd) and not swapped and not any(pair in CONFUSED for pair in odd)
