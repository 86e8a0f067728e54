"""The stack of scenes, stepped without a window."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.shelf import Shelf
from scenes import lang
from scenes.app import App
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent
from scenes.preferences import Preferences
from scenes.scene import Scene


class Diary(Scene):
    """Writes down what happens to it."""

    def __init__(self, name: str, diary: list[str], covers: bool = True) -> None:
        self.name, self.diary, self.covers = name, diary, covers
        self.moving = False

    def enter(self) -> None:
        self.diary.append(f"{self.name} enters")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leaves")

    def resume(self) -> None:
        self.diary.append(f"{self.name} resumes")

    def handle(self, intent: Intent) -> bool:
        if intent == Action("confirm"):
            self.diary.append(f"{self.name} confirms")
            return True
        return False

    def update(self, dt: float) -> bool:
        return self.moving

    def draw(self, canvas: Canvas) -> None:
        self.diary.append(f"{self.name} is drawn")


def app() -> App:
    return App(pygame.Surface((1280, 720)))


def key(code: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=0, unicode="")


def test_enter_and_leave_come_in_pairs() -> None:
    diary: list[str] = []
    table = app()
    table.push(Diary("menu", diary))
    table.push(Diary("table", diary))
    table.pop()
    table.pop()
    assert diary == ["menu enters", "table enters", "table leaves", "menu resumes", "menu leaves"] and table.over


def test_quitting_leaves_every_scene() -> None:
    diary: list[str] = []
    table = app()
    for name in ("menu", "setup", "table"):
        table.push(Diary(name, diary))
    table.step(0.01, [pygame.Event(pygame.QUIT)])
    assert diary[3:6] == ["table leaves", "setup leaves", "menu leaves"] and table.over


def test_replacing_leaves_one_and_enters_the_other() -> None:
    diary: list[str] = []
    table = app()
    table.push(Diary("setup", diary))
    table.replace(Diary("table", diary))
    assert diary == ["setup enters", "setup leaves", "table enters"]


def test_only_the_top_scene_hears() -> None:
    diary: list[str] = []
    table = app()
    table.push(Diary("below", diary))
    table.push(Diary("top", diary))
    table.step(0.01, [key(pygame.K_RETURN)])
    assert "top confirms" in diary and "below confirms" not in diary


def test_what_is_covered_is_not_drawn() -> None:
    diary: list[str] = []
    table = app()
    for scene in (Diary("menu", diary), Diary("table", diary), Diary("dialog", diary, covers=False)):
        table.push(scene)
    diary.clear()
    table.step(0.01)
    assert diary == ["table is drawn", "dialog is drawn"]


def test_a_resting_table_is_drawn_once() -> None:
    diary: list[str] = []
    table = app()
    table.push(Diary("menu", diary))
    for _ in range(50):
        assert table.step(0.02) is False
    assert table.redraws == 1


def test_a_moving_scene_is_drawn_every_frame() -> None:
    diary: list[str] = []
    table, scene = app(), Diary("menu", diary)
    table.push(scene)
    scene.moving = True
    for _ in range(5):
        assert table.step(0.02) is True
    assert table.redraws == 5


def test_what_a_scene_takes_is_drawn_in_the_same_step() -> None:
    diary: list[str] = []
    table = app()
    table.push(Diary("menu", diary))
    table.step(0.01)
    table.step(0.01, [key(pygame.K_RETURN)])
    assert diary[-2:] == ["menu confirms", "menu is drawn"]
    table.step(0.01, [key(pygame.K_ESCAPE)])
    assert table.redraws == 2, "what means nothing here changes nothing"


def test_preferences_are_kept_and_followed_at_once(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    table = App(pygame.Surface((1280, 720)), preferences=Preferences(language="fr"), shelf=shelf)
    table.prefer(language="en", text_size=150, card_sounds=3)
    assert lang.spoken() == "en" and table.canvas.type.text_size == 1.5 and table.sounds.volumes["cards"] == 3
    assert shelf.read("preferences", Preferences, Preferences()) == table.preferences


def test_preferences_that_cannot_be_kept_are_followed_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    table = App(pygame.Surface((1280, 720)), preferences=Preferences(language="en"), shelf=Shelf(tmp_path / "file"))
    table.prefer(text_size=125)
    assert table.canvas.type.text_size == 1.25
    table.step(0.01)
    assert "can't be made" in table.toasts.shown
