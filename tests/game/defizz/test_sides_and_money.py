"""DE-01 to DE-05: who sits, what they have, who begins, who reads."""

from __future__ import annotations

from collections import Counter

import pytest

from game import BadOptions
from game.defizz import GAME
from game.defizz.money import chips
from game.defizz.moves import STAKES
from game.defizz.sides import leaving, pairs, reader_for
from game.defizz.turn import draw_card
from tests.game.defizz.table import Roll, eliminate, sit


def test_three_to_twelve_sides_may_sit() -> None:
    """DE-01"""
    assert list(GAME.seats) == list(range(3, 13))
    with pytest.raises(BadOptions, match="defizz is for 3 to 12 seats, not 13"):
        GAME.start(GAME.Options(), 13, 0)


def test_people_pair_up_and_the_odd_one_plays_alone() -> None:
    """DE-01"""
    assert pairs(["Ana", "Bo", "Cy", "Di", "Ed"]) == [("Ana", "Bo"), ("Cy", "Di"), ("Ed",)]


def test_teams_do_not_change_the_rules_of_a_side() -> None:
    """DE-01"""
    alone, together = sit(5), sit(5, teams=True)
    assert alone.purses == together.purses and alone.helps == together.helps and alone.legal(0) == together.legal(0)


def test_everyone_starts_with_nineteen_hundred() -> None:
    """DE-02"""
    assert sit(7).purses == [1900] * 7


@pytest.mark.parametrize(
    ("amount", "picture"),
    [
        (0, ()),
        (100, (100,)),
        (900, (500, 200, 200)),
        (1900, (500, 500, 500, 200, 200)),
        (2800, (500,) * 5 + (200, 100)),
    ],
)
def test_an_amount_is_pictured_by_the_fewest_chips(amount: int, picture: tuple[int, ...]) -> None:
    """DE-02"""
    assert chips(amount) == picture


def test_no_amount_up_to_ten_thousand_needs_fewer_chips() -> None:
    """DE-02: against every way to make the amount, by counting up."""
    fewest = [0]
    for hundreds in range(1, 101):
        fewest.append(1 + min(fewest[hundreds - chip] for chip in (1, 2, 5) if chip <= hundreds))
    assert [len(chips(100 * hundreds)) for hundreds in range(101)] == fewest


def test_every_side_has_one_help() -> None:
    """DE-03"""
    assert sit(4).view(None).helps == (True,) * 4


def test_experts_have_no_help() -> None:
    """DE-03"""
    assert sit(4, expert=True).view(None).helps == (False,) * 4


def test_the_die_has_six_faces_equally_likely() -> None:
    """DE-04"""
    faces: Counter[tuple[str | None, int]] = Counter()
    for seed in range(1200):
        state = GAME.start(GAME.Options(pack="tiny"), 3, seed)
        state.apply(state.actors()[0], Roll())
        faces[state.view(None).kind, state.view(None).minimum] += 1
    assert set(faces) == {(kind, face) for kind in ("duel", "multi") for face in (100, 200, 300)}
    assert all(150 <= count <= 250 for count in faces.values())


def test_each_deck_gives_each_of_its_cards_once_before_it_is_shuffled_again() -> None:
    """DE-04"""
    state = sit(3)
    state.kind = 1
    drawn = []
    for _ in range(6):
        draw_card(state, None)
        drawn.append(state.questions)
    assert set(drawn[:3]) == set(drawn[3:]) == set(state.pack.cards[1])


def test_the_first_active_side_is_drawn_by_lot() -> None:
    """DE-05"""
    first = Counter(GAME.start(GAME.Options(pack="tiny"), 4, seed).actors() for seed in range(400))
    assert set(first) == {(0,), (1,), (2,), (3,)} and min(first.values()) > 60


def test_the_reader_is_the_nearest_side_in_play_on_the_right() -> None:
    """DE-05"""
    state = sit(5, active=2)
    assert state.reader == 1
    eliminate(state, 1, 0)
    assert state.reader == 4


def test_the_reader_is_found_past_seat_zero() -> None:
    """DE-05"""
    assert reader_for(0, (0, 1, 3), (2,)) == 3


def test_with_two_left_the_last_one_eliminated_reads() -> None:
    """DE-24"""
    assert reader_for(3, (0, 3), (1, 2)) == 2 and reader_for(0, (0, 3), (1, 2)) == 2


def test_of_sides_that_go_out_together_the_nearest_on_the_right_of_the_active_side_counts_as_last() -> None:
    """DE-24, our reading"""
    assert leaving(3, 6, [0, 2, 5]) == [5, 0, 2]


def test_an_active_side_that_goes_out_with_others_counts_as_first() -> None:
    """DE-24, our reading"""
    assert leaving(3, 6, [3, 4]) == [3, 4]


def test_there_is_a_stake_for_every_amount_that_a_side_can_own() -> None:
    """DE-10: the largest bank in one purse."""
    assert STAKES[-1].amount == 100_000


def test_money_moves_in_hundreds() -> None:
    """DE-02"""
    assert all(move.amount % 100 == 0 for move in STAKES)
