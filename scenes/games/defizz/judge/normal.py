"""The plain form of a text that a judge compares: no case, accents, articles or punctuation, numbers in digits."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from scenes.games.defizz.judge.numerals import in_digits

LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})
SIGNS = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "´": "'", "€": " euro ", "&": " ", "°": " "})
ABBREVIATIONS = {
    "st": "saint", "ste": "sainte", "mt": "mont", "mount": "mont", "dr": "docteur", "doctor": "docteur",
    "sgt": "sergeant", "sergent": "sergeant", "prof": "prof", "cie": "compagnie", "inc": "incorporated",
    "moins": "minus", "euros": "euro", "jr": "junior", "rep": "republic",
}  # fmt: skip
STREETS = {
    "st": "street",
    "ave": "avenue",
    "av": "avenue",
    "sq": "square",
    "rd": "road",
    "bd": "boulevard",
    "blvd": "boulevard",
}
"""Abbreviations that end the name of a street."""
SIGNED = ("plus", "minus")
SMALL = {
    "le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "au", "aux", "en", "a", "et",
    "the", "an", "of", "in", "and",
}  # fmt: skip
"""Words that are left out, except at the end: vitamin A is not a vitamin."""

INITIALS = re.compile(r"\b(?:\w\.){2,}")
GROUPED = re.compile(r"(?<=\d)[\s.,'](?=\d{3}(?!\d))")
ELIDED = re.compile(r"\b(?:l|d|j|n|s|t|m|c|qu)'(?=\w)")
OWNED = re.compile(r"'s\b")
PLUS = re.compile(r"(?<=\w)\s*\+")
MINUS = re.compile(r"\b(ab|a|b|o)\s*[-\u2212](?!\w)")
UNIT = re.compile(r"(?<=\d)(?=(?!er\b|re\b|e\b|ere\b|eme\b|nd\b|nde\b|rd\b|st\b|th\b)[a-z])")


@lru_cache(maxsize=64)
def words(text: str) -> tuple[str, ...]:
    """The words that count, in order, in plain letters; of a text without any, its signs as one word."""
    said = bare(text).split()
    if len(said) > 1:
        said[-1] = STREETS.get(said[-1], said[-1])
    found = in_digits([ABBREVIATIONS.get(word, word) for word in said])
    if not found:
        signs = "".join(unicodedata.normalize("NFKC", text).split())
        return (signs,) if signs else ()
    last = len(found) - 1
    kept = [word for at, word in enumerate(found) if word not in SMALL or at == last or found[at + 1] in SIGNED]
    return tuple(_number(word) for word in kept)


def bare(text: str) -> str:
    """The text in small letters without accents, digits and spaces; signs become words or vanish."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(LETTERS).translate(SIGNS)
    text = INITIALS.sub(lambda found: found[0].replace(".", ""), text)
    text = GROUPED.sub("", OWNED.sub("", ELIDED.sub("", text)))
    text = MINUS.sub(r"\1 minus", PLUS.sub(" plus", text)).replace("'", "")
    text = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return UNIT.sub(" ", "".join(letter if letter.isalnum() else " " for letter in text))


def _number(word: str) -> str:
    """The word without leading noughts if it is a number: 07 is 7."""
    return str(int(word)) if word.isdecimal() else word
