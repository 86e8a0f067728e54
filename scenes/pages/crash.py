"""After an error that nobody foresaw: tell it kindly, write it down, and let the match go on from where it was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from game.match import Match
from scenes.app import report
from scenes.app.dialog import Dialog
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.pages.menu.page import Menu
from scenes.pages.seating import sit


def rescue(app: App, error: Exception) -> None:
    """Write a report, put every scene away, and begin again at the menu, with the offer to go on with the match."""
    path = report.write(app.shelf.folder if app.shelf is not None else None, error, app.scenes, app.preferences)
    left = put_away(app)
    app.push(Menu())
    answers: list[tuple[str, Callable[[], None], str]] = [(t("Go on"), app.touch, "do")]
    text = t("Something went wrong that should not have. Nothing that was kept is lost.")
    if left is not None:
        match = left
        text = t("Something went wrong that should not have. Nothing played is lost: you can resume where you were.")
        answers = [
            (t("Back to the menu"), lambda: release(app, match), "quiet"),
            (t("Resume the match"), lambda: resume(app, match), "do"),
        ]
    app.push(Dialog(t("Sorry!"), f"{text}\n{report.where(path)}", answers))


def put_away(app: App) -> Match | None:
    """Leave every scene, whatever they say to it; the match that can be gone on with, if there is one."""
    found: Match | None = None
    while app.scenes:
        scene = app.scenes.pop()
        match = getattr(scene, "match", None)
        keep = None
        if isinstance(match, Match) and match.state.outcome is None:
            found, keep, match.keep = match, match.keep, None
        with suppress(Exception):
            scene.leave()
        if keep is not None and found is not None:
            found.keep = keep
    return found


def resume(app: App, match: Match) -> None:
    """Sit down again: the state is made anew from the moves, as what is left of the old one can't be trusted."""
    match.state = match.after(len(match.moves))
    sit(app, match)


def release(app: App, match: Match) -> None:
    """Let go of the match: it waits on the shelf."""
    if app.shelf is not None:
        app.shelf.release(match)
    app.touch()
