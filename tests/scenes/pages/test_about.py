"""About: what this is, and every licence to its last word."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pygame
import pytest

from scenes.app.version import VERSION
from scenes.kit.button import Button
from scenes.kit.scroll import MARK, Reader
from scenes.kit.segments import Segments
from scenes.pages import about
from scenes.pages.about import FONTS, LIBRARIES, AboutPage, flowed
from tests.scenes.driver import Driver
from tests.scenes.sheets import EVERYWHERE, Language, said_words

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def hands() -> Driver:
    return Driver(AboutPage(), language="en")


def reader(hands: Driver) -> Reader:
    assert isinstance(hands.app.top, AboutPage)
    return next(widget for widget in hands.app.top.widgets if isinstance(widget, Reader))


def tabs(hands: Driver) -> Segments[int]:
    assert isinstance(hands.app.top, AboutPage)
    return next(widget for widget in hands.app.top.widgets if isinstance(widget, Segments))


def words(text: str) -> list[str]:
    """The words of a text, however it is broken; without the marks of headings and the lines of dashes."""
    return [word for word in text.split() if word != MARK.strip() and set(word) != {"-"}]


def test_the_version_is_that_of_the_project() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION


def test_the_libraries_are_those_of_the_project() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert {line.split("==")[0] for line in wanted} == {name for name, _ in LIBRARIES}


def test_it_says_what_this_is_and_who_made_the_games(hands: Driver) -> None:
    text = reader(hands).text
    for word in (VERSION, "MIT", "David Perez", "Stéphan Dubosq", "authors and publishers", "pygame-ce", "LGPL"):
        assert word in text


@pytest.mark.parametrize("font", FONTS)
def test_the_licence_of_every_typeface_is_there_in_full(font: str) -> None:
    whole = (ROOT / "assets" / "fonts" / f"OFL-{font.lower()}.txt").read_text(encoding="utf-8")
    assert words(about.font_licence(font)) == words(whole)


def test_every_typeface_that_is_shipped_has_its_licence_here() -> None:
    shipped = {path.name.split("-")[0] for path in (ROOT / "assets" / "fonts").glob("*.ttf")}
    assert shipped == {font.lower() for font in FONTS}


def test_the_licence_of_the_program_is_there_in_full() -> None:
    assert words(about.licence()) == words((ROOT / "LICENSE").read_text(encoding="utf-8"))


def test_without_its_file_the_licence_is_at_least_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(about, "LICENCE", tmp_path / "LICENSE")
    assert "MIT" in about.licence()


def test_lines_broken_by_hand_flow() -> None:
    assert flowed("one\ntwo\n\n-----\nTITLE\n-----\nthree\n") == "one two\n\n# TITLE\n\nthree"


def test_licences_are_read_by_mouse_alone(hands: Driver) -> None:
    hands.click(*tabs(hands)._segments()[2].centre)
    assert "Fraunces" in reader(hands).text and reader(hands).at == 0
    box = reader(hands).box
    hands.drag(box.right - 4, box.y + 10, box.right - 4, box.bottom + 40)
    assert reader(hands).at == reader(hands).most > 0
    assert any("OTHER DEALINGS" in text for text in said_words(hands))
    hands.click(*tabs(hands)._segments()[3].centre)
    assert reader(hands).at == 0, "another text begins at its top"
    assert isinstance(hands.app.top, AboutPage)
    hands.click_on(next(widget for widget in hands.app.top.widgets if isinstance(widget, Button)))
    assert hands.app.over


def test_licences_are_read_by_keyboard_alone(hands: Driver) -> None:
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_END):
        hands.key(code)
    assert any("OTHER DEALINGS" in text for text in said_words(hands))
    hands.key(pygame.K_ESCAPE)
    assert hands.app.over


def test_reading_goes_on_where_it_was_when_the_page_is_laid_out_again(hands: Driver) -> None:
    for code in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_PAGEDOWN):
        hands.key(code)
    at = reader(hands).at
    hands.app.prefer(reduced_motion=True)
    assert reader(hands).at == at > 0


@pytest.mark.parametrize("section", range(5))
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(section: int, size: tuple[int, int], text_size: float, language: Language) -> None:
    hands = Driver(AboutPage(), size, text_size, language)
    tabs(hands)._choose(section)
    hands.app.step(0.0)
    assert hands.faults() == []


@pytest.mark.parametrize(("letters", "heading"), [(29, True), (30, False)])
def test_only_a_short_line_in_capitals_is_a_heading(letters: int, heading: bool) -> None:
    line = "A" * letters
    assert flowed(f"{line}\nTwo.") == (f"# {line}\n\nTwo." if heading else f"{line} Two.")
