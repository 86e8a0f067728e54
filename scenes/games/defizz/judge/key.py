"""The key to a question: every right form by entry, and the wrong ones that a text is compared with too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from game.defizz.pack import Pack
from game.defizz.questions import AnyQuestion, ChronoQuestion, Name, PingPongQuestion
from scenes.games.defizz.judge.besides import FILLERS, TELLING
from scenes.games.defizz.judge.normal import bare, words
from scenes.games.defizz.judge.spelling import alike, distance, heard_alike, slips

REFUSED = -1
UNACCENTED = str.maketrans("àâäéèêëîïôöùûüç", "aaaeeeeiioouuuc", "-'’.")
MEANING_LITTLE = FILLERS | TELLING
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
PEOPLE = {"person", "singer", "painter", "chef", "dancer"}
"""Kinds of answers of which the last name alone will do."""
INITIALS = 3
"""Least number of initials that stand for a name."""
BEGINNING = 0.6
"""Least share of the letters of a word that its beginning has, to be worth asking about."""
ALONE = 4
"""Least letters of a word that is worth a look when it is one of the two or three of an answer."""
MOST_OF_IT = 0.5
"""Least share of the letters of an answer in those of its words that were said, to be worth asking about."""
LEFT_OUT = 8
"""Most letters and spaces of a text that its plain form is without: articles and the like."""
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
    person: tuple[str, ...]
    """The words of the whole name, if the answer is a person who is known by the last one; else none."""
    glued: dict[str, int]
    """The index of the entry by a form that has its small words glued to it: `lahaye`."""


@lru_cache(maxsize=2)
def key(question: AnyQuestion, language: str) -> Key:
    """The key to a question in one language."""
    names, wrong = _names(question, language)
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


def _names(question: AnyQuestion, language: str) -> tuple[list[Name], tuple[str, ...]]:
    """The right answers in this language, and the wrong ones that come to mind."""
    if isinstance(question, ChronoQuestion):
        name = getattr(question.answer, language)
        return ([name] if name else []), getattr(question.wrong, language) or ()
    assert isinstance(question, PingPongQuestion)
    items = [getattr(item, language) for item in question.list.items]
    tempting = getattr(question.list.tempting, language, None) or ()
    return [name for name in items if name], tempting


Rivals = Callable[[Form, int], Iterator[Form]]
"""The forms of wrong answers that may be as many slips from a text, or fewer."""


def no_rivals(typed: Form, most: int) -> Iterator[Form]:
    """None: nothing is known but the question."""
    return iter(())


def peers(pack: Pack, question: ChronoQuestion, language: str) -> Rivals:
    """The answers to all Chronos of the same kind in the pack: a text nearer to one of these was meant to be it.

    Nothing is kept of them: each is read only where its letters are near to those of the text.
    """

    def near(typed: Form, most: int) -> Iterator[Form]:
        for each in _of_kind(pack, question.answer_type):
            name = getattr(each.answer, language)
            for text in (name.main, *name.accept) if name else ():
                if _may_be_near(text, typed, most):
                    yield form(text)

    return near


@lru_cache(maxsize=1)
def _of_kind(pack: Pack, kind: str) -> tuple[ChronoQuestion, ...]:
    """All Chronos of the pack with an answer of this kind."""
    return tuple(each for each in pack.file.questions if isinstance(each, ChronoQuestion) and each.answer_type == kind)


def _may_be_near(text: str, typed: Form, most: int) -> bool:
    """False if the letters of two texts show at once that they are more slips apart; accents and articles may hide."""
    if not -most <= len(text) - len(typed.joined) <= most + LEFT_OUT:
        return False
    return not text.isascii() or len(typed.letters.difference(text.casefold())) <= most


@lru_cache(maxsize=1)
def names_in(pack: Pack, language: str) -> frozenset[str]:
    """Every name of one word in the pack, right or wrong, in small letters without accents."""
    found: set[str] = set()
    for each in pack.file.questions:
        if isinstance(each, ChronoQuestion | PingPongQuestion):
            names, wrong = _names(each, language)
            found.update(wrong)
            for name in names:
                found.update((name.main, *name.accept, *name.reject))
    return frozenset(text.casefold().translate(UNACCENTED) for text in found if " " not in text)


def named_elsewhere(pack: Pack, typed: Form, language: str) -> bool:
    """Tell if a text is letter by letter a name that the pack has somewhere: then it is no slip of the pen."""
    return len(typed.words) == 1 and typed.joined in names_in(pack, language)


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
    """Tell if one word of two or three was said, letter by letter, or several with little missing: `red riding hood`."""
    if len(typed.words) == 1:
        word = typed.joined
        return len(word) >= ALONE and word in right.words and len(right.words) <= 3 and word not in MEANING_LITTLE
    if len(typed.joined) < MOST_OF_IT * len(right.joined):
        return False
    left = iter(right.words)
    return all(any(alike(word, its) for its in left) for word in typed.words)


def _within(typed: Form, right: Form) -> bool:
    """Tell if an answer is among other words: a short one letter by letter, and numbers only in a phrase or last."""
    if typed.words[:-1] == right.words and typed.words[-1].isdecimal():
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
