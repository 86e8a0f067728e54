"""The linter refuses what could run or fetch something from outside: rules that bite, and that nobody silences."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OURS = [ROOT / "main.py", *(path for name in ("game", "ai", "scenes") for path in (ROOT / name).rglob("*.py"))]
BANNED = {
    "import pickle": "TID251",
    "from pickle import loads": "TID251",
    "import pickle\n\npickle.loads(b'')": "S301",
    "import shelve": "TID251",
    "import marshal": "TID251",
    "import marshal\n\nmarshal.loads(b'')": "S302",
    "import dill": "TID251",
    "import jsonpickle": "TID251",
    "import yaml": "TID251",
    "import yaml\n\nyaml.load('', yaml.Loader)": "S506",
    "eval('1')": "S307",
    "exec('1')": "S102",
    "import subprocess\n\nsubprocess.run('ls', shell=True)": "S602",
    "import os\n\nos.system('ls')": "S605",
    "from multiprocessing import Queue": "TID251",
    "from multiprocessing.connection import Client": "TID251",
    "import socket": "TID251",
    "from urllib.request import urlopen": "TID251",
    "import http.client": "TID251",
    "import asyncio": "TID251",
}


def complaints(code: str, place: str) -> set[str]:
    """The rules that this code would break in this file."""
    command = [sys.executable, "-m", "ruff", "check", "--output-format", "concise", "--stdin-filename", place, "-"]
    done = subprocess.run(command, cwd=ROOT, input=code + "\n", capture_output=True, text=True)
    return set(re.findall(r":\d+:\d+: ([A-Z]+\d+)", done.stdout))


@pytest.mark.parametrize("code", BANNED)
def test_what_could_run_or_fetch_something_is_refused(code: str) -> None:
    assert BANNED[code] in complaints(code, "scenes/somewhere.py")


@pytest.mark.parametrize("place", ["main.py", "game/trio/state.py", "ai/worker.py", "scenes/games/defizz/packs.py"])
def test_it_is_refused_everywhere_in_the_program(place: str) -> None:
    assert "TID251" in complaints("import pickle", place)


def test_what_is_harmless_is_let_through() -> None:
    assert complaints("import msgspec\n\nmsgspec.json.decode(b'1', type=int)", "scenes/somewhere.py") == set()


def test_every_ban_says_in_a_sentence_what_to_do() -> None:
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
    bans = lint["flake8-tidy-imports"]["banned-api"]
    assert [name for name, ban in bans.items() if not re.fullmatch(r"[A-Z].{10,}\.", ban["msg"])] == []


def test_nobody_in_the_program_silences_these_rules() -> None:
    """Neither in a line, nor for a whole file."""
    silenced = re.compile(r"#\s*(ruff|flake8):\s*noqa|#\s*noqa(?!:)|#\s*noqa:.*\b(S\d|TID)")
    assert [str(path) for path in OURS if silenced.search(path.read_text(encoding="utf-8"))] == []
    lint = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]
    spared = [place for place, rules in lint["per-file-ignores"].items() if {"TID251", "S"} & set(rules)]
    assert [place for place in spared if not place.startswith(("build/", "tests/"))] == []
