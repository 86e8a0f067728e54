"""Two builds of one commit, in two places, compared byte by byte: `python3 build/dev.py reproducible`.

The commit is checked out twice under .work/, in paths of different length; folder, archive and .deb of both must be the
same. With `--runtime FILE` an AppImage is compared too; with `--windows` it is setup, zip and folder for Windows.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

import frozen
from frozen import Stop, run
from parts import ROOT, WORK

PLACES = ("one", "another place/quite a bit longer")
"""The folders of the two checkouts, under .work/reproducible/."""


def build(place: Path, commit: str, steps: list[list[object]]) -> Path:
    """Check a commit out, run these steps there, and return its dist/."""
    shutil.rmtree(place, ignore_errors=True)
    run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, place])
    run(["git", "-C", place, "checkout", "--quiet", "--detach", commit])
    for step in steps:
        run([outer_python(), place / "build" / "dev.py", *step], stdout=subprocess.DEVNULL)
    return place / "dist"


def outer_python() -> str:
    """The Python that this environment was made by, which makes those of the checkouts too."""
    return str(Path(sys.base_prefix) / "bin" / "python3")


def digests(folder: Path) -> dict[str, str]:
    """The digest of every file in a folder, by its path there; a link's is its target."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"→ {path.readlink()}"
        elif path.is_file():
            found[name] = frozen.digest(path)
    return found


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """A line for every file that only one side has, or that differs."""
    found = [f"only in one of them: {name}" for name in sorted(one.keys() ^ other.keys())]
    return found + [f"differs: {name}" for name in sorted(one.keys() & other.keys()) if one[name] != other[name]]


def compare(steps: list[list[object]]) -> None:
    """Build twice and print that the builds are the same; raise Stop with every difference if they are not."""
    asked = ["git", "-C", ROOT, "rev-parse", "HEAD"]
    commit = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    made = [digests(build(WORK / "reproducible" / place, commit, steps)) for place in PLACES]
    if found := differences(*made):
        raise Stop("\n".join(found))
    packed = [name for name in made[0] if "/" not in name]
    print(f"the same to the byte: {len(made[0])} files, {', '.join(packed)} among them")


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py reproducible", description=__doc__)
    parser.add_argument("--runtime", type=Path, help="the program that an AppImage begins with")
    parser.add_argument("--windows", action="store_true", help="what is made for Windows")
    asked = parser.parse_args()
    steps: list[list[object]] = [["windows"]] if asked.windows else [["build"], ["archive"], ["deb"]]
    if asked.runtime is not None:
        steps.append(["appimage", "--runtime", asked.runtime.resolve()])
    return frozen.exit_code(lambda: compare(steps))


if __name__ == "__main__":
    sys.exit(main())
