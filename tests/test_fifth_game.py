"""A fifth game is a folder in `game`, `ai` and `scenes/games`, and one line: nothing else knows the games by name."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import NAMES

ROOT = Path(__file__).resolve().parent.parent
FIFTH = ROOT / "tests" / "fifth"
DRIVER = (
    "tests/__init__.py",
    "tests/scenes/__init__.py",
    "tests/scenes/driver.py",
    "tests/scenes/voice/__init__.py",
    "tests/scenes/voice/mouths.py",
)
LINE = f"NAMES = {NAMES!r}".replace("'", '"')
"""The one line of registration."""
NAMED = re.compile(rf"(?:[\w.]+\.)?({'|'.join(NAMES)})(?:\.[\w.]+)?")
"""The name of a game, or the path of a module in its rooms."""
GENERIC = [
    path
    for path in [ROOT / "main.py", *(path for room in ("game", "ai", "scenes") for path in (ROOT / room).rglob("*.py"))]
    if not {*NAMES, "arena"} & set(path.relative_to(ROOT).parts[:-1]) and path != ROOT / "game" / "__init__.py"
]
"""Every file of the program that belongs to no game; the arena compares the players of games that it knows."""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the program with a fifth game in it."""
    here = tmp_path / "program"
    for room in ("game", "ai", "scenes"):
        shutil.copytree(ROOT / room, here / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("main.py", *DRIVER):
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, here / name)
    (here / "assets").symlink_to(ROOT / "assets", target_is_directory=True)
    shutil.copytree(FIFTH, here, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    register = here / "game" / "__init__.py"
    text = register.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    register.write_text(text.replace(LINE, LINE.replace(")", ', "highcard")')), encoding="utf-8")
    return here


def run(program: Path, *words: str) -> str:
    """What a fresh Python prints that runs this in the copied program."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(program.parent)}
    env |= {"XDG_DATA_HOME": str(program.parent / "data"), "PYTHONPATH": str(program)}
    done = subprocess.run([sys.executable, *words], cwd=program, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_fifth_game_is_played_on_screen_from_the_menu_to_the_records(program: Path) -> None:
    told = run(program, "evening.py", str(program.parent / "kept"))
    pages = ("Menu", "SetupPage", "TableScene", "RulesPage", "ScorePage", "AskingLog", "ResultPage", "WhyPage")
    assert {*pages, "RecordsPage"} <= set(told.split())


def test_a_fifth_game_is_played_at_the_terminal(program: Path) -> None:
    told = run(program, "main.py", "--text", "highcard", "--watch", "--seed", "1", "--lang", "en", "--portable")
    assert told.count(" takes the point.") == 3 and "The end. Winner: " in told


def names(path: Path) -> Iterator[str]:
    """The places where a file names a game: in a string, an import, or a name of its own."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        found: list[str] = []
        match node:
            case ast.Constant(value=str(text)):
                found = [text]
            case ast.Import(names=modules):
                found = [module.name for module in modules]
            case ast.ImportFrom(module=module, names=taken):
                found = [f"{module or ''}.{each.name}" for each in taken]
            case ast.Name(id=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Attribute(attr=name):
                found = [name.lower()]
        yield from (f"line {getattr(node, 'lineno', 0)}: {text}" for text in found if NAMED.fullmatch(text))


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(ROOT)))
def test_generic_code_names_no_game(path: Path) -> None:
    assert list(names(path)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import game.trio",
        "from scenes.games.tordu.bidding import BidGrid",
        "from game import defizz",
        "x = {'trepido': 1}",
        "y = 'ai.trio.player'",
        "def tordu(): ...",
        "Trio()",
    ],
)
def test_a_named_game_would_be_seen(line: str, tmp_path: Path) -> None:
    path = tmp_path / "generic.py"
    path.write_text(line, encoding="utf-8")
    assert len(list(names(path))) == 1
