"""Manches, play-off deals, and the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game import journal
from game.match import Match
from game.table import BadOptions, Move
from game.tordu import events
from game.tordu.cards import hand_of
from game.tordu.moves import PASS, Bid
from game.tordu.options import Options
from game.tordu.score import Manche, match_winners, winners
from game.tordu.state import TorduState
from game.tordu.view import Contract, Deal, manche_over
from tests.game.tordu.table import GAME, Table


def contract(*hands: str, bid: str = "1h", by: int = 0, **options: object) -> Table:
    """A deal in which this bid stands."""
    table = Table(*hands, variant="simple", **options)
    table.passes(*range(by))
    table.bids(by, bid)
    return table


def test_the_first_at_fifteen_wins_the_manche() -> None:
    """TO-19"""
    table = contract("Ac", "7c", "8c")
    table.state.scores = [12, 5, 9]
    table.trick(0, "Ac 7c 8c")
    assert table.state.outcome.winners == (0,) and table.state.outcome.scores == (15, 5, 9)


def test_a_view_tells_the_manche_that_its_last_deal_has_ended() -> None:
    table = contract("Ac", "7c", "8c")
    table.state.scores = [12, 5, 9]
    assert manche_over(table.state.view(None)) is None
    table.trick(0, "Ac 7c 8c")
    view = table.state.view(None)
    assert view.finished and manche_over(view) == view.finished[-1]


@pytest.mark.parametrize(
    ("scores", "won"),
    [((14, 3), ()), ((15, 3), (0,)), ((16, 18), (1,)), ((17, 17), ()), ((17, 17, 19), (2,)), ((3, 15, 15), ())],
)
def test_if_several_cross_the_highest_wins_and_level_at_the_top_play_goes_on(
    scores: tuple[int, ...], won: tuple[int, ...]
) -> None:
    """TO-19"""
    assert winners(scores, 15) == won


@pytest.mark.parametrize(("scores", "won"), [((14, 14), ()), ((17, 17, 3), (0, 1)), ((17, 17, 19), (2,))])
def test_after_the_last_play_off_those_level_at_the_top_share(scores: tuple[int, ...], won: tuple[int, ...]) -> None:
    """TO-19 (reading)"""
    assert winners(scores, 15, shared=True) == won


@pytest.mark.parametrize(("bid", "taken", "points"), [("1h", 1, (3, 0, 0)), ("0h", 1, (0, 1, 1))])
def test_the_score_sheet_tells_what_was_bid_what_was_taken_and_the_points(
    bid: str, taken: int, points: tuple[int, ...]
) -> None:
    table = contract("Ac", "7c", "8c", bid=bid)
    table.trick(0, "Ac 7c 8c")
    (deal,) = table.state.view(None).deals
    assert deal == Deal(Contract(0, "h", int(bid[0]), False), taken, points)


def missed(table: Table) -> Sequence[Any]:
    """Play a deal of one card each in which seat 0 takes a trick too many, so that all others score alike."""
    state = table.state
    state.hands = [hand_of(["At"]), *(hand_of([f"{rank}t"]) for rank in "789T"[: state.seats - 1])]
    while state.turn:
        table.passes(state.turn)
    table.bids(0, "0t")
    told: list[Any] = []
    while len(state.deals) < 100 and state.view(None).phase != "over":
        seat = state.turn
        told += table.match.play(seat, state.legal(seat)[0])
        if any(isinstance(event, events.DealScored) for event in told):
            break
    return told


def stubborn(**options: object) -> Table:
    """Four seats, the first of which bids zero in tordu whenever it can: the others stay level."""
    return Table(seats=4, variant="simple", target=2, **options)


def test_play_off_deals_go_round_to_the_left_whatever_the_declarer_deals() -> None:
    """TO-19 (reading): the declarer has not dealt again."""
    table = stubborn(declarer_deals=True)
    dealers = []
    for _ in range(5):
        missed(table)
        dealers.append(table.state.dealer)
    assert dealers == [1, 2, 3, 0, 1]


def test_after_eight_play_off_deals_those_still_level_share_the_manche() -> None:
    """TO-19 (reading): each of them has won it."""
    table = stubborn(declarer_deals=True)
    for _ in range(8):
        missed(table)
        assert table.state.outcome is None
    told = missed(table)
    assert events.MancheWon((1, 2, 3), (0, 1, 1, 1)) in told and len(table.state.deals) == 9
    assert table.state.outcome.winners == (1, 2, 3)


def test_the_view_counts_the_play_off_deals() -> None:
    """TO-19 (reading)"""
    table = stubborn()
    assert table.state.view(0).play_offs == 0
    missed(table)
    assert table.state.view(0).play_offs == 1
    missed(table)
    assert table.state.view(0).play_offs == 2


def test_the_next_manche_begins_without_play_offs() -> None:
    """TO-19, TO-20"""
    table = stubborn(manches=3)
    for _ in range(9):
        missed(table)
    view = table.state.view(0)
    assert view.outcome is None and view.play_offs == 0 and view.manches == (0, 1, 1, 1)


def test_best_of_three_manches_restarts_the_scores() -> None:
    """TO-20 (reading): the deal goes on rotating."""
    table = contract("Ac", "7c", "8c", manches=3)
    table.state.scores = [14, 14, 14]
    told = table.trick(0, "Ac 7c 8c")
    assert events.MancheWon((0,), (1, 0, 0)) in told
    view = table.state.view(None)
    assert view.scores == (0, 0, 0) and view.manches == (1, 0, 0) and view.dealer == 1 and view.outcome is None


def test_two_manches_of_three_win_the_match() -> None:
    """TO-20"""
    table = contract("Ac", "7c", "8c", manches=3)
    table.state.scores = [14, 14, 14]
    table.state.manches = [1, 1, 0]
    table.trick(0, "Ac 7c 8c")
    assert table.state.outcome.winners == (0,)


def test_the_outcome_holds_the_points_of_all_manches() -> None:
    """TO-20 (reading)"""
    table = contract("Ac", "7c", "8c", manches=3)
    table.state.scores = [14, 13, 12]
    table.state.manches = [1, 1, 0]
    table.state.finished = [Manche(4, (15, 2, 3), (0,)), Manche(9, (4, 16, 5), (1,))]
    told = table.trick(0, "Ac 7c 8c")
    assert table.state.outcome.scores == (36, 31, 20)
    assert events.MatchWon((0,), (36, 31, 20)) in told


def test_the_view_tells_the_points_by_manche() -> None:
    """TO-20 (reading)"""
    table = contract("Ac", "7c", "8c", manches=3)
    table.state.scores = [14, 13, 12]
    table.trick(0, "Ac 7c 8c")
    assert table.state.view(1).finished == (Manche(1, (17, 13, 12), (0,)),)


@pytest.mark.parametrize(
    ("manches", "totals", "won"),
    [
        ((1, 1, 0), (30, 30, 30), ()),
        ((2, 1, 0), (20, 40, 30), (0,)),
        ((2, 2, 1), (40, 44, 60), (1,)),
        ((2, 2, 2), (44, 40, 44), (0, 2)),
    ],
)
def test_several_at_the_majority_at_once_the_most_points_decide(
    manches: tuple[int, ...], totals: tuple[int, ...], won: tuple[int, ...]
) -> None:
    """TO-20 (reading): equal there too, they share the match."""
    assert match_winners(manches, totals, 2) == won


def test_an_imagined_world_stands_where_the_match_stands() -> None:
    """TO-19, TO-20: manches, points and play-offs are part of a view."""
    table = stubborn(manches=3)
    for _ in range(11):
        missed(table)
    state, world = table.state, GAME.sample(table.state.view(2), Random(3))
    assert (world.finished, world.play_offs, world.manches) == (state.finished, state.play_offs, state.manches)


# matches that were begun before TO-19 was ruled anew


def stubborn_move(state: TorduState) -> Move:
    """Seat 0 bids zero in tordu whenever it can; the others pass, or play their highest card."""
    legal = state.legal(state.turn)
    zero = Bid("t", 0)
    return zero if state.turn == 0 and zero in legal else PASS if PASS in legal else legal[-1]


def kept_before() -> tuple[Match, bytes]:
    """A match as the version before played and kept it: past eight deals that left it level, with no end yet."""
    match = Match(GAME, Options(reading=1, first=0), 4, 3)
    state = match.state
    assert isinstance(state, TorduState)
    while state.play_offs < 12:
        match.play(state.turn, stubborn_move(state))
    return match, journal.encode(match)


def test_a_match_kept_under_the_reading_before_opens_as_it_was() -> None:
    """TO-19: its play-off deals were dealt by the declarer, and nobody shared the manche after eight of them."""
    match, data = kept_before()
    assert b"reading" not in data
    again = journal.replay(journal.decode(data))
    assert again.state == match.state and again.options.reading == 1


def test_it_goes_on_under_that_reading() -> None:
    """TO-19"""
    match = journal.replay(journal.decode(kept_before()[1]))
    deals = len(match.state.deals)
    while len(match.state.deals) == deals:
        match.play(match.state.turn, stubborn_move(match.state))
    assert match.state.dealer == match.state.deals[-1][0] and match.state.outcome is None


def test_a_new_match_names_its_reading() -> None:
    assert b'"reading":2' in journal.encode(Match(GAME, None, 3, 1))


def test_a_match_dealt_again_is_played_by_the_latest_reading() -> None:
    assert Options(reading=1, target=7).renewed() == Options(target=7)


def test_a_reading_that_this_version_does_not_know_is_refused() -> None:
    with pytest.raises(BadOptions, match="knows no reading 3"):
        Options(reading=3)


def test_a_stubborn_bidder_cannot_keep_a_match_from_its_end() -> None:
    """TO-19: 3 to 5 seats; whoever deals bids zero in tordu, and nobody can overbid it."""
    for seats in (3, 4, 5):
        state = GAME.start(Options(first=0), seats, 5)
        while state.actors():
            state.apply(state.turn, stubborn_move(state))
            assert len(state.deals) < 200
        assert state.outcome is not None
