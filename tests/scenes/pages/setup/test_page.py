"""Setting a table: by mouse alone, by keyboard alone, and two clicks are enough."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import GAMES
from game.dealcode import encode
from game.match import Seat
from game.shelf import Shelf
from game.table import BadOptions
from scenes.app.dialog import Dialog
from scenes.app.racekeys import PLACES
from scenes.games.defizz.at_hand import ours
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.iconbutton import IconButton
from scenes.kit.scroll import Listing
from scenes.kit.segments import Segments
from scenes.kit.stepper import Stepper
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, Style
from scenes.kit.toggle import Toggle
from scenes.pages import seating
from scenes.pages.discs import Discs
from scenes.pages.rows import Named
from scenes.pages.rules.page import RulesPage
from scenes.pages.settings.keycap import KeyCap
from scenes.pages.setup.memory import Memory, Party
from scenes.pages.setup.page import SetupPage
from scenes.pages.setup.widgets import Note, SeatPlate
from scenes.stage import portrait
from scenes.stage.likeness import LIKENESSES
from scenes.tables.scene import TableScene
from tests.game.defizz.table import tiny
from tests.scenes.drawings import Recorder
from tests.scenes.driver import Driver
from tests.scenes.screens import shown
from tests.scenes.sheets import EVERYWHERE, Language, said_words

LETTER = {letter: place for place, letter in PLACES.items()}
PLAYERS, GAME, HOUSE, MORE = range(4)


class Dealt:
    """What the page has asked the table to deal, instead of a real one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[str, Any, tuple[Seat, ...], int | None]] = []
        self.trouble: Exception | None = None
        monkeypatch.setattr(seating, "begin", self._begin)

    def _begin(self, app: Any, game: str, options: Any, seats: tuple[Seat, ...], seed: int | None = None) -> None:
        if self.trouble:
            raise self.trouble
        self.calls.append((game, options, tuple(seats), seed))


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Dealt:
    return Dealt(monkeypatch)


def opened(game: str, folder: Path, language: Language = "en") -> Driver:
    return Driver(SetupPage(game), language=language, shelf=Shelf(folder))


@pytest.fixture
def hands(tmp_path: Path) -> Driver:
    return opened("trepido", tmp_path)


def page(hands: Driver) -> SetupPage:
    assert isinstance(hands.app.top, SetupPage)
    return hands.app.top


def widgets(hands: Driver, kind: type) -> list[Any]:
    return [widget for widget in page(hands).widgets if type(widget) is kind]


def button(hands: Driver, text: str) -> Button:
    return next(widget for widget in widgets(hands, Button) if widget.text == text)


def pick(hands: Driver, choice: Segments[Any], value: Any) -> None:
    place = [known for known, _ in choice.values].index(value)
    hands.click(*choice._segments()[place].centre)


def section(hands: Driver, which: int) -> None:
    pick(hands, widgets(hands, Segments)[0], which)


def press(hands: Driver, letter: str, code: int | None = None) -> None:
    """A key by its place on a QWERTY keyboard; `code` is what is printed on it elsewhere."""
    key = ord(letter.lower()) if code is None else code
    hands.events(pygame.Event(pygame.KEYDOWN, key=key, mod=0, scancode=LETTER[letter], unicode=""))


def with_two(hands: Driver) -> None:
    """A second person sits down."""
    hands.click_on(widgets(hands, SeatPlate)[1])
    pick(hands, widgets(hands, Segments)[1], None)


# dealing


@pytest.mark.parametrize("game", GAMES)
def test_one_click_deals_with_what_is_usual(game: str, tmp_path: Path, dealt: Dealt) -> None:
    hands = opened(game, tmp_path)
    hands.click_on(button(hands, "Deal"))
    [(name, options, seats, seed)] = dealt.calls
    usual = GAMES[game].options({"max_rounds": 3, "pack": "base+second"} if game == "defizz" else {})
    assert (name, options, len(seats), seed) == (game, usual, 6 if game == "defizz" else 4, None)


def test_enter_deals_at_once(hands: Driver, dealt: Dealt) -> None:
    hands.key(pygame.K_RETURN)
    assert len(dealt.calls) == 1


def test_a_pad_deals_at_once(hands: Driver, dealt: Dealt) -> None:
    hands.pad(0)
    assert len(dealt.calls) == 1


