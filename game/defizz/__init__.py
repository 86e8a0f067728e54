"""Défizz!: bet chips on questions whose kind nobody knows yet."""

from __future__ import annotations

from game.defizz.arranged import Deal, arrange
from game.defizz.events import Event
from game.defizz.moves import Move
from game.defizz.options import Options
from game.defizz.state import DefizzState, begin
from game.defizz.view import DefizzView
from game.defizz.worlds import imagine
from game.table import Game

__all__ = ["GAME", "DefizzState"]

GAME = Game(
    name="defizz",
    seats=range(3, 13),
    Options=Options,
    Move=Move,
    Event=Event,
    View=DefizzView,
    begin=begin,
    imagine=imagine,
    Deal=Deal,
    arrange=arrange,
)
