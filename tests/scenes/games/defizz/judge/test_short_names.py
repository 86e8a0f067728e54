"""DE-22: names in part, short names, initials, and words besides an answer."""

from __future__ import annotations

from typing import Any

import pytest

from game.defizz.pack import use
from scenes.games.defizz.judge import in_pack, look
from scenes.games.defizz.judge.hesitation import straight
from scenes.games.defizz.judge.normal import words
from tests.game.defizz.table import TINY, chrono, name, packed, tiny
from tests.scenes.games.defizz.judge.test_judge import of_list


@pytest.fixture(autouse=True, scope="module")
def small() -> None:
    use(packed(TINY))


def asked(main: str, text: str = "", kind: str = "person", **more: Any) -> Any:
    """A Chrono with this answer, and this text if one is given."""
    data = tiny()
    question = chrono("geo-0001", answer=name(main, **more), answer_type=kind)
    if text:
        question["text"] = {"fr": text, "en": text}
    data["questions"][0] = question
    return packed(data)


def word(text: str, main: str, question: str = "", kind: str = "person", **more: Any) -> str:
    pack = asked(main, question, kind, **more)
    return in_pack(pack, pack.file.questions[0], text, "fr").word


@pytest.mark.parametrize("text", ("Sand", "sand", "g sand", "George Sand", "Sand George", "G. Sand", "Mme Sand"))
def test_a_person_is_known_by_the_last_name(text: str) -> None:
    assert word(text, "George Sand") == "right"


@pytest.mark.parametrize("text", ("Wolfgang Mozart", "Amadeus Mozart", "mozart wolfgang amadeus"))
def test_some_of_the_names_will_do_in_any_order(text: str) -> None:
    assert word(text, "Wolfgang Amadeus Mozart") == "right"


def test_another_first_name_is_another_person() -> None:
    assert word("Leopold Mozart", "Wolfgang Amadeus Mozart") == "wrong"


def test_a_last_name_that_a_wrong_answer_has_is_asked_about() -> None:
    assert word("Schumann", "Clara Schumann", reject=["Robert Schumann"]) == "near"


def test_the_last_word_of_a_thing_is_no_name() -> None:
    assert word("Pégase", "cheval Pégase", kind="animal") == "near"


def test_a_first_name_alone_is_asked_about() -> None:
    assert word("Indira", "Indira Gandhi") == "near"


@pytest.mark.parametrize("text", ("navette Discovery", "la navette Discovery", "navettes discovery"))
def test_words_of_the_question_say_nothing(text: str) -> None:
    assert word(text, "Discovery", "Quelle navette vola en 1984 ?", "vehicle") == "right"


@pytest.mark.parametrize("text", ("le père de Discovery", "pas Discovery"))
def test_words_that_make_something_else_of_an_answer_count(text: str) -> None:
    assert word(text, "Discovery", "Quel père, et pas la mère ?", "vehicle") != "right"


def test_a_name_in_the_question_counts() -> None:
    assert word("Robert Schumann", "Clara Schumann", "Qui épousa Robert ?", reject=["Robert Schumann"]) == "wrong"


def test_initials_stand_for_a_long_name() -> None:
    titles = of_list("The Tortured Poets Department", "République démocratique du Congo")
    assert [look(titles, text, "fr").entry for text in ("TTPD", "t.t.p.d.", "RDC", "rddc")] == [0, 0, 1, 1]


def test_a_number_stays_behind_initials() -> None:
    films = of_list("Mission: Impossible", "Mission: Impossible 2", "Mission: Impossible III", "Fallout")
    assert [look(films, text, "en").entry for text in ("MI2", "M:I 3")] == [1, 2]


@pytest.mark.parametrize("text", ("Pyotr Ilyich Tchaikovsky", "P. Tchaikovsky", "Piotr Tchaikovsky"))
def test_a_middle_name_or_a_first_name_spelt_abroad_makes_nobody_else(text: str) -> None:
    assert word(text, "Pyotr Tchaikovsky") == "right"


@pytest.mark.parametrize("text", ("W.A. Mozart", "wa mozart"))
def test_first_names_may_be_initials_together(text: str) -> None:
    assert word(text, "Wolfgang Amadeus Mozart") == "right"


@pytest.mark.parametrize("text", ("Demi Moore", "Lance Craig"))
def test_in_a_list_of_people_another_first_name_is_another_person(text: str) -> None:
    actors = of_list("Sean Connery", "Roger Moore", "Daniel Craig", "Timothy Dalton")
    assert look(actors, text, "fr").word == "wrong"


def test_a_name_that_begins_like_the_right_one_and_ends_otherwise_is_wrong() -> None:
    assert word("Pierre Curie", "Pierre de Coubertin") == "wrong"


