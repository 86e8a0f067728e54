"""DE-22: letters that hands and ears confuse, plurals, and names spelt out."""

from __future__ import annotations

import pytest

from game.defizz.pack import use
from scenes.games.defizz.judge import look
from scenes.games.defizz.judge.letters import unlikely
from scenes.games.defizz.judge.spelling import alike, heard_alike, plurals
from tests.game.defizz.table import TINY, packed
from tests.scenes.games.defizz.judge.test_judge import of_list


@pytest.fixture(autouse=True, scope="module")
def small() -> None:
    use(packed(TINY))


@pytest.mark.parametrize(("typed", "right"), (("osama", "obama"), ("alola", "aloha"), ("astrologie", "astronomie")))
def test_letters_that_nobody_confuses_make_another_word(typed: str, right: str) -> None:
    assert unlikely(typed, right) and not alike(typed, right)


@pytest.mark.parametrize(
    ("typed", "right"),
    (("zidame", "zidane"), ("gandhu", "gandhi"), ("persuation", "persuasion"), ("hysbands", "husbands")),
)
def test_neighbours_on_the_keyboard_and_sounds_alike_are_slips(typed: str, right: str) -> None:
    assert not unlikely(typed, right) and alike(typed, right)


def test_two_letters_swapped_are_a_slip() -> None:
    assert alike("mraie", "marie") and alike("slovneia", "slovenia")


def test_a_letter_before_a_word_makes_another_word() -> None:
    assert look(of_list("astronomie", "musique"), "gastronomie", "fr").word == "near"


@pytest.mark.parametrize(
    ("word", "plural"), (("octopus", "octopuses"), ("wolf", "wolves"), ("pansy", "pansies"), ("cheval", "chevaux"))
)
def test_plurals_of_both_languages(word: str, plural: str) -> None:
    assert plural in plurals(word) and alike(plural, word) and alike(word, plural)


def test_ch_is_one_sound() -> None:
    assert heard_alike("munk", "munch") and heard_alike("ro", "rho") and not heard_alike("munk", "manet")


@pytest.mark.parametrize("text", ("maerz", "März", "marz"))
def test_two_dots_may_be_spelt_out(text: str) -> None:
    assert look(of_list("März", "April", "Juni"), text, "fr") == ("right", 0)


@pytest.mark.parametrize("text", ("dartagnan", "d artagnan", "D'Artagnan"))
def test_an_elided_word_may_be_glued(text: str) -> None:
    assert look(of_list("d'Artagnan", "Athos"), text, "fr") == ("right", 0)


def test_what_sounds_right_is_right_though_a_wrong_name_is_as_near() -> None:
    assert look(of_list("Gandhi", "Gaudi"), "Gandi", "fr") == ("right", 0)


def test_a_number_before_a_plural_is_asked_about() -> None:
    meals = of_list("éléphants", "lunch")
    assert look(meals, "deux éléphants", "fr").word == "near" and look(meals, "second lunch", "fr").word == "wrong"
