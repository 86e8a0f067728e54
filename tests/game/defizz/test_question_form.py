"""A question as a form: equal to the question it came from, with usual values where nothing was filled in."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.defizz import entry_lines
from game.defizz.form_faults import EMPTY, form_faults
from game.defizz.pack import decode
from game.defizz.question_form import Form, blank, form_of, languages_of, number_of, raw_of
from game.defizz.questions import AnyQuestion
from game.shelf import our_packs, pack_bytes
from tests.game.defizz.table import TINY

CHRONO: Form = {"id": "own-0001", "hint.fr": "Le marteau", "text.fr": "Qui est-ce ?", "answer.fr": "Thor"}
CIBLE: Form = {"id": "own-0002", "mode": "cible", "hint.en": "Black", "text.en": "How many?", "unit.en": "keys"}
LIST: Form = {"id": "own-0003", "mode": "pingpong", "hint.fr": "Rang", "text.fr": "Citez", "entries.fr": "a\nb\nc\nd"}
LUCK: Form = {"id": "own-0004", "mode": "chance", "hint.fr": "Fragile", "text.fr": "Arrêtez le chrono."}


def made(form: Form) -> AnyQuestion:
    found: AnyQuestion = msgspec.convert(raw_of(form), AnyQuestion)
    return found


def faulty(form: Form) -> dict[str, str]:
    return {field: str(error) for field, error in form_faults(form)}


@pytest.mark.parametrize("name", our_packs())
def test_every_question_of_the_game_comes_back_from_its_form(name: str) -> None:
    for question in decode(pack_bytes(name)).file.questions:
        assert made(form_of(question)) == question


def test_every_kind_of_question_comes_back_from_its_form() -> None:
    for raw in TINY["questions"]:
        question: AnyQuestion = msgspec.convert(raw, AnyQuestion)
        assert made(form_of(question)) == question


@pytest.mark.parametrize("form", [CHRONO, CIBLE | {"number": "88"}, LIST, LUCK])
def test_four_fields_are_enough(form: Form) -> None:
    assert form_faults(form) == [] and made(form).difficulty == 2


def test_the_answer_stands_in_for_the_note() -> None:
    assert raw_of(CHRONO)["note"] == {"fr": "Thor"}
    assert raw_of(CHRONO | {"note.fr": "Le dieu roux."})["note"] == {"fr": "Le dieu roux."}


def test_a_number_that_could_be_a_year_is_one_unless_its_unit_says_otherwise() -> None:
    year = CIBLE | {"number": "1984", "unit.en": ""}
    assert raw_of(year)["number"] == {"value": 1984, "unit": {"en": "year"}, "kind": "year", "sigma": 10, "decimals": 0}
    assert raw_of(year | {"unit.en": "keys"})["number"]["kind"] == "count"
    assert raw_of(year | {"kind": "measure"})["number"]["kind"] == "measure"


def test_decimals_are_counted() -> None:
    assert [raw_of(CIBLE | {"number": text})["number"]["decimals"] for text in ("8", "8.5", "8,25", "0.125")] == [
        0, 1, 2, 3,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("88", 88), ("-3", -3), ("8,5", 8.5), ("8 849", 8849), ("8\u202f849,5", 8849.5), ("\u22124", -4),
        ("1e3", 1000.0), ("8,849", "8,849"), ("0,125", 0.125), ("many", "many"), ("nan", "nan"), ("1/2", "1/2"),
        ("9" * 60, "9" * 60), ("1e999", "1e999"), ("٣", "٣"),
    ],
)  # fmt: skip
def test_numbers_as_people_type_them(text: str, value: Any) -> None:
    """`8,849` could be either, and is refused: nobody's number is taken for another."""
    assert number_of(text) == value and type(number_of(text)) is type(value)


def test_only_what_counts_in_the_mode_makes_a_language() -> None:
    assert languages_of(CHRONO | {"entries.en": "king"}) == ["fr"]
    assert languages_of(CHRONO | {"answer.en": "Thor"}) == ["fr", "en"]


def test_a_form_with_a_mode_and_a_subject_alone_is_blank() -> None:
    assert blank({"mode": "cible", "category": "geo", "difficulty": "4"})
    assert not blank({"mode": "cible", "number": "4"}) and not blank(CHRONO)


# entries


def test_the_parts_of_an_entry() -> None:
    entry = entry_lines.read("dame = reine = lady != princesse @ 0,9")
    assert entry == ("dame", ("reine", "lady"), ("princesse",), 0.9)


def test_a_backslash_makes_a_sign_ordinary() -> None:
    assert entry_lines.read(r"E \= mc2 = masse \@ repos").main == "E = mc2"
    assert entry_lines.read("back\\").main == "back\\"


def test_a_fame_that_is_no_number_is_a_fault_of_the_list() -> None:
    assert faulty(LIST | {"entries.fr": "a @ much\nb\nc\nd"}) == {
        "entries.fr": "list.items[0].fame: a number is wanted here"
    }


TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12)


@given(TEXTS, st.lists(TEXTS, max_size=3), st.lists(TEXTS, max_size=3), st.floats(0, 1))
def test_any_entry_comes_back_from_its_line(main: str, accept: list[str], reject: list[str], fame: float) -> None:
    entry = entry_lines.read(entry_lines.written(main, accept, reject, fame))
    assert (entry.main, list(entry.accept), list(entry.reject)) == (main, accept, reject)
    assert (0.5 if entry.fame is None else entry.fame) == fame


