"""The levels of Défizz!, as data: what each knows, and how it bets, presses and takes others' raises.

Who knows more is only one half of it. Weak levels err as people do at this table: they misjudge what they know, believe
whoever raises, press before they know, and say the first number that comes to mind.
"""

from __future__ import annotations

from typing import NamedTuple

from ai.player import Level


class Temper(NamedTuple):
    """A way to play Défizz!."""

    knows: int
    """The number of questions, of a hundred, that it can answer: its card says so."""
    rash: float
    """The chance that it presses without knowing."""
    slips: float
    """The chance that something wrong is said although something right was known."""
    misjudges: float
    """The largest error about its own chance to know."""
    most: float
    """The largest share of the purse that is ever raised to."""
    respect: float
    """The knowledge, in logits, that a side which never raises nor accepts seems to have more when it does."""
    thrift: float
    """The advantage that it hopes for from betting well later: the more, the less it risks now."""
    reads: bool
    """True if the others' habits are taken into account."""
    believes: float
    """The knowledge, in logits, that anybody who raises seems to have more, bluff or not."""
    steady: float
    """The standard deviation of a stopped clock, in hundredths of a second."""


TEMPERS: dict[Level, Temper] = {
    "first": Temper(38, 0.3, 0.05, 0.25, 0.15, 0.0, 1.0, False, 0.4, 50),
    "easy": Temper(42, 0.15, 0.015, 0.22, 0.32, 0.2, 1.0, False, 0.0, 40),
    "normal": Temper(44, 0.15, 0.01, 0.15, 0.34, 0.5, 1.0, False, 0.0, 28),
    "hard": Temper(46, 0.12, 0.0, 0.08, 0.5, 0.5, 1.0, False, 0.0, 24),
    "expert": Temper(54, 0.10, 0.0, 0.0, 1.0, 0.7, 1.0, True, 0.0, 20),
}
