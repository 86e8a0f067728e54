"""The key to a question: every right form by entry, and the wrong ones that a text is compared with too."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.defizz.pack import Pack
from game.defizz.questions import AnyQuestion, ChronoQuestion, Name, PingPongQuestion
from scenes.games.defizz.judge.normal import bare, words
from scenes.games.defizz.judge.spelling import alike, distance, heard_alike, slips

REFUSED = -1
LIKENESS = 0.72
"""Least share of letters that a text must have right to be worth asking about."""
LONG_ENOUGH = 5
"""Least letters of an answer that is found among other words, or run together, to be worth a look."""
ARTICLES = ("le", "la", "les", "l", "un", "une", "the")
WITHIN = 3
"""Least letters of an answer that is worth a look when it is a word of what was typed, letter by letter."""
PHRASE = 2
"""Least words besides an answer without numbers that may have one: « la poire en deux », not « Apollo 13 »."""
CHATTER = 7
"""Most words of what was typed in which a short answer is looked for."""
WELL_KNOWN = 9
"""Least letters of an answer in which one slip anywhere is forgiven, even in a short word of several."""


# What is kept is for the question on the table, in both languages: all answers of an evening would be a lot to hold.


class Form(NamedTuple):
    """One way to say something: its words, the same without spaces, the digits in it, and its letters."""

    words: tuple[str, ...]
    joined: str
    digits: str
    """The words that have digits in them, which must be equal: they are no matter of spelling."""
    letters: frozenset[str]


@lru_cache(maxsize=64)
def form(text: str | tuple[str, ...]) -> Form:
    """The form of a text, or of words that are plain already."""
    found = words(text) if isinstance(text, str) else text
    joined = "".join(found)
    return Form(found, joined, " ".join(word for word in found if not word.isalpha()), frozenset(joined))


class Key(NamedTuple):
    """All forms of a question's answers, right and refused.

    `exact` leads from a form without spaces to the index of its entry, or to REFUSED; `turned` does so from its words
    in alphabetical order.
    """

    entries: tuple[tuple[Form, ...], ...]
    refused: tuple[Form, ...]
    exact: dict[str, int]
    turned: dict[tuple[str, ...], int]
    words: frozenset[str]
    """Every word of every right form."""
    glued: dict[str, int]
    """The index of the entry by a form that has its small words glued to it: `lahaye`."""


@lru_cache(maxsize=2)
def key(question: AnyQuestion, language: str) -> Key:
    """The key to a question in one language."""
    names, wrong = _names(question, language)
    entries = tuple(tuple(form(text) for text in (name.main, *name.accept)) for name in names)
    refused = tuple(form(text) for text in (*(text for name in names for text in name.reject), *wrong))
    exact = {each.joined: REFUSED for each in refused}
    turned = {tuple(sorted(each.words)): REFUSED for each in refused}
    for entry, forms in enumerate(entries):
        exact |= {each.joined: entry for each in forms}
        turned |= {tuple(sorted(each.words)): entry for each in forms}
    used = frozenset(word for forms in entries for each in forms for word in each.words)
    return Key(entries, refused, exact, turned, used, _glued(names))


def _glued(names: list[Name]) -> dict[str, int]:
    """The index of each entry by its forms without spaces, with their own small words or an article before them."""
    found: dict[str, int] = {}
    for entry, name in enumerate(names):
        for text in (name.main, *name.accept):
            whole, joined = bare(text).replace(" ", ""), form(text).joined
            if len(joined) >= LONG_ENOUGH - 1:
                found |= dict.fromkeys((whole, *(article + joined for article in ARTICLES)), entry)
    return found


def _names(question: AnyQuestion, language: str) -> tuple[list[Name], tuple[str, ...]]:
    """The right answers in this language, and the wrong ones that come to mind."""
    if isinstance(question, ChronoQuestion):
        name = getattr(question.answer, language)
        return ([name] if name else []), getattr(question.wrong, language) or ()
    assert isinstance(question, PingPongQuestion)
    items = [getattr(item, language) for item in question.list.items]
    tempting = getattr(question.list.tempting, language, None) or ()
    return [name for name in items if name], tempting


@lru_cache(maxsize=1)
def peers(pack: Pack, kind: str, language: str) -> tuple[Form, ...]:
    """The forms of all Chrono answers of one kind in the pack: a text nearer to one of these was meant to be it."""
    asked = [each for each in pack.file.questions if isinstance(each, ChronoQuestion) and each.answer_type == kind]
    names = [getattr(each.answer, language) for each in asked]
    return tuple(dict.fromkeys(form(text) for name in names if name for text in (name.main, *name.accept)))


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
        least = WELL_KNOWN
    else:
        least = LONG_ENOUGH
    once = len(right.joined) >= least and slips(typed.joined, right.joined) > 0
    return once and distance(typed.joined, right.joined, 1) <= 1


def worth_asking(typed: Form, right: Form) -> bool:
    """Tell if people should be asked: one word has a slip too many, or the whole answer is among other words."""
    if len(typed.words) > len(right.words):
        return _within(typed, right)
    return len(typed.words) == len(right.words) and typed.digits == right.digits and _nearly(typed, right)


def _nearly(typed: Form, right: Form) -> bool:
    """Tell if all words but one will do, and that one is a slip or a sound away from it."""
    odd = [pair for pair in zip(typed.words, right.words, strict=True) if not alike(*pair)]
    if len(odd) != 1:
        return False
    most = int((1 - LIKENESS) * max(len(typed.joined), len(right.joined)))
    if len(right.words) == 1:
        most = min(most, slips(*odd[0]) + 1)
    return heard_alike(*odd[0]) or distance(*odd[0], most) <= most


def _within(typed: Form, right: Form) -> bool:
    """Tell if an answer is among other words: a short one letter by letter, and numbers only in a phrase."""
    if typed.digits != right.digits and (right.digits or len(typed.words) < len(right.words) + PHRASE):
        return False
    if len(right.joined) < LONG_ENOUGH:
        among = len(typed.words) <= CHATTER and len(right.joined) >= WITHIN
        return among and all(its in typed.words for its in right.words)
    return all(any(alike(word, its) for word in typed.words) for its in right.words)


def nearest(typed: Form, forms: Iterable[Form], most: int) -> int:
    """The distance in slips to the nearest of these forms; `most` + 1 if all are further than `most`."""
    return min((distance(typed.joined, each.joined, most) for each in forms), default=most + 1)
