"""Engines for tests: one that writes what it is told to a file, and one that dies, hangs, or is not there."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from scenes.voice.engine import Engine, Manner, Order, Voice

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
