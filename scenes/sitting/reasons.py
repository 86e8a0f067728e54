"""Why a computer player would do something, in words, from its own numbers; and who it is."""

from __future__ import annotations

from typing import Any

from ai.characters import Character
from ai.player import Choice, Reason
from game.table import Move
from scenes.app.lang import spoken, t
from scenes.sitting.wording import Names, both
from scenes.sitting.words import Words

LARGE = 10
"""Numbers from here on need no decimals."""


def sentence(choice: Choice, view: Any, names: Names, words: Words) -> str:
    """The choice and its reason; without a reason, the move alone."""
    if choice.reason is None:
        return _whole(words.move(choice.move, view, names))
    values = {key: value(key, raw, view, names, words) for key, raw in choice.reason.values.items()}
    return _whole(_said(choice.reason, values))


def value(key: str, raw: Any, view: Any, names: Names, words: Words) -> Any:
    """A value of a reason in words: a move, somebody's name, or whatever the game has words for."""
    if isinstance(raw, Move):
        return words.move(raw, view, names)
    if key == "name" and isinstance(raw, int):
        return names[raw]
    return words.value(key, raw, view)


def worth(weighed: list[float], chances: bool) -> list[str]:
    """What moves seemed to be worth: as per cent if they are chances to win, else as numbers. Decimals tell apart
    what would look the same."""
    if chances and all(0 <= each <= 1 for each in weighed):
        near = len({round(100 * each) for each in weighed}) < len(set(weighed))
        return [t("{percent} %", percent=_decimal(f"{100 * each:.{int(near)}f}")) for each in weighed]
    return [_decimal(f"{each:+.0f}" if abs(each) >= LARGE else f"{each:+.2f}") for each in weighed]


def _decimal(number: str) -> str:
    """With a real minus, and the comma where it is written so."""
    written = number.replace("-", "−")
    return written.replace(".", ",") if spoken() == "fr" else written


def _said(reason: Reason, values: dict[str, Any]) -> str:
    return t(reason.text, **values)


def _whole(text: str) -> str:
    """With a capital, a full stop if it has no end of its own, and no line that begins with a per cent sign."""
    text = text.replace(" %", "\N{NO-BREAK SPACE}%")
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", "…")) else ".")


# who they are


def about(character: Character, subjects: bool) -> str:
    """A word about someone, and what they know best where that matters."""
    word = temperament(character)
    if not subjects:
        return t("Temperament: {word}.", word=word)
    known = both(subject(each) for each in character.subjects)
    return t("Temperament: {word}. Knows most about {subjects}.", word=word, subjects=known)


def temperament(character: Character) -> str:
    """In a word that suits everyone, he or she."""
    return {
        "serene": t("serenity"),
        "playful": t("playfulness"),
        "adventurous": t("love of adventure"),
        "careful": t("care"),
        "dazzling": t("brilliance"),
        "thoughtful": t("thoughtfulness"),
        "cunning": t("cunning"),
        "dreamy": t("dreaminess"),
        "whimsical": t("whimsy"),
        "patient": t("patience"),
        "secretive": t("mystery"),
        "cheerful": t("cheerfulness"),
    }[character.temperament]


def subject(name: str) -> str:
    """A category of questions, as one would say what somebody knows."""
    return {
        "geo": t("geography"),
        "hist": t("history"),
        "sci": t("science"),
        "nature": t("nature"),
        "art": t("art"),
        "lit": t("literature"),
        "music": t("music"),
        "screen": t("films"),
        "sport": t("sport"),
        "food": t("cooking"),
        "lang": t("languages"),
        "myth": t("myths"),
        "tech": t("technology"),
        "life": t("everyday life"),
        "games": t("games"),
        "absurd": t("absurdities"),
    }[name]
