"""Likenesses of two forms: the same but for slips, nearly, in part, much alike; no single measure of it is good."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.defizz.questions import AnyQuestion
from scenes.games.defizz.judge.besides import FILLERS, TELLING
from scenes.games.defizz.judge.key import LONG_ENOUGH, Form, key
from scenes.games.defizz.judge.spelling import alike, distance, heard_alike, slips

MEANING_LITTLE = FILLERS | TELLING
LIKENESS = 0.72
"""Least share of letters that a text must have right to be worth asking about."""
WITHIN = 3
"""Least letters of an answer that is worth a look when it is a word of what was typed, letter by letter."""
PHRASE = 2
"""Least words besides an answer without numbers that may have one: « la poire en deux », not « Apollo 13 »."""
CHATTER = 7
"""Most words of what was typed in which a short answer is looked for."""
BEGINNING = 0.6
"""Least share of the letters of a word that its beginning has, to be worth asking about."""
ALONE = 4
"""Least letters of a word that is worth a look when it is one of the two or three of an answer."""
MOST_OF_IT = 0.5
"""Least share of the letters of an answer in those of its words that were said, to be worth asking about."""
WELL_KNOWN = 9
"""Least letters of an answer in which one slip anywhere is forgiven, even in a short word of several."""


def same(typed: Form, right: Form) -> bool:
    """Tell if a text will do for a form: word by word in this order or any, or run together with one slip."""
    if typed.digits != right.digits:
        return False
    if len(typed.words) == len(right.words):
        among = len(right.words) > 1
        pairs = zip(typed.words, right.words, strict=True)
        turned = zip(sorted(typed.words), sorted(right.words), strict=True)
        if all(alike(*pair, among) for pair in pairs) or all(alike(*pair, among) for pair in turned):
            return True
        if not among:
            return False
        least = WELL_KNOWN
    else:
        least = LONG_ENOUGH
    once = len(right.joined) >= least and slips(typed.joined, right.joined) > 0
    return once and distance(typed.joined, right.joined, 1) <= 1


def in_part(typed: Form, right: Form) -> bool:
    """Tell if an answer is among other words, or most of it was said: worth asking about."""
    if len(typed.words) > len(right.words):
        return _within(typed, right)
    return len(typed.words) < len(right.words) and typed.digits == right.digits and _most_of(typed, right)


def nearly(typed: Form, right: Form) -> bool:
    """Tell if all words but one will do, and that one is a slip or a sound away from it: worth asking about."""
    if len(typed.words) != len(right.words) or typed.digits != right.digits:
        return False
    odd = [pair for pair in zip(typed.words, right.words, strict=True) if not alike(*pair)]
    if len(odd) != 1:
        return False
    if len(right.words) == 1 and _begins(*odd[0]):
        return True
    most = int((1 - LIKENESS) * max(len(typed.joined), len(right.joined)))
    if len(right.words) == 1:
        most = min(most, slips(*odd[0]) + 1)
    return heard_alike(*odd[0]) or distance(*odd[0], most) <= most


def much_alike(typed: Form, right: Form) -> bool:
    """Tell if a text begins like a form and has at most a third of its letters wrong: worth asking about."""
    one, other = typed.joined, right.joined
    if typed.digits != right.digits or min(len(one), len(other)) < ALONE or one[0] != other[0]:
        return False
    most = max(len(one), len(other)) // 3
    return distance(one, other, most) <= most


def _begins(typed: str, right: str) -> bool:
    """Tell if a word is the larger part of another one, from its beginning: Japan, of Japanese."""
    return len(typed) >= LONG_ENOUGH and right.startswith(typed) and len(typed) >= BEGINNING * len(right)


def _most_of(typed: Form, right: Form) -> bool:
    """Tell if one word of two or three was said, or several with little missing: `red riding hood`."""
    if len(typed.words) == 1:
        word = typed.joined
        return len(word) >= ALONE and word in right.words and len(right.words) <= 3 and word not in MEANING_LITTLE
    if len(typed.joined) < MOST_OF_IT * len(right.joined):
        return False
    left = iter(right.words)
    return all(any(alike(word, its) for its in left) for word in typed.words)


def _within(typed: Form, right: Form) -> bool:
    """Tell if an answer is among other words: a short one letter by letter, and numbers in a phrase, first or last."""
    if typed.words[:-1] == right.words and typed.words[-1].isdecimal():
        return True
    if typed.words[1:] == right.words and typed.words[0].isdecimal() and right.joined.endswith(("s", "x")):
        return True
    if typed.digits != right.digits and (right.digits or not _closes(typed, right)):
        return False
    if len(right.joined) < LONG_ENOUGH:
        among = len(typed.words) <= CHATTER and len(right.joined) >= WITHIN
        return among and all(its in typed.words for its in right.words)
    return all(any(alike(word, its) for word in typed.words) for its in right.words)


def _closes(typed: Form, right: Form) -> bool:
    """Tell if a number in a phrase leaves its answer alone: it comes after a word, or beside several.

    So in « la poire en deux » and « deux tu l'auras », not in « 60 m haies ».
    """
    if len(typed.words) < len(right.words) + PHRASE:
        return False
    if len(right.words) > 1:
        return True
    first = next(at for at, word in enumerate(typed.words) if not word.isalpha())
    return any(alike(word, its) for word in typed.words[:first] for its in right.words)


def kin(here: Iterable[Form], other: Form) -> bool:
    """Tell if a name in another language is much the same as one of these, letter by letter."""
    return any(distance(other.joined, each.joined, most) <= most for each in here for most in [len(each.joined) // 3])


@lru_cache(maxsize=1)
def akin(question: AnyQuestion) -> float:
    """The share of a list's names that are much the same in both languages: 1 if it is one and the same list."""
    fr, en = key(question, "fr").entries, key(question, "en").entries
    if len(fr) != len(en):
        return 0.0
    return sum(kin(here, there[0]) for here, there in zip(fr, en, strict=True)) / len(fr)


def nearest(typed: Form, forms: Iterable[Form], most: int) -> int:
    """The distance in slips to the nearest of these forms; `most` + 1 if all are further than `most`."""
    return min((distance(typed.joined, each.joined, most) for each in forms), default=most + 1)
