"""The judge measured on answers as people type them: `python -m tests.scenes.games.defizz.judge.shares`.

`typed.txt` holds them, with what a fair judge says. One half of its lines is for finding rules; the other one was held
out: nobody looked at what the judge made of it before its rules stood.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.defizz.pack import Pack, decode
from game.defizz.questions import AnyQuestion, ChronoQuestion, PingPongQuestion
from game.shelf import ASSETS
from scenes.games.defizz.judge import Finding, in_pack, look

TYPED = Path(__file__).parent / "typed.txt"
FITTED, HELD_OUT = 0, 1
"""The half that the judge's rules were found with, and the half that only measures them."""


class Typed(NamedTuple):
    """What somebody typed, and what is fair."""

    pack: str
    question: str
    language: str
    text: str
    right: bool
    entry: str
    """Of a list: what was meant; empty if any entry will do."""


class Shares(NamedTuple):
    """How often the judge was wrong, or asked."""

    answers: int
    accepted: float
    """The share of the wrong answers that passed."""
    refused: float
    """The share of the right answers that did not."""
    asked: float
    """The share of all answers that people are asked about."""


def typed(half: int) -> Iterator[Typed]:
    """The answers of one half, line by line."""
    lines = [line for line in TYPED.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    for line in lines[half::2]:
        place, *columns = line.split(" | ")
        pack, question, language = place.split()
        for right, column in zip((True, False), columns, strict=True):
            for each in filter(None, map(str.strip, column.split(";"))):
                text, _, entry = each.partition("=")
                yield Typed(pack, question, language, text, right, entry)


@lru_cache(maxsize=4)
def pack(name: str) -> Pack:
    """A shipped pack."""
    return decode((ASSETS / "questions" / f"{name}.json").read_bytes())


def ruled(bank: Pack, question: AnyQuestion, text: str, language: str) -> Finding:
    """The finding as at the table, with the other answers of the pack in mind."""
    if isinstance(question, ChronoQuestion):
        return in_pack(bank, question, text, language)
    return look(question, text, language)


def outcome(case: Typed) -> str:
    """`right`, `near`, `wrong`; or `mistaken` for another entry of the list."""
    bank = pack(case.pack)
    question = bank.file.questions[bank.index[case.question]]
    word, entry = ruled(bank, question, case.text, case.language)
    if word == "right" and case.entry:
        assert isinstance(question, PingPongQuestion) and entry is not None
        meant = getattr(question.list.items[entry], case.language).main
        return "right" if meant == case.entry else "mistaken"
    return word


def judged(half: int) -> list[tuple[Typed, str]]:
    """The answers of one half with what the judge made of them."""
    return [(case, outcome(case)) for case in typed(half)]


def shares(found: list[tuple[Typed, str]]) -> Shares:
    """The shares of answers that were judged wrongly, or that people are asked about."""
    wrong = [word for case, word in found if not case.right]
    right = [word for case, word in found if case.right]
    asked = sum(word == "near" for _, word in found)
    passed = sum(word in ("right", "mistaken") for word in wrong) + right.count("mistaken")
    return Shares(len(found), passed / len(wrong), right.count("wrong") / len(right), asked / len(found))


def main() -> None:
    """Print the shares of both halves; with `--cases`, each answer of the first half that was not judged as is fair."""
    for half, name in ((FITTED, "fitted"), (HELD_OUT, "held out")):
        if half == HELD_OUT and "--cases" in sys.argv:
            continue
        found = judged(half)
        told = shares(found)
        print(
            f"{name}: {told.answers:,} answers, {told.accepted:.2%} of the wrong ones pass,"
            f" {told.refused:.2%} of the right ones are refused, {told.asked:.2%} are asked about"
        )
        if "--cases" in sys.argv:
            for case, word in found:
                if word != ("right" if case.right else "wrong"):
                    print(f"  {word:9}{'right' if case.right else 'wrong':6} {case.pack} {case.question} {case.text}")


if __name__ == "__main__":
    main()
