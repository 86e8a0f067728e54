"""The arrows point one way: game ← ai ← scenes ← main.py, and so between the rooms of scenes; the rules are pure."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ABOVE = {"game": {"ai", "scenes", "main", "pygame"}, "ai": {"scenes", "main", "pygame"}, "scenes": {"main"}}
IMPURE = {"time", "os", "pathlib", "io", "secrets", "socket", "threading", "platformdirs", "uuid"}
FORBIDDEN = {"open", "eval", "exec", "print", "input", "now", "today", "utcnow"}
FILES = [path for folder in ABOVE for path in sorted((ROOT / folder).rglob("*.py"))]
PLAYERS = [path for path in FILES if "ai" in path.relative_to(ROOT).parts[:1] and "arena" not in path.parts]
"""All of ai/ but the arena, which deals whole matches among players; nothing of the arena runs at a table."""
TRUTH = re.compile(r"game\.(match|shelf\w*|journal|seal|shuffle|dealcode)\b|game\.\w+\.state\b|\b\w*State\b")
"""Where true states are: matches and what is kept of them, and the classes themselves."""
ROOMS = ("kit", "voice", "app", "stage", "motion", "sitting", "tables", "lessons", "games", "pages")
"""The rooms of scenes: each imports from itself and from those before it. Files beside them (start, smoke) stand above
all, and only main.py and the tests import those."""
KNOWN_TYPES = {("scenes.app.scene", "scenes.app.loop")}
"""The one circle of types that stays: a scene is handed its app, and the app holds scenes."""
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


MODULES = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in FILES}
"""Every module of the program by its full name."""
SCENES = {module: path for module, path in MODULES.items() if module.split(".")[0] == "scenes"}


def nodes(tree: ast.AST, types: bool) -> Iterator[ast.AST]:
    """Every node below this one, wherever it stands; without `types`, not those under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if types or not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)):
            yield node
            yield from nodes(node, types)


def imports(text: str, modules: Set[str], types: bool = True) -> set[str]:
    """The modules, among these, that a file imports anywhere in it."""
    found = set()
    for node in nodes(ast.parse(text), types):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{name.name}" for name in node.names}
            found |= {name if name in modules else node.module for name in names}
    return found & modules


def room(module: str) -> str:
    """The room of a module of scenes, or "" if it stands beside them."""
    second = module.split(".")[1] if "." in module else ""
    return second if second in ROOMS else ""


def against(module: str, other: str) -> bool:
    """Tell if an import of `other` by `module` goes against the order of the rooms."""
    here, there = room(module), room(other)
    if not here or other == "scenes":
        return False
    return not there or ROOMS.index(there) > ROOMS.index(here)


def circles(graph: Mapping[str, Set[str]]) -> list[list[str]]:
    """Every group of modules that can all be reached from each other, following imports (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        path.append(module)
        for other in sorted(graph[module]):
            if other not in order:
                visit(other)
            if other in path:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == order[module]:
            group = path[path.index(module) :]
            del path[path.index(module) :]
            if len(group) > 1 or module in graph[module]:
                found.append(sorted(group))

    for module in graph:
        if module not in order:
            visit(module)
    return found


def drawn(modules: Mapping[str, Path], types: bool) -> dict[str, set[str]]:
    """The imports between some modules, by module; whatever imports a module runs the packages around it, too."""
    graph = {name: imports(path.read_text(encoding="utf-8"), modules.keys(), types) for name, path in modules.items()}
    if types:
        return graph
    return {
        name: others
        | {package for other in others for package in around(other) if package not in (name, *around(name))}
        for name, others in graph.items()
    }


def around(module: str) -> list[str]:
    """The packages that a module is in."""
    parts = module.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


@pytest.mark.parametrize("module", SCENES)
def test_a_room_imports_only_from_rooms_before_it(module: str) -> None:
    """Imports for types alone count too."""
    others = imports(SCENES[module].read_text(encoding="utf-8"), SCENES.keys())
    wrong = [other for other in others if against(module, other)]
    assert wrong == []


def test_every_file_of_scenes_has_a_room_or_stands_above_all() -> None:
    assert {module.split(".")[1] for module in SCENES if module.count(".") > 1} == set(ROOMS)


def test_no_files_import_each_other_in_a_circle() -> None:
    assert circles(drawn(MODULES, types=False)) == []


def test_no_files_need_each_other_for_their_types() -> None:
    """In scenes: a state of the rules hands itself to the functions of its phases, which name its type."""
    graph = drawn(SCENES, types=True)
    for module, other in KNOWN_TYPES:
        graph[module].remove(other)
    assert circles(graph) == []


def test_an_arrow_against_the_order_would_be_seen() -> None:
    text = "if TYPE_CHECKING:\n    from scenes.pages.rows import Named\ndef late():\n    from scenes import smoke\n"
    modules = {"scenes.pages.rows", "scenes.smoke"}
    assert imports(text, modules) == modules and imports(text, modules, types=False) == {"scenes.smoke"}
    assert all(against("scenes.kit.box", module) for module in modules)
    assert not against("scenes.smoke", "scenes.pages.rows") and not against("scenes.app.page", "scenes.kit.box")


def test_a_circle_would_be_seen() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}}) == [["b", "c"], ["d"]]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_people_sit_at_a_match_without_pygame() -> None:
    """Everything in `scenes/sitting/` can be used where there is no screen."""
    rooms = [module for module in SCENES if room(module) == "sitting"]
    loads = f"import sys, {', '.join(rooms)}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loads], cwd=ROOT).returncode == 0
