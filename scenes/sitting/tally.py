"""The records: a line for each person and game, added to when a match is over. Pure data; dates come from outside."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from typing import Annotated, NamedTuple

import msgspec

from scenes.app.names import LONGEST, clean, known

MOST_LINES = 400
"""The largest number of lines; beyond it, those played longest ago are forgotten."""
MOST = 999_999
"""The largest value of a count."""
MOST_NOTED = 20
"""The number of matches remembered by their fingerprints."""

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
Mark = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Answers(NamedTuple):
    """Counts of the questions that a person has played for against another side, by their end."""

    right: int = 0
    missed: int = 0
    """Questions with a wrong answer, or none."""
    beaten: int = 0
    """Questions that the other side answered rightly before this person had said anything."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """The record of one person in one game."""

    name: Word
    game: Word
    matches: Count = 0
    wins: Count = 0
    streak: Count = 0
    """Matches won in a row, up to the last one."""
    best: Count = 0
    """The longest streak ever."""
    last: str = ""
    """The day of the last match, as 2026-11-16."""

    right: Count = 0
    missed: Count = 0
    beaten: Count = 0
    """Answers, in a game with questions; `Answers` tells them apart."""

    def __post_init__(self) -> None:
        if not self.streak <= self.best <= self.wins <= self.matches:
            raise ValueError("there can't be more wins than matches")
        if self.last:
            date.fromisoformat(self.last)

    def played(self, won: bool, when: str) -> Line:
        """The line after one more match."""
        streak = min(MOST, self.streak + 1) if won else 0
        return msgspec.structs.replace(
            self,
            matches=min(MOST, self.matches + 1),
            wins=min(MOST, self.wins + won),
            streak=streak,
            best=max(self.best, streak),
            last=max(self.last, when),
        )

    @property
    def answers(self) -> Answers:
        """The counts of this person's questions so far."""
        return Answers(self.right, self.missed, self.beaten)

    def told(self, more: Answers) -> Line:
        """The line with these answers added."""
        counts = {name: min(MOST, getattr(self, name) + count) for name, count in more._asdict().items()}
        return msgspec.structs.replace(self, **counts)


class Records(msgspec.Struct, frozen=True):
    """All records, as they are kept in one small file."""

    lines: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_LINES)] = ()
    noted: Annotated[tuple[Mark, ...], msgspec.Meta(max_length=MOST_NOTED)] = ()
    """The marks of the last matches, the newest last: each counts once, however often its end is reached."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person over all games: a row of the table of records."""

    name: str
    games: dict[str, Line]
    matches: int
    wins: int
    best: int
    last: str


def add(
    records: Records,
    match_names: Sequence[str],
    game: str,
    winners: Collection[int],
    when: str,
    answers: Sequence[Answers] = (),
    mark: str = "",
) -> Records:
    """The records with a match added that is over, unless its `mark` was noted before.

    `match_names` and `answers` are by seat, `winners` are seats, `when` is the day as 2026-11-16.
    A seat without a name (a computer player) is not remembered. Winners who share a match each win it; a match without
    winners is a draw, played but not won, and ends a streak.
    """
    day = date.fromisoformat(when).isoformat()
    if mark in records.noted:
        return records
    lines = {(known(line.name), line.game): line for line in records.lines}
    won: dict[str, bool] = {}
    spelt: dict[str, str] = {}
    for seat, name in enumerate(map(clean, match_names)):
        if name:
            won[known(name)] = won.get(known(name), False) or seat in winners
            spelt.setdefault(known(name), name)
    for who, wins in won.items():
        line = lines.get((who, game)) or Line(name=spelt[who], game=game)
        lines[who, game] = line.played(wins, day)
    for name, more in zip(map(clean, match_names), answers, strict=False):
        if name:
            lines[known(name), game] = lines[known(name), game].told(more)
    kept = sorted(lines.values(), key=lambda line: line.last, reverse=True)[:MOST_LINES]
    noted = (*records.noted, mark)[-MOST_NOTED:] if mark else records.noted
    return Records(tuple(sorted(kept, key=lambda line: (known(line.name), line.game))), noted)


def answered(records: Records, name: str, game: str) -> Answers:
    """The counts of a person's answers so far in this game."""
    who = known(clean(name))
    lines = (line for line in records.lines if known(line.name) == who and line.game == game)
    return next((line.answers for line in lines), Answers())


def people(records: Records) -> list[Person]:
    """Everyone with their totals: most wins first, then the fewest matches for them, then by name."""
    by_name: dict[str, dict[str, Line]] = {}
    for line in records.lines:
        by_name.setdefault(known(line.name), {})[line.game] = line
    everyone = [_person(games) for games in by_name.values()]
    return sorted(everyone, key=lambda person: (-person.wins, person.matches, known(person.name)))


def _person(games: dict[str, Line]) -> Person:
    """The totals of a person, from their lines by game."""
    lines = list(games.values())
    return Person(
        name=max(lines, key=lambda line: line.last).name,
        games=games,
        matches=sum(line.matches for line in lines),
        wins=sum(line.wins for line in lines),
        best=max(line.best for line in lines),
        last=max(line.last for line in lines),
    )
