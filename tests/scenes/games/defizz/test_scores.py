"""The score sheet of Défizz!."""

from __future__ import annotations

import msgspec
import pytest

from game.defizz.events import Eliminated
from game.match import Match
from game.table import Event, Outcome
from scenes.games.defizz.scores import questions_won, ranking, sheet, stand, turns_out, why
from tests.scenes.evenings import names, played


def eliminated(match: Match) -> dict[int, int]:
    """In which turn each side went out, as the match itself tells it."""
    state, found = match.begin(), {}
    for move in match.moves:
        happened: list[Event] = []
        state.apply(move.seat, move.move, happened.append)
        found |= {event.seat: len(state.view(None).history) for event in happened if isinstance(event, Eliminated)}
    return found


@pytest.mark.parametrize("enrichment", [False, True])
@pytest.mark.parametrize("seats", [3, 7, 12])
def test_every_side_went_out_in_the_turn_that_took_its_last_money(seats: int, enrichment: bool) -> None:
    """DE-23, DE-26."""
    match = played("defizz", seats, enrichment=enrichment, escalate_every=1)
    assert turns_out(match.state.view(None)) == eliminated(match)


def test_every_question_won_is_counted_once_by_its_mode() -> None:
    view = played("defizz", 6, escalate_every=1).state.view(None)
    won = [turn for turn in view.history if turn.winner is not None and turn.question is not None]
    assert sum(questions_won(view).values()) == len(won) > 0


def test_a_refused_challenge_is_no_question_won() -> None:
    view = played("defizz", 4, escalate_every=1).state.view(None)
    turn = next(turn for turn in view.history if turn.question is not None and turn.winner is not None)
    view = msgspec.structs.replace(view, history=(msgspec.structs.replace(turn, question=None),))
    assert not questions_won(view)


def test_the_richest_come_first_and_the_first_to_go_last() -> None:
    view = played("defizz", 6, escalate_every=1).state.view(None)
    assert [seat for group in ranking(view) for seat in group] == [*view.living, *reversed(view.out)]


def test_equal_purses_share_a_rank() -> None:
    view = msgspec.structs.replace(played("defizz", 3, moves=0).state.view(None), purses=(500, 1900, 500))
    assert ranking(view) == [(1,), (0, 2)]


def test_nobody_out_needs_no_column_for_it() -> None:
    begun, over = played("defizz", 3, moves=0), played("defizz", 3, escalate_every=1)
    for match, there in ((begun, False), (over, True)):
        headings = [heading.text for heading in sheet(match.state.view(None), names(match)).headings]
        assert ("Out in turn" in headings) is there


def test_the_winners_row_is_marked_and_crowned() -> None:
    match = played("defizz", 3, escalate_every=1)
    page, winner = sheet(match.state.view(None), names(match)), names(match)[match.state.outcome.winners[0]]
    assert page.marks == {(0, None)}
    assert winner in page.rows[0][0].text and page.rows[0][0].text != winner
    assert [row[0].text for row in page.rows[1:]] == [
        names(match)[seat] for group in ranking(match.state.view(None))[1:] for seat in group
    ]


def test_nobody_is_marked_before_the_end() -> None:
    match = played("defizz", 3, moves=0)
    assert not sheet(match.state.view(None), names(match)).marks


def test_amounts_are_written_as_people_write_them() -> None:
    assert stand(played("defizz", 3, moves=0).state.view(None), 0) == "1,900"


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("rounds", "The richest after 3 rounds."),
        ("time", "The richest when time was up."),
        ("money", "The last with money."),
    ],
)
def test_the_end_of_a_match_says_why(reason: str, sentence: str) -> None:
    view = played("defizz", 3, moves=0).state.view(None)
    view = msgspec.structs.replace(view, outcome=Outcome((0,), (9, 0, 0), reason), rounds=3)
    assert why(view, ("Ada", "Ben", "Cléo")) == sentence
