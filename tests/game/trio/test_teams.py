"""Partners: their exchanges and what they share."""

from __future__ import annotations

from typing import Any

import pytest

from game.table import TABLE, Outcome, redact
from game.trio import GAME, Options
from game.trio.events import Answered, Exchanged, ExchangeOpened, NoExchange, TurnBegan
from game.trio.moves import DECLINE, Offer
from tests.game.trio.table import Table, reveal

FOUR = ("1 2 5", "1 3 6", "1 4 8", "2 3 9")
SIX = ("1 2", "1 3", "1 4", "2 5", "3 6", "4 5")


def exchanging(*hands: str, **options: Any) -> Table:
    return Table(*hands, teams=True, exchange=True, **options)


def test_partners_sit_opposite() -> None:
    """TI-14"""
    teams = [[Table(*hands, teams=True).state.team(seat) for seat in range(len(hands))] for hands in (FOUR, SIX)]
    assert teams == [[(0, 2), (1, 3)] * 2, [(0, 3), (1, 4), (2, 5)] * 2]


def test_there_is_no_middle() -> None:
    """TI-14"""
    words = "there are no cards in the middle when teams play"
    assert Table(*FOUR, teams=True).refused(0, reveal("m0")) == words


@pytest.mark.parametrize("seats", [4, 6])
def test_before_the_first_turn_every_seat_may_exchange(seats: int) -> None:
    """TI-15"""
    state = GAME.start(Options(teams=True), seats, 1)
    assert state.actors() == tuple(range(seats)) and state.view(0).phase == "exchange"


def test_one_may_offer_any_number_of_ones_hand_or_decline() -> None:
    """TI-15"""
    assert exchanging("1 2 2", "3", "4", "5").state.legal(0) == [Offer(1), Offer(2), DECLINE]


def test_partners_swap_the_cards_they_chose() -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    table.offers(s0=5, s1=None, s2=1, s3=2)
    assert table.state.hands == [[1, 1, 2], [1, 3, 6], [4, 5, 8], [2, 3, 9]]


@pytest.mark.parametrize(("one", "other"), [(5, None), (None, 1), (None, None)])
def test_if_either_declines_nothing_moves(one: int | None, other: int | None) -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    table.offers(s0=one, s1=None, s2=other, s3=None)
    assert table.state.hands == [[1, 2, 5], [1, 3, 6], [1, 4, 8], [2, 3, 9]]


def test_nothing_moves_before_all_have_answered() -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    table.offers(s0=5, s2=1)
    assert table.state.hands[0] == [1, 2, 5] and table.state.actors() == (1, 3)


def test_the_order_of_the_answers_does_not_matter() -> None:
    """TI-15"""
    one, other = exchanging(*FOUR), exchanging(*FOUR)
    one.offers(s0=5, s1=3, s2=1, s3=None)
    other.offers(s3=None, s2=1, s1=3, s0=5)
    assert one.state == other.state


def test_the_first_seat_begins_after_the_exchange() -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    told = table.offers(s0=5, s1=None, s2=1, s3=2)
    assert table.state.actors() == (0,) and told[-1] == TurnBegan(0)


def test_an_offer_is_secret_until_all_have_answered() -> None:
    """TI-15: from the partner too."""
    table = exchanging(*FOUR)
    table.offers(s0=5)
    offers = [table.state.view(seat).offers[0] for seat in (TABLE, 0, 1, 2, 3)]
    assert offers == [None, 5, None, None, None]


def test_an_answer_is_told_to_all_and_what_it_was_to_nobody() -> None:
    """TI-15"""
    (told,) = exchanging(*FOUR).offers(s0=5)
    assert [redact(told, seat) for seat in (0, 1, 2)] == [Answered(0, 5), Answered(0, None), Answered(0, None)]


def test_rivals_learn_that_an_exchange_took_place_and_not_of_what() -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    table.offers(s0=5, s1=None, s2=1, s3=2)
    (entry,) = table.state.view(1).history
    assert entry.swapped == (0, 2) and (entry.offered[0], entry.offered[2]) == (None, None)


def test_partners_know_both_cards_of_their_exchange() -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    table.offers(s0=5, s1=None, s2=1, s3=2)
    known = [table.state.view(seat).history[0].offered for seat in (0, 2)]
    assert known == [(5, None, 1, None)] * 2


