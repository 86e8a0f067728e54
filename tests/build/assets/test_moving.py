"""The moving picture: what is written is what was drawn, frame by frame."""

from __future__ import annotations

import importlib.util
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pygame
import pytest

ROOT = Path(__file__).parents[3]
Chunk = tuple[bytes, bytes]


@pytest.fixture(scope="module")
def moving() -> ModuleType:
    spec = importlib.util.spec_from_file_location("moving", ROOT / "build" / "assets" / "moving.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def chunks(file: bytes) -> Iterator[Chunk]:
    """The chunks of a PNG, each with its checksum tried."""
    at = 8
    while at < len(file):
        length, kind = struct.unpack(">I4s", file[at : at + 8])
        data = file[at + 8 : at + 8 + length]
        assert struct.unpack(">I", file[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + data)
        yield kind, data
        at += 12 + length


def pixels(data: bytes, width: int, height: int) -> pygame.Surface:
    """A picture from its rows, each a difference to the left."""
    raw, rows = zlib.decompress(data), bytearray()
    for y in range(height):
        row = bytearray(raw[y * (width * 4 + 1) + 1 : (y + 1) * (width * 4 + 1)])
        for place in range(4, len(row)):
            row[place] = (row[place] + row[place - 4]) & 255
        rows += row
    return pygame.image.frombytes(bytes(rows), (width, height), "RGBA")


def shown(file: bytes) -> Iterator[tuple[bytes, int]]:
    """Each frame as a viewer shows it, and for how many milliseconds."""
    screen, place = pygame.Surface((0, 0)), (0, 0, 0, 0, 0)
    for kind, data in chunks(file):
        if kind == b"IHDR":
            screen = pygame.Surface(struct.unpack(">II", data[:8]))
        elif kind == b"fcTL":
            place = struct.unpack(">IIIIH", data[4:22])
        elif kind in (b"IDAT", b"fdAT"):
            width, height, x, y, delay = place
            screen.blit(pixels(data if kind == b"IDAT" else data[4:], width, height), (x, y))
            yield pygame.image.tobytes(screen, "RGB"), delay


@pytest.fixture
def frames() -> list[pygame.Surface]:
    """A square that moves, stays, and changes its colour by a hair."""
    pygame.display.set_mode((8, 8))
    found = []
    for x, colour in ((2, (200, 10, 10)), (5, (200, 10, 10)), (5, (200, 10, 10)), (5, (200, 11, 10))):
        frame = pygame.Surface((20, 12))
        frame.fill((30, 90, 60))
        frame.fill(colour, (x, 3, 6, 6))
        found.append(frame)
    return found


def test_every_frame_is_shown_as_it_was_drawn(moving: ModuleType, frames: list[pygame.Surface]) -> None:
    seen = list(shown(moving.animated(frames, 50, 700)))
    expected = [pygame.image.tobytes(frames[place], "RGB") for place in (0, 1, 3)]
    assert [picture for picture, _ in seen] == expected
    assert [delay for _, delay in seen] == [50, 100, 750]


def test_a_frame_holds_only_what_changed(moving: ModuleType, frames: list[pygame.Surface]) -> None:
    (first, _, _), (second, _, _), (third, _, _) = moving.changes(frames, 50, 700)
    assert (first, second, third) == ((0, 0, 20, 12), (2, 3, 9, 6), (5, 3, 6, 6))


def test_the_picture_of_the_readme_is_small_enough_to_be_loaded_by_everyone(moving: ModuleType) -> None:
    assert moving.TO.stat().st_size < 3_000_000
    assert b"acTL" in moving.TO.read_bytes()[:100]
