"""The words with which people begin an answer while they think: « je crois que c'est », "I think it's"."""

from __future__ import annotations

import re

OPENINGS = (
    "euh", "heu", "hum", "hmm", "bah", "ben", "bon", "alors", "ah", "oh", "je crois", "je pense", "je dirais",
    "je dis", "moi", "peut-être", "peut être", "sans doute", "que", "qu'", "c'est", "c’est", "cest", "ce sont",
    "c'était", "il s'agit de", "ça doit être", "c'est-à-dire", "la réponse est", "il s'appelle", "elle s'appelle",
    "ils s'appellent", "son nom est", "on est", "nous sommes", "je suis", "vous êtes", "nous voilà", "je choisis",
    "je prends", "on dirait", "voyons", "dans", "sur", "sous", "à", "au", "aux", "en", "chez", "par", "avec", "et",
    "um", "uh", "er", "erm", "well", "so", "i think", "i guess", "i believe", "i'd say", "i would say", "maybe",
    "perhaps", "probably", "that", "is it", "it's", "it’s", "its", "it is", "it was", "they are", "that's",
    "must be", "it must be", "the answer is", "my answer is", "his name is", "her name is", "its name is",
    "it's called", "it is called", "we are", "we're", "i am", "i'm", "you are", "you're", "they're", "i'd guess",
    "he is", "she is", "he's", "she's", "they say", "it means", "they mean", "ça veut dire", "on dit", "ils disent",
    "i pick", "i choose", "i say", "let's say", "in", "on", "at", "from", "under", "by", "with", "and",
)  # fmt: skip
"""The openings, as they are typed in small letters."""
_OPENING = re.compile(
    rf"(?:(?:{'|'.join(sorted(map(re.escape, OPENINGS), key=len, reverse=True))})(?<!\w')(?!\w)[\s,.…:!-]*|qu['’])+"
)


CLOSINGS = (
    "je crois", "je pense", "non", "peut-être", "il me semble", "sans doute", "s'il vous plaît", "svp", "voilà",
    "i think", "i guess", "i believe", "one", "ones", "please", "right", "maybe", "perhaps", "of course", "obviously",
)  # fmt: skip
"""The words that people add when they have answered, as they are typed in small letters."""
_ENDINGS = "|".join(sorted(map(re.escape, CLOSINGS), key=len, reverse=True))
_CLOSING = re.compile(rf"(?:[\s,.…!?()-]+(?:{_ENDINGS}))+[\s.!?)]*$")


def straight(text: str) -> str:
    """The text without the hesitation that it begins or ends with; the text itself if nothing else would be left."""
    bare = text.strip()
    small = bare.casefold()
    if len(small) != len(bare):
        return bare
    first, last = _OPENING.match(small), _CLOSING.search(small)
    start, end = first.end() if first else 0, last.start() if last else len(bare)
    return bare[start:end].strip() or bare[start:].strip() or bare


_TAIL = re.compile(
    r"\s*\(.+$|\s+(?i:by|with|from|starring|avec|par)\s.+$|\s+(?i:in|en)\s[^\W\d_a-zß-ÿœ].*$|\s+(?:1\d|20)\d\d$"
)


_HEAD = re.compile(r"^(.{3,}?)(?::| [-–—]) +")


def head(text: str) -> str:
    """The words before a colon, such as the name of a series: « Le Hobbit : un voyage inattendu »; else nothing."""
    found = _HEAD.match(text)
    return found[1].strip() if found else ""


def without_head(text: str) -> str:
    """The text without what stands before a colon."""
    return _HEAD.sub("", text).strip() or text


def without_tail(text: str) -> str:
    """The text without what comes after: who made it or plays in it, where it is, the year: « Carmen by Bizet »."""
    return _TAIL.sub("", text).strip() or text
