"""Cards, the deal, the auction."""

from __future__ import annotations

from random import Random

import pytest

from game import BadOptions, IllegalMove
from game.tordu.cards import CARD, NAME
from game.tordu.moves import DOUBLE, PASS
from game.tordu.options import Options
from tests.game.tordu.table import GAME, Table

ALL_BIDS = {f"{tricks}{suit}" for suit in "cdhst" for tricks in range(9)}
TORDU_BIDS = {f"{tricks}t" for tricks in range(9)}


def test_forty_cards_in_five_suits_of_eight_ranks() -> None:
    """TO-01"""
    assert len(NAME) == 40
    assert {name[1] for name in NAME} == set("cdhst")
    assert all([name[0] for name in NAME if name[1] == suit] == list("789TJQKA") for suit in "cdhst")


def test_ids_are_rank_then_suit() -> None:
    """TO-02"""
    assert {"Ah", "Tt", "7s"} <= set(NAME) and CARD["Ah"] > CARD["Kh"] > CARD["Th"] > CARD["7h"]


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """TO-03"""
    for seats in GAME.seats:
        assert {GAME.start(None, seats, seed).view(None).dealer for seed in range(80)} == set(range(seats))


@pytest.mark.parametrize(("seats", "left"), [(2, 24), (3, 16), (4, 8), (5, 0)])
def test_eight_cards_each_and_the_rest_unseen(seats: int, left: int) -> None:
    """TO-04"""
    state = GAME.start(None, seats, 4)
    view = state.view(None)
    assert [len(hand) for hand in view.hands] == [8] * seats and len(view.undealt) == left
    assert all(state.view(seat).undealt is None for seat in range(seats))


def test_after_the_deal_all_hands_and_the_undealt_cards_are_shown() -> None:
    """TO-04"""
    table = Table("Ac", "7c", seats=2, variant="simple")
    table.bids(0, "1c")
    table.trick(0, "Ac 7c")
    shown = table.state.view(1).last
    assert shown.hands == (("Ac",), ("7c",)) and len(shown.undealt) == 38


def test_the_dealer_speaks_first_then_clockwise() -> None:
    """TO-05: a bid is any suit and 0 to 8 tricks."""
    table = Table(seats=3)
    assert table.state.actors() == (0,) and table.may_bid(0) == ALL_BIDS
    table.passes(0)
    assert table.state.actors() == (1,)


def test_the_last_seat_must_bid_when_all_others_have_passed() -> None:
    """TO-06"""
    table = Table(seats=3)
    table.passes(0, 1)
    assert PASS not in table.state.legal(2)
    with pytest.raises(IllegalMove, match="you must bid"):
        table.passes(2)


def test_in_the_simple_game_the_first_bid_ends_the_auction() -> None:
    """TO-07"""
    table = Table(seats=3, variant="simple")
    table.bids(0, "3h")
    view = table.state.view(None)
    assert (view.phase, view.actors) == ("play", (0,))


def test_after_a_bid_the_others_speak_once_each_those_who_passed_included() -> None:
    """TO-08 (reading)"""
    table = Table(seats=4)
    table.passes(0)
    table.bids(1, "3h")
    assert table.state.actors() == (2,)
    table.passes(2, 3)
    assert table.state.actors() == (0,) and DOUBLE in table.state.legal(0)
    table.passes(0)
    assert table.state.view(None).phase == "play"


def test_only_tordu_goes_over_an_ordinary_suit_with_any_number() -> None:
    """TO-08: higher, equal or lower."""
    table = Table(seats=3)
    table.bids(0, "3h")
    assert table.may_bid(1) == TORDU_BIDS
    with pytest.raises(IllegalMove, match="only tordu"):
        table.bids(1, "5s")


