"""The reach of a game's table: all that it can ask of what is around it."""

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
from scenes.sitting.port import Port
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage


class Timing(Protocol):
    """The sitting, as far as a game's table may ask it about time and races."""

    @property
    def claimed(self) -> bool:
        """Whether somebody has claimed the race that runs."""

    @property
    def drawing_lots(self) -> bool:
        """Whether the race that runs is decided by lot."""

    @property
    def longer(self) -> float | None:
        """How many times longer than the rules say every limit lasts; None: no limit runs out."""

    def hold(self, seconds: float) -> None:
        """Give so many seconds back to the limit that runs."""


class Grip(Protocol):
    """The card that the pointer holds."""

    @property
    def holds(self) -> bool:
        """Whether a card is held."""

    def pull(self, card: SpriteKey, x: float, y: float) -> None:
        """Hold a card at this point."""

    def let_go(self) -> None:
        """Hold it no longer."""

    def settle(self) -> None:
        """Let every card drift to where it belongs."""


class Focusing(NamedTuple):
    """The widgets of the table, and the focus among them."""

    widgets: Callable[[], list[Widget]]
    on: Callable[[Widget], None]
    """Moves the focus, as a key would."""
    off: Callable[[], None]
    """Takes the focus away, so that Space means what it means at this table."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What a game's table can do besides drawing: make a move, lay out anew, say a sentence, open a page."""

    app: App
    port: Port
    """The match as everyone may see it, and the table's own moves in it."""
    timing: Timing
    rng: Random
    """The table's own chance."""
    stage: Stage
    director: Director
    several: bool
    """Whether several people share the screen."""
    pausing: Callable[[], bool]
    """Whether the end of a round is being looked at, or something else waits to be shown first."""
    do: Callable[..., None]
    """Makes a move for the person who acts; `do(move, seat)` for another person."""
    claim: Callable[[int], bool]
    """Claims a race for a person; False if it is not theirs."""
    refresh: Callable[[], None]
    """Lays the same match out anew: something was raised, chosen or let go."""
    rebuild: Callable[[], None]
    """Makes the widgets anew."""
    focus: Focusing
    grip: Grip

    @property
    def busy(self) -> bool:
        """Whether something is still on its way."""
        return self.director.busy

    @property
    def type(self) -> Type:
        """Type at the size of the window."""
        return self.app.canvas.type

    def doing(self, move: Move) -> Callable[[], None]:
        """A function that makes this move, for a button."""
        return lambda: self.do(move)
