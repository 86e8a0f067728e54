"""First times: what the coach says when something happens to a person for the first time in their life here.

Each game has a table of them (`scenes/games/<name>/firsts.py`): a name, when it is so, a title and one or two
sentences, the things on the table that are lit meanwhile. A newcomer adds one by adding a line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from game.table import Event, Move
from scenes.tables.reach import Reach
from scenes.tables.sight import Sight

E = TypeVar("E", bound=Event)


class Seen(Protocol):
    """A table as first times look at it: never more than its sight."""

    names: list[str]
    sight: Sight

    @property
    def view(self) -> Any:
        """The view that is shown."""

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that the person who acts may make now."""


class Situation(NamedTuple):
    """A table at rest, before one person."""

    table: Seen
    seat: int
    """The person's seat."""
    events: Sequence[Event]
    """Everything that has happened since the table was last at rest before this person, as they may know it."""
    reach: Reach

    @property
    def view(self) -> Any:
        """The view that is shown; each game knows its type."""
        return self.table.view

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that this person may make now; none if it is somebody else's turn."""
        return self.table.legal if self.table.sight.actor == self.seat else ()

    def name(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.table.names[seat]

    def offers(self, button: str) -> bool:
        """Tell if the table shows a button of this name (`scenes/tables/things.py`)."""
        return any(widget.thing == button for widget in self.reach.focus.widgets())

    def happened(self, kind: type[E], **fields: object) -> E | None:
        """The last event of this kind with these values; None if there was none."""
        for event in reversed(self.events):
            if isinstance(event, kind) and all(getattr(event, field) == value for field, value in fields.items()):
                return event
        return None


class Told(NamedTuple):
    """The words of a bubble."""

    title: str
    text: str
    """One or two sentences: what this is, and what to do."""


def nothing(situation: Situation) -> Sequence[str]:
    """Return no names: nothing is lit."""
    return ()


class First(NamedTuple):
    """Something that is explained the first time that it happens to a person, and never again."""

    name: str
    """Its name within its game; with the game's name before it, it is kept with the person."""
    when: Callable[[Situation], bool]
    says: Callable[[Situation], Told]
    lit: Callable[[Situation], Sequence[str]] = nothing
    """The names of the things that are lit (`scenes/tables/things.py`)."""
    lesson: int = 0
    """The number of the game's lesson that teaches it: whoever has finished that knows it; 0 if none does."""
    waits: bool = False
    """True if it can wait: it never comes right after another bubble, only once the match has gone on."""


class Met(NamedTuple):
    """A first time that has come, and everybody here to whom it is new."""

    first: First
    situations: Sequence[Situation]

    def told(self) -> Told:
        """The words of the bubble; before one of several people, the title names them."""
        told, situation = self.first.says(self.situations[0]), self.situations[0]
        if not situation.reach.several or len(self.situations) > 1:
            return told
        return told._replace(title=f"{situation.name(situation.seat)} · {told.title}")

    def lit(self) -> Sequence[str]:
        """The names of the things that are lit, for everybody who is told."""
        return list(dict.fromkeys(name for situation in self.situations for name in self.first.lit(situation)))


def lit(*names: str) -> Callable[[Situation], Sequence[str]]:
    """A function that lights the things of these names."""
    return lambda situation: names


def kept_name(game: str, first: First) -> str:
    """The name by which a person is known to have met a first time."""
    return f"{game}:{first.name}"
