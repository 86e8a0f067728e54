"""The packages tried as players use them: installed, started from the menu entry, upgraded, removed.

`python3 build/dev.py test-build` installs and removes the .deb on this machine, so it wants to be root in a container;
`test-roots` does so in fresh roots of Debian and Ubuntu, which need not be this machine's; `test-build --windows` tries
the setup under Wine, `--appimage` the AppImage, `--flatpak` a Flatpak. Pictures go to .work/try/.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "package"))

import image
import installing
import roots
import sandbox
import wine
from checks import TRY
from frozen import Stop, exit_code

NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick", "gtk-launch": "libgtk-3-bin"}


def asked(words: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="dev.py test-build", description=__doc__)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--windows", action="store_true", help="the setup, under Wine")
    which.add_argument("--appimage", action="store_true", help="the AppImage that is in dist/")
    which.add_argument("--flatpak", action="store_true", help="the Flatpak, in a fresh root, with a stand-in runtime")
    which.add_argument("--roots", nargs="*", choices=roots.SYSTEMS, help="the .deb, in fresh roots of these, or of all")
    return parser.parse_args(words)


def clear() -> None:
    """Remove what earlier trials have made, but for their pictures."""
    TRY.mkdir(parents=True, exist_ok=True)
    for path in TRY.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.suffix != ".png":
            path.unlink()


def try_out(words: list[str]) -> None:
    """Try the package that was asked for, with a folder of its own."""
    chosen = asked(words)
    if lacking := [debian for program, debian in NEEDED.items() if not shutil.which(program)]:
        raise Stop(f"Trying it out needs more:\n  sudo apt install {' '.join(lacking)}")
    clear()
    if chosen.windows:
        wine.try_setup()
    elif chosen.appimage:
        image.try_image()
    elif chosen.flatpak:
        sandbox.try_flatpak()
    elif chosen.roots is not None:
        roots.try_roots(chosen.roots)
    else:
        installing.try_here()


def main() -> int:
    return exit_code(lambda: try_out(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())
