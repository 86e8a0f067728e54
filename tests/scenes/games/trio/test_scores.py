"""The score sheet of Trio."""

from __future__ import annotations

import msgspec

from game import TABLE
from game.table import Outcome
from scenes.games.trio.scores import ranking, sheet, wanted, why
from tests.scenes.evenings import names, played


def test_a_row_a_seat_lists_its_trios() -> None:
    match = played("trio", 4)
    view = match.state.view(None)
    rows = sheet(view, names(match)).rows
    assert [row[1].text for row in rows] == [" · ".join(map(str, sorted(won))) or "–" for won in view.trios]
    assert [row[2].text for row in rows] == [str(len(won)) for won in view.trios]


def test_partners_share_a_row() -> None:
    match = played("trio", 4, teams=True)
    rows = sheet(match.state.view(None), names(match)).rows
    assert [row[0].text.lstrip("\ue00c ") for row in rows] == ["Jean-Baptiste and Malik", "Zoé and Anne-Sophie"]


def test_in_picante_the_numbers_that_would_win_are_named_while_the_match_goes_on() -> None:
    """TI-11: a trio of 3 is linked to 4 and to 10; 7 always wins; what somebody else has is gone."""
    match = played("trio", 3, moves=0, mode="picante")
    view = msgspec.structs.replace(match.state.view(TABLE), trios=[[3], [10], []])
    assert wanted(view, (0,)) == [4, 7]
    assert sheet(view, names(match)).headings[-2].text == "Would win with"
    assert len(sheet(played("trio", 3, mode="picante").state.view(None), names(match)).headings) == 3


def test_the_winners_row_is_marked() -> None:
    match = played("trio", 5)
    assert match.state.outcome is not None
    assert sheet(match.state.view(None), names(match)).marks == {(match.state.outcome.winners[0], None)}


def test_winners_come_first_even_with_fewer_trios() -> None:
    view = msgspec.structs.replace(
        played("trio", 3).state.view(None),
        trios=[[1, 2], [7], []],
        outcome=Outcome((1,), (2, 1, 0), "the trio of 7"),
    )
    assert ranking(view) == [(1,), (0,), (2,)]


def test_linked_trios_are_named() -> None:
    view = msgspec.structs.replace(
        played("trio", 3).state.view(None),
        trios=[[3, 6, 10], [], []],
        outcome=Outcome((0,), (3, 0, 0), "linked trios"),
    )
    assert why(view, ["Zoé", "Lou", "Noé"]) == "Two linked trios: 3 and 10."


def test_a_draw_says_so() -> None:
    view = msgspec.structs.replace(played("trio", 3).state.view(None), outcome=Outcome((), (0, 0, 0), "draw"))
    assert why(view, ["Zoé", "Lou", "Noé"]) == "Nobody found a trio any more."
