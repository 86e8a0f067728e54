"""Everything that is ever installed, with its version and the hash of each of its files: `python3 build/dev.py lock`.

pip finds out what each set of pyproject.toml pulls in, here and on every system and Python that is supported, and the
index tells the hashes. What is already locked stays as it is, unless `--upgrade` asks for the newest.
It runs in an environment that has nothing but pip, and borrows what pip itself reads requirements with.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from html.parser import HTMLParser
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote
from urllib.request import urlopen

sys.path.append(str(Path(__file__).resolve().parents[1]))

import dev
from pip._vendor.packaging.requirements import Requirement
from pip._vendor.packaging.specifiers import SpecifierSet
from pip._vendor.packaging.tags import Tag
from pip._vendor.packaging.utils import canonicalize_name as plain
from pip._vendor.packaging.utils import parse_sdist_filename, parse_wheel_filename
from pip._vendor.packaging.version import Version

PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
SYSTEMS = {"darwin": ("Darwin", "posix"), "linux": ("Linux", "posix"), "win32": ("Windows", "nt")}
MACHINES = ("x86_64", "aarch64", "arm64", "AMD64")
PLATFORMS = ("any", "win", "macosx", "manylinux", "musllinux", "linux")
"""Prefixes of the platform in the names of wheels for these systems."""
PATIENCE = 60
HEAD = """# Made by `python3 build/dev.py lock`, not by hand: what the set `{name}` of pyproject.toml installs.
{wanted}{requirements}
"""

Place = tuple[str, str]
"""A system and a Python."""
Places = frozenset[Place]
EVERYWHERE = frozenset(product(SYSTEMS, PYTHONS))


class Package(NamedTuple):
    """One that pip would install, and what it says of itself."""

    name: str
    version: str
    pythons: str
    requires: tuple[str, ...]


# --- What is pulled in ---


def resolve(wanted: Iterable[str], kept: Iterable[str] = ()) -> dict[str, Package]:
    """The packages that pip would install for these, by name; `kept` are versions that should stay."""
    with tempfile.TemporaryDirectory() as folder:
        report, constraints = Path(folder) / "report.json", Path(folder) / "kept.txt"
        constraints.write_text("\n".join(kept), encoding="utf-8")
        asked = ["--dry-run", "--ignore-installed", "--report", str(report), "--constraint", str(constraints)]
        code, words = dev.listen([sys.executable, "-m", "pip", "install", "--quiet", *asked, *wanted])
        if code:
            raise dev.Stop(f"pip has found no versions that go together; `lock --upgrade` may:\n\n{words}")
        told = json.loads(report.read_text(encoding="utf-8"))
    return {plain(each["metadata"]["name"]): package(each["metadata"]) for each in told["install"]}


def package(told: dict[str, Any]) -> Package:
    requires = tuple(told.get("requires_dist", ()))
    return Package(plain(told["name"]), told["version"], told.get("requires_python") or "", requires)


def everything(
    wanted: Iterable[str], kept: Iterable[str] = (), resolve: Callable[..., dict[str, Package]] = resolve
) -> dict[Package, Places]:
    """All packages that these need somewhere, and where; what this machine doesn't need is asked for by name."""
    asked, roots = list(wanted), [Requirement(each) for each in wanted]
    while True:
        found = resolve(asked, kept)
        needed, missing = walk(roots, found)
        if not missing:
            return {found[name]: needed[name] for name in sorted(needed)}
        asked += missing


def walk(roots: Iterable[Requirement], found: dict[str, Package]) -> tuple[dict[str, Places], list[str]]:
    """The places where each package is needed, and the requirements that are needed somewhere but not here."""
    needed: dict[str, Places] = {}
    missing: list[str] = []
    seen: dict[tuple[str, frozenset[str]], Places] = {}
    ahead = [(root, EVERYWHERE) for root in roots]
    while ahead:
        requirement, places = ahead.pop()
        name, extras = plain(requirement.name), frozenset(requirement.extras)
        if name not in found:
            missing.append(f"{name}{requirement.specifier}")
            continue
        before = seen.get((name, extras), frozenset())
        seen[name, extras] = before | places
        needed[name] = needed.get(name, frozenset()) | places
        for each in map(Requirement, found[name].requires):
            there = frozenset(place for place in places - before if applies(each, place, extras))
            if there:
                ahead.append((each, there))
    return needed, missing