@pytest.mark.parametrize(("text", "main"), (("JFK", "Kennedy"), ("URSS", "Union soviétique"), ("1D", "One Direction")))
def test_a_nickname_is_known(text: str, main: str) -> None:
    assert word(text, main, kind="thing") == "right"


def test_the_letters_of_an_abbreviation_may_be_apart() -> None:
    assert word("v a r", "VAR", kind="thing") == "right"


@pytest.mark.parametrize(
    ("text", "number"), (("nineteen eighty nine", "1989"), ("cent quatre-vingt-seize", "196"), ("quatre-vingts", "80"))
)
def test_numbers_in_words(text: str, number: str) -> None:
    assert words(text) == (number,)


@pytest.mark.parametrize(("short", "long"), (("Regent St", "Regent Street"), ("Trafalgar sq", "Trafalgar Square")))
def test_a_street_may_be_short(short: str, long: str) -> None:
    assert words(short) == words(long)


@pytest.mark.parametrize(("text", "plain"), (("a second", ("second",)), ("the second Earl", ("2", "earl"))))
def test_a_rank_after_an_article_counts_only_what_follows(text: str, plain: tuple[str, ...]) -> None:
    assert words(text) == plain


def test_a_saint_stays_a_saint() -> None:
    assert words("St Moritz") == ("saint", "moritz")


@pytest.mark.parametrize(
    "text", ("we are in Iceland", "Iceland, I think", "the answer is Iceland please", "Iceland !", "its Iceland")
)
def test_what_is_said_around_an_answer_is_no_part_of_it(text: str) -> None:
    assert straight(text).rstrip(" !") == "Iceland"


@pytest.mark.parametrize(
    "text",
    ("Carmen by Bizet", "Carmen avec Callas", "Carmen (opéra)", "Carmen 1875", "Carmen in Rome"),
)
def test_what_comes_after_an_answer_may_be_said(text: str) -> None:
    assert word(text, "Carmen", kind="opera") == "right"


@pytest.mark.parametrize("text", ("roi, dame", "roi : dame", "roi - dame"))
def test_two_answers_with_a_sign_between_are_none(text: str) -> None:
    assert look(of_list("roi", "dame"), text, "fr").word == "wrong"


def test_a_place_is_told_by_its_capital() -> None:
    assert word("breakfast in bed", "breakfast", kind="meal") != "right"


@pytest.mark.parametrize("text", ("Star Wars le retour du Jedi", "Star Wars : Le Retour du Jedi", "le retour du jedi"))
def test_the_name_of_a_series_may_stand_before_a_title(text: str) -> None:
    data = tiny()
    data["questions"][2]["text"] = {"fr": "Citez un film Star Wars.", "en": "Name a Star Wars film."}
    data["questions"][2]["list"]["items"][0]["fr"]["main"] = "Le Retour du Jedi"
    assert look(packed(data).file.questions[2], text, "fr") == ("right", 0)


def test_one_word_of_the_question_before_a_name_may_make_somebody_else() -> None:
    data = tiny()
    data["questions"][2]["text"] = {"fr": "Depuis James Callaghan : qui ?", "en": "Since James Callaghan: who?"}
    data["questions"][2]["list"]["items"][0]["en"] = {"main": "Cameron"}
    assert look(packed(data).file.questions[2], "James Cameron", "en").word == "near"


def test_what_is_spelt_like_another_name_of_the_pack_is_no_slip() -> None:
    data = tiny()
    data["questions"][0] = chrono("geo-0001", answer=name("Iceland"), answer_type="country")
    data["questions"][5] = chrono("geo-0002", answer=name("Ireland"), answer_type="island")
    pack = packed(data)
    rulings = [in_pack(pack, pack.file.questions[0], text, "fr").word for text in ("Iceland", "Icelnd", "Ireland")]
    assert rulings == ["right", "right", "near"]


@pytest.mark.parametrize(("text", "entry"), (("nnw", 0), ("nw", 1)))
def test_a_letter_twice_is_no_slip_in_a_sign(text: str, entry: int) -> None:
    assert look(of_list("NNW", "NW", "SSE", "SE"), text, "fr").entry == entry
    assert look(of_list("NNW", "NW", "SSE", "SE"), "nnnw", "fr").word != "right"


def test_a_silent_end_makes_no_other_word() -> None:
    assert look(of_list("poulpe", "requin"), "poulet", "fr").word != "right"


def test_most_of_a_long_name_is_asked_about() -> None:
    tales = of_list("Little Red Riding Hood", "Bluebeard", "North Dakota", "South Dakota")
    assert look(tales, "red riding hood", "fr") == ("near", 0) and look(tales, "Dakota", "fr").word == "wrong"


@pytest.mark.parametrize(("text", "word_"), (("Shrek 1", "near"), ("60 m Shrek", "wrong")))
def test_a_number_after_an_answer_is_asked_about(text: str, word_: str) -> None:
    assert look(of_list("Shrek", "Dory"), text, "fr").word == word_
