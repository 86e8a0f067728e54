"""Every option says what each of its values does before one is chosen: under the pointer, and by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import NAMES
from game.shelf import Shelf
from scenes.kit.segments import Segments
from scenes.kit.stepper import Stepper
from scenes.kit.toggle import Toggle
from scenes.kit.tooltip import FOCUSED
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.legend import legend
from scenes.pages.setup.levels import LEVELS, level_about
from scenes.pages.setup.options import Row
from scenes.pages.setup.page import SetupPage
from scenes.tables.setup import Option, Value
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words

GAME, HOUSE = 1, 2


def opened(folder: Path, game: str = "trepido", section: int = GAME, **chosen: Any) -> Driver:
    hands = Driver(SetupPage(game), language="en", shelf=Shelf(folder))
    for option, value in chosen.items():
        page(hands).draft.choose(option, value)
    page(hands).show(section)
    return hands


def page(hands: Driver) -> SetupPage:
    assert isinstance(hands.app.top, SetupPage)
    return hands.app.top


def row(hands: Driver, name: str) -> Row:
    return next(row for row in page(hands).options.rows if row.option.name == name)


# every game has words for every value


@pytest.mark.parametrize("game", NAMES)
def test_every_value_of_every_option_is_told_in_a_line_of_its_own(game: str) -> None:
    draft = Draft(game)
    setup = draft.setup
    for option in [*setup.options(draft), *(setup.house(draft) if setup.house else [])]:
        assert all(value.about for value in option.values), option.name
        if option.kind != "number":
            assert len({value.about for value in option.values}) == len(option.values), option.name


def numbered(count: int) -> Option:
    return Option("rounds", "Rounds", "number", [Value(n, str(n), f"{n} rounds.") for n in range(count)])


def test_few_values_are_all_told_and_of_many_the_first_and_those_nearby() -> None:
    assert legend(numbered(3), 1).splitlines() == ["0: 0 rounds.", "1: 1 rounds.", "2: 2 rounds."]
    assert [line[0] for line in legend(numbered(9), 5).splitlines()] == ["0", "4", "5", "6"]
    assert [line[0] for line in legend(numbered(9), 0).splitlines()] == ["0", "1"]


def test_a_switch_tells_of_both_sides() -> None:
    switch = Option("blitz", "Blitz", "switch", [Value(False, "", "Take your time."), Value(True, "", "Five seconds.")])
    assert legend(switch, False).splitlines() == ["Off: Take your time.", "On: Five seconds."]


# under the pointer


@pytest.mark.parametrize("index", [0, 1, 2])
def test_the_line_follows_the_value_under_the_pointer_and_comes_back(tmp_path: Path, index: int) -> None:
    hands = opened(tmp_path)
    option, named, control = row(hands, "match")
    assert isinstance(control, Segments)
    usual = named.about
    hands.move(*control._segments()[index].centre)
    assert named.about == option.values[index].about and page(hands).draft.value("match") == "single"
    assert named.lit == (index > 0), "what is not so yet stands out"
    assert option.values[index].about in said_words(hands)
    hands.move(640, 700)
    assert named.about == usual == option.values[0].about and not named.lit


def test_the_line_of_a_switch_tells_what_a_click_would_do(tmp_path: Path) -> None:
    hands = opened(tmp_path, section=HOUSE)
    _, named, control = row(hands, "blitz")
    assert isinstance(control, Toggle)
    hands.move(*control.box.centre)
    assert named.about.startswith("On: Five seconds")
    hands.click(*control.box.centre)
    assert row(hands, "blitz").named.about == "Off: Take your time."


def test_the_line_of_a_number_tells_of_the_number_that_is_shown(tmp_path: Path) -> None:
    hands = opened(tmp_path, match="challenge")
    for sign, line in ((1, "6 rounds"), (1, "7 rounds"), (0, "6 rounds")):
        control = row(hands, "target").control
        assert isinstance(control, Stepper)
        hands.click(*control._signs()[sign].centre)
        hands.move(*control._signs()[sign].centre)
        assert row(hands, "target").named.about == f"The first to win {line}."


# by keys and by pad


@pytest.mark.parametrize("by", ["keys", "pad"])
def test_the_focus_brings_a_tip_about_every_value(tmp_path: Path, by: str) -> None:
    hands = opened(tmp_path)
    option, _, control = row(hands, "edition")
    while page(hands).focused is not control:
        hands.key(pygame.K_TAB) if by == "keys" else hands.pad(5)
    hands.sleep(FOCUSED + 0.1)
    told = page(hands).tips.widget
    assert page(hands).tips.shown and told is not None
    assert all(f"{value.text}: {value.about}" in told.tip for value in option.values)


def test_after_a_choice_by_key_the_tip_comes_again(tmp_path: Path) -> None:
    hands = opened(tmp_path, match="challenge")
    while page(hands).focused is not row(hands, "target").control:
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    assert page(hands).draft.value("target") == 6
    hands.sleep(FOCUSED + 0.1)
    told = page(hands).tips.widget
    assert page(hands).tips.shown and told is not None and "7: The first to win 7 rounds." in told.tip


def test_the_mouse_brings_no_tip_over_the_other_rows(tmp_path: Path) -> None:
    hands = opened(tmp_path)
    hands.move(*row(hands, "edition").control.box.centre)
    hands.sleep(2.0)
    assert not page(hands).tips.shown


def test_every_level_is_told_before_it_is_chosen(tmp_path: Path) -> None:
    hands = opened(tmp_path, section=0)
    levels = next(w for w in page(hands).widgets if w.tag == "level")
    assert all(level_about(level) in levels.tip for level in LEVELS)
