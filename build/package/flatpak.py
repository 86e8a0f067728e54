"""The frozen program as a Flatpak: `python3 build/dev.py flatpak`; with `--lay-out` only the sources are laid out.

The manifest is build/linux/flatpak.yaml. Everything is named by the program's identifier, as Flatpak wants it.
"""

from __future__ import annotations

import shutil
import sys

import deb
import frozen
import parts
from frozen import Stop, run
from parts import DIST, IDENTIFIER, NAME, ROOT, WORK

MANIFEST = f"{IDENTIFIER}.yaml"
TREE = WORK / "flatpak"


def lay_out() -> None:
    """Lay the manifest and its sources out side by side."""
    shutil.rmtree(TREE, ignore_errors=True)
    source = TREE / "source"
    shutil.copytree(DIST / NAME, source / "program", symlinks=True)
    known = {"IDENTIFIER": IDENTIFIER, "VERSION": parts.version(), "DATE": deb.day()}
    entry = deb.filled("tablee.desktop", known)
    entry = entry.replace(f"/usr/games/{NAME}", NAME).replace(f"Icon={NAME}", f"Icon={IDENTIFIER}")
    about = deb.filled("metainfo.xml", known).replace(f"{NAME}.desktop", f"{IDENTIFIER}.desktop")
    kinds = deb.filled("mime.xml", known).replace(f'icon name="{NAME}"', f'icon name="{IDENTIFIER}"')
    deb.put(source / f"{IDENTIFIER}.desktop", entry)
    deb.put(source / f"{IDENTIFIER}.metainfo.xml", about)
    deb.put(source / f"{IDENTIFIER}.xml", kinds)
    deb.put(source / f"{IDENTIFIER}.svg", (ROOT / "assets" / "tablee.svg").read_bytes())
    deb.put(TREE / MANIFEST, deb.filled("flatpak.yaml", known))


def make() -> None:
    """Build the Flatpak offline, as one file to install."""
    if not shutil.which("flatpak-builder"):
        raise Stop("A Flatpak needs more than is here:\n  sudo apt install flatpak-builder")
    frozen.check_smoked()
    lay_out()
    shop, made = TREE / "repo", TREE / "made"
    run(["flatpak-builder", "--force-clean", f"--repo={shop}", made, TREE / MANIFEST], cwd=TREE)
    run(["flatpak", "build-bundle", shop, DIST / f"{NAME}-{parts.version()}.flatpak", IDENTIFIER])


def main(words: list[str]) -> int:
    return frozen.exit_code(lay_out if "--lay-out" in words else make)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
