"""The section of the players: everyone's plate at the left, the chosen seat in detail at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ai.characters import CHARACTERS, someone
from game.match import Seat
from scenes.app import names, racekeys
from scenes.app.lang import t
from scenes.app.names import LONGEST_NAME
from scenes.app.person import Person
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.entry import Entry
from scenes.kit.iconbutton import IconButton
from scenes.kit.intents import Intent, KeyPress
from scenes.kit.label import Label
from scenes.kit.stepper import Stepper
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE
from scenes.kit.theme import FADED, INK
from scenes.kit.toggle import TRACK, Toggle
from scenes.kit.widget import Widget
from scenes.pages import measured
from scenes.pages.discs import Discs, Row
from scenes.pages.introducing import likenesses
from scenes.pages.settings.keycap import KeyCap
from scenes.pages.setup.levels import LEVELS, level_about, level_legend, level_name
from scenes.pages.setup.racekey import RaceKey
from scenes.pages.setup.setting import Setting
from scenes.pages.setup.who import WhoPage
from scenes.pages.setup.widgets import Ground, SeatPlate, one_of
from scenes.sitting import reasons
from scenes.stage import likeness
from scenes.stage.likeness import LIKENESSES
from scenes.stage.plate import COLOURS, Plate
from scenes.stage.portrait import CHARACTERS as PORTRAIT_OF
from scenes.stage.portrait import PORTRAITS

COLUMN = 6
"""The most plates in a column; more make a second column."""
LEFT = {1: 0.4, 2: 0.54}
"""The share of the paper that the plates take, by the number of columns."""
PLATE, CONTROL, HIGHEST = 52, 44, 58
"""The heights of a plate and of a control at the usual text size, and the greatest height of a control."""
DISC = 46
GAP, PADDING = 10, 12
LETTERS = "ABCDEF"
"""The letters of the teams."""
LIT = 0.7
"""Seconds that a plate stays lit after its key was pressed."""


class Players:
    """The builder of the section; it lights up plates when their keys are tried."""

    def __init__(self, page: Setting) -> None:
        self.page = page
        self.chosen = 0
        self.key = RaceKey(page, lambda: self.chosen, self._keyed)
        self.typed = False
        """True if the name of the chosen seat was typed since it was last settled."""
        self.lit: tuple[int, float] | None = None
        """The seat whose key was pressed, and the seconds that its plate stays lit; None if none is lit."""

    def build(self, inner: Box) -> list[Widget]:
        columns = 1 if len(self.page.draft.seats) <= COLUMN else 2
        self.chosen = min(self.chosen, len(self.page.draft.seats) - 1)
        left = inner._replace(width=inner.width * LEFT[columns])
        right = Box(left.right + 2 * GAP, inner.y, inner.right - left.right - 2 * GAP, inner.height)
        return [Ground(left), *self._plates(left.inset(PADDING), columns), *self._details(right)]

    @property
    def _control(self) -> float:
        return min(CONTROL * self.page.app.canvas.type.text_size, HIGHEST)

    # plates

    def _plates(self, room: Box, columns: int) -> list[Widget]:
        kind, seats = self.page.app.canvas.type, self.page.draft.seats
        name = t("Seats")
        wide = kind.width(name, STRONG_STYLE) + 2
        stepper = Box(room.x + 4 + wide + 2 * GAP, room.y, 3.4 * self._control, self._control)
        least, most = self.page.draft.game.seats[0], self.page.draft.game.seats[-1]
        found: list[Widget] = [
            Label(Box(room.x + 4, room.y, wide, self._control), name, STRONG_STYLE),
            Stepper(stepper, len(seats), least, most, self._resize),
        ]
        top = stepper.bottom + GAP
        high = min(PLATE * kind.text_size, (room.bottom - top + GAP / 2) / COLUMN - GAP / 2)
        for index in range(len(seats)):
            column, row = divmod(index, COLUMN)
            across = (room.width - GAP * (columns - 1)) / columns
            box = Box(room.x + column * (across + GAP), top + row * (high + GAP / 2), across, high)
            found.append(SeatPlate(box, index, self._shows(index, columns == 1), self.choose))
        return found

    def _shows(self, index: int, roomy: bool) -> Callable[[], Plate]:
        return lambda: self._plate(index, roomy)

    def _plate(self, index: int, roomy: bool) -> Plate:
        """The plate of a seat as it is now; where there is little room its key stands in its line."""
        draft = self.page.draft
        seat = draft.seats[index]
        key = racekeys.label(seat.key, self.page.memory.printed) if draft.keys_matter and seat.key is not None else ""
        follows = not seat.person and measured.follows(self.page.app, draft.name, draft.seats)
        line = t("Made to measure") if follows else level_name(seat.level)
        if draft.value("teams") and (team := self._team(index)):
            line = t("{who}, team {team}", who=line, team=team)
        if key and not roomy:
            line = t("Key {key}", key=key)
        return Plate(
            index,
            seat.name,
            line,
            None,
            active=index == self.chosen,
            emblem=likeness.of(seat),
            colour=seat.colour,
            key=key if roomy else "",
            ready=self.lit is not None and self.lit[0] == index,
        )

    def _team(self, index: int) -> str:
        """The letter of a seat's team; empty if the seats make no teams."""
        teams = self.page.draft.setup.teams(len(self.page.draft.seats))
        return LETTERS[index % teams] if teams else ""

    # details

    def _details(self, room: Box) -> list[Widget]:
        kind, draft, control = self.page.app.canvas.type, self.page.draft, self._control
        seat = self._seated()[self.chosen]
        row = Box(room.x, room.y, room.width, control)
        entry = row._replace(width=row.width - 2 * (control + GAP))
        who = row._replace(y=row.bottom + GAP)
        about = self._about(seat)
        lines = kind.line(SMALL_STYLE) * len(kind.wrap(about, SMALL_STYLE, room.width - 8))
        about_box = Box(room.x + 8, who.bottom + 4, room.width - 8, lines)
        rows = self._likenesses(seat)
        side = min(DISC, room.width / len(PORTRAITS))
        looks = Box(room.x, about_box.bottom + GAP, room.width, side * len(rows))
        colours = looks._replace(y=looks.bottom + GAP / 2, height=side)
        levels = [(level, level_name(level)) for level in LEVELS]
        kinds = one_of(kind, who, levels, seat.level, self._level)
        kinds.tag, kinds.tip = "level", level_legend()
        found: list[Widget] = [
            Entry(entry, seat.name, self._rename, ghost=t("Name"), most=LONGEST_NAME),
            *self._who(row),
            kinds,
            Label(about_box, about, SMALL_STYLE, FADED, wraps=True),
            Discs(looks, rows, self._likeness_index(seat), self._likeness, t("Portrait or emblem")),
            Discs(colours, [[(colour, "") for colour in COLOURS]], seat.colour or 0, self._colour, t("Colour")),
        ]
        if draft.keys_matter and seat.person:
            found += self.key.build(colours._replace(y=colours.bottom + GAP, height=control))
        if seat.person and len(draft.people) == 1 and len(draft.seats) > 1:
            found += self._measure(colours._replace(y=colours.bottom + GAP, height=control), seat)
        if ON_SCREEN[draft.name].knows is not None and not seat.person and draft.people:
            found += self._knowledge(colours._replace(y=colours.bottom + GAP, height=control))
        return found + self._places(Box(room.x, room.bottom - control, room.width, control))

    def _likenesses(self, seat: Seat) -> list[Row]:
        """The likenesses to choose from: for a person all, for a computer player the portraits of the characters."""
        if seat.person:
            return likenesses(seat.colour, (len(PORTRAITS), len(LIKENESSES) - len(PORTRAITS)))
        return [[(COLOURS[seat.colour or 0], PORTRAIT_OF[character.name]) for character in CHARACTERS]]

    def _likeness_index(self, seat: Seat) -> int | None:
        """The number of a seat's likeness among those; None for a computer player who is no character."""
        if seat.person:
            return LIKENESSES.index(seat.emblem)
        character = someone(seat.name, seat.emblem)
        return None if character is None else CHARACTERS.index(character)

    def _seated(self) -> tuple[Seat, ...]:
        """The seats at the levels that they will play at: those that follow a person, where they do."""
        return measured.seated(self.page.app, self.page.draft.name, self.page.draft.seats)

    def _who(self, row: Box) -> list[Widget]:
        """Make the buttons beside the name: one of those who have sat here before, or somebody new."""
        side = row.height
        new = row._replace(x=row.right - side, width=side)
        known = new._replace(x=new.x - side - GAP)
        before = IconButton(known, "person", self._ask_who, t("Somebody who has sat here"))
        before.enabled = bool(self._absent())
        return [before, IconButton(new, "plus", self._newcomer, t("Somebody new"))]

    def _absent(self) -> list[Person]:
        """The people who are known here and don't sit at this table, the last to sit down first."""
        present = {names.known(seat.name) for seat in self.page.draft.seats}
        return [person for person in self.page.app.people.all if names.known(person.name) not in present]

    def _ask_who(self) -> None:
        self.page.app.push(WhoPage(self._absent(), self._seat, self._newcomer))

    def _seat(self, person: Person) -> None:
        self.page.draft.seat(self.chosen, person)
        self.page.rebuild()

    def _newcomer(self) -> None:
        """Seat somebody new, whose name can be typed at once."""
        self.page.draft.newcomer(self.chosen)
        self.page.rebuild()
        self.page.type_name()

    def _about(self, seat: Seat) -> str:
        """A few sentences about a seat: its level, its character and, for questions, the share that it can answer."""
        draft = self.page.draft
        knows = ON_SCREEN[draft.name].knows
        character = None if seat.person else someone(seat.name, seat.emblem)
        lines = [level_about(seat.level)]
        if character is not None:
            lines.append(reasons.about(character, subjects=knows is not None))
        if knows is not None and seat.level is not None:
            share = knows(self.page.app, self._seated(), self.chosen)
            lines.append(t("Knows {percent} answers in 100.", percent=share))
        return " ".join(lines)

    def _knowledge(self, row: Box) -> list[Widget]:
        """Make the switch that fits all computer players' knowledge to what the people have answered so far."""
        kind, text = self.page.app.canvas.type, t("Levels by your answers")
        wide, track = kind.width(text, STRONG_STYLE) + 2, TRACK[0] + 12
        tip = t("By what you have known so far: normal as much, lower levels less, higher ones more. Off: the same.")
        switch = Box(row.x + 8 + wide + GAP, row.y, track, row.height)
        return [
            Label(Box(row.x + 8, row.y, wide, row.height), text, STRONG_STYLE, INK),
            Toggle(switch, "", self.page.app.preferences.knowledge == "mine", self._follow, tip),
        ]

    def _measure(self, row: Box, seat: Seat) -> list[Widget]:
        """Make the switch that lets the computer players' levels follow this person, with where they stand."""
        kind, people, game = self.page.app.canvas.type, self.page.app.people, self.page.draft.name
        on = people.standing(game, seat.name).on
        text = t("Made to measure")
        if on:
            text = t("{what}: {value}", what=text, value=measured.stands(self.page.app, game, seat.name))
        wide, track = min(kind.width(text, STRONG_STYLE) + 2, row.width - TRACK[0] - 40), TRACK[0] + 12
        tip = t("Computer players follow you: a little stronger after a match you win, a little weaker after a loss.")
        switch = Box(row.x + 8 + wide + GAP, row.y, track, row.height)
        return [
            Label(Box(row.x + 8, row.y, wide, row.height), text, STRONG_STYLE, INK),
            Toggle(switch, "", on, self._measured, tip),
        ]

    def _measured(self, on: bool) -> None:
        self.page.app.sounds.play("toggle")
        self._set_measure(self.page.draft.seats[self.chosen].name, on)
        self.page.rebuild()

    def _set_measure(self, name: str, on: bool) -> None:
        people, game = self.page.app.people, self.page.draft.name
        people.stand(game, msgspec.structs.replace(people.standing(game, name), on=on), name)

    def _follow(self, on: bool) -> None:
        self.page.app.sounds.play("toggle")
        self.page.app.prefer(knowledge="mine" if on else "fixed")
        self.page.rebuild()

    def _places(self, row: Box) -> list[Widget]:
        """Make the buttons that move the chosen seat or remove it."""
        side, seats = row.height, len(self.page.draft.seats)
        wide = self.page.app.canvas.type.width(t("Remove"), STRONG_STYLE) + side
        before = IconButton(row._replace(width=side), "left", lambda: self._move(-1), t("Sits one place earlier"))
        after_box = row._replace(x=row.x + side + GAP, width=side)
        after = IconButton(after_box, "right", lambda: self._move(1), t("Sits one place later"))
        remove = Button(row._replace(x=row.right - wide, width=wide), t("Remove"), self._remove)
        before.enabled, after.enabled = self.chosen > 0, self.chosen < seats - 1
        remove.enabled = seats > self.page.draft.game.seats[0]
        return [before, after, remove]

    # what is done

    def _rename(self, name: str) -> None:
        self.page.draft.rename(self.chosen, name)
        self.typed = True

    def settle(self) -> bool:
        """Give everyone a name; whoever typed that of somebody known here is that person. True if so."""
        typed, self.typed = self.typed, False
        self.page.draft.settle()
        seat = self.page.draft.seats[self.chosen]
        person = self.page.app.people.named(seat.name) if typed and seat.person else None
        if person is not None:
            self.page.draft.seat(self.chosen, person)
        return person is not None

    def choose(self, index: int) -> None:
        """Show another seat in detail."""
        if index != self.chosen:
            self.settle()
            self.chosen = index
            self.page.rebuild()

    def _likeness(self, at: int) -> None:
        if self.page.draft.seats[self.chosen].person:
            self.page.draft.likeness(self.chosen, LIKENESSES[at])
            self._keep(emblem=LIKENESSES[at])
        else:
            self.page.draft.character(self.chosen, CHARACTERS[at])
        self.page.rebuild()

    def _colour(self, at: int) -> None:
        self.page.draft.colour(self.chosen, at)
        self._keep(colour=at)
        self.page.rebuild()

    def _keep(self, **changes: Any) -> None:
        """Keep what a person who is known here has chosen, for every game."""
        seat = self.page.draft.seats[self.chosen]
        if seat.person:
            self.page.app.people.change(seat.name, **changes)

    def _keyed(self, scancode: int) -> None:
        self._keep(key=scancode)
        self.lit = (self.chosen, LIT)
        self.page.rebuild()

    def _resize(self, count: int) -> None:
        self.page.draft.resize(count)
        self.page.rebuild()

    def _level(self, level: object) -> None:
        """Give the chosen seat a level. Who chooses one for a computer player wants it: nobody is followed any more."""
        follows = measured.follows(self.page.app, self.page.draft.name, self.page.draft.seats)
        person = measured.alone(self.page.draft.seats)
        if follows and person is not None and level is not None and not self.page.draft.seats[self.chosen].person:
            self._set_measure(person.name, False)
        self.page.draft.level(self.chosen, level)
        self.page.rebuild()

    def _move(self, by: int) -> None:
        self.chosen = self.page.draft.move(self.chosen, by)
        self.page.rebuild()

    def _remove(self) -> None:
        self.page.draft.remove(self.chosen)
        self.page.rebuild()

    # keys

    def hear(self, intent: Intent) -> None:
        """Light up the plate of a key's owner, to try it out; not while a name is typed or a key awaited."""
        focused = self.page.focused
        busy = isinstance(focused, Entry) or (isinstance(focused, KeyCap) and focused.waiting)
        if isinstance(intent, KeyPress) and self.page.draft.keys_matter and not busy:
            owner = self.page.draft.holder(intent.scancode)
            self.lit = (owner, LIT) if owner is not None else self.lit

    def update(self, dt: float) -> bool:
        """Let the light of a plate go out with time; True while one is lit."""
        if self.lit is None:
            return False
        index, left = self.lit
        self.lit = (index, left - dt) if left > dt else None
        return True
