"""Trépido, Défifoo jaune and Ciao!: rock, paper, scissors in three strengths, and get rid of your cards."""

from game.table import Game
from game.trepido.arranged import Deal, arrange
from game.trepido.events import Event
from game.trepido.moves import Move
from game.trepido.options import Options
from game.trepido.state import begin
from game.trepido.view import TrepidoView
from game.trepido.worlds import imagine

GAME = Game(
    name="trepido",
    seats=range(2, 7),
    Options=Options,
    Move=Move,
    Event=Event,
    View=TrepidoView,
    begin=begin,
    imagine=imagine,
    Deal=Deal,
    arrange=arrange,
)
