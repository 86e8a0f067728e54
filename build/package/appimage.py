"""The frozen program as an AppImage, one file to double-click: `python3 build/dev.py appimage --runtime FILE`.

The runtime is the small program that an AppImage begins with; build/linux/runtime.sh fetches one in the workflow.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

import deb
import frozen
import parts
from frozen import Stop, run
from parts import DIST, ICONS, IDENTIFIER, NAME, ROOT, WORK

TREE = WORK / "appimage"
"""The folder that is packed, laid out as it will be mounted."""
START = f"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"
"""


def lay_out() -> None:
    """Make the tree anew: the program, a way to start it, its menu entry, its icon and its description."""
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.copytree(DIST / NAME, TREE / "usr" / "lib" / NAME, symlinks=True)
    entry = (deb.RECIPES / "tablee.desktop").read_text(encoding="utf-8").replace(f"/usr/games/{NAME}", NAME)
    known = {"IDENTIFIER": IDENTIFIER, "VERSION": parts.version(), "DATE": deb.day()}
    deb.put(TREE / "AppRun", START)
    deb.put(TREE / f"{NAME}.desktop", entry)
    deb.put(TREE / f"{NAME}.svg", (ROOT / "assets" / "tablee.svg").read_bytes())
    deb.put(TREE / ".DirIcon", (ICONS / f"{NAME}-256.png").read_bytes())
    deb.put(TREE / "usr" / "share" / "metainfo" / f"{IDENTIFIER}.appdata.xml", deb.filled("metainfo.xml", known))
    for path in [TREE, *TREE.rglob("*")]:
        if not path.is_symlink():
            starts = path.name in ("AppRun", NAME) and path.is_file()
            path.chmod(0o755 if path.is_dir() or starts else 0o644)


def make(runtime: Path) -> Path:
    """Pack the tree behind the runtime and return the AppImage's path."""
    if not shutil.which("mksquashfs"):
        raise Stop("An AppImage needs more than is here:\n  sudo apt install squashfs-tools")
    if not runtime.is_file():
        raise Stop(f"There is no runtime {runtime}: sh build/linux/runtime.sh {runtime}")
    frozen.check_smoked()
    lay_out()
    image, path = WORK / "appimage.squashfs", DIST / f"{NAME}-{parts.version()}-{os.uname().machine}.AppImage"
    image.unlink(missing_ok=True)
    times = ["-all-time", str(parts.changed()), "-mkfs-time", str(parts.changed())]
    same = ["-noappend", "-all-root", "-no-xattrs", "-processors", "1", "-quiet", "-no-progress"]
    variables = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    run(["mksquashfs", TREE, image, "-comp", "gzip", "-Xcompression-level", "9", *times, *same], env=variables)
    path.write_bytes(runtime.read_bytes() + image.read_bytes())
    path.chmod(0o755)
    frozen.weigh(path, frozen.MOST_PACKED)
    return path


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py appimage", description=__doc__)
    parser.add_argument("--runtime", type=Path, required=True, help="the program that the AppImage begins with")
    runtime = parser.parse_args().runtime
    return frozen.exit_code(lambda: make(runtime))


if __name__ == "__main__":
    sys.exit(main())
