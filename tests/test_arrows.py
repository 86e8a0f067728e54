"""The arrows point one way: game ← ai ← scenes ← main.py; and the rules are pure."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ABOVE = {"game": {"ai", "scenes", "main", "pygame"}, "ai": {"scenes", "main", "pygame"}, "scenes": {"main"}}
IMPURE = {"time", "os", "pathlib", "io", "secrets", "socket", "threading", "platformdirs", "uuid"}
FORBIDDEN = {"open", "eval", "exec", "print", "input", "now", "today", "utcnow"}
FILES = [path for folder in ABOVE for path in sorted((ROOT / folder).rglob("*.py"))]


def imported(path: Path) -> set[str]:
    """The top-level names of every module that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def called(path: Path) -> set[str]:
    """The names of every function and method that a file calls."""
    calls = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)} | {
        call.attr for call in calls if isinstance(call, ast.Attribute)
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_imports_from_above(path: Path) -> None:
    folder = path.relative_to(ROOT).parts[0]
    assert not imported(path) & ABOVE[folder]


@pytest.mark.parametrize("path", sorted((ROOT / "game").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_open_no_file_and_read_no_clock(path: Path) -> None:
    """The shelf aside."""
    if path.name != "shelf.py":
        assert not imported(path) & IMPURE
        assert not called(path) & FORBIDDEN


def test_the_top_level_holds_what_it_should() -> None:
    expected = {"pyproject.toml", "main.py", "assets", "game", "scenes", "ai", "tests", "build"}
    assert expected <= {path.name for path in ROOT.iterdir()}
    assert not (ROOT / "build" / "__init__.py").exists()
