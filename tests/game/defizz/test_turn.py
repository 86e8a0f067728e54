"""DE-06 to DE-16: a turn from the roll to the question, and its money."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from game.defizz import events
from game.defizz.moves import Accept, Challenge, Choose, Refuse, Stake
from game.defizz.pack import named, use
from game.defizz.turn import draw_card
from game.table import TABLE, Event
from tests.game.defizz.table import (
    CIBLE,
    LONG,
    TIME,
    Help,
    Press,
    Roll,
    accepts,
    asked,
    card,
    chrono,
    cible,
    judged,
    kinds,
    number,
    packed,
    pingpong,
    play,
    refuses,
    rolled,
    said,
    sit,
    staking,
    the,
    tiny,
)


def test_a_roll_shows_kind_minimum_and_three_hints() -> None:
    """DE-06"""
    state = sit(4)
    told = play(state, (0, Roll()))
    assert kinds(told) == ["Rolled", "CardDrawn"]
    assert the(told, events.Rolled).minimum == state.minimum
    assert len(the(told, events.CardDrawn).hints) == 3


def test_only_the_active_side_rolls() -> None:
    """DE-06"""
    state = sit(4, active=2)
    assert state.actors() == (2,) and state.legal(1) == []


@pytest.mark.parametrize(("reading", "left"), [(3, 2), (2, 1)])
def test_a_card_whose_list_is_too_short_for_the_participants_is_put_aside(reading: int, left: int) -> None:
    """DE-04: M003 asks for a list of four; with five sides four could take part. It stays in its deck."""
    state = sit(5, reading=reading)
    state.kind = 1
    state.orders = (state.orders[0], (0, 1, 2))
    draw_card(state, None)
    assert (state.questions, state.multi_left) == (state.pack.cards[1][1], left)


def test_the_same_card_is_drawn_when_fewer_take_part() -> None:
    """DE-04: with four sides three take part, and four entries are enough."""
    state = sit(4)
    state.kind = 1
    state.orders = (state.orders[0], (0, 1, 2))
    draw_card(state, None)
    assert state.questions == state.pack.cards[1][2]


def test_the_one_card_that_fits_is_found_wherever_it_lies() -> None:
    """DE-04: below others that don't fit, and if need be in the deck shuffled again."""
    data = tiny()
    data["questions"] += [pingpong("life-0004"), chrono("geo-0006"), cible("sci-0006")]
    data["cards"] = [card for card in data["cards"] if card["id"] not in ("M001", "M002")]
    data["cards"] += [card("M004", "life-0004", "geo-0006", "sci-0006"), card("M005", "geo-0003", "sci-0003", LONG)]
    use(packed(data | {"id": "short"}))
    for seed in range(12):
        state = sit(8)
        state.options = msgspec.structs.replace(state.options, pack="short")
        state.pack, state.seed, state.kind = named("short"), seed, 1
        state.orders, state.multi_left = (state.orders[0], (0, 1, 2)), 2
        draw_card(state, None)
        assert state.questions == state.pack.cards[1][2]


def test_when_no_card_fits_one_is_drawn_all_the_same() -> None:
    """DE-04"""
    data = tiny()
    data["cards"] = [card for card in data["cards"] if card["id"] in ("D001", "M003")]
    state = sit(12)
    state.pack = packed(data)
    state.orders, state.duel_left, state.multi_left, state.kind = ((0,), (0,)), 1, 1, 1
    draw_card(state, None)
    assert state.questions == state.pack.cards[1][0]


def test_when_no_card_fits_the_deck_is_gone_through_twice_and_no_more() -> None:
    """DE-04: a deck of one card that has just been shuffled needs one more shuffle for the second look."""
    data = tiny()
    data["cards"] = [card for card in data["cards"] if card["id"] in ("D001", "M003")]
    state = sit(12)
    state.pack = packed(data)
    state.orders, state.duel_left, state.multi_left, state.kind = ((0,), (0,)), 1, 1, 1
    told: list[Event] = []
    draw_card(state, told.append)
    assert kinds(told) == ["DeckShuffled", "CardDrawn"] and state.multi_left == 0


def test_an_exhausted_deck_is_shuffled_again() -> None:
    """DE-04"""
    state = sit(4)
    state.duel_left = state.multi_left = 0
    told = play(state, (0, Roll()))
    assert "DeckShuffled" in kinds(told) and state.duel_left + state.multi_left in (1, 2)


def test_a_deck_that_is_shuffled_again_lies_in_a_new_order() -> None:
    """DE-04"""
    orders = set()
    for seed in range(20):
        state = sit(4)
        state.kind, state.seed, state.multi_left = 1, seed, 0
        draw_card(state, None)
        orders.add(state.orders[1])
    assert len(orders) >= 4 and orders <= set(permutations(range(3)))


