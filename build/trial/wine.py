"""The setup for Windows tried under Wine, in a prefix of its own: installed, started by its shortcuts, uninstalled."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import frozen
import windows
from checks import TRY, check, saved, step
from frozen import Stop
from parts import DIST, NAME, TITLE, version
from watched import PATIENCE, screen


def try_setup() -> None:
    """Try the setup under Wine: install silently, try the program out, start the shortcuts, uninstall."""
    setup = DIST / f"{NAME}-{version()}-windows-setup.exe"
    if not setup.is_file():
        raise Stop("There is no setup yet: python3 build/dev.py windows")
    shutil.rmtree(windows.PREFIX, ignore_errors=True)
    try:
        check(windows.wine(windows.inside(setup), "/S") == 0, "the setup installs silently")
        user = next((windows.PREFIX / "drive_c" / "users").glob("[!P]*"))
        home = user / "AppData" / "Local" / "Programs" / "Tablee"
        smoke_under_wine(home / f"{NAME}.exe")
        links = [next(user.rglob("Start Menu/Programs")) / f"{TITLE}.lnk", user / "Desktop" / f"{TITLE}.lnk"]
        check(all(link.is_file() for link in links), "there are entries in the start menu and on the desktop")
        for link in links:
            start_link(link)
        kept = user / "AppData" / "Local" / NAME
        check(bool(saved(kept)), "the settings are kept")
        check(windows.wine(windows.inside(setup), "/S") == 0, "it installs over itself")
        windows.wine(windows.inside(home / "uninstall.exe"), "/S")
        until = time.monotonic() + PATIENCE
        while home.exists() and time.monotonic() < until:
            time.sleep(0.5)
        check(not home.exists(), "it uninstalls silently")
        check(not any(path.exists() for path in links), "its entries are gone")
        check(bool(saved(kept)), "what people have kept is still there")
    finally:
        windows.end_wine()


def smoke_under_wine(program: Path) -> None:
    report = TRY / "windows.json"
    report.unlink(missing_ok=True)
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TABLEE_REPORT": windows.inside(report)}
    frozen.judged(report, windows.wine(windows.inside(program), "--smoke", more=drivers))
    step("the installed program has tried itself out")


def start_link(link: Path) -> None:
    """Start a shortcut in a Wine that begins on this screen: one begun without a screen would go on without."""
    windows.end_wine()
    with screen() as seen:
        windows.wine("start", "/unix", link, more=seen.told)
        seen.look("windows")
        seen.leave()
        windows.end_wine()
    step(f"{link.parent.name}/{link.name} shows the menu, in one window")
