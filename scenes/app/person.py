"""A person kept at this machine: who they are, and how far they have come. Pure data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from ai.measure import Standing
from game.match import Seat
from scenes.app.names import LONGEST, known

MOST_PEOPLE = 200
"""The largest number of people; beyond it, those who sat down longest ago are forgotten."""

Word = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Step = Annotated[int, msgspec.Meta(ge=0, le=999)]
Scancode = Annotated[int, msgspec.Meta(ge=1, le=511)]


class LessonProgress(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person's progress in one lesson."""

    step: Step = 0
    """The step to go on with; 0 is the first, and where a finished lesson begins again."""
    done: bool = False
    """True once it was finished, whatever was done with it since."""


class Person(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who has sat at this machine. A missing field has its default, so that older files can be read."""

    name: Word = ""
    emblem: Word = ""
    """The name of their likeness, an emblem or a portrait; empty: any emblem that is free."""
    colour: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """An index into the colours of plates; None: any that is free."""
    key: Scancode | None = None
    """Their key in races, a scancode; None: any that is free."""
    played: tuple[Word, ...] = ()
    """The games that they have sat down to at least once."""
    lessons: dict[Word, LessonProgress] = {}
    """Lesson → their progress in it."""
    standings: dict[Word, Standing] = {}
    """Game → where they stand on the ladder of levels, if its computer players have ever been made to measure."""
    met: tuple[Word, ...] = ()
    """The first times that were explained to them, as `trio:miss`; a game's name alone stands for all of its own."""

    advice: Literal["asked", "dear", "always"] = "asked"
    """The time at which the coach gives them advice: when asked, before a move that would cost much, or always."""

    @property
    def seat(self) -> Seat:
        """The seat that they take at a table."""
        return Seat(name=self.name, emblem=self.emblem, colour=self.colour, key=self.key)

    def changed(self, **changes: Any) -> Person:
        """Return this person with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def joined(self, other: Person) -> Person:
        """Return this person with all that `other` has played, learnt and met as well."""
        lessons = dict(other.lessons)
        for name, mine in self.lessons.items():
            theirs = lessons.get(name, LessonProgress())
            lessons[name] = LessonProgress(step=max(mine.step, theirs.step), done=mine.done or theirs.done)
        return self.changed(
            emblem=self.emblem or other.emblem,
            colour=other.colour if self.colour is None else self.colour,
            key=other.key if self.key is None else self.key,
            played=together(self.played, other.played),
            lessons=lessons,
            standings={**other.standings, **self.standings},
            met=together(self.met, other.met),
        )


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """Everyone who is kept, as one small file on the shelf."""

    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=MOST_PEOPLE)] = ()
    """Those who sat down last come first."""
    current: Word = ""
    """The name of whoever sits here alone; empty if nobody has given one."""

    def named(self, name: str) -> Person | None:
        """The person of this name, however it is spelt; None if there is none."""
        return next((person for person in self.people if known(person.name) == known(name)), None)

    def with_people(self, *people: Person) -> Roll:
        """Return this roll with these people first, instead of those of the same names."""
        names = {known(person.name) for person in people}
        others = (person for person in self.people if known(person.name) not in names)
        return msgspec.structs.replace(self, people=(*people, *others)[:MOST_PEOPLE])

    def with_changed(self, name: str, person: Person) -> Roll:
        """Return this roll with a person in the place of the one of this name, who may be the current one."""
        people = tuple(person if known(one.name) == known(name) else one for one in self.people)
        current = person.name if known(self.current) == known(name) else self.current
        return Roll(people=people, current=current)

    def without(self, name: str) -> Roll:
        """Return this roll without a person; if they were the current one, the first of the others is."""
        people = tuple(one for one in self.people if known(one.name) != known(name))
        gone = known(self.current) == known(name)
        return Roll(people=people, current=(people[0].name if people else "") if gone else self.current)


def together(first: Sequence[str], second: Sequence[str]) -> tuple[str, ...]:
    """The words of both, each once, in order."""
    return tuple(dict.fromkeys((*first, *second)))
