"""What holds for every score sheet."""

from __future__ import annotations

import pytest

from game import GAMES, TABLE
from scenes.games import ON_SCREEN
from scenes.tables.scoring import gain
from tests.scenes.evenings import names, played

CASES = [
    ("trepido", 4, {"match": "points", "rounds": 3}),
    ("trepido", 3, {}),
    ("trio", 4, {"mode": "picante"}),
    ("trio", 6, {"teams": True}),
    ("tordu", 3, {"manches": 3}),
    ("defizz", 5, {"escalate_every": 1}),
]


def test_every_game_has_its_sheet() -> None:
    assert set(ON_SCREEN) == set(GAMES)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
@pytest.mark.parametrize("moves", [0, 25, 60])
def test_a_sheet_says_the_same_to_everyone(game: str, seats: int, options: dict[str, object], moves: int) -> None:
    """Nothing that one seat knows alone is on it."""
    match = played(game, seats, moves=moves, **options)
    told = {
        repr(ON_SCREEN[game].scores().sheet(match.state.view(eyes), names(match))) for eyes in (TABLE, *range(seats))
    }
    assert len(told) == 1


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_every_row_has_a_cell_a_column(game: str, seats: int, options: dict[str, object]) -> None:
    match = played(game, seats, **options)
    scores = ON_SCREEN[game].scores().sheet(match.state.view(None), names(match))
    assert {len(row) for row in (*scores.rows, scores.totals or scores.headings)} == {len(scores.headings)}


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_everyone_has_a_rank_and_the_winners_the_first(game: str, seats: int, options: dict[str, object]) -> None:
    match = played(game, seats, **options)
    groups = ON_SCREEN[game].scores().ranking(match.state.view(None))
    assert sorted(seat for group in groups for seat in group) == list(range(seats))
    assert match.state.outcome is not None and set(groups[0]) == set(match.state.outcome.winners)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_the_reason_is_a_sentence(game: str, seats: int, options: dict[str, object]) -> None:
    match = played(game, seats, **options)
    sentence = ON_SCREEN[game].scores().why(match.state.view(None), names(match))
    assert sentence.endswith(".") and len(sentence) > 10


def test_points_gained_are_not_read_as_digits_of_the_total() -> None:
    """`+1 1` reads as eleven."""
    assert [gain(value) for value in (0, 1, 12)] == ["", "(+1)", "(+12)"]