def test_lists_in_two_languages_go_line_by_line() -> None:
    both = LIST | {"hint.en": "Rank", "text.en": "Name", "entries.en": "A\nB\n\nD"}
    items = raw_of(both)["list"]["items"]
    assert items[1] == {"fr": {"main": "b"}, "en": {"main": "B"}} and items[2] == {"fr": {"main": "c"}}
    assert list(faulty(both)) == ["entries.en"]


# faults


FAULTS: list[tuple[Form, str, str]] = [
    (CHRONO | {"hint.fr": "x"}, "hint.fr", "the text is too short"),
    (CHRONO | {"hint.fr": "x" * 41}, "hint.fr", "more than 40 signs"),
    (CHRONO | {"text.fr": "x" * 401}, "text.fr", "more than 400 signs"),
    (CHRONO | {"text.fr": "a\u202eb"}, "text.fr", "change of writing direction"),
    (CHRONO | {"note.fr": "n" * 401}, "note.fr", "more than 400 signs"),
    (CHRONO | {"answer.fr": "x" * 121}, "answer.fr", "more than 120 signs"),
    (CHRONO | {"accept.fr": "thor"}, "accept.fr", "'thor' is given twice"),
    (CHRONO | {"reject.fr": "THOR"}, "reject.fr", "'THOR' is both accepted and refused"),
    (CHRONO | {"wrong.fr": "x" * 121}, "wrong.fr", "more than 120 signs"),
    (CHRONO | {"answer_type": "Un dieu"}, "answer_type", "a name such as city"),
    (CHRONO | {"category": "zoo"}, "category", "zoo is not one of the words"),
    (CHRONO | {"difficulty": "9"}, "difficulty", "5 is the most"),
    (CHRONO | {"stability": "X"}, "stability", "not one of the words"),
    (CHRONO | {"culture": "de"}, "culture", "not one of the words"),
    (CHRONO | {"stability": "D"}, "as_of", "needs as_of and recheck"),
    (CHRONO | {"as_of": "2026-02-01", "recheck": "2026-01-01"}, "recheck", "recheck comes after as_of"),
    (CHRONO | {"as_of": "hier", "recheck": "2026-01-01"}, "as_of", "a date such as"),
    (CHRONO | {"sources": "x" * 121}, "sources", "more than 120 signs"),
    (CHRONO | {"checked": "often"}, "checked", "a whole number"),
    (CHRONO | {"mode": "dance"}, "mode", "not one of the words"),
    (CHRONO | {"hint.en": "Hammer"}, "text.en", EMPTY.removeprefix("{place}")),
    (CIBLE, "number", EMPTY.removeprefix("{place}")),
    (CIBLE | {"number": "88", "unit.en": ""}, "unit.en", EMPTY.removeprefix("{place}")),
    (CIBLE | {"number": "many"}, "number", "a number is wanted here"),
    (CIBLE | {"number": "88", "sigma": "50"}, "sigma", "out of all proportion"),
    (CIBLE | {"number": "88", "min": "100"}, "number", "88 is outside min and max"),
    (CIBLE | {"number": "8.25", "decimals": "1"}, "decimals", "8.25 has more than 1 decimals"),
    (CIBLE | {"number": "88", "max": "top"}, "max", "a number is wanted here"),
    (CIBLE | {"number": "88", "kind": "heap"}, "kind", "not one of the words"),
    (LIST | {"entries.fr": "a\nb"}, "entries.fr", "there must be 4 at least"),
    (LIST | {"entries.fr": "a\nb\nc\nA"}, "entries.fr", "'a' is in the list twice"),
    (LIST | {"tempting.fr": "D"}, "tempting.fr", "'D' is both in the list and tempting"),
    (LIST | {"closed_by.fr": "x" * 401}, "closed_by.fr", "more than 400 signs"),
    (LUCK | {"chance": "roulette"}, "chance", "no game of chance called 'roulette'"),
    (LUCK | {"chance": "coin", "settings": "top=3"}, "settings", "coin has no setting 'top'"),
    (LUCK | {"chance": "stop_clock", "settings": "seconds=99"}, "settings", "goes from 3 to 10, not 99"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "field", "words"), FAULTS, ids=lambda part: part if isinstance(part, str) else "")
def test_a_fault_is_told_at_its_field(form: Form, field: str, words: str) -> None:
    assert words in faulty(form).get(field, "")


def test_a_fault_in_the_second_language_is_told_there() -> None:
    both = CHRONO | {"hint.en": "Hammer", "text.en": "Who?", "answer.en": "Odin", "accept.en": "odin"}
    assert list(faulty(both)) == ["accept.en"]


def test_a_fault_in_both_languages_is_told_in_the_first_one() -> None:
    both = CHRONO | {
        "hint.en": "Hammer",
        "text.en": "Who?",
        "answer.en": "Thor",
        "accept.en": "thor",
        "accept.fr": "thor",
    }
    assert [fault.field for fault in form_faults(both, ["en"])] == ["accept.en"]
    assert [fault.field for fault in form_faults(both, ["fr"])] == ["accept.fr"]


def test_a_form_that_nobody_has_begun_wants_its_fields_in_the_first_language() -> None:
    fields = [fault.field for fault in form_faults({"mode": "pingpong"}, ["en", "fr"])]
    assert {"hint.en", "text.en", "entries.en"} <= set(fields) and not any(each.endswith(".fr") for each in fields)


@pytest.mark.parametrize("written", ["personne", "Personne", "person"])
def test_the_kind_of_an_answer_can_be_said_in_french(written: str) -> None:
    """Its name in the file decides that a last name alone will do."""
    assert raw_of(CHRONO | {"answer_type": written})["answer_type"] == "person"
