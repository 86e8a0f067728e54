"""Packs as spreadsheets: equal after the way there and back, safe to open, and every fault told with row and column."""

from __future__ import annotations

import csv
from random import Random

import pytest

from game.defizz import manuscript as written
from game.defizz.manuscript import Manuscript, WrittenCard
from game.defizz.pack import decode
from game.defizz.question_form import Form
from game.defizz.spreadsheet import HEADINGS, cell, every_column, heading, safe, table, unbarred, unsafe
from game.defizz.spreadsheet_reading import Reading, letters, read
from game.shelf import our_packs, pack_bytes
from tests.game.defizz.table import packed, tiny

HEAD = "Card;Mode;Hint (French);Question (French);Answer (French);Number;Unit (French);List (French);Game of chance"
ROWS = (
    "D1;chrono;Le marteau;Qui est-ce ?;Thor;;;;",
    "D1;cible;Noires;Combien ?;;88;touches;;",
    "D1;pingpong;Rang;Citez;;;;roi | dame = reine | tour | fou;",
    "M1;chance;Fragile;Lancez;;;;;coin",
    "M1;chance;Encore;Lancez;;;;;coin",
    "M1;chance;Toujours;Lancez;;;;;coin",
)


def sheet(*rows: str, head: str = HEAD) -> bytes:
    return "\n".join((head, *rows)).encode()


def told(reading: Reading) -> list[tuple[int, str, str]]:
    return [(fault.row, letters(fault.column), str(fault.error)) for fault in reading.faults]


def rows_of(data: bytes, delimiter: str = ";") -> list[list[str]]:
    return list(csv.reader(data.decode("utf-8-sig").splitlines(), delimiter=delimiter))


def test_the_first_row_is_the_headings_even_if_none_of_them_is_known() -> None:
    reading = read(sheet(HEAD, *ROWS, head="Recette;Durée"), "mine")
    assert reading.manuscript is None
    assert "the row of headings is missing, such as in the template" in [why for _, _, why in told(reading)]


# there and back


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", our_packs())
def test_every_pack_of_the_game_comes_back_equal(name: str, language: str) -> None:
    file = decode(pack_bytes(name)).file
    reading = read(table(written.manuscript_of(file), language), "other")
    assert reading.faults == [] and reading.notes == [] and reading.manuscript is not None
    assert decode(written.packed(reading.manuscript)).file == file


def hostile() -> Manuscript:
    """A pack with everything in its texts that means something in a spreadsheet or in a list."""
    data = tiny() | {"title": {"fr": "=1+1", "en": '"a";b'}, "license": "@SUM(A1)"}
    chrono, _, pingpong = data["questions"][:3]
    chrono["answer"] = {one: {"main": "=cmd|' /C calc'!A0", "accept": ["a|b", "c\\", "x = y"]} for one in ("fr", "en")}
    chrono["hint"] = {"fr": "'tis", "en": "'=x"}
    chrono["text"] = {"fr": '+33 ; "oui", -non', "en": "-5"}
    pingpong["list"]["items"][0] = {
        one: {"main": "a|b = c @ d != e", "accept": ["!", "\\"], "reject": ["x@y"]} for one in ("fr", "en")
    } | {"fame": 0.25}
    data["questions"].reverse()
    return written.manuscript_of(packed(data).file)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_pack_full_of_signs_comes_back_equal_and_holds_no_formula(language: str) -> None:
    now = hostile()
    data = table(now, language)
    reading = read(data, "other")
    assert reading.faults == [] and reading.manuscript is not None
    assert decode(written.packed(reading.manuscript)).file == decode(written.packed(now)).file
    for row in rows_of(data, ";" if language == "fr" else ","):
        for each in row:
            assert not each.startswith(("=", "+", "@", "\t", "\r")) and (not each.startswith("-") or each == "-")


def test_what_is_unfinished_comes_back_too() -> None:
    now = written.begun("ours", "Chez nous", ["fr"])
    form: Form = {"id": "own-0001", "mode": "chrono", "hint.fr": "Le marteau", "text.fr": "Qui ?", "answer.fr": "Thor"}
    now = now.with_form(written.Place(0, 0), form)
    reading = read(table(now, "fr"), "x")
    assert reading.manuscript is not None and reading.manuscript.cards[0].forms[0] == form
    assert {fault.row for fault in reading.faults} == {6, 7, 8, 9, 10}


@pytest.mark.parametrize("text", ["=1", "+1", "-x", "@a", "'=a", "''", "'a", "\uff1d1", "a=b", "", "'"])
def test_an_apostrophe_makes_a_cell_safe_and_is_taken_off_again(text: str) -> None:
    assert unsafe(safe(text)) == text


