"""The texts of questions in words."""

from __future__ import annotations

from game.defizz.questions import Name, Names, Text
from scenes.app import lang
from scenes.games.defizz import words


def test_a_question_is_told_in_the_language_spoken_or_in_the_one_it_has() -> None:
    lang.use("en")
    assert words.text(Text(fr="Combien ?", en="How many?")) == "How many?"
    assert words.text(Text(fr="Combien ?")) == "Combien ?"
    assert words.text(None) == ""


def test_a_typed_apostrophe_is_shown_as_books_print_it() -> None:
    lang.use("fr")
    assert words.text(Text(fr="Qu'est-ce que c'est ?")) == "Qu’est-ce que c’est ?"
    assert words.named(Names(fr=Name(main="L'Avare"))) == "L’Avare"
