"""The judge measured on answers as people type them: `python -m tests.scenes.games.defizz.judge.shares`.

Two files hold them, with what a fair judge says. `fitted.txt` is for finding rules; `held_out.txt` was written when the
rules stood, to questions that the other one has not, and only measures them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.defizz.pack import Pack, decode
from game.defizz.questions import AnyQuestion, PingPongQuestion
from game.shelf import ASSETS
from scenes.games.defizz.judge import Finding, in_pack

FITTED, HELD_OUT = "fitted", "held_out"
"""The answers that the judge's rules were found with, and those that only measure them."""


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


def typed(name: str) -> Iterator[Typed]:
    """The answers of one file, line by line."""
    text = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8")
    for line in (line for line in text.splitlines() if not line.startswith("#")):
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
    return in_pack(bank, question, text, language)


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


def judged(name: str) -> list[tuple[Typed, str]]:
    """The answers of one file with what the judge made of them."""
    return [(case, outcome(case)) for case in typed(name)]


def shares(found: list[tuple[Typed, str]]) -> Shares:
    """The shares of answers that were judged wrongly, or that people are asked about."""
    wrong = [word for case, word in found if not case.right]
    right = [word for case, word in found if case.right]
    asked = sum(word == "near" for _, word in found)
    passed = sum(word in ("right", "mistaken") for word in wrong) + right.count("mistaken")
    return Shares(len(found), passed / len(wrong), right.count("wrong") / len(right), asked / len(found))


def main() -> None:
    """Print the shares of both files; with `--cases`, each answer of the first that was not judged as is fair."""
    for name in [FITTED] if "--cases" in sys.argv else [FITTED, HELD_OUT]:
        found = judged(name)
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
