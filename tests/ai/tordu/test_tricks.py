"""Tricks that cards are good for at Le Tordu, and the contracts that follow from them."""

from __future__ import annotations

from random import Random

import pytest

from ai.tordu.contracts import STEPS, promise, promises, rough_values
from ai.tordu.position import ALL
from ai.tordu.tricks import FEEL, SUITS, Takes, can_beat, dealt_takes, hand_takes, suit_takes, takes_of, threat, words
from game.tordu.cards import CARD, HAND, TORDU, hand_of

UNSEEN = 40 - HAND
CLUBS, DIAMONDS = range(2)


def word(in_hand: str, unseen: str) -> int:
    """The word of a suit by ranks, `word("A", "K7")`."""
    held, hidden = (sum(1 << "789TJQKA".index(rank) for rank in ranks) for ranks in (in_hand, unseen))
    return words()[held << 8 | hidden]


def test_a_word_has_a_bit_for_every_card_from_the_highest_down_to_one() -> None:
    assert word("", "") == 0b1
    assert word("A", "7") == 0b101 and word("7", "A") == 0b110
    assert word("AK", "Q") == 0b1011


def test_a_card_in_hand_is_not_unseen() -> None:
    assert words()[1 << 8 | 1] == 0


def test_the_highest_trump_takes_a_trick_and_the_lowest_of_many_hardly_any() -> None:
    assert suit_takes(word("A", "KQJT987"), -1, HAND, UNSEEN, 1)[0] == pytest.approx(1)
    assert suit_takes(word("7", "AKQJT98"), -1, HAND, UNSEEN, 3)[0] < 0.1


def test_every_card_in_hand_is_good_for_at_most_a_trick() -> None:
    for held in range(256):
        takes, variance = suit_takes(words()[held << 8 | 255 ^ held], 3, HAND, UNSEEN, 2)
        assert 0 <= takes <= held.bit_count() and 0 <= variance <= held.bit_count() / 4


def test_the_variance_is_that_of_each_card_by_itself() -> None:
    takes, variance = suit_takes(word("Q", "AK7"), 0, HAND, UNSEEN, 1)
    assert variance == pytest.approx(takes * (1 - takes)) and 0.1 < takes < 0.9


def test_cards_that_nobody_can_beat_any_more_take_tricks() -> None:
    assert suit_takes(word("98", ""), 0, 2, 0, 1)[0] == 2


def test_a_plain_ace_is_worth_less_the_more_trumps_are_out() -> None:
    takes = [suit_takes(word("A", "KQJT987"), trumps, HAND, UNSEEN, 2)[0] for trumps in (0, 2, 4, 8)]
    assert takes == sorted(takes, reverse=True) and takes[0] == 1 > takes[1] > takes[2] > takes[3]


def test_a_long_suit_wins_with_its_low_cards_once_the_others_are_out() -> None:
    alone, long = (
        suit_takes(word(cards, rest), -1, HAND, UNSEEN, 2)[0] for cards, rest in (("7", "AKQJT98"), ("AKQJ7", "T98"))
    )
    assert long - 4 > alone


def test_the_table_says_what_the_formula_says() -> None:
    table, each = takes_of(3, 7, 30, 2), Takes(3, 7, 30, 2)
    for found in range(1, 1 << 9):
        if found.bit_count() <= 9:
            assert table[found] == each[found] == suit_takes(found, 3, 7, 30, 2)[0]
    assert table[511] == suit_takes(511, 3, 7, 30, 2)[0] and takes_of(3, 6, 30, 2)[511] == 0


