"""The .deb tried as players use it: installed, started from the menu, upgraded while it is open, removed, purged."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import deb
import frozen
from checks import TRY, check, saved, step
from frozen import Stop, run
from parts import NAME, ROOT, version
from places import Here, Place, inside
from watched import screen

APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "-y", "-qq")
"""apt-get, which waits for others that are installing something."""
LAST_WORDS = 15
"""The lines that are shown of a command that has failed."""
PROGRAM = Path(f"/usr/games/{NAME}")


def try_here() -> None:
    """Try the .deb on this machine, beside another version made for it."""
    if PROGRAM.exists():
        raise Stop(f"{NAME} is installed on this machine already, and trying would remove it.")
    later, first = next_version(), deb.make()
    place = Here()
    try:
        check(linted(first), "lintian finds no errors")
        try_at(place, first, later)
    finally:
        if PROGRAM.exists():
            quietly(place.administrator(*APT, "purge", NAME))


def try_at(place: Place, first: Path, later: Path) -> None:
    """Install the first version somewhere, use it, upgrade to the later one, and remove all of it again."""
    kept = inside(place, place.home / ".local" / "share" / NAME)
    install(place, first)
    said = smoke(place, PROGRAM)["language"]
    check(said == place.language, f"it speaks the language of the person: {said}")
    start(place, *place.menu_entry())
    quietly(place.player(PROGRAM, "--text", "trio", "--watch"))
    before = saved(kept)
    check(len(before) >= 2, f"a match and the settings are kept: {', '.join(sorted(before))}")
    upgrade_while_open(place, later)
    check(saved(kept) == before, "an upgrade leaves them as they are")
    start(place, *place.menu_entry())
    take_away(place, "remove")
    install(place, later)
    take_away(place, "purge")
    check(bool(saved(kept)), "what people have played is still there")


def next_version() -> Path:
    """The .deb of a really different version: this commit with a higher number, frozen anew in a place of its own."""
    place = TRY / "next"
    run(["git", "clone", "--quiet", ROOT, place])
    source = place / "scenes" / "app" / "version.py"
    *most, last = version().split(".")
    number = ".".join([*most, str(int(last) + 1)])
    source.write_text(source.read_text(encoding="utf-8").replace(version(), number), encoding="utf-8")
    for command in ("build", "deb"):
        quietly([Path(sys.base_prefix) / "bin" / "python3", place / "build" / "dev.py", command])
    return next((place / "dist").glob("*.deb"))


def quietly(command: list[object]) -> None:
    """Run a command without what it writes; raise Stop with its last words if it fails."""
    words = list(map(str, command))
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    if done.returncode:
        last = "\n".join(done.stdout.splitlines()[-LAST_WORDS:])
        raise Stop(f"`{' '.join(words[-4:])}` has ended with {done.returncode}:\n{last}")


def heard(command: list[str]) -> str:
    """The words that a command writes, whether it succeeds or not."""
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def install(place: Place, package: Path) -> None:
    """Install a version and check that it is the one that dpkg knows; nothing that is only recommended comes along."""
    quietly(place.administrator(*APT, "install", "--no-install-recommends", place.bring(package)))
    check(f"_{state(place)}_" in package.name, f"{package.name} is installed")


def state(place: Place) -> str:
    """The version that is installed, an empty text if none is known."""
    return heard(place.administrator("dpkg-query", "-W", "-f", "${Version}", NAME))


def owned(place: Place) -> list[Path]:
    """The files of the package, without its folders, which may belong to others too."""
    listed = [inside(place, Path(line)) for line in heard(place.administrator("dpkg", "-L", NAME)).splitlines()]
    return [path for path in listed if path.is_symlink() or path.is_file()]


def take_away(place: Place, how: str) -> None:
    """Remove or purge the program, and check that nothing of it is left."""
    files = owned(place)
    quietly(place.administrator(*APT, how, NAME))
    left = [path for path in files if path.exists() or path.is_symlink()]
    check(not left and state(place) == "", f"after `{how}` all {len(files)} files are gone, and dpkg knows of none")


def linted(package: Path) -> bool:
    if not shutil.which("lintian"):
        print("lintian is not here: left out")
        return True
    return subprocess.run(["lintian", "--fail-on", "error", "--allow-root", package]).returncode == 0


def smoke(place: Place, *program: object, report: Path | None = None) -> dict[str, object]:
    """Let the program try itself out on a screen and return its report, by default from the person's own folder."""
    report = report or place.home / "report.json"
    inside(place, report).unlink(missing_ok=True)
    with screen() as seen:
        command = place.player(*program, "--smoke", **seen.told, TABLEE_REPORT=str(report))
        ended = subprocess.run(command, stdout=subprocess.DEVNULL, timeout=frozen.SMOKE).returncode
    result = frozen.judged(inside(place, report), ended)
    check(result["screen"] == "x11", f"{' '.join(map(str, program))} has tried itself out on a screen")
    return result


def start(place: Place, *program: object) -> None:
    """Start the program, look at its menu, and leave it."""
    with screen() as seen, subprocess.Popen(place.player(*program, **seen.told)):
        seen.look(f"{place.name}-menu")
        seen.leave()
    step(f"{' '.join(map(str, program))} shows the menu, in one window")


def upgrade_while_open(place: Place, later: Path) -> None:
    """Install another version while the program is open: it says so, and starts again as the new one."""
    with screen() as seen, subprocess.Popen(place.player(*place.menu_entry(), **seen.told)):
        seen.look(f"{place.name}-before-upgrade")
        install(place, later)
        seen.look(f"{place.name}-upgraded")
        check(seen.outdated(), "upgraded while open, it is still there")
        seen.press("Return")
        seen.look(f"{place.name}-started-again")
        check(not seen.outdated(), "it starts again as the new version")
        seen.leave()
