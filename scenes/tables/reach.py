"""The reach of a game's table: everything outside itself that it can use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from game.table import Move
from scenes.app.loop import App
from scenes.kit.text import Type
from scenes.kit.widget import Widget
from scenes.motion.director import Director
from scenes.sitting.sitting import Rest
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage


class Timing(Protocol):
    """The sitting, as far as a game's table may ask it about time and races."""

    @property
    def claimed(self) -> bool:
        """True if a person has claimed the race that runs."""

    @property
    def drawing_lots(self) -> bool:
        """True if the race that runs is decided by lot."""

    @property
    def unhurried(self) -> bool:
        """True if speed doesn't count at this table."""

    @property
    def hands_up(self) -> tuple[int, ...]:
        """The seats of people who have made their choice in the race by lot that runs."""

    @property
    def longer(self) -> float | None:
        """The factor by which every limit lasts longer than the rules say; None: no limit runs out."""

    def hold(self, seconds: float) -> None:
        """Give so many seconds back to the limit that runs."""


class Grip(Protocol):
    """The card that the pointer holds."""

    @property
    def holds(self) -> bool:
        """True if a card is held."""

    def pull(self, card: SpriteKey, x: float, y: float) -> None:
        """Hold a card at this point."""

    def let_go(self) -> None:
        """Hold it no longer."""

    def settle(self) -> None:
        """Let every card drift to where it belongs."""


class Doing(Protocol):
    """The function that makes people's moves."""

    def __call__(self, move: Move, seat: int | None = None, /) -> None:
        """Make a move for the person who acts, or for the seat of another person."""


class Focusing(NamedTuple):
    """The widgets of the table, and the focus among them."""

    widgets: Callable[[], list[Widget]]
    on: Callable[[Widget], None]
    """Move the focus to a widget: an entry gets the keyboard, anything else is shown to have the focus."""
    off: Callable[[], None]
    """Take the focus away, so that Space makes the table's move and presses no button; Tab begins anew."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The means of a game's table besides drawing: make a move, lay out anew, say a sentence, open a page."""

    app: App
    timing: Timing
    rng: Random
    """The random numbers of the table; the deal has its own."""
    stage: Stage
    director: Director
    several: bool
    """True if several people share the screen."""
    pausing: Callable[[], bool]
    """Tell if the table waits at the end of a round, or something else is still to be shown first."""
    do: Doing
    """Make a move for the person who acts; `do(move, seat)` for another person."""
    play_out: Callable[[Rest], None]
    """Make the moves of all seats, as chosen by this function from each seat's own view, until it chooses none."""
    overrule: Callable[[int, Move], None]
    """Take back all moves after the first so many, and make this one of the table's own instead."""
    claim: Callable[[int], bool]
    """Claim a race for a person; False if it is not theirs to claim."""
    refuse: Callable[[str], None]
    """Say why something is no move, instead of a hint and never beside it."""
    refresh: Callable[[], None]
    """Lay the same match out anew: something was raised, chosen or let go."""
    rebuild: Callable[[], None]
    """Make the widgets anew."""
    focus: Focusing
    grip: Grip

    @property
    def busy(self) -> bool:
        """True if a cue is still being played or waits."""
        return self.director.busy

    @property
    def type(self) -> Type:
        """The fonts at the size of the window."""
        return self.app.canvas.type

    def doing(self, move: Move) -> Callable[[], None]:
        """A function that makes this move, for a button."""
        return lambda: self.do(move)
