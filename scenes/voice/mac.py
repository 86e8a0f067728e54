"""The voices of macOS: `say` reads text on stdin and speaks it until it is killed."""

from __future__ import annotations

import re

from scenes.voice.engine import LOUDEST, WORDS_A_MINUTE, Engine, Manner, Order, Voice

LINE = re.compile(r"(?P<name>\S.*?)\s+(?P<language>[a-z]{2,3})[_-]\S+\s+#")
"""A line of its list: `Thomas              fr_FR    # Bonjour, je m’appelle Thomas.`"""


def _order(text: str, manner: Manner) -> Order:
    """The order; the volume is a command in the text, of the kind that `plain` leaves no bracket for."""
    voice = ("-v", manner.voice) if manner.voice else ()
    arguments = (*voice, "-r", str(WORDS_A_MINUTE[manner.speed]))
    return Order(arguments, f"[[volm {manner.volume / LOUDEST:.1f}]] {text}\n".encode())


def _voices(printed: str, language: str) -> list[Voice]:
    lines = filter(None, map(LINE.match, printed.splitlines()))
    return [Voice(line["name"], line["name"]) for line in lines if line["language"] == language]


ENGINE = Engine("say", "say", _order, lambda language: ("-v", "?"), _voices, names_voices=True)
