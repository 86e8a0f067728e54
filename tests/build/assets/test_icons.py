"""The icon, in the form that each system wants."""

from __future__ import annotations

import importlib.util
import struct
from io import BytesIO
from pathlib import Path
from types import ModuleType

import pygame
import pytest

MAKE = Path(__file__).resolve().parents[3] / "build" / "assets" / "icons.py"
PNG = b"\x89PNG"


@pytest.fixture(scope="module")
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("icons", MAKE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_png_has_the_size_asked_for(make: ModuleType) -> None:
    assert pygame.image.load(BytesIO(make.png(48)), "icon.png").get_size() == (48, 48)


def test_the_corners_are_clear_and_the_middle_is_not(make: ModuleType) -> None:
    drawn = make.drawn(64)
    assert (drawn.get_at((0, 0)).a, drawn.get_at((32, 32)).a) == (0, 255)


def test_an_ico_leads_to_each_of_its_pictures(make: ModuleType) -> None:
    data = make.ico((16, 256))
    found = [struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)[6:] for place in range(2)]
    assert [data[at : at + 4] for _, at in found] == [struct.pack("<I", 40), PNG]


def test_an_ico_ends_with_its_last_picture(make: ModuleType) -> None:
    data = make.ico((16, 32))
    length, at = struct.unpack_from("<II", data, 6 + 16 + 8)
    assert at + length == len(data)


def test_a_bitmap_says_twice_its_height_for_the_mask(make: ModuleType) -> None:
    assert struct.unpack_from("<Iii", make.bitmap(24)) == (40, 24, 48)


def test_an_icns_holds_one_picture_after_the_other(make: ModuleType) -> None:
    data, at, names = make.icns({"icp4": 16, "icp5": 32}), 8, []
    while at < len(data):
        names.append((data[at : at + 4], data[at + 8 : at + 12]))
        at += struct.unpack_from(">I", data, at + 4)[0]
    assert (names, at) == ([(b"icp4", PNG), (b"icp5", PNG)], len(data))
