"""build/assets/evenings.py: how many evenings the boxes are good for."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from game.defizz import bag
from game.defizz.options import CULTURES, mix
from game.defizz.pack import named, use
from scenes.games.defizz.at_hand import BOXES
from tests.game.defizz.table import TINY, packed

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def evenings() -> ModuleType:
    spec = importlib.util.spec_from_file_location("evenings", ROOT / "build" / "assets" / "evenings.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("culture", CULTURES)
def test_with_both_boxes_nothing_comes_again_for_forty_evenings(evenings: ModuleType, culture: str) -> None:
    """Nor does one question of an evening tell another, or come too often from elsewhere."""
    course = evenings.course(mix(BOXES), 7, culture)
    assert course.evenings >= 40 and course.met == 0 and course.foreign <= 1


def test_a_bag_that_forgets_is_found_out(evenings: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bag, "dealt", lambda pack, *asked: pack)
    assert evenings.course(mix(BOXES), 7, "fr").evenings < 10


def test_a_bag_that_lets_questions_meet_is_found_out(evenings: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bag, "_told_of", lambda state: set())
    assert evenings.course(mix(BOXES), 7, "fr").met > 0


def test_a_bag_that_lets_foreign_questions_come_is_found_out(
    evenings: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bag, "_seldom", lambda state: frozenset())
    assert evenings.course(mix(BOXES), 7, "en").foreign > 1


def test_a_small_pack_is_soon_played_out(evenings: ModuleType) -> None:
    """Fifteen questions of which twelve can be met before a repeat are no evening of twenty-five."""
    use(packed(TINY))
    assert evenings.course("tiny", 1, "fr").evenings == 0
    assert evenings.course("tiny", 1, "fr", questions=2).evenings >= 1


def test_a_plan_that_is_missed_is_told(evenings: ModuleType) -> None:
    use(packed(TINY))
    line, met = evenings.verdicts("tiny")[0]
    assert line == "a table of culture fr: 0 evenings of 25 questions without a repeat, at least 40" and not met


def test_questions_that_should_not_meet_are_counted(evenings: ModuleType) -> None:
    pack = named("base")
    one = next(number for number in range(len(pack.shown)) if pack.kinship.of(number))
    names = [pack.shown[number].id for number in (one, *pack.kinship.of(one))]
    assert evenings.pairs(pack, names) >= len(names) - 1 and evenings.pairs(pack, names[:1]) == 0
