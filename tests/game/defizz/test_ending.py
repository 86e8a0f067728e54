"""DE-23 to DE-26, and the house rules for a short game."""

from __future__ import annotations

from typing import Any

import pytest

from game import BadOptions
from game.defizz import GAME, DefizzState, events
from game.defizz.moves import Challenge, Choose, Stake
from game.table import TABLE
from tests.game.defizz.table import (
    CIBLE,
    TIME,
    Pass,
    Press,
    Roll,
    accepts,
    eliminate,
    give_turn,
    judged,
    kinds,
    number,
    play,
    refuses,
    rolled,
    said,
    sit,
    staking,
    the,
)


def win_turn(state: DefizzState, winner: int | None = None) -> list[Any]:
    """The active side's turn, won by itself or by another participant, for the minimum."""
    active = state.active
    rolled(state, "multi", 100, CIBLE)
    play(state, (state.turn, Choose(0)))
    if not state.enriching:
        play(state, (active, Stake(state.minimum)))
    told: list[Any] = []
    while state.view(None).phase == "guess":
        seat = state.actors()[0]
        told += play(state, number(seat, 100) if seat == (active if winner is None else winner) else (seat, Pass()))
    return told


# elimination


def test_a_side_with_nothing_at_the_end_of_a_turn_is_out() -> None:
    """DE-23"""
    state = staking("duel", purses=[1000, 500, 1000, 1000])
    told = play(state, (0, Stake(800)), accepts(1), (0, Press()), said(0), judged(True))
    assert state.purses == [1500, 0, 1000, 1000] and state.out == (1,) and the(told, events.Eliminated).seat == 1
    assert state.active == 2


def test_a_side_that_staked_everything_is_still_in_until_the_turn_ends() -> None:
    """DE-23"""
    state = staking("duel", purses=[1000, 500, 1000, 1000])
    play(state, (0, Stake(500)), accepts(1))
    assert state.purses[1] == 0 and 1 in state.living and 1 in state.actors()


def test_a_void_turn_eliminates_nobody() -> None:
    """DE-23, DE-16"""
    state = staking("duel", purses=[1000, 500, 1000, 1000])
    play(state, (0, Stake(500)), accepts(1), TIME)
    assert state.out == () and state.purses == [1000, 500, 1000, 1000]


def test_a_side_that_is_out_can_not_be_challenged() -> None:
    """DE-23"""
    state = sit(5)
    eliminate(state, 2)
    rolled(state)
    play(state, (0, Choose(0)))
    assert state.legal(0) == [Challenge(1), Challenge(3)]


def test_the_last_side_with_money_wins() -> None:
    """DE-23"""
    state = staking("multi", purses=[100, 100, 5500], seats=3)
    give_turn(state, 2)
    rolled(state, "multi", 100)
    play(state, (2, Choose(0)), (2, Stake(100)))
    state.purses = [0, 0, 5500]
    told = play(state, (2, Press()), said(2), judged(True))
    assert state.outcome is not None and state.outcome.winners == (2,) and state.outcome.reason == "last"
    assert state.actors() == () and "MatchWon" in kinds(told)


def test_the_scores_are_the_purses() -> None:
    """DE-23"""
    state = sit(3, minutes=5)
    state.purses = [500, 700, 200]
    play(state, TIME)
    assert state.outcome is not None and state.outcome.scores == (500, 700, 200)


# two sides left


def final(**options: Any) -> DefizzState:
    state = sit(4, **options)
    eliminate(state, 2, 3)
    return state


@pytest.mark.parametrize(("face", "minimum"), [(100, 200), (200, 400), (300, 600)])
def test_with_two_sides_left_minimums_double(face: int, minimum: int) -> None:
    """DE-24"""
    state = final()
    rolled(state, "duel", face)
    assert state.minimum == minimum


def test_the_die_itself_counts_double_with_two_sides_left() -> None:
    """DE-24"""
    state = final()
    told = play(state, (0, Roll()))
    roll = the(told, events.Rolled)
    assert roll.minimum == 2 * roll.face == state.minimum


