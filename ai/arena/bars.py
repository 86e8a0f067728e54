"""The strength that the computer players have to show: line-ups, and the figure that each has to reach."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal, NamedTuple

from ai.player import LEVELS

Measure = Literal["win", "deal", "ms"]


class Lineup(NamedTuple):
    """One side alone (a team where teams play) among others who are all alike."""

    game: str
    seats: int
    who: str
    against: str
    teams: bool = False
    variant: str = ""
    """The variant of Le Tordu; empty for the usual one."""

    @property
    def options(self) -> dict[str, Any]:
        """The options of the match; a manche of Le Tordu goes to 15 points as usual."""
        return ({"teams": True} if self.teams else {}) | ({"variant": self.variant} if self.variant else {})

    @property
    def sides(self) -> list[tuple[int, ...]]:
        """The seats that the side takes in turn: all of them, so that no seat favours it."""
        if not self.teams:
            return [(seat,) for seat in range(self.seats)]
        if self.game == "trepido":
            return [tuple(range(first, self.seats, 2)) for first in (0, 1)]
        return [(seat, seat + self.seats // 2) for seat in range(self.seats // 2)]

    @property
    def fair(self) -> float:
        """The share of matches that a side wins among its equals."""
        return 1 / len(self.sides)

    def __str__(self) -> str:
        rules = " ".join([self.game, *filter(None, [self.variant])])
        team = " (teams)" if self.teams else ""
        return f"{rules}, {self.seats} seats{team}: {self.who} among {self.against}"


class Bar(NamedTuple):
    """A figure to reach: a share of matches won, points a deal over the others', or at most so many milliseconds a
    choice. With `most` it must lie between the two; with nothing for the least it must stay below."""

    lineup: Lineup
    what: Measure
    least: float
    most: float | None = None

    @property
    def at_most(self) -> bool:
        return self.what == "ms"


def _bars(
    game: str, seats: int, who: str, against: str, teams: bool = False, variant: str = "", **least: float
) -> list[Bar]:
    lineup = Lineup(game, seats, who, against, teams, variant)
    return [Bar(lineup, what, number) for what, number in least.items()]  # type: ignore[arg-type]


TABLES = (("trepido", 4), ("trio", 4), ("tordu", 4), ("tordu", 2), ("defizz", 4))
"""The games and seats at which levels mean the same."""
NEAR = 0.05
"""The share of matches by which people may win more or less often than they should."""
PEOPLE: dict[tuple[str, str], tuple[float, float]] = {
    ("evening", "first"): (1.2, 1.2),
    ("casual", "easy"): (1.2, 1.2),
    ("casual", "normal"): (0.9, 0.9),
    ("keen", "normal"): (1.0, 1.0),
    ("keen", "hard"): (0.6, 0.8),
}
"""The share of matches that model people win among a level, as multiples of a fair share: the least and the most."""


def _among_levels(game: str, seats: int) -> list[Bar]:
    """The bars of the ladder at a table: model people among levels, and every level above the one below it."""
    found = []
    for (who, against), (least, most) in PEOPLE.items():
        lineup = Lineup(game, seats, who, against)
        found.append(Bar(lineup, "win", least * lineup.fair - NEAR, most * lineup.fair + NEAR))
    steps = [Lineup(game, seats, higher, lower) for lower, higher in pairwise(LEVELS)]
    return found + [Bar(step, "win", step.fair) for step in steps]


BARS: tuple[Bar, ...] = (
    *[bar for game, seats in TABLES for bar in _among_levels(game, seats)],
    *_bars("defizz", 4, "normal", "hard", win=0.08),
    *_bars("tordu", 2, "hard", "random", deal=2.4),
    *_bars("tordu", 2, "hard", "random", variant="simple", deal=2.4),
    *_bars("tordu", 2, "expert", "hard", deal=0.5, ms=50),
    *_bars("trepido", 2, "expert", "greedy", win=0.7, ms=200),
    *_bars("trepido", 6, "expert", "hard", win=1 / 6, ms=200),
    *_bars("trio", 3, "expert", "memory", win=0.57, ms=5),
    *_bars("trio", 4, "expert", "memory", win=0.45, ms=5),
    *_bars("trio", 6, "expert", "memory", win=0.30, ms=5),
    *_bars("trio", 4, "expert", "memory", teams=True, win=0.75),
    *_bars("trio", 6, "expert", "memory", teams=True, win=0.62),
    *_bars("trio", 3, "hard", "random", win=0.90),
    *_bars("defizz", 4, "expert", "keeper", win=0.33),
    *[Bar(Lineup("defizz", 4, who, "expert"), "win", 0.0, 0.265) for who in ("all-in", "knower", "refuser", "bully")],
    *[Bar(Lineup(game, 4, "quick", "normal"), "win", 0.0, 0.30) for game in ("trepido", "defizz")],
)

USUAL = 400
MANY: dict[tuple[str, int, str], int] = {
    ("tordu", 2, "expert"): 1_000,
    ("trio", 4, "expert"): 1_600,
    ("trio", 6, "expert"): 1_600,
    ("trio", 4, "normal"): 1_600,
    ("tordu", 4, "normal"): 1_600,
    ("tordu", 4, "hard"): 1_600,
    ("defizz", 4, "all-in"): 4_000,
    ("trepido", 4, "quick"): 1_600,
}
"""The number of matches where a bar is near what is reached, and more are needed to tell."""


def matches(lineup: Lineup) -> int:
    """The number of matches that tell if a bar is met."""
    return MANY.get((lineup.game, lineup.seats, lineup.who), USUAL)
