#!/usr/bin/env python3
"""Everything a newcomer needs, from a Python and nothing else: `python3 build/dev.py play`, `... test`, and the rest.

Standard library only. The whole file keeps to syntax and characters that even very old Pythons can read, so that the
version check below speaks before any error does.
"""

import sys

NEEDED = (3, 11)


def too_old(version):
    """The sentence for a Python that is too old; None if it will do."""
    if tuple(version[:2]) >= NEEDED:
        return None
    return (
        "This program needs Python {0}.{1} or newer, and this is Python {2}.{3}.\n"
        "Install a newer Python, then run the same command with it,\n"
        "for example `python{0}.{1} build/dev.py test` (on Windows `py -{0}.{1} build/dev.py test`)."
    ).format(NEEDED[0], NEEDED[1], version[0], version[1])


if too_old(sys.version_info):
    sys.exit(too_old(sys.version_info))

import hashlib
import json
import os
import re
import shutil
import subprocess
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WORK = ROOT / ".work"
LOCKS = ROOT / "build" / "lock"
WANTED = "# Wanted: "  # before the requirements that a lock was made from
STAMP = "tablee-stamp"
TYPED = ("game", "ai", "scenes", "main.py")
SILENT = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
OUTSIDE_PIP = (22, 3)  # the first pip that can fill another environment: `pip --python`
LAST_WORDS = 12
ROOMS = ("game", "ai", "scenes")
COVERED = WORK / "coverage.json"

NO_PIP = """Python's own installer is missing here: neither ensurepip nor a recent pip. Install it and run this again:
  Debian, Ubuntu   sudo apt install python3-venv
  Fedora, RHEL     sudo dnf install python3-pip
  openSUSE         sudo zypper install python3-pip
  Arch             sudo pacman -S python-pip
  Alpine           sudo apk add py3-pip
  elsewhere        reinstall Python with pip, from your system or from Python's own site"""


class Stop(Exception):
    """Something a person must mend first; the message says what."""


# --- What is needed, and whether it is there ---


def needs(project):
    """The requirements of each set, from pyproject.toml: `run` for playing, and `run` with each extra on top."""
    run = list(project.get("dependencies", []))
    extras = project.get("optional-dependencies", {})
    return dict({name: run + list(extra) for name, extra in extras.items()}, run=run)


