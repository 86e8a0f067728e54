"""Fresh roots of the systems that the .deb is for, made with debootstrap, and what is tried in them.

A root is made once, from the system's own archive, and copied for each trial: nothing of an earlier one is in it. The
program runs there as an ordinary person whose name and folder have accents, on a screen of this machine.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import deb
import frozen
import installing
from checks import check, step
from frozen import Stop, run
from installing import heard, quietly
from parts import IDENTIFIER, NAME, WORK
from places import ENTRY, inside, words_of
from watched import screen

FOLDER = WORK / "roots"
LOGIN, NUMBER, PERSON = "zoé", 1000, "Zoé Lefèvre"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
ENTER = """
set -e
root=$1
shift
mkdir -p "$root/tmp/.X11-unix"
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro system "$root/sys"
mount -t tmpfs -o mode=1777 memory "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 terminals "$root/dev/pts"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
cd "$root"
pivot_root . .
umount -l .
exec "$@"
"""
"""Runs the rest of the words in the root that the first one names; what is mounted is gone when they end."""
UBUNTU_KEYS = (
    "https://archive.ubuntu.com/ubuntu/pool/main/u/ubuntu-keyring/ubuntu-keyring_2023.11.28.1_all.deb",
    "36de43b15853ccae0028e9a767613770c704833f82586f28eb262f0311adb8a8",
)
"""The keys of Ubuntu's archive, for a Debian that does not have them, and the hash of that package."""
METAINFO = f"/usr/share/metainfo/{IDENTIFIER}.metainfo.xml"


class System(NamedTuple):
    """A system: its name in its archive, the address of that, the recipe of debootstrap that fits, the keys."""

    suite: str
    archive: str
    recipe: str
    keys: str


DEBIAN = ("http://deb.debian.org/debian", "sid", "debian-archive-keyring.gpg")
UBUNTU = ("http://archive.ubuntu.com/ubuntu", "gutsy", "ubuntu-archive-keyring.gpg")
SYSTEMS = {
    "debian-12": System("bookworm", *DEBIAN),
    "debian-13": System("trixie", *DEBIAN),
    "ubuntu-22.04": System("jammy", *UBUNTU),
    "ubuntu-24.04": System("noble", *UBUNTU),
}


class Root:
    """A copy of a fresh root, with one ordinary person in it, whose language is not installed there."""

    language = "fr"

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = FOLDER / "tried" / name
        self.home = Path("/home") / PERSON
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.parent.mkdir(parents=True, exist_ok=True)
        run(["cp", "-a", base(name), self.root])
        self.settle()

    def settle(self) -> None:
        """Write the person into the system's own lists: useradd would refuse the accent, though all else takes it."""
        lists = {
            "passwd": f"{LOGIN}:x:{NUMBER}:{NUMBER}:{PERSON}:{self.home}:/bin/sh\n",
            "group": f"{LOGIN}:x:{NUMBER}:\n",
        }
        for name, line in lists.items():
            with (self.root / "etc" / name).open("a", encoding="utf-8") as file:
                file.write(line)
        quietly(self.administrator("install", "-d", "-o", LOGIN, "-g", LOGIN, self.home))

    def administrator(self, *words: object) -> list[str]:
        told = ["env", "-i", f"PATH={PATH}:/usr/sbin:/sbin", "HOME=/root", "DEBIAN_FRONTEND=noninteractive"]
        return ["unshare", "--mount", "--fork", "sh", "-c", ENTER, "sh", str(self.root), *told, *map(str, words)]

    def player(self, *words: object, **variables: str) -> list[str]:
        known = {"HOME": self.home, "USER": LOGIN, "LOGNAME": LOGIN, "PATH": PATH, "LANG": "fr_FR.UTF-8", **variables}
        told = [f"{name}={value}" for name, value in known.items()]
        return self.administrator("runuser", "-u", LOGIN, "--", "env", "-i", "-C", self.home, *told, *words)

    def menu_entry(self) -> list[str]:
        return words_of(self.root / ENTRY)

    def bring(self, file: Path) -> Path:
        shutil.copy(file, self.root / "var" / "tmp")
        return Path("/var/tmp") / file.name


