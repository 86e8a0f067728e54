"""What a computer player of Défizz knows: so much by its level, more in some subjects, less of what is hard.

Before a question is asked a player has its hint only. It tells a subject, as it does to people, and sometimes the
wrong one; it never tells the mode.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, log
from random import Random
from typing import TypeVar

from ai.characters import CHARACTERS, Character
from ai.player import Level
from game.defizz.pack import Pack
from game.defizz.questions import Hint

KNOWS: dict[Level, int] = {"easy": 32, "normal": 44, "hard": 54}
"""Of a hundred questions, how many each level can answer: what its card says."""

SUBJECTS = {
    "geo": 63, "hist": 54, "sci": 54, "nature": 46, "screen": 40, "sport": 40, "lit": 38, "lang": 36,
    "music": 33, "art": 31, "food": 31, "myth": 30, "tech": 27, "life": 26, "games": 23,
}  # fmt: skip
"""How often each subject is asked for; what is absurd is left to chance."""
DIFFICULTIES = {1: 7, 2: 32, 3: 34, 4: 19, 5: 8}
"""How often each difficulty is."""

STEP = 0.8
"""How much rarer knowledge gets with every difficulty (in logits, as all that follows)."""
STRONG = 1.3
"""How much more somebody knows in their strong subjects."""
LEANING = 0.7
"""How much people differ in the others."""
MISLEADING = 0.2
"""How often a hint makes everybody think of another subject."""

Key = TypeVar("Key")


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def squash(logits: float) -> float:
    return 1 / (1 + exp(-logits))


class Mind:
    """Somebody's knowledge: that of its level, or so many of a hundred questions as it was told. Who has no character
    leans like the one whose place it is."""

    def __init__(self, level: Level, character: Character | None, seat: int, knows: int | None = None) -> None:
        self.level = level
        self.character = character or CHARACTERS[seat % len(CHARACTERS)]
        self._base = base(KNOWS[level] if knows is None else knows, self.character)

    def chance(self, subject: str, difficulty: int) -> float:
        """How likely it is to know the answer of such a question."""
        return squash(self._base + leaning(self.character, subject) - STEP * (difficulty - 3))

    def feeling(self, subject: str) -> tuple[float, ...]:
        """How likely it is to know an answer after a hint of this subject, at every difficulty. A hint may mislead."""
        return tuple(
            [(1 - MISLEADING) * self.chance(subject, hard) + MISLEADING * self._any[hard] for hard in DIFFICULTIES]
        )

    @cached_property
    def _any(self) -> dict[int, float]:
        """The same in whatever subject."""
        return {hard: mean({each: self.chance(each, hard) for each in SUBJECTS}, SUBJECTS) for hard in DIFFICULTIES}


def mean(values: dict[Key, float], weights: dict[Key, int]) -> float:
    return sum(values[key] * weight for key, weight in weights.items()) / sum(weights.values())


@lru_cache(maxsize=1_000)
def leaning(character: Character, subject: str) -> float:
    """How much more or less than others somebody knows in a subject: always the same for the same person."""
    if subject in character.subjects:
        return STRONG
    return min(Random(f"{character.name}/{subject}").gauss(0, LEANING), STRONG / 2)


@lru_cache(maxsize=200)
def base(knows: int, character: Character) -> float:
    """Where somebody stands, so that of a hundred questions in all subjects it knows so many."""
    leanings = {subject: leaning(character, subject) for subject in SUBJECTS}
    low, high = -8.0, 8.0
    for _ in range(20):
        middle = (low + high) / 2
        known = {
            subject: mean({hard: squash(middle + more - STEP * (hard - 3)) for hard in DIFFICULTIES}, DIFFICULTIES)
            for subject, more in leanings.items()
        }
        low, high = (middle, high) if mean(known, SUBJECTS) < knows / 100 else (low, middle)
    return (low + high) / 2


@lru_cache(maxsize=4)
def hinted(pack: Pack) -> dict[Hint, str]:
    """The subject that each hint of a pack makes people think of; nothing else is read there.
    What is absurd could be anything, so that a hint never tells that chance will decide."""
    return {hint: _reminds(hint, shown.category) for hint, shown in zip(pack.hints, pack.shown, strict=True)}


def _reminds(hint: Hint, subject: str) -> str:
    rng = Random(f"{hint.fr}/{hint.en}")
    if subject in SUBJECTS and rng.random() >= MISLEADING:
        return subject
    return rng.choices(list(SUBJECTS), list(SUBJECTS.values()))[0]
