"""Spelling: compare a typed word with the right one, by slips (more in longer words) and by sound."""

from __future__ import annotations

import re
from functools import lru_cache

from scenes.games.defizz.judge.letters import unlikely

LIMITS = ((4, 0), (8, 1), (13, 2))
"""Pairs of a length in letters and the slips allowed up to it; longer words may have MOST."""
MOST = 3
SHORTEST_SOUND = 4
"""Least letters of words that are compared by sound: shorter ones sound like too many others."""

SHORTEST_HEARD = 2
"""Least letters of words that people are asked about if they sound the same."""
SHORTEST_TWICE = 3
"""Least letters of a word in which a letter may be typed twice, or an s added."""
PLURALS = (
    ("s", "ses"), ("x", "xes"), ("z", "zes"), ("ch", "ches"), ("sh", "shes"), ("o", "oes"), ("y", "ies"),
    ("f", "ves"), ("fe", "ves"), ("al", "aux"), ("ail", "aux"), ("eau", "eaux"),
)  # fmt: skip
"""The ends of words with those of their plurals, besides a mere s."""
TWICE = re.compile(r"(.)\1+")
VOWEL = re.compile("[aeiouy]")

SILENT = re.compile(r"(?<=..)(?:[stdp]+|es?)$")
"""Letters at the end of a word that are not heard in French."""
HUSH = "$"
"""The sound of ch and sh: one sound, though two letters write it."""
SOUNDS = tuple(
    (re.compile(written), heard)
    for written, heard in (
        (r"(.)\1+", r"\1"), ("ph", "f"), ("e?y$", "i"), ("sch|sh|ch", HUSH), ("ck|qu|q", "k"), ("gu(?=[eiy])", "g"),
        ("c(?=[eiy])", "s"), ("c", "k"), ("h", ""), ("eaux?|aux?", "o"), ("ae|oe|ai|ei|ay|ey", "e"), ("ou|oo|u", "u"),
        ("e(?=[mn](?![aeiouy]))", "a"), ("m(?=[bp])", "n"), ("y", "i"), ("[zx]", "s"), ("w", "v"), ("j", "g"),
        ("ie", "i"), (SILENT, ""), (r"(.)\1+", r"\1"),
    )
)  # fmt: skip


def slips(one: str, other: str) -> int:
    """The number of slips allowed between two words, by the shorter one; one less if their first letters differ."""
    shorter = min(len(one), len(other))
    most = next((most for letters, most in LIMITS if shorter <= letters), MOST)
    return most if one[0] == other[0] else most - 1


def distance(one: str, other: str, most: int = MOST + 1) -> int:
    """The number of letters changed, added, lost or swapped with the next; `most` + 1 if it is more than `most`."""
    if one == other:
        return 0
    if abs(len(one) - len(other)) > most or len(set(one) ^ set(other)) > 2 * most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for index, letter in enumerate(one, 1):
        older, before, row = before, row, [index]
        for at, its in enumerate(other, 1):
            best = min(before[at] + 1, row[at - 1] + 1, before[at - 1] + (letter != its))
            if at > 1 and index > 1 and letter == other[at - 2] and one[index - 2] == its:
                best = min(best, older[at - 2] + 1)
            row.append(best)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


@lru_cache(maxsize=2_000)
def sound(word: str, whole: bool = False) -> str:
    """The word spelt roughly as people who speak French or English hear it; `whole`: with its last letters too."""
    for written, heard in SOUNDS:
        if not (whole and written is SILENT):
            word = written.sub(heard, word)
    return word


def alike(typed: str, right: str, among: bool = False) -> bool:
    """Tell if a typed word will do for another, alone or `among` others; words with digits must be equal."""
    if typed == right:
        return True
    if not (typed.isalpha() and right.isalpha()):
        return False
    if len(right) > 3 and typed.rstrip("sx") == right.rstrip("sx"):
        return True
    if len(right) >= SHORTEST_TWICE and (typed in plurals(right) or _twice(typed, right)):
        return True
    if len(typed) > SHORTEST_TWICE and right in plurals(typed):
        return True
    if (among or _heard_well(typed, right)) and sound(typed) == sound(right):
        return True
    if unlikely(typed, right) or (typed[0] != right[0] and sound(typed)[:1] != sound(right)[:1]):
        return False
    most = slips(typed, right)
    return most > 0 and distance(typed, right, most) <= most


def plurals(word: str) -> set[str]:
    """The plurals that a word may have in French or English: octopuses, pansies, wolves, chevaux."""
    found = {word + "s"}
    found |= {word[: -len(end)] + new for end, new in PLURALS if word.endswith(end)}
    return found


def _twice(typed: str, right: str) -> bool:
    """Tell if two words are one but for letters typed twice; signs without a vowel, such as NNW, are no words."""
    return VOWEL.search(right) is not None and TWICE.sub(r"\1", typed) == TWICE.sub(r"\1", right)


def heard_alike(typed: str, right: str) -> bool:
    """Tell if two words sound nearly the same, one sound apart: worth asking about, never accepted for that."""
    one, other = sound(typed), sound(right)
    if one == other and min(len(typed), len(right)) >= SHORTEST_HEARD:
        return True
    return min(len(typed), len(right)) >= SHORTEST_SOUND and one[:1] == other[:1] and distance(one, other, 1) <= 1


def _heard_well(typed: str, right: str) -> bool:
    """Tell if two words are long enough to be known by sound; short ones must sound alike to their last letter."""
    if min(len(typed), len(right)) < SHORTEST_SOUND:
        return False
    if max(len(typed), len(right)) > SHORTEST_SOUND:
        return True
    return typed[0] == right[0] and sound(typed, whole=True) == sound(right, whole=True)
