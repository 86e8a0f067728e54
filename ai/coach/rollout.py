"""Sequels by the rules themselves: a sampled state is copied, the move made, and all play on by a quick policy."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ai.coach.saying import Sequels
from ai.player import Player
from game.table import Event, Move


class Watch(Protocol):
    """Somebody who hears what happens in one sequel, and tells it as events of the coach."""

    done: bool
    """True once nothing more needs to be seen."""

    def hear(self, event: Event) -> None:
        """Note what happens."""
        ...

    def see(self, state: Any, seat: int) -> None:
        """Look at an imagined state before a seat moves in it."""
        ...

    def told(self, state: Any) -> set[str]:
        """The coach's events, from all that was heard and the imagined state at the end."""
        ...


class Drawing(Protocol):
    """A view's worlds."""

    def draw(self, rng: Random) -> Any:
        """One world, as a state that this seat could be in."""
        ...


class Rollout(Sequels):
    """The sequels of a view in which everybody plays by one policy, for so many moves at most."""

    def __init__(self, view: Any, rng: Random, worlds: Drawing, policy: Player, moves: int) -> None:
        self.view = view
        self.rng = rng
        self.worlds = worlds
        self.policy = policy
        self.moves = moves
        self.state: Any = None
        self.luck = 0

    def watch(self, move: Move) -> Watch:
        """Somebody who hears this sequel."""
        raise NotImplementedError

    def draw(self) -> None:
        self.state = self.worlds.draw(self.rng)
        self.luck = self.rng.getrandbits(64)

    def after(self, move: Move) -> set[str]:
        """Play on after a move, with the same luck for every move."""
        state, watch, rng = self.state.copy(), self.watch(move), Random(self.luck)
        state.apply(self.view.seat, move, watch.hear)
        for _ in range(self.moves):
            actors = state.actors()
            if watch.done or not actors:
                break
            seat = actors[int(rng.random() * len(actors))]
            watch.see(state, seat)
            state.apply(seat, self._choice(state, seat, rng), watch.hear)
        return watch.told(state)

    def _choice(self, state: Any, seat: int, rng: Random) -> Move:
        """The move of a seat, from its own view of the imagined state."""
        legal: list[Move] = state.legal(seat)
        return legal[0] if len(legal) == 1 else self.policy.choose(state.view(seat), legal, rng).move
