"""The packed program: frozen, tried out, measured, put into an archive. `python3 build/dev.py build`, `... archive`.

The results are in dist/: the folder `tablee`, and archives of it that need no installing.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import platform
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import parts
from parts import DIST, ICONS, NAME, ROOT, WORK

MOST_UNPACKED, MOST_PACKED = 45, 25
"""The most MB that the program may have unpacked, and its installer packed."""
ONE_MB = 1_000_000
FIRST_ZIP = 315_619_200
"""Noon of the first day that a zip can name, in seconds since 1970."""
SMOKED = WORK / "smoked"
"""The digest of the frozen program that has tried itself out last with success."""
SMOKE = 600
"""The most seconds that trying it out may take."""


class Stop(Exception):
    """Raised if a person must mend something first; the message says what."""


def exit_code(step: Callable[[], object]) -> int:
    """Run a step of packaging: 0 if it comes to its end; if it must stop, print why and return 1."""
    try:
        step()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


# --- What has to be there ---


def missing() -> list[str]:
    """The Debian packages that freezing needs and this machine lacks."""
    if not sys.platform.startswith("linux"):
        return []
    library = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    folders = [sysconfig.get_config_var("LIBDIR") or "", "/usr/lib", f"/usr/lib/{platform.machine()}-linux-gnu"]
    found = any(any(Path(folder).glob(f"{library}*.so*")) for folder in folders if folder)
    needed = {"binutils": shutil.which("objdump") and shutil.which("strip"), library: found}
    return [name for name, there in needed.items() if not there]


def check() -> None:
    if lacking := missing():
        raise Stop(f"Freezing the program needs more than is here:\n  sudo apt install {' '.join(lacking)}")


# --- Freezing ---


def executable(folder: Path = DIST / NAME) -> Path:
    """The file that a player starts."""
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def freeze() -> Path:
    """Freeze the program with everything it needs into one folder, from nothing made earlier, and return it."""
    check()
    draw_icons()
    shutil.rmtree(WORK / "pyinstaller", ignore_errors=True)
    options = ["--noconfirm", "--log-level", "ERROR", "--workpath", WORK / "pyinstaller", "--distpath", DIST]
    variables = {**os.environ, **settings()}
    run([sys.executable, "-m", "PyInstaller", ROOT / "build" / "package" / "tablee.spec", *options], env=variables)
    return DIST / NAME


def settings() -> dict[str, str]:
    """The variables for PyInstaller: no chance, no clock, and modules as they are: unpacking them slows every start."""
    return {
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(parts.changed()),
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
    }


def draw_icons() -> None:
    """Draw the icon in every size."""
    run([sys.executable, ROOT / "build" / "assets" / "icons.py", ICONS])


def run(command: list[object], **more: object) -> None:
    """Run a command; raise Stop if it fails."""
    done = subprocess.run([str(part) for part in command], **more)  # type: ignore[call-overload]
    if done.returncode:
        raise Stop(f"{Path(str(command[0])).name} has ended with {done.returncode}.")


# --- Trying it out ---


def smoke(command: list[str], report: Path, variables: dict[str, str] | None = None) -> dict[str, object]:
    """Let a program try itself out, and return its report. Where there is no screen, it draws on none."""
    report.unlink(missing_ok=True)
    environment = {**os.environ, **(variables or {}), "TABLEE_REPORT": str(report)}
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys():
        environment.setdefault("SDL_VIDEODRIVER", "dummy")
    environment.setdefault("SDL_AUDIODRIVER", "dummy")
    ended = subprocess.run([*command, "--smoke"], env=environment, timeout=SMOKE, stdin=subprocess.DEVNULL).returncode
    return judged(report, ended)


def judged(report: Path, ended: int) -> dict[str, object]:
    """Read a report; raise Stop if something went wrong or there is none."""
    if not report.is_file():
        raise Stop(f"The program has ended with {ended} and told nothing.")
    result: dict[str, object] = json.loads(report.read_text(encoding="utf-8"))
    if result["trouble"] or ended:
        raise Stop(f"The program has ended with {ended}:\n{result['trouble']}")
    return result


def smoke_frozen() -> None:
    """Let the frozen program try itself out, from a folder that has nothing of the checkout."""
    if not executable().exists():
        raise Stop("There is nothing in dist/ yet: python3 build/dev.py build")
    with tempfile.TemporaryDirectory() as empty:
        result = smoke([str(executable())], Path(empty) / "report.json")
    if not result["frozen"]:
        raise Stop("That was not the frozen program.")
    SMOKED.write_text(digest(executable()), encoding="utf-8")
    print(f"tried out on {result['screen']}: all went well")


def check_smoked() -> None:
    """Let the frozen program try itself out unless it has done so since it was made; nothing else is packed."""
    if not SMOKED.is_file() or SMOKED.read_text(encoding="utf-8") != digest(executable()):
        smoke_frozen()


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


# --- Sizes ---


def size(path: Path) -> float:
    """The MB of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / ONE_MB


