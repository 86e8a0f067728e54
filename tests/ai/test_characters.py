"""Twelve who colour a level and never weaken it."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from ai.characters import CHARACTERS, EQUAL, Character, Coloured, Temperament, daring, someone, tie
from ai.player import Chance, Choice, Reason, Weighed, reflex
from game.defizz.moves import ACCEPT, REFUSE, Stake
from game.defizz.questions import Category
from game.tordu.moves import PASS, Bid
from scenes.pages.setup.draft import LONGEST_NAME
from scenes.stage.emblem import EMBLEMS

LOW, HIGH = Bid("h", 2), Bid("h", 6)


def whoever(bold: float, pace: float = 1.0) -> Character:
    return CHARACTERS[0]._replace(bold=bold, pace=pace)


class Weighing(Chance):
    """Has weighed these, and takes the first."""

    def __init__(self, *weighed: tuple[Any, float]) -> None:
        super().__init__()
        self.weighed = tuple(Weighed(*each) for each in weighed)

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        return Choice(self.weighed[0].move, Reason("{move}", move=self.weighed[0].move), self.weighed)


def chosen(bold: float, *weighed: tuple[Any, float]) -> Any:
    return Coloured(Weighing(*weighed), whoever(bold)).choose(None, [], Random(1))  # type: ignore[arg-type]


def test_there_are_twelve_and_each_has_a_name_an_emblem_and_a_temperament_of_their_own() -> None:
    assert len({one.name for one in CHARACTERS}) == 12
    assert sorted(one.emblem for one in CHARACTERS) == sorted(EMBLEMS)
    assert sorted(one.temperament for one in CHARACTERS) == sorted(get_args(Temperament))


def test_every_name_fits_on_a_plate() -> None:
    assert all(len(one.name) <= LONGEST_NAME for one in CHARACTERS)


def test_strong_subjects_are_categories_of_the_packs() -> None:
    assert {subject for one in CHARACTERS for subject in one.subjects} <= set(get_args(Category))


def test_the_twelve_are_as_quick_as_their_levels_on_the_whole() -> None:
    assert sum(one.pace for one in CHARACTERS) / 12 == pytest.approx(1.0)


def test_someone_renamed_is_known_by_their_emblem() -> None:
    renamed = someone("Hugo", "fox")
    assert renamed is not None and renamed.name == "Renaud"


def test_a_name_counts_more_than_an_emblem() -> None:
    found = someone("Odile", "fox")
    assert found is not None and found.emblem == "teapot"


def test_nobody_is_found_without_name_and_emblem() -> None:
    assert someone("Hugo", "") is None


def test_of_two_equal_moves_the_bold_take_the_bolder() -> None:
    assert chosen(0.8, (LOW, 0.5), (HIGH, 0.5), (PASS, 0.1)).move == HIGH


def test_of_two_equal_moves_the_careful_take_the_safer() -> None:
    assert chosen(-0.8, (HIGH, 0.5), (LOW, 0.5), (PASS, 0.1)).move == LOW


def test_a_better_move_is_never_given_up() -> None:
    assert chosen(1.0, (LOW, 0.5), (HIGH, 0.48), (PASS, 0.1)).move == LOW


def test_a_choice_of_taste_says_so() -> None:
    choice = chosen(0.8, (LOW, 0.5), (HIGH, 0.5), (PASS, 0.1))
    assert choice.reason.values == {"move": HIGH, "other": LOW}


def test_a_choice_that_is_not_of_taste_keeps_its_reason() -> None:
    assert chosen(0.0, (LOW, 0.5), (HIGH, 0.5)).reason == Reason("{move}", move=LOW)


def test_equal_is_a_small_share_of_what_was_at_stake() -> None:
    weighed = (Weighed(LOW, 10.0), Weighed(HIGH, 10.0 - 9 * EQUAL), Weighed(PASS, 0.0))
    assert [each.move for each in tie(weighed)] == [LOW, HIGH]


def test_staking_more_and_accepting_are_bold() -> None:
    assert daring(Stake(500)) > daring(Stake(100)) and daring(ACCEPT) > daring(REFUSE)


def test_reactions_are_those_of_the_level_and_a_little_their_own() -> None:
    quick = Coloured(Chance("hard"), whoever(0.0, pace=0.5))
    assert quick.reflex("race", Random(1)) == pytest.approx(reflex("hard", "race", Random(1)) / 2)
