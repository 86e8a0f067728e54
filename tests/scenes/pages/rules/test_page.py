"""The rules in the program: all of them told, in both languages, for the options at hand, easy to find."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pygame
import pytest

from game import GAMES
from game.shelf import ASSETS
from scenes.app import lang
from scenes.games import ON_SCREEN
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.icons import NAMED, NAMES
from scenes.kit.theme import FONTS
from scenes.lessons.scene import LessonScene
from scenes.pages.rules.book import COMMENT, HEAD, Span, leaves, search, sections, source, tag
from scenes.pages.rules.notation import NOTES, read
from scenes.pages.rules.page import RulesPage
from scenes.pages.rules.reader import HEADLINE
from scenes.pages.rules.setting import lay_leaf
from scenes.sitting.lesson import NAME, game_of
from scenes.stage.paper.flow import NOTE, READING, SIGNS
from scenes.stage.paper.marks import Ground, Laid, Piece
from tests.scenes.driver import Driver
from tests.scenes.fonts import characters
from tests.test_rule_numbers import NUMBER, RULES

LANGUAGES: tuple[Literal["fr", "en"], ...] = ("fr", "en")
LOOKS = [
    *(
        ((960, 540), text_size, language)
        for text_size, language in ((1.0, "fr"), (1.25, "en"), (1.5, "fr"), (1.6, "en"))
    ),
    *(
        ((1280, 720), text_size, language)
        for text_size, language in ((1.0, "en"), (1.25, "fr"), (1.5, "en"), (1.6, "fr"))
    ),
    *(((1024, 768), text_size, language) for text_size, language in ((1.0, "fr"), (1.5, "en"), (1.6, "fr"))),
    ((1920, 1080), 1.25, "fr"),
    ((2560, 1080), 1.5, "en"),
]
"""The sizes of the window and of text, and the languages, in which every leaf is looked at: every pair of them, but for
windows of one shape, in which a leaf is laid out alike."""
PICTURED = ("trepido", "trio", "tordu", "defizz")
"""The games whose rules are written with pictures."""
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


def told(game: str, language: str, options: dict[str, Any] | None = None, without: str = "") -> str:
    """All that the rules say with these options, but for the leaf of the title `without`."""
    lang.use(language)
    terms = ON_SCREEN[game].terms(options or {}, "usual")
    found = leaves(game, language, options or {}, terms)
    return "\n".join(leaf.text for leaf in found if leaf.title.text != without)


def ways(game: str) -> list[dict[str, Any]]:
    """Every way to play whose rules can be read: nothing decided, the usual, each edition, each value of an option."""
    usual = msgspec.to_builtins(GAMES[game].Options())
    found = [{}, usual]
    for edition in ON_SCREEN[game].editions.values():
        found += [dict(edition.options), {**usual, **edition.options}]
        for option, kind in get_type_hints(GAMES[game].Options).items():
            if get_origin(kind) is Literal or kind is bool:
                found += [{**edition.options, option: value} for value in get_args(kind) or (True, False)]
    return found


def ruled(text: str) -> str:
    """A text without the names of its elements, heads and tags: what people read, and cards."""
    lines = (line for line in text.splitlines() if tag(line) is None and not line.startswith((HEAD, COMMENT)))
    return "\n".join(re.sub(r"^:\w+", "", line) for line in lines)


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
    pages = {number: section.title for section in sections(game, language) for number in section.rules}
    assert set(pages) == {f"{letters}-{number:02}" for number in range(1, count + 1)}
    assert all(NUMBER.fullmatch(number) for number in pages)


@every
def test_both_languages_are_cut_up_alike(game: str) -> None:
    def shape(language: str) -> list[str]:
        """Tags, heads and comments as they are, of other lines what kind they are and which cards they show."""
        lines = source(game, language).splitlines()
        cards = re.compile(r"\{card \S+\}|\{note|\{aside|(?<=\| )(?:[✓✗] )?[\w@,<>→⇄+=-]+")
        return [
            line
            if line.startswith((COMMENT, "[", HEAD)) or line in ("##", "")
            else line.split(" ")[0] * line.startswith(("#", "– ", ":")) + str(_shown(cards, line))
            for line in lines
        ]

    assert tags(game, "fr") == tags(game, "en")
    assert shape("fr") == shape("en"), "a paragraph for a paragraph"


def _shown(cards: re.Pattern[str], line: str) -> list[str]:
    """The cards and notes of a line; of a table's cells only those in braces, for others are words."""
    found = cards.findall(line)
    if line.startswith(":circle"):
        return found[:-1]  # the last part is the words in the middle
    return [name for name in found if name.startswith("{") or not line.startswith(":table")]


