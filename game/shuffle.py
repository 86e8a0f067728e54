"""Seeded shuffling, the same on every platform and every Python version."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

MASK = (1 << 64) - 1


def mix(seed: int, n: int) -> int:
    """The seed of the n-th draw of a match: splitmix64 over both, so that near seeds share nothing."""
    z = (seed ^ (seed >> 64)) + (n + 1) * 0x9E3779B97F4A7C15 & MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
    return z ^ z >> 31


def stream(seed: int, n: int) -> Callable[[], float]:
    """The n-th stream of numbers in [0, 1): the only part of `random` that Python promises never to change."""
    return Random(mix(seed, n)).random


def shuffle(cards: list[int], seed: int, n: int) -> None:
    """Fisher–Yates, in place, by the n-th stream of this seed."""
    draw = stream(seed, n)
    for left in range(len(cards), 1, -1):
        pick = int(draw() * left)
        last = left - 1
        cards[last], cards[pick] = cards[pick], cards[last]


def lot(count: int, seed: int, n: int) -> int:
    """One of `count`, by the n-th number of this seed."""
    return mix(seed, n) * count >> 64
