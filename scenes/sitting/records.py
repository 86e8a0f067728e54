"""Records on the shelf: who has won what at this machine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ai.defizz.person import Answers
from game.shelf import ShelfError
from scenes.app.lang import said
from scenes.app.stored import recall
from scenes.sitting.tally import Records, add

if TYPE_CHECKING:
    from scenes.app.loop import App

FILE = "records"


def load(app: App) -> Records:
    """The records that are kept; empty ones if there are none."""
    return recall(app, FILE, Records, Records())


def note(
    app: App,
    names: Sequence[str],
    game: str,
    winners: Collection[int],
    when: str,
    answers: Sequence[Answers] = (),
    mark: str = "",
) -> None:
    """Remember a match that is over: names by seat (none for a computer player), the seats that won, the day, what
    everyone answered, and what it is known by. Nothing happens if it is remembered already."""
    before = load(app)
    after = add(before, names, game, winners, when, answers, mark)
    if after != before:
        _keep(app, after)


def forget(app: App) -> None:
    """Nothing is remembered any more; written twice, for the shelf keeps the file before the last one too."""
    _keep(app, Records())
    _keep(app, Records())


def _keep(app: App, records: Records) -> None:
    if app.shelf is not None:
        try:
            app.shelf.write(FILE, records)
        except ShelfError as error:
            app.toasts.say(said(error))
