"""Arranged deals: chosen cards lie where they were put, every card exists once, and views agree with that."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import GAMES, NAMES
from game.arranging import BadDeal, complete
from game.table import TABLE
from game.tordu.cards import NAME as TORDU_CARDS
from game.trepido.cards import CARD, deck

DEALS: dict[str, dict[str, Any]] = {
    "trepido": {"hands": [["r1a", "xa", "j1a"], ["p3a", "s2Sa"]], "pile": ["p1a", "s1a"]},
    "trio": {"hands": [[1, 1, 12], [7, 7]], "middle": [12, 3]},
    "tordu": {"hands": [["Qh", "7h", "Ks"], ["Kh"], ["9h"]]},
    "defizz": {"duel": ["D003", "D001"], "multi": ["M002"], "die": ["duel 200", "multi 300", "duel 100"]},
}
SEATS = {"trepido": 3, "trio": 3, "tordu": 3, "defizz": 3}


def usual(game: str, seed: int = 5) -> Any:
    return GAMES[game].start(None, SEATS[game], seed)


def start(game: str, seats: int | None = None, seed: int = 5, **options: Any) -> Any:
    rules = GAMES[game].arranged(DEALS[game])
    return rules.start(rules.Options(**options), seats or SEATS[game], seed)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_arranged(game: str) -> None:
    assert set(DEALS) == set(NAMES)
    assert start(game).view(None) != usual(game).view(None)


def test_hands_and_the_top_of_the_pile_are_as_written_in_trepido() -> None:
    view = start("trepido", 3).view(None)
    assert [set(hand) for hand in view.hands[:2]] == [{"r1a", "xa", "j1a"}, {"p3a", "s2Sa"}]
    assert len(view.hands[2]) == 7
    assert view.pile[:2] == ("p1a", "s1a")


def test_a_hand_written_in_part_is_filled_by_chance() -> None:
    trio, tordu = start("trio").view(None), start("tordu", 4).view(None)
    assert trio.hands[0].count(1) >= 2 and len(trio.hands[0]) == 9
    assert trio.middle[:2] == [12, 3]
    assert {"Qh", "7h", "Ks"} < set(tordu.hands[0]) and "Kh" in tordu.hands[1] and "9h" in tordu.hands[2]
    assert {len(hand) for hand in tordu.hands} == {8}


def test_the_decks_and_the_die_of_defizz_fall_as_written() -> None:
    state = start("defizz", first=0)
    seen = [state.pack.names[0][card] for card in state.orders[0][::-1][:2]]
    assert seen == ["D003", "D001"]
    events: list[Any] = []
    state.apply(0, state.legal(0)[0], events.append)
    rolled = events[0]
    assert (rolled.kind, rolled.face) == ("duel", 200)


def test_the_purses_of_defizz_hold_what_is_written() -> None:
    rules = GAMES["defizz"].arranged({"purses": [700, 100, 500]})
    assert rules.start(None, 3, 1).view(None).purses == (700, 100, 500)


def cards_of(game: str, state: Any) -> list[Any]:
    """Every card of a state, wherever it is."""
    if game == "defizz":
        return sorted(state.orders[0]) + sorted(state.orders[1])
    view = state.view(None)
    apart = {"trepido": ("pile", "discard"), "trio": ("middle",), "tordu": ()}[game]
    cards = [card for hand in view.hands for card in hand] + [card for name in apart for card in getattr(view, name)]
    if game == "tordu":
        cards += [name for number, name in enumerate(TORDU_CARDS) if state.undealt >> number & 1]
    return sorted(cards)


@pytest.mark.parametrize("game", NAMES)
@given(seed=st.integers(0, 999))
@settings(max_examples=15, deadline=None)
def test_every_card_exists_as_often_as_in_a_usual_deal(game: str, seed: int) -> None:
    assert cards_of(game, start(game, seed=seed)) == cards_of(game, usual(game, seed))


@pytest.mark.parametrize("game", NAMES)
def test_a_world_imagined_from_an_arranged_deal_looks_the_same(game: str) -> None:
    state = start(game)
    for seat in range(state.seats):
        view = state.view(seat)
        assert GAMES[game].sample(view, Random(1)).view(seat) == view


@pytest.mark.parametrize("game", NAMES)
def test_arranging_changes_nothing_that_everyone_sees_but_counts(game: str) -> None:
    arranged, as_usual = start(game).view(TABLE), usual(game).view(TABLE)
    counted = {"counts", "pile_count"}
    for name in set(msgspec.structs.asdict(arranged)) - counted:
        assert getattr(arranged, name) == getattr(as_usual, name)


@pytest.mark.parametrize("game", NAMES)
def test_an_arranged_match_can_be_played_on_by_chance(game: str) -> None:
    state, rng = start(game), Random(3)
    for _ in range(60):
        if not state.actors():
            break
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.moves


@pytest.mark.parametrize(
    ("game", "deal", "why"),
    [
        ("trepido", {"hands": [["r1a"], ["r1a"]]}, "not enough cards"),
        ("trepido", {"pile": ["z9"]}, "no card z9"),
        ("trepido", {"hands": [["r1a"]] * 3}, "too many"),
        ("trio", {"hands": [[1, 1, 1, 1]]}, "not enough cards 1"),
        ("tordu", {"hands": [list(TORDU_CARDS[:9])]}, "no room"),
        ("defizz", {"duel": ["D999"]}, "no card D999"),
        ("defizz", {"die": ["duel 100"] * 7}, "6 throws"),
        ("defizz", {"purses": [100, 200]}, "2 purses"),
        ("defizz", {"purses": [100, 200, 0]}, "not 0"),
        ("defizz", {"purses": [100, 250, 300]}, "not 250"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_with_the_reason(game: str, deal: dict[str, Any], why: str) -> None:
    with pytest.raises(BadDeal, match=why):
        GAMES[game].arranged(deal).start()


def test_an_unknown_field_of_a_deal_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="stack"):
        GAMES["trepido"].arranged({"stack": []})


@given(named=st.lists(st.sampled_from(deck("trepido", 0)), unique=True, max_size=20), seed=st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_what_is_left_comes_in_the_order_of_the_deck(named: list[int], seed: int) -> None:
    cards = list(deck("trepido", 0))
    Random(seed).shuffle(cards)
    (group,) = complete([named], [len(cards)], cards)
    assert group == named + [card for card in cards if card not in named]
    assert len(set(group)) == len(CARD) - 3
