"""The cloth and the backs: chosen by mouse, keys and pad; followed at once, kept, and harmless when not known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.shelf import Shelf
from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN
from scenes.kit.cloths import CLOTHS, USUAL
from scenes.kit.segments import Segments
from scenes.pages.settings.page import ROOM, SettingsPage
from scenes.pages.settings.pick import Pick
from scenes.pages.settings.smalltable import SmallTable
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.screens import USUAL as LOOK
from tests.scenes.screens import at_table


@pytest.fixture
def hands(tmp_path: Path) -> Driver:
    return Driver(SettingsPage(ROOM), language="en", shelf=Shelf(tmp_path))


def picks(hands: Driver) -> list[Pick]:
    return [widget for widget in hands.app.top.widgets if isinstance(widget, Pick)]  # type: ignore[union-attr]


def pick(hands: Driver, text: str) -> Pick:
    return next(widget for widget in picks(hands) if widget.text == text)


def kept(hands: Driver) -> Preferences:
    assert hands.app.shelf is not None
    return hands.app.shelf.read("preferences", Preferences, Preferences())


def drawn(hands: Driver) -> bytes:
    hands.app.touch()
    hands.app.step(0.0)
    return pygame.image.tobytes(hands.app.surface, "RGB")


def test_a_cloth_lies_under_everything_at_once_and_is_kept(hands: Driver) -> None:
    before = drawn(hands)
    hands.click_on(pick(hands, "Linen"))
    assert hands.app.canvas.cloth is CLOTHS["linen"] and kept(hands).cloth == "linen"
    assert next(one.text for one in picks(hands) if one.chosen) == "Linen"
    assert drawn(hands) != before


def test_each_game_has_its_own_back(hands: Driver) -> None:
    hands.click_on(pick(hands, "Sun"))
    tabs = [widget for widget in hands.app.top.widgets if isinstance(widget, Segments)][1]  # type: ignore[union-attr]
    hands.click(*tabs._segments()[1].centre)
    hands.click_on(pick(hands, "Waves"))
    assert kept(hands).backs == {"trepido": "sun", "trio": "waves"}
    hands.click_on(pick(hands, "Rings"))
    assert kept(hands).backs == {"trepido": "sun", "trio": "rings"}


@pytest.mark.parametrize("way", ["keys", "pad"])
def test_without_a_mouse(hands: Driver, way: str) -> None:
    """From the row of sections down to the cloths, one to the right, and taken."""
    right, down, take = (
        (lambda: hands.key(pygame.K_RIGHT), lambda: hands.key(pygame.K_DOWN), lambda: hands.key(pygame.K_RETURN))
        if way == "keys"
        else (lambda: hands.pad(14), lambda: hands.pad(12), lambda: hands.pad(0))
    )
    for _ in range(12):
        focus: Any = hands.app.top.focused  # type: ignore[union-attr]
        if isinstance(focus, Pick):
            break
        down()
    focus = hands.app.top.focused  # type: ignore[union-attr]
    assert isinstance(focus, Pick)
    before = [one.text for one in picks(hands) if one.chosen]
    right()
    take()
    assert [one.text for one in picks(hands) if one.chosen] != before
    assert hands.app.preferences != Preferences()


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("game", ON_SCREEN)
def test_the_small_table_shows_what_is_chosen(hands: Driver, cloth: str, game: str) -> None:
    seen = set()
    hands.app.prefer(cloth=cloth)
    for name in ON_SCREEN[game].backs():
        hands.app.prefer(backs={game: name})
        hands.app.top.room._show(game)  # type: ignore[union-attr]
        small = next(widget for widget in hands.app.top.widgets if isinstance(widget, SmallTable))  # type: ignore[union-attr]
        drawn(hands)
        left, top = hands.app.view.to_pixels(small.box.x, small.box.y)
        size = hands.app.view.px(small.box.width), hands.app.view.px(small.box.height)
        seen.add(pygame.image.tobytes(hands.app.surface.subsurface((left, top), size), "RGB"))
        assert hands.faults() == []
    assert len(seen) == len(ON_SCREEN[game].backs())


# a match below


def paused(folder: Path, game: str = "trepido") -> tuple[Driver, TableScene]:
    """The settings over the pause of a match."""
    hands = at_table(4, lambda scene: bool(scene.table.legal), game)(LOOK, folder)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    scene.back()
    hands.app.push(SettingsPage(ROOM))
    hands.app.step(0.05)
    return hands, scene


def test_the_still_layer_is_baked_anew_when_the_cloth_or_the_back_changes(tmp_path: Path) -> None:
    hands, scene = paused(tmp_path)
    pictures = []
    for changes in ({}, {"cloth": "linen"}, {"backs": {"trepido": "sun"}}, {"cloth": "blue"}):
        if changes:
            hands.app.prefer(**changes)
        while hands.app.top is not scene:
            hands.app.pop()
        made = scene.show.still.made
        pictures.append(drawn(hands))
        assert scene.show.still.made == made + 1 or not changes
        drawn(hands)
        assert scene.show.still.made <= made + 1, "and not once more"
    assert len(set(pictures)) == 4


@pytest.mark.parametrize("game", ON_SCREEN)
def test_the_section_begins_with_the_game_that_is_played(game: str, tmp_path: Path) -> None:
    hands, _ = paused(tmp_path, game)
    assert hands.app.top.room.game == game  # type: ignore[union-attr]


# files


def test_a_file_without_the_fields_is_read(tmp_path: Path) -> None:
    old = msgspec.json.decode(b'{"language": "fr", "speed": 200}', type=Preferences)
    assert old.cloth == USUAL and old.backs == {}


@pytest.mark.parametrize("cloth", ["tartan", ""])
def test_names_that_are_not_known_mean_the_usual_choice(cloth: str, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("preferences", {"cloth": cloth, "backs": {"trepido": "moon", "belote": "sun"}, "speed": 200})
    read = shelf.read("preferences", Preferences, Preferences())
    assert read.speed == 200, "the rest of the file is kept"
    hands = Driver(SettingsPage(ROOM), shelf=shelf)
    hands.app.prefer(cloth=read.cloth, backs=read.backs)
    assert hands.app.canvas.cloth is CLOTHS[USUAL]
    assert [one.chosen for one in picks(hands)] == [True, False, False, False] * 2


@pytest.mark.parametrize("broken", [{"cloth": 3}, {"backs": ["sun"]}, {"backs": {"trio": 7}}, {"cloth": "x" * 4000}])
def test_a_wrong_value_falls_back(broken: dict[str, Any], tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("preferences", broken)
    assert shelf.read("preferences", Preferences, Preferences()) == Preferences()
