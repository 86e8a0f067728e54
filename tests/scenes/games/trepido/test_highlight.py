"""The moment of a match of Trépido that is told: the wildest there was, those of the last round first."""

from __future__ import annotations

from typing import Any

import pytest

from game.trepido import events as e
from scenes.app.page import Page
from scenes.games.trepido.highlight import FINAL, Story, find
from scenes.tables.highlight import Highlight
from tests.scenes.driver import Driver
from tests.scenes.evenings import played

NAMES = ("Ada", "Ben", "Cy")


def heard(*events: Any, counts: tuple[int, int, int] = (7, 7, 7)) -> list[str]:
    """The words of every moment in these events, in English, from hands of these sizes."""
    Driver(Page(), language="en")
    story = Story(3, NAMES)
    story.counts = list(counts)
    return [moment.words for event in events for moment in story.hear(event)]


def took(seat: int, count: int) -> e.Drew:
    return e.Drew(seat, count, "threat", None)


def won(seat: int) -> e.RoundWon:
    return e.RoundWon(seat, (0, 0, 0), (0, 0, 0), ((), (), ()))


PLUS = (e.Played(0, "r1Pa", None), e.Threatened(1, 3))


def test_many_cards_taken_at_once() -> None:
    chain = (*PLUS, e.Played(1, "r2Pa", None), e.Threatened(2, 6))
    assert heard(*chain, took(2, 6)) == ["Cy takes 6 cards at once."]
    assert heard(*PLUS, took(1, 3)) == []


@pytest.mark.parametrize(("left", "words"), [(1, "one card"), (2, "2 cards")])
def test_a_plus_three_stops_somebody_just_before_the_end(left: int, words: str) -> None:
    assert heard(*PLUS, took(1, 3), counts=(7, left, 7)) == [f"The +3 of Ada stops Ben, {words} from the end."]
    assert heard(*PLUS, took(1, 3), counts=(7, 3, 7)) == []


def test_a_large_hand_swapped_for_a_small_one() -> None:
    swap = (e.Played(0, "r1Wa", None), e.Swapped(0, 1, None, None))
    assert heard(*swap, counts=(9, 1, 7)) == ["Ada swaps hands with Ben: 8 cards for one!"]
    assert heard(*swap, counts=(5, 3, 7)) == [], "that is nothing to speak of"
    after = Story(3, NAMES)
    after.counts = [9, 1, 7]
    for event in swap:
        list(after.hear(event))
    assert after.counts == [1, 8, 7]


def test_a_skull_handed_on() -> None:
    assert heard(e.Gave(0, 2, "xa")) == ["Ada hands the skull to Cy."]
    assert heard(e.Gave(0, 2, "r1a")) == []


def test_a_round_is_won_under_threat_in_a_race_by_a_gift_or_simply() -> None:
    last = e.Played(1, "r3Pa", None)
    assert heard(*PLUS, last, won(1)) == ["Under threat, Ben answers with the last card."]
    assert heard(*PLUS, took(1, 3), e.TurnBegan(1), last, won(1)) == ["Ben lays the last card."]
    assert heard(e.RaceOpened(0, (1, 2)), e.RaceWon(1), last, won(1)) == ["Ben lays the last card in a race!"]
    assert heard(e.RaceOpened(0, (1, 2)), e.RaceLost(), last, won(1)) == ["Ben lays the last card."]
    assert heard(e.Played(1, "r1Ga", None), e.Gave(1, 0, "p1a"), won(1)) == ["Ben gives the last card away, and wins."]


def test_a_new_round_begins_with_new_hands() -> None:
    story = Story(3, NAMES)
    for event in (*PLUS, e.RoundBegan(2, 0), e.Dealt(1, ("r1a", "p1a"))):
        list(story.hear(event))
    assert story.counts == [0, 2, 0] and story.threatened is None and story.plus == []


def test_the_last_round_goes_before_the_others() -> None:
    Driver(Page(), language="en")
    match = played("trepido", 3)
    view = match.state.view(None)
    early = (*PLUS, e.Played(1, "r2Pa", None), e.Threatened(2, 6), took(2, 6))
    late = (e.RaceOpened(0, (1, 2)), e.RaceWon(1), e.Played(1, "r3Pa", None), won(1))
    told = find([*early, won(0), e.RoundBegan(2, 0), *late], view, NAMES)
    assert told == Highlight("Ben lays the last card in a race!", ("r3Pa",), 40 + FINAL)
