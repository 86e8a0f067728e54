"""Everyone by rank: all can be scrolled to, and the winner's crown lies on their plate."""

from __future__ import annotations

import pytest

from scenes.kit.box import Box
from scenes.kit.theme import Colour
from scenes.pages.result.podium import BUTTON, COLUMN, ROW_GAP, Guest, Ranking
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
