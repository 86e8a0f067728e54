"""Text for people made plain for an engine: one line without signs that are drawn, commanded or unpronounceable."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 1500
"""The most letters of one sentence; a longer one ends with the last whole word before."""
PAUSES = re.compile(r"\s*(?:[·•—–→]|\.{4,})\s*(?=\S)")
"""Signs that stand for a short pause."""
DRAWN = re.compile(r"[«»“”„\"\[\]{}|*_#~^`\\<>★✓✗●○◆■▲▼·•—–→]")
"""Signs that are seen and not said; in the text of some engines, brackets would be commands."""
REPEATED = re.compile(r"([,;:.!?])(?:\s*[,;:])+")
BEFORE = re.compile(r"\s+([,.])")


def plain(text: str) -> str:
    """The text as an engine is to be fed with it; empty if there is nothing to say."""
    shown = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text.replace("\n", ". "))
    shown = DRAWN.sub(" ", PAUSES.sub(", ", shown))
    shown = re.sub(r"([.!?:;,])\s*\.(?=\s|$)", r"\1", REPEATED.sub(r"\1", BEFORE.sub(r"\1", " ".join(shown.split()))))
    shown = shown.lstrip("!,.;: ").strip()
    if len(shown) > LONGEST:
        shown = shown[:LONGEST].rpartition(" ")[0] or shown[:LONGEST]
    return shown if any(sign.isalnum() for sign in shown) else ""
