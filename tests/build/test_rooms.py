"""A script is run by its path and imports its neighbours by their plain names, so a name must mean one file."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from tests.build.rooms import BUILD

SCRIPTS = sorted(BUILD.rglob("*.py"))
PROGRAM = {
    path.stem for path in Path(BUILD.parent).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
}


def test_no_two_scripts_have_the_same_name() -> None:
    assert [name for name, count in Counter(path.stem for path in SCRIPTS).items() if count > 1] == []


def test_no_script_hides_a_module_of_python_or_of_the_program() -> None:
    assert {path.stem for path in SCRIPTS} & (sys.stdlib_module_names | PROGRAM) == set()


def test_names_of_scripts_do_not_repeat_their_folder() -> None:
    """`soak/kills.py`, not `soak/soak_kills.py`; the script that a command runs may be called like its folder."""
    assert [path for path in SCRIPTS if path.stem.startswith(f"{path.parent.name}_")] == []
