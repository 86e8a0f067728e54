"""Deal codes: a seed as a few letters that can be read out, typed again and checked.

Thirty-two signs without I, L, O and U; the last one is a check. It is a sum over the field of 32 elements in which
every place has a weight of its own, so that one wrong sign, or two that changed places, never fit.
"""

from __future__ import annotations

from game.match import MOST_SEED
from game.table import Said

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BITS = 5
GROUP = 4
LONGEST = 16
ALIKE = {"I": "1", "L": "1", "O": "0"}
"""Signs that are no part of a code, and what was surely meant by them."""
BETWEEN = "-\u2010\u2011\u2012\u2013\u2014\u2212_."
"""Characters that may stand between the groups, besides spaces."""
FIELD = 0b100101
"""x⁵ + x² + 1: with it the powers of x are 31 different weights."""


def encode(seed: int) -> str:
    """A seed in groups of four, as few as it needs: `7K2M-Q0XZ-4WJ9`."""
    if not 0 <= seed <= MOST_SEED:
        raise Said("a deal has a number from 0 to {most}, not {seed}", most=MOST_SEED, seed=seed)
    values: list[int] = []
    while seed or (len(values) + 1) % GROUP:
        values.insert(0, seed & (1 << BITS) - 1)
        seed >>= BITS
    signs = "".join(SIGNS[value] for value in (*values, _check(values)))
    return "-".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))


def decode(text: str) -> int:
    """The seed of a code, however it is spaced and in small letters or large; a slip is refused in words."""
    values = [_value(sign) for sign in text.upper() if not sign.isspace() and sign not in BETWEEN]
    if not values:
        raise Said("there is no deal code here")
    if len(values) % GROUP or len(values) > LONGEST:
        raise Said("a deal code has 4, 8, 12 or 16 signs, this one has {count}", count=len(values))
    if _check(values[:-1]) != values[-1]:
        raise Said("this deal code has a slip in it: compare it sign by sign")
    seed = 0
    for value in values[:-1]:
        seed = seed << BITS | value
    if seed > MOST_SEED:
        raise Said("this deal code names no deal")
    return seed


def _value(sign: str) -> int:
    value = SIGNS.find(ALIKE.get(sign, sign))
    if value < 0:
        raise Said("a deal code has no “{sign}” in it", sign=sign)
    return value


def _check(values: list[int]) -> int:
    """The last place has the weight x, the one before it x², and so on: leading noughts count for nothing."""
    total, weight = 0, 2
    for value in reversed(values):
        total ^= _times(value, weight)
        weight = _times(weight, 2)
    return total


def _times(one: int, other: int) -> int:
    """A product in the field of 32 elements."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one >> BITS:
            one ^= FIELD
        other >>= 1
    return product
