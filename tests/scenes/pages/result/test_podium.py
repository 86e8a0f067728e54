"""Everyone by rank: all can be scrolled to, and the winner's crown lies on their plate."""

from __future__ import annotations

from itertools import pairwise

import pytest

from scenes.kit.box import Box
from scenes.kit.text import Type
from scenes.kit.theme import Colour
from scenes.pages.result.podium import BUTTON, COLUMN, ROW_GAP, Guest, Ranking
from scenes.pages.result.stairs import FACES, Stairs, Step
from tests.scenes.drawings import Recorder

ROOM = Box(100, 100, 300, 300)


def ranked(count: int, text_size: float = 1.0) -> tuple[Ranking, Recorder]:
    """So many guests, the first of whom has won."""
    ranking = Ranking(ROOM, [Guest(seat, f"Guest {seat}", "", seat + 1, seat == 0, "", None) for seat in range(count)])
    canvas = Recorder(text_size)
    ranking.fit(canvas.type)
    return ranking, canvas


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_the_last_guest_can_be_scrolled_to(text_size: float) -> None:
    ranking, canvas = ranked(12, text_size)
    ranking.to(ranking.most)
    ranking.draw(canvas)
    assert ranking.reachable and any("'Guest 11'" in line for line in canvas.noted)


def test_a_long_list_stands_in_two_columns_where_they_fit() -> None:
    """Seven guests are then four rows high."""
    wide = ROOM._replace(width=2 * COLUMN)
    seven = [Guest(seat, f"Guest {seat}", "", seat + 1, seat == 0, "", None) for seat in range(7)]
    for room, columns, rows in ((wide, 2, 4), (wide._replace(width=2 * COLUMN - 1), 1, 7)):
        ranking = Ranking(room, seven)
        ranking.fit(Recorder(1.0).type)
        assert (ranking.columns, ranking.length) == (columns, rows * (BUTTON + ROW_GAP) - ROW_GAP)


def test_a_short_list_is_no_stop_for_keys() -> None:
    assert not ranked(3)[0].reachable


def steps(count: int, width: float) -> list[Step]:
    """The steps of a podium of this width for so many guests, each of another rank."""
    rank = [Guest(seat, f"Guest {seat}", "12 points", seat + 1, seat == 0, "", None) for seat in range(count)]
    return Stairs(Box(0, 0, width, 520), rank, Type(1.0)).steps


def test_the_winner_of_four_is_as_large_as_can_be_where_the_steps_are_narrower_too() -> None:
    for width in (768, 650):
        assert max(step.face for step in steps(4, width)) == FACES[0]


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("width", [560, 600, 650, 700, 768, 900])
def test_no_portrait_reaches_the_next_one(count: int, width: float) -> None:
    for one, other in pairwise(steps(count, width)):
        apart = other.box.centre[0] - one.box.centre[0]
        assert apart >= (one.face + other.face) / 2 + 12


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
def test_the_crown_lies_on_the_winners_plate(text_size: float, monkeypatch: pytest.MonkeyPatch) -> None:
    ranking, canvas = ranked(3, text_size)
    crowns: list[tuple[float, float]] = []

    def icon(name: str, x: float, y: float, size: float, colour: Colour) -> None:
        crowns.append((x, size))

    monkeypatch.setattr(canvas, "icon", icon)
    ranking.draw(canvas)
    plates = [[float(part) for part in line.split()[1:5]] for line in canvas.noted if line.startswith("panel")]
    right = max(x + width for x, _, width, _ in plates)
    assert crowns == [(right - 22 * text_size, 22 * text_size)]
