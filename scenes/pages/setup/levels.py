"""The kinds of players that can take a seat, in words: a person, or a computer player of a level."""

from __future__ import annotations

from scenes.app.lang import p, t

LEVELS = (None, "easy", "normal", "hard")
"""The levels to choose from; None is a person."""


def level_name(level: str | None) -> str:
    """The name of a level; None is a person."""
    names = {
        None: p("seat", "Person"),
        "easy": p("level", "Easy"),
        "normal": p("level", "Normal"),
        "hard": p("level", "Hard"),
    }
    return names[level]


def level_legend() -> str:
    """A line about each level."""
    return "\n".join(t("{value}: {about}", value=level_name(level), about=level_about(level)) for level in LEVELS)


def level_about(level: str | None) -> str:
    """A line about a level; None is a person."""
    lines = {
        None: t("A person at this screen."),
        "easy": t("A computer player who forgets and errs like anybody."),
        "normal": t("A computer player with good habits."),
        "hard": t("A computer player who thinks ahead."),
    }
    return lines[level]
