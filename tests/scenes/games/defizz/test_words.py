"""The texts of questions in words."""

from __future__ import annotations

import re

from game.defizz import events
from game.defizz.pack import named
from game.defizz.questions import Name, Names, Text
from game.table import TABLE
from scenes.app import lang
from scenes.games.defizz import ON_SCREEN, words
from scenes.kit.text import BODY_STYLE, Type
from tests.scenes.evenings import played


def test_a_question_is_told_in_the_language_spoken_or_in_the_one_it_has() -> None:
    lang.use("en")
    assert words.text(Text(fr="Combien ?", en="How many?")) == "How many?"
    assert words.text(Text(fr="Combien ?")) == "Combien\N{NO-BREAK SPACE}?"
    assert words.text(None) == ""


def test_a_typed_apostrophe_is_shown_as_books_print_it() -> None:
    lang.use("fr")
    assert words.text(Text(fr="Qu'est-ce que c'est ?")) == "Qu’est-ce que c’est\N{NO-BREAK SPACE}?"
    assert words.named(Names(fr=Name(main="L'Avare"))) == "L’Avare"


def test_a_match_that_was_left_tells_the_number_of_its_turn() -> None:
    lang.use("en")
    match = played("defizz", 4, max_rounds=4)
    view = match.state.view(TABLE)
    assert len(view.history) > 12
    assert ON_SCREEN.reached(view) == f"turn {len(view.history) + 1}"


def test_the_log_tells_a_repeat_from_a_wrong_answer() -> None:
    told = [words.event(events.Judged(0, *ruling), ["Ada"]) for ruling in ((True,), (False,), (False, True))]
    assert told == ["Right!", "Wrong.", "Already said."]


def test_the_log_says_if_nobody_answered() -> None:
    assert words.event(events.Returned((0, 0), True), ["Ada"]) == "Nobody answered: every stake goes back."
    assert words.event(events.Returned((0, 0)), ["Ada"]) == "No single winner: every stake goes back."


# lines that break where French breaks


def test_no_line_of_a_question_begins_with_a_sign() -> None:
    """No orphan `?`, and no line that begins with `»`, at any width, whoever wrote the pack."""
    lang.use("fr")
    kind, asked = Type(1.0), words.text(Text(fr="Qui a dit : « Que d'eau ! » en 1 875 ? Et où ; à 50 % ?"))
    for width in range(90, 400, 7):
        lines = kind.wrap(asked, BODY_STYLE, width)
        starts = [line[0] for line in lines if kind.width(line, BODY_STYLE) <= width]
        assert not set(starts) & set("?!:;»%"), lines


def test_every_question_of_ours_keeps_its_signs_on_their_line() -> None:
    lang.use("fr")
    texts = [words.text(shown.text) for shown in named("base").shown]
    assert texts and not any(re.search(r" [?!:;»]|« ", text) for text in texts)


def test_a_chrono_never_unrolls_a_sign_alone() -> None:
    lang.use("fr")
    spoken = words.text(Text(fr="Quel est le plus long fleuve de France ?"))
    assert spoken.split(" ")[-1] == "France\N{NO-BREAK SPACE}?"


def test_money_is_written_as_everywhere_on_the_table_and_a_year_as_a_year() -> None:
    lang.use("fr")
    told = [words.event(each, ["Ada"]) for each in (events.PotWon(0, 3600), events.Guessed(0, 2007))]
    assert told == ["Ada empoche 3\N{NARROW NO-BREAK SPACE}600.", "Ada dit 2007."]
    lang.use("en")
    assert words.event(events.Staked(0, 1200, True), ["Ada"]) == "Ada raises to 1,200."
