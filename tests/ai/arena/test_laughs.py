"""No level does what a child would laugh at; `python -m ai.arena.laughs` looks at ten thousand decisions of each."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from ai.arena.laughs import LAUGHS, decisions, laughed
from ai.player import Level
from game import NAMES
from game.defizz.moves import REFUSE

WEAK: tuple[Level, ...] = ("first", "easy", "normal")
SHORT = 150
"""The decisions of each level that are looked at here."""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", WEAK)
def test_no_weak_level_does_what_a_child_would_laugh_at(game: str, level: Level) -> None:
    assert not laughed(game, level, SHORT)


@pytest.mark.parametrize("game", NAMES)
def test_whoever_plays_by_chance_is_laughed_at(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ai.arena import laughs
    from ai.player import Chance

    class Refuses(Chance):
        """Plays any move, but refuses where it can."""

        def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Any:
            choice = super().choose(view, legal, rng, budget)
            return choice._replace(move=REFUSE) if REFUSE in legal else choice

    monkeypatch.setattr(laughs, "player", lambda *_: Refuses())
    assert laughed(game, "first", 1000) if game != "defizz" else LAUGHS[game]


def test_decisions_are_choices() -> None:
    assert all(
        len(legal) > 1 and move in legal
        for _, (_, legal, move) in zip(range(50), decisions("trio", "first"), strict=False)
    )


def test_only_decisions_with_a_choice_are_looked_at() -> None:
    assert all(len(legal) > 1 for _, legal, _ in islice(decisions("trepido", "first"), 80))
