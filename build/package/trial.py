"""The packages tried as players use them: installed, started from the menu entry, upgraded, removed.

`python3 build/dev.py test-build` installs and removes the .deb on this machine, so it wants to be root in a container;
with `--windows` the setup is tried under Wine, in a prefix of its own. Pictures go to .work/try/.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import deb
import frozen
import windows
from frozen import Stop, run
from parts import DIST, NAME, ROOT, TITLE, WORK, version

TRY = WORK / "try"
SIZE = (1280, 720)
PATIENCE = 60.0
"""The most seconds until a window is there, or gone."""
NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick", "gtk-launch": "libgtk-3-bin"}
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300")
"""apt-get, which waits for others that are installing something."""
LEAST_COLOURS = 200
"""The least number of colours in a picture of the menu."""


class Screen:
    """A virtual screen on which the program's windows can be found and looked at."""

    def __init__(self, number: str, home: Path) -> None:
        self.variables = {**os.environ, "DISPLAY": f":{number}", "HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        for name in ("XDG_DATA_HOME", "SDL_VIDEODRIVER", "WAYLAND_DISPLAY"):
            self.variables.pop(name, None)

    def windows(self) -> list[str]:
        """The ids of the program's visible windows: by its class, or under Wine by its title."""
        found = [
            subprocess.run(
                ["xdotool", "search", "--onlyvisible", *by], env=self.variables, capture_output=True, text=True
            )
            for by in (("--class", "^tablee"), ("--name", f"^{TITLE}$"))
        ]
        return sorted({line for each in found for line in each.stdout.split()})

    def wait(self, count: int) -> str:
        """Wait until there are `count` windows, and return the first one's id; an empty text if `count` is 0."""
        until = time.monotonic() + PATIENCE
        while len(self.windows()) != count:
            if time.monotonic() > until:
                raise Stop(f"There should be {count} windows, and there are {len(self.windows())}.")
            time.sleep(0.2)
        return "".join(self.windows()[:1])

    def look(self, name: str) -> None:
        """Check that there is one window, still one after a while, with something drawn in it; keep its picture."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        import pygame

        self.wait(1)
        time.sleep(4)
        window, picture = self.wait(1), TRY / f"{name}.png"
        run(["import", "-window", window, picture], env=self.variables)
        shown = pygame.image.load(picture)
        colours = {tuple(shown.get_at((x, y))) for x in range(0, shown.width, 5) for y in range(0, shown.height, 5)}
        if len(colours) < LEAST_COLOURS:
            raise Stop(f"There is next to nothing on {picture}.")

    def leave(self) -> None:
        """Leave the program by Escape in the menu."""
        run(["xdotool", "windowfocus", self.wait(1), "sleep", "0.3", "key", "Escape"], env=self.variables)
        self.wait(0)


@contextmanager
def screen(home: Path) -> Iterator[Screen]:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*SIZE), "-noreset"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield Screen(number.readline().strip(), home)
    finally:
        server.terminate()
        server.wait()


def step(sentence: str) -> None:
    print(f"ok: {sentence}", flush=True)


def check(held: bool, sentence: str) -> None:
    """Print the check and go on if it holds; stop the trial if it does not."""
    if not held:
        raise Stop(f"NOT so: {sentence}")
    step(sentence)


def saved(folder: Path) -> dict[str, bytes]:
    """The contents of all files in a user's folder, by name."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- Debian ---


def try_deb() -> None:
    """Try the .deb: install, play, start from the menu entry, upgrade, purge."""
    if os.geteuid() != 0:
        raise Stop("This installs and removes a package: run it as root, in a container where nothing is at stake.")
    if Path(f"/usr/games/{NAME}").exists():
        raise Stop(f"{NAME} is installed here already, and trying would remove it.")
    home = TRY / "home"
    later, first = next_version(), deb.make()
    try:
        install(first)
        check(linted(first), "lintian finds no errors")
        frozen.smoke([f"/usr/games/{NAME}"], TRY / "installed.json")
        step("the installed program has tried itself out")
        start_from_menu(home)
        run([f"/usr/games/{NAME}", "--text", "trio", "--watch"], env=at(home), stdout=subprocess.DEVNULL)
        before = saved(home / ".local" / "share" / NAME)
        check(len(before) >= 2, f"a match and the settings are kept: {', '.join(sorted(before))}")
        upgrade_while_open(home, later)
        check(saved(home / ".local" / "share" / NAME) == before, "an upgrade leaves them as they are")
        start_from_menu(home)
        files = owned()
        run([*APT, "purge", "-y", "-qq", NAME], stdout=subprocess.DEVNULL)
        check(not any(path.exists() or path.is_symlink() for path in files), f"all {len(files)} files are purged")
        check(bool(saved(home / ".local" / "share" / NAME)), "what people have played is still there")
    finally:
        if Path(f"/usr/games/{NAME}").exists():
            run([*APT, "purge", "-y", "-qq", NAME], stdout=subprocess.DEVNULL)


def next_version() -> Path:
    """The .deb of a really different version: this commit with a higher number, frozen anew in a place of its own."""
    place = TRY / "next"
    run(["git", "clone", "--quiet", ROOT, place])
    source = place / "scenes" / "app" / "version.py"
    *most, last = version().split(".")
    number = ".".join([*most, str(int(last) + 1)])
    source.write_text(source.read_text(encoding="utf-8").replace(version(), number), encoding="utf-8")
    for command in ("build", "deb"):
        run([Path(sys.base_prefix) / "bin" / "python3", place / "build" / "dev.py", command], stdout=subprocess.DEVNULL)
    return next((place / "dist").glob("*.deb"))


def upgrade_while_open(home: Path, later: Path) -> None:
    """Install another version while the program is open: it says so, and starts again as the new one."""
    with screen(home) as seen:
        run(["gtk-launch", NAME], env=seen.variables)
        seen.look("before-upgrade")
        install(later)
        seen.look("upgraded")
        window = seen.wait(1)
        run(["xdotool", "windowfocus", window, "sleep", "0.3", "key", "Return", "sleep", "3"], env=seen.variables)
        seen.look("started-again")
        seen.leave()
    step("upgraded while open, it starts again as the new version; started-again.png shows its number")


def install(package: Path) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run([*APT, "install", "-y", "-qq", "--no-install-recommends", package], env=quiet, stdout=subprocess.DEVNULL)
    installed = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", NAME], capture_output=True, text=True).stdout
    check(f"_{installed}_" in package.name, f"{package.name} is installed")


def linted(package: Path) -> bool:
    if not shutil.which("lintian"):
        print("lintian is not here: left out")
        return True
    return subprocess.run(["lintian", "--fail-on", "error", "--allow-root", package]).returncode == 0


def at(home: Path) -> dict[str, str]:
    return {**os.environ, "HOME": str(home), "XDG_DATA_HOME": ""}


def owned() -> list[Path]:
    """The files of the package, without its folders, which may belong to others too."""
    listed = subprocess.run(["dpkg", "-L", NAME], capture_output=True, text=True).stdout.splitlines()
    return [path for path in map(Path, listed) if path.is_symlink() or path.is_file()]


def start_from_menu(home: Path) -> None:
    with screen(home) as seen:
        run(["gtk-launch", NAME], env=seen.variables)
        seen.look("menu")
        seen.leave()
    step("its menu entry shows the menu, in one window")


# --- Windows ---


def try_windows() -> None:
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
    with screen(TRY) as seen:
        started = {"DISPLAY": seen.variables["DISPLAY"], "SDL_AUDIODRIVER": "dummy"}
        windows.wine("start", "/unix", link, more=started)
        seen.look("windows")
        seen.leave()
        windows.end_wine()
    step(f"{link.parent.name}/{link.name} shows the menu, in one window")


def try_out() -> None:
    """Try the package that was asked for, with a home of its own."""
    if lacking := [debian for program, debian in NEEDED.items() if not shutil.which(program)]:
        raise Stop(f"Trying it out needs more:\n  sudo apt install {' '.join(lacking)}")
    shutil.rmtree(TRY, ignore_errors=True)
    (TRY / "home").mkdir(parents=True)
    try_windows() if "--windows" in sys.argv else try_deb()


def main() -> int:
    return frozen.exit_code(try_out)


if __name__ == "__main__":
    sys.exit(main())
