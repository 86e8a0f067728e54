"""The texts that a release needs: its notes, winget's manifest, itch.io's channels. `dev.py notes`, `dev.py shops`.

Nothing here opens a connection: files are filled in, and whoever publishes hands them on.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import frozen
import parts
from frozen import Stop
from parts import DIST, NAME, ROOT

WINGET = ROOT / "build" / "windows" / "winget"
CHANNELS = {
    "*-windows-setup.exe": "windows",
    "*-linux-x86_64.tar.gz": "linux",
    "*-macos-arm64.dmg": "macos-arm64",
    "*-macos-x86_64.dmg": "macos-intel",
}
"""The file of each channel of itch.io."""


def notes(version: str, changelog: str) -> str:
    """The section of a version in the changelog, without its heading; raise Stop if there is none."""
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise Stop(f"CHANGELOG.md says nothing about {version}.")
    return found[1].strip() + "\n"


def winget(version: str, setup: Path) -> dict[str, str]:
    """winget's three files, by name, with the version and the setup's hash filled in."""
    known = {"VERSION": version, "SHA256": frozen.digest(setup).upper(), "SETUP": setup.name}
    files = sorted(WINGET.glob("*.yaml"))
    return {path.name: _filled(path.read_text(encoding="utf-8"), known) for path in files}


def itch(folder: Path) -> str:
    """A script that pushes what is there to its channel of itch.io."""
    lines = ["#!/bin/sh", "set -eu", 'cd "$(dirname "$0")"']
    for pattern, channel in CHANNELS.items():
        for path in sorted(folder.glob(pattern)):
            target = f"${{ITCH_PROJECT:-tablee/tablee}}:{channel}"
            lines.append(f'butler push "{path.name}" "{target}" --userversion {parts.version()}')
    return "\n".join(lines) + "\n"


def _filled(text: str, known: dict[str, str]) -> str:
    return re.sub(r"@([A-Z0-9]+)@", lambda found: known[found[1]], text)


def print_notes() -> None:
    """Print the notes of this version."""
    print(notes(parts.version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end="")


def write_shops() -> None:
    """Write itch.sh, and winget's manifest if there is a setup, into dist/."""
    (DIST / "itch.sh").write_text(itch(DIST), encoding="utf-8")
    setup = DIST / f"{NAME}-{parts.version()}-windows-setup.exe"
    if not setup.is_file():
        print("no setup for Windows in dist/: winget is left out")
        return
    (DIST / "winget").mkdir(exist_ok=True)
    for name, text in winget(parts.version(), setup).items():
        (DIST / "winget" / name).write_text(text, encoding="utf-8")


def main(words: list[str]) -> int:
    return frozen.exit_code(print_notes if words == ["notes"] else write_shops)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
