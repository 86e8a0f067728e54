"""Every numbered rule has a test that names it in its docstring, and no test names a rule that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
RULES = {"trepido": ("TR", 28), "trio": ("TI", 19), "tordu": ("TO", 20), "defizz": ("DE", 26)}
NUMBER = re.compile(r"\b(TR|TI|TO|DE)-(\d\d)\b")


def named(folder: Path) -> set[str]:
    """The rule numbers in the docstrings of the tests of a folder."""
    found = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {match.group() for match in NUMBER.finditer(ast.get_docstring(node) or "")}
    return found


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_test(game: str) -> None:
    letters, count = RULES[game]
    rules = {f"{letters}-{number:02}" for number in range(1, count + 1)}
    assert rules - named(TESTS / "game" / game) == set()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    rules = {f"{letters}-{number:02}" for letters, count in RULES.values() for number in range(1, count + 1)}
    assert named(TESTS) - rules == set()
