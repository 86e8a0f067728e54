"""The kinds of players that can take a seat, in words: a person, or a computer player of a level."""

from __future__ import annotations

from scenes.app.lang import p, t

LEVELS = (None, "first", "easy", "normal", "hard", "expert")
"""The levels to choose from; None is a person."""


def level_name(level: str | None) -> str:
    """The name of a level; None is a person."""
    names = {
        None: p("seat", "Person"),
        "first": p("level", "First steps"),
        "easy": p("level", "Easy"),
        "normal": p("level", "Normal"),
        "hard": p("level", "Hard"),
        "expert": p("level", "Expert"),
    }
    return names[level]


def level_legend() -> str:
    """A line about each level."""
    return "\n".join(t("{value}: {about}", value=level_name(level), about=level_about(level)) for level in LEVELS)


def level_about(level: str | None) -> str:
    """A line about a level; None is a person."""
    lines = {
        None: t("A person at this screen."),
        "first": t("Has just learnt the game: forgets most, and plays what looks good."),
        "easy": t("Plays now and then: overlooks things, as anybody does on a quiet evening."),
        "normal": t("Knows the game well, and errs now and then."),
        "hard": t("Pays attention, remembers, and rarely errs."),
        "expert": t("Thinks everything through: nobody is promised anything."),
    }
    return lines[level]
