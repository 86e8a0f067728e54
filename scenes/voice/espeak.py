"""eSpeak NG, the engine of many Linux systems: reads text on stdin and speaks it until it is killed."""

from __future__ import annotations

from scenes.voice.engine import WORDS_A_MINUTE, Engine, Manner, Order, Voice

LOUDNESS = 16.0
"""Its amplitude for a volume of 1; 100 is its own usual one."""
SECOND = "+f3"
"""A variant that each of its voices has, for people who would rather hear a higher one."""


def _order(text: str, manner: Manner) -> Order:
    voice, speed = manner.voice or manner.language, WORDS_A_MINUTE[manner.speed]
    arguments = ("-v", voice, "-s", str(speed), "-a", str(round(manner.volume * LOUDNESS)), "-b", "1", "--stdin")
    return Order(arguments, text.encode())


def _voices(printed: str, language: str) -> list[Voice]:
    """Its voices by language, each followed by its variant; those of other programs (MBROLA) are left out."""
    found: dict[str, str] = {}
    for line in printed.splitlines()[1:]:
        parts = line.split()
        if len(parts) >= 5 and parts[1].split("-")[0] == language and not parts[4].startswith("mb/"):
            found.setdefault(parts[1], _place(parts[3].replace("_", " ")))
    return [Voice(code + variant, f"{name}{sign}") for code, name in found.items() for variant, sign in VARIANTS]


def _place(name: str) -> str:
    """The name of a voice without that of its language: Belgium, for French (Belgium)."""
    return name.partition("(")[2].rstrip(")") or name


VARIANTS = (("", ""), (SECOND, " 2"))
ENGINE = Engine("eSpeak NG", "espeak-ng", _order, lambda language: (f"--voices={language}",), _voices)
