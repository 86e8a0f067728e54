"""A table being set: its game, its options and its seats. No pixels here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ai.characters import CHARACTERS, NAMED, Character, someone
from game import GAMES
from game.dealcode import decode
from game.match import Seat
from game.table import Said
from scenes.app import racekeys
from scenes.app.lang import t
from scenes.app.names import LONGEST_NAME
from scenes.app.person import Person
from scenes.games import ON_SCREEN
from scenes.pages.setup.memory import Party
from scenes.stage.emblem import EMBLEMS
from scenes.stage.likeness import LIKENESSES
from scenes.stage.plate import COLOURS

COMPUTERS = {character.emblem: character.name for character in CHARACTERS}
"""The computer players: everyone has an emblem of their own."""


class Draft:
    """The choices for a new match. It keeps names, likenesses, colours and keys apart, and knows what the rules refuse.

    A likeness is kept as `emblem`: people's may be any, a computer player's is the emblem of their character.
    """

    def __init__(self, game: str, party: Party | None = None) -> None:
        self.name = game
        self.game = GAMES[game]
        self.setup = ON_SCREEN[game].setup()
        self.chosen: dict[str, Any] = dict(party.options if party else self.setup.usual)
        """The options that somebody has changed."""
        self.code = ""
        """The code of the deal; empty for a random one."""
        self.packs: Mapping[str, str] = {}
        """The titles of the packs of questions that can be played with, by name, as the game's setup found them."""
        self.seats: list[Seat] = []
        if party:
            self.seats = [msgspec.structs.replace(seat, name=seat.name[:LONGEST_NAME]) for seat in party.seats]
        else:
            self._add(person=True)
            while len(self.seats) < self.setup.usual_seats:
                self._add()
        self._tidy()

    @classmethod
    def of(cls, game: str, party: Party) -> Draft:
        """Make the draft of a remembered table; raise a sentence if the game can't be dealt like that."""
        if len(party.seats) not in GAMES[game].seats:
            raise Said("nobody can sit at this table: it has {count} seats", count=len(party.seats))
        draft = cls(game, party)
        if trouble := draft.trouble():
            raise trouble
        return draft

    @property
    def party(self) -> Party:
        return Party(options=dict(self.chosen), seats=tuple(self.seats))

    # options

    def value(self, option: str) -> Any:
        """Return the option's value: as chosen here, else the game's default; None if the game has no such option."""
        if option in self.chosen:
            return self.chosen[option]
        fields = msgspec.structs.fields(self.game.Options)
        return next((field.default for field in fields if field.name == option), None)

    @property
    def options(self) -> Any:
        """The options as the rules take them; raises a sentence if they don't go together."""
        return self.game.options(self.chosen)

    def choose(self, option: str, value: Any) -> None:
        self.chosen[option] = value

    def trouble(self, **changes: Any) -> Said | None:
        """The reason that no match could begin like this, or with these options changed; None if one could."""
        try:
            self.game.start(self.game.options({**self.chosen, **changes}), len(self.seats))
        except Said as error:
            return error
        return None

    @property
    def seed(self) -> int | None:
        """The seed that the code names; None for a random one. Raises a sentence if the code has a slip."""
        return decode(self.code) if self.code.strip() else None

    # seats

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.person]

    @property
    def keys_matter(self) -> bool:
        """True if players need keys: in a game with races, with more than one person."""
        return self.setup.races and len(self.people) > 1

    def resize(self, count: int) -> None:
        """Set the number of seats: add computer players, or remove the last seats."""
        count = min(max(count, self.game.seats[0]), self.game.seats[-1])
        while len(self.seats) > count:
            self.remove(len(self.seats) - 1)
        while len(self.seats) < count:
            self._add()
        self._tidy()

    def remove(self, index: int) -> None:
        """Remove a seat; whoever was to begin still begins, unless it is they who leave."""
        del self.seats[index]
        first = self.chosen.get("first")
        if first is not None and first >= index:
            self.chosen["first"] = first - 1 if first > index else None

    def move(self, index: int, by: int) -> int:
        """Swap a seat with its neighbour and return the seat's new index; at the end of the row nothing changes."""
        other = index + by
        if not 0 <= other < len(self.seats):
            return index
        self.seats[index], self.seats[other] = self.seats[other], self.seats[index]
        first = self.chosen.get("first")
        if first in (index, other):
            self.chosen["first"] = other if first == index else index
        return other

    def rename(self, index: int, name: str) -> None:
        self._change(index, name=name[:LONGEST_NAME])

    def seat(self, index: int, person: Person) -> None:
        """Seat somebody who is known here; whoever had their likeness, colour or key gets what this seat had."""
        self._change(index, level=None)
        if person.emblem in LIKENESSES:
            self.likeness(index, person.emblem)
        if person.colour is not None and person.colour < len(COLOURS):
            self.colour(index, person.colour)
        if person.key is not None:
            holder = self.holder(person.key)
            if holder is not None:
                self._change(holder, key=self.seats[index].key)
            self._change(index, key=person.key)
        self._change(index, name=person.name)
        self._tidy()

    def newcomer(self, index: int) -> None:
        """Seat a person whose name nobody knows yet."""
        self._change(index, name="", level=None)
        self._tidy()

    def level(self, index: int, level: Any) -> None:
        """Seat a person (None) or a computer player of this level; one who replaces the other gets a new name."""
        seat = self.seats[index]
        if level is None and not seat.person:
            self._change(index, name="", level=None)
        elif level is not None and seat.person:
            self._change(index, name="", level=level, key=None)
        else:
            self._change(index, level=level)
        self._tidy()

    def watched(self) -> Draft:
        """The same table with a computer player in the place of every person."""
        draft = Draft(self.name, self.party)
        draft.code, draft.packs = self.code, self.packs
        for index, seat in enumerate(draft.seats):
            if seat.person:
                draft.level(index, "normal")
        return draft

    def likeness(self, index: int, name: str) -> None:
        """Give a person this likeness; a person who had it gets the other's in exchange."""
        for other in self._others(index):
            if self.seats[other].person and self.seats[other].emblem == name:
                self._change(other, emblem=self.seats[index].emblem)
        self._change(index, emblem=name)

    def character(self, index: int, character: Character) -> None:
        """Seat another character; a computer player who was that one becomes the one who sat here.

        They bring their name, unless the computer player on this seat was given another one.
        """
        before = someone(self.seats[index].name, self.seats[index].emblem)
        for other in self._others(index):
            seat = self.seats[other]
            if before is not None and not seat.person and someone(seat.name, seat.emblem) == character:
                self._become(other, before)
        self._become(index, character)
        self._tidy()

    def _become(self, index: int, character: Character) -> None:
        """Make a computer player this character, without looking at the others."""
        own = self.seats[index].name in NAMED
        self._change(index, emblem=character.emblem, **({"name": character.name} if own else {}))

    def colour(self, index: int, colour: int) -> None:
        """Give a seat this colour; a seat that had it gets the other's colour in exchange."""
        for other in self._others(index):
            if self.seats[other].colour == colour:
                self._change(other, colour=self.seats[index].colour)
        self._change(index, colour=colour)

    def press(self, index: int, scancode: int, letter: str) -> None:
        """Give a seat this key for races; raise a sentence if it can't be used or is taken."""
        taken = {self.seats[n].key: self.seats[n].name for n in self._others(index)}
        racekeys.check(scancode, letter, {key: name for key, name in taken.items() if key is not None})
        self._change(index, key=scancode)

    def holder(self, scancode: int) -> int | None:
        """The seat that has this key; None if nobody has."""
        return next((index for index, seat in enumerate(self.seats) if seat.key == scancode), None)

    def settle(self) -> None:
        """Give a name to everyone without one, and a number to the second of one name."""
        for index, seat in enumerate(self.seats):
            taken = {other.name.casefold() for other in self.seats[:index]}
            name = " ".join(seat.name.split())
            if not name:
                name = self._free_name(seat, {*taken, *(other.name.casefold() for other in self.seats)})
            if name.casefold() in taken:
                name = next(again for again in _numbered(name) if again.casefold() not in taken)
            self._change(index, name=name)

    def dealt(self) -> tuple[Seat, ...]:
        """The seats as a match takes them; keys only where they matter."""
        self.settle()
        if self.keys_matter:
            return tuple(self.seats)
        return tuple(msgspec.structs.replace(seat, key=None) for seat in self.seats)

    # a large party

    @property
    def long(self) -> bool:
        """True if there are so many seats that a match would take long, and no shorter one has been chosen."""
        crowding = self.setup.crowding
        return crowding is not None and crowding.long(self)

    def shorten(self) -> None:
        """Make the match shorter in the game's own way."""
        if self.setup.crowding is not None:
            self.setup.crowding.shorten(self)
        self._tidy()

    # keeping apart

    def _add(self, person: bool = False) -> None:
        self.seats.append(Seat(level=None if person else "normal"))
        self._tidy()

    def _tidy(self) -> None:
        """Give everyone a likeness, a colour and a name, and every person a key, none of them twice."""
        for index, seat in enumerate(self.seats):
            before = self.seats[:index]
            if not seat.person and seat.name in NAMED:
                seat = self._change(index, emblem=NAMED[seat.name].emblem)
            alike = (other.emblem for other in before if other.person == seat.person)
            if seat.emblem not in (LIKENESSES if seat.person else EMBLEMS) or seat.emblem in alike:
                seat = self._change(index, emblem=_first(EMBLEMS, (other.emblem for other in self.seats)))
            if seat.colour not in range(len(COLOURS)) or seat.colour in (other.colour for other in before):
                mine = _first(range(len(COLOURS)), (other.colour for other in self.seats))
                seat = self._change(index, colour=mine)
            keys = [other.key for other in self.seats]
            if seat.person and (seat.key is None or keys.count(seat.key) > 1):
                self._change(index, key=racekeys.free(keys))
        self.settle()

    def _free_name(self, seat: Seat, taken: set[str]) -> str:
        """A free name: a computer player's by their emblem, a person's with a number."""
        if not seat.person:
            names = [COMPUTERS[seat.emblem], *COMPUTERS.values()]
            return next(name for name in names if name.casefold() not in taken)
        numbers = (t("Player {number}", number=number) for number in range(2, 100))
        return next(name for name in (t("Player"), *numbers) if name.casefold() not in taken)

    def _others(self, index: int) -> Iterator[int]:
        return (other for other in range(len(self.seats)) if other != index)

    def _change(self, index: int, **changes: Any) -> Seat:
        self.seats[index] = msgspec.structs.replace(self.seats[index], **changes)
        return self.seats[index]


def _first(all_of_them: Iterable[Any], taken: Iterable[Any]) -> Any:
    """The first of these that is not taken."""
    used = set(taken)
    return next(one for one in all_of_them if one not in used)


def _numbered(name: str) -> Iterator[str]:
    """The name with a number behind it, Léa 2, Léa 3…, within the longest length of a name."""
    for number in range(2, 100):
        end = f" {number}"
        yield name[: LONGEST_NAME - len(end)] + end