@pytest.mark.parametrize("seats", FEEL)
def test_a_hand_is_good_for_what_its_suits_are_good_for(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        hand = sum(1 << card for card in rng.sample(range(40), HAND))
        for trump in SUITS:
            takes, doubt, held = dealt_takes(hand, trump, seats)
            assert (takes, doubt) == pytest.approx(hand_takes(hand, ALL & ~hand, trump, HAND, seats - 1))
            assert held == (hand >> 8 * trump & 255).bit_count()


# beating


def test_nobody_beats_a_card_without_a_higher_one_or_a_trump() -> None:
    assert can_beat(0, 4, 0, 0, 8, 32) == 0


def test_a_seat_that_holds_every_second_card_has_one_higher_card_every_second_time() -> None:
    assert can_beat(1, 4, 0, 0, 8, 16) == 0.5 and can_beat(2, 4, 0, 0, 8, 16) == 0.75


def test_a_seat_that_is_out_of_the_suit_beats_by_trumps_alone() -> None:
    assert can_beat(5, 4, 0, 1, 8, 16) == 0 and can_beat(0, 4, 1, 1, 8, 16) == 0.5


def test_a_trump_counts_only_for_who_cannot_follow() -> None:
    assert can_beat(0, 1, 1, 0, 8, 16) == 0.25 and can_beat(0, 2, 1, 0, 8, 16) == 0.125


def test_a_chance_is_at_most_one() -> None:
    assert can_beat(8, 0, 8, 0, 98, 100) <= 1 and can_beat(3, 3, 3, 0, 0, 0) == 0


def test_only_unseen_cards_of_the_suit_led_above_it_threaten_a_card() -> None:
    unseen = hand_of(["Kc", "7c", "Ad"])
    assert threat(CARD["Qc"], CLUBS, unseen, DIAMONDS, 1 << DIAMONDS, 1, 2) == 0.5
    assert threat(CARD["Ac"], CLUBS, unseen, DIAMONDS, 1 << DIAMONDS, 1, 2) == 0


def test_a_card_thrown_away_is_beaten_by_every_trump_unseen() -> None:
    """Clubs were led, hearts are thrown, diamonds are trumps."""
    void = 1 << CLUBS
    assert threat(CARD["Ah"], CLUBS, hand_of(["Kc", "7d", "8d"]), DIAMONDS, void, 1, 2) == 0.75


def test_a_ruff_is_beaten_by_higher_trumps_alone() -> None:
    void = 1 << CLUBS
    assert threat(CARD["8d"], CLUBS, hand_of(["7d", "9d"]), DIAMONDS, void, 1, 2) == 0.5


def test_a_seat_without_trumps_does_not_ruff() -> None:
    assert threat(CARD["Ac"], CLUBS, hand_of(["7d", "9d"]), DIAMONDS, 0b11, 1, 2) == 0


def test_where_trumps_are_led_they_are_counted_once() -> None:
    assert threat(CARD["8d"], DIAMONDS, hand_of(["7d", "9d"]), DIAMONDS, 0, 1, 2) == 0.5


# contracts


HAND_OF = hand_of(["Ah", "Kh", "Qh", "9c", "Tc", "7d", "8s", "7t"])


@pytest.mark.parametrize("seats", FEEL)
def test_a_contract_promises_what_its_chance_and_its_gap_pay(seats: int) -> None:
    """TO-15, TO-16: in an ordinary suit 3 or -1 a trick, in tordu 4 or -2."""
    for one in promises(HAND_OF, seats):
        assert 0 <= one.made <= 1
        exact, each = (4, 2) if one.trump == TORDU else (3, 1)
        gap = (exact * one.made - one.value) / each
        assert gap >= 1 - one.made - 1e-9


def test_promises_come_the_best_first_and_each_is_that_of_its_contract() -> None:
    found = promises(HAND_OF, 3)
    assert found == sorted(found, reverse=True)
    assert all(one == promise(HAND_OF, 3, one.trump, one.tricks) for one in found)


def test_only_contracts_near_the_tricks_of_the_hand_are_looked_at() -> None:
    for trump in SUITS:
        takes = dealt_takes(HAND_OF, trump, 4)[0]
        near = [one.tricks for one in promises(HAND_OF, 4, range(trump, trump + 1), near=1.5)]
        assert sorted(near) == [tricks for tricks in range(HAND + 1) if abs(tricks - takes) <= 1.5]


def test_rough_values_are_near_the_true_ones() -> None:
    rough = rough_values(HAND_OF, 2)
    for trump in SUITS:
        for tricks in range(HAND + 1):
            assert rough[trump][tricks] == pytest.approx(promise(HAND_OF, 2, trump, tricks).value, abs=4 / STEPS)
