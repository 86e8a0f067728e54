"""The table's word on an answer at the terminal: a person is judged by what they typed, a computer player by chance."""

from __future__ import annotations

import unicodedata
from random import Random
from typing import Any

from game.defizz.moves import VERDICTS
from game.defizz.questions import ChronoQuestion, PingPongQuestion
from game.match import Match

LUCKY = 0.4
"""How often a computer player that answers at random is taken to be right."""

ARTICLES = {"le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "the", "a", "an", "of"}


def verdict(match: Match, rng: Random) -> Any:
    """Right or wrong for the answer that waits."""
    state: Any = match.state
    seat, text = state.floor[0], state.answers[0]
    right = fits(state, text) if match.seats[seat].person else rng.random() < LUCKY
    return VERDICTS[0 if right else 1]


def fits(state: Any, text: str) -> bool:
    """Whether this is the answer, or an entry of the list that nobody has given yet."""
    question = state.pack.file.questions[state.asked]
    typed = plain(text)
    if isinstance(question, ChronoQuestion):
        return typed in forms(question.answer)
    assert isinstance(question, PingPongQuestion)
    given = {plain(str(word.said)) for word in state.said if word.right}
    return any(typed in forms(item) and not forms(item) & given for item in question.list.items)


def forms(names: Any) -> set[str]:
    """All that is accepted for an answer, in both languages."""
    found = [name for name in (names.fr, names.en) if name is not None]
    return {plain(form) for name in found for form in (name.main, *name.accept)}


def plain(text: str) -> str:
    """Without case, accents, articles and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = "".join(letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    words = [word for word in kept.split() if word not in ARTICLES]
    return " ".join(words) or kept.strip()
