"""Every slip that can be made once in a small text is told in its line, and the text is read as it was meant."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from game.defizz.mending import LONGEST_WORD, MOST_SLIPS, mend

MEANT: Any = {
    "one": 1,
    "inside": {"list": [2, "three", True, None, -2.5e3, ["four"]], "none": {}, "empty": []},
    "last": "five",
}
TEXT = json.dumps(MEANT, indent=1)
SIGN = re.compile(r'"[^"]*"|[\[\]{},:]|[^\s\[\]{},:"]+')


def places(signs: str) -> list[int]:
    """The places in the text where one of these signs stands."""
    return [found.start() for found in SIGN.finditer(TEXT) if found[0] in signs]


def line(at: int) -> int:
    return TEXT.count("\n", 0, at) + 1


def mended(text: str) -> tuple[Any, list[tuple[int, str]]]:
    """The text as it is understood, and the line and the sentence of each slip."""
    proper, slips = mend(text)
    return proper and json.loads(proper), [(slip.line, str(slip.error)) for slip in slips]


def test_a_proper_text_has_no_slips() -> None:
    assert mended(TEXT) == (MEANT, [])


@pytest.mark.parametrize("at", places(","))
def test_a_comma_left_out_is_missing_at_the_end_of_its_line(at: int) -> None:
    text = TEXT[:at] + TEXT[at + 1 :]
    assert mended(text) == (MEANT, [(line(at), "a comma is missing at the end")])


@pytest.mark.parametrize("at", places(",[{"))
def test_a_comma_after_a_comma_or_a_bracket_is_one_too_many(at: int) -> None:
    text = TEXT[: at + 1] + "," + TEXT[at + 1 :]
    assert mended(text) == (MEANT, [(line(at), "there is a comma too many")])


@pytest.mark.parametrize("at", places("]}"))
def test_a_comma_before_a_closing_bracket_is_one_too_many_in_the_line_where_it_stands(at: int) -> None:
    end = len(TEXT[:at].rstrip())
    text = TEXT[:end] + "," + TEXT[end:]
    assert mended(text) == (MEANT, [(line(end), "there is a comma too many")])


@pytest.mark.parametrize("at", places(":"))
def test_a_colon_is_there_once(at: int) -> None:
    assert mended(TEXT[:at] + TEXT[at + 1 :]) == (MEANT, [(line(at), "a colon is missing after the field's name")])
    assert mended(TEXT[:at] + ":" + TEXT[at:]) == (MEANT, [(line(at), "there is a colon too many")])


@pytest.mark.parametrize("at", places(",{["))
def test_a_colon_anywhere_else_is_one_too_many(at: int) -> None:
    assert mended(TEXT[: at + 1] + ":" + TEXT[at + 1 :]) == (MEANT, [(line(at), "there is a colon too many")])


@pytest.mark.parametrize("value", ["1", '"five"', "{}", "[]"])
@pytest.mark.parametrize("colon", ["", ":"], ids=["no-colon", "colon"])
def test_a_field_without_its_value_has_none(value: str, colon: str) -> None:
    at = TEXT.index(": " + value)
    name = re.findall(r'"(\w+)"$', TEXT[:at])[0]
    text = TEXT[:at] + colon + TEXT[at + 2 + len(value) :]
    read, slips = mended(text)
    assert slips == [(line(at), "this field has no value")]
    assert name in (read if name in read else read["inside"])
    assert {**read, **read["inside"]}[name] is None


@pytest.mark.parametrize("word", ["three", "four", "five", "one", "last", "none"])
def test_a_word_without_quotation_marks_is_taken_for_the_text(word: str) -> None:
    at = TEXT.index(f'"{word}"')
    assert mended(TEXT.replace(f'"{word}"', word)) == (
        MEANT, [(line(at), f"{word} must stand between quotation marks")],
    )  # fmt: skip


@pytest.mark.parametrize("sign", ["~", "#", "?"])
def test_a_sign_that_json_lacks_is_taken_for_a_word(sign: str) -> None:
    text, slips = mended(TEXT.replace('"three"', sign))
    assert text["inside"]["list"][1] == sign and slips == [
        (line(TEXT.index('"three"')), f"{sign} must stand between quotation marks")
    ]


@pytest.mark.parametrize("word", ["three", "four", "five"])
def test_a_text_that_is_not_closed_ends_with_its_line(word: str) -> None:
    at = TEXT.index(f'"{word}"')
    assert mended(TEXT.replace(f'"{word}"', f'"{word}')) == (
        MEANT,
        [(line(at), "the closing quotation mark is missing")],
    )


@pytest.mark.parametrize("number", ["02", "+1", ".5", "1.", "0x10", "1e", "-", "--1", "1_000"])
def test_a_number_that_json_writes_otherwise_is_taken_for_one(number: str) -> None:
    read, slips = mended(TEXT.replace("2,", f"{number},", 1))
    assert slips == [(5, f"{number} is not written as a number is in JSON")]
    assert read["inside"]["list"][0] == 1


@pytest.mark.parametrize("number", ["0", "-0", "10", "0.5", "-1.25", "1e5", "2E+10", "3.5e-7"])
def test_a_number_as_json_writes_it_is_no_slip(number: str) -> None:
    read, slips = mended(TEXT.replace("2,", f"{number},", 1))
    assert (read["inside"]["list"][0], slips) == (float(number), [])


@pytest.mark.parametrize("number", range(1, TEXT.count("\n") + 2))
def test_a_remark_is_left_out(number: int) -> None:
    rows = TEXT.splitlines()
    rows[number - 1] += ' // a remark, "with" [signs]'
    assert mended("\n".join(rows)) == (MEANT, [(number, "there are no remarks in JSON")])


@pytest.mark.parametrize("at", places("]}"))
def test_a_closing_bracket_of_the_other_kind_is_told_with_the_line_of_its_opening(at: int) -> None:
    other, opened = {"]": "}", "}": "]"}[TEXT[at]], []
    for before in (place for place in places("[]{}") if place < at):
        if TEXT[before] in "[{":
            opened.append(before)
        else:
            opened.pop()
    read, slips = mended(TEXT[:at] + other + TEXT[at + 1 :])
    assert read is None
    assert slips == [(line(at), f"this bracket is not of the kind that line {line(opened[-1])} opens")]


@pytest.mark.parametrize("at", places("[{"))
def test_a_file_that_ends_too_early_is_told_with_the_line_of_the_bracket_that_is_open(at: int) -> None:
    read, slips = mended(TEXT[: at + 1])
    assert read is None
    assert slips == [(line(at), f"the file ends before the bracket of line {line(at)} is closed")]


def test_what_is_meant_can_be_told_of_ninety_nine_slips_and_not_of_a_hundred() -> None:
    rows = [f'"field{number}" 1' for number in range(MOST_SLIPS)]
    read, slips = mended("{" + ",\n".join(rows[1:]) + "}")
    assert len(slips) == MOST_SLIPS - 1 and read == {f"field{number}": 1 for number in range(1, MOST_SLIPS)}
    read, slips = mended("{" + ",\n".join(rows) + "}")
    assert len(slips) == MOST_SLIPS == 100 and read is None


def test_a_word_is_told_whole_up_to_forty_signs() -> None:
    assert LONGEST_WORD == 40
    for word, told in (("w" * 40, "w" * 40), ("w" * 41, "w" * 40 + "…")):
        assert mended(f'{{"a": {word}}}') == ({"a": word}, [(1, f"{told} must stand between quotation marks")])


def test_twelve_brackets_may_lie_inside_each_other() -> None:
    inside = 11
    assert mended('{"a":' + "[" * inside + "]" * inside + ",}")[1] == [(1, "there is a comma too many")]
    deeper = mended('{"a":' + "[" * 12 + "]" * 12 + ",}")
    assert deeper == (None, [(1, "more than 12 brackets inside each other")])


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("", "the file ends before the bracket of line 1 is closed"),
        ("[1]", "pack: fields between braces are wanted here"),
        ("{} {}", "there is something after the closing bracket"),
        ("{}\n,", "there is something after the closing bracket"),
        ("{[1]}", "the name of a field is wanted here"),
    ],
)
def test_what_is_no_file_of_fields_is_read_no_further(text: str, slip: str) -> None:
    assert mended(text) == (None, [(text.count("\n") + 1, slip)])