def test_what_the_table_refuses_is_said_beside_the_button(hands: Driver, dealt: Dealt) -> None:
    dealt.trouble = BadOptions("teams need 4 or 6 seats, not {seats}", seats=3)
    hands.click_on(button(hands, "Deal"))
    assert "Teams need 4 or 6 seats, not 3." in said_words(hands) and page(hands).note.urgent


def test_names_are_filled_in_before_the_deal(hands: Driver, dealt: Dealt) -> None:
    page(hands).draft.rename(0, "")
    hands.click_on(button(hands, "Deal"))
    assert dealt.calls[0][2][0].name == "Player"


# seats


def test_seats_come_and_go(hands: Driver) -> None:
    stepper = widgets(hands, Stepper)[0]
    hands.click(stepper.box.right - 10, stepper.box.centre[1])
    assert len(widgets(hands, SeatPlate)) == 5
    for _ in range(9):
        hands.click(stepper.box.x + 10, stepper.box.centre[1])
    assert len(widgets(hands, SeatPlate)) == 2


def test_a_seat_is_renamed_by_typing(hands: Driver) -> None:
    hands.click_on(widgets(hands, SeatPlate)[2])
    hands.click_on(widgets(hands, Entry)[0])
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("Zoé")
    assert page(hands).draft.seats[2].name == "Zoé" and "Zoé" in said_words(hands)


def test_a_name_left_empty_is_filled_in_when_the_focus_moves_on(hands: Driver) -> None:
    hands.click_on(widgets(hands, Entry)[0])
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.key(pygame.K_BACKSPACE)
    assert page(hands).draft.seats[0].name == ""
    hands.key(pygame.K_TAB)
    assert page(hands).draft.seats[0].name == "Player"


def test_a_computer_player_gets_its_level(hands: Driver) -> None:
    hands.click_on(widgets(hands, SeatPlate)[3])
    pick(hands, widgets(hands, Segments)[1], "hard")
    assert page(hands).draft.seats[3].level == "hard"


@pytest.mark.parametrize("name", ["mother", "bald", "lamp", "key"])
def test_likeness_and_colour_are_picked(hands: Driver, name: str) -> None:
    for row, number in enumerate((LIKENESSES.index(name), 10)):
        hands.click(*widgets(hands, Discs)[row].cells()[number].centre)
    seat = page(hands).draft.seats[0]
    assert (seat.emblem, seat.colour) == (name, 10)


def test_for_a_computer_player_a_character_is_picked(hands: Driver) -> None:
    hands.click_on(widgets(hands, SeatPlate)[1])
    discs = widgets(hands, Discs)[0]
    assert [name for _, name in discs.rows[0]] == list(portrait.CHARACTERS.values())
    hands.click(*discs.cells()[6].centre)
    seat = page(hands).draft.seats[1]
    assert (seat.name, seat.emblem) == ("Renaud", "fox") and widgets(hands, Discs)[0].index == 6


def test_seats_change_places_and_leave(hands: Driver) -> None:
    names = [seat.name for seat in page(hands).draft.seats]
    hands.click_on(next(one for one in widgets(hands, IconButton) if one.icon == "right"))
    assert [seat.name for seat in page(hands).draft.seats] == [names[1], names[0], *names[2:]]
    hands.click_on(button(hands, "Remove"))
    assert [seat.name for seat in page(hands).draft.seats] == [names[1], *names[2:]]


def test_the_fewest_seats_stay(hands: Driver) -> None:
    page(hands).draft.resize(2)
    page(hands).rebuild()
    assert not button(hands, "Remove").enabled


def test_the_seat_with_the_focus_is_the_one_in_detail(hands: Driver) -> None:
    hands.click_on(widgets(hands, SeatPlate)[0])
    hands.key(pygame.K_DOWN)
    assert page(hands).players.chosen == 1
    assert widgets(hands, Entry)[0].line.text == page(hands).draft.seats[1].name


def test_tab_goes_from_the_chosen_seat_to_its_details(hands: Driver) -> None:
    hands.click_on(widgets(hands, SeatPlate)[1])
    hands.key(pygame.K_TAB)
    assert page(hands).focused is widgets(hands, Entry)[0] and page(hands).players.chosen == 1


