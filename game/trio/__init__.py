"""Trio: find three equal numbers by asking for lowest and highest cards."""

from game.table import Game
from game.trio.arranged import Deal, arrange
from game.trio.events import TrioEvent
from game.trio.moves import TrioMove
from game.trio.options import Options, rematch
from game.trio.state import TrioState, begin
from game.trio.view import TrioView
from game.trio.worlds import Worlds, imagine

GAME = Game(
    name="trio",
    seats=range(3, 7),
    Options=Options,
    Move=TrioMove,
    Event=TrioEvent,
    View=TrioView,
    begin=begin,
    imagine=imagine,
    Deal=Deal,
    arrange=arrange,
)

__all__ = ["GAME", "Options", "TrioState", "TrioView", "Worlds", "rematch"]
