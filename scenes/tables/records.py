"""The file of records: read, added to when a match is over, forgotten."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from scenes.app.loop import App
from scenes.app.stored import read_or_default, write_or_say
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
        write_or_say(app, FILE, after)


def forget(app: App) -> None:
    """Empty the file of records; written twice, as the shelf keeps the file before the last one too."""
    write_or_say(app, FILE, Records())
    write_or_say(app, FILE, Records())
