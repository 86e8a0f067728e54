"""build/package/deb.py and the recipes of build/linux: filled whole, and true to the program."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import deb
import parts
import pygame
import pytest

ROOT = Path(__file__).resolve().parents[3]
COMMAND_LINE = (ROOT / "scenes" / "command_line.py").read_text(encoding="utf-8")
FACTS = dict.fromkeys(("VERSION", "DATE", "IDENTIFIER", "ARCHITECTURE", "SIZE", "GLIBC", "MIT"), "1")


def test_the_menu_entry_knows_the_window_by_its_class() -> None:
    wanted = re.search(r'"SDL_VIDEO_X11_WMCLASS", "(\w+)"', COMMAND_LINE)
    assert wanted is not None
    assert f"StartupWMClass={wanted[1]}\n" in (ROOT / "build/linux/tablee.desktop").read_text(encoding="utf-8")


@pytest.mark.parametrize("manual", deb.MANUALS)
def test_the_manual_tells_of_every_option(manual: str) -> None:
    text = (deb.RECIPES / manual).read_text(encoding="utf-8").replace("\\-", "-")
    options = set(re.findall(r'add_argument\("(--\w+)"', COMMAND_LINE))
    assert {option for option in options if option not in text} == set()


@pytest.mark.parametrize("recipe", sorted(path.name for path in deb.RECIPES.iterdir()))
def test_a_recipe_is_filled_whole(recipe: str) -> None:
    assert not re.search(r"@\w+@", deb.filled(recipe, FACTS))


def test_what_a_recipe_asks_and_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError):
        deb.filled("control", {})


def test_the_program_is_described_under_its_identifier() -> None:
    described = ElementTree.fromstring(deb.filled("metainfo.xml", {**FACTS, "IDENTIFIER": parts.IDENTIFIER}))
    assert described.findtext("id") == parts.IDENTIFIER


def test_the_pictures_that_shops_show_are_of_this_version_and_as_large_as_told() -> None:
    described = ElementTree.fromstring(deb.filled("metainfo.xml", {**FACTS, "VERSION": "1.2.3"}))
    shown = described.findall("screenshots/screenshot/image")
    assert len(shown) == 10
    for image in shown:
        address, _, name = str(image.text).rpartition("/")
        assert address == "https://raw.githubusercontent.com/tablee/tablee/v1.2.3/docs/screens"
        size = pygame.image.load(ROOT / "docs" / "screens" / name).get_size()
        assert size == (int(image.attrib["width"]), int(image.attrib["height"]))
