"""Made to measure (*à ma mesure*): the levels that follow how a person does, by small steps between matches.

A standing is a number from 0, where all computer players are at the first level, to 4, where all are experts; between
two whole numbers some are at the lower level and some at the upper one. Only results move it: nothing hidden is looked
at, and nobody throws a game away. A win moves it up and a loss down, by steps whose sizes balance where somebody wins
`AIM` times a fair share; the first matches move it by larger steps.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ai.player import LEVELS, Level

AIM = 1.1
"""The multiple of a fair share that a person should win."""
SPAN = 0.75
"""A step up and a step down together, in levels."""
SEARCHING = 2.0
"""The factor on the steps of the first matches."""
FIRST = 6
"""The number of first matches."""
START = 0.4
"""The strength that everybody begins with: among players who have just learnt the game, and an easy one."""
MOST = float(len(LEVELS) - 1)


class Standing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The standing of a person in one game."""

    level: Annotated[float, msgspec.Meta(ge=0, le=MOST)] = START
    matches: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0
    """The matches that have moved it."""
    on: bool = True
    """True if the computer players follow it."""

    def after(self, share: float, fair: float) -> Standing:
        """The standing after a match of which somebody won this share (1 alone, 0 not at all), at a table where `fair`
        is the share of an equal."""
        aim = min(0.9, AIM * fair)
        span = SPAN * (SEARCHING if self.matches < FIRST else 1.0)
        level = min(MOST, max(0.0, self.level + span * (share - aim)))
        return msgspec.structs.replace(self, level=round(level, 3), matches=self.matches + 1)


def levels(standing: float, count: int) -> list[Level]:
    """The levels of so many computer players for somebody who stands there, the strongest first."""
    steps = round(standing * count)
    low, more = divmod(steps, count) if count else (0, 0)
    return [LEVELS[min(low + (index < more), len(LEVELS) - 1)] for index in range(count)]
