"""The key to a question: every right form by entry, and the wrong ones that a text is compared with too."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.defizz.questions import AnyQuestion, ChronoQuestion, Name, PingPongQuestion
from scenes.games.defizz.judge.normal import bare, words

REFUSED = -1
LONG_ENOUGH = 5
"""Least letters of an answer that is found among other words, or run together, to be worth a look."""
ARTICLES = ("le", "la", "les", "l", "un", "une", "the")
PEOPLE = {"person", "singer", "painter", "chef", "dancer"}
"""Kinds of answers of which the last name alone will do."""
INITIALS = 3
"""Least number of initials that stand for a name."""


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
    person: tuple[str, ...]
    """The words of the whole name, if the answer is a person who is known by the last one; else none."""
    glued: dict[str, int]
    """The index of the entry by a form that has its small words glued to it: `lahaye`."""


@lru_cache(maxsize=2)
def key(question: AnyQuestion, language: str) -> Key:
    """The key to a question in one language."""
    names, wrong = names_of(question, language)
    entries = tuple(tuple(form(text) for text in (name.main, *name.accept)) for name in names)
    person: tuple[str, ...] = ()
    if isinstance(question, ChronoQuestion) and question.answer_type in PEOPLE:
        others = {word for text in wrong for word in form(text).words}
        others |= {word for name in names for text in name.reject for word in form(text).words}
        surname = _surname(entries[0], others) if entries else ()
        person = entries[0][0].words if surname else ()
        entries = tuple((*forms, *surname) for forms in entries)
    refused = tuple(form(text) for text in (*(text for name in names for text in name.reject), *wrong))
    exact = {each.joined: REFUSED for each in refused}
    turned = {tuple(sorted(each.words)): REFUSED for each in refused}
    for entry, forms in enumerate(entries):
        exact |= {each.joined: entry for each in forms}
        turned |= {tuple(sorted(each.words)): entry for each in forms}
    for entry, name in enumerate(names):
        for text in (name.main, *name.accept):
            for short in _initials(text):
                exact.setdefault(short, entry)
    used = frozenset(word for forms in entries for each in forms for word in each.words)
    return Key(entries, refused, exact, turned, used, person, _glued(names))


def _surname(forms: tuple[Form, ...], others: set[str]) -> tuple[Form, ...]:
    """The last name of a person alone, if it is no short word and no wrong answer has it too."""
    words = forms[0].words if forms else ()
    if len(words) < 2 or len(words[-1]) < LONG_ENOUGH - 1 or not words[-1].isalpha() or words[-1] in others:
        return ()
    return (form(words[-1:]),)


def _initials(text: str) -> set[str]:
    """The initials of a name of three words or more, with its small words and without them."""
    found = {"".join(word[0] for word in each) for each in (bare(text).split(), form(text).words)}
    return {short for short in found if len(short) >= INITIALS and short.isalpha()}


def _glued(names: list[Name]) -> dict[str, int]:
    """The index of each entry by its forms without spaces, with their own small words or an article before them."""
    found: dict[str, int] = {}
    for entry, name in enumerate(names):
        for text in (name.main, *name.accept):
            whole, joined = bare(text).replace(" ", ""), form(text).joined
            if len(joined) >= LONG_ENOUGH - 1:
                found |= dict.fromkeys((whole, *(article + joined for article in ARTICLES)), entry)
    return found


def names_of(question: AnyQuestion, language: str) -> tuple[list[Name], tuple[str, ...]]:
    """The right answers in this language, and the wrong ones that come to mind."""
    if isinstance(question, ChronoQuestion):
        name = getattr(question.answer, language)
        return ([name] if name else []), getattr(question.wrong, language) or ()
    assert isinstance(question, PingPongQuestion)
    items = [getattr(item, language) for item in question.list.items]
    tempting = getattr(question.list.tempting, language, None) or ()
    return [name for name in items if name], tempting
