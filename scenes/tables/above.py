"""The pages that a table opens over itself. They are made in a room above this one, and handed to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.app.loop import App
from scenes.app.scene import Scene
from scenes.sitting.log import Log
from scenes.sitting.sitting import Facts, Sitting
from scenes.tables.table import Table


class Above(NamedTuple):
    """Makers of the pages above a table; below them time stands still."""

    rules: Callable[[Facts], Scene]
    settings: Callable[[], Scene]
    scores: Callable[[Sitting], Scene]
    log: Callable[[Sequence[str], Callable[[], None] | None], Scene]
    """The log from its lines, with the way to the computer players' reasons if there are any."""
    why: Callable[[App, Sitting, Table], Scene]
    """The computer players' reasons, round by round."""
    result: Callable[[App, Sitting, Callable[[], None]], Scene]
    """The end of the match, with the way to the whole log."""
    read: Callable[[Sitting, int | None], Log]
    """The log of a match as a seat may know it; None: everything, once it is over."""
    key_names: Callable[[App, Facts], dict[int, str]]
    """The words on the race keys of several people at one screen, by seat."""
    ended: Callable[[App, Sitting], None]
    """Counts the match among the records, once."""
    left: Callable[[App, Sitting], None]
    """Remembers what the next match of this game should know of this one."""
