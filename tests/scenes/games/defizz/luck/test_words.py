"""The games of chance of Défizz! in words."""

from __future__ import annotations

import pytest

from game.defizz import events
from game.defizz.chance import KINDS
from scenes.app import lang
from scenes.app.page import Page
from scenes.games.defizz import words as defizz
from scenes.games.defizz.luck import cards
from scenes.games.defizz.luck import words as luck
from scenes.kit.box import Box
from tests.scenes.driver import Driver

NAMES = ["Ada", "Basile", "Colette"]


def said(*event: object, kind: str = "dice_high") -> str | None:
    seat, pick, go, shown = event
    return defizz.event(events.ChanceTaken(seat, pick, go, shown, kind), NAMES)  # type: ignore[arg-type]


def test_a_throw_says_what_the_dice_show() -> None:
    assert said(0, None, True, (3, 6)) == "Ada plays: 3 6"


def test_a_throw_that_ends_the_round_leaves_its_dice_to_the_round() -> None:
    assert said(0, None, True, ()) == "Ada plays."


def test_whoever_stops_says_so() -> None:
    assert said(1, None, False, (4,), kind="twenty_one") == "Basile stops there."


def test_a_place_is_counted_from_one() -> None:
    assert said(2, 0, None, (), kind="cup") == "Colette plays: number 1"


@pytest.mark.parametrize(("language", "words"), [("en", "7.31 s"), ("fr", "7,31\u00a0s")])
def test_a_time_is_told_in_seconds(language: str, words: str) -> None:
    lang.use(language)
    assert luck.pick("stop_clock", 731).replace(" ", "\u00a0") == words.replace(" ", "\u00a0")


def test_a_press_before_the_light_was_too_early() -> None:
    assert luck.pick("light", 0) == "too early"


def test_cards_are_told_by_rank_and_suit() -> None:
    assert luck.shown("high_card", (51, 32, 1)) == "A♠ 10♣ 2♦"


def test_a_round_where_luck_shows_nothing_tells_what_each_had() -> None:
    event = events.ChanceHappened("light", ((0, 24), (1, 0)), (), (0,))
    told = "Ada 0.24 s and Basile too early. Ada was the quickest after the green light: 0.24 s."
    assert defizz.event(event, NAMES) == told


def test_a_round_that_decides_nothing_names_those_who_are_still_in() -> None:
    event = events.ChanceHappened("rps", ((0, 0), (1, 0), (2, 1)), (2,), (0, 1))
    assert defizz.event(event, NAMES) == "Luck shows scissors. Still in: Ada and Basile."


def test_dice_that_are_level_are_told_by_what_each_side_has() -> None:
    event = events.ChanceHappened("dice_high", ((0, 8), (1, 8)), (2, 6, 5, 3), (0, 1))
    assert defizz.event(event, NAMES) == "Ada 8 and Basile 8. Still in: Ada and Basile."


def test_a_round_of_luck_alone_tells_why_it_goes_to_whom() -> None:
    event = events.ChanceHappened("high_card", ((0, 20), (1, 3)), (20, 3), (0,))
    assert defizz.event(event, NAMES) == "Ada has 7♣, the highest card."


@pytest.mark.parametrize("kind", KINDS)
def test_no_game_says_none(kind: str) -> None:
    lines = [said(0, None, True, (), kind=kind), said(0, 1, None, (), kind=kind), said(0, None, False, (1,), kind=kind)]
    assert not [line for line in lines if line is None or "None" in line]


def test_court_cards_are_drawn_with_the_letters_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    lang.use("fr")
    assert [luck.rank(number) for number in (32, 36, 40, 44, 48)] == ["10", "V", "D", "R", "A"]
    written = list[str]()
    canvas = Driver(Page()).app.canvas
    monkeypatch.setattr(canvas, "text", lambda text, *_: written.append(text))
    cards.card(canvas, None, Box(0, 0, 70, 100), 36)  # type: ignore[arg-type]
    assert written == ["V"]
