"""The current person's progress in the lessons of a game, for its tile."""

from __future__ import annotations

from scenes.app.loop import App
from scenes.sitting.lesson import names


def next_lesson(app: App, game: str) -> str | None:
    """The name of the first lesson of a game that the current person has not finished; None if there is none."""
    return next((name for name in names(game) if not app.people.lesson(name).done), None)


def learnt(app: App, game: str) -> bool:
    """Tell if a game has lessons, and the current person has finished them all."""
    return bool(names(game)) and next_lesson(app, game) is None
