"""What went wrong, written down for whoever can mend it: versions, the traceback, the match. It needs no window."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game import journal
from game.match import Match
from scenes.app.lang import t
from scenes.app.version import VERSION

FOLDER = "reports"
MOST = 20
"""So many reports are kept; the oldest go."""


def write(
    folder: Path | None, error: BaseException, scenes: Sequence[Any] = (), preferences: Any = None
) -> Path | None:
    """The report as a file, whole or not at all; None where nothing can be written."""
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


def report(error: BaseException, scenes: Sequence[Any] = (), preferences: Any = None) -> str:
    """Everything that can be told; whatever can't is left out, as one mishap is enough."""
    matches = _matches(error, scenes)
    parts: list[Callable[[], str]] = [
        versions,
        lambda: f"Scenes: {', '.join(type(scene).__name__ for scene in scenes)}",
        lambda: f"Preferences: {msgspec.json.encode(preferences).decode()}",
        lambda: told(error, values=not any(map(secret, matches))),
        *(lambda match=match: record(match) for match in matches),  # type: ignore[misc]
    ]
    return "\n\n".join(filter(None, map(_tried, parts)))


def versions() -> str:
    pygame = sys.modules.get("pygame")
    drawn = f"pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}, " if pygame is not None else ""
    return f"Tablée {VERSION}, Python {platform.python_version()}, {drawn}{platform.platform()}"


def told(error: BaseException, values: bool) -> str:
    """The traceback; without values, what errors say is left out too: it may name a card."""
    if values:
        return "".join(traceback.format_exception(error))
    parts = []
    for each in _chain(error):
        kind = type(each)
        parts.append(f"{''.join(traceback.format_tb(each.__traceback__))}{kind.__module__}.{kind.__qualname__}\n")
    return "\n".join(parts)


def secret(match: Match) -> bool:
    """Whether people share this match and it is not over: then nothing of it is told that not everyone may know."""
    return sum(seat.person for seat in match.seats) > 1 and match.state.outcome is None


def record(match: Match) -> str:
    """The journal; of an unfinished match that people share, only how far it has come."""
    if secret(match):
        return f"{match.game.name}, {len(match.seats)} seats, {len(match.moves)} moves; not over, and shared: not shown"
    return journal.encode(match).decode()


def where(path: Path | None) -> str:
    """The sentence that says where it is written down."""
    if path is None:
        return t("What happened could not be written down.")
    return t("What happened is written down in {path}", path=str(path))


def last_words(home: Callable[[], Path], error: BaseException) -> None:
    """Nothing helps: say so kindly, at the terminal, and in a box of the system's own where there is no terminal."""
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


def _matches(error: BaseException, scenes: Sequence[Any]) -> list[Match]:
    """The matches on the table, and those that the error came from, each once."""
    selves = [
        frame.f_locals.get("self") for each in _chain(error) for frame, _ in traceback.walk_tb(each.__traceback__)
    ]
    below = [scene for each in selves for scene in getattr(each, "scenes", ())]
    found: dict[int, Match] = {}
    for place in [*scenes, *selves, *below]:
        match = place if isinstance(place, Match) else getattr(place, "match", None)
        if isinstance(match, Match):
            found[id(match)] = match
    return list(found.values())
