"""The plan for the questions of the game, and how far a pack is from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from game.defizz.pack import MODES, Pack
from game.defizz.questions import AnyQuestion, CibleQuestion

LANGUAGES = ("fr", "en")
LEAST_QUESTIONS, LEAST_CARDS = 1272, 424
"""Twice as many as in the printed game."""
LEAST_READ = 1
"""The times that every question must have been read again since it was changed."""
QUOTAS: dict[str, dict[Any, int]] = {
    "deck and mode": {
        ("duel", "chrono"): 150, ("duel", "cible"): 78, ("duel", "pingpong"): 56, ("duel", "chance"): 34,
        ("multi", "chrono"): 150, ("multi", "cible"): 78, ("multi", "pingpong"): 60, ("multi", "chance"): 30,
    },
    "category": {
        "geo": 64, "hist": 56, "sci": 56, "nature": 48, "sport": 40, "screen": 40, "lit": 38, "lang": 36, "music": 32,
        "food": 32, "art": 30, "myth": 28, "tech": 26, "life": 26, "games": 20, "absurd": 64,
    },
    "difficulty": {1: 95, 2: 191, 3: 191, 4: 108, 5: 51},
}  # fmt: skip
"""The number there should be of each kind in the base box, out of 636."""
TOGETHER: dict[str, dict[Any, int]] = {
    "deck and mode": {
        ("duel", "chrono"): 270, ("duel", "cible"): 170, ("duel", "pingpong"): 142, ("duel", "chance"): 66,
        ("multi", "chrono"): 292, ("multi", "cible"): 184, ("multi", "pingpong"): 110, ("multi", "chance"): 62,
    },
    "category": {
        "geo": 140, "hist": 110, "sci": 98, "nature": 84, "sport": 92, "screen": 92, "lit": 70, "lang": 68, "music": 82,
        "food": 58, "art": 54, "myth": 58, "tech": 58, "life": 50, "games": 58, "absurd": 124,
    },
    "difficulty": {1: 195, 2: 340, 3: 420, 4: 230, 5: 110},
}  # fmt: skip
"""The number of each kind in both boxes: more estimates and short lists than in one, and more of what is recent (music,
series, games, sport)."""
ALLOWED = 0.05
"""The most by which a quota may be missed, as a share of it; three at least."""
ESTIMATE = 0.4
"""The spread of laymen from which a number is guessed and not known; a year never is."""
OPENS_ALIKE, YEARS, ESTIMATES, RECENT = 0.25, 0.15, 0.5, 0.2
"""The most questions of a mode that begin alike and the most Cible that ask for a year; the least Cible that are
estimates, and the least questions about what happened after 1990: as shares."""
ASKS = r"quels?|quelles?|which|what|who|qui|combien"
ONE_WORD = re.compile(
    rf"(?:(?:à|dans|de|d'|en|sur|sous|chez|avec|environ|at|in|into|on|to|from|for|about|by) ?)?"
    rf"({ASKS}|how many|citez|nommez|trouvez|donnez|dites|name|give|find|say|think)\b",
    re.IGNORECASE,
)
"""Openings that are alike whatever comes next, and with a small word before or not: « dans quel », « à combien »."""


class Line(NamedTuple):
    """A line of the plan: its words with what was found, and True if it is met."""

    told: str
    met: bool


def shown(line: Line) -> str:
    """A line of the plan as it is printed."""
    return f"  {'met   ' if line.met else 'missed'}  {line.told}"


def plan(pack: Pack) -> list[Line]:
    """Lines about how questions begin, and the shares of years, of estimates and of what happened after 1990."""
    questions = pack.file.questions
    numbers = [question.number for question in questions if isinstance(question, CibleQuestion)]
    years = part(number.kind == "year" for number in numbers)
    guessed = part(number.kind != "year" and number.sigma >= ESTIMATE for number in numbers)
    recent = part(question.recent for question in questions)
    begun = [
        Line(
            f"{mode} begins with “{start}” in {language}: {share:.0%}, at most {OPENS_ALIKE:.0%}", share <= OPENS_ALIKE
        )
        for mode, language, start, share in openings(pack)
    ]
    return [
        *begun,
        Line(f"cible that ask for a year: {years:.0%}, at most {YEARS:.0%}", years <= YEARS),
        Line(f"cible that are estimates: {guessed:.0%}, at least {ESTIMATES:.0%}", guessed >= ESTIMATES),
        Line(f"about what happened after 1990: {recent:.0%}, at least {RECENT:.0%}", recent >= RECENT),
    ]


def size(pack: Pack) -> list[Line]:
    """The size of the boxes, whether all can be asked in both languages, and how often they were read again."""
    questions, cards = len(pack.file.questions), sum(map(len, pack.cards))
    both = part(map(bilingual, pack.file.questions))
    read = min(question.checked for question in pack.file.questions)
    return [
        Line(
            f"{questions} questions on {cards} cards, at least {LEAST_QUESTIONS} on {LEAST_CARDS}",
            questions >= LEAST_QUESTIONS and cards >= LEAST_CARDS,
        ),
        Line(f"in both languages: {both:.0%}", both == 1),
        Line(f"read again at least {read} times, at least {LEAST_READ}", read >= LEAST_READ),
    ]


def bilingual(question: AnyQuestion) -> bool:
    """True if a question can be asked in both languages."""
    return question.text.fr is not None and question.text.en is not None


def part(found: Iterable[bool]) -> float:
    """The share of True; 0 of nothing."""
    all_ = list(found)
    return sum(all_) / max(1, len(all_))


def openings(pack: Pack) -> Iterator[tuple[str, str, str, float]]:
    """The most usual opening of each mode in each language, with its share; games of chance are stories."""
    for mode in MODES[:3]:
        for language in LANGUAGES:
            texts = [getattr(q.text, language) for q in pack.file.questions if q.__struct_config__.tag == mode]
            begins = Counter(opening(text) for text in texts if text)
            for start, count in begins.most_common(1):
                yield mode, language, start, count / len(texts)


def opening(text: str) -> str:
    """The first words of a question, in small letters: the one that asks or commands, else two."""
    found = ONE_WORD.match(text.lower())
    return re.sub(r"^quel\w*$", "quel", found[1]) if found else " ".join(text.lower().split()[:2])
