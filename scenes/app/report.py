"""Reports for whoever can mend something: of an error, with its traceback, or of a move. Needs no window."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Protocol, runtime_checkable
from zipfile import ZipFile

import msgspec

from scenes.app.lang import t
from scenes.app.version import VERSION

FOLDER = "reports"
MOST = 20
"""The number of reports that are kept; the oldest go."""


@runtime_checkable
class Reportable(Protocol):
    """A match that is being played, as far as a report may tell of it."""

    @property
    def shared_secrets(self) -> bool:
        """True if people share it and it is not over: then nothing is told that not everyone may know."""

    def journal(self) -> str:
        """The match as text, without secrets that people share."""


def write(
    folder: Path | None, error: BaseException, scenes: Sequence[object] = (), preferences: object = None
) -> Path | None:
    """Write the report to a file, whole or not at all, and return its path; None where nothing can be written."""
    if folder is None:
        return None
    path = folder / FOLDER / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in sorted(path.parent.glob("*.txt"))[: -MOST + 1]:
            old.unlink()
        path.write_text(report(error, scenes, preferences), encoding="utf-8", errors="backslashreplace")
    except OSError:
        with suppress(OSError):
            path.unlink()
        return None
    return path


def write_move(folder: Path | None, match: Reportable, picture: bytes) -> Path | None:
    """Write a match and the picture of its table to one file, and return its path; None if that can't be done.

    The file is an archive of two: `match.txt`, with options, seed and moves as far as a report may tell of them, and
    `table.png`. Nothing else of this person's is in it.
    """
    if folder is None:
        return None
    path = folder / FOLDER / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.zip"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in sorted(path.parent.glob("*.zip"))[: -MOST + 1]:
            old.unlink()
        with ZipFile(path, "x") as archive:
            archive.writestr("match.txt", f"{versions()}\n\n{match.journal()}")
            archive.writestr("table.png", picture)
    except OSError:
        with suppress(OSError):
            path.unlink()
        return None
    return path


def report(error: BaseException, scenes: Sequence[object] = (), preferences: object = None) -> str:
    """The text of a report. A part that itself fails is replaced by the name of its error."""
    matches = _matches(error, scenes)
    parts: list[Callable[[], str]] = [
        versions,
        lambda: f"Scenes: {', '.join(type(scene).__name__ for scene in scenes)}",
        lambda: f"Preferences: {msgspec.json.encode(preferences).decode()}",
        lambda: trace(error, values=not any(match.shared_secrets for match in matches)),
        *(match.journal for match in matches),
    ]
    return "\n\n".join(filter(None, map(_tried, parts)))


def versions() -> str:
    """The versions of program, Python, pygame and system, in a line."""
    pygame = sys.modules.get("pygame")
    drawn = f"pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}, " if pygame is not None else ""
    return f"Tablée {VERSION}, Python {platform.python_version()}, {drawn}{platform.platform()}"


def trace(error: BaseException, values: bool) -> str:
    """The traceback; without `values` the messages of errors are left out, for they may name a card."""
    if values:
        return "".join(traceback.format_exception(error))
    parts = []
    for each in _chain(error):
        kind = type(each)
        parts.append(f"{''.join(traceback.format_tb(each.__traceback__))}{kind.__module__}.{kind.__qualname__}\n")
    return "\n".join(parts)


def where(path: Path | None) -> str:
    """A sentence with the path of the report, or that none could be written."""
    if path is None:
        return t("What happened could not be written down.")
    return t("What happened is written down in {path}", path=str(path))


def last_words(home: Callable[[], Path], error: BaseException) -> None:
    """Say kindly that the program has to close: at the terminal, and in a box of the system where there is none."""
    path = None
    with suppress(Exception):
        path = write(home(), error)
    text = t("Something went wrong that should not have, and Tablée has to close. Nothing played is lost.")
    text = f"{text}\n{where(path)}"
    with suppress(OSError, ValueError):
        print(text if path is not None else f"{report(error)}\n\n{text}", file=sys.stderr)
    pygame = sys.modules.get("pygame")
    if pygame is not None and (sys.stderr is None or not sys.stderr.isatty()):
        with suppress(Exception):
            pygame.display.message_box(t("Sorry!"), text, message_type="error")


def _tried(part: Callable[[], str]) -> str:
    """A part of a report, or the name of the error that it raised."""
    try:
        return part()
    except Exception as error:
        return f"({type(error).__name__})"


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error and those that led to it, the first one first."""
    before = error.__cause__ or error.__context__
    if before is not None:
        yield from _chain(before)
    yield error


def _matches(error: BaseException, scenes: Sequence[object]) -> list[Reportable]:
    """The matches on the table, and those that the error came from, each once."""
    selves = [
        frame.f_locals.get("self") for each in _chain(error) for frame, _ in traceback.walk_tb(each.__traceback__)
    ]
    below = [scene for each in selves for scene in getattr(each, "scenes", ())]
    found: dict[int, Reportable] = {}
    for each in [*scenes, *selves, *below]:
        match = each if isinstance(each, Reportable) else getattr(each, "sitting", None)
        if isinstance(match, Reportable):
            found[id(match)] = match
    return list(found.values())
