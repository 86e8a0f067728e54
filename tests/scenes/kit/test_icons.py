"""Icons: every one drawn, in a line of type and on a button."""

from __future__ import annotations

import re

import pygame
import pytest

from game.shelf import ASSETS
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.iconbutton import IconButton
from scenes.kit.icons import ICONS, NAMES, picture
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, Type
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.kit.widget import Widget
from tests.scenes.driver import Driver

FOLDER = ASSETS / "art" / "icons"
ROCK, SKULL = ICONS["rock"], ICONS["skull"]
TEXT = f"Posez {ROCK} pierre, gare à {SKULL}\u202f!"


def test_every_icon_is_drawn_and_every_drawing_is_an_icon() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_has_nothing_that_the_renderer_gets_wrong(name: str) -> None:
    drawn = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert not re.search("clipPath|mask|filter|pattern|<text|<use|Gradient", drawn)
    assert set(re.findall("#[0-9A-Fa-f]{6}", drawn)) == {"#000000"}, "the text gives the colour"


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_fills_its_board_and_takes_the_colour(name: str) -> None:
    made = picture(name, 60, BRASS)
    ink = made.get_bounding_rect(min_alpha=128)
    assert made.get_size() == (60, 60) and max(ink.size) >= 42
    colours = {tuple(made.get_at((x, y)))[:3] for x in range(60) for y in range(60) if made.get_at((x, y)).a > 128}
    assert colours == {BRASS}


def test_no_two_icons_are_the_same() -> None:
    assert len({pygame.image.tobytes(picture(name, 24, INK), "RGBA") for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_a_line_with_icons_is_as_wide_as_it_was_measured(scale: float) -> None:
    kind = Type(scale)
    for style in (BODY_STYLE, HEADING_STYLE):
        assert kind.picture(TEXT, style, INK).get_width() == round(kind.width(TEXT, style) * scale)


def test_an_icon_stands_on_the_line_like_a_capital() -> None:
    kind = Type(2.0)
    line, capital = (kind.picture(text, BODY_STYLE, INK) for text in (ICONS["die"], "H"))
    assert line.get_height() == capital.get_height()
    icon, letter = line.get_bounding_rect(), capital.get_bounding_rect()
    assert abs(icon.centery - letter.centery) <= 1 and letter.height <= icon.height <= 1.5 * letter.height


def test_icons_wrap_like_letters() -> None:
    kind = Type(1.0)
    lines = kind.wrap(" ".join([ROCK] * 12), BODY_STYLE, 90)
    assert len(lines) > 1 and all(kind.width(line, BODY_STYLE) <= 90 for line in lines)
    assert "".join(lines).count(ROCK) == 12


def test_a_round_button_does_one_thing() -> None:
    done: list[str] = []

    class Corner(Page):
        def build(self) -> list[Widget]:
            return [IconButton(Box(20, 20, 46, 46), "menu", lambda: done.append("menu"), "Pause")]

    hands = Driver(Corner())
    hands.click(43, 43)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert done == ["menu", "menu"]


def test_an_icon_is_in_the_draw_list() -> None:
    class Corner(Page):
        def build(self) -> list[Widget]:
            return [IconButton(Box(20, 20, 46, 46), "menu", lambda: None, "Pause")]

    pictures = [item.box for item in Driver(Corner()).drawn() if item.what == "picture"]
    assert len(pictures) == 1 and Box(20, 20, 46, 46).contains(pictures[0])


def test_the_same_icon_is_made_once() -> None:
    assert picture("keyboard", 20, CREAM) is picture("keyboard", 20, CREAM)


@pytest.mark.parametrize(("sign", "name"), [("♣", "club"), ("♦", "diamond"), ("♥", "heart"), ("♠", "spade")])
def test_the_sign_of_a_suit_is_drawn_as_its_icon(sign: str, name: str) -> None:
    """No font here has these signs; a card of a game of chance is written with them."""
    kind = Type(1.0)
    drawn, icon = (kind.picture(f"A{letter}", BODY_STYLE, INK) for letter in (sign, ICONS[name]))
    assert drawn.get_size() == icon.get_size() and drawn.get_buffer().raw == icon.get_buffer().raw
