"""DE-22: what was typed is right, wrong, or near, and then people are asked."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from game.defizz.moves import PRESS, Answer
from game.defizz.pack import Pack, decode, use
from game.defizz.questions import AnyQuestion, ChronoQuestion, PingPongQuestion
from game.shelf import ASSETS
from game.table import TABLE
from scenes.app import lang
from scenes.games.defizz import judge
from scenes.games.defizz.judge import Finding, in_pack, look
from scenes.games.defizz.judge.key import Form, form, key
from tests.game.defizz.table import TINY, asked, packed, pingpong, tiny
from tests.game.defizz.table import judged as judged_by_table

ANSWERS = Path(__file__).parent / "answers.txt"
LANGUAGES = ("fr", "en")


@pytest.fixture(scope="module")
def bank() -> Pack:
    return decode((ASSETS / "questions" / "base.json").read_bytes())


@pytest.fixture(autouse=True, scope="module")
def small() -> None:
    use(packed(TINY))


class Typed(NamedTuple):
    """What somebody typed, and what is fair."""

    question: str
    language: str
    text: str
    right: bool
    entry: str
    """Of a list: what was meant."""


def typed(half: int) -> list[Typed]:
    """Every second line of the table: the judge was fitted with the even ones in sight, never the odd ones."""
    lines = [line for line in ANSWERS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    found = []
    for line in lines[half::2]:
        place, *columns = line.split("|")
        question, language = place.split()
        for right, column in zip((True, False), columns, strict=True):
            for each in filter(None, map(str.strip, column.split(";"))):
                text, _, entry = each.partition("=")
                found.append(Typed(question, language, text, right, entry))
    return found


def ruled(bank: Pack, question: AnyQuestion, text: str, language: str) -> Finding:
    """The finding as at the table, with the other answers of the pack in mind."""
    return in_pack(bank, question, text, language)


def outcome(bank: Pack, case: Typed) -> str:
    """`right`, `near`, `wrong`; or `mistaken` for another entry of the list."""
    question = bank.file.questions[bank.index[case.question]]
    word, entry = ruled(bank, question, case.text, case.language)
    if word == "right" and case.entry:
        assert isinstance(question, PingPongQuestion) and entry is not None
        meant = getattr(question.list.items[entry], case.language).main
        return "right" if meant == case.entry else "mistaken"
    return word


@pytest.fixture(scope="module")
def unseen(bank: Pack) -> list[tuple[Typed, str]]:
    """The half of the table that the judge was not fitted to, judged."""
    return [(case, outcome(bank, case)) for case in typed(1)]


def test_there_are_eight_hundred_answers_that_the_judge_was_not_fitted_to(unseen: list[tuple[Typed, str]]) -> None:
    assert len(unseen) >= 800


def test_one_wrong_answer_in_fifty_passes_at_most(unseen: list[tuple[Typed, str]]) -> None:
    wrong = [(case, word) for case, word in unseen if not case.right]
    passed = [case for case, word in wrong if word in ("right", "mistaken")]
    assert len(passed) <= 0.02 * len(wrong), passed


def test_one_right_answer_in_a_hundred_is_refused_at_most(unseen: list[tuple[Typed, str]]) -> None:
    right = [(case, word) for case, word in unseen if case.right]
    refused = [case for case, word in right if word in ("wrong", "mistaken")]
    assert len(refused) <= 0.01 * len(right), refused


def test_people_are_asked_about_six_answers_in_a_hundred_at_most(unseen: list[tuple[Typed, str]]) -> None:
    assert sum(word == "near" for _, word in unseen) <= 0.06 * len(unseen)


def test_the_other_half_does_no_worse(bank: Pack) -> None:
    words = Counter((case.right, outcome(bank, case)) for case in typed(0))
    assert words[False, "right"] <= 0.02 * words.total() and words[True, "wrong"] <= 0.01 * words.total()


# the whole bank


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_in_a_list_is_its_own_entry_and_no_other(bank: Pack, language: str) -> None:
    for question in bank.file.questions:
        if isinstance(question, PingPongQuestion):
            for entry, item in enumerate(question.list.items):
                name = getattr(item, language)
                for form in (name.main, *name.accept):
                    assert look(question, form, language) == ("right", entry), (question.id, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_trap_beside_a_list_is_taken_for_an_entry(bank: Pack, language: str) -> None:
    for question in bank.file.questions:
        if isinstance(question, PingPongQuestion) and question.list.tempting:
            for trap in getattr(question.list.tempting, language):
                assert look(question, trap, language).word == "wrong", (question.id, trap)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_accepted_form_is_right(bank: Pack, language: str) -> None:
    for question in bank.file.questions:
        if isinstance(question, ChronoQuestion):
            name = getattr(question.answer, language)
            for form in (name.main, *name.accept):
                assert ruled(bank, question, form, language).word == "right", (question.id, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refused_form_is_wrong(bank: Pack, language: str) -> None:
    for question in bank.file.questions:
        if isinstance(question, ChronoQuestion):
            for form in (*getattr(question.answer, language).reject, *getattr(question.wrong, language)):
                assert ruled(bank, question, form, language).word == "wrong", (question.id, form)


# one rule at a time


def of_list(*entries: str) -> Any:
    """A list with these entries, and others if they are fewer than a list must have."""
    entries = (*entries, *("Guadalquivir", "Zimbabwe", "Kyrgyz")[: max(0, 4 - len(entries))])
    question = pingpong("life-0001", len(entries))
    for item, entry in zip(question["list"]["items"], entries, strict=True):
        item["fr"] = item["en"] = {"main": entry}
    data = tiny()
    data["questions"][2] = question
    return packed(data).file.questions[2]


def test_blood_groups_differ_by_their_sign() -> None:
    groups = of_list("A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-")
    entries = [look(groups, text, "fr").entry for text in ("A+", "a -", "AB+", "ab−", "o plus", "O moins")]
    assert entries == [0, 1, 4, 5, 6, 7] and look(groups, "A", "fr").word == "wrong"


def test_a_letter_may_have_its_vitamin_with_it() -> None:
    vitamins = of_list("A", "B1", "B12", "C", "D")
    texts = ("vitamine C", "la vitamine A", "C", "vitamin b12", "b 1", "vitamine d")
    assert [look(vitamins, text, "fr").entry for text in texts] == [3, 0, 3, 2, 1, 4]


@pytest.mark.parametrize("text", ["vitamine", "B2", "B11", "vitamine B", "12", "E"])
def test_a_vitamin_that_is_not_there_is_wrong(text: str) -> None:
    assert look(of_list("A", "B1", "B12", "C"), text, "fr").word == "wrong"


@pytest.mark.parametrize(
    ("text", "entry"), [("louis 14", 0), ("Louis XIV", 0), ("Louis quatorze", 0), ("louis 16", 1), ("Loui XVI", 1)]
)
def test_a_king_is_known_by_his_number(text: str, entry: int) -> None:
    kings = of_list("Louis XIV", "Louis XVI", "Henri IV", "Henri VI")
    assert look(kings, text, "fr") == ("right", entry)


@pytest.mark.parametrize("text", ["Louis", "Louis XV", "louis 41", "Henri III", "Henri"])
def test_another_number_is_another_king(text: str) -> None:
    assert look(of_list("Louis XIV", "Louis XVI", "Henri IV", "Henri VI"), text, "fr").word == "wrong"


@pytest.mark.parametrize("text", ["17", "1798", "178", "mil sept cent"])
def test_digits_are_never_a_matter_of_spelling(text: str) -> None:
    assert look(of_list("1789", "1515", "1066", "1914"), text, "fr").word == "wrong"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Œuvre", "oeuvre"),
        ("l’Été", "ETE"),
        ("St. Moritz", "saint moritz"),
        ("10 000", "10.000"),
        ("quatre-vingt-dix-sept", "97"),
        ("septante et un", "71"),
        ("two hundred and six", "206"),
        ("deux mille quarante-huit", "2 048"),
        ("XVIe", "xvie"),
        ("Louis the Fourteenth", "Louis XIV"),
        ("Élisabeth Ire", "Elisabeth première"),
        ("1er mai", "premier mai"),
        ("R.D.C.", "RDC"),
        ("the Earl of Sandwich", "Earl Sandwich"),
        ("07", "7"),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert judge.plain(one) == judge.plain(other)


@pytest.mark.parametrize(("one", "other"), [("A+", "A-"), ("vitamine A", "vitamine"), ("Henri IV", "Henri VI")])
def test_what_looks_alike_is_not_the_same(one: str, other: str) -> None:
    assert judge.plain(one) != judge.plain(other)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Slovaquie", "right"),
        ("Slovaqie", "right"),
        ("Slovénie", "right"),
        ("Slovinie", "right"),
        ("Slovie", "near"),
        ("Slave", "wrong"),
    ],
)
def test_a_neighbour_has_a_say(text: str, word: str) -> None:
    assert look(of_list("Slovaquie", "Slovénie", "Serbie", "Suède"), text, "fr").word == word


@pytest.mark.parametrize(
    "text",
    (
        "je crois que c'est Thor", "euh Thor", "Euh… Thor !", "c’est thor", "i think it's thor", "it is Thor",
        "je pense thor", "peut-être thor", "numéro Thor",
    ),
)  # fmt: skip
def test_a_hesitation_is_no_part_of_an_answer(text: str) -> None:
    assert look(of_list("Thor", "Odin", "Loki"), text, "fr") == Finding("right", 0)


@pytest.mark.parametrize("text", ("c'est", "euh", "it's", "je crois"))
def test_a_hesitation_alone_is_wrong(text: str) -> None:
    assert look(of_list("Thor", "Odin"), text, "fr").word == "wrong"


def test_a_title_that_begins_like_a_hesitation_stays_whole() -> None:
    assert look(of_list("C'est la vie", "Maybe"), "c'est la vie", "fr") == Finding("right", 0)
    assert look(of_list("C'est la vie", "Maybe"), "maybe", "fr") == Finding("right", 1)


def test_the_east_of_a_country_is_not_the_country() -> None:
    assert look(of_list("Allemagne", "France"), "Allemagne de l'Est", "fr").word == "near"


@pytest.mark.parametrize("text", ("la lettre i", "le i", "I", "c'est le i"))
def test_a_lone_letter_is_no_number(text: str) -> None:
    assert look(of_list("i", "1"), text, "fr") == Finding("right", 0)


@pytest.mark.parametrize(("right", "text"), (("La Haye", "lahaye"), ("Le Caire", "lecaire"), ("Réunion", "lareunion")))
def test_an_article_may_be_glued_to_its_name(right: str, text: str) -> None:
    assert look(of_list(right, "Rome"), text, "fr") == Finding("right", 0)


@pytest.mark.parametrize(("right", "text"), (("Nemo", "finding Nemo"), ("poire", "couper la poire en deux")))
def test_an_answer_inside_a_phrase_is_asked_about(right: str, text: str) -> None:
    assert look(of_list(right, "Dory"), text, "fr") == Finding("near", 0)


def test_a_short_answer_in_a_long_speech_is_not_looked_for() -> None:
    assert look(of_list("Nemo"), "un deux trois Nemo quatre chats gris jouent dehors ici", "fr").word == "wrong"


def test_a_sound_that_is_nearly_right_is_asked_about() -> None:
    assert look(of_list("Açores", "Madère"), "assores", "fr") == Finding("near", 0)


def test_two_answers_at_once_are_none() -> None:
    pieces = of_list("roi", "dame", "tour", "fou")
    assert look(pieces, "roi dame", "fr").word == "wrong" and look(pieces, "le roi", "fr").entry == 0


def test_as_near_to_two_entries_people_are_asked() -> None:
    assert look(of_list("junio", "julio", "marzo", "abril"), "juxio", "fr").word == "near"


def test_a_first_letter_is_seldom_a_slip(bank: Pack) -> None:
    salt = bank.file.questions[bank.index["sci-0025"]]
    assert ruled(bank, salt, "podium", "fr").word == "near" and ruled(bank, salt, "sodiun", "fr").word == "right"


# at the table


def test_an_entry_given_already_is_wrong() -> None:
    state = asked("life-0001")
    play_right(state, "entry 2 of life-0001")
    assert judge.heard(state.view(TABLE), "Entry 2 of life-0001").word == "wrong"
    assert judge.heard(state.view(TABLE), "entry 3 of life-0001").word == "right"


def play_right(state: Any, text: str) -> None:
    """The first side gives this, and it was right."""
    state.apply(0, Answer(text))
    seat, move = judged_by_table(True)
    state.apply(seat, move)


def waiting(text: str) -> Any:
    """The view of all of a match in which the first side has just said this."""
    state = asked("geo-0001")
    state.apply(1, PRESS)
    state.apply(1, Answer(text))
    return state.view(TABLE)


@pytest.mark.parametrize(("text", "right"), [("answer geo-0001", True), ("near geo-0001", False)])
def test_people_and_computer_players_are_judged_by_what_they_say(text: str, right: bool) -> None:
    assert judge.verdict(waiting(text), Random(1)).right == right


def test_a_player_that_says_nothing_in_earnest_is_judged_by_chance() -> None:
    words = [judge.verdict(waiting("…"), Random(seed)).right for seed in range(40)]
    assert 5 < sum(words) < 35


def test_an_answer_in_the_other_language_will_do(bank: Pack) -> None:
    hague = bank.file.questions[bank.index["geo-0026"]]
    assert look(hague, "The Hague", "fr").word == "right"


def test_a_list_that_is_another_in_the_other_language_stays_itself(bank: Pack) -> None:
    streets = bank.file.questions[bank.index["games-0019"]]
    assert look(streets, "Mayfair", "fr").word == "wrong" and look(streets, "Mayfair", "en").word == "right"


def test_a_question_in_one_language_is_judged_in_it() -> None:
    state = asked("geo-0001")
    lang.use("en")
    assert judge.heard(state.view(TABLE), "alias geo-0001").word == "right"


@pytest.mark.parametrize(
    ("text", "word"), [("%", "right"), (" % ", "right"), ("#", "wrong"), ("pour cent", "wrong"), ("", "wrong")]
)
def test_an_answer_may_be_a_sign(text: str, word: str) -> None:
    name = {"fr": {"main": "%"}, "en": {"main": "%"}}
    data = tiny()
    data["questions"][0]["answer"] = name
    assert look(packed(data).file.questions[0], text, "fr").word == word


def test_of_a_whole_evening_the_judge_keeps_what_the_last_question_needs(bank: Pack) -> None:
    judged = [each for each in bank.file.questions if isinstance(each, ChronoQuestion | PingPongQuestion)]
    for question in judged:
        for language in LANGUAGES:
            ruled(bank, question, "quelque chose", language)
    keys = [key(judged[-1], language) for language in LANGUAGES]
    needed = sum(len(each.refused) + sum(map(len, each.entries)) for each in keys)
    gc.collect()
    held = sum(isinstance(each, Form) for each in gc.get_objects())
    assert held <= needed + (form.cache_info().maxsize or 0)
