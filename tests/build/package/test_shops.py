"""Release notes, winget, itch.io, the parts list, the AppImage and the Flatpak: filled in from what is known."""

from __future__ import annotations

import json
from pathlib import Path

import deb
import frozen
import parts
import pytest
import reproducible
import sbom
import shops

LOG = "# Changelog\n\n## 2.0.0\n\n- New.\n\n## 1.0.0, the first\n\n- All.\n- More.\n"


def test_the_notes_are_those_of_the_version_alone() -> None:
    assert shops.notes("1.0.0", LOG) == "- All.\n- More.\n"
    assert shops.notes("2.0.0", LOG) == "- New.\n"


def test_a_version_without_a_section_is_not_released() -> None:
    with pytest.raises(frozen.Stop, match=r"3\.0\.0"):
        shops.notes("3.0.0", LOG)


def test_this_version_has_notes() -> None:
    assert shops.notes(parts.version(), (parts.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_winget_is_told_the_version_and_the_hash_of_the_setup(tmp_path: Path) -> None:
    setup = tmp_path / "tablee-1.2.3-windows-setup.exe"
    setup.write_bytes(b"setup")
    files = shops.winget("1.2.3", setup)
    assert len(files) == 3
    assert all("PackageVersion: 1.2.3\n" in text and "@" not in text for text in files.values())
    assert frozen.digest(setup).upper() in files["Tablee.Tablee.installer.yaml"]


def test_each_file_goes_to_its_channel_of_itch(tmp_path: Path) -> None:
    for name in ("tablee-1-windows-setup.exe", "tablee-1-linux-x86_64.tar.gz", "SHA256SUMS"):
        (tmp_path / name).write_bytes(b"")
    pushes = [line for line in shops.itch(tmp_path).splitlines() if line.startswith("butler")]
    assert [line.split('"')[3].rsplit(":")[-1] for line in pushes] == ["windows", "linux"]


def test_the_parts_list_has_all_that_is_locked_with_its_licence_and_hashes() -> None:
    listed = sbom.listed()
    libraries = {part["name"]: part for part in listed["components"] if part["type"] == "library"}
    assert libraries.keys() == sbom.LICENCES.keys()
    assert all(part["hashes"] and part["licenses"] for part in libraries.values())
    assert listed == sbom.listed(), "the same sources make the same list"
    json.dumps(listed)


def test_the_kinds_of_files_are_the_same_on_all_systems() -> None:
    kinds = (deb.RECIPES / "mime.xml").read_text(encoding="utf-8")
    setup = (parts.ROOT / "build" / "windows" / "setup.nsi").read_text(encoding="utf-8")
    for kind in parts.FILES:
        assert f'pattern="*.{kind.suffix}"' in kinds
        assert f'OPENS ".{kind.suffix}"' in setup
        assert f'FORGETS ".{kind.suffix}"' in setup


def test_a_difference_between_two_builds_is_named() -> None:
    one, other = {"a": "1", "b": "2"}, {"a": "1", "b": "3", "c": "4"}
    assert reproducible.differences(one, other) == ["only in one of them: c", "differs: b"]
    assert reproducible.differences(one, dict(one)) == []
