"""What is written for people who write packs of their own is true."""

from __future__ import annotations

import re
from pathlib import Path

from game.defizz.chance import KINDS
from game.defizz.lint import lint
from game.defizz.pack import decode

PAGE = (Path(__file__).parents[1] / "docs" / "questions.md").read_text(encoding="utf-8")


def example() -> bytes:
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1].encode()


def test_the_example_is_a_good_pack() -> None:
    assert lint(example()) == [] and decode(example()).id == "our-house"


def test_every_game_of_chance_is_described_with_its_settings() -> None:
    for name, kind in KINDS.items():
        row = next(line for line in PAGE.splitlines() if line.startswith("| `") and f"`{name}`" in line)
        for setting, values in kind.params.items():
            assert f"`{setting}`" in row and ", ".join(map(str, values)) in row, name
