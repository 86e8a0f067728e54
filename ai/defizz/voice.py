"""How the table puts into words what a computer player means.

A player says `#3` for entry 3 of the key (a Chrono has entry 0 only) and `~1` for a wrong answer that comes to mind,
the second one there. It needs no language and no words for that; the table has both, and it is the words that are
recorded, shown and judged like anybody's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from game.defizz.moves import Answer
from game.defizz.questions import AnyQuestion, ChronoQuestion, PingPongQuestion

MEANT = re.compile(r"([#~])(\d+)")
SPEECHLESS = Answer("?")


def right(entry: int = 0) -> Answer:
    """The answer, or this entry of the list."""
    return Answer(f"#{entry}")


def wrong(which: int) -> Answer:
    """Something that comes to mind and is wrong."""
    return Answer(f"~{which}")


def worded(question: AnyQuestion, move: Any, said: Iterable[Any], language: str) -> Any:
    """The same move in words; other moves as they are. A wrong answer that was said already is not said again."""
    meant = MEANT.fullmatch(move.text) if isinstance(move, Answer) else None
    if meant is None:
        return move
    sign, number = meant[1], int(meant[2])
    words = _entries(question, language) if sign == "#" else _slips(question, language, set(said))
    if not words:
        return SPEECHLESS
    return Answer(words[number % len(words)])


def _entries(question: AnyQuestion, language: str) -> list[str]:
    names: list[Any] = []
    if isinstance(question, ChronoQuestion):
        names = [question.answer]
    elif isinstance(question, PingPongQuestion):
        names = list(question.list.items)
    return [(getattr(name, language) or name.fr or name.en).main for name in names]


def _slips(question: AnyQuestion, language: str, said: set[Any]) -> list[str]:
    """Wrong answers in this language, or in the other one."""
    words: Any = None
    if isinstance(question, ChronoQuestion):
        words = question.wrong
    elif isinstance(question, PingPongQuestion):
        words = question.list.tempting
    listed = (getattr(words, language) or words.fr or words.en or ()) if words is not None else ()
    return [word for word in listed if word not in said]
