"""A quick look at the ladder: a level turned upside down, or a model person who can't play, is seen in seconds."""

from __future__ import annotations

from random import Random

import pytest

from ai.arena.bars import PEOPLE, Lineup
from ai.arena.bouts import batch
from ai.arena.grades import grade, nothing
from ai.arena.people import KINDS, person
from ai.player import LEVELS
from game import GAMES, NAMES

STEPS = [
    ("trio", 4, "hard", "first", 8),
    ("trepido", 4, "normal", "first", 15),
    ("tordu", 2, "hard", "first", 10),
    ("defizz", 4, "hard", "first", 2),
]
"""A level far above another must win far more than its share: the game, seats, the two, and the deals to play."""


@pytest.mark.parametrize(("game", "seats", "high", "low", "deals"), STEPS, ids=[step[0] for step in STEPS])
def test_a_high_level_wins_among_a_low_one_and_not_the_other_way_round(
    game: str, seats: int, high: str, low: str, deals: int
) -> None:
    up = batch((Lineup(game, seats, high, low), 0, deals, None)).win.mean
    down = batch((Lineup(game, seats, low, high), 0, deals, None)).win.mean
    assert up > 1.2 / seats > 0.8 / seats > down


@pytest.mark.parametrize(
    ("game", "positions", "order"),
    [
        ("defizz", 200, ("random", "first", "easy", "normal", "hard", "expert")),
        ("trio", 80, ("random", "first", "easy", "hard", "expert")),
    ],
    ids=["defizz", "trio"],
)
def test_the_decisions_of_a_higher_level_are_better(game: str, positions: int, order: tuple[str, ...]) -> None:
    graded = nothing(game)
    assert list(grade(game, positions, graded))[-1] == positions
    lost = [sum(graded.losses[name]) for name in order]
    assert lost == sorted(lost, reverse=True)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_model_people_finish_a_match(game: str, kind: str) -> None:
    found = batch((Lineup(game, max(3, GAMES[game].seats[0]), kind, "normal"), 0, 1, None))
    assert found.matches == 3
    assert person(game, kind).reflex("race", Random(1)) > 0.3  # type: ignore[arg-type]


def test_every_promise_to_people_is_about_a_level() -> None:
    assert all(who in KINDS and against in LEVELS for who, against in PEOPLE)