def test_the_event_of_an_exchange_shows_the_cards_to_the_partners_alone() -> None:
    """TI-15"""
    told = exchanging(*FOUR).offers(s0=5, s1=None, s2=1, s3=2)
    event = Exchanged(0, 2, 5, 1)
    assert event in told
    assert [redact(event, seat) for seat in (0, 2)] == [event] * 2
    assert [redact(event, seat) for seat in (1, 3, TABLE)] == [Exchanged(0, 2, None, None)] * 3


@pytest.mark.parametrize("rival", [TABLE, 0, 2])
def test_rivals_never_learn_who_declined(rival: int) -> None:
    """TI-15"""
    seen = []
    for one, other in [(3, None), (None, 2), (None, None)]:
        table = exchanging(*FOUR)
        told = table.offers(s0=5, s1=one, s2=1, s3=other)
        seen.append((table.state.view(rival), [redact(event, rival) for event in told]))
    assert seen[0] == seen[1] == seen[2]


def test_who_declined_does_not_see_whether_the_partner_offered() -> None:
    """TI-15"""
    views = []
    for other in (1, None):
        table = exchanging(*FOUR)
        table.offers(s0=None, s1=None, s2=other, s3=None)
        views.append(table.state.view(0))
    assert views[0] == views[1]


def test_an_exchange_that_failed_is_told_without_a_name() -> None:
    """TI-15"""
    assert NoExchange(1, 3) in exchanging(*FOUR).offers(s0=5, s1=None, s2=1, s3=2)


def test_a_number_that_one_does_not_hold_can_not_be_offered() -> None:
    """TI-15"""
    assert exchanging(*FOUR).refused(0, Offer(9)) == "you hold no 9 to offer"


def test_one_answers_once() -> None:
    """TI-15"""
    table = exchanging(*FOUR)
    table.offers(s0=5)
    assert table.refused(0, DECLINE) == "you have answered already"


def test_no_card_is_revealed_during_an_exchange() -> None:
    """TI-15"""
    assert exchanging(*FOUR).refused(0, reveal("1low")) == "no card is revealed before the exchange is over"


def test_after_a_trio_the_other_teams_may_exchange() -> None:
    """TI-16"""
    table = Table(*SIX, teams=True)
    told = table.reveals("0low", "1low", "2low")
    assert table.state.actors() == (1, 2, 4, 5) and told[-1] == ExchangeOpened((1, 2, 4, 5))


def test_the_team_that_won_the_trio_takes_no_part() -> None:
    """TI-16"""
    table = Table(*SIX, teams=True)
    table.reveals("0low", "1low", "2low")
    assert table.refused(3, DECLINE) == "your team takes no part in this exchange"


def test_the_next_seat_plays_after_the_exchange() -> None:
    """TI-16"""
    table = Table(*SIX, teams=True)
    table.reveals("0low", "1low", "2low")
    table.offers(s1=3, s2=None, s4=3, s5=5)
    assert table.state.actors() == (1,)


def test_a_team_with_an_empty_hand_has_no_exchange() -> None:
    """TI-16"""
    table = Table("1 2", "1", "1 4", "2 5", "3 6", "4 5", teams=True)
    table.reveals("0low", "1low", "2low")
    assert table.state.actors() == (2, 5)


def test_without_any_team_that_can_exchange_the_next_turn_begins_at_once() -> None:
    """TI-16"""
    table = Table("1 5", "1", "1 5", "2 5", teams=True)
    told = table.reveals("0low", "1low", "2low")
    assert table.state.actors() == (1,) and told[-1] == TurnBegan(1)


def test_there_is_no_exchange_after_the_last_trio() -> None:
    """TI-16"""
    table = Table("7 8", "7 8", "7 8", "9 9", teams=True)
    table.reveals("0low", "1low", "2low")
    assert table.state.actors() == () and table.state.view(0).phase == "over"


def test_the_trios_of_partners_count_together() -> None:
    """TI-17"""
    table = Table(*FOUR, teams=True, trios="0:9 2:10")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome == Outcome((0, 2), (3, 0, 3, 0), "three trios")


def test_the_linked_trios_of_partners_count_together() -> None:
    """TI-17"""
    table = Table(*FOUR, teams=True, trios="2:8", mode="picante")
    table.reveals("0low", "1low", "2low")
    assert table.state.outcome == Outcome((0, 2), (2, 0, 2, 0), "linked trios")


def test_a_partners_hand_is_hidden() -> None:
    """TI-18"""
    view = Table(*FOUR, teams=True).state.view(0)
    assert [hand is None for hand in view.hands] == [False, True, True, True]
