"""The frozen program as a .deb: `python3 build/dev.py deb`. The unchanging parts are in build/linux/."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import time
from email.utils import formatdate
from pathlib import Path

import frozen
import parts
from frozen import Stop, run
from parts import DIST, ICONS, IDENTIFIER, NAME, ROOT, WORK

RECIPES = ROOT / "build" / "linux"
TREE = WORK / "deb"
"""The folder that is packed, laid out as it will lie on a disk."""
HOME = TREE / "usr" / "lib" / NAME
SHARE = TREE / "usr" / "share"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MANUALS = {"tablee.6": "man/man6/tablee.6.gz", "tablee.fr.6": "man/fr/man6/tablee.6.gz"}
CHANGES = """tablee ({version}) unstable; urgency=medium

  * What is new stands in CHANGELOG.md, beside this file.

 -- The Tablée authors <tablee@users.noreply.github.com>  {date}
"""


def glibc(folder: Path) -> str:
    """The version of glibc that the libraries in a folder need: the newest of any symbol that they use."""
    files = [path for path in folder.rglob("*") if path.is_file() and (".so" in path.name or path.name == NAME)]
    symbols = subprocess.run(["objdump", "-T", *files], capture_output=True, text=True).stdout
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_(\d+\.\d+)", symbols)}
    return ".".join(map(str, max(versions)))


def day() -> str:
    """The day of the last commit, as files name it."""
    return time.strftime("%Y-%m-%d", time.gmtime(parts.changed()))


def facts(version: str) -> dict[str, str]:
    """The values that the recipes leave open. The size is in kilobytes of 1,024, as dpkg counts."""
    machine = os.uname().machine
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)[2]
    return {
        "VERSION": version,
        "DATE": day(),
        "IDENTIFIER": IDENTIFIER,
        "ARCHITECTURE": ARCHITECTURES.get(machine, machine),
        "SIZE": str(round(frozen.size(TREE) * frozen.ONE_MB / 1024)),
        "GLIBC": glibc(HOME),
        "MIT": "\n".join(f" {line}" if line.strip() else " ." for line in licence.strip().splitlines()),
    }


def filled(recipe: str, known: dict[str, str]) -> str:
    """A recipe with its facts filled in; a fact that is not known raises."""
    text = (RECIPES / recipe).read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda found: known[found[1]], text)


def lay_out(version: str) -> dict[str, str]:
    """Make the package's whole tree anew, and return the facts filled into its recipes."""
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(DIST / NAME, HOME, symlinks=True)
    (TREE / "usr" / "games").mkdir(parents=True)
    (TREE / "usr" / "games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    known = facts(version)
    put(SHARE / "applications" / f"{NAME}.desktop", filled("tablee.desktop", known))
    put(SHARE / "metainfo" / f"{IDENTIFIER}.metainfo.xml", filled("metainfo.xml", known))
    put(SHARE / "mime" / "packages" / f"{NAME}.xml", filled("mime.xml", known))
    put(SHARE / "lintian" / "overrides" / NAME, filled("lintian-overrides", known))
    put(SHARE / "doc" / NAME / "copyright", filled("copyright", known))
    for recipe, path in MANUALS.items():
        squeeze(SHARE / path, filled(recipe, known))
    squeeze(SHARE / "doc" / NAME / "changelog.gz", CHANGES.format(version=version, date=formatdate(parts.changed())))
    squeeze(SHARE / "doc" / NAME / "CHANGELOG.md.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    draw()
    put(TREE / "DEBIAN" / "control", filled("control", known))
    allow()
    return known


def draw() -> None:
    """Put the icons into the folders in which desktops look for them."""
    for icon in ICONS.glob(f"{NAME}-*.png"):
        size = icon.stem.split("-")[1]
        put(SHARE / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png", icon.read_bytes())
    drawing = (ROOT / "assets" / "tablee.svg").read_bytes()
    put(SHARE / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg", drawing)


def put(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def squeeze(path: Path, text: str) -> None:
    """Write a text compressed as well as can be, without the time, so that the same text makes the same file."""
    put(path, gzip.compress(text.encode(), compresslevel=9, mtime=0))


def allow() -> None:
    """Set the permissions: everybody may read everything, and run what is a program."""
    for path in [TREE, *TREE.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == HOME / NAME else 0o644)


def make(version: str | None = None) -> Path:
    """Lay the .deb out, pack it and return its path."""
    if not (DIST / NAME).is_dir():
        raise Stop("There is nothing in dist/ yet: python3 build/dev.py build")
    if not shutil.which("dpkg-deb"):
        raise Stop("A .deb is made on Debian, Ubuntu or their kin: dpkg-deb is not here.")
    frozen.check_smoked()
    known = lay_out(version or parts.version())
    path = DIST / f"{NAME}_{known['VERSION']}_{known['ARCHITECTURE']}.deb"
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(parts.changed())}
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", TREE, path], env=variables)
    frozen.weigh(path, frozen.MOST_PACKED)
    print(f"needs glibc {known['GLIBC']}")
    return path


def main() -> int:
    return frozen.exit_code(make)


if __name__ == "__main__":
    sys.exit(main())
