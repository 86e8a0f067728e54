"""The questions that come with the game: form, fairness and good manners."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

import pytest

from game.defizz.chance import KINDS
from game.defizz.pack import Pack, named
from game.defizz.questions import AnyQuestion, ChanceQuestion, ChronoQuestion, CibleQuestion, PingPongQuestion

LANGUAGES = ("fr", "en")
BETRAYS = re.compile(r"\b(combien|nombre|liste|citez|vite|hasard|how many|number|list|name|fast|luck|chance)\b", re.I)
DATED = re.compile(
    r"\b(actuel\w*|aujourd'hui|derni(er|ère)s?|le plus riche|current(ly)?|latest|still|now|youngest)\b",
    re.I,
)
RECORD, YEAR = re.compile(r"\brecords?\b", re.I), re.compile(r"\b(1[5-9]|20)[0-9]{2}\b")
SMALL = {"le", "la", "les", "l", "un", "une", "des", "du", "de", "d", "the", "a", "an", "of", "in", "et", "and"}


@pytest.fixture(scope="module", params=["base", "second", "food", "screen"])
def base(packs: None, request: pytest.FixtureRequest) -> Pack:
    """Each box of the game, and the packs about one thing, which keep the same rules."""
    return named(request.param)


def words(text: str) -> list[str]:
    """The words of a text, without accents, case and punctuation."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"[a-z0-9]+", plain)


def said(question: AnyQuestion) -> Iterator[tuple[str, str, str]]:
    """Language, hint and text."""
    for language in LANGUAGES:
        yield language, getattr(question.hint, language), getattr(question.text, language)


def test_there_are_a_hundred_and_six_cards_of_each_deck(packs: None) -> None:
    """DE-04"""
    assert [len(cards) for cards in named("base").cards] == [106, 106]


def test_every_question_was_read_again(base: Pack) -> None:
    assert [question.id for question in base.file.questions if not question.checked] == []


def test_every_question_is_on_a_card(base: Pack) -> None:
    assert len(base.home) == len(base.file.questions)


def test_every_question_is_asked_in_both_languages(base: Pack) -> None:
    for question in base.file.questions:
        assert question.text.fr and question.text.en, question.id


def test_ids_begin_with_their_category(base: Pack) -> None:
    for question in base.file.questions:
        assert question.id.split("-")[0] == question.category


def test_a_cards_questions_differ_in_category(base: Pack) -> None:
    for card in (*base.cards[0], *base.cards[1]):
        assert len({base.shown[question].category for question in card}) == 3


def test_a_card_shows_two_modes_at_least_and_one_chance_at_most(base: Pack) -> None:
    for card in (*base.cards[0], *base.cards[1]):
        modes = [base.shown[question].mode for question in card]
        assert len(set(modes)) >= 2 and modes.count("chance") <= 1


def test_a_cards_difficulties_are_spread(base: Pack) -> None:
    for card in (*base.cards[0], *base.cards[1]):
        assert 6 <= sum(base.shown[question].difficulty for question in card) <= 10


def test_all_modes_are_in_both_decks(base: Pack) -> None:
    for deck in base.cards:
        assert {base.shown[question].mode for card in deck for question in card} == {
            "chrono", "cible", "pingpong", "chance",
        }  # fmt: skip


def test_every_multi_card_has_room_for_eleven(base: Pack) -> None:
    """DE-19: the list is longer than the participants."""
    assert min(base.room[1]) >= 11


@pytest.mark.parametrize("name", ["base", "second"])
def test_every_game_of_chance_is_in_each_box(packs: None, name: str) -> None:
    """DE-20"""
    questions = named(name).file.questions
    assert {question.chance.kind for question in questions if isinstance(question, ChanceQuestion)} == set(KINDS)


def test_a_hint_is_a_few_words(base: Pack) -> None:
    """One to four in the base game; elsewhere a hint may be a saying."""
    most = 4 if base.id == "base" else 7
    for question in base.file.questions:
        for _, hint, _ in said(question):
            assert 1 <= len(hint.split()) <= most, hint


