"""Opening a file from outside: a match to go on with or to look at, or a file of one of the games."""

from __future__ import annotations

from pathlib import Path

from game.shelf import MATCH, ShelfError
from game.table import Said
from scenes.app.dialog import Dialog
from scenes.app.lang import said, t
from scenes.app.loop import App
from scenes.games import ON_SCREEN
from scenes.kit.intents import Dropped
from scenes.pages import seating
from scenes.pages.setup.page import SetupPage


def open_file(app: App, path: Path) -> None:
    """Open a file by its suffix; what it can't be, or why it can't be opened, is said in a sentence."""
    suffix = path.suffix.lower()
    game = next((name for name, game in ON_SCREEN.items() if suffix in game.files), None)
    try:
        if game is not None:
            offer(app, path, game)
        elif suffix == MATCH:
            open_match(app, path)
        else:
            raise ShelfError("{path} is neither a match nor a pack of questions of ours", path=path.name)
    except Said as error:
        app.toasts.say(said(error))


def open_match(app: App, path: Path) -> None:
    """Take a copy of a match to the shelf and sit down at it; one that is over is shown by its result."""
    if app.shelf is None:
        return
    seating.open_kept(app, app.shelf.take_match(path))


def offer(app: App, path: Path, game: str) -> None:
    """Ask if a game's own file should be taken in; the page for such files, above the game's setup, then does so."""

    def take() -> None:
        setup = SetupPage(game)
        app.push(setup)
        page = ON_SCREEN[game].files[path.suffix.lower()](setup.draft)
        app.push(page)
        page.handle(Dropped(str(path)))

    answers = [(t("Leave it"), app.touch, "quiet"), (t("Import it"), take, "do")]
    app.push(Dialog(t("Import this file?"), t("{path} will be copied beside your matches.", path=path.name), answers))