@pytest.mark.parametrize(
    ("field", "text", "written"), [("card", "-", "-"), ("card", "=1", "'=1"), ("text.en", "-", "'-")]
)
def test_a_dash_stands_for_no_card_and_all_else_that_could_be_a_formula_is_made_safe(
    field: str, text: str, written: str
) -> None:
    assert cell(field, text, "en") == written


def test_lists_in_a_cell_come_back_whatever_is_in_them() -> None:
    rng = Random(7)
    for _ in range(2000):
        lines = ["".join(rng.choices("ab|\\= ", k=rng.randint(1, 6))).strip() for _ in range(rng.randint(1, 4))]
        assert unbarred(cell("accept.fr", "\n".join(lines), "en"), "accept").split("\n") == lines or any(
            line.startswith(("=", "'")) for line in lines[:1]
        )


def test_numbers_have_a_comma_in_french_unless_nobody_could_tell() -> None:
    assert [cell("number", text, "fr") for text in ("8.5", "8.125", "-3", "88")] == ["8,5", "8.125", "-3", "88"]
    assert cell("number", "8.5", "en") == "8.5"


# reading


def test_a_sheet_by_hand_needs_few_columns() -> None:
    reading = read(sheet(*ROWS), "ours", "fr")
    assert reading.faults == [] and reading.manuscript is not None and reading.manuscript.id == "ours"
    pack = decode(written.packed(reading.manuscript))
    assert [card.id for card in pack.file.cards] == ["D001", "M001"] and len(pack.file.questions) == 6


@pytest.mark.parametrize("head", [
    "Carte;Mode;Indice;Question;Réponse;Nombre;Unité;Liste;Jeu de hasard",
    "CARD;mode;hint_fr;text.fr;answer_fr;number;unit_fr;entries_fr;chance",
    "carte ; MODE ; Indice (français) ; Question (français) ; Reponse ; nombre ; unite ; liste ; jeu de hasard",
])  # fmt: skip
def test_headings_are_known_in_both_languages_and_by_the_names_of_the_fields(head: str) -> None:
    reading = read(sheet(*ROWS, head=head), "ours", "fr")
    assert reading.faults == [] and reading.manuscript is not None


@pytest.mark.parametrize("how", [
    lambda data: b"\xef\xbb\xbf" + data,
    lambda data: data.decode().encode("utf-16"),
    lambda data: data.replace(b"\n", b"\r\n"),
    lambda data: data.replace(b"\n", b"\r"),
    lambda data: b"sep=;\r\n" + data,
    lambda data: data.replace(b";", b"\t"),
    lambda data: data.replace(b";", b","),
    lambda data: b"# a remark;x\n#id;village\n\n" + data + b"\n;;;\n\n",
])  # fmt: skip
def test_a_sheet_as_other_programs_write_it(how) -> None:  # type: ignore[no-untyped-def]
    reading = read(how(sheet(*ROWS)), "ours", "fr")
    assert reading.faults == [] and reading.notes == [] and reading.manuscript is not None


def test_old_excel_is_read_right_and_told() -> None:
    reading = read(sheet(*ROWS, head=HEAD).decode().replace("Thor", "Éole").encode("cp1252"), "ours", "fr")
    assert reading.manuscript is not None and reading.manuscript.cards[0].forms[0]["answer.fr"] == "Éole"
    assert [str(note) for note in reading.notes] == [
        "the file is not written in UTF-8: it was read as old Excel writes, so look at the accents"
    ]


def test_rows_without_a_card_are_put_together_by_threes() -> None:
    reading = read(sheet(*(row[2:] and ";" + row[3:] for row in ROWS)), "ours", "fr")
    assert reading.manuscript is not None and reading.faults == []
    assert [card.id for card in reading.manuscript.cards] == ["D001", "M001"]


def test_a_mode_that_is_not_named_is_seen_from_what_is_written() -> None:
    rows = [";".join([row.split(";")[0], "", *row.split(";")[2:]]) for row in ROWS]
    reading = read(sheet(*rows), "ours", "fr")
    assert reading.manuscript is not None and reading.faults == []
    modes = [form["mode"] for form in reading.manuscript.forms()]
    assert modes == ["chrono", "cible", "pingpong", "chance", "chance", "chance"]


def test_lines_in_a_cell_are_entries_too() -> None:
    rows = (*ROWS[:2], 'D1;pingpong;Rang;Citez;;;;"roi\ndame\ntour\nfou";', *ROWS[3:])
    reading = read(sheet(*rows), "ours", "fr")
    assert reading.manuscript is not None and reading.faults == []
    assert reading.manuscript.cards[0].forms[2]["entries.fr"] == "roi\ndame\ntour\nfou"


# faults


