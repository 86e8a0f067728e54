"""The bag of questions on the shelf: what was asked on other evenings."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import GAMES
from game.defizz.moves import Choose, Help
from game.defizz.pack import use
from game.match import Match
from game.shelf import Shelf
from game.table import TABLE
from scenes.app import lang
from scenes.games.defizz import asked_before
from scenes.sitting.port import Port
from tests.game.defizz.table import TINY, packed
from tests.scenes.tables.seated import looked_at


@pytest.fixture(autouse=True)
def small() -> None:
    use(packed(TINY))


def evening(folder: Path) -> Any:
    """All of the program that the bag knows."""
    return SimpleNamespace(shelf=Shelf(folder), toasts=SimpleNamespace(say=print))


def dealt(app: Any, seed: int = 0, **options: Any) -> Match:
    return Match("defizz", asked_before.fresh(app, GAMES["defizz"].Options(**{"pack": "tiny", **options})), 3, seed)


def port(match: Match) -> Port:
    """The match as everyone may see it."""
    return looked_at(match).port(TABLE)


def ask(match: Match, hint: int = 0) -> str:
    """Roll, pick a hint and stake the least; the question that is asked then."""
    state: Any = match.state
    while state.asked < 0:
        seat = state.actors()[0]
        first = state.legal(seat)[0]
        if isinstance(first, Help | Choose):
            first = Choose(hint)
        match.play(seat, first)
    return str(state.pack.shown[state.asked].id)


def test_on_the_first_evening_nothing_was_asked(tmp_path: Path) -> None:
    assert asked_before.asked(evening(tmp_path), "tiny") == ()


def test_a_question_that_was_asked_is_known_on_the_next_evening(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    question = ask(match)
    asked_before.saw(evening(tmp_path), port(match))
    assert dealt(evening(tmp_path)).options.asked == (question,)


def test_the_two_other_questions_of_the_card_are_still_new(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    ask(match)
    asked_before.saw(evening(tmp_path), port(match))
    assert len(asked_before.asked(evening(tmp_path), "tiny")) == 1


def test_telling_twice_is_telling_once(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    ask(match)
    for _ in range(2):
        asked_before.saw(evening(tmp_path), port(match))
    assert len(asked_before.asked(evening(tmp_path), "tiny")) == 1


@pytest.mark.parametrize("start", range(6))
def test_nothing_is_asked_again_before_a_card_can_be_made_of_the_rest(tmp_path: Path, start: int) -> None:
    """Of six questions for duels, and nine for all, three are on each card: the last two may have company."""
    app, met = evening(tmp_path), []
    for seed in range(start, start + 30):
        match = dealt(app, seed)
        state: Any = match.state
        met.append((ask(match, seed % 3), state.kind))
        asked_before.saw(app, port(match))
    for deck, size in ((0, 6), (1, 9)):
        questions = [question for question, kind in met if kind == deck]
        for at in range(len(questions)):
            lately = questions[max(0, at - size + 3) : at]
            assert questions[at] not in lately, questions


def test_of_questions_asked_twice_the_last_time_counts() -> None:
    assert asked_before.together(("tiny:a", "tiny:b"), ("tiny:a",)) == ("tiny:b", "tiny:a")


def test_each_pack_has_a_bag_of_its_own(tmp_path: Path) -> None:
    app, match = evening(tmp_path), dealt(evening(tmp_path))
    ask(match)
    asked_before.saw(app, port(match))
    assert asked_before.asked(app, "other") == ()


def test_a_mix_fills_the_bags_of_its_packs(tmp_path: Path) -> None:
    use(packed(TINY | {"id": "other"}))
    match = dealt(evening(tmp_path), pack="tiny+other")
    ask(match)
    asked_before.saw(evening(tmp_path), port(match))
    asked = [asked_before.asked(evening(tmp_path), pack) for pack in ("tiny", "other")]
    assert sorted(map(len, asked)) == [0, 1]
    assert len(dealt(evening(tmp_path), pack="tiny+other").options.asked) == 1


def test_what_was_asked_of_a_pack_is_known_in_a_mix(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    question = ask(match)
    asked_before.saw(evening(tmp_path), port(match))
    assert asked_before.asked(evening(tmp_path), "base+tiny") == (f"tiny:{question}",)


def test_all_questions_of_a_card_that_an_earlier_version_saw_were_asked(tmp_path: Path) -> None:
    app = evening(tmp_path)
    app.shelf.write("seen", asked_before.Seen(cards={"tiny": ("D001",), "gone": ("D001",)}))
    assert asked_before.asked(app, "tiny") == ("geo-0001", "sci-0001", "life-0001")
    assert asked_before.asked(app, "gone") == ()


def test_they_are_kept_as_questions_from_then_on(tmp_path: Path) -> None:
    app = evening(tmp_path)
    app.shelf.write("seen", asked_before.Seen(cards={"tiny": ("D001",), "other": ("M001",)}))
    match = dealt(app)
    question = ask(match)
    asked_before.saw(app, port(match))
    kept = asked_before._load(app)
    assert kept.cards == {"other": ("M001",)}
    assert set(kept.questions) == {"tiny:geo-0001", "tiny:sci-0001", "tiny:life-0001", f"tiny:{question}"}


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_a_table_is_dealt_what_people_who_speak_its_language_know(
    tmp_path: Path, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lang, "_spoken", spoken)
    assert dealt(evening(tmp_path)).options.culture == spoken
    assert dealt(evening(tmp_path), culture="world").options.culture == "world"


def test_without_a_shelf_nothing_is_remembered() -> None:
    app = SimpleNamespace(shelf=None)
    match = dealt(app)
    asked_before.saw(app, port(match))  # type: ignore[arg-type]
    assert asked_before.asked(app, "tiny") == ()  # type: ignore[arg-type]