@every
def test_every_tag_names_an_option_and_its_values(game: str) -> None:
    kinds = get_type_hints(GAMES[game].Options)
    for line in tags(game, "fr"):
        for option, wanted in (tag(line) or {}).items():
            assert option in kinds, line
            assert set(wanted.values) <= (values(kinds[option]) or set()), line


@every
def test_french_is_spaced_as_it_should_be(game: str) -> None:
    text = ruled(source(game, "fr"))
    assert not re.findall(r"[^\u202f][;!?»]|«[^\u202f]", text)
    assert not re.findall(r"[^\u00a0\n]:", text)
    assert "'" not in text and '"' not in text


@every
@both
def test_every_character_has_a_glyph(game: str, language: str) -> None:
    for way in ways(game):
        lang.use(language)
        for leaf in leaves(game, language, way, ON_SCREEN[game].terms(way, "usual")):
            for text, face in ((leaf.title.text, HEADLINE), (leaf.text, READING)):
                known = characters(ASSETS / "fonts" / FONTS[face.style.family, face.style.weight])
                assert set(SIGNS.sub("", text)) - set(SPACES) - set(NAMED) - {"\n"} - known == set()


def test_the_font_reader_knows_what_is_there_and_what_is_not() -> None:
    known = characters(ASSETS / "fonts" / "nunito-600.ttf")
    assert set("aZ9éœÉ’«») ") <= known
    assert not {"♠", "→", "★", "漢"} & known


@every
@both
def test_every_leaf_has_an_icon_and_cards_that_the_game_knows(game: str, language: str) -> None:
    page = RulesPage(game)
    hands = Driver(page, language=language)
    for way in ways(game):
        page.options = way
        page.chosen, page.match = {game: page.chosen[game]}, (game, page.chosen[game])
        for number in range(len(page._read())):
            page.turn(number)
            assert page.leaves[number].icon in NAMES
            assert hands.drawn(), "an unknown card would have raised an error"


@pytest.mark.parametrize("game", PICTURED)
@both
def test_the_essentials_come_first_and_fit_on_one_screen(game: str, language: Literal["fr", "en"]) -> None:
    for way in [{}, *ways(game)]:
        page = RulesPage(game, way)
        Driver(page, language=language)
        assert page.leaves[0].icon == "home" and page.reader.most == 0, way
        assert any(isinstance(mark, Piece) for mark in page.reader.body.marks), "with real cards"


@pytest.mark.parametrize("game", PICTURED)
def test_every_leaf_has_something_to_look_at(game: str) -> None:
    page = RulesPage(game)
    Driver(page)
    for edition in ON_SCREEN[game].editions or ("",):
        page.chosen[game] = edition
        page.rebuild()
        for number, leaf in enumerate(page.leaves):
            page.turn(number)
            shown = [mark for mark in page.reader.body.marks if isinstance(mark, Piece | Ground)]
            assert shown or len(leaf.text) < 400, f"{leaf.title.text}: a wall of text"


@pytest.mark.parametrize("game", PICTURED)
def test_our_own_reading_is_a_note_at_the_foot(game: str) -> None:
    for language, words in (("fr", "Notre lecture"), ("en", "Our reading")):
        text, all_told = source(game, language), told(game, language)
        assert "notre lecture" not in text.lower() and "our ruling" not in text.lower()
        numbers = [sign for sign in all_told if NOTE < ord(sign) < NOTE + 0x100]
        assert len(numbers) == text.count("{note") + text.count("{aside")
        assert 2 <= all_told.count(words) <= text.count("{note")
    assert set(NOTES) == {"note", "aside"}


