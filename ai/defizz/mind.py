"""The knowledge of a computer player of Défizz: by its level, more in some subjects, less of harder questions.

Before a question is asked a player has its hint only. It tells a subject, as it does to people, and sometimes the
wrong one; it never tells the mode.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, log
from random import Random
from typing import TypeVar

from ai.characters import CHARACTERS, Character
from ai.defizz.levels import TEMPERS
from ai.player import Level
from game.defizz.pack import Pack
from game.defizz.questions import Hint

KNOWS: dict[Level, int] = {level: temper.knows for level, temper in TEMPERS.items()}
"""The number of questions, of a hundred, that each level can answer: its card says so."""

SUBJECTS = {
    "geo": 63, "hist": 54, "sci": 54, "nature": 46, "screen": 40, "sport": 40, "lit": 38, "lang": 36,
    "music": 33, "art": 31, "food": 31, "myth": 30, "tech": 27, "life": 26, "games": 23,
}  # fmt: skip
"""The relative frequency of each subject; the absurd is left to chance."""
DIFFICULTIES = {1: 7, 2: 32, 3: 34, 4: 19, 5: 8}
"""The relative frequency of each difficulty."""

STEP = 0.8
"""The loss of knowledge with each step of difficulty, in logits."""
STRONG = 1.3
"""The lead in a strong subject, in logits."""
LEANING = 0.7
"""The standard deviation between people in the other subjects, in logits."""
MISLEADING = 0.2
"""The share of hints that make everybody think of another subject."""

Key = TypeVar("Key")


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def squash(logits: float) -> float:
    return 1 / (1 + exp(-logits))


class Knowledge:
    """Somebody's knowledge: that of its level, or `knows` of a hundred questions. Without a character it leans like the
    one of the same number as its seat."""

    def __init__(self, level: Level, character: Character | None, seat: int, knows: int | None = None) -> None:
        self.level = level
        self.character = character or CHARACTERS[seat % len(CHARACTERS)]
        self._base = base(KNOWS[level] if knows is None else knows, self.character)
        self._felt: dict[str, tuple[float, ...]] = {}

    def chance(self, subject: str, difficulty: int) -> float:
        """The chance to know the answer of a question of this subject and difficulty."""
        return squash(self._base + leaning(self.character, subject) - STEP * (difficulty - 3))

    def feeling(self, subject: str) -> tuple[float, ...]:
        """The chances to know an answer after a hint of this subject, by difficulty. A hint may mislead."""
        if subject not in self._felt:
            self._felt[subject] = tuple(
                [(1 - MISLEADING) * self.chance(subject, hard) + MISLEADING * self._any[hard] for hard in DIFFICULTIES]
            )
        return self._felt[subject]

    @cached_property
    def _any(self) -> dict[int, float]:
        """The chances to know an answer in any subject, by difficulty."""
        return {hard: mean({each: self.chance(each, hard) for each in SUBJECTS}, SUBJECTS) for hard in DIFFICULTIES}


def mean(values: dict[Key, float], weights: dict[Key, int]) -> float:
    return sum(values[key] * weight for key, weight in weights.items()) / sum(weights.values())


@lru_cache(maxsize=1_000)
def leaning(character: Character, subject: str) -> float:
    """Somebody's lead or lag in a subject, in logits: always the same for the same person."""
    if subject in character.subjects:
        return STRONG
    return min(Random(f"{character.name}/{subject}").gauss(0, LEANING), STRONG / 2)


@lru_cache(maxsize=200)
def base(knows: int, character: Character) -> float:
    """The logit at which somebody knows so many of a hundred questions over all subjects."""
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
def subjects_of_hints(pack: Pack) -> dict[Hint, str]:
    """The subject that each hint of a pack makes people think of. The absurd reminds of anything, so that a hint never
    tells that chance will decide."""
    return {hint: _reminds(hint, shown.category) for hint, shown in zip(pack.hints, pack.shown, strict=True)}


def _reminds(hint: Hint, subject: str) -> str:
    rng = Random(f"{hint.fr}/{hint.en}")
    if subject in SUBJECTS and rng.random() >= MISLEADING:
        return subject
    return rng.choices(list(SUBJECTS), list(SUBJECTS.values()))[0]
