"""build/package/appimage.py and flatpak.py: one file to start, and a manifest whose commands make what they promise."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import appimage
import flatpak
import frozen
import parts
import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these are made on Linux alone")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen program of one file, and places of its own for everything made of it."""
    for module in (appimage, flatpak):
        monkeypatch.setattr(module, "DIST", tmp_path / "dist")
        monkeypatch.setattr(module, "TREE", tmp_path / "tree")
        monkeypatch.setattr(module, "WORK", tmp_path)
    monkeypatch.setattr(appimage, "ICONS", tmp_path)
    monkeypatch.setattr(frozen, "DIST", tmp_path / "dist")
    monkeypatch.setattr(frozen, "check_smoked", lambda: None)
    (tmp_path / "tablee-256.png").write_bytes(b"icon")
    (tmp_path / "dist" / "tablee").mkdir(parents=True)
    program = tmp_path / "dist" / "tablee" / "tablee"
    program.write_text('#!/bin/sh\necho "played $1"\n')
    program.chmod(0o755)
    return tmp_path / "tree"


# --- AppImage ---


def test_an_appimage_starts_the_program_wherever_it_is_mounted(program: Path, tmp_path: Path) -> None:
    appimage.lay_out()
    assert "Exec=tablee %f" in (program / "tablee.desktop").read_text(encoding="utf-8")
    mounted = program.rename(tmp_path / "Zoé Lefèvre")
    told = subprocess.run([mounted / "AppRun", "a file"], capture_output=True, text=True)
    assert told.stdout == "played a file\n"


def test_an_appimage_is_its_runtime_and_behind_it_the_program(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appimage.shutil, "which", lambda name: name)
    monkeypatch.setattr(appimage, "run", lambda command, env: Path(command[2]).write_bytes(b"packed"))
    (tmp_path / "runtime").write_bytes(b"runtime, ")
    made = appimage.make(tmp_path / "runtime")
    assert made.read_bytes() == b"runtime, packed"
    assert made.stat().st_mode & 0o111


def test_without_a_runtime_no_appimage_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appimage.shutil, "which", lambda name: name)
    with pytest.raises(frozen.Stop, match="There is no runtime"):
        appimage.make(tmp_path / "none")


# --- Flatpak ---


def test_a_flatpak_names_everything_by_the_identifier_and_has_no_network(program: Path) -> None:
    flatpak.lay_out()
    names = {path.stem for path in (program / "source").iterdir() if path.is_file()}
    assert all(name.startswith(parts.IDENTIFIER) for name in names)
    entry = (program / "source" / f"{parts.IDENTIFIER}.desktop").read_text(encoding="utf-8")
    assert f"Icon={parts.IDENTIFIER}\n" in entry
    manifest = (program / f"{parts.IDENTIFIER}.yaml").read_text(encoding="utf-8")
    assert "--share=network" not in manifest
    assert "--filesystem" not in manifest


def test_the_commands_of_the_manifest_fill_an_empty_app(program: Path, tmp_path: Path) -> None:
    """As flatpak-builder runs them: one by one, beside the sources, with nothing in /app."""
    flatpak.lay_out()
    app = tmp_path / "app"
    app.mkdir()
    manifest = (program / flatpak.MANIFEST).read_text(encoding="utf-8")
    commands = re.findall(r"^      - (.+)$", manifest.split("build-commands:")[1].split("sources:")[0], re.MULTILINE)
    assert commands
    for command in commands:
        here = re.sub(r"(?<= )/app(?=/)", str(app), command)
        subprocess.run(["sh", "-c", here], check=True, cwd=program / "source")
    told = subprocess.run([app / "bin" / "tablee", "there"], capture_output=True, text=True)
    assert told.stdout == "played there\n"
    named = {path.relative_to(app).as_posix() for path in app.rglob(f"{parts.IDENTIFIER}*")}
    assert named == {
        f"share/applications/{parts.IDENTIFIER}.desktop",
        f"share/icons/hicolor/scalable/apps/{parts.IDENTIFIER}.svg",
        f"share/metainfo/{parts.IDENTIFIER}.metainfo.xml",
        f"share/mime/packages/{parts.IDENTIFIER}.xml",
    }
