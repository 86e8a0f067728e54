"""Turn numbers into digits, from words, Roman numerals and ordinals, in French and English."""

from __future__ import annotations

import re

UNITS = {
    name: value
    for value, names in enumerate(
        (
            "zero", "un une one", "deux two", "trois three", "quatre four", "cinq five", "six", "sept seven",
            "huit eight", "neuf nine", "dix ten", "onze eleven", "douze twelve", "treize thirteen",
            "quatorze fourteen", "quinze fifteen", "seize sixteen", "seventeen", "eighteen", "nineteen",
        )
    )
    for name in names.split()
}  # fmt: skip
TENS = {
    name: 10 * value
    for value, names in enumerate(
        (
            "vingt vingts twenty", "trente thirty", "quarante forty fourty", "cinquante fifty", "soixante sixty",
            "septante seventy", "huitante octante eighty", "nonante ninety",
        ),
        2,
    )
    for name in names.split()
}  # fmt: skip
TIMES = {"cent": 100, "cents": 100, "hundred": 100, "mille": 1000, "thousand": 1000}
JOINED = {"et", "and"}
"""Words that may stand inside a number: vingt et un, two hundred and six."""

RANKS = {
    name: value
    for value, names in enumerate(
        (
            "premier premiere first", "deuxieme second seconde", "troisieme third", "quatrieme fourth",
            "cinquieme fifth", "sixieme sixth", "septieme seventh", "huitieme eighth", "neuvieme ninth",
            "dixieme tenth", "onzieme eleventh", "douzieme twelfth", "treizieme thirteenth", "quatorzieme fourteenth",
            "quinzieme fifteenth", "seizieme sixteenth", "seventeenth", "eighteenth",
        ),
        1,
    )
    for name in names.split()
}  # fmt: skip

ROMAN = re.compile(r"(x{0,3})(ix|iv|v?i{0,3})(?:e|er|re|ere|eme)?")
NOT_ROMAN = {"", "e", "er", "re", "ere", "eme", "vie"}
NO_NAMES = {
    "le", "la", "les", "l", "un", "une", "du", "de", "d", "the", "a", "an", "lettre", "letter", "signe", "sign",
    "vitamine", "vitamin", "est", "cest", "it", "is", "its",
}  # fmt: skip
"""Words before a letter that are no name which it could count."""
RANKED = re.compile(r"(\d+)(?:e|er|re|ere|eme|nd|nde|rd|st|th)")


def in_digits(words: list[str]) -> list[str]:
    """The same words with every number in digits; a lone `un`, `second` or `i` stays what it is."""
    words = _counted(words)
    if len(words) > 1:
        first = str(RANKS[words[0]]) if words[0] in RANKS else words[0]
        words = [first, *(_ranked(word, words[:at], at == len(words) - 1) for at, word in enumerate(words[1:], 1))]
    return [_unranked(word) for word in words]


def _unranked(word: str) -> str:
    """The number of an ordinal in digits (`14e`, `8th`); any other word as it is."""
    found = RANKED.fullmatch(word)
    return found[1] if found else word


def _ranked(word: str, before: list[str], last: bool) -> str:
    """The number of a word that follows a name and counts it (`third`, `xiv`, `ire`); any other word as it is.

    A letter, or a rank in the end, counts nothing after a mere article or the like: « la lettre i », "a second".
    """
    if all(each in NO_NAMES for each in before) and (len(word) == 1 or (last and word in RANKS)):
        return word
    if word in RANKS:
        return str(RANKS[word])
    found = ROMAN.fullmatch(word)
    if found is None or word in NOT_ROMAN:
        return word
    tens, rest = found[1], found[2]
    ones = {"ix": 9, "iv": 4}.get(rest, 5 * rest.count("v") + rest.count("i"))
    return str(10 * len(tens) + ones) if tens or rest else word


def _counted(words: list[str]) -> list[str]:
    """The words with every run of number words as one number."""
    found: list[str] = []
    index = 0
    while index < len(words):
        end = _end_of_number(words, index)
        run = words[index:end]
        if not run or (run[0] in ("un", "une") and len(run) == 1 and len(words) > 1):
            found.append(words[index])
            index += 1
        else:
            found.append(str(_value(run)))
            index = end
    return found


def _end_of_number(words: list[str], start: int) -> int:
    """The index after the number that begins at `start`; `start` itself if none does."""
    end = start
    while end < len(words):
        word = words[end]
        inside = word in JOINED and end > start and end + 1 < len(words) and _is_number(words[end + 1])
        if not (_is_number(word) or inside):
            break
        end += 1
    return end


def _is_number(word: str) -> bool:
    return word in UNITS or word in TENS or word in TIMES


def _value(run: list[str]) -> int:
    """The value of a run of number words: `quatre vingt dix sept` is 97, `nineteen eighty nine` 1989."""
    total = current = 0
    for word in run:
        if word in UNITS:
            current += UNITS[word]
        elif word in TENS and word.endswith("ty") and 10 <= current < 100:
            current = current * 100 + TENS[word]
        elif word in TENS:
            current += 76 if word.startswith("vingt") and current % 100 == 4 else TENS[word]
        elif word in TIMES and TIMES[word] == 100:
            current = max(current, 1) * 100
        elif word in TIMES:
            total += max(current, 1) * 1000
            current = 0
    return total + current
