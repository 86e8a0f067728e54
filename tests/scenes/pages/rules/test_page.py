"""The rules in the program: all of them told, in both languages, for the options at hand, easy to find."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pygame
import pytest

from game import GAMES
from game.shelf import ASSETS
from scenes.app import lang
from scenes.games import ON_SCREEN
from scenes.kit.entry import Entry
from scenes.kit.text import HEADING_STYLE
from scenes.kit.theme import FONTS
from scenes.pages.rules.book import COMMENT, HEADING, Span, rules, search, source, tag
from scenes.pages.rules.page import RulesPage
from scenes.pages.rules.reader import READING_STYLE
from tests.scenes.driver import Driver
from tests.scenes.fonts import characters
from tests.test_rule_numbers import NUMBER, RULES

LANGUAGES: tuple[Literal["fr", "en"], ...] = ("fr", "en")
SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
SPACES = "\u00a0\u202f"

both = pytest.mark.parametrize("language", LANGUAGES)
every = pytest.mark.parametrize("game", RULES)


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    """Whatever a test has spoken, the next one begins in English."""
    yield
    lang.use("en")


def tags(game: str, language: str) -> list[str]:
    return [line for line in source(game, language).splitlines() if tag(line) is not None]


def headings(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(HEADING)]


def values(kind: Any) -> set[str] | None:
    """What a tag may name as values of an option; None if it can only be on or off."""
    if kind is bool:
        return {"true", "false"}
    if get_origin(kind) is Literal:
        return {str(value) for value in get_args(kind)}
    parts = [part for part in get_args(kind) if part is not type(None)]
    return values(parts[0]) if parts else None


# the texts


@every
@both
def test_every_rule_is_told(game: str, language: str) -> None:
    letters, count = RULES[game]
    comments = "\n".join(line for line in source(game, language).splitlines() if line.startswith(COMMENT))
    told = {match.group() for match in NUMBER.finditer(comments)}
    assert told == {f"{letters}-{number:02}" for number in range(1, count + 1)}


@every
def test_both_languages_are_cut_up_alike(game: str) -> None:
    def shape(language: str) -> list[str]:
        """Tags and comments as they are, of other lines what kind they are."""
        lines = source(game, language).splitlines()
        return [
            line if line.startswith((COMMENT, "[")) else line[:2] if line[:2] in (HEADING, "– ") else ""
            for line in lines
        ]

    assert tags(game, "fr") == tags(game, "en")
    assert len(headings(source(game, "fr"))) == len(headings(source(game, "en")))
    assert shape("fr") == shape("en"), "a paragraph for a paragraph"


@every
def test_our_own_rulings_are_named_as_such_in_both_languages(game: str) -> None:
    def marked(language: str, mark: str) -> list[int]:
        return [line.count(mark) for line in source(game, language).splitlines()]

    assert marked("fr", "notre lecture") == marked("en", "our ruling")
    assert sum(marked("fr", "notre lecture")) >= 3


@every
def test_every_tag_names_an_option_and_its_values(game: str) -> None:
    kinds = get_type_hints(GAMES[game].Options)
    for line in tags(game, "fr"):
        for option, named in (tag(line) or {}).items():
            assert option in kinds, line
            assert set(named) <= (values(kinds[option]) or set()), line


@every
def test_french_is_spaced_as_it_should_be(game: str) -> None:
    text = "\n".join(line for line in source(game, "fr").splitlines() if tag(line) is None)
    assert not re.findall(r"[^\u202f][;!?»]|«[^\u202f]", text)
    assert not re.findall(r"[^\u00a0]:", text)
    assert "'" not in text and '"' not in text


@every
@both
def test_every_character_has_a_glyph(game: str, language: str) -> None:
    for line in rules(game, language).splitlines():
        style = HEADING_STYLE if line.startswith(HEADING) else READING_STYLE
        known = characters(ASSETS / "fonts" / FONTS[style.family, style.weight])
        assert set(line.removeprefix(HEADING)) - set(SPACES) - known == set()


def test_the_font_reader_knows_what_is_there_and_what_is_not() -> None:
    known = characters(ASSETS / "fonts" / "nunito-600.ttf")
    assert set("aZ9éœÉ’«») ") <= known
    assert not {"♠", "→", "★", "漢"} & known


# cut to the options


@every
@both
def test_tags_and_comments_are_never_shown(game: str, language: str) -> None:
    text = rules(game, language)
    assert "[" not in text and COMMENT not in text and "\n\n" not in text


def test_an_edition_shows_its_own_rules_alone() -> None:
    ciao = rules("trepido", "fr", {"edition": "ciao"})
    assert "108 cartes" in ciao and "105 cartes" not in ciao
    assert "boulet" in ciao and "tête de mort" not in ciao
    assert "boulet" not in rules("trepido", "fr", {"edition": "trepido"})


def test_what_nobody_has_decided_hides_nothing() -> None:
    undecided, without = rules("trepido", "en"), rules("trepido", "en", {"blitz": False})
    assert "# Blitz" in undecided and "# Blitz" not in without
    assert "105 cards" in undecided and "108 cards" in undecided


def test_a_heading_with_nothing_below_it_goes() -> None:
    alone = rules("trio", "en", {"teams": False})
    assert "# The exchange" not in alone and "# Teams" not in alone and "middle, face down" in alone
    assert "a card from the middle" not in rules("trio", "en", {"teams": True})


def test_numbers_and_switches_are_options_too() -> None:
    short = rules("defizz", "en", {"max_rounds": 5, "minutes": None, "expert": True})
    assert "number of rounds" in short and "number of minutes" not in short
    assert "the reader picks" in short and "Each side has one Help!" not in short
    assert "Step 1" in rules("trepido", "en", {"kids": 1}) and "Step 1" not in rules("trepido", "en", {"kids": 0})


@every
@both
def test_the_usual_options_leave_rules_that_read_on(game: str, language: str) -> None:
    text = rules(game, language, msgspec.to_builtins(GAMES[game].Options()))
    assert len(headings(text)) >= 8
    assert not re.search(r"^# .*\n# ", text, re.MULTILINE)


# the search


@pytest.mark.parametrize("words", ["événement", "evenement", "ÉVÉNEMENT", " Evenement "])
def test_accents_and_capitals_do_not_matter(words: str) -> None:
    text = "Un événement : l’Événement."
    assert search(text, words) == [Span(3, 12), Span(17, 26)]


def test_spaces_apostrophes_and_ligatures_are_found_as_typed() -> None:
    assert search("As de cœur\u00a0: merci\u202f! L’as.", "coeur : merci !") == [Span(6, 20)]
    assert search("L’as", "l'as") == [Span(0, 4)]


def test_nothing_is_found_by_nothing() -> None:
    assert search("Un texte", "") == search("Un texte", "  ") == search("# Un titre", "#") == []


def test_signs_are_looked_for_as_they_are() -> None:
    assert search("un +3, (oui)", "+3") == [Span(3, 5)]
    assert search("un +3, (oui)", "(") == [Span(7, 8)]


# the page


def entry(page: RulesPage) -> Entry:
    return next(widget for widget in page.widgets if isinstance(widget, Entry))


def test_everything_by_keyboard_alone() -> None:
    page = RulesPage()
    hands = Driver(page)
    hands.key(pygame.K_DOWN)
    assert page.reader.at > 0, "with nothing in focus, arrows move the text"
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT):
        hands.key(code)
    assert page.game == "tordu" and page.reader.at == 0
    for code in (pygame.K_TAB, pygame.K_LEFT):
        hands.key(code)
    assert page.chosen["tordu"] == "simple"
    hands.key(pygame.K_TAB)
    assert page.focused is entry(page)
    hands.type("atout")
    assert len(page.hits) > 3 and page.hit == 0
    hands.key(pygame.K_RETURN)
    assert page.hit == 1 and page.count.text.endswith(str(len(page.hits)))
    hands.key(pygame.K_PAGEDOWN)
    assert page.reader.at > 0, "pages turn while one searches"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.over


def test_everything_by_mouse_alone() -> None:
    page = RulesPage("trio")
    hands = Driver(page)
    views = page.widgets[2].box
    hands.click(views.right - 20, views.centre[1])
    assert page.chosen["trio"] == "teams" and "échange" in page.reader.text
    page._search("trio")
    hands.click_on(page.next)
    assert page.hit == 1
    hands.click_on(page.widgets[0])
    assert hands.app.over


def test_everything_by_pad_alone() -> None:
    page = RulesPage("defizz")
    hands = Driver(page)
    for button in (5, 5, 0):
        hands.pad(button)
    assert page.game == "trepido"
    hands.events(pygame.Event(pygame.JOYHATMOTION, value=(0, -1)))
    hands.pad(1)
    assert hands.app.over


def test_the_rules_key_closes_the_rules() -> None:
    hands = Driver(RulesPage())
    hands.key(pygame.K_F1)
    assert hands.app.over


def test_a_search_goes_to_each_place_and_round_again() -> None:
    page = RulesPage("defizz")
    hands = Driver(page)
    hands.click_on(entry(page))
    hands.type("banque")
    assert page.reader.at > 0, "the first place is far below"
    seen = []
    for _ in range(len(page.hits) + 1):
        seen.append(page.hit)
        down = page.reader.lines[page.reader._line_of(page.hits[page.hit].start)][0]
        assert page.reader.at <= down <= page.reader.at + page.reader.box.height
        hands.key(pygame.K_RETURN)
    assert seen == [*range(len(page.hits)), 0]


def test_words_that_are_not_there_are_said_not_to_be() -> None:
    page = RulesPage("trio")
    hands = Driver(page, language="en")
    assert page.count.text == "" and not page.next.enabled
    hands.click_on(entry(page))
    hands.type("xyz")
    assert page.count.text == "Not found" and not page.next.enabled


def test_words_are_looked_for_in_the_next_game_too() -> None:
    page = RulesPage("trio")
    hands = Driver(page, language="en")
    hands.click_on(entry(page))
    hands.type("joker")
    assert page.hits == []
    page._choose_game("trepido")
    assert len(page.hits) > 3 and entry(page).line.text == "joker"


def test_a_match_shows_the_rules_of_its_own_options() -> None:
    page = RulesPage("trepido", {"edition": "ciao", "blitz": False, "kids": 0, "strict": True})
    hands = Driver(page, language="en")
    assert page.chosen["trepido"] == "ciao"
    assert "# Blitz" not in page.reader.text and "With the strict rule" in page.reader.text
    hands.click_on(page.widgets[2])
    assert page.chosen["trepido"] == "defifoo" and "# Blitz" in page.reader.text, "another edition is read whole"


def test_a_match_of_teams_opens_at_teams() -> None:
    options = msgspec.to_builtins(GAMES["trio"].Options(mode="picante", teams=True))
    page = RulesPage("trio", options)
    Driver(page, language="en")
    assert page.chosen["trio"] == "teams" and "In the simple game" not in page.reader.text


def test_another_size_keeps_the_place_and_the_language_can_change() -> None:
    page = RulesPage("defizz")
    hands = Driver(page)
    hands.key(pygame.K_PAGEDOWN)
    before = page.reader.top
    hands.app.prefer(text_size=150)
    assert before > 0 and abs(page.reader.top - before) < 150
    hands.app.prefer(language="en")
    assert page.reader.text.startswith("# The aim") and page.reader.at == 0


def test_every_line_stands_where_it_says() -> None:
    page = RulesPage("trepido")
    Driver(page)
    for (_, line, _), start in zip(page.reader.lines, page.reader.starts, strict=True):
        assert page.reader.text.startswith(line, start)


@both
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], text_size: float, language: Literal["fr", "en"]) -> None:
    page = RulesPage()
    hands = Driver(page, size, text_size, language)
    for name, game in ON_SCREEN.items():
        page._choose_game(name)
        for edition in game.editions or ("",):
            page.chosen[name] = edition
            page.rebuild()
            for words in ("", "a", "xyz"):
                page._search(words)
                page.reader.to(0)
                assert hands.faults() == []
            assert page.reader.box.height > 300, "enough room to read"
