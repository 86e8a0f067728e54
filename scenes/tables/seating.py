"""Sitting down: a new match, the same table again, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from secrets import randbits, token_hex
from typing import Any

from ai.player import Chance, Player
from game.match import Match, Seat
from game.shelf import ShelfError
from scenes.app import App
from scenes.lang import said
from scenes.sitting import Sitting
from scenes.tables import TABLES
from scenes.tables.scene import TableScene


def begin(app: App, game: str, options: Any, seats: Sequence[Seat], seed: int | None = None) -> None:
    """Deal a new match, keep it, and sit down in the place of the top scene. Bad options raise and change nothing."""
    match = Match(game, options, seats, randbits(63) if seed is None else seed, salt=token_hex(16))
    try:
        if app.shelf is not None:
            app.shelf.keep(match)
    except ShelfError as error:
        app.toasts.say(said(error))
    app.replace(seated(match))


def player(game: str, seat: Seat) -> Player:
    """Who plays for a seat that is not a person's."""
    return Chance(seat.level or "normal")


def again(app: App, match: Match) -> None:
    """The same people, the same options, another deal."""
    begin(app, match.game.name, match.options, match.seats)


def sit(app: App, match: Match) -> None:
    """Go on with a match where it was left."""
    app.push(seated(match))


def seated(match: Match, play: Callable[[str, Seat], Player] = player) -> TableScene:
    """The scene of a match, with a player on every seat that is not a person's."""
    players = {place: play(match.game.name, seat) for place, seat in enumerate(match.seats) if not seat.person}
    table = TABLES[match.game.name](match.game.name, match.seats)
    return TableScene(match, Sitting(match, players, Random(match.seed + len(match.moves))), table)