def test_the_same_note_has_one_number_on_a_leaf() -> None:
    leaf = read("A leaf", {}, "", ["One.{note}", "Two.{note}", "Three.{aside A house rule.}", "Four.{note}"], {})
    assert len(leaf.notes) == 2
    numbers = [ord(sign) - NOTE for sign in leaf.text if NOTE < ord(sign) < NOTE + 0x100]
    assert numbers == [1, 1, 2, 1]


@pytest.mark.parametrize("game", PICTURED)
def test_a_leaf_names_a_lesson_of_its_game(game: str) -> None:
    named = [leaf.head["lesson"] for leaf in sections(game, "fr") if "lesson" in leaf.head]
    assert {f"{game}-1", f"{game}-2"} <= set(named)
    assert all(NAME.fullmatch(lesson) and game_of(lesson) == game for lesson in named)


# cut to the options


@every
@both
def test_tags_and_comments_are_never_shown(game: str, language: str) -> None:
    text = told(game, language)
    assert not re.search(r"[\[{}]|%%|^[:@]", text, re.MULTILINE)


def test_an_edition_shows_its_own_rules_alone() -> None:
    ciao = told("trepido", "fr", {"edition": "ciao"}, without="Les éditions")
    assert "108 cartes" in ciao and "105 cartes" not in ciao
    assert "boulet" in ciao and "tête de mort" not in ciao
    assert "boulet" not in told("trepido", "fr", {"edition": "trepido"}, without="Les éditions")


@pytest.mark.parametrize("edition", ["trepido", "defifoo", "ciao"])
def test_one_leaf_compares_the_editions_whichever_is_open(edition: str) -> None:
    found = leaves("trepido", "fr", {"edition": edition}, ON_SCREEN["trepido"].terms({}, "usual"))
    leaf = next(leaf for leaf in found if leaf.title.text == "Les éditions")
    assert all(words in leaf.text for words in ("Défifoo jaune", "tête de mort", "boulet", "changez de sens"))


def test_what_nobody_has_decided_hides_nothing() -> None:
    undecided, without = told("trepido", "en"), told("trepido", "en", {"blitz": False})
    assert "Five seconds a turn" in undecided and "Five seconds a turn" not in without
    assert "105 cards" in undecided and "108 cards" in undecided


def test_what_takes_the_place_of_something_else_waits_until_it_is_decided() -> None:
    instead = "Strength does not count."
    assert instead not in told("trepido", "en") and instead in told("trepido", "en", {"kids": 2})


def test_a_leaf_with_nothing_on_it_goes() -> None:
    def titles(options: dict[str, Any]) -> set[str]:
        return {section.title for section in sections("trepido", "en", options)}

    assert {"Teams", "Replay"} <= titles({}) and not {"Teams", "Replay"} & titles({"teams": False, "kids": 1})


def test_numbers_and_switches_are_options_too() -> None:
    short = told("defizz", "en", {"max_rounds": 5, "minutes": None, "expert": True})
    assert "number of rounds" in short and "number of minutes" not in short
    assert "the reader picks" in short and "Each side has one Help!" not in short
    assert "Step 1" in told("trepido", "en", {"kids": 1}) and "Step 1" not in told("trepido", "en", {"kids": 0})


@every
@both
def test_the_usual_options_leave_rules_that_read_on(game: str, language: str) -> None:
    assert len(sections(game, language, msgspec.to_builtins(GAMES[game].Options()))) >= 8


# the search


@pytest.mark.parametrize("words", ["événement", "evenement", "ÉVÉNEMENT", " Evenement "])
def test_accents_and_capitals_do_not_matter(words: str) -> None:
    text = "Un événement : l’Événement."
    assert search(text, words) == [Span(3, 12), Span(17, 26)]


def test_spaces_apostrophes_and_ligatures_are_found_as_typed() -> None:
    assert search("As de cœur\u00a0: merci\u202f! L’as.", "coeur : merci !") == [Span(6, 20)]
    assert search("L’as", "l'as") == [Span(0, 4)]


def test_nothing_is_found_by_nothing() -> None:
    assert search("Un texte", "") == search("Un texte", "  ") == search("Un\ntitre", "un titre") == []


