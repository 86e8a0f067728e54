"""Writing a question: four fields, every fault beside its field, undo, two languages, by mouse and by keys alone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from game.defizz import manuscript as written
from game.defizz.chance import KINDS
from game.defizz.manuscript import Place, begun
from game.defizz.question_form import Form, fields, raw_of
from game.defizz.questions import ChanceQuestion
from scenes.games.defizz.editor import names
from scenes.games.defizz.editor.fields import FAULT, RING
from scenes.games.defizz.editor.form_widgets import widget
from scenes.games.defizz.editor.question_page import ABOUT_IT, CHOSEN, DETAILS, ROWS, TRYING, WRITING, QuestionPage
from scenes.games.defizz.editor.template import FORMS, template
from scenes.games.defizz.editor.trying import SIDES, played
from scenes.kit.box import Box
from scenes.kit.label import Label
from scenes.kit.stepper import Stepper
from tests.game.defizz.test_question_form import FAULTS
from tests.scenes.games.defizz.editor.writing import Writer


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    return Writer(tmp_path)


def remark(writer: Writer, name: str) -> str:
    """What stands below a field; empty if nothing does."""
    box = writer.field(name).box
    below = [
        each.text
        for each in writer.page.widgets
        if isinstance(each, Label) and abs(each.box.y - box.bottom - RING) < 1 and abs(each.box.x - box.x) < 1
    ]
    return below[0][2:] if below else ""


def test_four_fields_make_a_question(writer: Writer) -> None:
    page = writer.at_question()
    writer.write("text.en", "Who has a hammer ?")
    writer.write("hint.en", "Thunder")
    writer.write("answer.en", "Thor")
    assert page.faults() == []
    assert page.form == {
        "id": "own-0001",
        "mode": "chrono",
        "text.en": "Who has a hammer ?",
        "hint.en": "Thunder",
        "answer.en": "Thor",
    }


def test_nothing_is_complained_about_before_anything_is_written(writer: Writer) -> None:
    writer.at_question()
    assert remark(writer, "hint.en") == ""
    writer.write("text.en", "Who ?")
    assert remark(writer, "hint.en") == "Something is to be written here."


SHOWN = {name for rows in (ROWS[WRITING], ROWS[DETAILS]) for mode in rows.values() for row in mode for name in row}


@pytest.mark.parametrize(("form", "field", "words"), FAULTS, ids=lambda part: part if isinstance(part, str) else "")
def test_every_fault_stands_beside_its_field(writer: Writer, form: Form, field: str, words: str) -> None:
    """But for fields of a few values, in which nothing wrong can be chosen, and for those that nobody types."""
    name, _, one = field.partition(".")
    mode = form.get("mode", "chrono")
    if name in CHOSEN or name in ("mode", "checked"):
        return
    now = written.replaced(begun("ours", "Ours", ["fr", "en"]))
    place = Place(0, 0)
    page = writer.at_question(place, now.with_form(place, dict(form)))
    page.bench.language = one or page.bench.language
    rows = (ROWS[part][mode] for part in (WRITING, DETAILS))
    section = next((part for part, row in enumerate(rows) if any(name in each for each in row)), ABOUT_IT)
    page.show(section)
    assert remark(writer, field), (field, words)
    label = next(each for each in page.widgets if isinstance(each, Label) and each.colour == FAULT)
    assert label.wraps


def test_a_fault_is_told_in_the_language_of_the_person(tmp_path: Path) -> None:
    writer = Writer(tmp_path, "fr")
    writer.at_question(Place(0, 0), begun("ours", "À nous", ["fr"]))
    writer.write("text.fr", "Qui ?")
    writer.write("answer.fr", "Thor")
    writer.write("accept.fr", "thor")
    assert remark(writer, "hint.fr") == "Il faut écrire quelque chose ici."
    writer.write("hint.fr", "Marteau")
    assert remark(writer, "accept.fr") == "«\u202fthor\u202f» est donné deux fois."


def test_a_doubt_is_told_too_but_is_no_fault(writer: Writer) -> None:
    page = writer.at_question()
    for name, text in (("text.en", "Who is Thor ?"), ("hint.en", "Lucky number"), ("answer.en", "Thor")):
        writer.write(name, text)
    assert remark(writer, "hint.en") == "This hint tells the mode."
    assert remark(writer, "text.en") == "The question tells its answer."
    assert page.faults() == []


def test_every_field_can_be_written_somewhere() -> None:
    about = {"category", "difficulty", "culture", "recent", "sources", "stability", "as_of", "recheck"}
    for mode in ("chrono", "cible", "pingpong", "chance"):
        wanted = {name.partition(".")[0] for name in fields(mode)} - {"id", "mode", "checked"}
        there = {name for part in (WRITING, DETAILS) for row in ROWS[part][mode] for name in row}
        assert wanted - about == there


def test_every_field_has_a_widget_that_writes_it() -> None:
    heard: list[tuple[str, str]] = []
    for mode in ("chrono", "cible", "pingpong", "chance"):
        form = {"mode": mode, "chance": "stop_clock"}
        for name in fields(mode):
            if name not in ("id", "mode", "checked"):
                made = widget(name, form, lambda field, text: heard.append((field, text)))(Box(0, 0, 300, 48))
                assert made.tag == name


# undoing


def test_words_are_undone_and_done_again(writer: Writer) -> None:
    page = writer.at_question()
    writer.hands.click_on(writer.field("text.en"))
    writer.hands.type("Who is it")
    writer.hands.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert page.form["text.en"] == "Who is"
    writer.hands.key(pygame.K_z, pygame.KMOD_LCTRL)
    writer.hands.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert "text.en" not in page.form
    writer.hands.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert "There is nothing to undo." in writer.toasts
    writer.hands.key(pygame.K_y, pygame.KMOD_LCTRL)
    writer.hands.key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    writer.press("Redo")
    assert page.form["text.en"] == "Who is it"
    writer.hands.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert "There is nothing to redo." in writer.toasts
    writer.press("Undo")
    assert page.form["text.en"] == "Who is" and writer.field("text.en").line.text == "Who is"  # type: ignore[attr-defined]


def test_undoing_the_card_itself_leaves_the_page(writer: Writer) -> None:
    pack = writer.at_pack()
    pack.bench.change(written.with_card(pack.bench.now, "duel"))
    pack.write(Place(2, 0))
    writer.hands.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert writer.page is pack and len(pack.bench.now.cards) == 2


# modes, languages, values


def test_a_mode_keeps_what_was_written_for_another(writer: Writer) -> None:
    page = writer.at_question()
    writer.write("answer.en", "Thor")
    writer.choose("mode", "cible")
    writer.write("number", "88")
    writer.choose("mode", "chrono")
    assert page.form["answer.en"] == "Thor" and page.form["number"] == "88" and page.form["mode"] == "chrono"


def test_both_languages_are_written_one_after_the_other(writer: Writer) -> None:
    page = writer.at_question(Place(0, 0), begun("ours", "Ours", ["fr", "en"]))
    assert page.bench.language == "en"
    writer.write("hint.en", "Thunder")
    writer.choose("language", "fr")
    assert writer.field("hint.fr") and not [each for each in page.widgets if each.tag == "hint.en"]
    writer.write("hint.fr", "Tonnerre")
    assert page.form["hint.fr"] == "Tonnerre" and page.form["hint.en"] == "Thunder"


def test_steppers_and_segments_write_too(writer: Writer) -> None:
    page = writer.at_question(Place(1, 0), template(["fr"]))
    for value in ("coin", "stop_clock"):
        stepper = writer.field("chance")
        assert isinstance(stepper, Stepper)
        stepper.changed(
            [key for key, _ in __import__("scenes.games.defizz.editor.names", fromlist=["x"]).games()].index(value)
        )
    assert "settings" not in page.form
    writer.field("settings").click()
    assert page.form["settings"] == "seconds=8"
    page.show(ABOUT_IT)
    writer.field("difficulty").click()
    writer.choose("stability", "D")
    writer.choose("recent", "true")
    writer.write("as_of", "2026-01-31")
    assert {"difficulty": "2", "stability": "D", "recent": "true", "as_of": "2026-01-31"}.items() <= page.form.items()


def test_a_question_that_is_changed_has_not_been_read_again(writer: Writer) -> None:
    now = template(["fr"])
    form = {**now.form(Place(0, 0)), "checked": "2"}
    page = writer.at_question(Place(0, 0), now.with_form(Place(0, 0), form))
    page._write("sources", "elsewhere")
    assert page.form["checked"] == "2"
    page._write("answer.fr", "Sydney")
    assert "checked" not in page.form


def test_the_next_question_follows_until_the_card_is_full(writer: Writer) -> None:
    page = writer.at_question()
    writer.press("Next question")
    writer.press("Next question")
    assert page.place == Place(0, 2)
    assert not [each for each in page.widgets if getattr(each, "text", "") == "Next question"]


def test_the_keys_alone_are_enough(writer: Writer) -> None:
    page = writer.at_question()

    def to(name: str) -> None:
        for _ in range(40):
            if page.focused is not None and page.focused.tag == name:
                return
            writer.hands.key(pygame.K_TAB)
        raise AssertionError(name)

    to("mode")
    writer.hands.key(pygame.K_RIGHT)
    assert page.mode == "cible"
    for name, text in (("text.en", "How many ?"), ("hint.en", "Many"), ("number", "12"), ("unit.en", "eggs")):
        to(name)
        writer.hands.type(text)
    assert page.faults() == []
    writer.hands.key(pygame.K_ESCAPE)
    assert writer.page is not page


# trying


def test_an_answer_is_judged_as_at_the_table(writer: Writer) -> None:
    page = writer.at_question(Place(0, 0), template(["en"]))
    page.show(TRYING)
    for text, told in (("canberra", "is right."), ("Sidney", "is wrong."), ("", "")):
        page.trial.typed = ""
        page.rebuild()
        if text:
            writer.write("try", text)
            writer.press("Judge it")
            assert told in writer.told()
    writer.press("Show the answer")
    assert "The answer: Canberra." in writer.told() and "The site was chosen in 1908." in writer.told()


@pytest.mark.parametrize(
    ("slot", "text", "told"),
    [(1, "80", "80 keys: off by 8 keys."), (1, "88", "88 keys: exactly right."), (1, "many", "That is not a number."),
     (2, "castle", "“castle” is right: it is in the list as rook."), (2, "jester", "“jester” is wrong.")],
)  # fmt: skip
def test_numbers_and_lists_are_tried_too(writer: Writer, slot: int, text: str, told: str) -> None:
    page = writer.at_question(Place(0, slot), template(["en"]))
    page.show(TRYING)
    writer.write("try", text)
    writer.hands.key(pygame.K_RETURN)
    assert told in writer.told().replace("\xa0", " ")
    writer.press("Show the answer")
    assert page.trial.told


def test_chance_decides_at_a_click(writer: Writer) -> None:
    page = writer.at_question(Place(1, 0), template(["en"]))
    page.show(TRYING)
    writer.press("Let chance decide")
    assert any(name in page.trial.told[0] for name in ("Zoé", "Malik", "Inès"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_of_chance_can_be_tried(kind: str) -> None:
    question = msgspec.convert(raw_of({**FORMS[3], "chance": kind, "settings": ""}), ChanceQuestion)
    for seed in range(40):
        assert any(name in played(question, Random(seed)) for name in SIDES)


def test_every_game_of_chance_has_a_name_and_every_setting() -> None:
    assert sorted(key for key, _ in names.games()) == sorted(KINDS)
    for kind in KINDS.values():
        assert len(kind.params) <= 1 and all(names.setting(name) != name for name in kind.params)


def test_what_is_not_written_yet_can_not_be_tried(writer: Writer) -> None:
    page = writer.at_question()
    page.show(TRYING)
    assert "Before you can try it out:" in writer.told()
    assert "Answer: Something is to be written here." in writer.told()
    assert isinstance(page, QuestionPage)
