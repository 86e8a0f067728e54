"""The texts of questions in words."""

from __future__ import annotations

from game.defizz.questions import Name, Names, Text
from scenes import lang
from scenes.words import defizz


def test_a_question_is_told_in_the_language_spoken_or_in_the_one_it_has() -> None:
    lang.use("en")
    assert defizz.text(Text(fr="Combien ?", en="How many?")) == "How many?"
    assert defizz.text(Text(fr="Combien ?")) == "Combien ?"
    assert defizz.text(None) == ""


def test_a_typed_apostrophe_is_shown_as_books_print_it() -> None:
    lang.use("fr")
    assert defizz.text(Text(fr="Qu'est-ce que c'est ?")) == "Qu’est-ce que c’est ?"
    assert defizz.named(Names(fr=Name(main="L'Avare"))) == "L’Avare"
