"""Slips of language in questions: signs and spaces, turns of phrase borrowed from the other language, giveaways."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.defizz.kin import tells
from game.defizz.pack import Pack
from game.defizz.questions import AnyQuestion, ChronoQuestion

MISTYPED = {
    "fr": re.compile(r"\S[?!;:»]|«\S|  |[\u00a0\u202f’]|\.\.\.|\s[.,]"),
    "en": re.compile(r"\s[?!;:,.]|  |[’«»]|\.\.\.|[“”]"),
}
"""French has a plain space before its high signs, English has none; both have straight apostrophes."""
CALQUES = {
    "fr": re.compile(
        r"\b(fai\w+ du sens|en charge d[e']|opportunités?|impact(er|é|e)|réalis\w+ qu[e']|basée?s? sur|au final"
        r"|digitale?s?|définitivement|finaliser|adress\w+ (un|une|le|la) (problème|question)|pri[st] place|termes de"
        r"|challenge|nominée?s?|performer|suppos(é|ée) (être|avoir)|dédiée?s? à|en addition|combien long"
        r"|quel est le nombre)\b",
        re.I,
    ),
    "en": re.compile(
        r"\b(realisator|informations|permits? to|a same|since \w+ years|known under|in the frame of|assist(s|ed)? to"
        r"|the whole of the|the (19|20)th of|is situated|was baptised the|makes? part of|how (is|does) it called"
        r"|until the end of the day of|to the number of|of which the name|precised?|in (19|20)\d\d already)\b",
        re.I,
    ),
}
"""Turns that a translation leaves behind."""


def said(question: AnyQuestion) -> Iterator[tuple[str, str, str]]:
    """The language, the part and the words of everything that people read of a question."""
    for language in ("fr", "en"):
        for part in ("hint", "text", "note"):
            words = getattr(getattr(question, part), language, None)
            if words:
                yield language, part, words
        if isinstance(question, ChronoQuestion) and (answer := getattr(question.answer, language)):
            yield language, "answer", answer.main


def mistyped(pack: Pack) -> Iterator[str]:
    """Texts with a wrong sign or space."""
    return matched(pack, MISTYPED)


def calques(pack: Pack) -> Iterator[str]:
    """Texts that sound translated."""
    return matched(pack, CALQUES)


def matched(pack: Pack, patterns: dict[str, re.Pattern[str]]) -> Iterator[str]:
    """The texts in which the pattern of their language is found, each with what was found."""
    for question in pack.file.questions:
        for language, part, words in said(question):
            if found := patterns[language].search(words):
                yield f"{question.id} {part}.{language}: {found[0]!r} in {words}"


def giveaways(pack: Pack) -> int:
    """The pairs of questions of which one tells the answer of the other: they never meet in one evening."""
    return len({frozenset(pair) for pair in tells(pack.file.questions)})


def clusters(pack: Pack) -> int:
    """The questions that share a theme, or an answer, with another one: they are spread over evenings."""
    return sum(bool(pack.kinship.of(question)) for question in range(len(pack.file.questions)))
