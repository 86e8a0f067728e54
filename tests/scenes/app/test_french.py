"""French by rule: elision and agreement hold for every name, number and card, and one thing has one word."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.shelf import ASSETS
from scenes.app import lang
from scenes.games.tordu import words as tordu
from tests.scenes.app.test_lang import catalogues

NUMBERS = {
    "amount", "bank", "count", "decimals", "least", "left", "matches", "mine", "minimum", "most", "need", "number",
    "numbers", "offer", "percent", "place", "points", "purse", "round", "rounds", "score", "stake", "target", "threat",
    "times", "worlds",
}  # fmt: skip
"""The placeholders that are always numbers: nothing is elided before them."""
CLOSED = {"suit", "cards", "called"}
"""The placeholders with a few words of ours, which are all tried below."""
ELIDED = r"\b(?:de|que|le|la|je|ne|se|me|te|si|jusque|lorsque|puisque|quoique) \{(\w+)\}"
JOINED = r"(?:\w’|qu’)\{(\w+)\}"
MANY = {"amount", "most", "least", "seats", "worlds", "rounds", "spread", "size", "bank"}
"""The numbers that are never 0 or 1 where a plural stands behind them."""
ONE_WORD = {
    r"\b[Cc]hallenge": "défi",
    r"\b[Tt]ournoi": "points",
    r"\bHelp": "Aide !",
    r"joueurs? difficiles?": "expert",
    r"tours? de table": "manche",
    r"\b[Ee]njeu": "mise",
    r"du centre": "du milieu",
    r"Temps limités?": "limites de temps",
}
"""Word → the one that is used in its place."""


def messages() -> Iterator[tuple[str, bool]]:
    """Every French text of the catalogue, and True if it belongs to a text with a plural."""
    for message in catalogues().read("fr"):
        if message.id:
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            yield from ((text, message.pluralizable) for text in strings)


def rules() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ASSETS / "rules" / "fr").glob("*.txt")))


def test_nothing_is_elided_before_a_name_that_may_begin_with_a_vowel() -> None:
    """`de Léo`, but `d’Élise`: texts put free words where no small word stands before them."""
    wrong = [text for text, _ in messages() for word in re.findall(ELIDED, text) if word not in NUMBERS | CLOSED]
    assert wrong == []


def test_no_small_word_is_elided_for_good_before_a_word_that_changes() -> None:
    assert [text for text, _ in messages() if re.search(JOINED, text)] == []


@pytest.mark.parametrize("letter", "cdhst")
def test_a_suit_needs_no_elision(letter: str) -> None:
    lang.use("fr")
    assert tordu.suit(letter)[0] not in "aeiouyhéèœ"


def test_a_plural_behind_a_number_has_a_singular_too() -> None:
    """`1 cartes` is never read: such a text is a pair, or says the number last."""
    wrong = [
        text
        for text, pair in messages()
        for word in re.findall(r"\{(\w+)\}[  ](?!fois|pas|mais|plus)\w+s\b", text)
        if not pair and word in NUMBERS | {"target", "spread"} and word not in MANY
    ]
    assert wrong == []


@pytest.mark.parametrize("word", ONE_WORD)
def test_one_thing_has_one_word(word: str) -> None:
    said = [text for text, _ in messages() if re.search(word, text)]
    told = [line for line in rules().splitlines() if re.search(word, line) and not line.startswith("[")]
    assert said + told == []


def lessons() -> Iterator[str]:
    """Every French text of the lessons."""
    for path in sorted((ASSETS / "lessons").glob("*.json")):
        yield from re.findall(r'"fr": "(.*?)"(?=[,}\s])', path.read_text(encoding="utf-8"))


def test_signs_have_their_own_space_in_french() -> None:
    """A thin no-break space before ; ! ? » % and behind «, a no-break one before a colon: none begins a line."""
    texts = [*(text for text, _ in messages()), *lessons()]
    assert [text for text in texts if re.search("[^\u202f(][;!?»%]|«[^\u202f]|[^\u00a0]:", text)] == []
