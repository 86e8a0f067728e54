"""build/assets/questions.py: what it finds in a pack, and that it finds nothing to mend in ours."""

from __future__ import annotations

import importlib.util
import json
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.defizz.options import mix
from game.defizz.pack import Pack, named
from scenes.games.defizz.at_hand import BOXES, ours
from tests.game.defizz.table import chrono, packed, tiny

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def desk() -> ModuleType:
    spec = importlib.util.spec_from_file_location("questions", ROOT / "build" / "assets" / "questions.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def found(desk: ModuleType, data: dict[str, Any], kind: str) -> list[str]:
    return [finding.what for finding in desk.findings(packed(data)) if finding.kind == kind]


def changed(place: int = 0, **fields: Any) -> dict[str, Any]:
    data = tiny()
    data["questions"][place] |= fields
    return data


@pytest.fixture(scope="module")
def boxes() -> Pack:
    return named(mix(BOXES))


@pytest.mark.parametrize("name", ours())
def test_there_is_nothing_to_mend_in_our_questions(desk: ModuleType, name: str) -> None:
    assert [finding for part in desk.PARTS for finding in part(named(name)) if finding.must] == []


@pytest.mark.parametrize("name", ours())
def test_our_questions_stand_in_their_file_as_they_should(desk: ModuleType, name: str) -> None:
    """After a change: `python3 build/dev.py questions --tidy`."""
    text = desk.box(name).read_text(encoding="utf-8")
    assert desk.tidy(json.loads(text)) + "\n" == text


def test_the_boxes_hold_twice_as_many_questions_as_the_printed_game(boxes: Pack) -> None:
    """212 cards of each deck."""
    assert len(boxes.file.questions) >= 1272 and min(map(len, boxes.cards)) >= 212


def test_the_plan_of_the_boxes_is_met(desk: ModuleType, boxes: Pack) -> None:
    """Openings, years, estimates, and what happened after 1990."""
    assert [line.told for line in desk.plan(boxes) if not line.met] == []


@pytest.mark.parametrize("name", [name for name in ours() if name not in BOXES])
def test_a_pack_about_one_thing_meets_the_plan_too(desk: ModuleType, name: str) -> None:
    assert [line.told for line in desk.plan(named(name)) if not line.met] == []


@pytest.mark.parametrize("name", [name for name in ours() if name not in BOXES])
def test_a_pack_about_one_thing_has_thirty_six_cards(name: str) -> None:
    assert sum(map(len, named(name).cards)) >= 36


def test_quotas_are_kept(desk: ModuleType) -> None:
    """The content plan of the base game, within a twentieth, or eight questions of a difficulty."""
    counts = desk.counted(named("base"))
    for name, quotas in desk.QUOTAS.items():
        for key, quota in quotas.items():
            assert abs(counts[name][key] - quota) <= max(8, quota * desk.ALLOWED), (name, key)


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ("Quelles îles ?", "quel"),
        ("Dans quelles îles ?", "quel"),
        ("Which islands?", "which"),
        ("From which islands?", "which"),
        ("À combien de pas ?", "combien"),
        ("About how many steps?", "how many"),
        ("How old is it?", "how old"),
        ("En 2012, qui gagna ?", "en 2012,"),
        ("Combien de pas ?", "combien"),
    ],
)
def test_questions_begin_alike_by_what_they_ask_or_by_two_words(desk: ModuleType, text: str, begins: str) -> None:
    assert importlib.import_module("plan").opening(text) == begins


def test_a_plan_that_is_missed_is_told(desk: ModuleType) -> None:
    """The small pack has one Cible, no estimate, and nothing recent."""
    missed = [line.told for line in desk.plan(packed(tiny())) if not line.met]
    assert "about what happened after 1990: 0%, at least 20%" in missed


def test_a_fact_that_may_change_is_listed_with_its_day(desk: ModuleType) -> None:
    data = changed(stability="D", as_of="2024-01-01", recheck="2030-02-28")
    assert desk.due(packed(data), date(2030, 2, 27)) == ["  look again  2030-02-28  geo-0001"]
    assert desk.due(packed(data), date(2030, 2, 28)) == ["  due now     2030-02-28  geo-0001"]


def test_the_boxes_are_as_large_and_as_well_read_as_planned(desk: ModuleType, boxes: Pack) -> None:
    assert [line.told for line in desk.size(boxes) if not line.met] == []
    assert [line.met for line in desk.size(packed(tiny()))] == [False, True, False]


def test_a_missed_plan_of_the_boxes_must_be_mended(desk: ModuleType) -> None:
    assert any(finding.must for finding in desk.off_plan(packed(tiny())))


@pytest.mark.parametrize(
    ("hint", "slip"),
    [
        ({"fr": "Oui! Non", "en": "So"}, "geo-0001 hint.fr: 'i!'"),
        ({"fr": "Oui ! Non", "en": "So ?"}, "geo-0001 hint.en: ' ?'"),
        ({"fr": "L’eau", "en": "So"}, "geo-0001 hint.fr: '’'"),
    ],
)
def test_a_wrong_sign_or_space_is_named(desk: ModuleType, hint: dict[str, str], slip: str) -> None:
    [told] = found(desk, changed(hint=hint), "typed wrong")
    assert told.startswith(slip)


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "Elle est en charge de lui"), ("en", "It permits to swim"), ("en", "Informations")],
)
def test_a_turn_of_the_other_language_is_named(desk: ModuleType, language: str, words: str) -> None:
    hint = {"fr": "Bon", "en": "Good", language: words}
    assert len(found(desk, changed(hint=hint), "sounds translated")) == 1


