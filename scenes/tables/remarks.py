"""Remarks: what characters say at the table, in bubbles; who speaks, which line, how often.

The lines are in assets/lines, a file a character (docs/lines.md). Chance here has a seed of its own, made of the names
at the table, the day, and what was said before; it never touches that of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from game.match import Seat
from game.shelf import ASSETS
from scenes.app import lang
from scenes.stage import likeness, portrait
from scenes.tables.reactions import Reaction, Topic

FOLDER = ASSETS / "lines"
LASTS = 2.5
"""Seconds that a bubble stays."""
Talk: TypeAlias = Literal["off", "some", "many"]
OFTEN: dict[Talk, tuple[float, float]] = {"off": (0.0, 0.0), "some": (0.4, 14.0), "many": (0.9, 5.0)}
"""The probability that a topic is taken up, by how much is said, and the least seconds between two bubbles."""
ALWAYS: tuple[Topic, ...] = ("match_won", "sevens", "eliminated", "target_exact")
"""Topics that are too rare to let pass."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that a character may say, in both languages."""

    fr: str
    en: str


class Remark(NamedTuple):
    """A line in a bubble: the seat that says it, and its words."""

    seat: int
    text: str


@lru_cache(maxsize=12)
def lines(name: str) -> dict[Topic, tuple[Line, ...]]:
    """The lines of the character with this portrait, by topic; none if its file can't be read."""
    try:
        return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=dict[Topic, tuple[Line, ...]])
    except (OSError, msgspec.DecodeError):
        return {}


class Remarks:
    """The talk of one match: one bubble at a time, no line twice; and none of an earlier match before all were said."""

    def __init__(self, seats: Sequence[Seat], before: set[tuple[str, str]] | None = None, day: int = 0) -> None:
        """Sit down on a day, given as a number; `before` are the lines of earlier matches, and it takes in these."""
        self.names = [_speaker(seat) for seat in seats]
        """The portrait of the character on each seat; "": nobody who speaks."""
        self.before = before if before is not None else set()
        self.rng = Random("|".join([*(seat.name for seat in seats), str(day), str(len(self.before))]))
        self.said: set[tuple[str, str]] = set()
        """The lines said so far, as the character's portrait and the words in French."""
        self.shown: Remark | None = None
        self.left = 0.0
        """Seconds that the bubble still stays."""
        self.quiet = 60.0
        """Seconds since the last bubble began."""

    def hear(self, reactions: Sequence[Reaction], talk: Talk) -> Remark | None:
        """Choose what is said after these reactions; None if nobody says anything."""
        share, apart = OFTEN[talk]
        speakers = [each for each in reactions if each.topic is not None and self.names[each.seat]]
        if not speakers or not share:
            return None
        each, chance = self.rng.choice(speakers), self.rng.random()
        rare = each.topic in ALWAYS
        if self.shown is not None or (not rare and (chance >= share or self.quiet < apart)):
            return None
        return self._line(each)

    def _line(self, reaction: Reaction) -> Remark | None:
        """A line of this character on this topic that was not said before; None if there is none left."""
        name, topic = self.names[reaction.seat], reaction.topic
        assert topic is not None
        fresh = [line for line in lines(name).get(topic, ()) if (name, line.fr) not in self.said]
        if not fresh:
            return None
        line = self.rng.choice([line for line in fresh if (name, line.fr) not in self.before] or fresh)
        self.said.add((name, line.fr))
        self.before.add((name, line.fr))
        return Remark(reaction.seat, line.fr if lang.spoken() == "fr" else line.en)

    def say(self, remark: Remark) -> None:
        """Show a remark from now on."""
        self.shown, self.left, self.quiet = remark, LASTS, 0.0

    def update(self, dt: float) -> bool:
        """Let time pass, in seconds; True if the bubble has gone."""
        self.quiet += dt
        self.left = max(0.0, self.left - dt)
        gone = self.shown is not None and not self.left
        if gone:
            self.shown = None
        return gone

    @property
    def wake(self) -> float | None:
        """The seconds until the bubble goes; None if there is none."""
        return self.left if self.shown is not None else None


def _speaker(seat: Seat) -> str:
    """The portrait of the character who sits there; "" if it is a person."""
    found = "" if seat.person else likeness.of(seat)
    return found if found in portrait.CHARACTERS.values() else ""