def test_help_shows_the_questions_to_its_side_alone() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    told = play(state, (0, Help()))
    assert [shown.id for shown in the(told, events.HelpUsed).questions] == ["geo-0001", "geo-0002", "sci-0002"]
    assert [shown and shown.mode for shown in state.view(0).questions] == ["chrono", "chrono", "cible"]
    assert state.view(1).questions == (None, None, None)


def test_everyone_sees_that_help_was_used() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    play(state, (0, Help()))
    assert state.view(2).helps == (False, True, True, True) and state.view(2).helped


def test_help_can_be_used_once_a_game() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    play(state, (0, Help()))
    assert not state.allows(0, Help())


def test_help_stays_spent_when_the_turn_is_replayed() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    play(state, (0, Help()), (0, Choose(0)), (0, Challenge(1)), (0, Stake(100)), TIME, (0, Roll()))
    assert state.active == 0 and not state.allows(0, Help()) and state.view(0).questions == (None, None, None)


def test_help_comes_before_the_choice() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    play(state, (0, Choose(1)))
    assert not state.allows(0, Help())


def test_the_active_side_picks_a_hint() -> None:
    """DE-08"""
    state = sit(4)
    rolled(state)
    assert state.actors() == (0,)
    told = play(state, (0, Choose(2)))
    assert the(told, events.Chosen) == events.Chosen(0, 2) and state.view(TABLE).choice == 2


def test_in_an_expert_game_the_reader_picks() -> None:
    """DE-08"""
    state = sit(4, expert=True)
    rolled(state)
    assert state.actors() == (3,) and state.legal(0) == []
    play(state, (3, Choose(0)))
    assert state.actors() == (0,) and state.view(None).phase == "challenge"


def test_after_an_experts_roll_it_is_the_readers_move() -> None:
    """DE-08"""
    state = sit(4, expert=True)
    play(state, (0, Roll()))
    assert state.actors() == (3,) and len(state.legal(3)) == 3


def test_a_duel_is_against_one_opponent_but_not_the_reader() -> None:
    """DE-09"""
    state = sit(5, active=1)
    rolled(state)
    play(state, (1, Choose(0)))
    assert state.legal(1) == [Challenge(2), Challenge(3), Challenge(4)]


def test_a_multi_is_against_everyone_but_the_reader() -> None:
    """DE-09"""
    state = sit(5, active=3)
    rolled(state, "multi")
    told = play(state, (3, Choose(0)))
    assert the(told, events.Challenged).opponents == (4, 0, 1)


def test_a_stake_goes_from_the_minimum_to_all_one_has_in_hundreds() -> None:
    """DE-10"""
    state = staking("duel", 300)
    assert state.legal(0) == [Stake(100 * hundreds) for hundreds in range(3, 20)]


def test_there_is_no_raise_upon_a_raise() -> None:
    """DE-10"""
    state = staking("duel")
    play(state, (0, Stake(500)))
    assert state.actors() == (1,) and state.legal(1) == [Accept(), Refuse()]


def test_nobody_can_refuse_the_minimum() -> None:
    """DE-11"""
    state = staking("multi", 200)
    told = play(state, (0, Stake(200)))
    assert kinds(told) == ["Staked", "StakeSet", "Asked"]
    assert state.purses == [1700, 1700, 1700, 1900] and state.pot == 600


def test_a_raise_accepted_in_a_duel_is_paid_by_both() -> None:
    """DE-12"""
    state = staking("duel")
    play(state, (0, Stake(700)), accepts(1))
    assert state.purses == [1200, 1200, 1900, 1900] and state.pot == 1400 and state.asked >= 0


def test_a_raise_refused_in_a_duel_costs_the_minimum_and_nothing_is_asked() -> None:
    """DE-12"""
    state = staking("duel", 200)
    told = play(state, (0, Stake(700)), refuses(1))
    assert state.purses == [2100, 1700, 1900, 1900] and "Asked" not in kinds(told)
    assert state.active == 1 and state.history[-1].question is None


def test_a_raise_in_a_multi_is_answered_clockwise_and_openly() -> None:
    """DE-13"""
    state = staking("multi", seats=5, active=0)
    play(state, (0, Stake(600)))
    assert state.actors() == (1,)
    play(state, refuses(1))
    assert state.actors() == (2,) and state.view(3).refused == (1,)


def test_refusers_pay_the_minimum_and_do_not_play() -> None:
    """DE-13"""
    state = staking("multi", seats=5)
    play(state, (0, Stake(600)), accepts(1), refuses(2), accepts(3))
    assert state.purses == [1300, 1300, 1800, 1300, 1900] and state.pot == 1900
    assert state.players == (0, 1, 3) and state.actors() == (0, 1, 3)


def test_the_winner_takes_refusers_minimums_too() -> None:
    """DE-13, DE-15"""
    state = staking("multi", seats=5)
    play(state, (0, Stake(600)), accepts(1), refuses(2), accepts(3), (1, Press()), said(1), judged(True))
    assert state.purses == [1300, 3200, 1800, 1300, 1900] and state.pot == 0