def test_signs_are_looked_for_as_they_are() -> None:
    assert search("un +3, (oui)", "+3") == [Span(3, 5)]
    assert search("un +3, (oui)", "(") == [Span(7, 8)]


def test_a_note_or_a_strong_word_does_not_come_between() -> None:
    assert search("trois\uf401 \uf8fecartes\uf8fe", "trois cartes") == [Span(0, 14)]


# the page


def entry(page: RulesPage) -> Entry:
    return next(widget for widget in page.widgets if isinstance(widget, Entry))


def test_everything_by_keyboard_alone() -> None:
    page = RulesPage()
    hands = Driver(page)
    hands.key(pygame.K_RIGHT)
    assert page.open == 1, "with nothing in focus, arrows turn the leaves"
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT):
        hands.key(code)
    assert page.game == "tordu" and page.open == 0
    hands.key(pygame.K_TAB)
    assert page.focused is entry(page)
    hands.type("atout")
    assert len(page.hits) > 3 and page.hit == 0
    hands.key(pygame.K_RETURN)
    assert page.hit == 1 and page.count.text.endswith(str(len(page.hits)))
    before = page.open, page.reader.at
    hands.key(pygame.K_PAGEDOWN)
    assert (page.open, page.reader.at) != before, "pages turn while one searches"
    for _ in range(2):
        hands.key(pygame.K_TAB)
    assert page.focused is page.contents
    before_down = page.open
    hands.key(pygame.K_DOWN)
    assert page.open == before_down + 1
    hands.key(pygame.K_ESCAPE)
    assert hands.app.over


def test_page_keys_read_on_from_leaf_to_leaf() -> None:
    page = RulesPage("trepido")
    hands = Driver(page, (960, 540), 1.5)
    for _ in range(60):
        hands.key(pygame.K_PAGEDOWN)
    assert page.open == len(page.leaves) - 1 and page.reader.at == page.reader.most
    hands.key(pygame.K_HOME)
    assert page.reader.at == 0


def test_everything_by_mouse_alone() -> None:
    page = RulesPage("trepido")
    hands = Driver(page)
    place = page.contents.places[3].box
    hands.click(page.contents.box.x + place.centre[0], page.contents.box.y + place.centre[1])
    assert page.open == 3
    views = next(w for w in page.widgets if getattr(w, "on_paper", False)).box
    hands.click(views.right - 20, views.centre[1])
    assert page.chosen["trepido"] == "ciao" and "boulet" in page.reader.leaf.text and page.open == 3
    hands.click_on(entry(page))
    hands.type("boulet")
    before = page.hit
    hands.click_on(page.next)
    assert page.hit == before + 1
    hands.click_on(page.widgets[0])
    assert hands.app.over


def test_everything_by_pad_alone() -> None:
    page = RulesPage("defizz")
    hands = Driver(page)
    hands.events(pygame.Event(pygame.JOYHATMOTION, value=(1, 0)))
    assert page.open == 1
    for button in (5, 5, 5, 0):
        hands.pad(button)
    assert page.game == "trepido"
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
    hands.type("carte")
    seen = []
    for _ in range(len(page.hits) + 1):
        seen.append(page.hit)
        leaf, span = page.hits[page.hit]
        assert page.open == leaf and page.reader.hit == span
        assert page.reader.at <= page.reader._place(span.start) <= page.reader.at + page.reader.box.height
        hands.key(pygame.K_RETURN)
    assert seen == [*range(len(page.hits)), 0]
    assert len({leaf for leaf, _ in page.hits}) > 1


@pytest.mark.parametrize(
    ("game", "found", "typed"),
    [
        ("trepido", "symbole", "symbole"),
        ("trepido", "échanger", "Echanger"),
        ("trio", "différentes", "differentes"),
        ("tordu", "cœur", "coeur"),
        ("defizz", "éliminé", "ELIMINE"),
    ],
)
def test_hits_are_marked_in_the_text(game: str, found: str, typed: str) -> None:
    page = RulesPage(game)
    hands = Driver(page)
    page._type(typed)
    marked = [item.box for item in hands.drawn() if item.what == "panel"]
    page.reader.mark((), None, show=False)
    plain = [item.box for item in hands.drawn() if item.what == "panel"]
    marks = [box for box in marked if box not in plain]
    words = [item.box for item in hands.drawn() if item.what == "text" and found in item.text.lower()]
    words = [box for box in words if page.reader.box.contains(box)]
    here = [span for leaf, span in page.hits if leaf == page.open]
    assert here and words and all(any(mark.overlaps(word) for mark in marks) for word in words)


