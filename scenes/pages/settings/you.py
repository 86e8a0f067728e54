"""The section about whoever sits here: their name, likeness and colour; somebody else instead; somebody forgotten."""

from __future__ import annotations

from typing import Any, Protocol

from game.table import Said
from scenes.app.lang import said, t
from scenes.app.loop import App
from scenes.app.names import clean
from scenes.app.person import Person, Roll
from scenes.app.sheet import Extra
from scenes.kit.box import Box
from scenes.kit.widget import Widget
from scenes.pages.introducing import Told, controls
from scenes.pages.setup.who import WhoPage
from scenes.stage.portrait import PORTRAITS


class Shown(Protocol):
    """The page that shows the section."""

    @property
    def app(self) -> App:
        """The program that the page belongs to."""

    def rebuild(self) -> None:
        """Make the widgets of the page anew."""

    def type_name(self) -> None:
        """Give the keyboard to the name, all of it selected."""


class You:
    """The builder of the section, with the actions of its widgets.

    A likeness and a colour are kept at once, a name when it is finished: at Enter, or when something else is done.
    """

    def __init__(self, page: Shown) -> None:
        self.page = page
        self.name: str | None = None
        """The name as it is being typed; None if nobody has changed it."""
        self.newcomer: Person | None = None
        """Somebody who has not given a name yet, and is not kept before they do; None: the current person is shown."""
        self.forgotten: tuple[str, Roll] | None = None
        """The name of who was forgotten last, and everyone as they were before; None if nobody was."""

    @property
    def person(self) -> Person:
        """The person shown; somebody without a name if nobody has said who they are."""
        return self.newcomer or self._kept or Person(colour=0)

    @property
    def _kept(self) -> Person | None:
        """The current person, if they are kept."""
        people = self.page.app.people
        return people.named(people.current.name)

    def build(self, inner: Box) -> list[Widget]:
        person = self.person if self.name is None else self.person.changed(name=self.name)
        told = Told(self._named, self._liked, self._coloured, lambda _: self._finished())
        return controls(self.page.app.canvas.type, inner, person, told)

    def extras(self) -> list[Extra]:
        """The buttons in the foot: somebody else; forget this one, or take that back."""
        found = [Extra(t("Somebody else"), self._ask_who)]
        if self.forgotten is not None:
            return [*found, Extra(t("Bring back {name}", name=self.forgotten[0]), self._bring_back, "do")]
        known = self.newcomer is None and self._kept is not None
        return [*found, Extra(t("Forget"), self._forget)] if known else found

    # what is said

    def _named(self, name: str) -> None:
        self.name = name

    def _liked(self, name: str) -> None:
        self._change(emblem=name)

    def _coloured(self, colour: int) -> None:
        self._change(colour=colour)

    def _change(self, **changes: Any) -> None:
        """Change the person who is shown, and keep that if they have a name."""
        if self.newcomer is not None:
            self.newcomer = self.newcomer.changed(**changes)
        else:
            self.page.app.people.introduce(self.person.changed(**changes))
        self.page.rebuild()

    def _finished(self) -> None:
        self.settle()
        self.page.rebuild()

    def settle(self) -> None:
        """Keep the name that was typed; one that can't be had is said why and put back."""
        name, self.name = clean(self.name or ""), None
        if not name or name == self.person.name:
            return
        people = self.page.app.people
        try:
            if self.newcomer is None and self._kept is not None:
                people.rename(self.person.name, name)
            else:
                people.introduce(self.person.changed(name=name))
            self.newcomer = self.forgotten = None
        except Said as error:
            self.page.app.toasts.say(said(error))

    # who it is

    def _ask_who(self) -> None:
        """Ask which of the others sits here now; if there are none it is somebody new."""
        self.settle()
        others = [one for one in self.page.app.people.all if one.name != self.person.name]
        if others:
            self.page.app.push(WhoPage(others, self._choose, self._new))
        else:
            self._new()

    def _choose(self, person: Person) -> None:
        self.page.app.people.choose(person.name)
        self.newcomer = self.forgotten = None
        self.page.rebuild()

    def _new(self) -> None:
        """Show somebody new, whose name can be typed at once."""
        used = {one.emblem for one in self.page.app.people.all}
        face = next((name for name in PORTRAITS if name not in used), PORTRAITS[0])
        self.newcomer = Person(emblem=face, colour=0)
        self.forgotten = None
        self.page.rebuild()
        self.page.type_name()

    def _forget(self) -> None:
        """Forget the person who is shown; as long as the page is open they can be brought back."""
        self.settle()
        people = self.page.app.people
        self.forgotten = (self.person.name, people.roll)
        people.remove(self.person.name)
        self.page.rebuild()

    def _bring_back(self) -> None:
        assert self.forgotten is not None
        self.page.app.people.restore(self.forgotten[1])
        self.forgotten = None
        self.page.rebuild()
