"""Sitting down: a new match, the same table again, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from secrets import randbits, token_hex
from typing import Any

from ai import players
from ai.characters import someone
from ai.player import Player
from ai.thinker import Inline, Mind, Process, Thinker
from ai.worker import Worker
from game.match import Match, Seat
from game.shelf import ShelfError
from scenes.app.lang import said
from scenes.app.loop import App
from scenes.games import ON_SCREEN
from scenes.sitting.rethink import Mute
from scenes.sitting.sitting import Sitting
from scenes.tables.scene import TableScene


def begin(app: App, game: str, options: Any, seats: Sequence[Seat], seed: int | None = None) -> None:
    """Deal a new match, keep it, and sit down in the place of the top scene. Bad options raise and change nothing."""
    evenings = ON_SCREEN[game].evenings()
    if seed is None:
        options = evenings.dealing(app, options)
    seats = evenings.seating(app, seats)
    match = Match(game, options, seats, randbits(63) if seed is None else seed, salt=token_hex(16))
    if app.shelf is not None:
        try:
            app.shelf.keep(match)
        except ShelfError as error:
            app.toasts.say(said(error))
            app.shelf.keep(match, insist=False)
    app.replace(seated(match, worker=app.worker))


def player(game: str, seat: Seat) -> Player:
    """Who plays for a seat that is not a person's."""
    return players.player(game, seat.level or "normal", someone(seat.name, seat.emblem), seat.knows)


def again(app: App, match: Match) -> None:
    """The same people, the same options, another deal."""
    begin(app, match.game.name, match.options, match.seats)


def sit(app: App, match: Match) -> None:
    """Go on with a match where it was left."""
    app.push(seated(match, worker=app.worker))


def seated(match: Match, play: Callable[[str, Seat], Player] = player, worker: Worker | None = None) -> TableScene:
    """The scene of a match, with a player on every seat that is not a person's."""
    found = {place: play(match.game.name, seat) for place, seat in enumerate(match.seats) if not seat.person}
    game = ON_SCREEN[match.game.name]
    rng, thinks = Random(match.seed + len(match.moves)), thinker(match, found, worker)
    sitting = Sitting(match, found, rng, thinker=thinks, judge=game.judge())
    return TableScene(match, sitting, game.table()(match.game.name, match.seats), game)


def thinker(match: Match, found: dict[int, Player], worker: Worker | None) -> Thinker | None:
    """Those who search think in the process, with a simpler self in reserve; None: everyone thinks here."""
    minds, here, game = searching(match), dict(found), match.game.name
    for place in minds:
        seat = match.seats[place]
        here[place] = players.player(game, "normal", someone(seat.name, seat.emblem), seat.knows)
    if worker is None or worker.lost or not minds:
        return None
    return Process(worker, game, minds, match.seed, Inline(here, match.seed))


def rethinker(match: Match, found: dict[int, Player], worker: Worker | None) -> Thinker:
    """The same for moves that were made long ago. Without the process those who search say nothing: a simpler self
    would have had other reasons."""
    minds, here = searching(match), dict(found)
    if worker is None or not minds:
        return Inline(here, match.seed)
    reserve = Inline(here | dict.fromkeys(minds, Mute()), match.seed)
    return reserve if worker.lost else Process(worker, match.game.name, minds, match.seed, reserve)


def searching(match: Match) -> dict[int, Mind]:
    """Who thinks in the process, by seat."""
    minds = {}
    for place, seat in enumerate(match.seats):
        if seat.level in players.searching(match.game.name):
            character = someone(seat.name, seat.emblem)
            minds[place] = Mind(seat.level, character.name if character else None, seat.knows)
    return minds
