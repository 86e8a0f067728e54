"""Speech Dispatcher, which speaks with whatever voice a Linux desktop is set to: `spd-say` hands lines over to it.

It goes on speaking after `spd-say` has been killed, so it is told to stop, too.
"""

from __future__ import annotations

import re

from scenes.voice.engine import FASTEST, LOUDEST, Engine, Manner, Order, Voice

CLIENT = ("-N", "tablee")


def _order(text: str, manner: Manner) -> Order:
    """The order in pipe mode. A line that begins with `!-!` would be a command: `plain` leaves no such sign there."""
    voice = ("-y", manner.voice) if manner.voice else ()
    rate, volume = round(200 * manner.speed / FASTEST) - 100, round(200 * manner.volume / LOUDEST) - 100
    arguments = (*CLIENT, "-l", manner.language, *voice, "-r", str(rate), "-i", str(volume), "-w", "-e")
    return Order(arguments, text.encode() + b"\n")


def _voices(printed: str, language: str) -> list[Voice]:
    """Its voices of a language, without the many variants of one voice (`name+variant`)."""
    columns = (re.split(r"\s{2,}|\t", line.strip()) for line in printed.splitlines())
    named = [one for one in columns if len(one) > 1 and re.split("[-_]", one[1].lower())[0] == language]
    return [Voice(one[0], one[0]) for one in named if "+" not in one[0]]


ENGINE = Engine(
    "Speech Dispatcher",
    "spd-say",
    _order,
    lambda language: (*CLIENT, "-l", language, "-L"),
    _voices,
    hush=(*CLIENT, "-S"),
)
