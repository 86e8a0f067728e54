"""The AppImage tried as players use it: from a folder with accents, unpacked, and mounted where FUSE is to be had."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from checks import TRY, check, saved, step
from frozen import Stop
from installing import heard, quietly, smoke, start
from parts import DIST, IDENTIFIER, NAME, TITLE, version
from places import Here

PERSON = "Zoé Lefèvre"
CHECKERS = {
    "desktop-file-validate": ["desktop-file-validate", f"{NAME}.desktop"],
    "appstreamcli": ["appstreamcli", "validate", "--no-net", f"usr/share/metainfo/{IDENTIFIER}.appdata.xml"],
}
"""The commands that read what desktops and shops are told, from within the unpacked image."""


def try_image() -> None:
    """Try the AppImage that is in dist/."""
    made = DIST / f"{NAME}-{version()}-{os.uname().machine}.AppImage"
    if not made.is_file():
        raise Stop("There is no AppImage yet: python3 build/dev.py appimage --runtime FILE")
    place = Here(TRY / PERSON)
    image = Path(shutil.copy(made, place.home))
    unpacked = unpack(image)
    for name, command in CHECKERS.items():
        look_over(name, command, unpacked)
    smoke(place, unpacked / "AppRun")
    start(place, unpacked / "AppRun")
    if heard([str(image), "--version"]) != f"{TITLE} {version()}\n":
        print("it can't be mounted here, for want of FUSE: only its contents were tried")
        return
    smoke(place, image)
    start(place, image)
    quietly(place.player(image, "--portable", "--text", "trio", "--watch"))
    check(bool(saved(place.home / "tablee-data")), "with --portable it keeps everything beside itself")


def unpack(image: Path) -> Path:
    """Let the image unpack itself, and return the folder that it makes."""
    quietly(["env", "-C", image.parent, image, "--appimage-extract"])
    step("it unpacks itself")
    return image.parent / "squashfs-root"


def look_over(name: str, command: list[str], folder: Path) -> None:
    """Run a checker of the system in a folder; leave it out if it isn't here."""
    if not shutil.which(name):
        print(f"{name} is not here: left out")
        return
    quietly(["env", "-C", folder, *command])
    step(f"{name} accepts it")
