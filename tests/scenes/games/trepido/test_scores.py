"""The score sheet of Trépido."""

from __future__ import annotations

import pytest

from game import TABLE
from scenes.games.trepido.scores import ranking, sheet, stand, why
from scenes.kit.grid import TOTALS
from tests.scenes.evenings import names, played


def test_a_row_a_round_says_who_won_it_and_the_totals_so_far() -> None:
    match = played("trepido", 4, match="points", rounds=6)
    view = match.state.view(None)
    scores = sheet(view, names(match))
    assert len(scores.rows) == 6
    for place, (row, result) in enumerate(zip(scores.rows, view.results, strict=True), 1):
        assert result.winner is not None
        assert row[0].text == f"{place}. {names(match)[result.winner]}"
        assert (place - 1, result.winner + 1) in scores.marks
    assert [cell.text for cell in scores.rows[-1][1:]] == [cell.text for cell in scores.totals[1:]]
    assert [cell.text.replace(",", "") for cell in scores.totals[1:]] == list(map(str, view.scores))


def test_what_a_round_brought_stands_beside_its_total() -> None:
    match = played("trepido", 3, match="points", rounds=2)
    view = match.state.view(None)
    asides = [cell.aside for cell in sheet(view, names(match)).rows[1][1:]]
    assert asides == [f"(+{points})" if points else "" for points in view.results[1].points]


def test_the_lowest_total_is_marked_for_points_and_the_highest_in_a_challenge() -> None:
    for how, best in (("points", min), ("challenge", max)):
        match = played("trepido", 3, match=how, rounds=4, target=3)
        view = match.state.view(None)
        marked = {column - 1 for row, column in sheet(view, names(match)).marks if row == TOTALS and column}
        assert marked == {seat for seat, score in enumerate(view.scores) if score == best(view.scores)}


def test_teams_are_columns_and_share_their_rounds() -> None:
    match = played("trepido", 4, match="challenge", teams=True, target=3)
    scores = sheet(match.state.view(None), names(match))
    assert [heading.text for heading in scores.headings[1:]] == ["Jean-Baptiste and Malik", "Zoé and Anne-Sophie"]
    assert max(int(cell.text) for cell in scores.totals[1:]) == 3


def test_in_teams_the_points_of_all_members_count() -> None:
    match = played("trepido", 4, match="points", teams=True, rounds=3)
    view = match.state.view(None)
    totals = [int(cell.text.replace(",", "")) for cell in sheet(view, names(match)).totals[1:]]
    assert totals == [view.scores[0] + view.scores[2], view.scores[1] + view.scores[3]]


def test_a_single_round_counts_the_cards_left() -> None:
    match = played("trepido", 4)
    view = match.state.view(None)
    assert [row[1].text for row in sheet(view, names(match)).rows] == [str(len(hand)) for hand in view.last]


def test_before_the_first_round_is_over_everyone_has_nothing() -> None:
    match = played("trepido", 3, moves=4, match="points")
    scores = sheet(match.state.view(TABLE), names(match))
    assert scores.rows == () and [cell.text for cell in scores.totals[1:]] == ["0", "0", "0"] and not scores.marks


@pytest.mark.parametrize("how", ["single", "points", "challenge"])
@pytest.mark.parametrize("teams", [False, True])
def test_the_winners_come_first_and_everyone_has_a_rank(how: str, teams: bool) -> None:
    match = played("trepido", 4, match=how, teams=teams, rounds=3, target=2)
    groups = ranking(match.state.view(None))
    assert match.state.outcome is not None and set(groups[0]) == set(match.state.outcome.winners)
    assert sorted(seat for group in groups for seat in group) == [0, 1, 2, 3]


def test_lower_totals_rank_higher_for_points() -> None:
    view = played("trepido", 5, match="points", rounds=3).state.view(None)
    totals = [view.scores[group[0]] for group in ranking(view)]
    assert totals == sorted(totals)


def test_the_reason_names_whoever_was_out_first() -> None:
    match = played("trepido", 3)
    winner = match.state.view(None).results[-1].winner
    assert why(match.state.view(None), names(match)) == f"{names(match)[winner]} was out of cards first."


def test_a_seat_stands_at_its_points_its_rounds_or_its_cards() -> None:
    assert "point" in stand(played("trepido", 3, match="points", rounds=1).state.view(None), 0)
    assert "round" in stand(played("trepido", 3, match="challenge", target=1).state.view(None), 0)
    assert "card" in stand(played("trepido", 3).state.view(None), 0)
