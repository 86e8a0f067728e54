"""Matches on a shelf, for the pages that show them, and stand-ins for what they lead to."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.match import Match, Seat
from game.shelf import Shelf
from scenes.games import ON_SCREEN
from scenes.pages import seating, unfinished
from scenes.pages.menu import page
from scenes.sitting.sitting import Sitting
from tests.game import laws

SEATS = [Seat(name="Camille"), Seat(name="Bastien", level="easy"), Seat(name="Zoé", level="hard")]


def left(shelf: Shelf, game: str = "trepido", moves: int = 12, seed: int = 1, when: int = 1000) -> Path:
    """A match on the shelf, left after some moves; -1 is at its end."""
    match = Match(game, None, SEATS, seed)
    path = shelf.keep(match)
    rng = Random(seed)
    while match.state.outcome is None and len(match.moves) != moves:
        match.play(*laws.random_move(match.state, rng))
    match.keep.close()  # type: ignore[union-attr]
    os.utime(path, (when, when))
    return path


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sets which games there are."""

    def there_are(*games: str) -> None:
        for module in (page, unfinished):
            monkeypatch.setattr(module, "ON_SCREEN", {game: ON_SCREEN[game] for game in games})

    return there_are


@pytest.fixture
def sat(monkeypatch: pytest.MonkeyPatch) -> list[Sitting]:
    """The sittings that somebody sat down to."""
    found: list[Sitting] = []
    monkeypatch.setattr(seating, "sit", lambda app, sitting: found.append(sitting))
    return found
