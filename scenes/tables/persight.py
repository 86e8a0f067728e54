"""Answers that a table gives again and again: worked out once for each sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar

from scenes.tables.sight import Sight


class Answers:
    """The answers given so far, and the sight that they hold for."""

    def __init__(self) -> None:
        self.sight: Sight | None = None
        self.guided = False
        self.known: dict[str, Any] = {}


class Seeing(Protocol):
    """A table as these answers ask for it."""

    sight: Sight
    guided: bool
    answers: Answers


Asked = TypeVar("Asked", bound=Seeing)
Answer = TypeVar("Answer")


def per_sight(method: Callable[[Asked], Answer]) -> Callable[[Asked], Answer]:
    """Let a table's method answer from memory while the sight is the same; nobody may change what it returns."""
    name = method.__qualname__

    @wraps(method)
    def answered(table: Asked) -> Answer:
        answers = table.answers
        if answers.sight is not table.sight or answers.guided != table.guided:
            answers.sight, answers.guided, answers.known = table.sight, table.guided, {}
        if name not in answers.known:
            answers.known[name] = method(table)
        found: Answer = answers.known[name]
        return found

    return answered
