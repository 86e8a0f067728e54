"""People found in what versions of before people were kept have left: matches, remembered tables, records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from game.match import Seat
from game.shelf import Shelf
from scenes.app.names import LONGEST_NAME, clean, known
from scenes.app.person import MOST_PEOPLE, Person, Roll


class _Line(msgspec.Struct):
    name: str
    game: str
    last: str = ""


class _Records(msgspec.Struct):
    lines: tuple[_Line, ...] = ()


class _Party(msgspec.Struct):
    seats: tuple[Seat, ...] = ()


class _Kept(msgspec.Struct):
    party: _Party


class _Tables(msgspec.Struct):
    last: dict[str, _Party] = {}
    kept: tuple[_Kept, ...] = ()


class _Trace(NamedTuple):
    """A seat that somebody had, and the game that they have played on it; empty for none."""

    seat: Seat
    game: str = ""


def inherit(shelf: Shelf) -> Roll:
    """The people whose names are in older files, the one who played last as the current one; empty if there are none.

    What can't be read is left out and left alone: whoever needs that file will say so.
    """
    found: dict[str, Person] = {}
    for trace in _traces(shelf):
        name = clean(trace.seat.name[:LONGEST_NAME])
        if name and trace.seat.person:
            seen = _person(name, trace)
            before = found.get(known(name))
            found[known(name)] = seen if before is None else before.joined(seen)
    people = tuple(found.values())[:MOST_PEOPLE]
    return Roll(people=people, current=people[0].name if people else "")


def _person(name: str, trace: _Trace) -> Person:
    """A person as this seat shows them. Whoever has played a game knows it: none of its first times is explained."""
    seat = trace.seat
    game = (trace.game,) if trace.game else ()
    return Person(name=name, emblem=seat.emblem, colour=seat.colour, key=seat.key, played=game, met=game)


def _traces(shelf: Shelf) -> Iterator[_Trace]:
    """Everyone's seats: in kept matches, the last played first, at remembered tables, in records, the newest first."""
    for match in shelf.listed():
        if match.header is not None:
            yield from (_Trace(seat, match.header.game) for seat in match.header.seats)
    tables = shelf.peek("tables", _Tables) or _Tables()
    for game, party in tables.last.items():
        yield from (_Trace(seat, game) for seat in party.seats)
    yield from (_Trace(seat) for kept in tables.kept for seat in kept.party.seats)
    lines = (shelf.peek("records", _Records) or _Records()).lines
    for line in sorted(lines, key=lambda line: line.last, reverse=True):
        yield _Trace(Seat(name=line.name), line.game)
