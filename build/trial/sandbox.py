"""The Flatpak built and tried in a fresh Debian 13, by an ordinary person, offline but for Debian's own packages.

The real runtime comes from Flathub. Here a stand-in of the same name is made of the root's own /usr: with it the whole
recipe runs, from the manifest to the window, but it says nothing about the libraries of the real one.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import flatpak
import frozen
import roots
from checks import check, saved, step
from frozen import run
from installing import APT, heard, quietly, smoke, start
from parts import IDENTIFIER, NAME, version
from places import inside, words_of
from roots import LOGIN, Root

SYSTEM = "debian-13"
TOOLS = ("flatpak", "flatpak-builder", "librsvg2-common", "dbus-daemon")
LIBRARIES = ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libstdc++6")
"""The parts of a runtime that the program uses."""
SPELLED = {"LC_ALL": "C.UTF-8"}
"""For flatpak's own tools, which can't read paths with accents where the locale of French is not installed."""
COPY = """
set -e
mkdir -p stand-in/files stand-in/var
cp -a --no-preserve=ownership /usr stand-in/usr
mkdir -p stand-in/usr/etc
"""
"""Copies what a runtime is made of."""
EXPORT = """
set -e
printf '[Runtime]\\nname=%s\\nruntime=%s\\nsdk=%s\\n' "$1" "$2" "$3" > stand-in/metadata
flatpak build-export --disable-sandbox --runtime runtimes stand-in "$4"
"""
"""Makes a runtime of the copy: its name; the runtime and the kit that it belongs to; its version."""
BUS = """
DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS exec "$@"
"""
"""Runs its words where the buses of a desktop are, which a root has not: installing asks whether a child may."""


def try_flatpak() -> None:
    """Build the Flatpak in a fresh root, install it there, use it and remove it."""
    roots.check_able()
    frozen.check_smoked()
    flatpak.lay_out()
    place = Root(SYSTEM)
    quietly(place.administrator(*APT, "update"))
    quietly(place.administrator(*APT, "install", "--no-install-recommends", *TOOLS, *LIBRARIES))
    work = place.home / "tablee"
    shutil.copytree(flatpak.TREE, inside(place, work), symlinks=True)
    quietly(place.administrator("chown", "-R", f"{LOGIN}:", place.home))
    stand_in(place, work)
    bundle = build(place, work)
    manage(place, "install", bundle)
    use(place)
    shutil.rmtree(place.root)


def stand_in(place: Root, work: Path) -> None:
    """Make the runtime and the kit that the manifest asks for, and install them."""
    manifest = (flatpak.TREE / flatpak.MANIFEST).read_text(encoding="utf-8")
    asked = dict(re.findall(r'^(runtime|runtime-version|sdk): "?([\w.]+)"?$', manifest, re.MULTILINE))
    number, names = asked["runtime-version"], [asked["runtime"], asked["sdk"]]
    full = [f"{name}/x86_64/{number}" for name in names]
    quietly(place.player("env", "-C", work, "sh", "-c", COPY))
    for name in names:
        quietly(place.player("env", "-C", work, "sh", "-c", EXPORT, "sh", name, *full, number))
    quietly(place.player("flatpak", "remote-add", "--user", "--no-gpg-verify", "here", work / "runtimes", **SPELLED))
    manage(place, "install", "here", *full)
    step(f"a stand-in for {full[0]} is there")


def manage(place: Root, action: str, *words: object) -> None:
    """Install or uninstall something for the person alone."""
    command = ["flatpak", action, "--user", "--noninteractive", *words]
    quietly(place.player("dbus-run-session", "--", "sh", "-c", BUS, "sh", *command, **SPELLED))


def build(place: Root, work: Path) -> Path:
    """Run flatpak-builder, without FUSE, which a root has not, and return the path of the bundle."""
    options = ["--user", "--disable-rofiles-fuse", "--disable-download", f"--repo={work / 'repo'}"]
    quietly(place.player("env", "-C", work, "flatpak-builder", *options, "made", flatpak.MANIFEST, **SPELLED))
    bundle = work / f"{NAME}-{version()}.flatpak"
    quietly(place.player("flatpak", "build-bundle", work / "repo", bundle, IDENTIFIER, **SPELLED))
    check(inside(place, bundle).is_file(), f"flatpak-builder has made {bundle.name}")
    return bundle


def use(place: Root) -> None:
    """Look at what it may do, try it out, start it from its menu entry, and uninstall it."""
    may = heard(place.player("flatpak", "info", "--show-permissions", IDENTIFIER))
    check("ipc" in may and "network" not in may and "filesystems" not in may, "it has no network, and no files")
    kept = place.home / ".var" / "app" / IDENTIFIER / "data" / NAME
    run(place.player("mkdir", "-p", kept))
    smoke(place, "flatpak", "run", IDENTIFIER, report=kept / "report.json")
    exported = place.home / ".local/share/flatpak/exports/share/applications" / f"{IDENTIFIER}.desktop"
    start(place, *words_of(inside(place, exported)))
    check("preferences.json" in saved(inside(place, kept)), f"what is kept lies in {kept.relative_to(place.home)}")
    manage(place, "uninstall", IDENTIFIER)
    check(not inside(place, exported).is_symlink(), "it uninstalls")
    check(bool(saved(inside(place, kept))), "what people have played is still there")