def test_keys_alone_reach_everything(hands: Driver) -> None:
    """Once round with Tab comes by every widget but the other plates, and arrows lead to those."""
    seen = set()
    for _ in range(30):
        hands.key(pygame.K_TAB)
        seen.add(page(hands).focused)
    others = {plate for plate in widgets(hands, SeatPlate) if plate.place != 0}
    assert seen == {widget for widget in page(hands).widgets if widget.reachable} - others


# keys for races


def test_a_person_alone_is_not_asked_for_a_key(hands: Driver) -> None:
    assert widgets(hands, KeyCap) == []
    with_two(hands)
    assert len(widgets(hands, KeyCap)) == 1


def test_another_key_is_taken_by_pressing_it(hands: Driver) -> None:
    with_two(hands)
    hands.click_on(widgets(hands, KeyCap)[0])
    press(hands, "X")
    assert page(hands).draft.seats[1].key == LETTER["X"] and "Key X" in said_words(hands)


def test_a_key_in_use_is_refused_with_a_sentence(hands: Driver) -> None:
    with_two(hands)
    hands.click_on(widgets(hands, KeyCap)[0])
    press(hands, "Q")
    assert page(hands).draft.seats[1].key == LETTER["P"] and "Player has that key already." in said_words(hands)


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_F5, pygame.K_LSHIFT])
def test_a_key_with_work_of_its_own_is_refused_with_a_sentence(hands: Driver, code: int) -> None:
    with_two(hands)
    hands.click_on(widgets(hands, KeyCap)[0])
    hands.key(code)
    assert "Not that one: take a letter, a digit or a sign." in said_words(hands)


def test_escape_leaves_the_key_as_it_was(hands: Driver) -> None:
    with_two(hands)
    hands.click_on(widgets(hands, KeyCap)[0])
    hands.key(pygame.K_ESCAPE)
    press(hands, "X")
    assert page(hands).draft.seats[1].key == LETTER["P"]


def test_a_key_lights_up_its_plate_for_a_moment(hands: Driver) -> None:
    with_two(hands)
    press(hands, "Q")
    assert widgets(hands, SeatPlate)[0].shows().ready and not widgets(hands, SeatPlate)[1].shows().ready
    hands.app.step(0.1)
    for _ in range(10):
        hands.app.step(0.1)
    assert not widgets(hands, SeatPlate)[0].shows().ready


def test_typing_a_name_lights_up_nothing(hands: Driver) -> None:
    with_two(hands)
    hands.click_on(widgets(hands, Entry)[0])
    press(hands, "Q")
    assert page(hands).players.lit is None


def test_a_key_shows_what_is_printed_on_it_once_pressed(hands: Driver) -> None:
    """An AZERTY keyboard has its A where a QWERTY keyboard has its Q."""
    with_two(hands)
    press(hands, "Q", code=pygame.K_a)
    assert widgets(hands, SeatPlate)[0].shows().key == "A"


# options


def test_the_line_about_the_chosen_value_is_always_in_sight(hands: Driver) -> None:
    section(hands, GAME)
    pick(hands, widgets(hands, Segments)[2], "challenge")
    assert "A round won is a point; first to the number below." in said_words(hands)


def test_an_option_goes_into_the_deal(hands: Driver, dealt: Dealt) -> None:
    section(hands, GAME)
    pick(hands, widgets(hands, Segments)[1], "ciao")
    pick(hands, widgets(hands, Segments)[2], "points")
    stepper = widgets(hands, Stepper)[0]
    hands.click(stepper.box.right - 10, stepper.box.centre[1])
    hands.click_on(widgets(hands, Toggle)[0])
    hands.click_on(button(hands, "Deal"))
    options = dealt.calls[0][1]
    assert (options.edition, options.match, options.rounds, options.teams) == ("ciao", "points", 6, True)


def test_teams_that_the_seats_do_not_allow_can_not_be_chosen_and_it_says_why(hands: Driver) -> None:
    page(hands).draft.resize(5)
    section(hands, GAME)
    about = {widget.name: widget.about for widget in widgets(hands, Named)}
    assert widgets(hands, Toggle) == [] and about["Teams"] == "Teams need 4 or 6 seats, not 5."


