"""A shuffle bag across evenings: cards of other evenings lie at the bottom, and a replay still needs no shelf."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import journal
from game.defizz import GAME
from game.defizz.options import MOST_SKIPPED
from game.match import Match
from game.table import BadOptions
from tests.game.defizz.table import rolled, sit

SEEN = ("D001", "M002", "M003")


def names(state: Any) -> tuple[list[str], list[str]]:
    """Both decks by the names of their cards, the next one last."""
    duel, multi = state.view(None).orders
    return list(duel), list(multi)


@pytest.mark.parametrize("seed", range(8))
def test_cards_of_other_evenings_come_last(seed: int) -> None:
    state = GAME.start(GAME.Options(pack="tiny", skip=SEEN), 3, seed)
    duel, multi = names(state)
    assert duel == ["D001", "D002"] and set(multi[:2]) == {"M002", "M003"} and multi[2] == "M001"


def test_among_themselves_they_lie_as_they_were_shuffled() -> None:
    orders = {tuple(names(GAME.start(GAME.Options(pack="tiny", skip=SEEN), 3, seed))[1]) for seed in range(20)}
    assert orders == {("M002", "M003", "M001"), ("M003", "M002", "M001")}


def test_nothing_to_skip_changes_nothing() -> None:
    plain, bagged = (GAME.start(GAME.Options(pack="tiny", **more), 3, 5) for more in ({}, {"skip": ("D999",)}))
    assert names(plain) == names(bagged)


def test_a_journal_tells_what_was_skipped() -> None:
    match = Match(GAME, GAME.Options(pack="tiny", skip=SEEN), 3, 4)
    again = journal.replay(journal.decode(journal.encode(match)))
    assert again.options == match.options and again.state == match.state


@pytest.mark.parametrize("card", ["D1", "X001", "../D001", "D0011", ""])
def test_a_card_is_skipped_by_its_name(card: str) -> None:
    with pytest.raises(BadOptions, match="a card's name is D or M and three digits"):
        GAME.Options(skip=(card,))


def test_of_a_long_name_the_beginning_is_told() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.Options(skip=("abcdefghijklmnopqrstuvwxyz",))
    assert str(caught.value).endswith("not 'abcdefghijklmnopqrs")


def test_in_imagined_worlds_they_come_last_too() -> None:
    state = sit(skip=SEEN)
    for seed in range(12):
        _, multi = names(GAME.sample(state.view(1), Random(seed)))
        assert set(multi[:2]) == {"M002", "M003"} and multi[2] == "M001"


def test_a_card_under_its_hints_is_imagined_to_be_a_fresh_one() -> None:
    state = sit(skip=SEEN)
    rolled(state, "multi")
    state.multi_left = 2
    drawn = {GAME.sample(state.view(1), Random(seed)).questions for seed in range(12)}  # type: ignore[attr-defined]
    assert drawn == {state.pack.cards[1][0]}


def test_as_many_cards_can_be_skipped_as_a_match_can_remember() -> None:
    GAME.Options(skip=("D001",) * MOST_SKIPPED)
    with pytest.raises(BadOptions, match=f"{MOST_SKIPPED} cards can be skipped, not {MOST_SKIPPED + 1}"):
        GAME.Options(skip=("D001",) * (MOST_SKIPPED + 1))