def test_a_refusal_costs_the_doubled_minimum() -> None:
    """DE-24"""
    state = final()
    rolled(state, "duel", 200)
    play(state, (0, Choose(0)), (0, Challenge(1)), (0, Stake(900)), refuses(1))
    assert state.purses[:2] == [2300, 1500]


def test_a_side_short_of_the_doubled_minimum_stakes_all_it_has() -> None:
    """DE-24, DE-14"""
    state = final()
    state.purses[0] = 500
    rolled(state, "duel", 300)
    play(state, (0, Choose(0)), (0, Challenge(1)))
    assert state.legal(0) == [Stake(500)]


def test_the_last_side_eliminated_reads_for_the_rest_of_the_game() -> None:
    """DE-24"""
    state = final()
    readers = [state.reader]
    for _ in range(3):
        win_turn(state)
        readers.append(state.reader)
    assert readers == [3, 3, 3, 3]


def test_a_multi_between_the_last_two_is_against_the_other_one() -> None:
    """DE-24"""
    state = final()
    rolled(state, "multi")
    told = play(state, (0, Choose(0)))
    assert the(told, events.Challenged).opponents == (1,)


def test_an_eliminated_reader_picks_the_question_in_an_expert_game() -> None:
    """DE-24, DE-08"""
    state = final(expert=True)
    rolled(state)
    assert state.actors() == (3,)


def test_the_final_begins_when_the_third_side_goes_out() -> None:
    """DE-24"""
    state = staking("duel", purses=[1000, 100, 1000], seats=3)
    told = play(state, (0, Stake(100)), (0, Press()), said(0), judged(True))
    assert the(told, events.FinalBegan) == events.FinalBegan((0, 2), 1)


def test_of_two_that_go_out_together_the_nearest_on_the_right_of_the_active_side_reads() -> None:
    """DE-24, our reading: sides 1 and 2 lose everything to side 0; side 2 is nearer on its right than side 1."""
    state = staking("multi", purses=[1000, 100, 100, 1000])
    told = play(state, (0, Stake(100)), (0, Press()), said(0), judged(True))
    assert [event.seat for event in told if isinstance(event, events.Eliminated)] == [1, 2]
    assert state.reader == 2


# enrichment


def test_in_the_enrichment_all_start_with_nothing() -> None:
    """DE-25"""
    assert sit(4, enrichment=True).purses == [0] * 4


@pytest.mark.parametrize(("seats", "bank"), [(3, 11_400), (6, 11_400), (7, 13_300), (12, 22_800)])
def test_the_bank_holds_nineteen_hundred_a_side_and_six_sides_at_least(seats: int, bank: int) -> None:
    """DE-25"""
    assert sit(seats, enrichment=True).bank == bank


def test_the_table_may_set_the_bank() -> None:
    """DE-25"""
    assert sit(4, enrichment=True, bank=3000).bank == 3000


def test_without_enrichment_there_is_no_bank() -> None:
    """DE-25"""
    assert sit(4, bank=3000).bank == 0


def test_in_the_enrichment_nothing_is_staked() -> None:
    """DE-25"""
    state = sit(4, enrichment=True)
    rolled(state, "duel", 300)
    told = play(state, (0, Choose(0)), (0, Challenge(1)))
    assert kinds(told)[-1] == "Asked" and (state.minimum, state.stake, state.pot) == (0, 0, 0)


def test_a_question_won_brings_five_hundred_from_the_bank() -> None:
    """DE-25"""
    state = sit(4, enrichment=True)
    told = win_turn(state, 2)
    assert state.purses == [0, 0, 500, 0] and state.bank == 10_900 and the(told, events.BankPaid).amount == 500


def test_without_a_winner_the_same_side_rolls_again() -> None:
    """DE-25"""
    state = sit(4, enrichment=True)
    win_turn(state, 99)
    assert state.active == 0 and state.bank == 11_400 and state.rounds == 0


def test_nobody_goes_out_during_the_enrichment() -> None:
    """DE-25"""
    state = sit(4, enrichment=True)
    win_turn(state)
    assert state.living == (0, 1, 2, 3)


