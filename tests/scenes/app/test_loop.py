"""The stack of scenes, stepped without a window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shelf import Shelf
from scenes.app import lang
from scenes.app.loop import LONGEST, App
from scenes.app.page import Page
from scenes.app.preferences import Preferences
from scenes.app.scene import Scene, soonest
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.intents import Action, Intent, KeyPress
from scenes.kit.widget import Widget


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


def test_memory_is_swept_once_and_not_before_what_follows_a_table_is_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[str] = []
    monkeypatch.setattr("scenes.app.loop.reclaim_memory", lambda: swept.append("swept"))
    program, menu, table = app(), Diary("menu", []), Diary("table", [])
    menu.moving = table.heavy = True  # type: ignore[misc]
    program.push(menu)
    program.push(table)
    program.pop()
    for _ in range(3):
        program.step(0.016)
    assert not swept
    menu.moving = False
    for _ in range(3):
        program.step(0.0)
    assert swept == ["swept"]


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


# keys, sleep, full screen


class Ear(Scene):
    """Takes what it is told to take, and writes down all it hears."""

    def __init__(self, *takes: type) -> None:
        self.takes = takes
        self.heard: list[Intent] = []

    def handle(self, intent: Intent) -> bool:
        self.heard.append(intent)
        return isinstance(intent, self.takes)


def letter(code: int, place: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, scancode=place, unicode="")


def test_a_short_cut_is_heard_when_nobody_wants_the_letter() -> None:
    table, ear = app(), Ear(Action)
    table.push(ear)
    table.step(0.01, [letter(pygame.K_l, pygame.KSCAN_L)])
    assert ear.heard == [KeyPress(pygame.KSCAN_L, "l"), Action("log")]


def test_whoever_takes_the_letter_has_it() -> None:
    """A race key, or what is being written, opens no log."""
    table, ear = app(), Ear(KeyPress)
    table.push(ear)
    table.step(0.01, [letter(pygame.K_l, pygame.KSCAN_L)])
    assert ear.heard == [KeyPress(pygame.KSCAN_L, "l")]


def test_writing_an_l_opens_no_log() -> None:
    class Writing(Page):
        opened = False

        def build(self) -> list[Widget]:
            return [Entry(Box(100, 100, 300, 48), "", lambda text: None)]

        def handle(self, intent: Intent) -> bool:
            taken = super().handle(intent)
            Writing.opened |= intent == Action("log")
            return taken

    table = app()
    table.push(Writing())
    table.step(0.01, [key(pygame.K_TAB), letter(pygame.K_l, pygame.KSCAN_L), pygame.Event(pygame.TEXTINPUT, text="l")])
    entry = table.scenes[0].widgets[0]  # type: ignore[attr-defined]
    assert entry.line.text == "l" and not Writing.opened


def test_changed_short_cuts_are_heard() -> None:
    table, ear = app(), Ear(Action)
    table.push(ear)
    table.prefer(keys={"log": pygame.KSCAN_K})
    table.step(0.01, [letter(pygame.K_k, pygame.KSCAN_K), letter(pygame.K_l, pygame.KSCAN_L)])
    assert [intent for intent in ear.heard if isinstance(intent, Action)] == [Action("log")]


def test_full_screen_is_remembered_from_every_scene() -> None:
    table, ear = app(), Ear(Action)
    table.push(ear)
    table.step(0.01, [key(pygame.K_F11)])
    assert table.preferences.fullscreen and ear.heard == []
    table.step(0.01, [key(pygame.K_RETURN, pygame.KMOD_LALT)])
    assert not table.preferences.fullscreen


class Sleeper(Scene):
    """Wants to be woken after some time, and counts what it is given."""

    def __init__(self, after: float | None) -> None:
        self.after = after
        self.given: list[float] = []

    @property
    def wake(self) -> float | None:
        return self.after

    def update(self, dt: float) -> bool:
        self.given.append(dt)
        return False


def test_the_loop_sleeps_no_longer_than_the_scene_allows() -> None:
    table = app()
    table.push(Sleeper(0.4))
    assert table.wake == 0.4
    table.toasts.say("Partie gardée.")
    assert table.wake == 0


def test_nobody_waits_for_nothing() -> None:
    table = app()
    table.push(Sleeper(None))
    assert table.wake is None


def test_the_shortest_wait_counts() -> None:
    assert soonest(None, 3.0, 0.5) == 0.5 and soonest(None, None) is None


def test_all_the_time_slept_is_given_at_once_and_before_what_woke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player thinks in its sleep; what a key then sets off begins at its beginning."""
    scene = Sleeper(5.0)
    table = app()
    table.push(scene)
    heard = [[], [], [key(pygame.K_RETURN)]]
    monkeypatch.setattr(pygame.event, "get", lambda: heard.pop(0))
    events = table._sleep(Ticks([250, 250, 250]))  # type: ignore[arg-type]
    table.step(0.0, events)
    assert scene.given == [0.75, 0.0]


def test_a_long_absence_is_no_long_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that was suspended for an hour has not let an hour pass at the table."""
    scene = Sleeper(0.5)
    table = app()
    table.push(scene)
    monkeypatch.setattr(pygame.event, "get", lambda: [])
    assert table._sleep(Ticks([3_600_000])) == []  # type: ignore[arg-type]
    assert scene.given == [0.5 + LONGEST]


class Ticks:
    """A clock that says what it is told to say."""

    def __init__(self, milliseconds: list[int]) -> None:
        self.milliseconds = milliseconds

    def tick(self, rate: int) -> int:
        return self.milliseconds.pop(0)
