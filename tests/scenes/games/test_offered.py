"""The setup of every game offers what its rules know, each value once."""

from __future__ import annotations

import pytest

from game import NAMES
from scenes.games import ON_SCREEN
from scenes.pages.setup.draft import Draft
from scenes.tables.setup import Option
from tests.game.laws import AXES

each_game = pytest.mark.parametrize("game", NAMES)


def offered(draft: Draft) -> list[Option]:
    setup = ON_SCREEN[draft.game.name].setup()
    return [*setup.options(draft), *(setup.house(draft) if setup.house else ())]


@each_game
def test_choices_and_switches_offer_every_value_that_the_rules_know(game: str) -> None:
    for option in offered(Draft(game)):
        if option.kind != "number" and option.name in AXES[game]:
            values = [each.value for each in option.values]
            assert len(set(values)) == len(values), option.name
            assert {*AXES[game][option.name]} <= {None, *values}, option.name


@each_game
def test_a_switch_is_off_first_and_then_on(game: str) -> None:
    for option in offered(Draft(game)):
        if option.kind == "switch":
            assert [each.value for each in option.values] == [False, True], option.name


@each_game
def test_whatever_is_offered_can_be_chosen_and_is_explained(game: str) -> None:
    for option in offered(Draft(game)):
        for each in option.values:
            draft = Draft(game)
            draft.choose(option.name, each.value)
            assert each.about and draft.chosen.get(option.name, each.value) == each.value, option.name
