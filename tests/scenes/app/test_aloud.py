"""What is said aloud: nothing unless it is wanted, one thing after the other, cut off by whatever a hand does next."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shelf import Shelf
from scenes.app.aloud import Aloud
from scenes.app.dialog import Dialog
from scenes.app.keys import key_lines
from scenes.app.loop import App
from scenes.app.page import Page
from scenes.app.spoken import drawn_words
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.slider import Slider
from scenes.kit.stepper import Stepper
from scenes.kit.text import BODY_STYLE
from scenes.kit.theme import INK
from scenes.kit.toggle import Toggle
from scenes.kit.widget import Widget
from scenes.pages.menu.page import Menu
from scenes.pages.settings.page import VOICE, SettingsPage
from scenes.pages.settings.voices import SAMPLES, VoicePage
from tests.scenes.driver import Driver


class Controls(Page):
    """A page with one control of each kind, each after its name."""

    def build(self) -> list[Widget]:
        def box(row: int) -> Box:
            return Box(400, 20 + 60 * row, 300, 40)

        controls: list[tuple[str, Widget]] = [
            ("Sound", Toggle(box(0), "", True, self.ignore)),
            ("Volume", Slider(box(1), 7, 10, self.ignore)),
            ("Speed", Segments(box(2), [(1, "Slow"), (2, "Fast")], 2, self.ignore)),
            ("Seats", Stepper(box(3), 4, 2, 6, self.ignore)),
            ("Name", Entry(box(4), "Zoé", self.ignore)),
            ("", Button(box(5), "Go", lambda: None, tip="Begin the match")),
        ]
        named: list[Widget] = []
        for row, (name, control) in enumerate(controls):
            named += [Label(box(row)._replace(x=20), name), control]
        return named

    def ignore(self, value: object) -> None:
        """Keep nothing."""


def hands_at(page: Page, degree: str = "usual", **preferences: object) -> Driver:
    hands = Driver(page, language="en")
    hands.app.prefer(told_aloud=degree, **preferences)
    hands.app.step(0.02)
    return hands


def after(hands: Driver, *codes: int) -> list[str]:
    """What is said once these keys were pressed."""
    hands.tape.heard()
    for code in codes:
        hands.key(code)
    return hands.tape.heard()


# nothing unless it is wanted


def test_a_program_that_says_nothing_makes_no_speaker() -> None:
    app = App(pygame.Surface((640, 360)))
    app.push(Menu())
    for code in (pygame.K_TAB, pygame.K_DOWN, pygame.K_F7, pygame.K_F8):
        app.step(0.02, [pygame.Event(pygame.KEYDOWN, key=code, mod=0, scancode=0, unicode="")])
    app.step(0.5)
    assert app.aloud._speaker is None and app.aloud.wake is None
    app.aloud.close()


def test_off_says_nothing_and_the_keys_say_where_to_switch_it_on() -> None:
    hands = hands_at(Controls(), "off")
    assert after(hands, pygame.K_TAB, pygame.K_TAB, pygame.K_F7) == []
    hands.app.step(0.1)
    assert "No voice speaks" in hands.app.toasts.shown


def test_the_keys_of_the_voice_are_listed() -> None:
    assert {pygame.K_F7, pygame.K_F8} <= {code for line in key_lines() for code in line.codes}


# the focus


@pytest.mark.parametrize(
    ("tabs", "words"),
    [
        (1, "Sound. on."),
        (2, "Volume. 7 of 10."),
        (3, "Speed. Fast."),
        (4, "Seats. 4."),
        (5, "Name. Zoé."),
        (6, "Go. Begin the match."),
    ],
)
def test_each_control_is_told_with_its_name_and_what_it_is_set_to(tabs: int, words: str) -> None:
    hands = hands_at(Controls())
    assert after(hands, *[pygame.K_TAB] * tabs)[-1] == words


def test_the_least_degree_leaves_explanations_out() -> None:
    hands = hands_at(Controls(), "brief")
    assert after(hands, *[pygame.K_TAB] * 6)[-1] == "Go."


def test_a_value_that_is_changed_is_told() -> None:
    hands = hands_at(Controls())
    after(hands, pygame.K_TAB)
    assert after(hands, pygame.K_RETURN) == ["Sound. off."]
    after(hands, pygame.K_TAB)
    assert after(hands, pygame.K_LEFT, pygame.K_LEFT) == ["Volume. 6 of 10.", "Volume. 5 of 10."]


def test_what_is_typed_is_told_letter_by_letter() -> None:
    hands = hands_at(Controls(), "brief")
    after(hands, *[pygame.K_TAB] * 5)
    hands.type("é!")
    assert hands.tape.heard() == ["é"]
    assert after(hands, pygame.K_BACKSPACE) == ["Name. Zoéé."]


def test_a_rest_says_nothing_twice() -> None:
    hands = hands_at(Controls())
    after(hands, pygame.K_TAB)
    for _ in range(20):
        hands.app.step(0.1)
    hands.app.top.rebuild()  # type: ignore[union-attr]
    hands.app.step(0.1)
    assert hands.tape.heard() == []


def test_moving_on_cuts_off_what_was_being_said() -> None:
    hands = hands_at(Controls())
    hands.tape.holds = True
    after(hands, pygame.K_TAB)
    hands.key(pygame.K_TAB)
    assert hands.tape.cuts == ["Sound. on."]


def test_the_mouse_tells_what_lies_under_it() -> None:
    hands = hands_at(Controls())
    hands.tape.heard()
    hands.move(450, 40)
    assert hands.tape.heard() == ["Sound. on."]


def test_whatever_the_menu_and_the_settings_focus_has_words() -> None:
    for page in (Menu(), SettingsPage()):
        hands = hands_at(page)
        for _ in range(len(page.widgets)):
            hands.key(pygame.K_TAB)
            focus = page.focused
            assert focus is not None and hands.app.narrator._said[1], type(focus).__name__


# pages


def test_a_dialog_is_told_with_its_question() -> None:
    hands = hands_at(Controls(), "brief")
    hands.tape.heard()
    hands.app.push(Dialog("Leave?", "The match is kept.", [("Yes", hands.app.touch, "do")]))
    hands.app.step(0.02)
    assert hands.tape.heard()[0] == "Leave? The match is kept."


def test_coming_back_to_a_page_does_not_tell_it_anew() -> None:
    hands = hands_at(Controls(), "full")
    assert "Sound" in hands.tape.heard()[0]
    hands.app.push(Dialog("Leave?", "", [("Yes", hands.app.touch, "do")]))
    hands.app.step(0.02)
    hands.tape.heard()
    hands.app.pop()
    hands.app.step(0.02)
    assert hands.tape.heard() == []


def test_toasts_are_told_once() -> None:
    hands = hands_at(Controls())
    hands.tape.heard()
    hands.app.toasts.say("Copied.")
    for _ in range(5):
        hands.app.step(0.1)
    assert hands.tape.heard() == ["Copied."]


def test_where_am_i_tells_the_page_and_the_focus() -> None:
    hands = hands_at(Controls(), "brief")
    after(hands, pygame.K_TAB)
    (said,) = after(hands, pygame.K_F7)
    assert "Volume" in said and "Seats" in said and said.endswith("Sound. on.")


def test_repeat_says_the_last_words_again() -> None:
    hands = hands_at(Controls())
    after(hands, pygame.K_TAB)
    assert after(hands, pygame.K_F8) == ["Sound. on."] == after(hands, pygame.K_F8)


def test_everything_is_said_in_the_language_spoken() -> None:
    hands = hands_at(Controls())
    hands.app.prefer(language="fr", voices={"fr": "Thomas", "en": "Daniel"}, voice_speeds={"fr": 9})
    assert after(hands, pygame.K_TAB) == ["Sound. activé."]
    manner = hands.tape.sentences[-1].manner
    assert (manner.language, manner.voice, manner.speed) == ("fr", "Thomas", 9)


# sounds, volume


def test_sounds_and_music_give_way_while_somebody_speaks() -> None:
    hands = hands_at(Controls())
    sounds = hands.app.sounds
    loud = sounds.loudness("slide")
    hands.tape.holds = True
    after(hands, pygame.K_TAB)
    hands.app.step(0.02)
    assert sounds.background.speakers == 1 and sounds.loudness("slide") < loud == sounds.loudness("turn")
    assert hands.app.wake is not None, "the loop must look when it ends"
    hands.tape.end()
    hands.app.step(0.02)
    assert sounds.background.speakers == 0 and sounds.loudness("slide") == loud


def test_the_volume_of_everything_goes_over_the_voice() -> None:
    hands = hands_at(Controls())
    hands.app.prefer(voice_volume=8, all_sounds=5)
    assert hands.app.aloud.manner.volume == 4
    hands.app.prefer(voice_volume=1, all_sounds=1)
    assert hands.app.aloud.manner.volume == 1
    hands.app.prefer(all_sounds=0)
    assert after(hands, pygame.K_TAB) == []


def test_a_match_waits_no_longer_than_a_voice_can_take() -> None:
    hands = hands_at(Controls())
    hands.tape.holds = True
    aloud: Aloud = hands.app.aloud
    aloud.tell("A short question?")
    assert aloud.telling
    aloud.update(30.0)
    assert aloud.speaking and not aloud.telling


def test_what_is_forgotten_is_not_repeated() -> None:
    hands = hands_at(Controls())
    hands.app.aloud.tell("The ace of spades.")
    hands.app.aloud.forget()
    assert after(hands, pygame.K_F8) == []


# the settings


def test_a_voice_is_chosen_and_tried_for_each_language(tmp_path: Path) -> None:
    hands = Driver(SettingsPage(), language="en", shelf=Shelf(tmp_path))
    hands.app.top.show(VOICE)  # type: ignore[union-attr]
    button = next(w for w in hands.app.top.widgets if type(w) is Button and w.text == "Choose and try")  # type: ignore[union-attr]
    hands.click_on(button)
    voices = hands.app.top
    assert isinstance(voices, VoicePage) and voices.language == "en"
    stepper = next(widget for widget in voices.widgets if isinstance(widget, Stepper))
    hands.click(*stepper._signs()[1].centre)
    assert hands.app.preferences.voices == {"en": "Microsoft Hortense Desktop"}
    assert hands.tape.heard() == [SAMPLES["en"]]
    hands.click_on(next(w for w in voices.widgets if type(w) is Button and w.text == "Try it out"))
    assert hands.tape.heard() == [SAMPLES["en"]]
    assert hands.tape.sentences[-1].manner.voice == "Microsoft Hortense Desktop"
    voices.show(0)
    speed = next(widget for widget in voices.widgets if isinstance(widget, Slider))
    hands.click(speed.box.x + 20, speed.box.centre[1])
    assert hands.app.preferences.voice_speeds == {"fr": 0}
    assert hands.tape.sentences[-1].manner[:3] == ("fr", "", 0)


def test_a_machine_without_voices_says_so() -> None:
    hands = Driver(SettingsPage(), language="en")
    hands.tape._known = {"fr": [], "en": []}
    hands.app.top.show(VOICE)  # type: ignore[union-attr]
    hands.app.step(0.02)
    hands.app.step(0.02)
    assert any("No voice was found here" in item.text for item in hands.drawn())
    hands.app.push(VoicePage())
    hands.app.step(0.02)
    assert any("has none for this language" in item.text for item in hands.drawn())


def test_voices_are_looked_for_only_when_they_are_to_be_shown() -> None:
    hands = Driver(SettingsPage(), language="en")
    assert hands.tape._voices == {}
    hands.app.top.show(VOICE)  # type: ignore[union-attr]
    assert set(hands.tape._voices) == {"fr", "en"}


def test_a_sentence_on_several_lines_is_told_without_a_stop_at_each() -> None:
    text = "One sentence that is so long that it needs several lines in a narrow room."
    beside = Box(300, 0, 160, 40)

    def draw(canvas: Canvas) -> None:
        canvas.paragraph(text, Box(0, 0, 160, 400), BODY_STYLE, INK)
        for word in ("a", "b"):
            canvas.text(word, beside, BODY_STYLE, INK)

    assert drawn_words(Driver(Page()).app.canvas, draw) == [text, "a", "b"]
