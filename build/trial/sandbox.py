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
from parts import DIST, IDENTIFIER, NAME, version
from places import inside, words_of
from roots import LOGIN, Root

SYSTEM = "debian-13"
TOOLS = ("flatpak", "flatpak-builder", "librsvg2-common")
LIBRARIES = ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libstdc++6")
"""What the program uses of a runtime."""
STAND_IN = """
set -e
mkdir -p "$1/files" "$1/var"
cp -a --no-preserve=ownership /usr "$1/usr"
mkdir -p "$1/usr/etc"
printf '[Runtime]\\nname=%s\\nruntime=%s\\nsdk=%s\\n' "$1" "$2" "$3" > "$1/metadata"
flatpak build-export --disable-sandbox --runtime runtimes "$1" "$4"
"""
"""Makes a runtime of /usr: its name; the runtime and the kit that it belongs to; its version."""


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
    quietly(place.player("flatpak", "install", "--user", "--noninteractive", bundle))
    use(place)
    shutil.copy(inside(place, bundle), DIST)
    shutil.rmtree(place.root)


def stand_in(place: Root, work: Path) -> None:
    """Make the runtime and the kit that the manifest asks for, and install them."""
    manifest = (flatpak.TREE / flatpak.MANIFEST).read_text(encoding="utf-8")
    asked = dict(re.findall(r'^(runtime|runtime-version|sdk): "?([\w.]+)"?$', manifest, re.MULTILINE))
    number, names = asked["runtime-version"], [asked["runtime"], asked["sdk"]]
    full = [f"{name}/x86_64/{number}" for name in names]
    for name in names:
        quietly(place.player("env", "-C", work, "sh", "-c", STAND_IN, "sh", name, *full, number))
    quietly(place.player("flatpak", "remote-add", "--user", "--no-gpg-verify", "here", work / "runtimes"))
    quietly(place.player("flatpak", "install", "--user", "--noninteractive", "here", *full))
    step(f"a stand-in for {full[0]} is there")


def build(place: Root, work: Path) -> Path:
    """Run flatpak-builder, without FUSE, which a root has not, and return the path of the bundle."""
    options = ["--user", "--disable-rofiles-fuse", "--disable-download", f"--repo={work / 'repo'}"]
    quietly(place.player("env", "-C", work, "flatpak-builder", *options, "made", flatpak.MANIFEST))
    bundle = work / f"{NAME}-{version()}.flatpak"
    quietly(place.player("flatpak", "build-bundle", work / "repo", bundle, IDENTIFIER))
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
    quietly(place.player("flatpak", "uninstall", "--user", "--noninteractive", IDENTIFIER))
    check(not inside(place, exported).is_symlink(), "it uninstalls")
    check(bool(saved(inside(place, kept))), "what people have played is still there")
