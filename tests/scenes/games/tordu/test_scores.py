"""The score sheet of Le Tordu."""

from __future__ import annotations

import msgspec

from game import TABLE
from game.tordu.view import Contract, Deal
from scenes.games.tordu.scores import ranking, result, sheet, stand
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
    assert [row[1].text for row in rows] == ["3, kept", "5, off by 3"]
    assert [(cell.text, cell.aside) for cell in rows[1][2:]] == [("0", ""), ("15", "+12"), ("12", "+12")]


def test_what_was_missed_says_by_how_much_either_way() -> None:
    contract = Contract(0, "s", 4, False)
    assert result(Deal(contract, 1, (0, 3))) == "1, off by 3"
    assert result(Deal(contract, 6, (0, 2))) == "6, off by 2"


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


def test_manches_rank_before_points() -> None:
    match = played("tordu", 3, manches=3)
    view = msgspec.structs.replace(match.state.view(None), manches=(1, 2, 1), scores=(9, 15, 12))
    assert ranking(view) == [(1,), (2,), (0,)]
    assert stand(view, 1) == "2 manches"
