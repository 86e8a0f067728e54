"""build/lock/pinning.py: what is pulled in on which system, and which files of it may be installed."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

pytest.importorskip("pip", reason="this environment was filled by a pip from outside")

import dev
import pinning
import windows
from pinning import EVERYWHERE, PYTHONS, SYSTEMS, Package, Places, Requirement


def package(name: str, *requires: str, version: str = "1", pythons: str = "") -> Package:
    return Package(name, version, pythons, requires)


def on(*systems: str, pythons: Iterable[str] = PYTHONS) -> Places:
    return frozenset((system, python) for system in systems for python in pythons)


class Index:
    """A pip that finds what it is asked for, and what that needs on Linux with the oldest Python."""

    def __init__(self, *packages: Package) -> None:
        self.packages = {each.name: each for each in packages}
        self.asked: list[list[str]] = []

    def resolve(self, wanted: Iterable[str], kept: Iterable[str] = ()) -> dict[str, Package]:
        self.asked.append(list(wanted))
        found: dict[str, Package] = {}
        ahead = [Requirement(each) for each in wanted]
        while ahead:
            each = ahead.pop()
            found[each.name] = self.packages[each.name]
            needs = map(Requirement, found[each.name].requires)
            ahead += [need for need in needs if need.name not in found and pinning.applies(need, ("linux", "3.11"))]
        return found

    def everything(self, *wanted: str) -> dict[str, Places]:
        return {each.name: places for each, places in pinning.everything(wanted, (), self.resolve).items()}


# what is pulled in


def test_what_is_needed_by_what_is_needed_comes_along() -> None:
    index = Index(package("a", "b"), package("b", "c"), package("c"))
    assert index.everything("a") == dict.fromkeys("abc", EVERYWHERE)


def test_what_only_another_system_needs_is_asked_for_by_name() -> None:
    index = Index(package("a", 'w>=2; sys_platform == "win32"'), package("w", "x"), package("x"))
    assert index.everything("a") == {"a": EVERYWHERE, "w": on("win32"), "x": on("win32")}
    assert index.asked == [["a"], ["a", "w>=2"]]


def test_what_only_older_pythons_than_ours_need_is_left_out() -> None:
    assert index_names('old; python_version < "3.11"') == ["a"]


def test_what_only_a_newer_python_needs_comes_along() -> None:
    assert index_names('old; python_version >= "3.14"') == ["a", "old"]


def test_what_belongs_to_an_extra_is_left_out_unless_asked_for() -> None:
    assert index_names('old; extra == "more"') == ["a"]
    assert index_names('old; extra == "more"', wanted="a[more]") == ["a", "old"]


def index_names(requirement: str, wanted: str = "a") -> list[str]:
    return list(Index(package("a", requirement), package("old")).everything(wanted))


def test_two_that_need_each_other_are_found() -> None:
    assert list(Index(package("a", "b"), package("b", "a")).everything("a")) == ["a", "b"]


@pytest.mark.parametrize(
    ("places", "told"),
    [
        (EVERYWHERE, ""),
        (on("win32"), 'sys_platform == "win32"'),
        (on("win32", "darwin"), '(sys_platform == "darwin" or sys_platform == "win32")'),
        (on(*SYSTEMS, pythons=["3.11"]), 'python_version == "3.11"'),
        (on("linux", pythons=["3.11"]), 'sys_platform == "linux" and python_version == "3.11"'),
    ],
)
def test_a_marker_says_where_something_is_needed(places: Places, told: str) -> None:
    assert pinning.marker(places) == told


@pytest.mark.parametrize(
    "places",
    [
        on("win32"),
        on("win32", "darwin", pythons=["3.11", "3.12"]),
        on("linux", pythons=["3.11"]) | on("win32", pythons=["3.12", "3.13"]),
        on("linux") | on("darwin", pythons=["3.14"]),
    ],
)
def test_a_marker_holds_just_there(places: Places) -> None:
    requirement = Requirement(f"a ; {pinning.marker(places)}")
    assert {place for place in EVERYWHERE if pinning.applies(requirement, place)} == places


def test_what_the_oldest_python_can_not_run_is_refused() -> None:
    with pytest.raises(dev.Stop, match=r"a 1 is not for Python 3\.11"):
        pinning.check_pythons([package("a", pythons=">=3.12")])


# files and hashes


@pytest.mark.parametrize(
    "name",
    [
        "a-1.tar.gz",
        "a-1-py3-none-any.whl",
        "a-1-py2.py3-none-any.whl",
        "a-1-cp311-cp311-win_amd64.whl",
        "a-1-cp314-cp314-macosx_11_0_arm64.whl",
        "a-1-cp312-cp312-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
        "a-1-cp39-abi3-musllinux_1_2_aarch64.whl",
        "a-1-py3-none-win32.whl",
    ],
)
def test_a_file_that_somebody_could_need_is_locked(name: str) -> None:
    assert pinning.fits(name, package("a"))


@pytest.mark.parametrize(
    "name",
    [
        "a-2.tar.gz",
        "a-1.1-py3-none-any.whl",
        "a-1-cp310-cp310-win_amd64.whl",
        "a-1-cp313-cp313t-win_amd64.whl",
        "a-1-pp311-pypy311_pp73-win_amd64.whl",
        "a-1-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
        "a-1-py2-none-any.whl",
        "a-1-cp310-none-win_amd64.whl",
        "a-1.exe",
        "a-r25.tar.gz",
    ],
)
def test_a_file_that_nobody_could_need_is_not(name: str) -> None:
    assert not pinning.fits(name, package("a"))


def test_hashes_come_from_the_links_of_the_index() -> None:
    page = (
        '<a href="https://x/a-1.tar.gz#sha256=12">a</a> <a href="a-2.tar.gz#sha256=34">a</a> <a href="a-1.tar.gz">a</a>'
    )
    assert pinning.hashes(package("a"), page) == ["12"]


def test_a_version_without_files_is_refused() -> None:
    with pytest.raises(dev.Stop, match="no file of a 1"):
        pinning.hashes(package("a"), "<a href='a-2.tar.gz#sha256=34'>a</a>")


def test_what_is_written_is_what_is_read(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    needed = {package("a-b"): EVERYWHERE, package("w"): on("win32")}
    page = '<a href="a_b-1.tar.gz#sha256=12"></a><a href="a_b-1-py3-none-any.whl#sha256=34"></a>'
    text = pinning.written("run", ["A_b==1"], needed, lambda each: page.replace("a_b", each.name.replace("-", "_")))
    monkeypatch.setattr(dev, "read", lambda path: text)
    assert dev.astray("run", ["A_b==1"]) is None
    assert pinning.pins(dev.locked("run")) == ["a-b==1", "w==1"]


def test_pip_says_where_it_looks() -> None:
    assert pinning.index().startswith(("http", "file"))


# for Windows, from another system


def test_what_only_windows_needs_is_asked_for_without_its_marker() -> None:
    """pip judges markers by where it runs, whatever system it is told to install for."""
    lines = windows.requirements()
    assert [line for line in lines if ";" in line or "--hash=sha256:" not in line] == []
    assert {"pefile", "pywin32-ctypes"} <= {line.split("==")[0] for line in lines}
    assert "macholib" not in {line.split("==")[0] for line in lines}
