"""Questions that must not meet in one evening: one tells the other's answer, both are about the same thing, or both ask
for nearly the same list."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from game.defizz.questions import AnyQuestion, ChanceQuestion, ChronoQuestion, PingPongQuestion

LANGUAGES = ("fr", "en")
WORD = re.compile(r"\w+")
NAME = re.compile(r"(?<=[\w,;:»'’-] )[^\W\d_a-zß-ÿœ]\w{3,}|(?<=[dl]['’])[^\W\d_a-zß-ÿœ]\w{3,}")
"""A word that is a name: it has a capital in the middle of a sentence."""
LEAST_LETTERS = 3
"""The letters from which a one-word answer can be told by chance."""
COMMON = 5
"""The most questions that name a thing which is still one theme: more of them are about a country, or a month."""


class Kinship:
    """The kin of every question of a pack, worked out once (a tenth of a second for both boxes). Games of chance have
    none."""

    __slots__ = ("questions", "found")

    def __init__(self, questions: tuple[AnyQuestion, ...]) -> None:
        self.questions = questions
        self.found: tuple[frozenset[int], ...] | None = None

    def prepare(self) -> tuple[frozenset[int], ...]:
        """The kin of every question, worked out if that was not done before."""
        if self.found is None:
            self.found = _kin(self.questions)
        return self.found

    def of(self, question: int) -> frozenset[int]:
        """The questions that must not come in the same evening as this one."""
        return self.prepare()[question]


def _kin(questions: tuple[AnyQuestion, ...]) -> tuple[frozenset[int], ...]:
    found: list[set[int]] = [set() for _ in questions]
    for one, other in (*tells(questions), *same_theme(questions), *same_entries(questions)):
        found[one].add(other)
        found[other].add(one)
    return tuple(map(frozenset, found))


def tells(questions: tuple[AnyQuestion, ...]) -> Iterator[tuple[int, int]]:
    """Pairs: a question whose text, note or answer tells the answer of the other one."""
    for language in LANGUAGES:
        answers: dict[str, list[tuple[int, list[str]]]] = defaultdict(list)
        for number, question in enumerate(questions):
            for answer in _answer(question, language):
                words = _words(answer)
                if words and len("".join(words)) >= LEAST_LETTERS:
                    answers[words[0]].append((number, words))
        for number, question in enumerate(questions):
            for said in _said(question, language):
                words = _words(said)
                for place, word in enumerate(words):
                    for told, answer_words in answers.get(word, ()):
                        if told != number and words[place : place + len(answer_words)] == answer_words:
                            yield number, told


def same_theme(questions: tuple[AnyQuestion, ...]) -> Iterator[tuple[int, int]]:
    """Pairs of questions that name the same thing, which few others name."""
    naming: dict[str, set[int]] = defaultdict(set)
    for number, question in enumerate(questions):
        for language in LANGUAGES:
            for said in _said(question, language):
                for name in NAME.findall(said):
                    naming[name].add(number)
    for numbers in naming.values():
        if len(numbers) <= COMMON:
            yield from ((one, other) for one in numbers for other in numbers if one < other)


def same_entries(questions: tuple[AnyQuestion, ...]) -> Iterator[tuple[int, int]]:
    """Pairs of lists, most entries of the shorter of which are on both."""
    sizes: dict[int, int] = {}
    having: dict[str, list[int]] = defaultdict(list)
    for number, question in enumerate(questions):
        if isinstance(question, PingPongQuestion):
            entries = {name.main.casefold() for item in question.list.items if (name := item.fr or item.en)}
            sizes[number] = len(entries)
            for entry in entries:
                having[entry].append(number)
    shared = Counter(pair for numbers in having.values() for pair in combinations(numbers, 2))
    yield from (pair for pair, count in shared.items() if 2 * count > min(sizes[pair[0]], sizes[pair[1]]))


def _answer(question: AnyQuestion, language: str) -> Iterable[str]:
    name = getattr(question.answer, language) if isinstance(question, ChronoQuestion) else None
    return () if name is None else (name.main,)


def _said(question: AnyQuestion, language: str) -> Iterator[str]:
    """Everything about a question that is heard at the table, but for games of chance."""
    if isinstance(question, ChanceQuestion):
        return
    for text in (question.text, question.note):
        said = getattr(text, language) if text is not None else None
        if said is not None:
            yield said
    yield from _answer(question, language)


def _words(text: str) -> list[str]:
    return WORD.findall(text.casefold())