def test_a_report_tells_what_was_looked_for(desk: ModuleType) -> None:
    pack = packed(changed(checked=0))
    told = desk.report(pack, list(desk.unchecked(pack)), planned=False)
    assert "missed  not read again: 15" in told and "met     too long: 0" in told


def test_a_question_that_nobody_has_read_again_is_named(desk: ModuleType) -> None:
    assert found(desk, changed(checked=1), "not read again")[:1] == ["sci-0001"]


def test_a_text_too_long_for_the_card_is_named(desk: ModuleType) -> None:
    text = {"fr": "mot " * 40 + "?", "en": "What?"}
    assert found(desk, changed(text=text), "too long") == [
        "geo-0001 text.fr: 161 signs, 140 fit",
        "geo-0001 text.fr: 40 words",
    ]


@pytest.mark.parametrize("part", ["hint", "text"])
def test_an_answer_in_its_own_question_is_named(desk: ModuleType, part: str) -> None:
    answer = {"fr": {"main": "le Danube"}, "en": {"main": "Danube"}}
    data = changed(answer=answer, **{part: {"fr": "Beau danube bleu", "en": "Blue river"}})
    assert found(desk, data, "tells its answer") == ["geo-0001 fr: danube"]


def test_a_number_in_its_own_question_is_named(desk: ModuleType) -> None:
    data = changed(1, text={"fr": "Combien font 100 ?", "en": "How many?"})
    assert found(desk, data, "tells its answer") == ["sci-0001 fr: 100"]


def test_a_hint_that_betrays_the_mode_is_named(desk: ModuleType) -> None:
    assert found(desk, changed(hint={"fr": "Combien donc", "en": "So"}), "tells its mode") == [
        "geo-0001 fr: Combien donc"
    ]


def test_a_list_too_short_for_a_full_table_is_named(desk: ModuleType) -> None:
    assert found(desk, tiny(), "list too short for Multi") == ["life-0003: 3 sides at most"]


RIVER = {
    "text": {"fr": "Quel fleuve traverse Vienne et Budapest ?", "en": "Which river crosses Vienna and Budapest?"},
    "answer": {"fr": {"main": "Danube"}, "en": {"main": "Danube"}},
}
AGAIN = {
    "text": {"fr": "Budapest et Vienne : quel fleuve les arrose ?", "en": "Vienna, Budapest: name their river."},
    "answer": {"fr": {"main": "le Danube"}, "en": {"main": "the Danube"}},
}


def test_the_same_thing_asked_in_other_words_is_named(desk: ModuleType) -> None:
    data = tiny()
    data["questions"][0] = chrono("geo-0001", **RIVER)
    data["questions"][5] = chrono("geo-0002", **AGAIN)
    assert "geo-0001, geo-0002" in found(desk, data, "asked twice?")


def test_the_same_thing_asked_once_in_each_language_is_named(desk: ModuleType) -> None:
    first, second = ({part: {language: RIVER[part][language]} for part in RIVER} for language in ("fr", "en"))
    only = {"fr": {"hint": {"fr": "Valse"}, "note": {"fr": "Oui."}, "wrong": {"fr": ["Rhin"]}},
            "en": {"hint": {"en": "Waltz"}, "note": {"en": "Yes."}, "wrong": {"en": ["Rhine"]}}}  # fmt: skip
    one, other = chrono("geo-0001", **first, **only["fr"]), chrono("geo-0002", **second, **only["en"])
    gists = [desk.gist(question) for question in packed(with_spares(one, other)).file.questions[-2:]]
    assert desk.alike(*gists)


def with_spares(*more: dict[str, Any]) -> dict[str, Any]:
    """The small pack with questions that are on no card."""
    data = tiny()
    return data | {"questions": [*data["questions"], *({**each, "id": f"spare-000{n}"} for n, each in enumerate(more))]}


def test_different_questions_are_not_taken_for_the_same(desk: ModuleType) -> None:
    data = tiny()
    data["questions"][0] = chrono("geo-0001", **RIVER)
    answer = {"fr": {"main": "Vienne"}, "en": {"main": "Vienna"}}
    text = {"fr": "Dans quelle ville naquit Schubert ?", "en": "In which city was Schubert born?"}
    data["questions"][5] = chrono("geo-0002", answer=answer, text=text)
    assert "geo-0001, geo-0002" not in found(desk, data, "asked twice?")


def test_a_bad_file_is_told_line_by_line(desk: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(tiny() | {"version": 3}, indent=1))
    assert desk.main([str(path)]) == 1 and "line 4: version: a text" in capsys.readouterr().out


def test_a_file_that_can_not_be_read_is_told_in_a_sentence(
    desk: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert desk.main([str(tmp_path)]) == 1 and capsys.readouterr().out.startswith("there is no file")


def test_no_pack_commands_the_terminal(desk: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(tiny() | {"\x1b[2Jgone": 3}))
    assert desk.main([str(path)]) == 1 and "there is no field called ?[2Jgone" in capsys.readouterr().out