def test_all_faults_are_told_with_row_and_column() -> None:
    rows = (
        "D1;chrono;x;Qui est-ce ?;;;;;",
        "D1;cible;Noires;Combien ?;;beaucoup;touches;;;surplus",
        "D1;dance;Rang;Citez;Thor;;;;",
        "Z9;chance;Fragile;Lancez;;;;;roulette",
    )
    reading = read(sheet(*rows, head=HEAD + ";Zut;Card"), "ours", "fr")
    found = told(reading)
    assert (1, "J", "there is no column called Zut") in found and (1, "K", "this column is there twice") in found
    assert (2, "C", "hint.fr: the text is too short") in found
    assert (2, "E", "answer.fr: something is to be written here") in found
    assert (3, "F", "number.value: a number is wanted here") in found
    assert any(row == 4 and column == "B" and "dance" in words for row, column, words in found)
    assert (5, "A", "a card is called such as D001 for Duel or M001 for Multi") in found
    assert any(row == 5 and column == "I" and "roulette" in words for row, column, words in found)
    assert found == sorted(found, key=lambda each: (each[0], len(each[1]), each[1]))


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (ROWS[:5], (5, "A", "card M001 wants three questions, not 2")),
        ((*ROWS, "M1;chance;Quatre;Lancez;;;;;coin"), (5, "A", "card M001 wants three questions, not 4")),
        (ROWS[:3], (0, "", "cards: there must be 2 at least")),
        ((*ROWS, '"open;x'), (8, "", "a quotation mark is not closed here, or a cell is too long")),
        ((*ROWS, f"D2;chrono;{'x' * 200_000}"), (8, "", "a quotation mark is not closed here, or a cell is too long")),
        ((), (0, "", "there is no question below the headings")),
        ((*ROWS[:1], f"{ROWS[1]};;lost", *ROWS[2:]), (3, "K", "there is no heading above this cell")),
    ],
)
def test_a_broken_sheet_says_where(rows: tuple[str, ...], fault: tuple[int, str, str]) -> None:
    assert fault in told(read(sheet(*rows), "ours", "fr"))


def test_names_that_come_twice_are_told_in_their_rows() -> None:
    rows = [f"{row};geo-0001" for row in ROWS]
    found = told(read(sheet(*rows, head=HEAD + ";Name"), "ours", "fr"))
    assert any((row, column) == (3, "J") and "a question of that name already" in words for row, column, words in found)


def test_a_name_of_a_pack_that_is_none_is_told_in_its_row() -> None:
    data = b"#id;Chez Nous\n" + sheet(*ROWS)
    assert told(read(data, "ours", "fr")) == [(1, "B", "id: a name such as our-house is wanted here")]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "the row of headings is missing"),
        (b"a;b\nc;d", "there is no column called"),
        (b"\0\0\0", "not a text in UTF-8"),
        (b"\xff\xfea", "not a text in UTF-8"),
        (b"x" * 8_000_001, "too large"),
        (b"\x89PNG\r\n\x1a\n\x01\x02", "no column"),
        (b'"' * 9999, "quotation mark"),
    ],
)
def test_what_is_no_sheet_gets_a_sentence(data: bytes, words: str) -> None:
    reading = read(data, "ours")
    assert reading.manuscript is None and any(words in str(fault.error) for fault in reading.faults)


def test_spoiled_sheets_never_break_the_reader() -> None:
    rng = Random(11)
    whole = table(hostile(), "fr")
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(rng.randint(1, 30)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        reading = read(bytes(data[: rng.randrange(len(data))]), "ours")
        assert reading.faults or reading.manuscript is not None


def test_only_so_many_faults_are_told() -> None:
    rows = [f"D{number};chrono;x;;;;;;" for number in range(1, 400)]
    assert len(read(sheet(*rows), "ours").faults) == 100


@pytest.mark.parametrize(("column", "name"), [(1, "A"), (26, "Z"), (27, "AA"), (52, "AZ"), (703, "AAA"), (0, "")])
def test_columns_are_named_as_in_a_spreadsheet(column: int, name: str) -> None:
    assert letters(column) == name


def test_every_heading_is_its_own_in_each_language() -> None:
    for language in ("fr", "en"):
        headings = [heading(field, language) for field in every_column(("fr", "en"))]
        assert len(set(headings)) == len(headings) and all(headings)
    assert set(HEADINGS) >= {field.partition(".")[0] for field in every_column(("fr",))}


def test_a_loose_question_stays_loose() -> None:
    now = written.replaced(
        hostile(), loose=({"id": "own-0001", "mode": "chance", "hint.fr": "Ha", "text.fr": "Lancez"},)
    )
    reading = read(table(now, "fr"), "x")
    assert reading.manuscript is not None and [form["id"] for form in reading.manuscript.loose] == ["own-0001"]
    assert isinstance(reading.manuscript.cards[0], WrittenCard)
