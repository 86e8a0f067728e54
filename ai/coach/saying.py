"""The sayings of a game: an event that differs between two moves, or a fact of the view, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ai.coach.plainly import Plainly
from game.table import Move, View

Values = Mapping[str, Any]
"""The values of a sentence: cards, numbers, and under `name` or `other` a seat."""


def line(text: str) -> str:
    """Return the text as it is: it is marked for the catalogue."""
    return text


class Position(NamedTuple):
    """The two moves that a saying compares, before the eyes of the seat that chooses."""

    view: Any
    move: Any
    other: Any
    """The other move; the same one if there is nothing to compare with."""
    seat: int = -1
    """The seat that the event is about; -1 if it is about none."""
    share: float = 1.0
    """The share of worlds in which the event happens after the move; 1 for a fact."""
    against: float = 0.0
    """The same after the other move; 0 for a fact."""


Fits = Callable[[Position], Values | None]
"""The values of a saying in a position; None where it does not fit."""


def always(position: Position) -> Values | None:
    """No values: the saying fits everywhere."""
    return {}


def when(*tests: Callable[[Position], bool], values: Callable[[Position], Values] | None = None) -> Fits:
    """A saying that fits where all these tests hold, with these values."""

    def fits(position: Position) -> Values | None:
        if not all(test(position) for test in tests):
            return None
        return values(position) if values is not None else {}

    return fits


class Saying(NamedTuple):
    """A sentence for a reason. Its text goes on after the advice itself: « Keep the joker: … »."""

    name: str
    text: str
    event: str = ""
    """The event whose shares differ; empty for a fact of the view."""
    more: bool = True
    """True if the event happens more often after the advised move, False if after the other one."""
    fits: Fits = always
    weight: float = 1.0
    """The weight of the difference: an event that decides a round counts for more than one that helps a little."""
    simple: str = ""
    """The text for children's levels; empty: the same."""
    sure: str = ""
    """A sentence of its own that warns of the other move; empty if the saying can't warn."""
    decides: bool = False
    """True for a fact beside which nothing else counts."""
    unmatched: bool = False
    """True for a fact that says that nothing else is as good: it is not told where something is."""

    @property
    def doubts(self) -> bool:
        """True for a fact of the view that only warns of the other move."""
        return not self.event and not self.text


Test = Callable[[Position], bool]
ValuesOf = Callable[[Position], Values]


def fact(
    name: str,
    text: str,
    *tests: Test,
    values: ValuesOf | None = None,
    simple: str = "",
    decides: bool = False,
    unmatched: bool = False,
) -> Saying:
    """A saying that tells a fact of the view."""
    fits = when(*tests, values=values)
    return Saying(name, text, fits=fits, simple=simple, decides=decides, unmatched=unmatched)


def doubt(name: str, sure: str, *tests: Test, values: ValuesOf | None = None) -> Saying:
    """A saying that warns of the other move with a fact of the view."""
    return Saying(name, "", fits=when(*tests, values=values), sure=sure)


def more(
    name: str,
    text: str,
    event: str,
    *tests: Test,
    values: ValuesOf | None = None,
    weight: float = 1.0,
    simple: str = "",
    sure: str = "",
) -> Saying:
    """A saying for an event that happens more often after the advised move."""
    return Saying(name, text, event, True, when(*tests, values=values), weight, simple, sure)


def less(
    name: str,
    text: str,
    event: str,
    *tests: Test,
    values: ValuesOf | None = None,
    weight: float = 1.0,
    simple: str = "",
    sure: str = "",
) -> Saying:
    """A saying for an event that happens less often after the advised move."""
    return Saying(name, text, event, False, when(*tests, values=values), weight, simple, sure)


def often(position: Position) -> bool:
    """Tell if the event happens in a good part of the worlds after one of the moves."""
    return max(position.share, position.against) >= 0.3


def mostly(position: Position) -> bool:
    """Tell if the event happens in most worlds after one of the moves."""
    return max(position.share, position.against) >= 0.55


class Mapped(NamedTuple):
    """A move on the map of chances: its chance from 0 to 1, and its worth where that is known."""

    move: Move
    chance: float
    worth: float | None = None


class Coaching(NamedTuple):
    """All that the coach knows of one game."""

    sayings: tuple[Saying, ...]
    sequels: Callable[[Any, Any, Any], Sequels]
    """Makes the imagined sequels of a view, with random numbers, for the strong player that the coach listens to."""
    plain: Callable[[Any, Any], float]
    """The plainness of a move in a view: of two that are as good the plainer is advised."""
    even: float
    """The difference in worth below which two moves are as good."""
    dear: float
    """The difference in worth from which a move costs much."""
    worth: Callable[[Any, Any], tuple[tuple[Move, float], ...]]
    """The moves of a choice with their worth on one scale, the best first."""
    odds: Callable[[Any, list[Move], Any, Any, Callable[[], bool]], tuple[Mapped, ...]] | None = None
    """The chance of each of many moves in a view to do what it is for; None if the game has no such map."""
    childish: Callable[[Any], bool] = lambda view: False
    """Tells from a view if children play."""
    plainly: Mapping[str, Plainly] = MappingProxyType({})
    """The words without figures for reasons that players give with figures, by their texts."""
    alike: Callable[[Any, Any, Any], bool] = lambda view, one, other: False
    """Tells of two moves in a view if they come to the same, so that nothing differs between them."""


class Sequels:
    """The imagined sequels of one position: the same worlds for every move that is tried."""

    def draw(self) -> None:
        """Draw the next world."""
        raise NotImplementedError

    def after(self, move: Move) -> set[str]:
        """The events that happen in this world after a move: `out:2` is an event about seat 2."""
        raise NotImplementedError


def about(view: View) -> int:
    """The seat whose view it is."""
    assert view.seat is not None
    return view.seat