def test_a_mark_lies_over_the_ground_of_an_example() -> None:
    page = RulesPage("defizz")
    hands = Driver(page)
    page._type("éliminée")
    assert page.reader.hit is not None
    drawn = [item for item in hands.drawn() if page.reader.box.overlaps(item.box)]
    [word] = [item.box for item in drawn if item.what == "text" and item.text == "éliminée"]
    behind = [item.box for item in drawn if item.what == "panel" and item.box.overlaps(word)]
    assert behind[-1].width < word.width + 10, "nothing but the word is drawn over its mark"


@every
def test_words_are_found_with_their_accents_and_without(game: str) -> None:
    page = RulesPage(game)
    Driver(page)
    accented = {word for leaf in page.leaves for word in re.findall(r"[\w’]+", leaf.text) if _bare(word) != word}
    assert len(accented) > 20
    for word in accented:
        page.words = word
        whole = page._found()
        page.words = _bare(word).upper()
        assert whole == page._found() != [], word


def _bare(word: str) -> str:
    """A word without its accents and ligatures."""
    spread = word.replace("œ", "oe").replace("Œ", "OE").replace("æ", "ae").replace("’", "'")
    return "".join(sign for sign in unicodedata.normalize("NFD", spread) if not unicodedata.combining(sign))


def learn(page: RulesPage) -> list[Button]:
    """The buttons that open a lesson."""
    return [widget for widget in page.widgets if isinstance(widget, Button) and widget.kind == "do"]


def test_a_leaf_leads_to_the_lesson_about_it() -> None:
    page = RulesPage("trepido")
    hands = Driver(page)
    [button] = learn(page)
    assert button.text.endswith("Apprendre en jouant")
    hands.click_on(button)
    lesson = hands.app.top
    assert isinstance(lesson, LessonScene) and lesson.course.name == page.leaves[0].lesson == "trepido-1"
    hands.app.pop()
    assert hands.app.top is page and page.open == 0


def test_a_leaf_whose_lesson_nobody_has_written_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.pages.rules.learn.names", lambda: ["trepido-1"])
    page = RulesPage("trepido")
    hands = Driver(page)
    taught = [number for number, leaf in enumerate(page.leaves) if leaf.lesson == "trepido-1"]
    missing = next(number for number, leaf in enumerate(page.leaves) if leaf.lesson == "trepido-2")
    rows = page.contents.box
    page.turn(missing)
    assert learn(page) == [] and page.contents.box == rows, "the list keeps its place from leaf to leaf"
    page._choose_game("trio")
    assert learn(page) == [] and page.contents.box.height > rows.height
    page._choose_game("trepido")
    page.turn(taught[-1])
    assert len(learn(page)) == 1 and hands.faults() == []


def test_the_lesson_is_opened_by_keys_and_pad_too() -> None:
    page = RulesPage("tordu")
    hands = Driver(page)
    for _ in range(20):
        hands.key(pygame.K_TAB)
        if page.focused in learn(page):
            break
    hands.pad(0)
    assert isinstance(hands.app.top, LessonScene)


def test_a_chip_in_the_list_says_its_name() -> None:
    page = RulesPage("defizz")
    hands = Driver(page)
    number = next(number for number, leaf in enumerate(page.leaves) if leaf.icon == "pingpong")
    place, box = page.contents.places[number].box, page.contents.box

    def titles() -> list[str]:
        return [item.text for item in hands.drawn() if item.what == "text" and "modes" in item.text]

    assert titles() == ["Les quatre modes"]
    page.contents.to(place.y - 40)
    hands.move(box.x + place.centre[0], box.y + place.centre[1] - page.contents.at)
    assert titles() == ["Les quatre modes · Ping-pong"]


