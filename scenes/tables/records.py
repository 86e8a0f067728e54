"""The file of records: read, added to when a match is over, forgotten."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.shelf import ShelfError
from scenes.app.lang import said
from scenes.app.loop import App
from scenes.app.stored import read_or_default
from scenes.sitting.tally import Answers, Records, add

FILE = "records"


def load(app: App) -> Records:
    """The records as they are kept; none if there is no file, or no shelf."""
    return read_or_default(app, FILE, Records, Records())


def note(
    app: App,
    names: Sequence[str],
    game: str,
    winners: Collection[int],
    when: str,
    answers: Sequence[Answers] = (),
    mark: str = "",
) -> None:
    """Add a match that is over, unless it was added before.

    `names` and `answers` are by seat (an empty name for a computer player), `when` is the day as 2026-11-16, `mark`
    tells this match from others.
    """
    before = load(app)
    after = add(before, names, game, winners, when, answers, mark)
    if after != before:
        _keep(app, after)


def forget(app: App) -> None:
    """Empty the file of records; written twice, as the shelf keeps the file before the last one too."""
    _keep(app, Records())
    _keep(app, Records())


def _keep(app: App, records: Records) -> None:
    """Write the records; say so if that fails."""
    if app.shelf is not None:
        try:
            app.shelf.write(FILE, records)
        except ShelfError as error:
            app.toasts.say(said(error))
