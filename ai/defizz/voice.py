"""The words for what a computer player means to say.

A player says `#3` for entry 3 of the key (a Chrono has entry 0 only) and `~1` for a wrong answer that comes to mind,
the second one there. It needs no language and no words for that; the table has both, and it is the words that are
recorded, shown and judged like anybody's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.defizz.moves import Answer
from game.defizz.questions import AnyQuestion, ChronoQuestion, Item, Name, Names, PingPongQuestion, Words
from game.table import Move

MEANT = re.compile(r"([#~])(\d+)")
SPEECHLESS = Answer("?")


def right(entry: int = 0) -> Answer:
    """An answer that means the right one, or this entry of the list."""
    return Answer(f"#{entry}")


def wrong(which: int) -> Answer:
    """An answer that means something wrong that comes to mind."""
    return Answer(f"~{which}")


def worded(question: AnyQuestion, move: Move, said: Iterable[object], language: str) -> Move:
    """The move with its answer put into words; other moves as they are. A wrong answer that was said already is not
    said again."""
    meant = MEANT.fullmatch(move.text) if isinstance(move, Answer) else None
    if meant is None:
        return move
    sign, number = meant[1], int(meant[2])
    words = _entries(question, language) if sign == "#" else _slips(question, language, set(said))
    if not words:
        return SPEECHLESS
    return Answer(words[number % len(words)])


def _entries(question: AnyQuestion, language: str) -> list[str]:
    """The names of the answer, or of the list's entries, in this language or in the other one."""
    names: list[Names | Item] = []
    if isinstance(question, ChronoQuestion):
        names = [question.answer]
    elif isinstance(question, PingPongQuestion):
        names = list(question.list.items)
    spoken: list[Name | None] = [getattr(name, language) or name.fr or name.en for name in names]
    return [name.main for name in spoken if name is not None]


def _slips(question: AnyQuestion, language: str, said: set[object]) -> list[str]:
    """Wrong answers in this language, or in the other one."""
    words: Words | None = None
    if isinstance(question, ChronoQuestion):
        words = question.wrong
    elif isinstance(question, PingPongQuestion):
        words = question.list.tempting
    listed = (getattr(words, language) or words.fr or words.en or ()) if words is not None else ()
    return [word for word in listed if word not in said]
