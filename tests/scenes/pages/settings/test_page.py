"""Settings: by mouse alone, by keyboard alone, followed and kept at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.shelf import Shelf
from scenes.app import lang
from scenes.app.keys import key_lines
from scenes.app.preferences import Preferences
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.intents import ACTIONS, KEYS, WITH_CONTROL
from scenes.kit.segments import Segments
from scenes.kit.slider import Slider
from scenes.kit.toggle import Toggle
from scenes.kit.widget import Widget
from scenes.pages.rows import Named
from scenes.pages.settings.keycap import KeyCap, KeyTable
from scenes.pages.settings.page import SettingsPage
from tests.scenes.driver import Driver
from tests.scenes.sheets import EVERYWHERE, Language, said_words

TABLE, TIME, GAMES, DISPLAY, SOUND, MOOD, ROOM, KEYBOARD, ABOUT_YOU, COACH, VOICE = range(11)


class Heard:
    """A sound card that remembers what was played, instead of the real one."""

    def __init__(self, driver: Driver) -> None:
        self.names: list[str] = []
        driver.app.sounds.play = lambda name, volume=1.0: self.names.append(name)  # type: ignore[method-assign]


@pytest.fixture
def hands(tmp_path: Path) -> Driver:
    return Driver(SettingsPage(), language="en", shelf=Shelf(tmp_path))


def page(hands: Driver) -> SettingsPage:
    assert isinstance(hands.app.top, SettingsPage)
    return hands.app.top


def controls(hands: Driver) -> list[Any]:
    """What can be set in the section that is shown."""
    return [widget for widget in page(hands).widgets if isinstance(widget, (Segments, Toggle, Slider))][1:]


def pick(hands: Driver, choice: Widget, value: Any) -> None:
    """Click on one of the values of a choice."""
    assert isinstance(choice, Segments)
    place = [known for known, _ in choice.values].index(value)
    hands.click(*choice._segments()[place].centre)


def section(hands: Driver, which: int) -> None:
    pick(hands, next(widget for widget in page(hands).widgets if isinstance(widget, Segments)), which)


def kept(hands: Driver) -> Preferences:
    assert hands.app.shelf is not None
    return hands.app.shelf.read("preferences", Preferences, Preferences())


# by mouse


def test_the_language_changes_at_once_and_everything_is_said_in_it(hands: Driver) -> None:
    pick(hands, controls(hands)[0], "fr")
    assert lang.spoken() == "fr" and "Réglages" in said_words(hands) and "Settings" not in said_words(hands)
    pick(hands, controls(hands)[0], "en")
    assert lang.spoken() == "en" and "Settings" in said_words(hands)


@pytest.mark.parametrize("speed", [50, 200, 400, 0, 100])
def test_every_speed_can_be_chosen(hands: Driver, speed: int) -> None:
    pick(hands, controls(hands)[1], speed)
    assert hands.app.preferences.speed == speed


def test_hands_need_not_be_hidden(hands: Driver) -> None:
    hands.click_on(controls(hands)[2])
    assert hands.app.preferences.hide_when_away is False


def test_text_grows_at_once(hands: Driver) -> None:
    section(hands, DISPLAY)
    pick(hands, controls(hands)[0], 150)
    assert hands.app.canvas.type.text_size == 1.5 and hands.faults() == []


def test_contrast_and_motion(hands: Driver) -> None:
    section(hands, DISPLAY)
    pick(hands, controls(hands)[1], "strong")
    hands.click_on(controls(hands)[2])
    assert (hands.app.preferences.contrast, hands.app.preferences.reduced_motion) == ("strong", True)


def test_answers_are_spoken_and_suits_have_four_colours(hands: Driver) -> None:
    section(hands, GAMES)
    hands.click_on(controls(hands)[1])
    hands.click_on(controls(hands)[2])
    assert hands.app.preferences.spoken and hands.app.preferences.four_colours


def test_a_table_can_be_brisk(hands: Driver) -> None:
    section(hands, TIME)
    assert controls(hands)[2].chosen == "calm"
    pick(hands, controls(hands)[2], "brisk")
    assert hands.app.preferences.pace == "brisk"


@pytest.mark.parametrize("times", [2, 5, 0])
def test_limits_of_time_can_be_longer_or_none(hands: Driver, times: int) -> None:
    section(hands, TIME)
    pick(hands, controls(hands)[0], times)
    assert hands.app.preferences.limits == times


def test_speed_need_not_count(hands: Driver) -> None:
    section(hands, TIME)
    hands.click_on(controls(hands)[1])
    assert hands.app.preferences.races_by_lot is True


@pytest.mark.parametrize("seconds", [2, 6, 10])
def test_cards_can_be_looked_at_longer(hands: Driver, seconds: int) -> None:
    section(hands, GAMES)
    pick(hands, controls(hands)[0], seconds)
    assert hands.app.preferences.look == seconds


def test_full_screen_is_a_switch(hands: Driver) -> None:
    hands.click_on(controls(hands)[3])
    assert hands.app.preferences.fullscreen is True


def test_a_volume_is_dragged_to_its_end_in_one_go(hands: Driver) -> None:
    """The page is laid out again under the pointer at every step; the slider stays in the hand."""
    section(hands, SOUND)
    box = controls(hands)[0].box
    hands.drag(box.x + box.width / 2, box.centre[1], box.x - 50, box.centre[1])
    assert hands.app.preferences.all_sounds == 0 and hands.app.sounds.volumes["all"] == 0
    assert page(hands).origin is controls(hands)[0] and not controls(hands)[0].pressed


def test_a_volume_is_heard_when_it_changes(hands: Driver) -> None:
    heard = Heard(hands)
    section(hands, SOUND)
    for slider in controls(hands):
        hands.press(slider.box.x + 20, slider.box.centre[1])
        hands.release(slider.box.x + 20, slider.box.centre[1])
    assert heard.names == ["press", "place", "turn", "press"]


def test_a_piece_is_heard_while_it_is_chosen(hands: Driver) -> None:
    background = hands.app.sounds.background
    section(hands, MOOD)
    assert background.tried is None
    hands.app.prefer(music="waltz")
    assert background.tried == "waltz"
    section(hands, SOUND)
    assert background.tried is None
    section(hands, MOOD)
    hands.key(pygame.K_ESCAPE)
    assert background.tried is None


def test_music_has_a_volume_and_a_switch_for_several_people(hands: Driver) -> None:
    section(hands, MOOD)
    volume, switch = controls(hands)[-3:-1]
    hands.click_on(switch)
    hands.press(volume.box.x + 1, volume.box.centre[1])
    hands.release(volume.box.x + 1, volume.box.centre[1])
    assert (hands.app.preferences.shared_music, hands.app.preferences.music_volume) == (True, 0)
    assert hands.app.sounds.volumes["music"] == 0 and kept(hands).shared_music


def test_a_button_leads_back(hands: Driver) -> None:
    hands.click_on(next(widget for widget in page(hands).widgets if isinstance(widget, Button)))
    assert hands.app.over


# by keyboard


def test_everything_by_keyboard_alone(hands: Driver) -> None:
    right, tab, space = pygame.K_RIGHT, pygame.K_TAB, pygame.K_SPACE
    for code in (tab, tab, pygame.K_LEFT, tab, right, tab, space):
        hands.key(code)
    chosen = hands.app.preferences
    assert (chosen.language, chosen.speed, chosen.hide_when_away) == ("fr", 200, False)
    for code in (tab, space, tab, tab, right, tab, right, tab, space, tab, right):
        hands.key(code)
    chosen = hands.app.preferences
    assert (chosen.fullscreen, chosen.limits, chosen.races_by_lot, chosen.pace) == (True, 2, True, "brisk")
    for code in (tab, space, tab, tab, right, tab, right, tab, space, tab, pygame.K_RETURN, tab, space):
        hands.key(code)
    chosen = hands.app.preferences
    assert (chosen.only_moves, chosen.look, chosen.spoken, chosen.four_colours) == (True, 6, True, True)
    assert chosen.circle is False
    for code in (tab, tab, right, tab, right, tab, right, tab, space):
        hands.key(code)
    chosen = hands.app.preferences
    assert (chosen.text_size, chosen.contrast, chosen.reduced_motion) == (125, "strong", True)
    for code in (tab, tab, right, tab, pygame.K_LEFT, tab, pygame.K_LEFT, pygame.K_LEFT, tab, pygame.K_LEFT):
        hands.key(code)
    hands.key(tab)
    hands.key(pygame.K_LEFT)
    chosen = hands.app.preferences
    assert (chosen.all_sounds, chosen.card_sounds, chosen.signals, chosen.ambience) == (7, 8, 9, 4)
    for code in (tab, tab, right, tab, right, tab, right, tab, space):
        hands.key(code)
    chosen = hands.app.preferences
    assert (chosen.music, chosen.music_volume, chosen.shared_music) == ("none", 6, True)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.over


def test_the_focus_stays_on_what_was_changed(hands: Driver) -> None:
    for _ in range(3):
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    assert page(hands).focused is controls(hands)[1]


def test_the_key_of_full_screen_turns_the_switch(hands: Driver) -> None:
    hands.key(pygame.K_F11)
    assert hands.app.preferences.fullscreen and controls(hands)[3].on


def test_by_pad(hands: Driver) -> None:
    for button in (5, 5, 5, 5, 0):
        hands.pad(button)
    assert hands.app.preferences.hide_when_away is False
    hands.pad(1)
    assert hands.app.over


# kept


def test_every_change_is_on_the_shelf_at_once(hands: Driver) -> None:
    pick(hands, controls(hands)[1], 400)
    assert kept(hands).speed == 400
    pick(hands, controls(hands)[0], "fr")
    assert kept(hands).language == "fr" and kept(hands) == hands.app.preferences


def test_choosing_what_is_chosen_writes_nothing(hands: Driver, tmp_path: Path) -> None:
    pick(hands, controls(hands)[1], 100)
    assert not (tmp_path / "preferences.json").exists()


def test_without_a_choice_the_language_of_the_machine_is_shown() -> None:
    hands = Driver(SettingsPage(), language="en")
    hands.app.preferences = Preferences()
    page(hands).rebuild()
    assert controls(hands)[0].chosen == lang.spoken()


# keys


def test_the_table_of_keys_says_what_the_keys_are() -> None:
    """Every key in it means something, and nothing everyday is missing."""
    known = {*ACTIONS, *WITH_CONTROL, pygame.K_TAB}
    listed = {code for line in key_lines() for code in line.codes}
    assert listed <= known
    assert {pygame.K_F10, pygame.K_F11, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_RETURN} <= listed


def test_keys_have_their_names_in_the_language() -> None:
    hands = Driver(SettingsPage(), language="fr")
    section(hands, KEYBOARD)
    assert {"Échap", "Espace", "F1"} <= set(said_words(hands))


def caps(hands: Driver) -> list[KeyCap]:
    """The keys that can be changed: rules, log, scores, hint."""
    return [widget for widget in page(hands).widgets if isinstance(widget, KeyCap)]


@pytest.fixture
def keyboard(hands: Driver) -> Driver:
    section(hands, KEYBOARD)
    return hands


def test_a_key_is_changed_by_pressing_another(keyboard: Driver) -> None:
    keyboard.click_on(caps(keyboard)[1])
    assert "Press it" in said_words(keyboard)
    keyboard.key(pygame.K_j)
    chosen = keyboard.app.preferences
    assert chosen.shortcuts == {**KEYS, "log": pygame.KSCAN_J} and kept(keyboard) == chosen
    assert caps(keyboard)[1].name == "J" and "Press it" not in said_words(keyboard)


def test_a_key_is_changed_by_keyboard_alone(keyboard: Driver) -> None:
    for code in (pygame.K_TAB, pygame.K_RETURN, pygame.K_F5):
        keyboard.key(code)
    assert keyboard.app.preferences.keys == {"rules": pygame.KSCAN_F5} and caps(keyboard)[0].name == "F5"


@pytest.mark.parametrize("code", [pygame.K_i, pygame.K_F1])
def test_a_key_that_is_taken_is_refused(keyboard: Driver, code: int) -> None:
    keyboard.click_on(caps(keyboard)[1])
    keyboard.key(code)
    assert keyboard.app.preferences.keys == {} and "taken" in keyboard.app.toasts.shown
    assert caps(keyboard)[1].waiting


@pytest.mark.parametrize(
    "code", [pygame.K_RETURN, pygame.K_TAB, pygame.K_LEFT, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_F10]
)
def test_a_key_that_always_means_the_same_is_refused(keyboard: Driver, code: int) -> None:
    keyboard.click_on(caps(keyboard)[1])
    keyboard.key(code)
    assert keyboard.app.preferences.keys == {} and "always" in keyboard.app.toasts.shown
    assert caps(keyboard)[1].waiting


@pytest.mark.parametrize("code", [pygame.K_LSHIFT, pygame.K_RCTRL, pygame.K_LALT, pygame.K_LMETA, pygame.K_CAPSLOCK])
def test_a_key_that_does_nothing_alone_is_refused(keyboard: Driver, code: int) -> None:
    keyboard.click_on(caps(keyboard)[1])
    keyboard.key(code)
    assert keyboard.app.preferences.keys == {} and "alone" in keyboard.app.toasts.shown


def test_escape_leaves_the_key_as_it_was(keyboard: Driver) -> None:
    keyboard.click_on(caps(keyboard)[1])
    keyboard.key(pygame.K_ESCAPE)
    assert not caps(keyboard)[1].waiting and keyboard.app.preferences.keys == {} and not keyboard.app.over


def test_a_click_elsewhere_leaves_the_key_as_it_was(keyboard: Driver) -> None:
    keyboard.click_on(caps(keyboard)[1])
    keyboard.click_on(caps(keyboard)[2])
    assert not caps(keyboard)[1].waiting and caps(keyboard)[2].waiting


def test_its_own_key_is_no_change(keyboard: Driver) -> None:
    keyboard.click_on(caps(keyboard)[0])
    keyboard.key(pygame.K_F1)
    assert not caps(keyboard)[0].waiting and keyboard.app.preferences.keys == {}


def test_the_usual_keys_come_back(keyboard: Driver) -> None:
    keyboard.click_on(caps(keyboard)[1])
    keyboard.key(pygame.K_j)
    keyboard.click_on(next(w for w in page(keyboard).widgets if isinstance(w, Button) and w.text == "Usual keys"))
    assert keyboard.app.preferences.shortcuts == KEYS and caps(keyboard)[1].name == "L"


def test_the_table_of_keys_scrolls_where_it_is_too_long() -> None:
    hands = Driver(SettingsPage(), (960, 540), 1.5, "en")
    section(hands, KEYBOARD)
    table = next(widget for widget in page(hands).widgets if isinstance(widget, KeyTable))
    assert table.most > 0 and "leaf through a long text" not in said_words(hands)
    page(hands)._move_focus(table)
    hands.key(pygame.K_END)
    assert "leaf through a long text" in said_words(hands) and hands.faults() == []


# layout


@pytest.mark.parametrize("which", [TABLE, TIME, GAMES, DISPLAY, SOUND, MOOD, ROOM, KEYBOARD, ABOUT_YOU, COACH, VOICE])
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(which: int, size: tuple[int, int], text_size: float, language: Language) -> None:
    hands = Driver(SettingsPage(), size, text_size, language)
    section(hands, which)
    assert hands.faults() == []
    texts = [item.box for item in hands.drawn() if item.what == "text"]
    paper, inside = page(hands).paper, [widget for widget in page(hands).widgets if not isinstance(widget, Button)][2:]
    assert all(paper.contains(widget.box) for widget in inside), "everything is on the paper"
    for left, right in _apart(page(hands)):
        assert not left.overlaps(right)
    within = [box for box in texts if paper.overlaps(box)]
    assert all(paper.contains(box) for box in within)


def _apart(shown: SettingsPage) -> list[tuple[Box, Box]]:
    """Boxes that must not touch: a setting's words and every control."""
    named = [widget.box for widget in shown.widgets if isinstance(widget, Named)]
    set_by = [widget.box for widget in shown.widgets if isinstance(widget, (Segments, Toggle, Slider))]
    return [(left, right) for left in named for right in set_by]


