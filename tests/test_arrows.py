"""The arrows point one way: game ← ai ← scenes ← main.py; and the rules are pure."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ABOVE = {"game": {"ai", "scenes", "main", "pygame"}, "ai": {"scenes", "main", "pygame"}, "scenes": {"main"}}
IMPURE = {"time", "os", "pathlib", "io", "secrets", "socket", "threading", "platformdirs", "uuid"}
FORBIDDEN = {"open", "eval", "exec", "print", "input", "now", "today", "utcnow"}
FILES = [path for folder in ABOVE for path in sorted((ROOT / folder).rglob("*.py"))]
PLAYERS = [path for path in FILES if "ai" in path.relative_to(ROOT).parts[:1] and path.parent.name != "arena"]
"""All of ai/ but the arena, which deals whole matches among players; nothing of the arena runs at a table."""
TRUTH = re.compile(r"game\.(match|shelf\w*|journal|seal|shuffle|dealcode)\b|game\.\w+\.state\b|\b\w*State\b")
"""Where true states are: matches and what is kept of them, and the classes themselves."""
PICKLING = {"send", "recv", "Pool", "Manager", "Queue", "JoinableQueue", "Listener", "Client"}


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
    """The shelf aside, with what it stands on."""
    if not path.name.startswith("shelf"):
        assert not imported(path) & IMPURE
        assert not called(path) & FORBIDDEN


def named(path: Path) -> set[str]:
    """Every module that a file imports and every name that it takes from one, in full: `game.table.View`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{'.' * node.level}{node.module or ''}.{name.name}" for name in node.names}
    return found


def deals(path: Path) -> list[int]:
    """The lines in which something is started with values, as a match is: `game.start(options, seats, seed)`."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    attributes = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "start"]
    return [call.lineno for call in attributes if call.args or call.keywords]


@pytest.mark.parametrize("path", PLAYERS, ids=lambda path: path.name)
def test_a_player_has_no_door_to_a_true_state(path: Path) -> None:
    """Views come in; the only states are those that `sample`, or `Worlds`, imagines from one."""
    assert [name for name in named(path) if TRUTH.search(name)] == []
    assert deals(path) == []


def test_the_doors_would_be_seen(tmp_path: Path) -> None:
    imports = "from game.tordu.state import TorduState\nfrom game import match, State\n"
    path = tmp_path / "player.py"
    path.write_text(imports + "GAMES['trio'].start(None, 3, 1)\n", encoding="utf-8")
    assert [name for name in named(path) if not TRUTH.search(name)] == [] and deals(path) == [3]


def test_no_player_asks_the_arena() -> None:
    asked = {name for path in PLAYERS for name in named(path) if re.match(r"ai\.arena\b", name)}
    assert asked == set()


@pytest.mark.parametrize("path", [*PLAYERS, *(p for p in FILES if "scenes" in p.parts)], ids=lambda path: path.name)
def test_what_goes_to_another_process_is_bytes_and_never_pickled(path: Path) -> None:
    """`Connection.send` and `recv` pickle, and so does everything that is built on them."""
    assert not called(path) & PICKLING


def test_the_top_level_holds_what_it_should() -> None:
    expected = {"pyproject.toml", "main.py", "assets", "game", "scenes", "ai", "tests", "build"}
    assert expected <= {path.name for path in ROOT.iterdir()}
    assert not (ROOT / "build" / "__init__.py").exists()
