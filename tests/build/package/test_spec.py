"""build/package/tablee.spec, and what else decides how the program is built."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[3]
RECIPE = ROOT / "build" / "package" / "tablee.spec"


def test_windows_is_told_that_every_screen_may_have_its_own_scale() -> None:
    manifest = ElementTree.parse(ROOT / "build" / "windows" / "tablee.manifest")
    assert any(each.tag.endswith("}dpiAwareness") and "PerMonitorV2" in (each.text or "") for each in manifest.iter())


def test_the_spec_writes_nothing_among_the_recipes(monkeypatch: pytest.MonkeyPatch) -> None:
    config = ModuleType("PyInstaller.config")
    config.CONF = {"workpath": str(ROOT / "build" / "tablee")}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PyInstaller", ModuleType("PyInstaller"))
    monkeypatch.setitem(sys.modules, "PyInstaller.config", config)
    with pytest.raises(SystemExit, match="build/ holds recipes"):
        runpy.run_path(str(RECIPE), {"SPECPATH": str(RECIPE.parent)})


def test_the_release_runs_commands_that_there_are() -> None:
    run = re.findall(r"build/dev\.py ([\w-]+)", (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    aliases = (ROOT / "Makefile").read_text(encoding="utf-8").split(".PHONY:")[1].splitlines()[0].split()
    assert set(run) - {"X"} <= set(aliases)