# advice


def test_advice_is_set_for_the_current_person_alone(hands: Driver) -> None:
    people = hands.app.people
    people.choose("Malik")
    people.choose("Zoé")
    section(hands, COACH)
    hands.click_on(next(widget for widget in controls(hands) if isinstance(widget, Segments)))
    assert people.current.advice == "dear"
    other = people.named("Malik")
    assert other is not None and other.advice == "asked"


# first times


def start_over(hands: Driver) -> Button:
    return next(w for w in page(hands).widgets if isinstance(w, Button) and w.text == "Start over")


def test_first_times_are_switched_off_and_on(hands: Driver) -> None:
    section(hands, COACH)
    switch = [widget for widget in controls(hands) if isinstance(widget, Toggle)][-1]
    before = hands.app.preferences.first_times
    hands.click_on(switch)
    assert hands.app.preferences.first_times is not before and kept(hands).first_times is not before


def test_starting_over_makes_everything_new_to_the_current_person_alone(hands: Driver) -> None:
    people = hands.app.people
    people.meet("trio:miss", "Malik")
    people.choose("Zoé")
    people.meet("trio:miss")
    section(hands, COACH)
    hands.click_on(start_over(hands))
    assert not people.has_met("trio:miss") and people.has_met("trio:miss", "Malik")
    assert "Zoé" in hands.app.toasts.shown + "".join(hands.app.toasts.waiting)


def test_there_is_nothing_to_start_over_for_whoever_has_met_nothing(hands: Driver) -> None:
    section(hands, COACH)
    assert not start_over(hands).enabled
