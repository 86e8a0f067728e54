"""Engines for tests: one that writes what it is told to a file, one that dies or is not there; and a tape."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from scenes.voice.engine import Engine, Manner, Order, Voice
from scenes.voice.speaker import Sentence, Speaker

NAMES = ("Microsoft Hortense Desktop", "Received Pronunciation 2", "Thomas")
"""Voices with names as long as some systems have them."""

HEARS = """
import sys, time
text = sys.stdin.buffer.read()
with open(sys.argv[1], "ab") as file:
    file.write(text + b"\\n")
time.sleep(float(sys.argv[2]))
sys.exit(int(sys.argv[3]))
"""


def mouth(heard: Path, seconds: float = 0.0, code: int = 0, name: str = "mouth", slow: bool = False) -> Engine:
    """An engine that writes what it is fed to a file, speaks for so many seconds, and ends with this code."""

    def order(text: str, manner: Manner) -> Order:
        fed = f"{manner.language} {manner.voice or '-'} {manner.speed} {manner.volume} {text}"
        return Order(("-c", HEARS, str(heard), str(seconds), str(code)), fed.encode())

    def listing(language: str) -> tuple[str, ...]:
        return ("-c", f"print('one-{language}'); print('two-{language}')")

    def voices(printed: str, language: str) -> list[Voice]:
        return [Voice(line, line.title()) for line in printed.split()]

    return Engine(name, sys.executable, order, listing, voices, slow=slow)


def mute(name: str = "mute") -> Engine:
    """An engine that can't list a single voice."""
    return mouth(Path("nowhere"), name=name)._replace(listing=lambda language: ("-c", "raise SystemExit(1)"))


def absent() -> Engine:
    """An engine whose program is not on this machine."""
    return mouth(Path("nowhere"), name="absent")._replace(program="no-such-program-anywhere")


def lines(heard: Path) -> list[str]:
    """All that was said so far."""
    return heard.read_text(encoding="utf-8").splitlines() if heard.exists() else []


def until(so: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.005)


class Tape(Speaker):
    """A speaker without engines or a thread that keeps what it is asked to say."""

    def __init__(self, *names: str) -> None:
        super().__init__(list)
        self.said: list[str] = []
        """Everything so far, as it would have been fed."""
        self.sentences: list[Sentence] = []
        self.cuts: list[str] = []
        """The last sentence that was said each time when it was cut off."""
        self.holds = False
        """True if a sentence goes on until `end` or a cut; else it is over at once."""
        found = [Voice(name, name) for name in names or NAMES]
        self._known = {"fr": found, "en": found}

    def _do(self, job: Sentence | str) -> None:
        if isinstance(job, str):
            self._voices[job] = None, self._known[job]
            self.missing = not self._known[job]
            return
        self.said.append(job.text)
        self.sentences.append(job)
        if not self.holds:
            self._done = job.number

    def cut(self) -> None:
        if self.speaking:
            self.cuts.append(self.sentences[-1].text)
        super().cut()

    def end(self) -> None:
        """Let everything be over that was asked for."""
        self._done = self._asked

    def heard(self) -> list[str]:
        """What was said since the last call."""
        said, self.said = self.said, []
        return said
