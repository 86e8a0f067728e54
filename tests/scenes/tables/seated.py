"""Matches on the table, for the tests that look at them from inside."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ai.player import Player
from ai.worker import Worker
from game.match import Match, Seat
from game.table import Move, View
from scenes.pages import seating
from scenes.pages.result.page import ResultPage
from scenes.sitting import seats
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.tables.scene import TableScene


def sat(match: Match, play: Callable[[str, Seat], Player] = seats.player, worker: Worker | None = None) -> Sitting:
    """A sitting at this match, with a player on every seat that is not a person's."""
    return seats.sit_down(match, play, worker, seating.judge(match.game.name))


def seated(
    match: Match, play: Callable[[str, Seat], Player] = seats.player, worker: Worker | None = None
) -> TableScene:
    """The scene of this match."""
    return seating.seated(sat(match, play, worker))


def looked_at(match: Match) -> Sitting:
    """A sitting at this match with nobody who plays by themselves."""
    return Sitting(match, {}, Random(0))


def log_of(match: Match, eyes: int | None) -> Log:
    """The log of this match as these eyes may know it."""
    return seating.read(looked_at(match), eyes)


def result_of(match: Match, again: Callable[[], None], log: Callable[[], None]) -> ResultPage:
    """The result of a match that is over."""
    return ResultPage(looked_at(match), again, log)


def make(scene: TableScene, seat: int, move: Move, before: View | None = None) -> None:
    """Make a move for any seat, and show it as if it had come from there."""
    made = scene.sitting.moves
    scene.sitting.play(seat, move)
    scene.progress.follow(made, before)
