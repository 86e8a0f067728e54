#!/usr/bin/env python3
"""Draws every portrait from its parts: `python build/assets/portraits/portraits.py [FOLDER]` writes assets/art/portraits/*.svg.

Each file has the layers that `scenes/stage/portrait.py` puts together: what lies behind the bust, the bust, the head,
five faces, what lies over the face, and the hand of somebody who thinks.
"""

from __future__ import annotations

import sys
from pathlib import Path

from faces import faces, hand
from people import PEOPLE, Someone

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "art" / "portraits"


def drawing(one: Someone) -> str:
    """The whole file of one portrait: one layer a line."""
    layers = {"behind": one.hair.behind, "bust": one.bust, "head": one.head}
    layers |= faces(one.face) | {"over": one.hair.over + one.worn, "hand": hand(one.face)}
    lines = "\n".join(f'<g id="{name}">{shapes}</g>' for name, shapes in layers.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{lines}\n</svg>\n'


def main() -> int:
    """Write every file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, one in PEOPLE.items():
        (folder / f"{name}.svg").write_text(drawing(one), encoding="utf-8", newline="\n")
    print(f"{len(PEOPLE)} portraits in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
