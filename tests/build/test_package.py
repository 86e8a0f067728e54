"""The packed program: nothing forgotten, nothing too much, and the same version everywhere."""

from __future__ import annotations

import ast
import json
import re
import runpy
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import package
import package_deb
import package_parts as parts
import pytest

import main
from game import NAMES, shelf
from scenes.app.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
FACTS = dict.fromkeys(("VERSION", "DATE", "IDENTIFIER", "ARCHITECTURE", "SIZE", "GLIBC", "MIT"), "1")
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
    assert names - set(parts.modules()) == set(parts.TOOLS) & names


@pytest.mark.parametrize("game", NAMES)
def test_the_rooms_of_a_game_are_packed_though_no_import_leads_there(game: str) -> None:
    assert {f"game.{game}", f"ai.{game}", f"ai.{game}.player", f"scenes.games.{game}"} <= set(parts.modules())


def test_nothing_needs_what_is_left_out() -> None:
    needy = [path for path in CODE if imports(path) & {*parts.UNUSED, *parts.TOOLS}]
    assert [path for path in needy if path not in {ROOT / f"{tool.replace('.', '/')}.py" for tool in parts.TOOLS}] == []


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
    named = (ROOT / "build" / "third-party.txt").read_text(encoding="utf-8")
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
    assert parts.BESIDE == shelf.BESIDE


def test_the_menu_entry_knows_the_window_by_its_class() -> None:
    wanted = re.search(r'"SDL_VIDEO_X11_WMCLASS", "(\w+)"', (ROOT / "main.py").read_text(encoding="utf-8"))
    assert wanted is not None
    assert f"StartupWMClass={wanted[1]}\n" in (ROOT / "build/linux/tablee.desktop").read_text(encoding="utf-8")


@pytest.mark.parametrize("manual", package_deb.MANUALS)
def test_the_manual_tells_of_every_option(manual: str) -> None:
    text = (package_deb.RECIPES / manual).read_text(encoding="utf-8").replace("\\-", "-")
    options = set(re.findall(r'add_argument\("(--\w+)"', (ROOT / "main.py").read_text(encoding="utf-8")))
    assert {option for option in options if option not in text} == set()


# --- Recipes ---


@pytest.mark.parametrize("recipe", sorted(path.name for path in package_deb.RECIPES.iterdir()))
def test_a_recipe_is_filled_whole(recipe: str) -> None:
    assert not re.search(r"@\w+@", package_deb.filled(recipe, FACTS))


def test_what_a_recipe_asks_and_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError):
        package_deb.filled("control", {})


def test_the_program_is_described_under_its_identifier() -> None:
    described = ElementTree.fromstring(package_deb.filled("metainfo.xml", {**FACTS, "IDENTIFIER": parts.IDENTIFIER}))
    assert described.findtext("id") == parts.IDENTIFIER


def test_windows_is_told_that_every_screen_may_have_its_own_scale() -> None:
    manifest = ElementTree.parse(ROOT / "build" / "windows" / "tablee.manifest")
    assert any(each.tag.endswith("}dpiAwareness") and "PerMonitorV2" in (each.text or "") for each in manifest.iter())


def test_the_spec_writes_nothing_among_the_recipes(monkeypatch: pytest.MonkeyPatch) -> None:
    config = ModuleType("PyInstaller.config")
    config.CONF = {"workpath": str(ROOT / "build" / "tablee")}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PyInstaller", ModuleType("PyInstaller"))
    monkeypatch.setitem(sys.modules, "PyInstaller.config", config)
    with pytest.raises(SystemExit, match="build/ holds recipes"):
        runpy.run_path(str(ROOT / "build" / "tablee.spec"), {"SPECPATH": str(ROOT / "build")})


def test_the_release_runs_commands_that_there_are() -> None:
    run = re.findall(r"build/dev\.py ([\w-]+)", (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    aliases = (ROOT / "Makefile").read_text(encoding="utf-8").split(".PHONY:")[1].splitlines()[0].split()
    assert set(run) - {"X"} <= set(aliases)


# --- Packing ---


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty dist/ with a program of one file."""
    monkeypatch.setattr(package, "DIST", tmp_path)
    (tmp_path / "tablee").mkdir()
    (tmp_path / "tablee" / "tablee").write_text("program")
    return tmp_path


def test_what_freezing_lacks_is_named_as_debian_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(package.shutil, "which", lambda name: None)
    with pytest.raises(package.Stop, match="sudo apt install binutils"):
        package.check()


def test_an_archive_for_linux_is_portable(dist: Path) -> None:
    with tarfile.open(package.archive(dist / "tablee", "linux-x86_64")) as file:
        assert f"tablee-{VERSION}/tablee-data/README.txt" in file.getnames()


def test_an_archive_for_windows_is_portable(dist: Path) -> None:
    with zipfile.ZipFile(package.archive(dist / "tablee", "windows-x86_64")) as file:
        assert f"tablee-{VERSION}/tablee-data/README.txt" in file.namelist()


def test_what_has_grown_too_large_is_not_published(dist: Path) -> None:
    with pytest.raises(package.Stop, match="too large"):
        package.weigh(dist / "tablee", 0)


def test_checksums_are_of_what_is_downloaded(dist: Path) -> None:
    for name in ("a.deb", "b.txt"):
        (dist / name).write_bytes(b"")
    assert [line.split()[1] for line in package.checksums().read_text().splitlines()] == ["a.deb"]


# --- Trying out ---


def told(folder: Path, trouble: str = "") -> Path:
    path = folder / "report.json"
    path.write_text(json.dumps({"trouble": trouble}), encoding="utf-8")
    return path


def test_a_program_that_tells_nothing_has_failed(tmp_path: Path) -> None:
    with pytest.raises(package.Stop, match="told nothing"):
        package.judged(tmp_path / "report.json", 0)


def test_a_program_that_tells_of_trouble_has_failed(tmp_path: Path) -> None:
    with pytest.raises(package.Stop, match="no fonts"):
        package.judged(told(tmp_path, "no fonts"), 0)


def test_a_program_that_ends_badly_has_failed(tmp_path: Path) -> None:
    with pytest.raises(package.Stop, match="ended with 3"):
        package.judged(told(tmp_path), 3)


def test_a_program_that_went_through_everything_passes(tmp_path: Path) -> None:
    assert package.judged(told(tmp_path), 0) == {"trouble": ""}
