"""If the unthinkable happens: said kindly, written down, and the match goes on from where it was kept."""

from __future__ import annotations

import platform
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
import pygame

from game import journal
from game.match import Match
from scenes.app import App
from scenes.kit.dialog import Dialog
from scenes.lang import t
from scenes.version import VERSION

FOLDER = "reports"
MOST = 20
"""So many reports are kept; the oldest go."""


def rescue(app: App, error: Exception) -> None:
    """Write a report, put every scene away, and begin again at the menu, which offers to resume."""
    from scenes.menu import Menu

    path = write(app, error)
    while app.scenes:
        scene = app.scenes.pop()
        with suppress(Exception):
            scene.leave()
    app.push(Menu())
    text = t("Something went wrong that should not have. Nothing played is lost: you can resume where you were.")
    if path is not None:
        where = t("What happened is written down in {path}", path=str(path))
        text = f"{text}\n{where}"
    app.push(Dialog(t("Sorry!"), text, [(t("Go on"), app.touch, "do")]))


def write(app: App, error: Exception) -> Path | None:
    """The report as a file; None where nothing can be written."""
    if app.shelf is None:
        return None
    folder = app.shelf.folder / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.glob("*.txt"))[: -MOST + 1]:
            old.unlink()
        path = folder / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
        path.write_text(report(app, error), encoding="utf-8")
    except OSError:
        return None
    return path


def report(app: App, error: Exception) -> str:
    """Versions, what was on the screen, the traceback without values, and the match if it holds no secrets."""
    scenes = ", ".join(type(scene).__name__ for scene in app.scenes)
    parts = [
        f"Tablée {VERSION}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {platform.platform()}",
        f"Scenes: {scenes}",
        f"Preferences: {msgspec.json.encode(app.preferences).decode()}",
        "".join(traceback.format_exception(error)),
    ]
    matches = [match for scene in app.scenes if isinstance(match := getattr(scene, "match", None), Match)]
    return "\n\n".join([*parts, *map(record, matches)])


def record(match: Match) -> str:
    """The journal; of an unfinished match that people share, only how far it has come."""
    people = sum(seat.person for seat in match.seats)
    if people > 1 and match.state.outcome is None:
        return f"{match.game.name}, {len(match.seats)} seats, {len(match.moves)} moves; not over, and shared: not shown"
    return journal.encode(match).decode()
