"""Games of chance against the clock: the table takes the time, the rules compare it."""

from __future__ import annotations

from game.defizz.chance.luck import Kind, Luck, Stream, again, best_of
from game.defizz.moves import Chance

TOO_EARLY = 0
"""Pressed before the light was green."""
SLOWEST = 300
"""Hundredths of a second after the green light; whoever waits longer gets this."""
LONGEST = 20
"""No clock runs for more than so many seconds."""
TIMES = [Chance(pick=hundredths) for hundredths in range(100 * LONGEST + 1)]


def _reactions(luck: Luck) -> list[Chance]:
    return TIMES[: SLOWEST + 1]


def _quickest(luck: Luck, stream: Stream) -> None:
    """The quickest after the green light wins; too early is out, and if all were, again."""
    again(luck, best_of(luck, [_worth(time) for time in luck.picks]), stream)


def _worth(time: int) -> int:
    return -SLOWEST - 1 if time == TOO_EARLY else -time


def _stops(luck: Luck) -> list[Chance]:
    return TIMES[: 200 * luck.params["seconds"] + 1]


def _steadiest(luck: Luck, stream: Stream) -> None:
    """The clock stopped nearest to its mark wins; equally near ones stop it again."""
    mark = 100 * luck.params["seconds"]
    luck.shown = (mark,)
    again(luck, best_of(luck, [-abs(time - mark) for time in luck.picks]), stream)


GAMES = (
    Kind("light", _reactions, _quickest, secret=True, timed=True),
    Kind("stop_clock", _stops, _steadiest, timed=True, params={"seconds": (3, 7, 10)}),
)
