"""The promise of contracts to a hand at Le Tordu with two seats, from the learned worth of its suits."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp, tanh

from ai.tordu import hands as learned
from ai.tordu.contracts import Promise, rough_values
from game.tordu.cards import TORDU

STEPS = 10
"""Steps of the table for a trick, and for a unit of grip."""
FAR = 40
LOW, HIGH = -14, 10
TRUST = 8.0
"""The weight of a bid's promise, per point, when a hand is judged by its bid."""
PASSES = 0.0
"""The promise, in points, below which a seat that may pass is taken to do so."""
NO_BID = 2e-3
"""The least likelihood of any bid: people do odd things."""


def _numbers(text: str, unit: float = 1.0) -> list[float]:
    return [float(word) / unit for word in text.split()]


TRICKS = (_numbers(learned.PLAIN_TRICKS, 100), _numbers(learned.TRUMP_TRICKS, 100))
GRIP = (_numbers(learned.PLAIN_GRIP, 100), _numbers(learned.TRUMP_GRIP, 100))
IN, IN_BIAS, OUT, OUT_BIAS = map(_numbers, (learned.IN, learned.IN_BIAS, learned.OUT, learned.OUT_BIAS))


@cache
def _odds() -> list[list[tuple[float, float]]]:
    """The chance to make a bid and the gap to expect, by grip and by the distance of the bid from the tricks
    expected."""
    grips = range(LOW, HIGH + 1)
    return [[_net(far / STEPS, grip / STEPS) for far in range(-FAR, FAR + 1)] for grip in grips]


def _net(far: float, grip: float) -> tuple[float, float]:
    made, gap = OUT_BIAS
    for unit, bias in enumerate(IN_BIAS):
        a, b, c = IN[3 * unit : 3 * unit + 3]
        felt = tanh(a * far + b * grip + c * 0.3 * far * far + bias)
        made += OUT[2 * unit] * felt
        gap += OUT[2 * unit + 1] * felt
    return 1 / (1 + exp(-made)), max(gap, 0.02)


def promises(hand: int, trumps: range = range(5)) -> list[Promise]:
    """The promises of the contracts near to the tricks expected, the best first."""
    found = []
    for trump in trumps:
        expected, odds = _suits(hand, trump)
        low = min(max(int(expected) - 1, 0), 5)
        found += [_promise(expected, odds, trump, tricks) for tricks in range(low, low + 4)]
    found.sort(reverse=True)
    return found


def _suits(hand: int, trump: int) -> tuple[float, list[tuple[float, float]]]:
    expected = grip = 0.0
    for suit in range(5):
        held = hand >> 8 * suit & 255
        expected += TRICKS[suit == trump][held]
        grip += GRIP[suit == trump][held]
    return expected, _odds()[min(max(round(grip * STEPS), LOW), HIGH) - LOW]


def _promise(expected: float, odds: list[tuple[float, float]], trump: int, tricks: int) -> Promise:
    made, gap = odds[min(max(round((tricks - expected) * STEPS), -FAR), FAR) + FAR]
    value = 4 * made - 2 * gap if trump == TORDU else 3 * made - gap
    return Promise(value, trump, tricks, made)


@lru_cache(maxsize=1 << 12)
def likely(hand: int, trump: int, tricks: int) -> float:
    """The likelihood of a bid from a hand, up to a constant factor."""
    felt = rough_values(hand, 2)
    return exp(TRUST * (felt[trump][tricks] - max(map(max, felt)))) + NO_BID


def silent(hand: int) -> float:
    """The likelihood that a seat which may pass does so with this hand, up to a constant factor."""
    return 1 / (1 + exp(TRUST * (max(map(max, rough_values(hand, 2))) - PASSES))) + NO_BID
