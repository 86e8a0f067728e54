"""Portraits: everyone has one, and each face tells something else."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from subprocess import run
from sys import executable

import pygame
import pytest

from ai.characters import CHARACTERS
from game.shelf import ASSETS
from scenes.kit.box import Box
from scenes.kit.recent import Recent
from scenes.kit.theme import TEAL
from scenes.stage import portrait
from scenes.stage.art.shapes import render
from scenes.stage.emblem import lit_disc
from scenes.stage.portrait import FACES, PORTRAITS, picture
from tests.scenes.eyesight import contrast, lightness

ALL = (*portrait.CHARACTERS.values(), *PORTRAITS)
SCRIPT = Path(__file__).parents[3] / "build" / "assets" / "portraits" / "portraits.py"


def pixels(name: str, face: portrait.Face = "neutral", size: int = 60) -> bytes:
    return pygame.image.tobytes(picture(name, TEAL, size, face), "RGBA")


def test_every_character_has_a_portrait_of_their_own() -> None:
    assert set(portrait.CHARACTERS) == {one.name for one in CHARACTERS}
    assert len(set(portrait.CHARACTERS.values())) == len(CHARACTERS)


def test_people_can_choose_among_twelve_at_least() -> None:
    assert len(set(PORTRAITS)) >= 12
    assert not set(PORTRAITS) & set(portrait.CHARACTERS.values())


def test_every_drawing_belongs_to_somebody() -> None:
    assert {file.stem for file in (ASSETS / "art" / "portraits").glob("*.svg")} == set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_each_face_of_a_portrait_differs_from_the_others(name: str) -> None:
    for one, other in combinations(FACES, 2):
        assert pixels(name, one) != pixels(name, other), (one, other)


EYES_AND_BROWS, LIPS = Box(38, 42, 24, 10), Box(41, 58, 18, 12)
"""The parts of a portrait 100 pixels wide that tell its mood."""


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("part", [EYES_AND_BROWS, LIPS], ids=["eyes and brows", "lips"])
def test_a_mood_can_be_told_on_every_skin_and_in_every_beard(name: str, face: portrait.Face, part: Box) -> None:
    drawn = picture(name, TEAL, 100, face)
    across, down = range(int(part.x), int(part.right)), range(int(part.y), int(part.bottom))
    seen = sorted((drawn.get_at((x, y))[:3] for x in across for y in down), key=lightness)
    few = len(seen) // 25
    assert max(contrast(seen[len(seen) // 2], seen[at]) for at in (few, -few - 1)) >= 1.85


def test_no_two_portraits_look_the_same() -> None:
    assert len({pixels(name) for name in ALL}) == len(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_bust_stays_on_its_disc(name: str) -> None:
    """Below its middle nothing lies outside the disc: shoulders end on its arc."""
    drawn = picture(name, TEAL, 100)
    for y in range(60, 100):
        for x in range(100):
            away = ((x - 49.5) ** 2 + (y + 0.5 - portrait.MIDDLE) ** 2) ** 0.5
            if away > portrait.RADIUS + 1.5:
                assert drawn.get_at((x, y)).a == 0, (x, y)


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_cut_at_the_upper_edge(name: str) -> None:
    for face in FACES:
        drawn = picture(name, TEAL, 100, face)
        assert all(drawn.get_at((x, 0)).a < 128 for x in range(100)), face


def test_the_drawings_are_those_that_the_script_makes(tmp_path: Path) -> None:
    run([executable, str(SCRIPT), str(tmp_path)], check=True, capture_output=True)
    for name in ALL:
        assert (tmp_path / f"{name}.svg").read_bytes() == (ASSETS / "art" / "portraits" / f"{name}.svg").read_bytes()


def test_in_another_colour_only_the_disc_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever other tests have drawn before."""
    unused = (12, 34, 56)
    drawn = []
    monkeypatch.setattr(portrait, "render", lambda shapes, *given: drawn.append(shapes) or render(shapes, *given))
    monkeypatch.setattr(portrait, "_kept", Recent(1 << 20))
    picture("girl", TEAL, 37)
    drawn.clear()
    picture("girl", unused, 37)
    picture("boy", unused, 37)
    assert drawn == [lit_disc(unused, portrait.MIDDLE, portrait.RADIUS, portrait.RIM), portrait.bust("boy")]
