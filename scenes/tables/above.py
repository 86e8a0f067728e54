"""The pages that a table opens over itself. They are made in a room above this one, and handed to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.shelf import Shelf
from scenes.app.loop import App
from scenes.app.scene import Scene
from scenes.sitting.facts import Facts
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.tables.table import Table


class Above(NamedTuple):
    """Functions that make the pages above a table, or keep something of its match. Below a page time stands still."""

    rules: Callable[[Facts], Scene]
    """The rules of this match."""
    lessons: Callable[[App, str], None]
    """Open the lessons of a game."""
    settings: Callable[[], Scene]
    folder: Callable[[Callable[[Shelf], None]], Scene]
    """Another folder to keep everything in; the function is called with the new shelf."""
    scores: Callable[[Sitting], Scene]
    """The score sheet and the sealed deal."""
    log: Callable[[Sequence[str], Callable[[], None] | None], Scene]
    """The log from its lines, with a function that opens the computer players' reasons; None if there are none."""
    why: Callable[[App, Sitting, Table], Scene]
    """The computer players' reasons, round by round."""
    result: Callable[[App, Sitting, Callable[[], None]], Scene]
    """The result of the match, with a function that opens the whole log."""
    read: Callable[[Sitting, int | None], Log]
    """The log of a match as a seat may know it; with None for the seat, all of it, once the match is over."""
    key_names: Callable[[App, Facts], dict[int, str]]
    """The words on the race keys of several people at one screen, by seat."""
    ended: Callable[[App, Sitting], None]
    """Count a match that is over among the records; once, however often it is called."""
    again: Callable[[App, Facts], None]
    """Deal anew for the same table, in the place of the top scene."""
    left: Callable[[App, Sitting], None]
    """Keep what the next match of this game should know of this one; called when its table is left."""
