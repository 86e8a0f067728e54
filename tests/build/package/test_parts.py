"""build/package/parts.py: nothing forgotten, nothing too much, and the same version everywhere."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import parts
import pytest

import main
from game import NAMES, shelf_home
from scenes.app.version import VERSION

ROOT = Path(__file__).resolve().parents[3]
CODE = [ROOT / "main.py", *(path for name in parts.PACKAGES for path in sorted((ROOT / name).rglob("*.py")))]


def imports(path: Path) -> set[str]:
    """Everything that a file imports, as it is written."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


# --- What goes in ---


def test_every_package_of_the_program_is_packed() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert packages == set(parts.PACKAGES)


def test_every_module_is_packed_but_those_for_developers() -> None:
    paths = [path.relative_to(ROOT) for path in CODE[1:]]
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths}
    assert names - set(parts.modules()) == {name for name in names if name.startswith("ai.arena")}


@pytest.mark.parametrize("game", NAMES)
def test_the_rooms_of_a_game_are_packed_though_no_import_leads_there(game: str) -> None:
    assert {f"game.{game}", f"ai.{game}", f"ai.{game}.player", f"scenes.games.{game}"} <= set(parts.modules())


def test_nothing_needs_what_is_left_out() -> None:
    left_out, tools = {*parts.UNUSED, *parts.TOOLS}, [ROOT / tool.replace(".", "/") for tool in parts.TOOLS]
    packed = [path for path in CODE if not any(path.is_relative_to(tool) for tool in tools)]
    assert [path for path in packed if imports(path) & left_out] == []


def test_no_asset_is_forgotten() -> None:
    packed = {path for path, _ in parts.data()}
    left = [path for path in (ROOT / "assets").rglob("*") if path.is_file() and path not in packed]
    assert {path.suffix for path in left} <= parts.SOURCES


def test_assets_lie_where_the_program_looks_for_them() -> None:
    wrong = [path for path, folder in parts.data() if ROOT / folder / path.name != path]
    assert wrong == []


def test_the_spoken_catalogues_are_packed() -> None:
    assert any(path.suffix == ".mo" for path, _ in parts.data())


def test_libraries_of_the_system_stay_with_the_system() -> None:
    entry = ("libstdc++.so.6", "/usr/lib/libstdc++.so.6", "BINARY")
    assert parts.kept([entry]) == []


def test_a_library_that_pygame_has_is_packed_once() -> None:
    own, copy = ("pygame\\SDL2.dll", "x", "BINARY"), ("SDL2.dll", "x", "BINARY")
    assert parts.kept([own, copy]) == [own]


def test_every_library_of_the_program_is_named_with_its_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = (ROOT / "build" / "package" / "third-party.txt").read_text(encoding="utf-8")
    assert [each for each in project["dependencies"] if not re.search(rf"^{each.split('==')[0]} ", named, re.M)] == []


# --- One version, one name ---


def test_the_version_is_the_same_for_the_tools_and_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION == parts.version()


def test_the_changelog_tells_of_this_version() -> None:
    assert f"## {VERSION}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_program_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main.main(["--version"])
    assert capsys.readouterr().out == f"Tablée {VERSION}\n"


def test_the_folder_of_a_portable_program_has_one_name() -> None:
    assert parts.BESIDE == shelf_home.BESIDE