def test_seats_that_leave_a_choice_behind_stop_the_deal_with_a_sentence(hands: Driver) -> None:
    page(hands).draft.choose("teams", True)
    page(hands).draft.resize(5)
    section(hands, GAME)
    assert "Teams need 4 or 6 seats, not 5." in said_words(hands) and not button(hands, "Deal").enabled
    hands.click_on(widgets(hands, Toggle)[0])
    assert button(hands, "Deal").enabled


def test_who_deals_next_follows_the_variant_until_it_is_chosen(tmp_path: Path) -> None:
    hands = opened("tordu", tmp_path)
    section(hands, GAME)
    assert widgets(hands, Segments)[3].chosen is True
    pick(hands, widgets(hands, Segments)[1], "simple")
    assert widgets(hands, Segments)[3].chosen is False


def test_a_crowd_is_offered_a_shorter_match(tmp_path: Path) -> None:
    hands = opened("defizz", tmp_path)
    page(hands).draft.resize(9)
    page(hands).rebuild()
    hands.click_on(button(hands, "Make it shorter"))
    assert page(hands).draft.value("escalate_every") == 2 and not page(hands).draft.long


def test_a_pack_in_the_users_folder_is_offered(tmp_path: Path) -> None:
    (tmp_path / "questions").mkdir()
    (tmp_path / "questions" / "cousins.json").write_text(json.dumps(tiny() | {"id": "cousins"}))
    hands = opened("defizz", tmp_path)
    *of_the_game, last = page(hands).draft.packs.items()
    assert [name for name, _ in of_the_game] == [*ours()] and last == ("cousins", "cousins")


def test_a_broken_pack_in_the_users_folder_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "questions").mkdir()
    (tmp_path / "questions" / "cousins.json").write_text("{}")
    assert list(page(opened("defizz", tmp_path)).draft.packs) == [*ours()]


# codes


def test_a_code_decides_the_deal(hands: Driver, dealt: Dealt) -> None:
    section(hands, MORE)
    hands.click_on(widgets(hands, Entry)[0])
    hands.type(encode(987654321).lower())
    hands.click_on(button(hands, "Deal"))
    assert dealt.calls[0][3] == 987654321


def test_a_slip_in_the_code_stops_the_deal_with_a_sentence(hands: Driver) -> None:
    section(hands, MORE)
    hands.click_on(widgets(hands, Entry)[0])
    hands.type("7K2M")
    assert "This deal code has a slip in it: compare it sign by sign." in said_words(hands)
    assert not button(hands, "Deal").enabled


def test_a_code_is_pasted(hands: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: f" {encode(5)}\n")
    section(hands, MORE)
    hands.click_on(button(hands, "Paste"))
    assert page(hands).draft.seed == 5 and widgets(hands, Entry)[0].line.text == encode(5)


# remembering


def test_the_last_table_of_a_game_is_there_again(tmp_path: Path, dealt: Dealt) -> None:
    hands = opened("trio", tmp_path)
    page(hands).draft.resize(5)
    page(hands).draft.rename(0, "Zoé")
    page(hands).draft.choose("mode", "picante")
    hands.click_on(button(hands, "Deal"))
    again = page(opened("trio", tmp_path)).draft
    assert (again.seats[0].name, len(again.seats), again.options.mode) == ("Zoé", 5, "picante")
    assert len(page(opened("tordu", tmp_path)).draft.seats) == 4


