"""The strength that the computer players have to show: line-ups, and the figure that each has to reach."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

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
    choice."""

    lineup: Lineup
    what: Measure
    least: float

    @property
    def at_most(self) -> bool:
        return self.what == "ms"


def _bars(
    game: str, seats: int, who: str, against: str, teams: bool = False, variant: str = "", **least: float
) -> list[Bar]:
    lineup = Lineup(game, seats, who, against, teams, variant)
    return [Bar(lineup, what, number) for what, number in least.items()]  # type: ignore[arg-type]


BARS: tuple[Bar, ...] = (
    *_bars("tordu", 2, "normal", "random", deal=2.4),
    *_bars("tordu", 2, "hard", "normal", deal=0.75, win=0.88, ms=50),
    *_bars("tordu", 4, "hard", "normal", deal=0.0),
    *_bars("tordu", 2, "normal", "random", variant="simple", deal=2.4),
    *_bars("tordu", 2, "hard", "normal", variant="simple", deal=0.75, ms=50),
    *_bars("tordu", 2, "normal", "easy", win=0.65),
    *_bars("tordu", 4, "normal", "easy", win=1.4 / 4),
    *_bars("trepido", 2, "normal", "greedy", win=0.62),
    *_bars("trepido", 2, "hard", "normal", win=0.65, ms=200),
    *_bars("trepido", 4, "hard", "normal", win=1.3 / 4, ms=200),
    *_bars("trepido", 6, "hard", "normal", win=1.4 / 6, ms=200),
    *_bars("trepido", 2, "normal", "easy", win=0.65),
    *_bars("trepido", 4, "normal", "easy", win=1.4 / 4),
    *_bars("trio", 3, "hard", "memory", win=0.57, ms=5),
    *_bars("trio", 4, "hard", "memory", win=0.45, ms=5),
    *_bars("trio", 6, "hard", "memory", win=0.30, ms=5),
    *_bars("trio", 4, "hard", "memory", teams=True, win=0.75),
    *_bars("trio", 6, "hard", "memory", teams=True, win=0.62),
    *_bars("trio", 3, "normal", "random", win=0.90),
    *_bars("trio", 4, "normal", "easy", win=1.4 / 4),
    *_bars("defizz", 4, "hard", "keeper", win=0.33),
    *_bars("defizz", 4, "normal", "easy", win=1.4 / 4),
)

USUAL = 400
MANY: dict[tuple[str, int, str], int] = {
    ("tordu", 2, "hard"): 1_000,
    ("trepido", 2, "normal"): 800,
    ("trio", 4, "hard"): 1_600,
    ("trio", 6, "hard"): 1_600,
    ("defizz", 4, "hard"): 4_000,
}
"""The number of matches where a bar is near what is reached, and more are needed to tell."""


def matches(lineup: Lineup) -> int:
    """The number of matches that tell if a bar is met."""
    return MANY.get((lineup.game, lineup.seats, lineup.who), USUAL)