def test_the_rest_of_the_bank_goes_to_the_single_poorest_side() -> None:
    """DE-26"""
    state = sit(4, enrichment=True, bank=900)
    state.purses = [1000, 500, 1000, 1000]
    told = win_turn(state)
    assert state.purses == [1500, 900, 1000, 1000] and state.bank == 0
    assert the(told, events.BankGiven) == events.BankGiven(1, 400)


def test_the_rest_of_the_bank_is_lost_if_several_are_poorest() -> None:
    """DE-26"""
    state = sit(4, enrichment=True, bank=900)
    state.purses = [1000, 500, 500, 1000]
    total = state.total()
    told = win_turn(state)
    assert state.purses == [1500, 500, 500, 1000] and state.lost == 400 and state.total() == total
    assert the(told, events.BankGiven) == events.BankGiven(None, 400)


def test_sides_with_nothing_are_then_out() -> None:
    """DE-26"""
    state = sit(5, enrichment=True, bank=500)
    state.purses = [500, 0, 500, 500, 0]
    win_turn(state)
    assert state.living == (0, 2, 3) and set(state.out) == {1, 4}


def test_the_classic_game_then_begins_with_the_next_side() -> None:
    """DE-26"""
    state = sit(4, enrichment=True, bank=500)
    state.purses = [500] * 4
    told = win_turn(state)
    assert not state.enriching and state.active == 1 and "ClassicBegan" in kinds(told)
    rolled(state, "duel", 200)
    assert state.minimum == 200


def test_if_only_one_side_has_money_then_it_has_won() -> None:
    """DE-26, DE-23"""
    state = sit(4, enrichment=True, bank=500)
    win_turn(state)
    assert state.outcome is not None and state.outcome.winners == (0,)


# short games


def test_a_round_is_over_when_every_side_has_had_a_turn() -> None:
    """House rule `max_rounds`"""
    state = sit(3)
    rounds = []
    for _ in range(4):
        win_turn(state)
        rounds.append(state.rounds)
    assert rounds == [0, 0, 1, 1]


def test_a_side_that_goes_out_is_not_waited_for() -> None:
    """House rule `max_rounds`"""
    state = sit(4)
    state.purses[2] = 100
    told = []
    for _ in range(3):
        told += win_turn(state)
    assert [event.rounds for event in told if isinstance(event, events.RoundEnded)] == [1]


def test_a_replayed_turn_does_not_count_twice() -> None:
    """House rule `max_rounds`, DE-16"""
    state = sit(3)
    for winner in (99, None, None, None):
        win_turn(state, winner)
    assert state.rounds == 1


def test_after_the_last_round_the_richest_wins() -> None:
    """House rule `max_rounds`"""
    state = sit(3, max_rounds=1)
    for winner in (0, 2, 2):
        win_turn(state, winner)
    assert state.outcome is not None and (state.outcome.winners, state.outcome.reason) == ((2,), "rounds")


def test_equally_rich_sides_share_the_win() -> None:
    """House rule `max_rounds`: each wins 100 from its left neighbour."""
    state = sit(3, max_rounds=1)
    for _ in range(3):
        win_turn(state)
    assert state.outcome is not None and state.outcome.winners == (0, 1, 2)


def test_the_matchs_own_limit_runs_while_a_side_is_to_roll() -> None:
    """House rule `minutes`"""
    state = sit(3, minutes=20)
    timer = state.timer
    assert timer is not None and (timer.id, timer.kind, timer.seconds) == (0, "match", 1200)
    play(state, (0, Roll()))
    assert state.timer is None


def test_it_is_the_same_limit_at_every_turn() -> None:
    """House rule `minutes`"""
    state = sit(3, minutes=20)
    before = state.timer
    win_turn(state)
    assert before is not None and state.timer is not None and state.timer.id == before.id


def test_when_the_matchs_limit_passes_the_richest_wins() -> None:
    """House rule `minutes`"""
    state = sit(3, minutes=20)
    state.purses = [1900, 2300, 1500]
    play(state, TIME)
    assert state.outcome is not None and (state.outcome.winners, state.outcome.reason) == ((1,), "time")


def test_without_minutes_a_roll_has_no_limit() -> None:
    """House rule `minutes`"""
    state = sit(3)
    assert state.timer is None and state.legal(TABLE) == []


