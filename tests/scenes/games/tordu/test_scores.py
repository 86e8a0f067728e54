"""The score sheet of Le Tordu."""

from __future__ import annotations

import msgspec

from game import TABLE
from game.table import Outcome
from game.tordu.score import Manche
from game.tordu.view import Contract, Deal, TorduView
from scenes.games.tordu.scores import ranking, result, sheet, stand, why
from scenes.kit.grid import TOTALS
from tests.scenes.evenings import names, played


def test_a_row_a_deal_says_the_contract_and_what_was_taken() -> None:
    match = played("tordu", 3, moves=0)
    deals = (
        Deal(Contract(1, "h", 3, False), 3, (0, 3, 0)),
        Deal(Contract(0, "t", 2, True), 5, (0, 12, 12)),
    )
    view = msgspec.structs.replace(match.state.view(TABLE), deals=deals, scores=(0, 15, 12))
    rows = sheet(view, names(match)).rows
    assert "Zoé: 3" in rows[0][0].text and rows[0][0].text.endswith("hearts")
    assert rows[1][0].text.endswith("tordu, doubled")
    assert [row[1].text for row in rows] == ["3, kept", "5, off by\N{NO-BREAK SPACE}3"]
    assert [(cell.text, cell.aside) for cell in rows[1][2:]] == [("0", ""), ("15", "(+12)"), ("12", "(+12)")]


def test_what_was_missed_says_by_how_much_either_way() -> None:
    contract = Contract(0, "s", 4, False)
    assert result(Deal(contract, 1, (0, 3))) == "1, off by\N{NO-BREAK SPACE}3"
    assert result(Deal(contract, 6, (0, 2))) == "6, off by\N{NO-BREAK SPACE}2"


def test_the_line_to_cross_lies_below_the_last_deal() -> None:
    """TO-19: a manche goes to 15."""
    match = played("tordu", 4, moves=40, target=99)
    scores = sheet(match.state.view(TABLE), names(match))
    assert len(scores.rows) == 1 and scores.lines == {1: "99 points to cross"}


def test_a_line_ends_each_manche_and_totals_begin_again() -> None:
    """TO-20: scores restart each manche."""
    match = played("tordu", 3, manches=3)
    view = match.state.view(None)
    scores = sheet(view, names(match))
    assert len(scores.lines) == sum(view.manches) > 1
    for place in sorted(scores.lines)[:-1]:
        after = scores.rows[place][2:]
        assert [int(cell.text) for cell in after] == list(view.deals[place].points)


def test_whoever_crosses_the_line_is_marked() -> None:
    match = played("tordu", 4)
    assert match.state.outcome is not None
    winner = match.state.outcome.winners[0]
    scores = sheet(match.state.view(None), names(match))
    assert (len(scores.rows) - 1, winner + 2) in scores.marks


def best_of_three() -> TorduView:
    """A match over three manches: the winner, seat 1, has fewer points in all than seat 0."""
    match = played("tordu", 3, manches=3)
    clubs = Contract(1, "c", 3, False)
    deals = (
        Deal(clubs, 3, (0, 15, 0)),
        Deal(clubs, 2, (16, 0, 9)),
        Deal(clubs, 3, (14, 14, 4)),
        Deal(clubs, 3, (0, 1, 0)),
    )
    finished = (Manche(1, (0, 15, 0), (1,)), Manche(2, (16, 0, 9), (0,)), Manche(4, (14, 15, 4), (1,)))
    return msgspec.structs.replace(
        match.state.view(None),
        deals=deals,
        finished=finished,
        manches=(1, 2, 0),
        scores=(14, 15, 4),
        outcome=Outcome((1,), (30, 30, 13), "target reached"),
    )


def test_manches_rank_before_points() -> None:
    assert ranking(best_of_three()) == [(1,), (0,), (2,)]


def test_a_seat_stands_with_its_manches_and_the_points_of_all_of_them() -> None:
    """TO-20"""
    assert stand(best_of_three(), 1) == "2 manches, 30 points"


def test_the_winner_is_told_with_manches_and_all_points() -> None:
    """TO-20"""
    assert why(best_of_three(), ("Ana", "Zoé", "Bo")) == "2 manches won, 30 points over all manches."


def test_the_totals_of_the_sheet_are_over_all_manches() -> None:
    """TO-20"""
    scores = sheet(best_of_three(), ("Ana", "Zoé", "Bo"))
    assert [cell.text for cell in scores.totals] == ["All manches", "", "30", "30", "13"]
    assert scores.note == "Manches: Ana 1, Zoé 2, Bo 0."
    assert {column for row, column in scores.marks if row == TOTALS} == {3}


def test_a_shared_manche_names_all_who_have_won_it() -> None:
    """TO-19"""
    shared = (Manche(1, (0, 15, 15), (1, 2)),)
    deals = (Deal(Contract(0, "t", 2, False), 7, (0, 15, 15)),)
    view = msgspec.structs.replace(best_of_three(), deals=deals, finished=shared)
    scores = sheet(view, ("Ana", "Zoé", "Bo"))
    assert scores.lines == {1: "Level after the play-offs: Zoé and Bo share the manche"}
    assert {(0, 3), (0, 4)} <= scores.marks
