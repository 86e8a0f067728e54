"""Signs and figures written out as words of a language, where engines read them letter by letter or wrongly."""

from __future__ import annotations

import re
from collections.abc import Mapping

ROMAN = re.compile(r"\b(?=[IVX]{2,}\b)(X{0,3})(IX|IV|V?I{0,3})\b")
"""A Roman number of at least two letters, below forty: of kings, wars and sequels."""
UNITS = {"": 0, "I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8, "IX": 9}
RANKED = re.compile(r"\b([IVX]+|\d{1,2})(ers?|re|e|ème)s?\b")
"""A French ordinal in figures: XIXe, 1er, Ire."""
ORDINALS = (
    "", "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième",
    "dixième", "onzième", "douzième", "treizième", "quatorzième", "quinzième", "seizième", "dix-septième",
    "dix-huitième", "dix-neuvième", "vingtième", "vingt et unième", "vingt-deuxième", "vingt-troisième",
    "vingt-quatrième", "vingt-cinquième",
)  # fmt: skip
"""The French ordinals in words, by their number."""
CARD = re.compile(r"\b(10|[2-9AVDRJQK]) ?([♣♦♥♠])")
"""A playing card: its rank and the sign of its suit."""
SUITS = {
    "fr": {"♣": "trèfle", "♦": "carreau", "♥": "cœur", "♠": "pique"},
    "en": {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"},
}
RANKS = {
    "fr": {"V": "valet", "D": "dame", "R": "roi", "A": "as"},
    "en": {"J": "jack", "Q": "queen", "K": "king", "A": "ace"},
}
OF = {"fr": "de", "en": "of"}
SECONDS = re.compile(r"(?<=\d)\ss(?![\w'’])")
SPOKEN_SECONDS = {"fr": " secondes", "en": " seconds"}


def spelt(text: str, language: str) -> str:
    """The text with cards, seconds, Roman numbers and French ordinals in words; as it is in a language not known."""
    if language not in SUITS:
        return text
    suits, ranks, of = SUITS[language], RANKS[language], OF[language]
    text = CARD.sub(lambda found: f"{ranks.get(found[1], found[1])} {of} {suits[found[2]]}", text)
    text = _each(suits, text)
    text = SECONDS.sub(SPOKEN_SECONDS[language], text)
    if language == "fr":
        text = RANKED.sub(_ordinal, text)
    return ROMAN.sub(lambda found: str(10 * len(found[1]) + UNITS[found[2]]), text)


def _each(words: Mapping[str, str], text: str) -> str:
    """The text with every sign of a table replaced by its word."""
    for sign, word in words.items():
        text = text.replace(sign, word)
    return text


def _ordinal(found: re.Match[str]) -> str:
    """A French ordinal in words; as it is written if there is none for it."""
    number = int(found[1]) if found[1].isdigit() else _value(found[1])
    if number == 1:
        return "première" if found[2] == "re" else "premier"
    return ORDINALS[number] if 1 < number < len(ORDINALS) and found[2] in ("e", "ème") else found[0]


def _value(letters: str) -> int:
    """The value of a Roman number; 0 if the letters are none."""
    tens = len(letters) - len(letters.lstrip("X"))
    return 10 * tens + UNITS.get(letters[tens:], -10 * tens)