# --- Making them ---


def base(name: str) -> Path:
    """The untouched root of a system, made if it isn't there."""
    made = FOLDER / "fresh" / name
    if made.is_dir():
        return made
    print(f"making a fresh root of {name}", flush=True)
    system, begun = SYSTEMS[name], FOLDER / "begun"
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir(parents=True)
    options = ["--variant=minbase", "--components=main,universe", f"--keyring={keyring(system.keys)}"]
    recipe = Path("/usr/share/debootstrap/scripts") / system.recipe
    quietly(["debootstrap", *options, system.suite, begun, system.archive, recipe])
    made.parent.mkdir(exist_ok=True)
    return begun.rename(made)


def keyring(name: str) -> Path:
    """The keys of an archive: those of this machine, else Ubuntu's own package of them, checked by its hash."""
    here = Path("/usr/share/keyrings") / name
    unpacked = FOLDER / "keys"
    if here.is_file():
        return here
    if not name.startswith("ubuntu"):
        raise Stop("The keys of Debian are not here:\n  sudo apt install debian-archive-keyring")
    address, digest = UBUNTU_KEYS
    unpacked.mkdir(parents=True, exist_ok=True)
    package = unpacked / "keys.deb"
    run(["wget", "--quiet", "--output-document", package, address])
    if frozen.digest(package) != digest:
        raise Stop(f"{address} is not what it was.")
    run(["dpkg-deb", "-x", package, unpacked])
    return unpacked / "usr" / "share" / "keyrings" / name


# --- Trying ---


def check_able() -> None:
    """Raise Stop if roots can't be made here."""
    if os.geteuid() or not shutil.which("debootstrap"):
        raise Stop("Fresh roots are made by root, with debootstrap:\n  sudo apt install debootstrap")


def try_roots(names: list[str]) -> None:
    """Try the .deb in fresh roots of these systems, or of all."""
    check_able()
    later, first = installing.next_version(), deb.make()
    for name in names or SYSTEMS:
        print(f"\n{name}", flush=True)
        place = Root(name)
        quietly(place.administrator(*installing.APT, "update"))
        recommended(place, first)
        installing.try_at(place, first, later)
        described(place, first)
        double_click(place)
        shutil.rmtree(place.root)


def recommended(place: Root, package: Path) -> None:
    """Check that ALSA, and no emulation of it, comes along where everything recommended does."""
    words = [*installing.APT, "--simulate", "--install-recommends", "install", place.bring(package)]
    planned = [line.split()[1] for line in heard(place.administrator(*words)).splitlines() if line.startswith("Inst ")]
    sound = [name for name in planned if "asound2" in name and "data" not in name]
    check(sound in (["libasound2"], ["libasound2t64"]), f"for sound it asks for {', '.join(sound)} alone")


def described(place: Root, package: Path) -> None:
    """Let the system's own checkers read the menu entry and the description for shops."""
    tools = ["appstream", "desktop-file-utils", "shared-mime-info", "libglib2.0-bin"]
    quietly(place.administrator(*installing.APT, "install", "--no-install-recommends", *tools, place.bring(package)))
    quietly(place.administrator("desktop-file-validate", f"/{ENTRY}"))
    step("desktop-file-validate has nothing to say")
    quietly(place.administrator("appstreamcli", "validate", "--no-net", METAINFO))
    step(f"{heard(place.administrator('appstreamcli', '--version')).strip()} accepts the description")


def double_click(place: Root) -> None:
    """Open a match as a file manager does, while the program is open: it is shown in the window that is there."""
    kept = inside(place, place.home / ".local" / "share" / NAME)
    match = place.home / "Partie de Zoé.tablee"
    shutil.copy(next(kept.rglob("*.match")), inside(place, match))
    with screen() as seen, subprocess.Popen(place.player(*place.menu_entry(), **seen.told)):
        before = seen.look(f"{place.name}-closed").read_bytes()
        quietly(place.player("gio", "open", match, **seen.told))
        after = seen.look(f"{place.name}-opened").read_bytes()
        seen.leave()
    check(before != after, "a double click on a match shows it in the window that is there")
