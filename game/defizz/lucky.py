"""Chance (DE-20): a turn's game of luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.defizz import chance, ending
from game.defizz.events import ChanceHappened, ChanceSealed, ChanceTaken
from game.defizz.moves import Chance
from game.defizz.phases import CHANCING
from game.table import Emit

if TYPE_CHECKING:
    from game.defizz.state import DefizzState


def open_game(state: DefizzState) -> None:
    """The game that the card describes, with the active side first unless the lot gives another order."""
    spec = state.pack.shown[state.asked].chance
    assert spec is not None
    first_reading = state.options.reading == 1
    players = state.players if first_reading else chance.order(spec.kind, state.players, state.stream)
    state.luck = chance.start(spec.kind, state.pack.params[state.asked], players)
    state.phase = CHANCING


def act(state: DefizzState, seat: int, move: Chance, emit: Emit | None) -> None:
    """One side's part; a round that it completes may end the game."""
    luck = state.luck
    assert luck is not None
    settled = chance.apply(luck, seat, move, state.stream)
    if emit:
        if chance.KINDS[luck.kind].secret:
            emit(ChanceSealed(seat, move.pick))
        else:
            emit(ChanceTaken(seat, move.pick, move.go, () if settled else luck.shown, luck.kind))
        if settled:
            left = (luck.winner,) if luck.winner >= 0 else luck.left
            emit(ChanceHappened(luck.kind, luck.before, luck.shown, left))
    if luck.winner >= 0:
        ending.win(state, luck.winner, emit)
