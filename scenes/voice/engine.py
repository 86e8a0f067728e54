"""An engine: a program of the system that speaks, described by its commands. Nothing here starts a process."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

WORDS_A_MINUTE = (80, 95, 110, 130, 150, 175, 200, 230, 265, 305, 350)
"""The words a minute at each speed from 0 to 10."""
FASTEST = LOUDEST = 10
"""The highest speed and the highest volume; the lowest are 0."""
USUAL_SPEED = 5


class Voice(NamedTuple):
    """A voice of an engine: its name in the engine's commands, and its name for people."""

    code: str
    name: str


class Manner(NamedTuple):
    """The language, voice, speed and volume of a sentence. Without a voice, the engine's own for that language."""

    language: str
    voice: str = ""
    speed: int = USUAL_SPEED
    volume: int = 8


class Order(NamedTuple):
    """The arguments that an engine's program is started with to say one sentence, and what it is fed on stdin.

    The sentence is in `fed` alone: no text for people ever stands on a command line.
    """

    arguments: tuple[str, ...]
    fed: bytes


class Engine(NamedTuple):
    """A program that speaks, with the functions that make its commands and read its list of voices."""

    name: str
    program: str
    order: Callable[[str, Manner], Order]
    """Make the order to say a text, already cleaned by `plain`."""
    listing: Callable[[str], tuple[str, ...]]
    """Return the arguments that list the voices of a language."""
    voices: Callable[[str, str], list[Voice]]
    """Read the voices of a language from what that printed."""
    hush: tuple[str, ...] = ()
    """The arguments that end a sentence which goes on after its process was killed; () if none does."""
    names_voices: bool = False
    """True if an order needs the name of a voice: the language alone chooses none."""
    slow: bool = False
    """True if it takes so long to start that a process waits for the next sentence; its arguments never change."""