def test_if_all_refuse_the_active_side_takes_their_minimums() -> None:
    """DE-13"""
    state = staking("multi", 300, seats=5)
    told = play(state, (0, Stake(1000)), refuses(1), refuses(2), refuses(3))
    assert state.purses == [2800, 1600, 1600, 1600, 1900] and "Asked" not in kinds(told)


def test_an_active_side_short_of_the_minimum_stakes_all_it_has_with_no_raise() -> None:
    """DE-14"""
    state = staking("multi", 300, purses=[200, 1000, 1000, 1000])
    assert state.legal(0) == [Stake(200)]
    play(state, (0, Stake(200)))
    assert state.purses == [0, 800, 800, 1000] and state.stake == 200


def test_a_participant_who_cannot_pay_the_minimum_lowers_it_for_all() -> None:
    """DE-14"""
    state = staking("multi", 300, purses=[1900, 100, 1900, 1900])
    play(state, (0, Stake(300)))
    assert state.purses == [1800, 0, 1800, 1900] and state.pot == 300


def test_a_short_purse_lowers_a_raise_for_every_participant() -> None:
    """DE-14"""
    state = staking("multi", purses=[1900, 1900, 400, 1900, 1900], seats=5)
    play(state, (0, Stake(1000)), accepts(1), accepts(2), accepts(3))
    assert state.purses == [1500, 1500, 0, 1500, 1900] and state.stake == 400


def test_the_stake_is_shown_as_it_stands_after_every_acceptance() -> None:
    """DE-14"""
    state = staking("multi", purses=[1900, 1500, 400, 1900, 1900], seats=5)
    stakes = []
    for move in ((0, Stake(1800)), accepts(1), accepts(2)):
        play(state, move)
        stakes.append(state.view(4).stake)
    assert stakes == [1800, 1500, 400]


def test_a_refuser_pays_the_dies_minimum_even_above_the_stake() -> None:
    """DE-14"""
    state = staking("multi", 300, purses=[1900, 200, 1900, 1900], seats=4)
    play(state, (0, Stake(500)), accepts(1), refuses(2))
    assert state.stake == 200 and state.paid == [200, 200, 300, 0]


def test_a_refuser_with_less_than_the_minimum_pays_all_it_has() -> None:
    """DE-14"""
    state = staking("duel", 300, purses=[1900, 200, 1900, 1900])
    play(state, (0, Stake(500)), refuses(1))
    assert state.purses == [2100, 0, 1900, 1900] and state.out == (1,)


def test_asking_shows_mode_and_text_to_all() -> None:
    """DE-15"""
    state = asked(CIBLE)
    for seat in (TABLE, 0, 3):
        shown = state.view(seat).asked
        assert shown is not None and (shown.mode, shown.text.fr) == ("cible", "text of sci-0001 (fr)")


def test_the_winner_takes_the_pot() -> None:
    """DE-15"""
    state = asked(CIBLE)
    told = play(state, number(0, 1), number(1, 90), number(2, 500))
    assert the(told, events.PotWon) == events.PotWon(1, 300) and state.purses == [1800, 2100, 1800, 1900]


def test_without_a_single_winner_every_stake_goes_back_and_the_same_side_rolls_again() -> None:
    """DE-16"""
    state = asked(CIBLE)
    told = play(state, number(0, 90), number(1, 110), number(2, 500))
    assert the(told, events.Returned).amounts == (100, 100, 100, 0)
    assert state.purses == [1900] * 4 and state.pot == 0 and state.actors() == (0,) and state.legal(0) == [Roll()]


def test_refusers_get_their_minimum_back_too() -> None:
    """DE-16"""
    state = staking("multi", seats=5)
    play(state, (0, Stake(600)), accepts(1), refuses(2), refuses(3), TIME)
    assert state.purses == [1900] * 5


def test_a_turn_won_passes_to_the_next_side_clockwise() -> None:
    """DE-05"""
    state = asked(CIBLE)
    play(state, number(0, 100))
    assert (state.active, state.reader) == (1, 0)


@pytest.mark.parametrize("first", [CIBLE, LONG])
def test_cible_and_ping_pong_begin_with_the_active_side(first: str) -> None:
    """DE-18, DE-19"""
    assert asked(first).actors() == (0,)


def test_the_history_tells_who_accepted_refused_and_won() -> None:
    """What a side knows: money, roles, stakes."""
    state = staking("multi", 200, seats=5)
    play(state, (0, Stake(600)), accepts(1), refuses(2), accepts(3), (1, Press()), said(1), judged(True))
    [turn] = state.view(4).history
    assert (turn.active, turn.reader, turn.kind, turn.minimum, turn.offer, turn.stake) == (0, 4, "multi", 200, 600, 600)
    assert (turn.players, turn.refused, turn.question, turn.winner) == ((0, 1, 3), (2,), "geo-0001", 1)
