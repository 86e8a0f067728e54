"""After an error that nobody foresaw: tell it kindly, write it down, and let the match go on from where it was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from scenes.app import report
from scenes.app.dialog import Dialog
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.pages.menu.page import Menu
from scenes.pages.seating import sit_again
from scenes.sitting.sitting import Sitting


def rescue(app: App, error: Exception) -> None:
    """Write a report, put every scene away, and begin again at the menu, with the offer to go on with the match."""
    path = report.write(app.shelf.folder if app.shelf is not None else None, error, app.scenes, app.preferences)
    left = put_away(app)
    app.push(Menu())
    answers: list[tuple[str, Callable[[], None], str]] = [(t("Go on"), app.touch, "do")]
    text = t("Something went wrong that should not have. Nothing that was kept is lost.")
    if left is not None:
        sitting = left
        text = t("Something went wrong that should not have. Nothing played is lost: you can resume where you were.")
        answers = [
            (t("Back to the menu"), lambda: release(app, sitting), "quiet"),
            (t("Resume the match"), lambda: resume(app, sitting), "do"),
        ]
    app.push(Dialog(t("Sorry!"), f"{text}\n{report.where(path)}", answers))


def put_away(app: App) -> Sitting | None:
    """Leave every scene, whatever they say to it; return the sitting that can be gone on with, if there is one."""
    found: Sitting | None = None
    while app.scenes:
        scene = app.scenes.pop()
        sitting = getattr(scene, "sitting", None)
        if isinstance(sitting, Sitting) and sitting.outcome is None:
            found = sitting
            with suppress(Exception), sitting.keeping.set_aside():
                scene.leave()
            continue
        with suppress(Exception):
            scene.leave()
    return found


def resume(app: App, sitting: Sitting) -> None:
    """Sit down again at the same match."""
    sit_again(app, sitting)


def release(app: App, sitting: Sitting) -> None:
    """Put the match back on the shelf."""
    sitting.leave(app.shelf)
    app.touch()
