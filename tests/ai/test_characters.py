"""Twelve who colour a level and never weaken it."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev
from typing import Any, get_args

import pytest

from ai.characters import CHARACTERS, EQUAL, Character, Coloured, Temperament, daring, someone, tie
from ai.player import QUICKEST, Chance, Choice, Reason, Weighed, reaction, reflex
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


def test_nothing_weighed_is_no_tie() -> None:
    assert tie(()) == []


def test_a_tie_ends_at_the_margin() -> None:
    weighed = (Weighed(LOW, 10.0), Weighed(HIGH, 10.0 - 11 * EQUAL), Weighed(PASS, 0.0))
    assert [each.move for each in tie(weighed)] == [LOW]


def test_of_moves_that_are_all_worth_the_same_all_are_equal() -> None:
    assert len(tie((Weighed(LOW, 1.0), Weighed(HIGH, 1.0)))) == 2


def test_a_choice_that_is_not_the_best_weighed_is_left_alone() -> None:
    """An easy player's slip is its own."""

    class Slipping(Weighing):
        def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
            return Choice(PASS, None, self.weighed)

    slip = Coloured(Slipping((LOW, 0.5), (HIGH, 0.5)), whoever(1.0)).choose(None, [], Random(1))  # type: ignore[arg-type]
    assert slip.move == PASS


def test_a_choice_of_taste_is_bolder_or_safer_in_words() -> None:
    bold, shy = (chosen(taste, (one, 0.5), (other, 0.5)) for taste, one, other in ((0.8, LOW, HIGH), (-0.8, HIGH, LOW)))
    assert bold.reason.text.endswith("bolder") and shy.reason.text.endswith("safer")
    assert len(bold.weighed) == 2


def test_daring_is_that_of_the_move_and_a_higher_bid_is_more() -> None:
    assert daring(PASS) == -1 and daring(LOW) == 1 + 2 and daring(Stake(500)) == pytest.approx(0.5)


def test_every_reaction_lies_within_the_times_of_the_level() -> None:
    waits = [reflex("expert", "race", Random(seed)) for seed in range(200)]
    assert 0.55 <= min(waits) < 0.8 and 1.8 < max(waits) <= 2.1


def test_a_mere_reaction_at_normal_is_that_of_people() -> None:
    waits = [reaction("normal", Random(seed)) for seed in range(400)]
    assert fmean(waits) == pytest.approx(0.35, abs=0.015) and pstdev(waits) == pytest.approx(0.08, abs=0.012)
    assert min(reaction("expert", Random(seed)) for seed in range(4000)) >= QUICKEST


def test_a_limit_that_nobody_races_in_is_reacted_to_as_in_a_race() -> None:
    assert reflex("easy", "no such kind", Random(1)) == reflex("easy", "race", Random(1))


def test_a_reason_is_its_template_with_its_values() -> None:
    reason = Reason("{percent} % of {count}", percent=40, count=3)
    assert str(reason) == "40 % of 3" and repr(reason) == "Reason(40 % of 3)" and str(Reason("100 {}")) == "100 {}"
    assert (
        reason
        == Reason("{percent} % of {count}", percent=40, count=3)
        != Reason("{percent} % of {count}", percent=41, count=3)
    )
    assert reason != "40 % of 3" and len({reason, Reason("{percent} % of {count}", percent=40, count=3)}) == 1
