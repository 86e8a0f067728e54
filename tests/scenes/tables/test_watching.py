"""Looking on at a table of computer players alone."""

from __future__ import annotations

import pygame
import pytest

from game import GAMES
from game.match import Match, Seat
from game.table import TABLE
from scenes.app.page import Page
from scenes.games.trio.places import Held
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.pages.seating import judge, seated
from scenes.pages.setup.page import SetupPage
from scenes.sitting.seats import sit_down
from scenes.stage.slots import Back
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables import robots

SEATS = {"trepido": 6, "trio": 6, "tordu": 5, "defizz": 6}
LOOKS = [((960, 540), 1.5, "en"), ((1280, 720), 1.0, "fr"), ((960, 720), 1.5, "fr"), ((1920, 1080), 1.25, "fr")]


def watch(game: str, people: int = 0, size: tuple[int, int] = (1280, 720), text_size: float = 1.0) -> TableScene:
    """A table of so many people and otherwise normal computer players, in a headless app at instant speed."""
    around = [Seat(name=name, level=None if at < people else "normal") for at, name in enumerate(robots.NAMES)]
    rules = GAMES[game]
    match = Match(rules, rules.Options(), around[: SEATS[game]], 3, salt="a pinch")
    scene = seated(sit_down(match, judge=judge(game)))
    hands = Driver(Page(), size, text_size)
    hands.app.prefer(speed=0)
    hands.app.push(scene)
    return scene


def press(scene: TableScene, icon: str) -> None:
    button = next(each for each in scene.widgets if isinstance(each, IconButton) and each.icon == icon)
    Driver.at(scene.app).click_on(button)


def let_pass(scene: TableScene, moves: int) -> None:
    """Let time pass until so many moves have been made, or for a long while."""
    for _ in range(400):
        scene.app.step(0.3)
        if scene.sitting.moves >= moves:
            return


def cards_of(scene: TableScene) -> int:
    """The number of cards on the table whose faces can be seen in a hand."""
    layout = scene.table.layout()
    zones = ("hand", *(f"seat{seat}" for seat in range(len(scene.table.seats))))
    return sum(slot.face_up and slot.zone in zones for slot in layout.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_paused_table_makes_no_move(game: str) -> None:
    scene = watch(game)
    press(scene, "pause")
    before = scene.sitting.moves
    let_pass(scene, before + 1)
    assert scene.sitting.moves == before
    press(scene, "play")
    let_pass(scene, before + 1)
    assert scene.sitting.moves > before


def test_one_move_is_made_at_a_time() -> None:
    scene = watch("trepido")
    press(scene, "pause")
    for _ in range(3):
        before = scene.sitting.moves
        press(scene, "step")
        let_pass(scene, before + 2)
        assert scene.sitting.moves == before + 1


def test_space_pauses_and_goes_on() -> None:
    scene = watch("trio")
    hands = Driver.at(scene.app)
    hands.key(pygame.K_SPACE)
    assert scene.resting.watching.holds
    hands.key(pygame.K_SPACE)
    assert not scene.resting.watching.holds


@pytest.mark.parametrize("game", ["trepido", "trio", "tordu"])
def test_hands_are_closed_until_they_are_opened_and_can_be_closed_again(game: str) -> None:
    scene = watch(game)
    assert cards_of(scene) == 0
    press(scene, "eye")
    view = scene.table.view
    assert cards_of(scene) == sum(len(hand) for hand in view.hands) > 0
    press(scene, "shut")
    assert cards_of(scene) == 0


def test_open_hands_stay_open_from_move_to_move() -> None:
    scene = watch("tordu")
    press(scene, "eye")
    let_pass(scene, 12)
    press(scene, "pause")
    scene.app.step(0.3)
    assert cards_of(scene) == sum(len(hand) for hand in scene.table.view.hands) > 0
    assert {key for key in scene.show.stage.sprites if isinstance(key, Back) and key.zone == "hand"} == set()


def test_equal_numbers_in_open_hands_of_trio_are_different_sprites() -> None:
    scene = watch("trio")
    press(scene, "eye")
    held = [key for key in scene.table.layout() if isinstance(key, Held)]
    assert sorted(key.number for key in held) == sorted(n for hand in scene.table.view.hands for n in hand)


def test_a_game_without_hands_offers_none_to_open() -> None:
    scene = watch("defizz")
    assert not [each for each in scene.widgets if isinstance(each, IconButton) and each.icon == "eye"]


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_said_when_they_are_wanted(game: str) -> None:
    scene = watch(game)
    let_pass(scene, 8)
    assert scene.resting.watching.words() == ""
    press(scene, "hint")
    let_pass(scene, scene.sitting.moves + 4)
    words = scene.resting.watching.words()
    assert any(words.startswith(name) for name in scene.table.names)
    press(scene, "pause")
    press(scene, "hint")
    assert scene.resting.watching.words() == ""


def test_the_speed_goes_round() -> None:
    scene = watch("trepido")
    seen = []
    for _ in range(5):
        seen.append(scene.app.preferences.speed)
        button = next(each for each in scene.resting.watching.widgets() if isinstance(each, Button))
        Driver.at(scene.app).click_on(button)
    assert seen == [0, 50, 100, 200, 400]


@pytest.mark.parametrize("game", GAMES)
def test_people_at_the_table_have_none_of_this(game: str) -> None:
    """A person sees no hand but their own and no reason of a move, whatever was asked for."""
    scene = watch(game, people=1)
    scene.sharing.opened = scene.resting.watching.explains = True
    let_pass(scene, 4)
    assert scene.resting.watching.widgets() == []
    assert scene.resting.watching.words() == ""
    port = scene.sitting.opened()
    assert port.view == scene.sitting.port(TABLE).view


@pytest.mark.parametrize(("size", "text_size", "language"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_covered(game: str, size: tuple[int, int], text_size: float, language: str) -> None:
    scene = watch(game, size=size, text_size=text_size)
    scene.app.prefer(language=language)
    scene.resting.watching.explains = True
    if scene.table.lingers:
        press(scene, "eye")
    let_pass(scene, 9)
    press(scene, "pause")
    scene.app.step(0.3)
    assert Driver.at(scene.app).faults() == []
    boxes = [each.box for each in scene.widgets if isinstance(each, IconButton | Button)]
    assert not [(a, b) for at, a in enumerate(boxes) for b in boxes[at + 1 :] if a.overlaps(b)]
    plates = [*scene.table.plates().values(), scene.table.own_plate()]
    assert not [(a, b) for a in scene.resting.watching.widgets() for b in plates if a.box.overlaps(b)]


def test_watching_from_the_setup_seats_computer_players_and_remembers_the_people() -> None:
    page = SetupPage("trepido")
    hands = Driver(page)
    hands.app.prefer(speed=0, language="en")
    page.draft.rename(0, "Zoé")
    page.show(len(page.sections()) - 1)
    button = next(each for each in page.widgets if isinstance(each, Button) and each.text == "Watch computers play")
    hands.click_on(button)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    assert scene.sitting.facts.people == []
    assert page.draft.seats[0].name == "Zoé"
    assert page.draft.seats[0].person


def test_a_table_without_people_is_dealt_to_be_watched() -> None:
    page = SetupPage("tordu")
    hands = Driver(page, language="en")
    hands.app.prefer(language="en")
    assert page.button.text == "Deal"
    page.draft.level(0, "easy")
    page.rebuild()
    assert page.button.text == "Watch"