def test_a_last_table_that_the_rules_refuse_gives_way_with_a_sentence(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("tables", Memory().played("trio", Party(options={"mode": "hot"}, seats=(Seat(),) * 4)))
    hands = Driver(SetupPage("trio"), language="en", shelf=shelf)
    assert page(hands).draft.options == GAMES["trio"].Options() and hands.app.toasts.shown


def test_a_table_is_kept_chosen_and_forgotten(hands: Driver, tmp_path: Path) -> None:
    page(hands).draft.resize(6)
    section(hands, MORE)
    hands.click_on(widgets(hands, Entry)[1])
    hands.type("Sunday")
    hands.key(pygame.K_RETURN)
    page(hands).draft.resize(2)
    hands.click_on(button(hands, "Choose"))
    assert len(widgets(hands, SeatPlate)) == 6
    section(hands, MORE)
    hands.click_on(button(hands, "Forget"))
    assert isinstance(hands.app.top, Dialog)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert widgets(hands, Listing) == [] and Shelf(tmp_path).read("tables", Memory, Memory()).kept == ()


def test_a_table_is_kept_under_the_name_that_was_typed(hands: Driver) -> None:
    section(hands, MORE)
    hands.click_on(widgets(hands, Entry)[1])
    hands.type("Sunday")
    hands.click_on(button(hands, "Keep"))
    assert [kept.name for kept in page(hands).memory.kept] == ["Sunday"]


def test_a_table_without_a_name_is_called_after_its_people(hands: Driver) -> None:
    page(hands).draft.rename(0, "Zoé")
    section(hands, MORE)
    hands.click_on(button(hands, "Keep"))
    assert page(hands).memory.kept[0].name.startswith("Zoé")


# around it


def test_escape_leads_back(hands: Driver) -> None:
    hands.key(pygame.K_ESCAPE)
    assert hands.app.over


def test_the_rules_are_one_key_away(hands: Driver) -> None:
    hands.key(pygame.K_F1)
    assert isinstance(hands.app.top, RulesPage)


def test_without_a_shelf_everything_works_and_nothing_is_kept(dealt: Dealt) -> None:
    hands = Driver(SetupPage("trio"), language="en")
    hands.click_on(button(hands, "Deal"))
    assert len(dealt.calls) == 1


def test_drawing_changes_nothing(hands: Driver) -> None:
    with_two(hands)
    before = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.app.touch()
    hands.app.step(0.0)
    assert pygame.image.tobytes(hands.app.surface, "RGB") == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps_anywhere(
    game: str, size: tuple[int, int], text_size: float, language: Language
) -> None:
    hands = Driver(SetupPage(game), size, text_size, language)
    draft = page(hands).draft
    for count in (GAMES[game].seats[0], GAMES[game].seats[-1]):
        draft.resize(count)
        draft.level(1, None)
        for which in range(len(page(hands).sections())):
            page(hands).show(which)
            assert hands.faults() == []


def test_the_deal_leads_to_the_table(hands: Driver) -> None:
    """Nothing in between: who was set is who sits there."""
    names = [seat.name for seat in page(hands).draft.seats]
    hands.click_on(button(hands, "Deal"))
    assert isinstance(hands.app.top, TableScene) and [seat.name for seat in hands.app.top.sitting.facts.seats] == names


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_the_button_for_one_more_seat_stays_under_the_pointer(hands: Driver, text_size: int) -> None:
    hands.app.prefer(text_size=text_size)
    stepper = widgets(hands, Stepper)[0]
    boxes = set()
    while stepper.value < stepper.most:
        hands.click(stepper.box.right - 10, stepper.box.centre[1])
        stepper = widgets(hands, Stepper)[0]
        boxes.add(stepper.box)
    assert len(boxes) == 1


@pytest.mark.parametrize(("room", "style"), [(0, BODY_STYLE), (-1, SMALL_STYLE)])
def test_a_note_is_written_smaller_only_where_it_does_not_fit(room: float, style: Style) -> None:
    canvas = Recorder(1.0)
    wide = canvas.type.width("Deal and play", BODY_STYLE) + 24 + room
    note = Note(Box(0, 0, wide, 60))
    note.text = "Deal and play"
    note.draw(canvas)
    assert canvas.noted and all(f"{style.weight} {style.size:g}" in line for line in canvas.noted)


@pytest.mark.parametrize("game", ["trepido", "defizz"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_what_is_told_of_a_seat_keeps_apart_with_the_largest_text(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """A switch about a computer player's knowledge, and a person's key, stand clear of the buttons below them."""
    hands = shown(SetupPage(game), (size, "fr", 160), Shelf(tmp_path))
    hands.click_on(widgets(hands, SeatPlate)[1])
    if game == "trepido":
        level = next(widget for widget in page(hands).widgets if widget.tag == "level")
        hands.click(level.box.x + 20, level.box.centre[1])
    details = [widget for widget in page(hands).widgets if widget.box.x > 500]
    for at, widget in enumerate(details):
        near = widget.box.inset(0, -4)
        assert not [type(other).__name__ for other in details[at + 1 :] if near.overlaps(other.box)], type(widget)
