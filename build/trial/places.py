"""The places in which a package is tried: this machine, or a fresh root of another system."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Protocol

from checks import TRY
from parts import NAME

ENTRY = Path(f"usr/share/applications/{NAME}.desktop")


class Place(Protocol):
    """A system with a person who plays there. Its commands are made here, and run by whoever asks for them."""

    name: str
    root: Path
    """The folder under which the files of the system lie."""
    home: Path
    """The person's own folder, as the system names it."""
    language: str
    """The language that the person has chosen for the system."""

    def administrator(self, *words: object) -> list[str]:
        """The command that runs these words as root there."""

    def player(self, *words: object, **variables: str) -> list[str]:
        """The command that runs these words as the person who plays there."""

    def menu_entry(self) -> list[str]:
        """The words behind the program's entry in the menu."""

    def bring(self, file: Path) -> Path:
        """Take a file of this machine there, and return its path there."""


def inside(place: Place, path: Path) -> Path:
    """A path of the place as this machine sees it."""
    return place.root / path.relative_to("/")


class Here:
    """This machine; the person is root with a folder of their own, as in most containers."""

    name = "here"
    root = Path("/")

    language = "fr"

    def __init__(self, home: Path = TRY / "home") -> None:
        self.home = home
        home.mkdir(parents=True)

    def administrator(self, *words: object) -> list[str]:
        return ["env", "DEBIAN_FRONTEND=noninteractive", *map(str, words)]

    def player(self, *words: object, **variables: str) -> list[str]:
        unset = [
            part
            for name in ("XDG_DATA_HOME", "SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "LANGUAGE")
            for part in ("-u", name)
        ]
        known = {"HOME": self.home, "LC_ALL": "fr_FR.UTF-8", **variables}
        told = [f"{name}={value}" for name, value in known.items()]
        return ["env", *unset, *told, *map(str, words)]

    def menu_entry(self) -> list[str]:
        return ["gtk-launch", NAME]

    def bring(self, file: Path) -> Path:
        return file


def words_of(entry: Path) -> list[str]:
    """The words behind a menu entry, without the file that they may be given."""
    lines = entry.read_text(encoding="utf-8").splitlines()
    words = next(line.removeprefix("Exec=") for line in lines if line.startswith("Exec="))
    return [word for word in shlex.split(words) if not word.startswith(("%", "@@"))]
