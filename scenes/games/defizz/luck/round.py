"""A round of a game of chance as it is shown, with the part of its animation that has passed."""

from __future__ import annotations

from typing import NamedTuple

from game.defizz import events
from scenes.games.defizz.cardtable import CardTable


class Round(NamedTuple):
    """A round as it is shown. `picks` and `chosen` run along `sides`; a pick is None if it may not be seen."""

    kind: str
    params: dict[str, int]
    sides: tuple[int, ...]
    picks: tuple[int | None, ...]
    chosen: tuple[bool, ...]
    shown: tuple[int, ...]
    """The numbers that luck has shown."""
    hand: tuple[int, ...] = ()
    """The cards of the side that draws, in Twenty-one."""
    left: tuple[int, ...] = ()
    """The sides that are still in after the round; empty before its end."""
    now: int | None = None
    """The seat whose turn it is; None if several act, or nobody does."""
    stage: int = 0
    share: float = 1.0
    """The share of its animation that has passed (0 to 1)."""
    over: bool = False
    """True once luck has spoken."""

    def holder(self, pick: int) -> int | None:
        """The side that has this pick; None if none has."""
        return self.sides[self.picks.index(pick)] if pick in self.picks else None

    def drawn(self, each: int) -> tuple[int, ...]:
        """The numbers, `each` at a time, to be shown as one throw: the winner's once that is settled, else the last.

        Empty before the first throw.
        """
        if self.settled and len(self.left) == 1 and len(self.shown) == each * len(self.sides):
            at = self.sides.index(self.left[0]) * each
            return self.shown[at : at + each]
        return self.shown[-each:]

    @property
    def settled(self) -> bool:
        """True once the round is over and has been shown to its end."""
        return self.over and self.share >= 1.0


def now(table: CardTable) -> Round | None:
    """The round on the card: the one being animated, the one that ended the game, or the one going on; else None."""
    view, happened = table.view, table.last_round
    params = view.luck.params if view.luck is not None else {}
    share = table.playing.share if table.playing is not None else 1.0
    if happened is not None and (view.phase == "shown" or table.tells(events.ChanceHappened)):
        return Round(
            happened.kind,
            params,
            tuple(seat for seat, _ in happened.picks),
            tuple(pick for _, pick in happened.picks),
            (True,) * len(happened.picks),
            happened.shown,
            left=happened.left,
            share=share if table.tells(events.ChanceHappened) else 1.0,
            over=True,
        )
    luck = view.luck
    if luck is None:
        return None
    turn = view.actors[0] if len(view.actors) == 1 else None
    taken = share if table.tells(events.ChanceTaken) else 1.0
    return Round(
        luck.kind, luck.params, luck.left, luck.picks, luck.chosen, luck.shown, luck.hand, (), turn, luck.stage, taken
    )
