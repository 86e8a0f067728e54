"""The moving picture of the README: a race at a Trépido table, as the program itself plays and draws it.

`dev.py moving` plays a few seconds without a window, and writes docs/race.png, an animated PNG: every frame holds only
the pixels that changed.
"""

from __future__ import annotations

import os
import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.match import Match, Seat
from scenes.app.page import Page
from scenes.tables.cards import HandCard
from scenes.tables.scene import TableScene
from tests.scenes.driver import FRAME, Driver
from tests.scenes.tables.seated import seated

TO = ROOT / "docs" / "race.png"
SIZE = (800, 450)
EVERY = 2
"""Program frames for each frame that is kept: thirty a second are."""
SECONDS = 4.5
STILL = 1.1
"""Seconds that the last frame is shown before the picture begins again."""
SEED, MOVES = 7, 9
"""The seed of the deal, and the number of random moves that lead to just before the race."""
PARTY = (
    Seat(name="Zoé", emblem="cat"),
    Seat(name="Bastien", level="normal", emblem="boat"),
    Seat(name="Camille", level="normal", emblem="leaf"),
    Seat(name="Inès", level="normal", emblem="star"),
)
POINTS, CLICKS = 18, 36
"""Frames after which a person in a race points at a card, and clicks on it."""
Rect = tuple[int, int, int, int]


def main() -> None:
    frames = list(played(SEED, MOVES))
    TO.write_bytes(animated(frames, round(1000 * EVERY * FRAME), round(1000 * STILL)))
    print(f"{TO.relative_to(ROOT)}: {len(frames)} frames, {TO.stat().st_size / 1e6:.2f} MB")


# --- What is played ---


def before_the_race(seed: int, moves: int) -> Match:
    """A match after this number of random moves."""
    match, rng = Match("trepido", None, PARTY, seed, salt="moving"), Random(seed)
    for _ in range(moves):
        seat = rng.choice(match.state.actors())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def played(seed: int, moves: int) -> Iterator[pygame.Surface]:
    """The frames of a race that the person wins, from just before it."""
    scene = seated(before_the_race(seed, moves))
    hands = Driver(Page(), SIZE, language="fr")
    hands.app.push(scene)
    scene.show.director.drain()
    reaching = 0
    for number in range(round(SECONDS / FRAME)):
        card = higher(scene) if scene.table.view.phase == "race" and not scene.show.director.busy else None
        if card is not None:
            reaching += 1
            reach(hands, card, reaching)
        else:
            hands.app.step(FRAME)
        if number % EVERY == 0:
            yield hands.app.surface.copy()


def higher(scene: TableScene) -> HandCard | None:
    """A card of the person's hand that may be laid now, a strong one first."""
    may = {getattr(move, "card", None) for move in scene.table.legal}
    cards = [widget for widget in scene.widgets if isinstance(widget, HandCard) and widget.card in may]
    return max(cards, key=lambda widget: widget.card, default=None)


def reach(hands: Driver, card: HandCard, frame: int) -> None:
    """Take the next step towards a card, as a hand would: wait, point at it, then click."""
    if frame < POINTS:
        hands.app.step(FRAME)
    elif frame < CLICKS:
        hands.move(*card.box.centre)
    else:
        hands.click_on(card)


# --- An animated PNG ---


def animated(frames: list[pygame.Surface], ms: int, still_ms: int) -> bytes:
    """The frames as an animated PNG that goes round for ever; the last one stays a while."""
    width, height = frames[0].get_size()
    parts = changes(frames, ms, still_ms)
    file = [
        b"\x89PNG\r\n\x1a\n",
        chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)),
        chunk(b"acTL", struct.pack(">II", len(parts), 0)),
    ]
    order = 0
    for index, (rect, delay, pixels) in enumerate(parts):
        x, y, wide, high = rect
        # Nothing is disposed of, and what is drawn lies over what was there.
        file.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", order, wide, high, x, y, delay, 1000, 0, int(index > 0))))
        data = zlib.compress(pixels, 9)
        file.append(chunk(b"fdAT", struct.pack(">I", order + 1) + data) if index else chunk(b"IDAT", data))
        order += 2 if index else 1
    return b"".join([*file, chunk(b"IEND", b"")])


def changes(frames: list[pygame.Surface], ms: int, still_ms: int) -> list[tuple[Rect, int, bytes]]:
    """The changed rectangle of each frame against the one before, the milliseconds that it is shown, and its pixels."""
    before = frames[0]
    found = [((0, 0, *before.get_size()), ms, filtered(before.convert_alpha()))]
    for frame in frames[1:]:
        changed = unlike(before, frame)
        rects = changed.get_bounding_rects()
        if rects:
            whole = rects[0].unionall(rects[1:])
            pixels = changed.to_surface(setsurface=frame.convert_alpha(), unsetcolor=(0, 0, 0, 0))
            found.append(((*whole.topleft, *whole.size), ms, filtered(pixels.subsurface(whole))))
        else:
            rect, delay, data = found[-1]
            found[-1] = (rect, delay + ms, data)
        before = frame
    rect, delay, data = found[-1]
    return [*found[:-1], (rect, delay + still_ms, data)]


def unlike(one: pygame.Surface, other: pygame.Surface) -> pygame.Mask:
    """A mask of the pixels in which two pictures differ."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
    more = other.copy()
    more.blit(one, (0, 0), special_flags=pygame.BLEND_SUB)
    apart.blit(more, (0, 0), special_flags=pygame.BLEND_MAX)
    black = pygame.mask.from_threshold(apart, (0, 0, 0), (1, 1, 1, 255))
    black.invert()
    return black


def filtered(picture: pygame.Surface) -> bytes:
    """The picture's rows of red, green, blue and opacity, each pixel as its difference to the one at its left."""
    width, height = picture.get_size()
    raw, rows = pygame.image.tobytes(picture, "RGBA"), bytearray()
    for y in range(height):
        row = raw[y * width * 4 : (y + 1) * width * 4]
        left = bytes(4) + row[:-4]
        rows += b"\x01" + bytes((one - other) & 255 for one, other in zip(row, left, strict=True))
    return bytes(rows)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
