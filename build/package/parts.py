"""The parts of the packed program, and what stays out of it: for tablee.spec, the makers of packages, and the tests."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
WORK = ROOT / ".work"
ICONS = WORK / "icons"
NAME, TITLE, IDENTIFIER = "tablee", "Tablée", "io.github.tablee.tablee"
AUTHORS = "The Tablée authors"
COPYRIGHT = "© 2026 The Tablée authors, MIT licence"
SUMMARY = {"en": "Four French party games on one table", "fr": "Quatre jeux d’ambiance autour d’une table"}
BESIDE = "tablee-data"
"""The folder that makes the program portable: if it lies beside it, everything is kept there.

The same as `game.shelf_home.BESIDE`."""


class FileKind(NamedTuple):
    """A kind of file that the program opens: its name in identifiers, its suffix without a dot, its title."""

    name: str
    suffix: str
    title: str


FILES = (FileKind("match", "tablee", "Tablée match"), FileKind("pack", "tablee-pack", "Tablée question pack"))

PACKAGES = ("game", "ai", "scenes")
TOOLS = ("ai.arena",)
"""Packages for developers only, left out with everything below them."""
SOURCES = {".po", ".pot"}
"""The endings of files in assets/ that others are made from."""

UNUSED = [
    # what may lie around in an environment
    *("numpy", "PIL", "OpenGL", "tkinter", "_tkinter", "setuptools", "pkg_resources", "pip", "wheel", "cv2"),
    # of pygame
    *(
        "pygame.tests",
        "pygame.docs",
        "pygame.examples",
        "pygame.surfarray",
        "pygame.sndarray",
        "pygame._numpysurfarray",
    ),
    *("pygame._numpysndarray", "pygame.camera", "pygame._camera", "pygame.midi", "pygame.pypm", "pygame._sdl2.mixer"),
    # of Python: the network, databases, terminals, tests, debuggers
    *("ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3", "curses", "_curses", "readline", "asyncio", "_asyncio"),
    *("http", "ftplib", "xmlrpc", "unittest", "doctest", "pydoc", "pdb", "lib2to3", "distutils", "ensurepip", "test"),
    # codecs of alphabets that nothing here is written in
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
]
"""Modules that PyInstaller would bring along, but nothing needs."""
LEFT = (
    # Every desktop has these, and older ones in their place keep newer graphics drivers from loading.
    *("libstdc++.so.6", "libgcc_s.so.1", "libexpat.so.1"),
    # The typefaces are our own.
    "pygame/freesansbold.ttf",
)
"""Files that PyInstaller would bring along, but nothing needs."""


def version() -> str:
    """The version in scenes/app/version.py, read without importing the program."""
    text = (ROOT / "scenes" / "app" / "version.py").read_text(encoding="utf-8")
    found = re.search(r'^VERSION = "([^"]+)"', text, re.MULTILINE)
    assert found is not None
    return found[1]


def changed() -> int:
    """The time of the last commit, in seconds since 1970, so that the same sources make the same package; else now."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    if shutil.which("git") is None:
        return int(time.time())
    stamp = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True).stdout
    return int(stamp) if stamp.strip() else int(time.time())


def modules() -> list[str]:
    """Every module of the program: computer players are found by their names, so no import leads there."""
    paths = [path.relative_to(ROOT) for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
    return [name for name in names if not f"{name}.".startswith(tuple(f"{tool}." for tool in TOOLS))]


def data() -> list[tuple[Path, str]]:
    """Every file that the program reads, and its folder in the packed program."""
    assets = [path for path in sorted((ROOT / "assets").rglob("*")) if path.is_file() and path.suffix not in SOURCES]
    found = [(path, path.relative_to(ROOT).parent.as_posix()) for path in assets]
    return [*found, (ROOT / "LICENSE", ".")]


def licences() -> list[tuple[Path, str]]:
    """The licence of everything that comes along, each with a folder of its own."""
    site, python = Path(sysconfig.get_path("purelib")), Path(sys.base_prefix)
    places = {
        "pygame-ce": [site / "pygame" / "docs" / "generated" / "LGPL.txt"],
        "msgspec": sorted(site.glob("msgspec-*.dist-info/licenses/*")),
        "platformdirs": sorted(site.glob("platformdirs-*.dist-info/licenses/*")),
        "python": [python / "LICENSE.txt", Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"],
    }
    found = [(path, f"licences/{name}") for name, paths in places.items() for path in paths if path.is_file()]
    lacking = places.keys() - {folder.split("/")[1] for _, folder in found}
    if lacking:
        raise FileNotFoundError(f"no licence of {', '.join(sorted(lacking))}")
    return [*found, (ROOT / "build" / "package" / "third-party.txt", "licences")]


def kept(entries: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """The entries to pack, of those that PyInstaller has found: nothing left out, and no second copy of pygame's."""
    names = {target.replace("\\", "/") for target, _, _ in entries}

    def wanted(target: str) -> bool:
        return target not in LEFT and f"pygame/{target}" not in names

    return [entry for entry in entries if wanted(entry[0].replace("\\", "/"))]