def test_pictures_are_kept_while_leaves_are_turned() -> None:
    page = RulesPage("trio")
    hands = Driver(page)
    before = page.reader.pieces
    page.turn(3)
    assert page.reader.pieces is before
    page._choose_edition("picante")
    assert page.reader.pieces is not before, "other options, other cards"
    before = page.reader.pieces
    hands.app.prefer(contrast="strong")
    assert page.reader.pieces is not before


def test_pictures_are_as_large_as_a_leaf_has_room_for() -> None:
    page = RulesPage("trio")
    Driver(page)
    leaf = read("A leaf", {}, "", ["Words.", ":yes Yes | 4 | 4", ":no No | 9"], {})

    def laid(height: float) -> Laid:
        return lay_leaf(leaf, 800, height, page.app.canvas.type, page.reader.pieces)

    def zoom(height: float) -> float:
        return next(mark.zoom for mark in laid(height).marks if isinstance(mark, Piece))

    usual = laid(10).height, zoom(10)
    assert zoom(600) == pytest.approx(1.45 * usual[1]), "larger with room, usual where the leaf has to scroll"
    assert zoom(600) > zoom(usual[0] + 15) > zoom(usual[0]) == usual[1]
    assert zoom(usual[0] - 5) < usual[1], "a little smaller rather than a scroll bar"


def test_words_that_are_not_there_are_said_not_to_be() -> None:
    page = RulesPage("trio")
    hands = Driver(page, language="en")
    assert page.count not in page.widgets
    hands.click_on(entry(page))
    hands.type("xyz")
    assert page.count in page.widgets and page.count.text == "Not found" and not page.next.enabled


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
    Driver(page, language="en")
    assert page.chosen["trepido"] == "ciao"
    assert "Five seconds a turn" not in page.text() and "With the \uf8festrict rule" in page.text()
    page._choose_edition("defifoo")
    assert "Five seconds a turn" in page.text(), "another edition is read whole"


def test_a_match_of_teams_opens_at_teams() -> None:
    options = msgspec.to_builtins(GAMES["trio"].Options(mode="picante", teams=True))
    page = RulesPage("trio", options)
    Driver(page, language="en")
    assert page.chosen["trio"] == "teams" and "In the simple game" not in page.text()


def test_another_size_keeps_the_place_and_the_language_can_change() -> None:
    page = RulesPage("trepido")
    hands = Driver(page, (960, 540), 1.25)
    page.turn(2)
    hands.key(pygame.K_PAGEDOWN)
    before = page.reader.top
    hands.app.prefer(text_size=150)
    assert page.open == 2 and before > 0 and abs(page.reader.top - before) < 150
    hands.app.prefer(language="en")
    assert page.open == 2 and page.reader.leaf.title.text == "What beats what"


def test_every_word_stands_where_it_says() -> None:
    page = RulesPage("trepido")
    Driver(page)
    for number in range(len(page.leaves)):
        page.turn(number)
        for mark in page.reader._words():
            if mark.start >= 0 and not mark.text.isdigit():
                assert page.reader.leaf.text.startswith(mark.text, mark.start)


@pytest.mark.parametrize(("size", "text_size", "language"), LOOKS)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], text_size: float, language: Literal["fr", "en"]) -> None:
    page = RulesPage()
    hands = Driver(page, size, text_size, language)
    for name, game in ON_SCREEN.items():
        page._choose_game(name)
        for edition in game.editions or ("",):
            page.chosen[name] = edition
            page.rebuild()
            for number in range(len(page.leaves)):
                page.turn(number)
                for at in {0.0, page.reader.most}:
                    page.reader.to(at)
                    assert hands.faults() == [], page.reader.leaf.title.text
            assert page.reader.box.height > 240, "enough room to read"
        page._type("xyz")
        assert hands.faults() == []
        page._type("")


@pytest.mark.parametrize(("count", "enabled"), [(0, False), (1, False), (2, True)])
def test_there_is_a_next_hit_only_if_there_are_two(count: int, enabled: bool) -> None:
    page = RulesPage("tordu")
    Driver(page)
    page.hits, page.hit = [(page.open, (number, number + 1)) for number in range(count)], 0
    page._mark(False)
    assert page.next.enabled is enabled
