"""Levels relative to the people at the table: normal players know as much as they do, easy ones less, hard ones more.

What people know is seen where two sides play a Chrono: they are right or not. Where more sides play, somebody else is
mostly quicker, and that tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from ai.defizz.mind import KNOWS, logit, squash
from ai.player import Level

ORDINARY: Level = "normal"
"""An ordinary person knows as much as a player of this level."""
TRUST = 20
"""The number of answers after which somebody is taken for half an ordinary person, half as they have shown
themselves."""
BEATEN = 0.2
"""The weight of being beaten to an answer, beside a miss: 0 for somebody who says at once that they don't know, 0.36
for somebody who waits and hopes."""
PICKED = 0.35
"""The advantage, in logits, in questions that one has picked or staked on (measured with computer players)."""
LEAST, MOST = 0.1, 0.9
"""The least and the greatest knowledge that levels are moved by: beyond, they would lie too close to each other."""


class Answers(NamedTuple):
    """Questions of Chrono that somebody has played for against one other side, by how they ended."""

    right: int = 0
    missed: int = 0
    """A wrong answer, or none."""
    beaten: int = 0
    """The other was right before they had said anything."""


def rate(answers: Answers) -> float | None:
    """The share of right answers; None as long as nothing was answered."""
    return answers.right / _asked(answers) if answers.right + answers.missed else None


def _asked(answers: Answers) -> float:
    return answers.right + answers.missed + BEATEN * answers.beaten


def own(answers: Answers) -> float:
    """The share of all questions that somebody seems to know; the fewer the answers, the more ordinary they seem."""
    usual = squash(logit(KNOWS[ORDINARY] / 100) + PICKED)
    likely = (answers.right + TRUST * usual) / (_asked(answers) + TRUST)
    return squash(logit(likely) - PICKED)


def together(people: Iterable[Answers]) -> float:
    """The mean knowledge of several people."""
    return fmean(map(own, people))


def relative(level: Level, person: float) -> int:
    """The number of questions, of a hundred, that a player of this level knows beside somebody who knows this share:
    the level moves as far as that somebody is from an ordinary person."""
    more = logit(min(MOST, max(LEAST, person))) - logit(KNOWS[ORDINARY] / 100)
    return round(100 * squash(logit(KNOWS[level] / 100) + more))
