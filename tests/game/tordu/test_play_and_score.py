"""Tricks and points."""

from __future__ import annotations

import pytest

from game import IllegalMove
from game.tordu import events
from tests.game.tordu.table import Table


def contract(*hands: str, bid: str = "1h", by: int = 0, **options: object) -> Table:
    """A deal in which this bid stands."""
    table = Table(*hands, variant="simple", **options)
    table.passes(*range(by))
    table.bids(by, bid)
    return table


def test_the_declarer_leads() -> None:
    """TO-12"""
    table = contract("7c 8c", "9c Tc", "Jc Qc", by=1)
    assert table.state.actors() == (1,)
    table.plays(1, "9c")
    assert table.state.actors() == (2,)


def test_a_seat_that_holds_the_suit_led_follows_with_any_card_of_it() -> None:
    """TO-13"""
    table = contract("7c 8c", "9c Tc Ah", "Jc Qs")
    table.plays(0, "7c")
    assert table.may_play(1) == {"9c", "Tc"}
    with pytest.raises(IllegalMove, match="Ah does not follow: you hold c"):
        table.plays(1, "Ah")


def test_without_the_suit_led_any_card_may_be_played() -> None:
    """TO-13: never obliged to trump or to overtake."""
    table = contract("7c 8c", "9h Ts Ad", "Jc Qs")
    table.plays(0, "7c")
    assert table.may_play(1) == {"9h", "Ts", "Ad"}


@pytest.mark.parametrize(
    ("cards", "taker"),
    [("7c 9c 8c", 1), ("7c As 8c", 2), ("7c 7h Ac", 1), ("7h 8h 9h", 2), ("7c 7h 8h", 2), ("Kc At Kt", 0)],
)
def test_the_highest_trump_or_else_the_highest_of_the_suit_led_takes_the_trick(cards: str, taker: int) -> None:
    """TO-14"""
    table = contract(*cards.split(), bid="0h")
    told = table.trick(0, cards)
    assert events.TrickWon(taker, 1) in told


def test_who_takes_a_trick_leads_the_next() -> None:
    """TO-14"""
    table = contract("7c 8c", "9c Tc", "Jc Qc")
    table.trick(0, "7c 9c Jc")
    assert table.state.actors() == (2,)


def test_eight_tricks_make_a_deal() -> None:
    """TO-14"""
    table = Table(seats=4, variant="simple")
    table.bids(0, "3h")
    for _ in range(32):
        assert table.state.view(None).deals == ()
        seat = table.state.actors()[0]
        table.match.play(seat, table.state.legal(seat)[0])
    assert len(table.state.view(None).deals) == 1


def played(bid: str, cards: str = "Ac 7c 8c", **options: object) -> tuple[int, ...]:
    """The points of a deal of one trick that the declarer, seat 0, takes."""
    table = contract(*cards.split(), bid=bid, **options)
    told = table.trick(0, cards)
    return next(event.points for event in told if isinstance(event, events.DealScored))


def test_exactly_the_tricks_bid_scores_three() -> None:
    """TO-15"""
    assert played("1h") == (3, 0, 0)


@pytest.mark.parametrize(("bid", "points"), [("0h", (0, 1, 1)), ("4h", (0, 3, 3))])
def test_otherwise_every_other_seat_scores_one_a_trick_of_difference(bid: str, points: tuple[int, ...]) -> None:
    """TO-15"""
    assert played(bid) == points


@pytest.mark.parametrize(("bid", "points"), [("1t", (4, 0, 0)), ("0t", (0, 2, 2)), ("4t", (0, 6, 6))])
def test_in_tordu_four_for_the_exact_number_and_two_a_trick_of_difference(bid: str, points: tuple[int, ...]) -> None:
    """TO-16"""
    assert played(bid) == points


@pytest.mark.parametrize(("bid", "points"), [("1h", (6, 0)), ("3t", (0, 8))])
def test_doubled_all_points_count_twice(bid: str, points: tuple[int, ...]) -> None:
    """TO-17"""
    table = Table("Ac", "7c")
    table.bids(0, bid)
    table.doubles(1)
    told = table.trick(0, "Ac 7c")
    assert next(event.points for event in told if isinstance(event, events.DealScored)) == points


@pytest.mark.parametrize(("declarer_deals", "dealer"), [(False, 1), (True, 2)])
def test_the_deal_passes_to_the_left_or_to_the_declarer(declarer_deals: bool, dealer: int) -> None:
    """TO-18"""
    table = contract("7c", "8c", "9c", by=2, declarer_deals=declarer_deals)
    table.trick(2, "9c 7c 8c")
    view = table.state.view(None)
    assert view.dealer == dealer and view.actors == (dealer,)


def test_a_card_one_does_not_hold_is_refused() -> None:
    table = contract("7c 8c", "9c Tc")
    with pytest.raises(IllegalMove, match="you don't hold 9c"):
        table.plays(0, "9c")
    with pytest.raises(IllegalMove, match="there is no card 2c"):
        table.plays(0, "2c")
    with pytest.raises(IllegalMove, match="not your turn"):
        table.plays(1, "9c")
    with pytest.raises(IllegalMove, match="the auction is over"):
        table.passes(0)
