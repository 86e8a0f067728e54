"""A computer player's reasons in words, from its own numbers; and a few words about its character."""

from __future__ import annotations

from typing import Any, NamedTuple

from ai.characters import Character
from ai.player import Advice, Choice, Reason
from game.table import Move, View
from scenes.app.lang import spoken, t
from scenes.sitting.wording import Names, both
from scenes.sitting.words import Advising, Words

MOST = 2
"""The most weighed moves that are told."""
LARGE = 10
"""The size from which numbers are written without decimals."""


def sentence(choice: Choice, view: View, names: Names, words: Words) -> str:
    """A sentence with the choice and its reason; without a reason, the move alone."""
    if choice.reason is None:
        return _whole(words.move(choice.move, view, names))
    values = {key: value(key, raw, view, names, words) for key, raw in choice.reason.values.items()}
    return _whole(_said(choice.reason, values))


class Counsel(NamedTuple):
    """The coach's words about a choice: what to do, why, and the figures behind it."""

    title: str
    """The advice; empty if the text says all."""
    text: str
    """The reason, as it goes on after the advice."""
    details: str = ""

    @property
    def sentence(self) -> str:
        """The text as a sentence of its own."""
        return _capital(self.text)

    @property
    def whole(self) -> str:
        """Title and text as one sentence."""
        return t("{advice}: {reason}", advice=self.title, reason=self.text) if self.title else self.text


class Parlance(NamedTuple):
    """The words of a game at a table, as the coach needs them."""

    words: Words
    advising: Advising | None
    """The words of the coach; None in a game for which it has none."""
    names: Names
    chances: bool = False
    """True if moves are weighed by how often they win, from 0 to 1."""


def counsel(choice: Choice, view: View, parlance: Parlance) -> Counsel:
    """The coach's words about a choice; where the coach has none, those of the player alone."""
    advice = choice.advice
    if advice is None or parlance.advising is None:
        return Counsel("", sentence(choice, view, parlance.names, parlance.words))
    title = parlance.advising.advice(choice.move, view, parlance.names)
    text = _ended(_said(advice.reason, _told(advice.reason, view, parlance)))
    if advice.even is not None:
        text = f"{text} {_whole(_said(advice.even, _told(advice.even, view, parlance)))}"
    return Counsel(_capital(title), text, "\n".join(_details(choice, view, parlance)))


def warning(advice: Advice, view: View, parlance: Parlance) -> str:
    """The likely consequence of a move that costs much."""
    return _whole(_said(advice.reason, _told(advice.reason, view, parlance)))


def _told(reason: Reason, view: View, parlance: Parlance) -> dict[str, Any]:
    """The values of the coach's sentence in words."""
    found = {}
    for key, raw in reason.values.items():
        if isinstance(raw, Move):
            found[key] = _unquoted(value(key, raw, view, parlance.names, parlance.words))
        elif key == "name" or parlance.advising is None:
            found[key] = value(key, raw, view, parlance.names, parlance.words)
        else:
            found[key] = parlance.advising.told(key, raw, view)
    return found


def _unquoted(move: str) -> str:
    """A move without quotes around the whole: the coach sets its own."""
    return move[1:-1].strip() if move[:1] in "“«" and move[-1:] in "”»" else move


def _details(choice: Choice, view: View, parlance: Parlance) -> list[str]:
    """The figures behind the coach's sentence: how often it happens, and how often each move wins if that is known."""
    found, advice, words, names = [], choice.advice, parlance.words, parlance.names
    assert advice is not None
    if advice.claim is not None and advice.other is not None:
        claim, other = advice.claim, _unquoted(words.move(advice.other, view, names))
        line = t(
            "So in {percent} % of {worlds} imagined sequels; after “{other}” in {less} %",
            percent=round(100 * claim.share),
            worlds=claim.worlds,
            other=other,
            less=round(100 * claim.against),
        )
        found.append(_whole(line))
    if choice.odds and parlance.advising is not None:
        found.append(_whole(parlance.advising.odds(view, names)))
    best = choice.weighed[:MOST]
    if len(best) > 1 and parlance.chances and not choice.odds:
        worths = worth([each.worth for each in best], chances=True)
        moves = [words.move(each.move, view, names) for each in best]
        pairs = [t("{move}: {worth}", move=move, worth=each) for move, each in zip(moves, worths, strict=True)]
        found.append(" · ".join(pairs).replace(" %", "\N{NO-BREAK SPACE}%"))
    return found


def value(key: str, raw: Any, view: View, names: Names, words: Words) -> Any:
    """A value of a reason in words: a move, a name, or a value that the game has words for."""
    if isinstance(raw, Move):
        return words.move(raw, view, names)
    if key == "name" and isinstance(raw, int):
        return names[raw]
    if key == "often":
        return frequency(raw)
    return words.value(key, raw, view)


def frequency(step: int) -> str:
    """A frequency in words: step 0 is nearly always, step 4 is rarely."""
    return (t("nearly always"), t("mostly"), t("about half the time"), t("now and then"), t("rarely"))[step]


def worth(weighed: list[float], chances: bool) -> list[str]:
    """The estimated worth of moves in words: per cent if they are chances to win, else points with a sign.

    A decimal is added to per cents that would look the same without it.
    """
    if chances and all(0 <= each <= 1 for each in weighed):
        near = len({round(100 * each) for each in weighed}) < len(set(weighed))
        return [t("{percent} %", percent=_decimal(f"{100 * each:.{int(near)}f}")) for each in weighed]
    return [_decimal(f"{each:+.0f}" if abs(each) >= LARGE else f"{each:+.2f}") for each in weighed]


def _decimal(number: str) -> str:
    """A number with a real minus sign, and with a decimal comma in French."""
    written = number.replace("-", "−")
    return written.replace(".", ",") if spoken() == "fr" else written


def _said(reason: Reason, values: dict[str, Any]) -> str:
    """The text of a reason in the language spoken, with these values."""
    return t(reason.text, **values)


def _capital(text: str) -> str:
    """A text with a capital, behind a quotation mark too."""
    first = next((place for place, letter in enumerate(text) if letter not in "“«\u00a0\u202f "), 0)
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def _whole(text: str) -> str:
    """A text as a sentence: with a capital, a full stop if it has no end, and no line break before a per cent sign."""
    return _capital(_ended(text))


def _ended(text: str) -> str:
    """A text with a full stop if it has no end, and no line break before a per cent sign."""
    return text.replace(" %", "\N{NO-BREAK SPACE}%") + ("" if text.endswith((".", "!", "?", "…")) else ".")


# characters


def about(character: Character, subjects: bool) -> str:
    """A sentence about a character's temperament; with `subjects`, also about what they know best."""
    word = temperament(character)
    if not subjects:
        return t("Temperament: {word}.", word=word)
    known = both(subject(each) for each in character.subjects)
    return t("Temperament: {word}. Knows most about {subjects}.", word=word, subjects=known)


def temperament(character: Character) -> str:
    """A character's temperament in a noun, the same for he and she."""
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
    """A category of questions in words, as in "knows most about geography"."""
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