def weigh(path: Path, most: float) -> None:
    """Print the size of something; raise Stop if it is above `most` MB."""
    print(f"{path.relative_to(DIST)}: {size(path):.1f} MB (at most {most})", flush=True)
    if size(path) > most:
        raise Stop(f"{path.name} is too large: something has come along that nobody needs.")


# --- Archives ---


def label() -> str:
    """The names of the system and the machine, as used in file names."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"{system}-{platform.machine().lower().replace('amd64', 'x86_64')}"


def archive(source: Path = DIST / NAME, target: str | None = None) -> Path:
    """Make an archive of the program to unpack anywhere; the folder for saves in it makes the program portable."""
    if not source.is_dir():
        raise Stop("There is nothing in dist/ yet: python3 build/dev.py build")
    target = target or label()
    inner = f"{NAME}-{parts.version()}"
    path = DIST / f"{inner}-{target}{'.zip' if target.startswith('windows') else '.tar.gz'}"
    note = ROOT / "build" / "package" / "portable.txt"
    entries = [(path, f"{inner}/{path.relative_to(source).as_posix()}") for path in sorted(source.rglob("*"))]
    entries.append((note, f"{inner}/{parts.BESIDE}/README.txt"))
    zipped(path, entries) if path.suffix == ".zip" else tarred(path, entries)
    weigh(path, MOST_PACKED)
    return path


def zipped(path: Path, entries: list[tuple[Path, str]]) -> None:
    """Write a zip of files under these names, all with the time of the last commit."""
    when = time.gmtime(max(parts.changed(), FIRST_ZIP))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for each, name in entries:
            if each.is_file():
                entry = zipfile.ZipInfo(name, when)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = (stat.S_IFREG | 0o644) << 16
                file.writestr(entry, each.read_bytes(), compresslevel=9)


def tarred(path: Path, entries: list[tuple[Path, str]]) -> None:
    """Write a .tar.gz of files under these names; the same files at any time and place make the same bytes."""

    def impersonal(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        """An entry that belongs to root, from the time of the last commit, with the usual permissions."""
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = parts.changed()
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as file,
    ):
        for each, name in entries:
            file.add(each, name, recursive=False, filter=impersonal)


def checksums() -> Path:
    """Write SHA256SUMS of everything to download."""
    kinds = (".deb", ".gz", ".zip", ".exe", ".dmg", ".AppImage", ".json")
    files = sorted(path for path in DIST.iterdir() if path.is_file() and path.suffix in kinds)
    lines = [f"{digest(path)}  {path.name}\n" for path in files]
    sums = DIST / "SHA256SUMS"
    sums.write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")
    sign(sums)
    return sums


def sign(path: Path) -> None:
    """Sign a file with the key in RELEASE_KEY, an armoured secret key of OpenPGP; without one it stays unsigned."""
    key = os.environ.get("RELEASE_KEY")
    if not key:
        return
    with tempfile.TemporaryDirectory() as ring:
        variables = {**os.environ, "GNUPGHOME": ring}
        run(["gpg", "--batch", "--quiet", "--import"], input=key.encode(), env=variables)
        run(["gpg", "--batch", "--quiet", "--yes", "--armor", "--detach-sign", path], env=variables)


def build() -> None:
    weigh(freeze(), MOST_UNPACKED)
    smoke_frozen()


def archive_smoked() -> None:
    """Make the archive of a program that has tried itself out."""
    check_smoked()
    archive()


STEPS = {"check": check, "build": build, "smoke": smoke_frozen, "archive": archive_smoked, "checksums": checksums}


def main() -> int:
    parser = argparse.ArgumentParser(prog="frozen.py", description="The packed program.")
    parser.add_argument("step", choices=STEPS)
    return exit_code(STEPS[parser.parse_args().step])


if __name__ == "__main__":
    sys.exit(main())
