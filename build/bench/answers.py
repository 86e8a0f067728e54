"""The questions of Défizz! in the benchmark: reading the bank, and judging what was typed."""

from __future__ import annotations

import json
from collections.abc import Callable

from game.defizz.pack import decode
from game.defizz.questions import PingPongQuestion
from game.shelf import ASSETS
from scenes.games.defizz.judge import look

BANK = ASSETS / "questions" / "base.json"

Run = Callable[[], int]


def packs(amount: int) -> Run:
    """Decode and check the whole bank of questions."""
    return _each(amount, decode)


def plain(amount: int) -> Run:
    """Read the same bytes as JSON and nothing else."""
    return _each(amount, json.loads)


def _each(amount: int, read: Callable[[bytes], object]) -> Run:
    data = BANK.read_bytes()

    def run() -> int:
        for _ in range(amount):
            read(data)
        return amount

    return run


def verdicts(amount: int) -> Run:
    """Judge entries of long lists with a letter too few: the dearest kind of answer, as nothing fits it at once."""
    lists = [
        question for question in decode(BANK.read_bytes()).file.questions if isinstance(question, PingPongQuestion)
    ]
    typed = [
        (question, item.fr.main[:2] + item.fr.main[3:])
        for question in lists
        for item in question.list.items
        if item.fr is not None and len(question.list.items) >= 12
    ]

    def run() -> int:
        for number in range(amount):
            question, text = typed[number % len(typed)]
            look(question, text, "fr")
        return amount

    return run
