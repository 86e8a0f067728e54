"""build/trial/places.py and roots.py: commands for this machine and for fresh roots, and what is read from them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import frozen
import installing
import places
import pytest
import roots
import trial

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages are tried on Linux alone")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> roots.Root:
    """A root with nothing in it but the lists of its people."""
    fresh = tmp_path / "fresh"
    (fresh / "etc").mkdir(parents=True)
    for name in ("passwd", "group"):
        (fresh / "etc" / name).write_text("root:x:0:\n", encoding="utf-8")
    monkeypatch.setattr(roots, "FOLDER", tmp_path)
    monkeypatch.setattr(roots, "base", lambda name: fresh)
    monkeypatch.setattr(roots, "quietly", lambda command: None)
    return roots.Root("debian-13")


# --- Places ---


@pytest.mark.parametrize("words", ["/usr/games/tablee %f", "flatpak run tablee @@ %f @@"])
def test_a_menu_entry_is_started_without_a_file(tmp_path: Path, words: str) -> None:
    (tmp_path / "entry").write_text(f"[Desktop Entry]\nName=Tablée\nExec={words}\n", encoding="utf-8")
    assert places.words_of(tmp_path / "entry") == words.split(" %")[0].replace(" @@", "").split()


def test_here_the_person_has_a_folder_and_a_language_of_their_own(tmp_path: Path) -> None:
    here = places.Here(tmp_path / "home")
    told = subprocess.run(here.player("sh", "-c", "echo $HOME:$LC_ALL:$DISPLAY", DISPLAY=":7"), capture_output=True)
    assert told.stdout.decode().strip() == f"{tmp_path / 'home'}:fr_FR.UTF-8::7"


def test_a_root_has_one_ordinary_person_whose_name_and_folder_have_accents(root: roots.Root) -> None:
    people = (root.root / "etc" / "passwd").read_text(encoding="utf-8").splitlines()
    assert people == ["root:x:0:", "zoé:x:1000:1000:Zoé Lefèvre:/home/Zoé Lefèvre:/bin/sh"]
    words = root.player("/usr/games/tablee", "--smoke", DISPLAY=":7")
    assert words[words.index("runuser") :][:4] == ["runuser", "-u", "zoé", "--"]
    assert "env -i" in " ".join(words[words.index("runuser") :]), "nothing of this machine's own is told"
    assert {"HOME=/home/Zoé Lefèvre", "DISPLAY=:7", "LANG=fr_FR.UTF-8"} <= set(words)
    assert words[-2:] == ["/usr/games/tablee", "--smoke"]


def test_a_path_of_a_root_is_seen_from_here(root: roots.Root) -> None:
    assert places.inside(root, Path("/home/x")) == root.root / "home" / "x"


# --- Roots ---


def test_the_systems_that_are_promised_are_tried() -> None:
    asked = (Path(__file__).resolve().parents[3] / "docs" / "install.md").read_text(encoding="utf-8")
    assert "Debian 12, Ubuntu 22.04" in asked
    assert {"debian-12", "debian-13", "ubuntu-22.04", "ubuntu-24.04"} <= roots.SYSTEMS.keys()


def test_keys_that_are_not_those_that_were_seen_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roots, "FOLDER", tmp_path)
    monkeypatch.setattr(roots, "run", lambda command: Path(command[3]).write_bytes(b"something else"))
    with pytest.raises(frozen.Stop, match="is not what it was"):
        roots.keyring("ubuntu-archive-keyring-that-is-not-here.gpg")


def test_a_root_that_was_left_half_made_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[object]) -> None:
        raise frozen.Stop("the network is away")

    monkeypatch.setattr(roots, "FOLDER", tmp_path)
    monkeypatch.setattr(roots, "keyring", lambda name: tmp_path)
    monkeypatch.setattr(roots, "quietly", fail)
    for _ in range(2):
        with pytest.raises(frozen.Stop, match="the network is away"):
            roots.base("debian-12")


@pytest.mark.parametrize(
    ("planned", "good"),
    [
        ("Inst libasound2t64 (1.2.11)\nInst libasound2-data (1.2.11)\nInst tablee (0.1.0)", True),
        ("Inst libasound2 (1.2.8)\nInst tablee (0.1.0)", True),
        ("Inst liboss4-salsa-asound2 (4.2)\nInst tablee (0.1.0)", False),
        ("Inst tablee (0.1.0)", False),
    ],
)
def test_an_emulation_of_alsa_is_not_taken_for_alsa(
    root: roots.Root, monkeypatch: pytest.MonkeyPatch, planned: str, good: bool
) -> None:
    monkeypatch.setattr(roots, "heard", lambda command: planned)
    (package := root.root / "tablee.deb").write_bytes(b"")
    (root.root / "var" / "tmp").mkdir(parents=True)
    if good:
        roots.recommended(root, package)
    else:
        with pytest.raises(frozen.Stop, match="NOT so"):
            roots.recommended(root, package)


# --- Installing ---


def test_a_file_that_stays_after_removing_is_noticed(root: roots.Root, monkeypatch: pytest.MonkeyPatch) -> None:
    left = root.root / "usr" / "games" / "tablee"
    left.parent.mkdir(parents=True)
    left.symlink_to("../lib/tablee/tablee")
    told = {"-L": "/usr\n/usr/games/tablee\n", "-W": ""}
    monkeypatch.setattr(installing, "heard", lambda words: next(told[word] for word in words if word in told))
    monkeypatch.setattr(installing, "quietly", lambda command: None)
    assert installing.owned(root) == [left], "a link that leads nowhere is a file of the package too"
    with pytest.raises(frozen.Stop, match="NOT so"):
        installing.take_away(root, "purge")
    monkeypatch.setattr(installing, "quietly", lambda command: left.unlink())
    installing.take_away(root, "purge")


def test_a_command_that_fails_shows_its_last_words() -> None:
    installing.quietly(["sh", "-c", "echo nothing"])
    with pytest.raises(frozen.Stop, match="has ended with 3:\nno such package"):
        installing.quietly(["sh", "-c", "echo no such package >&2; exit 3"])


# --- The command ---


def test_one_thing_is_tried_at_a_time() -> None:
    assert trial.asked([]).roots is None
    assert trial.asked(["--roots"]).roots == []
    assert trial.asked(["--roots", "debian-12"]).roots == ["debian-12"]
    with pytest.raises(SystemExit):
        trial.asked(["--windows", "--appimage"])