def pinned():
    """The same, of this checkout."""
    return needs(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"])


def locked(name):
    """The packages of a set, from its lock: a line a package, with its version and the hashes of its files."""
    text = read(LOCKS / (name + ".txt")).replace("\\\n", " ")
    return [" ".join(line.split()) for line in text.splitlines() if line.strip() and not line.startswith("#")]


def astray(name, requirements):
    """A sentence on what is wrong with the lock of a set, or None if it has all that is required and a hash of each."""
    heads = [line for line in read(LOCKS / (name + ".txt")).splitlines() if line.startswith(WANTED)]
    wanted = set(heads[0][len(WANTED) :].split()) if heads else set()
    pins = [line.split()[0] for line in locked(name)]
    wrong = sorted(wanted.symmetric_difference(requirements) | {each for each in wanted if canonical(each) not in pins})
    loose = [line.split()[0] for line in locked(name) if "==" not in line.split()[0] or "--hash=sha256:" not in line]
    if not wrong and not loose:
        return None
    sentence = "pyproject.toml and build/lock/{}.txt disagree on {}: python3 build/dev.py lock"
    return sentence.format(name, ", ".join(wrong + loose))


def canonical(pin):
    """`Open_Spiel==2.0.2` as indexes write it: `open-spiel==2.0.2`."""
    name, _, version = pin.partition("==")
    return re.sub(r"[-_.]+", "-", name).lower() + "==" + version


def read(path):
    """A file's text; nothing if it is not there."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def this_python():
    """The Python that an environment was made by. Another version, or the same folder on another system, is another."""
    version = ".".join(str(part) for part in sys.version_info[:3])
    return "{} {} {}".format(sys.implementation.name, version, sys.platform)


def stamp(requirements, python):
    """One line that changes when something locked or the Python does."""
    text = "\n".join([python] + sorted(requirements))
    return hashlib.sha256(text.encode()).hexdigest()


def stamps(wanted, sets, python):
    """The stamp file of an environment that has just got this set: its Python, then a line for each set it contains."""
    there = set(sets[wanted])
    return [python] + sorted(stamp(some, python) for some in sets.values() if there.issuperset(some))


def read_stamps(folder):
    """The lines of an environment's stamp file; none if it has never been finished."""
    return read(folder / STAMP).splitlines()


def python_of(folder):
    """The interpreter inside an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def locks():
    """The packages of each set; a lock that is out of date stops here, before anything is installed from it."""
    sets = pinned()
    wrong = [sentence for sentence in (astray(name, sets[name]) for name in sorted(sets)) if sentence]
    if wrong:
        raise Stop("\n".join(wrong))
    return {name: locked(name) for name in sets}


def ready(wanted, folder=VENV):
    """The interpreter of an environment that has this set: at once if its stamp says so, else made or mended.

    The stamp is taken away before anything changes and put back at the end: an environment without one was left
    half-made, and is made anew.
    """
    sets, python, found = locks(), this_python(), read_stamps(folder)
    here = python_of(folder).exists()
    if here and stamp(sets[wanted], python) in found:
        return python_of(folder)
    (folder / STAMP).unlink(missing_ok=True)
    if not here or found[:1] != [python]:
        make(folder)
    install(folder, wanted)
    (folder / STAMP).write_text("\n".join(stamps(wanted, sets, python)), encoding="utf-8")
    return python_of(folder)


# --- Making an environment ---


def make(folder):
    """A fresh environment, with its own pip where Python can give it one."""
    if Path(sys.prefix).resolve() == folder.resolve():
        raise Stop(
            "{} must be made anew, but this Python runs from inside it: use the one outside.".format(short(folder))
        )
    say("Making {}".format(short(folder)))
    folder.parent.mkdir(parents=True, exist_ok=True)
    venv = [sys.executable, "-m", "venv", "--clear"]
    if listen(venv + [folder])[0] == 0:
        return
    code, words = listen(venv + ["--without-pip", folder])
    if code != 0:
        raise Stop("Python could not make {}:\n\n{}\n\n{}".format(short(folder), words, NO_PIP))


def pip_of(folder):
    """The start of a pip command that installs into this environment: its own pip, or else the base interpreter's."""
    own = [python_of(folder), "-m", "pip"]
    if listen(own + ["--version"])[0] == 0:
        return own
    code, words = listen([sys.executable, "-m", "pip", "--version"])
    if code != 0 or pip_version(words) < OUTSIDE_PIP:
        raise Stop(NO_PIP)
    return [sys.executable, "-m", "pip", "--python", python_of(folder)]


def pip_version(words):
    """`pip 23.2.1 from ...` -> (23, 2)"""
    found = re.search(r"pip (\d+)\.(\d+)", words)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def install(folder, wanted):
    """Install what a set has locked, each file by its hash, and nothing of the project itself."""
    names = ", ".join(line.split("==")[0] for line in locked(wanted))
    say("Installing into {}, this once: {}".format(short(folder), names))
    options = ["--disable-pip-version-check", "--no-input", "--require-hashes", "-r", LOCKS / (wanted + ".txt")]
    code, words = listen(pip_of(folder) + ["install"] + options)
    if code != 0:
        raise Stop("{}\n\n{}\n\nRun the same command again to take it up.".format(why_not(words), words))


def why_not(words):
    """A sentence on why pip has failed, from its last words."""
    if "HASHES" in words or "Expected " in words or "--hash" in words:
        return "A package is not the one that was locked, and was not installed. pip's last words:"
    return "The packages could not be installed. They come over the network: is it there? pip's last words:"


def short(folder):
    """A folder as people name it, from the checkout."""
    return folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder


# --- Running things ---


def say(sentence):
    """A line to the person at the terminal, in order with what other programs write there."""
    sys.stdout.write("{}\n".format(sentence))
    sys.stdout.flush()


def listen(command):
    """Run something quietly: its exit code and its last words."""
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    done = subprocess.run([str(part) for part in command], text=True, errors="replace", **pipes)
    return done.returncode, "\n".join(done.stdout.rstrip().split("\n")[-LAST_WORDS:])


def run(command, cwd=ROOT, variables=()):
    """Run something in the foreground: its exit code. On Ctrl-C it ends in its own way, and then so do we."""
    child = subprocess.Popen([str(part) for part in command], cwd=cwd, env=dict(os.environ, **dict(variables)))
    pressed = False
    while child.returncode is None:
        try:
            child.wait()
        except KeyboardInterrupt:
            pressed = True
    code = child.returncode if child.returncode >= 0 else 128 - child.returncode  # ended by a signal: as shells say it
    return sys.exit(code) if pressed else code


# --- The commands ---


def play(words):
    """open the program; what follows goes to main.py (play --text trio)"""
    return run([ready("run"), ROOT / "main.py"] + words, cwd=None)


def test(words):
    """lint, types and all tests, with no display; what follows goes to pytest (test tests/game/trio -k seven)"""
    steps = (("lint", lint, []), ("types", types, []), ("tests", tests, words))
    report, failed = [], False
    for name, step, rest in steps:
        say("\n== {}".format(name))
        start = time.monotonic()
        code = step(rest)
        failed = failed or code != 0
        report.append("{:<6} {} {:7.1f} s".format(name, "passed" if code == 0 else "FAILED", time.monotonic() - start))
    say("\n" + "\n".join(report + covered()))
    return 1 if failed else 0


def tests(words):
    """the tests alone"""
    return run([ready("dev"), "-m", "pytest", "-n", "2"] + words, variables=SILENT)


def coverage(words):
    """all tests, watched: the share of lines that they run, room by room; three times as long, so `test` repeats it"""
    WORK.mkdir(exist_ok=True)
    watched = ["--cov={}".format(room) for room in ROOMS] + ["--cov-report=json:{}".format(COVERED)]
    code = run([ready("dev"), "-m", "pytest", "-n", "2"] + watched + words, variables=SILENT)
    say("\n".join(covered()))
    return code


def covered():
    """The share of lines that the tests ran when they were watched last: a line a room."""
    if not COVERED.exists():
        return ["lines run by tests: not measured here yet (coverage)"]
    files = json.loads(read(COVERED))["files"]
    day = time.strftime("%Y-%m-%d", time.localtime(COVERED.stat().st_mtime))
    return ["{:<6} {:5.1f} % of lines run by tests, on {}".format(room, share(files, room), day) for room in ROOMS]


def share(files, room):
    """Percent of a room's lines that ran, from coverage's own report."""
    sums = [each["summary"] for name, each in files.items() if Path(name).parts[0] == room]
    lines = sum(each["num_statements"] for each in sums)
    return 100.0 * sum(each["covered_lines"] for each in sums) / max(1, lines)


def lint(words):
    """style and likely mistakes; `lint --fix` mends what it can"""
    python = ready("dev")
    if "--fix" in words:
        return run([python, "-m", "ruff", "check", "--fix", "."]) or run([python, "-m", "ruff", "format", "."])
    check = run([python, "-m", "ruff", "check", "."])
    return run([python, "-m", "ruff", "format", "--check", "."]) or check


def types(words):
    """mypy --strict over the whole program"""
    return run([ready("dev"), "-m", "mypy"] + words + list(TYPED))


def golden(words):
    """write the golden games again, so that a change of rules shows as a diff"""
    return run([ready("dev"), "-m", "tests.game.golden"] + words)


def screens(words):
    """draw the golden screens again (screens --docs: those of docs/screens too); look at them before keeping them"""
    return run([ready("dev"), ROOT / "build" / "assets" / "screens.py"] + words, variables=SILENT)


def moving(words):
    """make the moving picture of the README again, docs/race.png; look at it before keeping it"""
    return run([ready("dev"), ROOT / "build" / "assets" / "moving.py"] + words, variables=SILENT)


def locale(words):
    """bring the catalogues up to date with the texts in the code (locale --check: only say what is wrong)"""
    return run([ready("dev"), ROOT / "build" / "assets" / "catalogues.py"] + words)


def reasons(words):
    """write every sentence of the coach to .work/reasons, for proof-reading (reasons tordu: of one game)"""
    return run([ready("dev"), ROOT / "build" / "assets" / "reasons.py"] + words, variables=SILENT)


def questions(words):
    """read the questions of Defizz again and say what to look at (questions FILE for a pack of one's own)"""
    return run([ready("run"), ROOT / "build" / "assets" / "questions.py"] + words)


def bench(words):
    """speed and memory, ours beside the peers' (bench --quick, --only tordu, --no-peers)"""
    python = ready("run") if "--no-peers" in words else ready("bench", WORK / "bench-venv")
    return run([python, ROOT / "build" / "bench" / "bench.py"] + words)


def sounds(words):
    """make assets/sounds/ again, and measure what came out (sounds --check: only measure)"""
    return run(
        [ready("assets", WORK / "assets-venv"), ROOT / "build" / "assets" / "sounds" / "sounds.py"] + words,
        variables=SILENT,
    )


def soak(words):
    """everything that could be lost, leaked or broken, tried for long (soak --share 0.01, --only kills,trio)"""
    return run([ready("dev"), ROOT / "build" / "soak" / "soak.py"] + words, variables=SILENT)


def mutants(words):
    """plant faults and see whether the tests find them (mutants 50 --only game --seed 7)"""
    return run([ready("dev"), ROOT / "build" / "mutants" / "mutants.py"] + words, variables=SILENT)


def arena(words):
    """computer players against each other, every bar of theirs (arena --quick; arena --game trio --seats 4)"""
    return run([ready("run"), "-m", "ai.arena.ladder"] + words)


def build(words):
    """freeze the program into dist/tablee, weigh it, and let it try itself out"""
    lacking = run([sys.executable, ROOT / "build" / "package" / "frozen.py", "check"])
    return lacking or package("frozen.py", ["build"] + words)


def smoke(words):
    """let the frozen program try itself out again (smoke --here: that of the checkout)"""
    if "--here" in words:
        return run([ready("run"), ROOT / "main.py", "--smoke"], variables=SILENT)
    return package("frozen.py", ["smoke"] + words)


def archive(words):
    """the frozen program as an archive to unpack anywhere, which keeps everything beside it"""
    return package("frozen.py", ["archive"] + words)


def deb(words):
    """the frozen program as a .deb for Debian, Ubuntu and their kin"""
    return package("deb.py", words)


def appimage(words):
    """the frozen program as an AppImage (appimage --runtime FILE)"""
    return package("appimage.py", words)


def flatpak(words):
    """the frozen program as a Flatpak (flatpak --lay-out: only its sources)"""
    return package("flatpak.py", words)


def windows(words):
    """setup and portable zip for Windows; on Debian by way of Wine"""
    return package("windows.py", words)


def macos(words):
    """the .app and its .dmg, on a Mac"""
    if sys.platform != "darwin":
        raise Stop("An .app and its .dmg are made on a Mac: the release workflow has some.")
    return build(words) or run(["sh", ROOT / "build" / "package" / "macos.sh"])


def checksums(words):
    """SHA256SUMS of everything in dist/ that is to be downloaded"""
    return package("frozen.py", ["checksums"] + words)


def reproducible(words):
    """build this commit twice, in two places, and compare every byte"""
    return package("reproducible.py", words)


def sbom(words):
    """the parts list of the packed program, from the locks, in CycloneDX's format"""
    return package("sbom.py", words)


def notes(words):
    """print what CHANGELOG.md says of this version"""
    return package("shops.py", ["notes"])


def shops(words):
    """fill in winget's manifest and itch.io's channels, in dist/"""
    return package("shops.py", words)


def test_build(words):
    """install, start, upgrade and remove what was built: as root, where nothing is at stake (--windows: under Wine)"""
    return package("trial.py", words, "trial")


def test_roots(words):
    """the same in fresh roots of Debian and Ubuntu, made with debootstrap (test-roots debian-13)"""
    return package("trial.py", ["--roots"] + words, "trial")


def package(script, words, room="package"):
    """A step of packaging, in an environment that holds the program's own needs, PyInstaller, and nothing else."""
    return run([ready("package", WORK / "pack-venv"), ROOT / "build" / room / script] + words)


def lock(words):
    """pin all that pyproject.toml pulls in, with hashes (lock --upgrade: the newest; lock --check: only compare)"""
    if "--check" in words:
        say("\n".join("{:<8} {:3} packages".format(name, len(lines)) for name, lines in sorted(locks().items())))
        return 0
    return run([bare(), LOCKS / "pinning.py"] + words)


def advisories(words):
    """ask the index for known vulnerabilities of everything that is locked"""
    locks()
    return run([bare(), LOCKS / "advisories.py"] + words)


def bare():
    """The interpreter of an environment that holds nothing but pip."""
    folder = WORK / "lock-venv"
    if not python_of(folder).exists() or read_stamps(folder) != [this_python()]:
        make(folder)
        (folder / STAMP).write_text(this_python(), encoding="utf-8")
    if pip_of(folder)[0] != python_of(folder):
        raise Stop(NO_PIP)
    return python_of(folder)


def clean(words):
    """remove caches and everything made in dist/ and .work/; `clean --all` removes .venv too"""
    caches = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "dist", ".work")
    made = [ROOT / name for name in caches] + [ROOT / "__pycache__"] + ([VENV] if "--all" in words else [])
    for name in ("game", "ai", "scenes", "tests", "build", "assets"):
        made += (ROOT / name).rglob("__pycache__")
    for folder in made:
        if folder.exists():
            shutil.rmtree(folder)
            say("removed {}".format(short(folder)))
    return 0


COMMANDS = {
    each.__name__.replace("_", "-"): each
    for each in (
        play,
        test,
        coverage,
        lint,
        types,
        golden,
        screens,
        moving,
        locale,
        reasons,
        sounds,
        questions,
        bench,
        soak,
        mutants,
        arena,
        clean,
    )
    + (lock, advisories)
    + (build, smoke, archive, deb, appimage, flatpak, windows, macos)
    + (checksums, reproducible, sbom, notes, shops, test_build, test_roots)
}


def usage():
    """The commands, each with its sentence."""
    lines = ["python3 build/dev.py COMMAND [ARGUMENTS]      (on Windows: py build/dev.py ...)", ""]
    return "\n".join(lines + ["  {:<10} {}".format(name, each.__doc__) for name, each in COMMANDS.items()])


def main(words):
    """Run one command; its exit code is ours."""
    if not words or words[0] in ("-h", "--help", "help"):
        say(usage())
        return 0 if words else 2
    if words[0] not in COMMANDS:
        say("There is no command `{}`.\n\n{}".format(words[0], usage()))
        return 2
    try:
        return COMMANDS[words[0]](words[1:])
    except Stop as stop:
        sys.stderr.write("{}\n".format(stop))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
