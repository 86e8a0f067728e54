"""The menu: a tile a game, what was left unfinished, and nothing slow before the first frame."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

from game import NAMES
from game.shelf import OVER, Shelf
from scenes.app.loop import App
from scenes.app.person import Person
from scenes.app.scene import Scene
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.pages.menu.page import Menu
from scenes.pages.menu.tiles import TileButton
from scenes.pages.setup.widgets import SeatPlate
from scenes.pages.unfinished import KeptPage
from scenes.sitting.sitting import Sitting
from tests.scenes.driver import Driver
from tests.scenes.matches import left, sat, tables
from tests.scenes.sheets import EVERYWHERE, Language, said_words

__all__ = ["sat", "tables"]


def opened(shelf: Shelf | None = None, size: tuple[int, int] = (1280, 720), **how: Any) -> Driver:
    hands = Driver(Menu(), size, language=how.pop("language", "en"), shelf=shelf, **how)
    hands.events()
    return hands


def buttons(hands: Driver) -> dict[str, Button]:
    assert isinstance(hands.app.top, Menu)
    return {widget.text: widget for widget in hands.app.top.widgets if isinstance(widget, Button)}


def tiles(hands: Driver) -> list[TileButton]:
    assert isinstance(hands.app.top, Menu)
    return [widget for widget in hands.app.top.widgets if isinstance(widget, TileButton)]


# games


def test_a_tile_leads_to_the_setup_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class SetupPage(Scene):
        def __init__(self, game: str) -> None:
            self.game = game

    module = ModuleType("scenes.pages.setup.page")
    module.SetupPage = SetupPage  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "scenes.pages.setup.page", module)
    hands = opened()
    hands.app.people.introduce(Person(name="Zoé", played=NAMES))
    hands.click_on(tiles(hands)[0])
    assert isinstance(hands.app.top, SetupPage) and hands.app.top.game == "trepido"


def test_every_game_has_a_tile_of_its_own(tables: Any) -> None:
    tables(*NAMES)
    assert [tile.game for tile in tiles(opened())] == list(NAMES)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(
    tables: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    size: tuple[int, int],
    text_size: float,
    language: Language,
) -> None:
    tables(*NAMES[:count])
    monkeypatch.setattr(Menu, "_dress", lambda self: None)
    shelf = Shelf(tmp_path)
    left(shelf), left(shelf, seed=2)
    hands = opened(shelf, size, text_size=text_size, language=language)
    assert hands.faults() == [] and len(tiles(hands)) == count
    assert isinstance(hands.app.top, Menu)
    boxes = [widget.box for widget in hands.app.top.widgets if widget.focusable]
    whole = hands.app.canvas.whole
    assert all(whole.contains(box) for box in boxes)
    assert not [1 for place, box in enumerate(boxes) for other in boxes[place + 1 :] if box.overlaps(other)]
    for tile in tiles(hands):
        assert tile.picture.height > 50


def test_the_cards_lie_on_their_tile(tables: Any) -> None:
    tables(*NAMES)
    for size in ((960, 540), (1024, 768), (2560, 1080)):
        hands = opened(size=size)
        drawn = [item.box for item in hands.drawn() if item.what == "picture"]
        [plate] = [widget.box for widget in hands.app.top.widgets if isinstance(widget, SeatPlate)]  # type: ignore[union-attr]
        pictures = [box for box in drawn if not plate.overlaps(box)]
        assert len(pictures) >= 3 * 6 + 4
        assert all(any(tile.box.contains(box) for tile in tiles(hands)) for box in pictures)


def test_a_tile_can_be_reached_and_chosen_by_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = opened()
    hands.key(pygame.K_TAB)
    assert isinstance(hands.app.top, Menu) and hands.app.top.focused is tiles(hands)[0]


# what was left


def test_the_last_match_can_be_resumed(tmp_path: Path, sat: list[Sitting]) -> None:
    shelf = Shelf(tmp_path)
    left(shelf, seed=1, when=1000)
    left(shelf, seed=2, when=2000)
    hands = opened(shelf)
    hands.click_on(buttons(hands)["Resume: Trépido, round 1"])
    assert [sitting._match.seed for sitting in sat] == [2] and sat[0].moves == 12


def test_a_match_that_is_over_is_not_offered(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = left(shelf, moves=-1)
    assert not [text for text in buttons(opened(shelf)) if text.startswith("Resume")]
    assert not path.exists() and [p.name.endswith(OVER) for p in path.parent.iterdir()] == [True]


def test_behind_a_match_that_is_over_there_may_be_another(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    left(shelf, seed=1, when=1000)
    left(shelf, moves=-1, seed=2, when=2000)
    assert "Resume: Trépido, round 1" in buttons(opened(shelf))


def test_a_broken_match_is_passed_over(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    left(shelf, seed=1, when=1000)
    left(shelf, seed=2, when=2000).write_bytes(b"noise")
    assert "Resume: Trépido, round 1" in buttons(opened(shelf))


def test_a_match_of_a_game_without_a_table_is_passed_over(tmp_path: Path, tables: Any) -> None:
    tables("trepido")
    shelf = Shelf(tmp_path)
    left(shelf, "tordu")
    assert not [text for text in buttons(opened(shelf)) if text.startswith("Resume")]


def test_with_nothing_kept_there_is_nothing_to_resume(tmp_path: Path) -> None:
    assert list(buttons(opened(Shelf(tmp_path)))) == ["Lessons", "Rules", "Records", "Settings", "About", "Quit"]


def test_several_matches_have_a_list(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    left(shelf, seed=1), left(shelf, seed=2)
    hands = opened(shelf)
    assert isinstance(hands.app.top, Menu)
    hands.click_on(next(widget for widget in hands.app.top.widgets if isinstance(widget, IconButton)))
    assert isinstance(hands.app.top, KeptPage)


def test_matches_that_are_over_have_a_list_too(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    left(shelf, moves=-1)
    hands = opened(shelf)
    hands.click_on(buttons(hands)["Matches"])
    assert isinstance(hands.app.top, KeptPage)


def test_what_was_played_meanwhile_is_offered_on_coming_back(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    hands = opened(shelf)
    hands.app.push(Scene())
    left(shelf)
    hands.app.pop()
    hands.events()
    hands.events()
    assert "Resume: Trépido, round 1" in buttons(hands)


# first frame, language, keys


def test_the_shelf_is_not_read_before_the_first_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(tmp_path)
    left(shelf)
    frames: list[int] = []
    listed, app = shelf.listed, App(pygame.Surface((1280, 720)), shelf=shelf)
    monkeypatch.setattr(shelf, "listed", lambda: frames.append(app.redraws) or listed())
    app.push(Menu())
    app.step(0.0)
    assert app.redraws == 1 and frames == []
    app.step(0.0)
    assert frames and set(frames) == {1}


def test_a_resting_menu_draws_nothing() -> None:
    hands = opened()
    hands.events()
    before = hands.app.redraws
    for _ in range(20):
        hands.events()
    assert hands.app.redraws == before and hands.app.wake is None


def test_everything_is_said_in_the_language() -> None:
    hands = opened()
    hands.app.prefer(language="fr")
    hands.events()
    assert {"Règles", "Réglages", "Quitter"} <= set(said_words(hands))


@pytest.mark.parametrize(("text", "title"), [("Records", "Records"), ("Settings", "Settings"), ("About", "About")])
def test_every_page_is_a_click_away(text: str, title: str) -> None:
    hands = opened()
    hands.click_on(buttons(hands)[text])
    assert not isinstance(hands.app.top, Menu) and title in said_words(hands)


def test_the_key_of_the_rules_opens_them() -> None:
    hands = opened()
    hands.key(pygame.K_F1)
    assert type(hands.app.top).__name__ == "RulesPage"


def test_quitting_asks_nothing() -> None:
    hands = opened()
    hands.click_on(buttons(hands)["Quit"])
    assert hands.app.over
