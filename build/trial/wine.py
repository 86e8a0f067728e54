"""The setup for Windows tried under Wine, in a prefix of its own: installed, started by its shortcuts, uninstalled."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import frozen
import windows
from checks import TRY, check, saved, step
from frozen import Stop
from installing import quietly
from parts import DIST, FILES, NAME, TITLE, version
from watched import PATIENCE, screen

PERSON = "Zoé Lefèvre"
LANGUAGE = "fr_FR"
LOCALES = TRY / "locales"
"""The folder of a locale made for the trial: Wine takes the language of Windows from it."""

UNSAID = "@set LC_ALL=\r\n@set LANG=\r\n@%1 --smoke\r\n@exit /b %errorlevel%\r\n"
"""Lets the program that it is given try itself out, with no word about the language from outside of Windows."""


def try_setup() -> None:
    """Try the setup under Wine: install silently, try the program out, start the shortcuts, open a file, uninstall."""
    setup = DIST / f"{NAME}-{version()}-windows-setup.exe"
    if not setup.is_file():
        raise Stop("There is no setup yet: python3 build/dev.py windows")
    shutil.rmtree(windows.PREFIX, ignore_errors=True)
    LOCALES.mkdir(parents=True)
    quietly(["localedef", "-i", LANGUAGE, "-f", "UTF-8", LOCALES / f"{LANGUAGE}.UTF-8"])
    try:
        check(wine(setup, "/S") == 0, "the setup installs silently")
        user = windows.PREFIX / "drive_c" / "users" / PERSON
        home, kept = user / "AppData" / "Local" / "Programs" / "Tablee", user / "AppData" / "Local" / NAME
        smoke(home / f"{NAME}.exe")
        links = [next(user.rglob("Start Menu/Programs")) / f"{TITLE}.lnk", user / "Desktop" / f"{TITLE}.lnk"]
        check(all(link.is_file() for link in links), "there are entries in the start menu and on the desktop")
        for link in links:
            start(link)
        check(bool(saved(kept)), "the settings are kept")
        use_together(home / f"{NAME}.exe", setup, kept)
        check(wine(setup, "/S") == 0, "it installs over itself")
        check(opens(), "the registry opens matches and packs with it")
        wine(home / "uninstall.exe", "/S")
        until = time.monotonic() + PATIENCE
        while home.exists() and time.monotonic() < until:
            time.sleep(0.5)
        check(not home.exists(), "it uninstalls silently")
        check(not any(path.exists() for path in links) and not opens(), "its entries are gone")
        check(bool(saved(kept)), "what people have kept is still there")
    finally:
        windows.end_wine()


def wine(program: Path, *words: str, more: dict[str, str] | None = None) -> int:
    """Run a program of Windows as the person whose name has accents, and return its exit code."""
    return windows.wine(windows.inside(program), *words, more={"USER": PERSON, **(more or {})})


def smoke(program: Path) -> None:
    """Let the program try itself out where Windows is set to French, and nothing but Windows says so."""
    report, batch = TRY / "windows.json", windows.FOLDER / "smoke.bat"
    batch.write_text(UNSAID, encoding="utf-8")
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TABLEE_REPORT": windows.inside(report)}
    french = {"LOCPATH": str(LOCALES), "LANG": "", "LC_ALL": f"{LANGUAGE}.UTF-8"}
    windows.end_wine()
    ended = windows.wine(
        "cmd", "/c", windows.inside(batch), windows.inside(program), more={"USER": PERSON, **drivers, **french}
    )
    result = frozen.judged(report, ended)
    check(result["language"] == "fr", "the installed program has tried itself out, in the language of Windows")
    windows.end_wine()


def start(link: Path) -> None:
    """Start a shortcut in a Wine that begins on this screen: one begun without a screen would go on without."""
    windows.end_wine()
    with screen() as seen:
        windows.wine("start", "/unix", link, more={"USER": PERSON, **seen.told})
        seen.look("windows")
        seen.leave()
        windows.end_wine()
    step(f"{link.parent.name}/{link.name} shows the menu, in one window")


def use_together(program: Path, setup: Path, kept: Path) -> None:
    """Run the setup while the program is open, which it refuses; open a match as a double click does."""
    wine(program, "--text", "trio", "--watch")
    match = kept.parent / "Partie de Zoé.tablee"
    shutil.copy(next(kept.rglob("*.match")), match)
    windows.end_wine()
    with screen() as seen:
        shown = {"USER": PERSON, **seen.told}
        windows.wine("start", windows.inside(program), more=shown)
        before = seen.look("windows-closed").read_bytes()
        check(wine(setup, "/S", more=shown) == 2, "the setup does nothing while the program is open")
        wine(program, windows.inside(match), more=shown)
        after = seen.look("windows-opened").read_bytes()
        seen.leave()
        windows.end_wine()
    check(before != after, "a match that is opened is shown in the window that is there")


def opens() -> bool:
    """True if the registry opens the program's kinds of files with it. Wine 8 keeps that, but does not act on it."""
    keys = [f"HKCU\\Software\\Classes\\Tablee.{kind.name.title()}\\shell\\open\\command" for kind in FILES]
    keys += [f"HKCU\\Software\\Classes\\.{kind.suffix}" for kind in FILES]
    return all(windows.wine("reg", "query", key, more={"USER": PERSON}) == 0 for key in keys)
