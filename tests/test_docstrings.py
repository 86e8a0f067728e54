"""Documentation can be skimmed: it says what a thing does, or what it is, and is no riddle about what it is for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    ROOT / "main.py",
    *(path for room in ("game", "ai", "scenes", "build") for path in (ROOT / room).rglob("*.py")),
]
RIDDLE = re.compile(r"(What|Who|Whose|Whom|Which|Whether|Where|When|Why|How)(ever)?\b")


def documentation(text: str) -> Iterator[str]:
    """Every string of a file that stands alone: of the file itself, of classes and functions, and below values."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value.strip()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_documentation_begins_with_what_is_done_or_returned(path: Path) -> None:
    assert [text for text in documentation(path.read_text(encoding="utf-8")) if RIDDLE.match(text)] == []


def test_a_riddle_would_be_found() -> None:
    text = '"""Whoever acts."""\nLEFT = 1\n"""How much is left."""\ndef whole() -> None:\n    """What it is for."""\n'
    assert [bool(RIDDLE.match(one)) for one in documentation(text)] == [True, True, True]
