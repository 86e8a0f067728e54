"""Decisions graded by a longer search, calls against what came of them, and stubborn ways to bet."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ai.arena import calibration, grades, parts
from ai.arena.calibration import Said, Told
from ai.arena.grades import GRADED, Graded, grade, judged, lines, losses, mean, nothing, positions
from ai.arena.stubborn import STUBBORN
from ai.tordu.player import Tordu
from game import NAMES
from game.defizz.moves import ACCEPT, REFUSE, Stake


def first(game: str, count: int) -> Graded:
    found = nothing(game)
    assert list(grade(game, count, found))[-1] == count
    return found


@pytest.mark.parametrize("game", NAMES)
def test_chance_loses_more_than_the_best_in_every_game(game: str) -> None:
    found = first(game, 12 if game == "defizz" else 6)
    assert sum(found.losses["random"]) > sum(found.losses["expert"]) >= 0


def test_nobody_is_better_than_the_best_move() -> None:
    found = [losses("trio", each, number) for number, each in enumerate(positions("trio", 1))][:4]
    assert all(loss >= 0 for each in found if each is not None for loss in each.values())


def test_grading_goes_on_where_it_stopped() -> None:
    half = first("defizz", 6)
    begun, before = half.seed, list(half.losses["random"])
    assert list(grade("defizz", 12, half))[-1] == 12
    assert half.seed > begun and half.losses["random"][:6] == before


def test_the_order_of_the_levels_is_judged_position_by_position() -> None:
    up = Graded("trio", {name: [0.6 - 0.1 * at, 0.9 - 0.1 * at] for at, name in enumerate(GRADED)})
    down = Graded("trio", {name: [0.1 * at, 0.3 + 0.1 * at] for at, name in enumerate(GRADED)})
    told, good = lines(up)
    assert good and sum("met" in line for line in told) == len(GRADED) - 1
    assert not lines(down)[1]


@pytest.mark.parametrize(
    ("less", "even", "word"), [([1, 1, 0.9], False, "met"), ([1, -1, 0.5], False, "open"), ([1, -1, 0.5], True, "met")]
)
def test_an_expert_may_be_as_good_as_hard(less: list[float], even: bool, word: str) -> None:
    assert judged(mean(less), even) == word


# calls


def test_a_call_that_is_far_off_is_missed() -> None:
    told = Told()
    for number in range(100):
        told.add([Said("bid", 50), Said("double", 70)], made=number % 2 == 0)
    lines_, good = calibration.lines(told)
    assert lines_[0].startswith("met") and lines_[1].startswith("missed") and not good


def test_of_the_bids_the_contract_alone_counts() -> None:
    told = Told()
    told.add([Said("bid", 20), Said("bid", 60)], made=True)
    assert told.said["bid"].count == 1 and told.said["bid"].mean == 60


def test_every_deal_of_a_match_is_told() -> None:
    told = Told()
    calibration.match(Tordu("normal"), 3, 1, told)
    assert told.said["bid"].count > 3 and 0 < told.true["leave"].mean < 100


# stubborn players


@pytest.mark.parametrize(("name", "amount"), [("keeper", 100), ("all-in", 300), ("refuser", 100)])
def test_the_stubborn_stake_as_they_always_do(name: str, amount: int) -> None:
    player = STUBBORN[name]()
    stakes = [Stake(300), Stake(100), Stake(200)]
    assert player.choose(None, stakes, Random(1)).move == Stake(amount)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "move"), [("keeper", ACCEPT), ("all-in", ACCEPT), ("refuser", REFUSE)])
def test_the_stubborn_answer_as_they_always_do(name: str, move: object) -> None:
    assert STUBBORN[name]().choose(None, [REFUSE, ACCEPT], Random(1)).move == move  # type: ignore[arg-type]


# parts


def test_a_part_belongs_to_the_program_that_it_was_measured_with(tmp_path: Path) -> None:
    assert parts.folder(tmp_path) == tmp_path / f"arena-{parts.fingerprint()}" and parts.folder(tmp_path).is_dir()


def test_results_are_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(grades, "folder", lambda: tmp_path)
    grades.main(["defizz", "--positions", "4"])
    kept = (tmp_path / "grades-defizz.json").read_bytes()
    grades.main(["defizz", "--positions", "4"])
    assert (tmp_path / "grades-defizz.json").read_bytes() == kept
    assert capsys.readouterr().out.count("4 positions") == 2
