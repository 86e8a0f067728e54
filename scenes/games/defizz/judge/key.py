"""The key to a question: every right form by entry, and the wrong ones that a text is compared with too."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.defizz.questions import AnyQuestion, ChronoQuestion, Name, PingPongQuestion
from scenes.games.defizz.judge.besides import of_people
from scenes.games.defizz.judge.normal import bare, words

REFUSED = -1
LONG_ENOUGH = 5
"""Least letters of an answer that is found among other words, or run together, to be worth a look."""
ARTICLES = ("le", "la", "les", "l", "un", "une", "the")
MOST_PEOPLE = 0.6
"""Least share of a list's entries that are two words or more with capitals, for it to be one of people."""
INITIALS = 3
"""Least number of initials that stand for a name."""
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


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
    whole: tuple[str, ...]
    """The words of the whole name of a person, known by the last one or not; else none."""
    surnames: frozenset[str]
    """The last names of the people among the answers who have first names."""
    glued: dict[str, int]
    """The index of the entry by a form that has its small words glued to it: `lahaye`."""


@lru_cache(maxsize=2)
def key(question: AnyQuestion, language: str) -> Key:
    """The key to a question in one language."""
    names, wrong = names_of(question, language)
    entries = tuple(tuple(form(text) for text in (name.main, *name.accept)) for name in names)
    person: tuple[str, ...] = ()
    whole = entries[0][0].words if entries and of_people(question) else ()
    if of_people(question):
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
            for other in (*_initials(text), *_spelt_out(text)):
                exact.setdefault(other, entry)
    used = frozenset(word for forms in entries for each in forms for word in each.words)
    return Key(entries, refused, exact, turned, used, person, whole, _surnames(question, names), _glued(names))


def _surnames(question: AnyQuestion, names: list[Name]) -> frozenset[str]:
    """The last names of the people among the answers: of a person, a character, or a list most of which are names."""
    whole = [form(name.main).words for name in names if _with_capitals(name.main.split())]
    if isinstance(question, ChronoQuestion):
        kind = of_people(question) or question.answer_type == "character"
        return frozenset(each[-1] for each in whole if kind)
    return frozenset(each[-1] for each in whole if len(whole) > len(names) * MOST_PEOPLE)


def _with_capitals(said: list[str]) -> bool:
    """Tell if a name has two words or more, the first and the last with a capital."""
    return len(said) > 1 and said[0][0].isupper() and said[-1][0].isupper()


def _surname(forms: tuple[Form, ...], others: set[str]) -> tuple[Form, ...]:
    """The last name of a person alone, if it is no short word and no wrong answer has it too."""
    words = forms[0].words if forms else ()
    if len(words) < 2 or len(words[-1]) < LONG_ENOUGH - 1 or not words[-1].isalpha() or words[-1] in others:
        return ()
    return (form(words[-1:]),)


def _initials(text: str) -> set[str]:
    """The initials of a name of three words or more, with its small words and without them; its number stays: MI3."""
    found = {"".join(word[0] for word in each) for each in (bare(text).split(), form(text).words)}
    short = {each for each in found if len(each) >= INITIALS and each.isalpha()}
    *name, last = form(text).words or ("",)
    if len(name) > 1 and last.isdecimal():
        short.add("".join(word[0] for word in name) + last)
    return short


def _spelt_out(text: str) -> set[str]:
    """The name with the two letters that stand for each German one with two dots: Maerz."""
    out = text.casefold().translate(UMLAUTS)
    return {form(out).joined} if out != text.casefold() else set()


def _glued(names: list[Name]) -> dict[str, int]:
    """The index of each entry by its forms without spaces, with their own small words or an article before them."""
    found: dict[str, int] = {}
    for entry, name in enumerate(names):
        for text in (name.main, *name.accept):
            whole, joined = bare(text).replace(" ", ""), form(text).joined
            elided = bare(text.replace("'", "")).replace(" ", "")
            if len(joined) >= LONG_ENOUGH - 1:
                found |= dict.fromkeys((whole, elided, *(article + joined for article in ARTICLES)), entry)
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