def test_no_hint_betrays_the_mode(base: Pack) -> None:
    """DE-04: the mode is hidden."""
    for question in base.file.questions:
        for _, hint, _ in said(question):
            assert not BETRAYS.search(hint), hint


def test_no_two_questions_have_the_same_hint(base: Pack) -> None:
    for language in LANGUAGES:
        hints = Counter(getattr(question.hint, language) for question in base.file.questions)
        assert [hint for hint, count in hints.items() if count > 1] == []


def test_no_answer_is_in_its_hint_or_its_question(base: Pack) -> None:
    for question in base.file.questions:
        if isinstance(question, ChronoQuestion):
            for language, hint, text in said(question):
                name = getattr(question.answer, language)
                whole = set(words(name.main))
                answer = whole - SMALL or whole
                assert not answer & set(words(hint)), question.id
                assert not answer <= set(words(text)), question.id


def test_no_number_is_in_its_hint_or_its_question(base: Pack) -> None:
    for question in base.file.questions:
        if isinstance(question, CibleQuestion):
            for _, hint, text in said(question):
                assert str(question.number.value) not in words(hint + " " + text), question.id


def test_no_text_speaks_of_today(base: Pack) -> None:
    for question in base.file.questions:
        for _, hint, text in said(question):
            assert not DATED.search(hint + " " + text), question.id


def test_a_record_is_one_of_its_year(base: Pack) -> None:
    """Records are broken: the text says when it was set, or the fact is marked to be looked at again."""
    for question in base.file.questions:
        for _, hint, text in said(question):
            if RECORD.search(hint + " " + text):
                assert YEAR.search(text) or question.recheck is not None, question.id


def test_questions_can_be_heard_in_one_breath(base: Pack) -> None:
    for question in base.file.questions:
        for _, _, text in said(question):
            assert len(words(text)) <= 25, question.id


def test_the_text_of_a_chrono_is_long_enough_to_race_against(base: Pack) -> None:
    """DE-17"""
    for question in base.file.questions:
        if isinstance(question, ChronoQuestion):
            for _, _, text in said(question):
                assert len(words(text)) >= 8, question.id


def test_french_is_typed_with_its_spaces_and_no_others(base: Pack) -> None:
    for question in base.file.questions:
        for part in (question.hint.fr, question.text.fr, question.note.fr if question.note else None):
            assert not part or not re.search(r"\S[?!;:»]|«\S|  |\u00a0|\u202f|’", part), question.id


def test_english_has_no_space_before_its_signs(base: Pack) -> None:
    for question in base.file.questions:
        for part in (question.hint.en, question.text.en, question.note.en if question.note else None):
            assert not part or not re.search(r"\s[?!;:,.]|  |’", part), question.id


def test_numbers_have_bounds_wide_enough_for_eleven_guesses(base: Pack) -> None:
    """DE-18"""
    for question in base.file.questions:
        if isinstance(question, CibleQuestion):
            number = question.number
            assert number.min is not None and number.max is not None and number.max - number.min >= 50, question.id


def test_entries_of_a_list_differ_without_accents_too(base: Pack) -> None:
    """DE-22: spelling, accents and case don't count."""
    for question in base.file.questions:
        if isinstance(question, PingPongQuestion):
            for language in LANGUAGES:
                names = [getattr(item, language) for item in question.list.items]
                forms = [" ".join(words(form)) for name in names for form in (name.main, *name.accept)]
                assert len(set(forms)) == len(forms), question.id


def test_every_entry_has_its_fame(base: Pack) -> None:
    for question in base.file.questions:
        if isinstance(question, PingPongQuestion):
            assert all(0 < item.fame <= 1 for item in question.list.items), question.id


def test_few_facts_change_with_the_years_and_those_have_a_day_to_look_again(base: Pack) -> None:
    """One in fifty at most: a question should not need looking after."""
    may_change = [question for question in base.file.questions if question.stability == "D"]
    assert len(may_change) <= 0.02 * len(base.file.questions)
    assert all(question.as_of and question.recheck for question in may_change)