@pytest.mark.parametrize(("rounds", "minimum"), [(0, 100), (1, 100), (2, 200), (3, 200), (4, 300)])
def test_the_minimum_grows_by_itself(rounds: int, minimum: int) -> None:
    """House rule `escalate_every`: two"""
    state = sit(3, escalate_every=2)
    state.rounds = rounds
    rolled(state, "duel", 100)
    assert state.minimum == minimum


def test_growing_and_doubling_multiply() -> None:
    """House rule `escalate_every`, DE-24"""
    state = final(escalate_every=1)
    state.rounds = 2
    state.purses[0] = 5000
    rolled(state, "duel", 200)
    assert state.minimum == 1200


def test_the_minimum_grows_from_the_start_of_the_classic_game() -> None:
    """House rule `escalate_every`, DE-26, our reading"""
    state = sit(3, escalate_every=1, enrichment=True, bank=2000)
    for _ in range(4):
        win_turn(state)
    assert not state.enriching and state.rounds == 1
    rolled(state, "duel", 100)
    assert state.minimum == 100


def turns(state: DefizzState) -> list[int]:
    """The number of turns that each side has had."""
    return [
        sum(turn.active == side and turn.winner is not None for turn in state.history) for side in range(state.seats)
    ]


def test_with_enrichment_every_side_has_the_same_number_of_turns() -> None:
    """House rule `max_rounds`, DE-26: the round in which the bank was emptied is played to its end."""
    state = sit(3, enrichment=True, bank=2000, max_rounds=2)
    while state.outcome is None:
        win_turn(state)
    assert turns(state) == [2, 2, 2]


def test_in_a_match_of_the_first_reading_the_classic_game_begins_with_a_new_round() -> None:
    """DE-26"""
    state = sit(3, enrichment=True, bank=2000, reading=1)
    for _ in range(6):
        win_turn(state)
    assert (state.rounds, state.since, state.view(None).due) == (1, 1, (0,))


def test_when_time_is_up_in_the_middle_of_a_round_it_is_played_to_its_end() -> None:
    """House rule `minutes`: every side has had the same number of turns."""
    state = sit(3, minutes=20)
    win_turn(state)
    told = play(state, TIME)
    assert state.outcome is None and the(told, events.TimeUp).kind == "last round"
    win_turn(state)
    win_turn(state)
    assert turns(state) == [1, 1, 1] and state.outcome is not None and state.outcome.reason == "time"


def test_time_is_up_only_once() -> None:
    """House rule `minutes`"""
    state = sit(3, minutes=20)
    win_turn(state)
    play(state, TIME)
    assert state.timer is None and state.legal(TABLE) == [] and state.view(1).closing


def test_in_a_match_of_the_first_reading_time_ends_it_at_once() -> None:
    """House rule `minutes`"""
    state = sit(3, minutes=20, reading=1)
    win_turn(state)
    play(state, TIME)
    assert state.outcome is not None


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_can_name_who_is_active_first(first: int) -> None:
    """DE-05"""
    assert GAME.start(GAME.Options(pack="tiny", first=first), 3, 1).actors() == (first,)


@pytest.mark.parametrize("first", [-1, 3])
def test_a_side_that_is_not_there_cannot_begin(first: int) -> None:
    """DE-05"""
    with pytest.raises(BadOptions, match=f"seat {first} can't begin"):
        GAME.start(GAME.Options(pack="tiny", first=first), 3, 1)


# options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"max_rounds": 0}, "a match lasts 1 to 1000 rounds, not 0"),
        ({"minutes": 601}, "a match lasts 1 to 600 minutes, not 601"),
        ({"escalate_every": -1}, "the minimum grows every 1 to 100 rounds, not every -1"),
        ({"bank": 400}, "the bank holds 500 to 100000, not 400"),
        ({"bank": 1950}, "the bank holds whole hundreds, not 1950"),
        ({"pack": "../base"}, r"a pack's name is made of a-z, 0-9 and -, not '\.\./base'"),
    ],
)
def test_bad_options_are_refused_in_words(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=f"^{sentence}$"):
        GAME.Options(**options)
