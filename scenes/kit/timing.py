"""Durations, easings and sounds of everything that moves, at normal speed; the player's speed divides them."""

from __future__ import annotations

from typing import NamedTuple


class Movement(NamedTuple):
    """A kind of motion: milliseconds, an easing by name, and the sounds at its start and at its end."""

    ms: int
    ease: str = "linear"
    starts: str | None = None
    lands: str | None = None


MOVEMENTS = {
    "hover in": Movement(90, "out_cubic"),
    "hover out": Movement(120, "out_cubic"),
    "play": Movement(180, "decelerate", "slide", "place"),
    "refuse": Movement(140, "linear", "refuse"),
    "deal": Movement(170, "out_cubic", "deal"),
    "flip": Movement(220, "in_out_sine", "flip"),
    "draw": Movement(200, "out_cubic", "draw"),
    "held": Movement(900),
    "collect": Movement(380, "in_back", "slide"),
    "suspense": Movement(570, "suspense", "flip"),
    "fade": Movement(120),
}
"""`suspense` is a flip of 220 that waits 350 on its way; `fade` is every tween when motion is reduced."""

PLAY_LONGEST, PLAY_FAR = 320, 640
"""The longest play in milliseconds, and the distance from which on it takes that long."""
ARC_SHARE, ARC_HIGHEST = 0.16, 90
"""The rise of a played card above the straight way: as a share of the distance, and at most."""
STAGGER, DEAL_LONGEST = 60, 1400
"""The longest pause between two dealt cards, and the longest deal, turning included, in milliseconds."""
SUSPENSE_AT, SUSPENSE_WAITS = 0.7, 350
"""The share of its flip at which the third card of a trio waits, and for how many milliseconds."""
SHAKE = 7
"""The distance that a refused card shakes to each side."""


def play_ms(distance: float) -> int:
    """The milliseconds of a play over this distance: longer from afar, within bounds."""
    nearest = MOVEMENTS["play"].ms
    return round(nearest + (PLAY_LONGEST - nearest) * min(1.0, distance / PLAY_FAR))


def arc_height(distance: float) -> float:
    """The rise of a played card above the straight way over this distance."""
    return min(ARC_HIGHEST, distance * ARC_SHARE)


def stagger_ms(cards: int, ms: int) -> int:
    """The pause between `cards` dealt cards, each moving for `ms`, so that the whole deal stays short."""
    return min(STAGGER, (DEAL_LONGEST - ms) // max(1, cards - 1))
