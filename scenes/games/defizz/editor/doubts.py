"""Doubts about a question: no faults, but worth a second look by whoever writes it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.defizz.question_form import Form, languages_of, lines
from scenes.app.lang import t
from scenes.games.defizz.judge.normal import words

LONGEST = {"hint": 32, "text": 140, "note": 130, "answer": 50, "words": 25}
"""The greatest lengths that a card has room for: in signs and, for words, what can be heard in one breath."""
BETRAYS = re.compile(r"\b(combien|nombre|liste|citez|vite|hasard|how many|number|list|name|fast|luck|chance)\b", re.I)
"""Words of a hint that tell the mode."""
MOST_SIDES = 11
"""The most who may take part in a Multi question; its list must be longer."""


def doubts(form: Form, multi: bool = False) -> dict[str, str]:
    """Field → a sentence on what could be better there; `multi`: the question is on a Multi card."""
    return {field: sentence for one in languages_of(form) for field, sentence in _doubts(form, one, multi)}


def _doubts(form: Form, one: str, multi: bool) -> Iterator[tuple[str, str]]:
    for name in ("text", "hint", "note", "answer"):
        length = len(form.get(f"{name}.{one}", "").strip())
        if length > LONGEST[name]:
            yield f"{name}.{one}", t("Long for the card: {most} signs at most look well.", most=LONGEST[name])
    text, hint = form.get(f"text.{one}", ""), form.get(f"hint.{one}", "")
    count = len(re.findall(r"\w+", text))
    if count > LONGEST["words"] and len(text.strip()) <= LONGEST["text"]:
        yield f"text.{one}", t("Long to listen to: {most} words are plenty.", most=LONGEST["words"])
    if BETRAYS.search(hint):
        yield f"hint.{one}", t("This hint tells the mode.")
    for answer in _answers(form, one):
        if answer <= set(words(hint)):
            yield f"hint.{one}", t("This hint tells the answer.")
        elif answer <= set(words(text)):
            yield f"text.{one}", t("The question tells its answer.")
    entries = lines(form.get(f"entries.{one}", ""))
    if multi and form.get("mode") == "pingpong" and 4 <= len(entries) <= MOST_SIDES:
        yield f"entries.{one}", t("So short a list leaves room for {sides} sides at most.", sides=len(entries) - 1)


def _answers(form: Form, one: str) -> list[set[str]]:
    """The words of the answer, which must not be said beforehand."""
    mode = form.get("mode", "chrono")
    given = form.get(f"answer.{one}", "") if mode == "chrono" else form.get("number", "") if mode == "cible" else ""
    answer = set(words(given))
    return [answer] if answer else []