def applies(requirement: Requirement, place: Place, extras: Iterable[str] = ()) -> bool:
    """Tell if a requirement holds on this system and Python, whatever the machine."""
    if requirement.marker is None:
        return True
    system, python = place
    known = dict(zip(("platform_system", "os_name"), SYSTEMS[system], strict=True))
    known |= {"sys_platform": system, "python_version": python, "python_full_version": f"{python}.0"}
    known |= {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    return any(
        requirement.marker.evaluate(known | {"platform_machine": machine, "extra": extra})
        for machine, extra in product(MACHINES, ["", *extras])
    )


def marker(places: Places) -> str:
    """The marker of the places where a package is needed, as pip reads it; empty if everywhere."""
    if places == EVERYWHERE:
        return ""
    by_system = {system: [python for python in PYTHONS if (system, python) in places] for system in SYSTEMS}
    lists = {tuple(pythons) for pythons in by_system.values() if pythons}
    if len(lists) == 1:
        pythons = lists.pop()
        systems = [system for system in SYSTEMS if by_system[system]]
        parts = [either("sys_platform", systems, SYSTEMS), either("python_version", pythons, PYTHONS)]
        return " and ".join(part for part in parts if part)
    each = {system: either("python_version", pythons, ()) for system, pythons in by_system.items() if pythons}
    return " or ".join(f'sys_platform == "{system}" and {pythons}' for system, pythons in each.items())


def either(name: str, values: Iterable[str], all: Iterable[str]) -> str:
    """`name` is one of these; nothing to say if they are all there are."""
    if set(values) == set(all):
        return ""
    told = " or ".join(f'{name} == "{value}"' for value in values)
    return f"({told})" if " or " in told else told


# --- Hashes ---


class Links(HTMLParser):
    """The links of an index's page: the hash of each file, by its name."""

    def __init__(self) -> None:
        super().__init__()
        self.hashes: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address, _, fragment = (dict(attrs).get("href") or "").partition("#")
        if tag == "a" and fragment.startswith("sha256="):
            self.hashes[unquote(address.rsplit("/", 1)[-1])] = fragment.removeprefix("sha256=")


def hashes(package: Package, page: str) -> list[str]:
    """The hashes of all files of this version that somebody could need."""
    links = Links()
    links.feed(page)
    found = sorted(value for name, value in links.hashes.items() if fits(name, package))
    if not found:
        raise dev.Stop(f"The index has no file of {package.name} {package.version}.")
    return found


def fits(name: str, package: Package) -> bool:
    """Tell if a file is of this version, and the source or a wheel for something that is supported."""
    try:
        if not name.endswith(".whl"):
            return parse_sdist_filename(name)[1] == Version(package.version)
        _, version, _, tags = parse_wheel_filename(name)
    except ValueError:
        return False
    return version == Version(package.version) and any(map(supported, tags))


def supported(tag: Tag) -> bool:
    if not tag.platform.startswith(PLATFORMS):
        return False
    ours = {python.replace(".", "") for python in PYTHONS}
    kind, number = re.fullmatch(r"([a-z]+)(\d*).*", tag.interpreter).groups()  # type: ignore[union-attr]
    if tag.abi in ("none", "abi3"):
        older = number[:1] == "3" and int(number[1:] or 0) <= max(int(each[1:]) for each in ours)
        return kind in ("py", "cp") and older and (kind == "py" or tag.abi == "abi3" or number in ours)
    return kind == "cp" and tag.abi in {f"cp{each}" for each in ours}


@cache
def index() -> str:
    """The address that pip gets packages from: as it was told, or its own default, which its help names."""
    pip = [sys.executable, "-m", "pip"]
    quiet = {"capture_output": True, "text": True, "env": {**os.environ, "COLUMNS": "1000"}}
    told = subprocess.run([*pip, "config", "get", "global.index-url"], **quiet).stdout.strip()  # type: ignore[call-overload]
    told = os.environ.get("PIP_INDEX_URL") or told
    if not told:
        words = subprocess.run([*pip, "download", "--help"], **quiet).stdout  # type: ignore[call-overload]
        told = re.search(r"--index-url.*?\(default\s+(\S+?)\)", words, re.DOTALL)[1]  # type: ignore[index]
    return told.rstrip("/")


@cache
def page_of(package: Package) -> str:
    """The index's page of a package, with links to all its files."""
    with urlopen(f"{index()}/{package.name}/", timeout=PATIENCE) as answer:
        return str(answer.read().decode())


# --- The files ---


def written(name: str, wanted: list[str], needed: dict[Package, Places], page: Callable[[Package], str]) -> str:
    """A lock file."""
    head = HEAD.format(name=name, wanted=dev.WANTED, requirements=" ".join(sorted(wanted)))
    return head + "".join(entry(package, places, hashes(package, page(package))) for package, places in needed.items())


def entry(package: Package, places: Places, hashes: list[str]) -> str:
    where = f" ; {told}" if (told := marker(places)) else ""
    lines = [f"{package.name}=={package.version}{where}", *(f"--hash=sha256:{value}" for value in hashes)]
    return " \\\n    ".join(lines) + "\n"


def check_pythons(needed: Iterable[Package]) -> None:
    """A lock is for all Pythons that are supported: made by a newer one, it may hold what the oldest can't run."""
    for each in needed:
        lacking = [python for python in PYTHONS if not SpecifierSet(each.pythons).contains(f"{python}.0")]
        if lacking:
            raise dev.Stop(f"{each.name} {each.version} is not for Python {', '.join(lacking)}.")


def pins(entries: Iterable[str]) -> list[str]:
    return [each.split(" ")[0] for each in entries]


def make(name: str, wanted: list[str], kept: Iterable[str]) -> list[str]:
    """Write the lock of a set; its pins."""
    named = {plain(Requirement(each).name) for each in wanted}
    needed = everything(wanted, [pin for pin in kept if pin.split("==")[0] not in named])
    check_pythons(needed)
    text = written(name, wanted, needed, page_of)
    dev.LOCKS.mkdir(exist_ok=True)
    (dev.LOCKS / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
    dev.say(f"{name}: {len(needed)} packages")
    return pins(dev.locked(name))


def main(words: list[str]) -> int:
    """The set for playing first: the others hold it, in the same versions."""
    sets = dev.pinned()
    old = {name: [] if "--upgrade" in words else pins(dev.locked(name)) for name in sets}
    base = make("run", sets["run"], old["run"])
    for name in sorted(set(sets) - {"run"}):
        ours = {pin.split("==")[0] for pin in base}
        make(name, sets[name], [*base, *(pin for pin in old[name] if pin.split("==")[0] not in ours)])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except dev.Stop as stop:
        sys.exit(str(stop))
