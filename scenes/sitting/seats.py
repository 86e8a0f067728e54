"""Sitting down: a player for every seat that is not a person's, and a thinker (here or in the process) for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from secrets import randbits, token_hex
from typing import NamedTuple

from ai import players
from ai.characters import someone
from ai.coach.coach import Coach
from ai.player import Level, Player
from ai.thinker import Inline, Mind, Process, Thinker
from ai.worker import Worker
from game import journal
from game.journal import Journal
from game.match import Match, Seat
from game.shelf import Shelf, ShelfError
from game.shelf_keeper import Elsewhere
from game.table import TABLE, Options, Outcome, View
from scenes.sitting.facts import Facts
from scenes.sitting.judge import NO_JUDGE, Judge
from scenes.sitting.rethink import Mute
from scenes.sitting.sitting import Sitting


class Seated(NamedTuple):
    """A sitting that has begun, and the error if its match can't be kept; None if it can."""

    sitting: Sitting
    trouble: ShelfError | None = None


def deal(
    game: str,
    options: Options,
    seats: Sequence[Seat],
    seed: int | None = None,
    shelf: Shelf | None = None,
    worker: Worker | None = None,
    judge: Judge = NO_JUDGE,
) -> Seated:
    """Deal a new match, keep it on the shelf, and sit down; raise BadOptions and change nothing if the rules refuse it.

    If it can't be kept it is played all the same, and the error is returned.
    """
    match = Match(game, options, seats, randbits(63) if seed is None else seed, salt=token_hex(16))
    trouble = None
    if shelf is not None:
        try:
            shelf.keep(match)
        except ShelfError as error:
            trouble = error
            shelf.keep(match, insist=False)
    return Seated(sit_down(match, worker=worker, judge=judge), trouble)


def resume(shelf: Shelf, path: Path, worker: Worker | None, judges: Callable[[str], Judge]) -> Seated:
    """Go on with a match at the point where it was left; raise Said, with a sentence, if it can't be opened.

    If it can't be kept from now on it is played all the same, and the error is returned.
    """
    trouble = None
    try:
        match = shelf.resume(path)
    except Elsewhere:
        raise
    except ShelfError as error:
        trouble = error
        match = shelf.resume(path, insist=False)
    return Seated(sit_down(match, worker=worker, judge=judges(match.game.name)), trouble)


def looked_at(shelf: Shelf, path: Path, judges: Callable[[str], Judge]) -> Sitting:
    """A sitting at a match that is over, to look at; it is not kept any further."""
    match = shelf.look(path)
    return sit_down(match, judge=judges(match.game.name))


class LeftMatch(NamedTuple):
    """A match on the shelf that is not over: its file, its facts, and the view of all."""

    path: Path
    facts: Facts
    view: View


def look(shelf: Shelf, path: Path) -> LeftMatch | Outcome:
    """A match on the shelf as everyone may see it, or its outcome if it is over; raise Said if it can't be read."""
    match = shelf.look(path)
    if match.state.outcome is not None:
        return match.state.outcome
    return LeftMatch(path, Facts(match.game.name, match.options, match.seats), match.state.view(TABLE))


def ended(kept: Journal) -> Outcome | None:
    """The outcome that a journal leads to; None if its match is not over."""
    return journal.replay(kept).state.outcome


def player(game: str, seat: Seat) -> Player:
    """The computer player for a seat that is not a person's."""
    return players.player(game, seat.level or "normal", someone(seat.name, seat.emblem), seat.knows)


def sit_down(
    match: Match,
    play: Callable[[str, Seat], Player] = player,
    worker: Worker | None = None,
    judge: Judge = NO_JUDGE,
) -> Sitting:
    """A sitting at this match, with a player on every seat that is not a person's."""
    found = {index: play(match.game.name, seat) for index, seat in enumerate(match.seats) if not seat.person}
    rng = Random(match.seed + len(match.moves))
    return Sitting(match, found, rng, thinker=_thinker(match, found, worker), judge=judge)


def sit_again(sitting: Sitting, worker: Worker | None) -> Sitting:
    """A new sitting at the same match, after an error in the old one.

    The state is made anew from the moves, as the old one can't be trusted.
    """
    match = sitting._match
    match.state = match.after(len(match.moves))
    match.seconds = int(sitting.clock.now) if sitting.clock.kept else 0
    return sit_down(match, worker=worker, judge=sitting.thinking.judge)


def rethinker(sitting: Sitting, worker: Worker | None) -> Thinker:
    """A thinker for moves that were made long ago.

    Without the process, players that search stay mute: a simpler player would have other reasons.
    """
    match, here = sitting._match, dict(sitting.players)
    minds = _searching(match)
    if worker is None or not minds:
        return Inline(here, match.seed)
    reserve = Inline(here | dict.fromkeys(minds, Mute()), match.seed)
    return reserve if worker.lost else Process(worker, match.game.name, minds, match.seed, reserve)


FIRST_WORD, SECOND_THOUGHT = 0.3, 2.0
"""Seconds that the coach thinks before its first word, and about a better one."""


def advisers(sitting: Sitting, worker: Worker | None, budget: float = FIRST_WORD) -> Thinker:
    """A thinker for hints: the coach with an expert player for each person's seat, who knows as much as that person.

    It thinks in the process for so many seconds. Without a process it imagines nothing and tells only what the view
    shows, with normal players where experts search, so that no frame waits.
    """
    match, people = sitting._match, sitting.facts.people
    game, knows = match.game.name, {seat: match.seats[seat].knows for seat in people}
    level: Level = "normal" if "expert" in players.searching(game) else "expert"
    reserve = {seat: Coach(players.player(game, level, knows=knows[seat]), game, worlds=0) for seat in people}
    here = Inline(reserve, match.seed)
    if worker is None or worker.lost:
        return here
    minds = {seat: Mind("expert", knows=knows[seat], coached=True) for seat in people}
    return Process(worker, game, minds, match.seed, here, budget)


def second_thoughts(sitting: Sitting, worker: Worker | None) -> Thinker | None:
    """A thinker for better hints than the first ones; None without a process."""
    if worker is None or worker.lost:
        return None
    return advisers(sitting, worker, SECOND_THOUGHT)


def _thinker(match: Match, found: dict[int, Player], worker: Worker | None) -> Thinker | None:
    """The process, for players that search, with normal players in reserve; None if everyone thinks here."""
    minds, here, game = _searching(match), dict(found), match.game.name
    for index in minds:
        seat = match.seats[index]
        here[index] = players.player(game, "normal", someone(seat.name, seat.emblem), seat.knows)
    if worker is None or worker.lost or not minds:
        return None
    return Process(worker, game, minds, match.seed, Inline(here, match.seed))


def _searching(match: Match) -> dict[int, Mind]:
    """The computer players that search, and so think in the process, by seat."""
    minds = {}
    for index, seat in enumerate(match.seats):
        if seat.level in players.searching(match.game.name):
            character = someone(seat.name, seat.emblem)
            minds[index] = Mind(seat.level, character.name if character else None, seat.knows)
    return minds
