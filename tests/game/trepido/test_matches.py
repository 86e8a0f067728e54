"""Counting, teams, and the end of a match."""

from __future__ import annotations

import pytest

from game import GAMES, BadOptions
from game.trepido import rounds
from game.trepido.cards import CARD
from game.trepido.moves import DRAW
from game.trepido.options import Options
from tests.game.trepido.table import Table, events

GAME = GAMES["trepido"]


def test_a_single_round_is_a_match() -> None:
    """TR-25"""
    table = Table("p1a", "s1a", "s2a")
    table.plays(0, "p1a")
    assert table.state.outcome.winners == (0,) and table.state.outcome.scores == (1, 0, 0)


@pytest.mark.parametrize(("edition", "prize"), [("trepido", 1), ("defifoo", 0), ("ciao", 0)])
def test_for_points_the_others_count_what_they_hold(edition: str, prize: int) -> None:
    """TR-25: the winner scores 1 in `trepido`, 0 in the others."""
    table = Table("p1a", "s1a j1a", "s2a p3a xa", match="points", edition=edition)
    told = table.plays(0, "p1a")
    won = next(event for event in told if isinstance(event, events.RoundWon))
    assert won.points == (prize, 60, 100) and table.state.outcome is None


@pytest.mark.parametrize(("edition", "rounds"), [("trepido", 10), ("defifoo", 10), ("ciao", 5)])
def test_each_edition_has_its_own_number_of_rounds(edition: str, rounds: int) -> None:
    """TR-25"""
    assert Options(edition=edition).rounds == rounds
    assert Options(edition=edition, rounds=3).rounds == 3


def test_the_lowest_total_wins_and_ties_share() -> None:
    """TR-25"""
    table = Table("p1a", "s1a", "s2a", match="points", rounds=1)
    table.state.scores = [9, 0, 30]
    table.plays(0, "p1a")
    assert table.state.outcome.winners == (0, 1) and table.state.outcome.scores == (10, 10, 50)


def test_a_challenge_goes_to_five_rounds_won() -> None:
    """TR-25"""
    table = Table("p1a", "s1a", match="challenge")
    table.state.scores = [4, 4]
    table.plays(0, "p1a")
    assert table.state.outcome.winners == (0,) and table.state.outcome.scores == (5, 4)


def test_teams_are_odd_seats_against_even_seats_and_win_together() -> None:
    """TR-26: the round is won as soon as one member is out."""
    table = Table("p1a", "s1a", "s2a xa", "s3a", teams=True, match="challenge")
    table.state.scores = [4, 3, 4, 3]
    table.plays(0, "p1a")
    assert table.state.outcome.winners == (0, 2) and table.state.outcome.scores == (5, 3, 5, 3)


def test_for_points_a_whole_winning_team_scores_the_winners_points() -> None:
    """TR-26 (reading)"""
    table = Table("p1a", "s1a", "s2a xa", "s3a", teams=True, match="points", rounds=1)
    table.plays(0, "p1a")
    assert table.state.outcome.scores == (1, 10, 1, 30) and table.state.outcome.winners == (0, 2)


def test_for_points_the_lower_sum_of_a_teams_totals_wins() -> None:
    """TR-26 (reading): here the round's losers, who were well ahead."""
    table = Table("p1a", "s1a", "s2a xa", "s3a", teams=True, match="points", rounds=1)
    table.state.scores = [0, 10, 100, 10]
    table.plays(0, "p1a")
    assert table.state.outcome.scores == (1, 20, 101, 40) and table.state.outcome.winners == (1, 3)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_four_or_six_seats(seats: int) -> None:
    """TR-26"""
    with pytest.raises(BadOptions, match=f"teams need 4 or 6 seats, not {seats}"):
        GAME.start(Options(teams=True), seats, 0)


def test_when_nothing_can_be_drawn_somebody_must_play() -> None:
    """TR-28: the round can't lock, because the next symbol up has to be laid."""
    table = Table("r1b r1c", "p1a s1b", only=True)
    table.does(0, DRAW)
    assert [move.card for move in table.state.legal(1)] == ["p1a"]


def test_after_five_thousand_turns_a_round_ends_without_a_winner() -> None:
    """TR-28: hands are counted and the same seat deals again."""
    table = Table("r1b", "s1b s3a", match="points", only=True)
    dealer = table.state.dealer
    table.state.turns = 5000
    told = table.does(0, DRAW)
    won = next(event for event in told if isinstance(event, events.RoundWon))
    assert won.seat is None and won.points == (10, 40)
    assert table.state.outcome is None and table.state.dealer == dealer


@pytest.mark.parametrize("winner", [0, 1])
def test_everyone_sees_who_won_each_round_and_what_it_brought(winner: int) -> None:
    """TR-25"""
    table = Table("p1a s1c", "p1b s1a", "s2a s3a", match="points", turn=winner)
    table.state.hands[winner] = [CARD["p1a"]]
    table.plays(winner, "p1a")
    result = table.state.view(2).results[0]
    assert result.winner == winner and result.points[winner] == 1 and result.points[2] == 50


def test_everyone_sees_that_a_round_had_no_winner() -> None:
    """TR-28"""
    table = Table("r1b", "s1b s3a", match="points", only=True)
    table.state.turns = 5000
    table.does(0, DRAW)
    assert [(result.winner, result.points) for result in table.state.view(1).results] == [(None, (10, 40))]


@pytest.mark.parametrize(("scores", "winners"), [([0, 0], ()), ([0, 1], (1,)), ([2, 1], (0,)), ([2, 2], (0, 1))])
def test_a_challenge_whose_rounds_nobody_wins_ends_as_it_stands(scores: list[int], winners: tuple[int, ...]) -> None:
    """TR-28: the guard against hoarding for ever, for a whole match."""
    table = Table("r1b", "s1b s3a", match="challenge", only=True)
    table.state.scores = scores
    for number in range(5):
        assert table.state.outcome is None, number
        rounds.end(table.state, None, None)
    assert table.state.outcome.winners == winners


def test_a_round_won_between_them_counts_the_rounds_without_a_winner_anew() -> None:
    """TR-28"""
    table = Table("r1b", "s1b s3a", match="challenge", only=True)
    for winner in (*[None] * 4, 1, *[None] * 4):
        rounds.end(table.state, winner, None)
    assert table.state.outcome is None


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rounds": 0}, "1 to 100 rounds, not 0"),
        ({"target": -3}, "1 to 100 rounds won, not -3"),
    ],
)
def test_options_out_of_bounds_say_so(options: dict[str, int], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        Options(**options)
