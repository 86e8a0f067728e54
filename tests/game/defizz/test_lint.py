"""The linter of packs: every fault with its line and its reason, and hostile files refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from game.defizz.check import _plainly_visible
from game.defizz.lines import DEEPEST, lines, too_deep
from game.defizz.lint import lint
from game.defizz.questions import PackFile
from game.shelf import ASSETS
from tests.game.defizz.table import tiny


def told(data: Any) -> list[tuple[int, str]]:
    """Line and sentence of every fault; a pack is written with a line for each field."""
    raw = data if isinstance(data, bytes) else json.dumps(data, indent=1, ensure_ascii=False).encode()
    return [(fault.line, str(fault.error)) for fault in lint(raw)]


def sentences(data: Any) -> list[str]:
    return [sentence for _, sentence in told(data)]


def changed(place: int, **fields: Any) -> dict[str, Any]:
    data = tiny()
    data["questions"][place] |= fields
    return data


def test_a_good_pack_has_no_faults() -> None:
    assert told(tiny()) == []


def test_the_pack_that_comes_with_the_game_has_no_faults() -> None:
    assert lint((ASSETS / "questions" / "base.json").read_bytes()) == []


def test_a_fault_has_its_line() -> None:
    text = json.dumps(tiny(), indent=1)
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "difficulty" in each)
    assert told(text.replace('"difficulty": 2', '"difficulty": 9', 1).encode()) == [
        (line, "questions[0].difficulty: the number is too large, 5 is the most")
    ]


def test_all_faults_are_found_not_only_the_first() -> None:
    data = tiny()
    data["questions"][0]["difficulty"] = "2"
    data["questions"][4]["hint"]["en"] = "x" * 41
    del data["cards"][1]["deck"]
    assert sentences(data) == [
        "questions[0].difficulty: a whole number is wanted here",
        "questions[4].hint.en: the text has more than 40 signs",
        "cards[1]: the field deck is missing",
    ]


def test_all_faults_of_one_question_are_found() -> None:
    data = changed(0, difficulty=9, hint={"fr": "x" * 41, "en": 3}, extra=1)
    del data["questions"][0]["sources"]
    assert sorted(sentences(data)) == [
        "questions[0].difficulty: the number is too large, 5 is the most",
        "questions[0].hint.en: a text between quotation marks is wanted here",
        "questions[0].hint.fr: the text has more than 40 signs",
        "questions[0]: the field sources is missing",
        "questions[0]: there is no field called extra",
    ]


def test_a_fault_of_form_hides_neither_the_head_nor_the_contents_of_other_parts() -> None:
    data = changed(0, difficulty=9) | {"version": 3}
    data["questions"][1]["hint"] = {"fr": "ah"}
    data["cards"][1]["questions"][0] = "geo-9999"
    assert sentences(data) == [
        "version: a text between quotation marks is wanted here",
        "questions[0].difficulty: the number is too large, 5 is the most",
        "questions[1] (sci-0001): hint lacks en",
        "cards[1] (D002): there is no question 'geo-9999'",
    ]


def test_a_question_that_can_not_be_read_is_not_missed_on_its_card() -> None:
    assert sentences(changed(0, difficulty=9)) == ["questions[0].difficulty: the number is too large, 5 is the most"]


def test_two_faults_in_the_contents_of_one_question_are_both_found() -> None:
    data = changed(0, hint={"fr": "ah"})
    del data["questions"][0]["wrong"]["en"]
    assert sentences(data) == ["questions[0] (geo-0001): hint lacks en", "questions[0] (geo-0001): wrong lacks en"]


@pytest.mark.parametrize(
    ("right", "slip", "line", "sentence"),
    [
        ('"schema": "defizz-pack/1",', '"schema": "defizz-pack/1"', 2, "a comma is missing at the end"),
        ('"schema": "defizz-pack/1",', '"schema": "defizz-pack/1",,', 2, "there is a comma too many"),
        ('"schema": "defizz-pack/1",', '"schema" "defizz-pack/1",', 2, "a colon is missing after the field's name"),
        ('"schema": "defizz-pack/1",', '"schema":: "defizz-pack/1",', 2, "there is a colon too many"),
        ('"schema": "defizz-pack/1",', 'schema: "defizz-pack/1",', 2, "schema must stand between quotation marks"),
        ('"schema": "defizz-pack/1",', '"schema": "defizz-pack/1,', 2, "the closing quotation mark is missing"),
        ('"schema": "defizz-pack/1",', '"schema": "defizz-pack/1", // ours', 2, "there are no remarks in JSON"),
        ('"difficulty": 2,', '"difficulty": 02,', 10, "02 is not written as a number is in JSON"),
    ],
)
def test_a_slip_in_the_writing_is_told_in_words(right: str, slip: str, line: int, sentence: str) -> None:
    text = json.dumps(tiny(), indent=1)
    assert (line, sentence) in told(text.replace(right, slip, 1).encode())


def test_a_quotation_mark_that_is_missing_before_a_comma_is_one_fault() -> None:
    text = json.dumps(tiny(), indent=1).replace('"schema": "defizz-pack/1",', '"schema": "defizz-pack/1,', 1)
    assert sentences(text.encode()) == ["the closing quotation mark is missing"]


def test_broken_brackets_that_are_too_deep_are_read_no_further() -> None:
    text = '{"a": ' + "[" * (DEEPEST + 5) + ",,"
    assert sentences(text.encode())[-1] == f"more than {DEEPEST} brackets inside each other"


def test_a_slip_in_the_writing_hides_no_other_fault() -> None:
    text = json.dumps(changed(4, difficulty=9), indent=1)
    slips = text.replace('"defizz-pack/1",', '"defizz-pack/1"', 1).replace("\n ]", ",\n ]")
    assert sentences(slips.encode()) == [
        "a comma is missing at the end",
        "questions[4].difficulty: the number is too large, 5 is the most",
        "there is a comma too many",
        "there is a comma too many",
    ]


def test_a_very_long_text_is_told_by_the_line_of_its_first_slip() -> None:
    assert told(b'{\n"a": 1,\n' + b'"b" 2,' * 400_000) == [(3, "this is not proper JSON")]


def test_slips_are_looked_for_in_two_million_signs_and_no_more() -> None:
    text = '{"a" 1}'
    assert sentences(text.ljust(2_000_000).encode())[0] == "a colon is missing after the field's name"
    assert sentences(text.ljust(2_000_001).encode()) == ["this is not proper JSON"]


def test_a_field_without_a_value_is_told() -> None:
    text = json.dumps(tiny(), indent=1).replace('"version": ', '"licence", "version": ', 1)
    assert (text.count("\n", 0, text.index("licence")) + 1, "this field has no value") in told(text.encode())


def test_a_field_with_nothing_after_its_colon_is_told_and_hides_no_other_fault() -> None:
    text = json.dumps(changed(4, difficulty=9), indent=1).replace('"version": "1",', '"version": ,', 1)
    assert "this field has no value" in sentences(text.encode())
    assert "questions[4].difficulty: the number is too large, 5 is the most" in sentences(text.encode())


def test_a_list_that_is_too_long_is_told() -> None:
    found = sentences(changed(4, sources=["https://example.org"] * 11))
    assert len(found) == 1 and found[0].startswith("questions[4].sources: ") and "10" in found[0]


def test_a_setting_that_a_game_of_chance_lacks_hides_none_that_is_wrong() -> None:
    data = tiny()
    question = next(each for each in data["questions"] if each["id"] == "absurd-0001")
    question["chance"] = {"kind": "dice_high", "params": {"spokes": 3, "dice": 9}}
    found = sentences(data)
    assert any("dice_high has no setting 'spokes'" in each for each in found)
    assert any("goes from 1 to 5, not 9" in each for each in found)


@pytest.mark.parametrize(
    ("text", "sentences_told"),
    [
        ('{"a": [1, 2}', [(1, "this bracket is not of the kind that line 1 opens")]),
        ('{\n"a": [1,\n2', [(3, "the file ends before the bracket of line 2 is closed")]),
        ('{"a": 1} {', [(1, "there is something after the closing bracket")]),
        ('{{"a": 1}}', [(1, "the name of a field is wanted here")]),
    ],
)
def test_brackets_that_do_not_fit_end_the_search(text: str, sentences_told: list[tuple[int, str]]) -> None:
    assert told(text.encode()) == sentences_told


@pytest.mark.parametrize("text", ['"\\x"', '"a\tb"', '"\\ud800"'])
def test_a_sign_that_json_writes_in_another_way_is_told(text: str) -> None:
    data = json.dumps(tiny(), indent=1).replace('"defizz-pack/1"', text, 1)
    assert (2, "this text has a sign that must be written in another way") in told(data.encode())


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (tiny() | {"extra": 1}, "pack: there is no field called extra"),
        (tiny() | {"id": "../../home"}, "id: a name such as our-house is wanted here"),
        (tiny() | {"questions": 3}, "questions: a list between square brackets is wanted here"),
        (changed(0, category="gossip"), "questions[0].category: gossip is not one of the words allowed here"),
        (changed(0, mode="riddle"), "questions[0].mode: riddle is not one of the words allowed here"),
        (changed(0, text="Quoi ?"), "questions[0].text: fields between braces are wanted here"),
        (changed(0, hint={"fr": 3}), "questions[0].hint.fr: a text between quotation marks is wanted here"),
        (changed(0, sources=[]), "questions[0].sources: there must be 1 at least"),
        (changed(0, id="geo-1"), "questions[0].id: a name such as geo-0001 is wanted here"),
        (changed(0, as_of="yesterday"), "questions[0].as_of: a date such as 2026-01-31 is wanted here"),
        (changed(0, as_of=20260131), "questions[0].as_of: a date such as 2026-01-31 is wanted here"),
        (tiny() | {"id": "nul"}, "id: Windows keeps the name nul for itself"),
        (changed(0, hint={"fr": "ah"}), "questions[0] (geo-0001): hint lacks en"),
        (changed(0, hint={"fr": "a\u202eb", "en": "x y"}),
         "questions[0] (geo-0001).hint.fr: the text contains a change of writing direction"),
        (changed(0, hint={"fr": "a\u0007b", "en": "x y"}),
         "questions[0] (geo-0001).hint.fr: the text contains a control character"),
    ],
)  # fmt: skip
def test_a_fault_is_told_in_words(data: dict[str, Any], sentence: str) -> None:
    assert sentences(data) == [sentence]


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\ufe0f", "\u034f", "\u115f", "\U000e0100"])
def test_a_letter_that_leaves_no_trace_is_hidden_writing(sign: str) -> None:
    data = changed(0, hint={"fr": f"a{sign}b", "en": "x y"})
    assert sentences(data) == ["questions[0] (geo-0001).hint.fr: the text contains a zero-width character"]


@pytest.mark.parametrize("sigma", [0.0001, 11, 10_000])
def test_nobody_is_off_by_more_than_all_proportion(sigma: float) -> None:
    data = tiny()
    data["questions"][1]["number"]["sigma"] = sigma
    assert sentences(data) == ["questions[1] (sci-0001): number.sigma is out of all proportion"]


def test_the_line_of_hidden_writing_is_that_of_its_text() -> None:
    data = changed(0, hint={"fr": "a\u202eb", "en": "x y"})
    text = json.dumps(data, indent=1, ensure_ascii=False)
    line = next(number for number, each in enumerate(text.splitlines(), 1) if "\u202e" in each)
    assert told(data)[0][0] == line


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{\n\n x", "x must stand between quotation marks"),
        (b"", "the file is not a text in UTF-8"),
        (b" " * 8_000_001, "the pack is too large"),
        ("{}".encode("utf-16"), "the file is not a text in UTF-8"),
        (b"{\x00}", "the file is not a text in UTF-8"),
        (b'{\n"id": "caf\xe9"}', "a sign here is not written in UTF-8"),
        (b"[" * 200_000, f"more than {DEEPEST} brackets inside each other"),
        (b'{"a":' * 200_000, f"more than {DEEPEST} brackets inside each other"),
        (b"[]", "pack: fields between braces are wanted here"),
        (b"3", "pack: fields between braces are wanted here"),
        (b'"' + b"x" * 1000, "pack: fields between braces are wanted here"),
        (b"\x7fELF\x02\x01\x01\x00", "the file is not a text in UTF-8"),
    ],
)
def test_a_hostile_file_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    assert [each for each in sentences(data) if each.startswith(sentence)]


def test_broken_json_is_told_by_its_line() -> None:
    assert (3, "oops must stand between quotation marks") in told(b'{\n"schema": "defizz-pack/1",\n"id": oops}')


def test_a_sign_in_another_writing_is_told_by_its_line() -> None:
    assert told(b'{\n\n"id": "caf\xe9"}')[0][0] == 3


def test_a_field_written_twice_is_told() -> None:
    text = json.dumps(tiny(), indent=1).replace('"id": "tiny"', '"id": "tiny",\n "id": "other"', 1)
    assert (4, "id: this field is written twice") in told(text.encode())


def test_a_field_written_twice_in_other_letters_is_told() -> None:
    text = json.dumps(tiny(), indent=1).replace('"id": "tiny"', '"id": "tiny",\n "\\u0069d": "tiny"', 1)
    assert told(text.encode()) == [(4, "id: this field is written twice")]


def test_a_million_questions_are_one_fault() -> None:
    data = tiny() | {"questions": [{}] * 1_000_000}
    assert told(json.dumps(data).encode()) == [(1, "questions: there may be 6000 at most")]


def test_a_file_cut_inside_a_text_with_quotation_marks_is_told_at_once() -> None:
    """Looking for the end of the text again and again would take for ever."""
    assert sentences(b'{"a":"' + b'\\"' * 500_000) == [
        "the closing quotation mark is missing",
        "the file ends before the bracket of line 1 is closed",
    ]


def test_a_name_of_a_megabyte_is_told_in_short() -> None:
    data = tiny() | {"k" * 1_000_000: [1] * 200_000}
    assert sentences(json.dumps(data).encode()) == ["pack: there is no field called " + "k" * 60 + "…"]


def test_a_name_of_a_megabyte_twice_is_told_in_short() -> None:
    twice = b'{"' + b"k" * 1_000_000 + b'":1,"' + b"k" * 1_000_000 + b'":2}'
    assert "k" * 60 + "…: this field is written twice" in sentences(twice)


def test_a_name_that_is_just_not_too_long_is_told_whole() -> None:
    twice = b'{"' + b"k" * 60 + b'":1,"' + b"k" * 60 + b'":2}'
    assert "k" * 60 + ": this field is written twice" in sentences(twice)


def test_a_name_of_two_lines_is_told_as_it_is() -> None:
    assert sentences(tiny() | {"a\nb": 1}) == ["pack: there is no field called a\nb"]


def test_there_is_an_end_to_faults() -> None:
    data = tiny()
    data["questions"] = [{"id": str(number)} for number in range(500)]
    assert len(told(data)) == 100


def test_a_mark_before_the_text_changes_nothing() -> None:
    assert told(b"\xef\xbb\xbf" + json.dumps(tiny()).encode()) == []


def test_every_place_has_its_line() -> None:
    text = '{"a": [1,\n {"b": "x, } ]"}],\n"c": {"d": null}}'
    where = {"": 1, "a": 1, "a[0]": 1, "a[1]": 2, "a[1].b": 2, "c": 3, "c.d": 3}
    assert lines(text, where) == where


def test_a_place_is_where_its_value_begins() -> None:
    text = '{"a"\n:\n{"b":\n[3,\n4]}\n}'
    assert lines(text, ["a", "a.b", "a.b[0]", "a.b[1]"]) == {"a": 3, "a.b": 4, "a.b[0]": 4, "a.b[1]": 5}


def test_a_place_that_is_not_there_has_the_line_of_what_is_around_it() -> None:
    text = '{"a": [1,\n {"b": "x"}],\n"c": {"d": null}}'
    assert lines(text, ["a[1].b.deep", "a[7]", "nothing", "c.d[...]"]) == {
        "a[1].b.deep": 2, "a[7]": 1, "nothing": 1, "c.d[...]": 3,
    }  # fmt: skip


def test_brackets_too_deep_are_told_by_the_line_of_the_first_too_many() -> None:
    deep = "[\n" * (DEEPEST + 3) + "]" * (DEEPEST + 3)
    assert too_deep(deep) == DEEPEST + 1
    assert too_deep("[\n" * DEEPEST + "1" + "]" * DEEPEST) is None


def test_a_letter_that_can_not_be_written_is_not_plainly_visible() -> None:
    """Half of a pair of code units comes in by way of no JSON, but by way of whoever makes a pack in Python."""
    file = convert(tiny(), PackFile)
    assert _plainly_visible(file)
    assert not _plainly_visible(replace(file, id="\ud800"))


def test_what_is_wrong_with_a_whole_file_is_in_no_line() -> None:
    assert [fault.line for data in (b" " * 8_000_001, b"") for fault in lint(data)] == [0, 0]
