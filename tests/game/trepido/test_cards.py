"""The cards of the three editions, and which beats which."""

from __future__ import annotations

from collections import Counter

import pytest

from game.trepido.cards import CARD, EVENT, FACE, JOKER, LETTERS, NAME, POINTS, SKULL, beats, deck
from tests.game.trepido.table import Table


def wins(card: str, top: str) -> bool:
    return beats(CARD[card], FACE[CARD[top]], strengths=True)


@pytest.mark.parametrize(("higher", "lower"), [("p1a", "r3a"), ("r1a", "s3a"), ("s1a", "p3a")])
def test_symbols_form_a_circle(higher: str, lower: str) -> None:
    """TR-01: paper beats rock, rock beats scissors, scissors beat paper."""
    assert wins(higher, lower)
    assert not wins(lower, higher)


def test_red_is_stronger_than_orange_and_orange_than_green() -> None:
    """TR-02"""
    assert wins("r2a", "r1a") and wins("r3a", "r2a")
    assert not wins("r1a", "r2a") and not wins("r2a", "r2b")


def test_trepido_has_105_cards() -> None:
    """TR-03: 45 plain, 48 with an event, 9 jokers, 3 skulls."""
    cards = deck("trepido", 0)
    kinds = Counter("event" if EVENT[card] else min(max(FACE[card] - 8, 0), 4) for card in cards)
    assert len(cards) == 105
    assert (kinds[0], kinds["event"], kinds[1] + kinds[2] + kinds[3], kinds[4]) == (45, 48, 9, 3)


@pytest.mark.parametrize("edition", ["defifoo", "ciao"])
def test_the_others_have_108_cards(edition: str) -> None:
    """TR-03: per symbol 12 green, 10 yellow, 10 red; nine jokers, three skulls."""
    cards = deck(edition, 0)
    assert len(cards) == 108
    assert Counter(FACE[card] for card in cards) == {
        **{face: (12, 10, 10)[face % 3] for face in range(9)},
        **{JOKER + strength: 3 for strength in range(3)},
        SKULL: 3,
    }


def test_events_of_each_symbol() -> None:
    """TR-04: replay 2 green, 1 orange, 1 red; the others one of each strength."""
    for symbol in "rps":
        for letter in LETTERS[1:]:
            found = Counter(name[1] for name in NAME if name[0] == symbol and name[2:3] == letter)
            assert found == {"1": 2 if letter == "R" else 1, "2": 1, "3": 1}


def test_an_event_card_is_no_stronger_than_the_plain_one() -> None:
    """TR-05"""
    table = Table("r1Sa r1b r2Pa", "p1a")
    assert table.may_lay(0) == {"r2Pa"}


def test_ids_name_symbol_strength_event_and_copy() -> None:
    """TR-06"""
    assert len(set(NAME)) == len(NAME) == 108
    assert {"r1a", "r1f", "s3Pa", "p1Rb", "j2b", "xa", "xb", "xc"} <= set(NAME)
    assert FACE[CARD["s3Pa"]] == 8 and LETTERS[EVENT[CARD["s3Pa"]]] == "P"


def test_what_is_left_in_hand_counts() -> None:
    """TR-25: green 10, orange 20, red 30, joker or skull 50."""
    assert [POINTS[CARD[name]] for name in ("r1a", "p2a", "s3Wa", "j1a", "xa")] == [10, 20, 30, 50, 50]


@pytest.mark.parametrize(("edition", "plain"), [("trepido", 45), ("defifoo", 48), ("ciao", 48)])
def test_children_begin_without_events_and_skulls(edition: str, plain: int) -> None:
    """TR-27, level 1; jokers stay."""
    cards = deck(edition, 1)
    assert len(cards) == plain + 9
    assert all(not EVENT[card] and FACE[card] != SKULL for card in cards)


@pytest.mark.parametrize("edition", ["trepido", "defifoo", "ciao"])
@pytest.mark.parametrize("kids", [2, 3])
def test_later_levels_bring_events_back_and_skulls_but_never_in_ciao(edition: str, kids: int) -> None:
    """TR-27"""
    cards = deck(edition, kids)
    assert any(EVENT[card] for card in cards)
    assert any(FACE[card] == SKULL for card in cards) == (edition != "ciao")


@pytest.mark.parametrize(("kids", "laid"), [(1, {"p1b", "p3a"}), (2, {"p1b", "p3a"}), (3, {"p1b", "p3a", "r3a"})])
def test_strengths_are_ignored_until_the_third_level(kids: int, laid: set[str]) -> None:
    """TR-27: only the next symbol up beats."""
    table = Table("r1b r3a p1b p3a s1a", "s1b", top="r2a", kids=kids)
    assert table.may_lay(0) == laid
