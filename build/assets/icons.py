"""The icon in every form that a system wants: PNG for Linux, ICO for Windows, ICNS for macOS, from one drawing.

`python build/assets/icons.py FOLDER`
"""

from __future__ import annotations

import os
import struct
import sys
from io import BytesIO
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

SOURCE = Path(__file__).resolve().parents[2] / "assets" / "tablee.svg"
LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
MACOS = {
    "icp4": 16,
    "icp5": 32,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""The names of the sizes in an ICNS; the last four are the doubles of 16, 32, 128 and 256."""
LARGEST_BITMAP = 64
"""The largest size that an ICO holds as a bitmap; larger ones are PNGs."""


def drawn(size: int) -> pygame.Surface:
    """The icon at this size: drawn larger and made smaller, as small shapes are jagged."""
    large = pygame.image.load_sized_svg(SOURCE, (size * 4, size * 4))
    return pygame.transform.smoothscale(large, (size, size))


def png(size: int) -> bytes:
    file = BytesIO()
    pygame.image.save(drawn(size), file, "icon.png")
    return file.getvalue()


def bitmap(size: int) -> bytes:
    """The icon as an ICO's bitmap: rows from the bottom up, blue first, and an empty mask, as the alpha says it all."""
    rows = pygame.image.tobytes(drawn(size), "BGRA", True)
    mask = bytes((size + 31) // 32 * 4 * size)
    head = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(rows) + len(mask), 0, 0, 0, 0)
    return head + rows + mask


def ico(sizes: tuple[int, ...] = WINDOWS) -> bytes:
    """The icon as an ICO: a list of pictures, then the pictures."""
    pictures = [bitmap(size) if size <= LARGEST_BITMAP else png(size) for size in sizes]
    at = 6 + 16 * len(sizes)
    entries = b""
    for size, picture in zip(sizes, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(sizes)) + entries + b"".join(pictures)


def icns(sizes: dict[str, int] | None = None) -> bytes:
    """The icon as an ICNS: each picture after its name and its length (head included), and the same around them all."""
    parts = [(name, png(size)) for name, size in (sizes or MACOS).items()]
    body = b"".join(name.encode() + struct.pack(">I", len(data) + 8) + data for name, data in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for size in LINUX:
        (folder / f"tablee-{size}.png").write_bytes(png(size))
    (folder / "tablee.ico").write_bytes(ico())
    (folder / "tablee.icns").write_bytes(icns())


if __name__ == "__main__":
    make(Path(sys.argv[1]))
