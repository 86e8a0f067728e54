"""Le Tordu: five suits, and the exact number of tricks, no more, no less."""

from game.table import Game
from game.tordu.arranged import Deal, arrange
from game.tordu.events import Event
from game.tordu.moves import Move
from game.tordu.options import Options
from game.tordu.state import begin
from game.tordu.view import TorduView
from game.tordu.worlds import imagine

GAME = Game(
    name="tordu",
    seats=range(2, 6),
    Options=Options,
    Move=Move,
    Event=Event,
    View=TorduView,
    begin=begin,
    imagine=imagine,
    Deal=Deal,
    arrange=arrange,
)
