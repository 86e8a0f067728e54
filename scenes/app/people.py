"""The people kept at this machine: who they are, what they have played, learnt and met for the first time.

Every scene reaches them as `app.people`. They are read from the shelf when first asked for, and each change is written
at once; where that fails a toast says so, and they are remembered until the program ends.

    app.people.current                    the person who sits here alone; a nameless one is called Player
    app.people.all, .named("Zoé")         everyone, the last to sit down first; somebody by name, or None
    app.people.sit("trio", seats)         note who sits down to a game: new people are kept; one alone becomes current
    app.people.choose("Zoé")              make somebody the current one
    app.people.add(Person(name="Zoé"))    keep somebody new; .change("Zoé", emblem="fox"), .rename, .remove
    app.people.strangers                  True on a first start: then .introduce(Person(...)) or .decline()
    app.people.reach_step("trio-1", 3)    keep the step of a lesson to go on with; .finish_lesson, .lesson("trio-1")
    app.people.meet("trio:miss"), .has_met    a first time that was explained; .start_over forgets them all

    app.people.standing("trio")           where they stand, for computer players made to measure; .stand keeps it

What is said of lessons and first times is about the current person unless `name` names another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.measure import Standing
from game.match import Seat
from game.shelf import Shelf
from game.table import Said
from scenes.app.lang import t
from scenes.app.names import LONGEST_NAME, clean
from scenes.app.person import LessonProgress, Person, Roll, together
from scenes.app.stored import Owner, read_or_default, write_or_say

FILE = "people"


class People:
    """Everyone who has sat at this machine."""

    def __init__(self, app: Owner) -> None:
        self._app = app
        self._roll: Roll | None = None
        """Everyone as they are kept; None until they are first asked for."""
        self._shelf: Shelf | None = None
        """The shelf that they were read from."""
        self._strangers = False
        """True if the shelf that they were read from knows nobody, and nobody was asked."""

    # who there is

    @property
    def roll(self) -> Roll:
        """Everyone as they are kept; read anew from another shelf, and joined by those who were here already."""
        if self._roll is None or self._shelf is not self._app.shelf:
            before, self._shelf = self._roll, self._app.shelf
            self._roll = self._read()
            if before is not None and before.people:
                self._keep(_merged(before, self._roll))
        return self._roll

    def _read(self) -> Roll:
        """Read everyone from the shelf; where no file is, take those whom older files name."""
        shelf = self._app.shelf
        if shelf is None:
            return Roll()
        kept: Roll | None = read_or_default(self._app, FILE, Roll | None, None)  # type: ignore[arg-type]
        if kept is not None:
            return kept
        from scenes.app.inherited import inherit  # needed once in the life of a folder

        found = inherit(shelf)
        self._strangers = not found.people and FILE not in shelf.troubles
        if found.people:
            write_or_say(self._app, FILE, found)
        return found

    @property
    def strangers(self) -> bool:
        """True if nobody has ever played here, nor been asked who they are."""
        return not self.roll.people and self._strangers

    @property
    def all(self) -> tuple[Person, ...]:
        """Everyone, those who sat down last first."""
        return self.roll.people

    @property
    def current(self) -> Person:
        """The person who sits here alone; somebody called Player if nobody has said who they are."""
        return self.roll.named(self.roll.current) or Person(name=t("Player"))

    def named(self, name: str) -> Person | None:
        """The person of this name, however it is spelt; None if there is none."""
        return self.roll.named(name)

    def _of(self, name: str | None) -> Person:
        """The person of this name, new if need be; the current one for None."""
        if name is None:
            return self.current
        return self.named(name) or Person(name=_fitting(name))

    # coming and going

    def add(self, person: Person) -> None:
        """Keep somebody new; raise a sentence if they have no name, or somebody else's."""
        person = person.changed(name=self._free(person.name))
        self._keep(self.roll.with_people(person))

    def choose(self, name: str) -> None:
        """Make somebody the current person; they are kept if they are new."""
        person = self._of(name)
        self._keep(Roll(people=self.roll.with_people(person).people, current=person.name))

    def introduce(self, person: Person) -> None:
        """Keep what the current person says of themself, an empty name as Player; they are no stranger any more."""
        person = person.changed(name=_fitting(person.name) or t("Player"))
        before = self.named(person.name)
        person = person if before is None else person.joined(before)
        self._keep(Roll(people=self.roll.with_people(person).people, current=person.name))

    def decline(self) -> None:
        """Keep that somebody was asked who they are and did not say: they are no stranger any more."""
        self._keep(self.roll)

    def sit(self, game: str, seats: Sequence[Seat]) -> None:
        """Note who sits down to a game: people are kept with it, new ones as they sit; one alone is the current one."""
        people = []
        for seat in seats:
            name = _fitting(seat.name)
            if seat.person and name:
                new = Person(name=name, emblem=seat.emblem, colour=seat.colour, key=seat.key)
                person = self.named(name) or new
                people.append(person.changed(played=together(person.played, (game,))))
        if people:
            current = people[0].name if len(people) == 1 else self.roll.current or people[0].name
            self._keep(Roll(people=self.roll.with_people(*people).people, current=current))

    def change(self, name: str, **changes: Any) -> None:
        """Change a person's likeness, colour or key; nothing happens if nobody has that name."""
        person = self.named(name)
        if person is not None:
            self._keep(self.roll.with_changed(name, person.changed(**changes)))

    def rename(self, name: str, new: str) -> None:
        """Give a person another name; raise a sentence if it is empty, or somebody else's."""
        person = self.named(name)
        if person is not None:
            self._keep(self.roll.with_changed(name, person.changed(name=self._free(new, person))))

    def remove(self, name: str) -> None:
        """Forget a person; `restore` brings them back."""
        self._keep(self.roll.without(name))

    def restore(self, roll: Roll) -> None:
        """Take everyone as they were: the `roll` of before something was removed."""
        self._keep(roll)

    def _free(self, name: str, owner: Person | None = None) -> str:
        """A name in its kept form; raise a sentence if it is empty, or the name of somebody who is not `owner`."""
        kept = _fitting(name)
        if not kept:
            raise Said("everyone needs a name")
        other = self.named(kept)
        if other is not None and other is not owner:
            raise Said("{name} has that name already", name=other.name)
        return kept

    # computer players made to measure

    def standing(self, game: str, name: str | None = None) -> Standing:
        """The standing of a person in a game; followed from their first match on, unless they had played before."""
        person = self._of(name)
        return person.standings.get(game, Standing(on=game not in person.played))

    def stand(self, game: str, standing: Standing, name: str | None = None) -> None:
        """Keep where the person stands in a game."""
        person = self._of(name)
        self._put(person.changed(standings={**person.standings, game: standing}))

    # lessons and first times

    def lesson(self, lesson: str, name: str | None = None) -> LessonProgress:
        """The person's progress in a lesson; that of the first step if they have not begun."""
        return self._of(name).lessons.get(lesson, LessonProgress())

    def reach_step(self, lesson: str, step: int, name: str | None = None) -> None:
        """Keep the step of a lesson that the person will go on with."""
        self._learn(lesson, LessonProgress(step=step, done=self.lesson(lesson, name).done), name)

    def finish_lesson(self, lesson: str, name: str | None = None, taught: Sequence[str] = ()) -> None:
        """Keep that the person has finished a lesson, and met the first times that it has `taught`.

        It begins with its first step again.
        """
        self._learn(lesson, LessonProgress(done=True), name, taught)

    def _learn(self, lesson: str, progress: LessonProgress, name: str | None, taught: Sequence[str] = ()) -> None:
        before = self._of(name)
        lessons, met = {**before.lessons, lesson: progress}, together(before.met, taught)
        person = before.changed(lessons=lessons, met=met)
        if person != before:
            self._put(person)

    def has_met(self, thing: str, name: str | None = None) -> bool:
        """Tell if a first time was explained to the person: `trio:miss`, or all of its game, `trio`."""
        met = self._of(name).met
        return thing in met or thing.partition(":")[0] in met

    def meet(self, thing: str, name: str | None = None) -> None:
        """Keep that a first time was explained to the person."""
        person = self._of(name)
        if thing not in person.met:
            self._put(person.changed(met=(*person.met, thing)))

    def start_over(self, name: str | None = None) -> None:
        """Forget every first time of the person: all will be explained to them again."""
        self._put(self._of(name).changed(met=()))

    # keeping

    def _put(self, person: Person) -> None:
        """Keep a person as they are now, in their place among the others; somebody new comes last."""
        roll = self.roll
        if roll.named(person.name) is not None:
            self._keep(roll.with_changed(person.name, person))
        else:
            self._keep(Roll(people=(*roll.people, person), current=roll.current or person.name))

    def _keep(self, roll: Roll) -> None:
        """Remember everyone as they are now, and write them to the shelf."""
        self._roll, self._strangers = roll, False
        write_or_say(self._app, FILE, roll)


def _fitting(name: str) -> str:
    """A name as it can be kept, and as it has room at a seat."""
    return clean(clean(name)[:LONGEST_NAME])


def _merged(before: Roll, found: Roll) -> Roll:
    """Those who were here before, then those whom another shelf knows as well; each with all that both know of them."""
    people = [one if (other := found.named(one.name)) is None else one.joined(other) for one in before.people]
    return Roll(people=found.with_people(*people).people, current=before.current or found.current)