def test_an_overbid_wipes_out_the_first_bid() -> None:
    """TO-09: then the others speak once each, from the overbidder's left."""
    table = Table(seats=3)
    table.bids(0, "3h")
    table.bids(1, "2t")
    contract = table.state.view(None).contract
    assert (contract.declarer, contract.suit, contract.tricks) == (1, "t", 2)
    assert table.state.actors() == (2,) and table.state.legal(2) == [PASS, DOUBLE]
    table.passes(2)
    assert table.state.actors() == (0,), "the first bidder may double the overbid"
    table.doubles(0)
    assert table.state.view(None).contract.doubled


def test_nobody_overbids_tordu() -> None:
    """TO-09, TO-10: a bid in tordu can be doubled but not overbid."""
    table = Table(seats=3)
    table.bids(0, "4t")
    assert table.state.legal(1) == [PASS, DOUBLE]
    with pytest.raises(IllegalMove, match="nobody overbids tordu"):
        table.bids(1, "5t")


def test_a_double_ends_the_auction_at_once() -> None:
    """TO-10"""
    table = Table(seats=4)
    table.bids(0, "3h")
    table.doubles(1)
    view = table.state.view(None)
    assert view.phase == "play" and view.contract.doubled and view.actors == (0,)


def test_with_double_ends_off_seats_still_to_speak_may_overbid() -> None:
    """TO-10: which wipes out the bid and its double; a bid is doubled at most once."""
    table = Table(seats=4, double_ends=False)
    table.bids(0, "3h")
    table.doubles(1)
    assert DOUBLE not in table.state.legal(2) and table.may_bid(2) == TORDU_BIDS
    with pytest.raises(IllegalMove, match="doubled twice"):
        table.doubles(2)
    table.bids(2, "1t")
    assert not table.state.view(None).contract.doubled


def test_who_doubled_the_first_bid_may_double_the_overbid() -> None:
    """TO-10: the double fell with the bid it was made on."""
    table = Table(seats=3, double_ends=False)
    table.bids(0, "1c")
    table.doubles(1)
    table.bids(2, "3t")
    table.passes(0)
    assert table.state.legal(1) == [PASS, DOUBLE]
    table.doubles(1)
    view = table.state.view(None)
    assert view.phase == "play" and view.contract.doubled


def test_an_imagined_world_lets_the_doubler_double_the_overbid() -> None:
    """TO-10"""
    table = Table(seats=3, double_ends=False)
    table.bids(0, "1c")
    table.doubles(1)
    table.bids(2, "3t")
    table.passes(0)
    assert GAME.sample(table.state.view(1), Random(1)).legal(1) == [PASS, DOUBLE]


def test_there_is_nothing_to_double_before_a_bid() -> None:
    """TO-10"""
    with pytest.raises(IllegalMove, match="no bid to double"):
        Table(seats=3).doubles(0)


def test_when_all_have_spoken_the_last_bid_stands() -> None:
    """TO-11"""
    table = Table(seats=3)
    table.bids(0, "3h")
    table.passes(1)
    table.bids(2, "6t")
    table.passes(0, 1)
    contract = table.state.view(None).contract
    assert (contract.declarer, contract.suit, contract.tricks, contract.doubled) == (2, "t", 6, False)


@pytest.mark.parametrize(("variant", "deals"), [("simple", False), ("complete", True)])
def test_who_deals_next_by_default(variant: str, deals: bool) -> None:
    """TO-18"""
    assert Options(variant=variant).declarer_deals is deals


def test_a_target_out_of_bounds_says_so() -> None:
    with pytest.raises(BadOptions, match="1 to 100 points, not 0"):
        Options(target=0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_can_name_the_first_dealer(first: int) -> None:
    """TO-03"""
    state = GAME.start(Options(first=first), 3, 1)
    assert state.view(None).dealer == first and state.actors() == (first,)


@pytest.mark.parametrize("first", [-1, 3])
def test_a_dealer_who_is_not_there_is_refused(first: int) -> None:
    """TO-03"""
    with pytest.raises(BadOptions, match=f"seat {first} can't begin"):
        GAME.start(Options(first=first), 3, 1)
