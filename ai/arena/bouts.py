"""Matches between players and their results: a side alone among others, with the same cards once for every seat."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import sqrt
from random import Random

import msgspec

from ai.arena.bars import Lineup
from ai.arena.limits import Seer
from ai.arena.rivals import named
from ai.defizz.voice import worded
from ai.player import REFLEXES, Player
from game import GAMES, TABLE, State
from game.defizz.moves import VERDICTS, Answer
from game.defizz.questions import ChronoQuestion, PingPongQuestion
from game.defizz.state import DefizzState
from game.table import TIMEOUT, Event, Move, Timer
from game.tordu.events import DealScored

MOST_MOVES = 20_000
"""The number of moves after which a match counts as won by nobody."""
TIMED = 7
"""One choice in so many is timed: to read the clock of a process takes longer than many a choice."""
SURE = 1.96
"""The standard errors on either side of a mean that make a 95 % interval."""


Task = tuple[Lineup, int, int, float | None]
"""A line-up, the first deal, the one after the last, and the time at which to stop (of `time.time`; None: never)."""


class Sum(msgspec.Struct):
    """A running sum of numbers, for their mean and its error."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def join(self, other: Sum) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval."""
        if self.count < 2:
            return float("inf")
        spread = max(0.0, self.squares / self.count - self.mean**2)
        return SURE * sqrt(spread / (self.count - 1))


class Rate(msgspec.Struct, forbid_unknown_fields=True):
    """The points of a side divided by its deals, over all its matches.

    Not the mean over matches: a match is short because somebody scored high, so its deals would count too much.
    """

    count: int = 0
    points: float = 0.0
    deals: float = 0.0
    points_squared: float = 0.0
    deals_squared: float = 0.0
    both: float = 0.0

    def add(self, points: float, deals: float) -> None:
        """Add the points and the number of deals of the same cards, all seats together."""
        self.join(Rate(1, points, deals, points * points, deals * deals, points * deals))

    def join(self, other: Rate) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def mean(self) -> float:
        return self.points / self.deals if self.deals else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of a ratio."""
        if self.count < 2:
            return float("inf")
        mean = self.mean
        off = max(0.0, self.points_squared - 2 * mean * self.both + mean * mean * self.deals_squared)
        return SURE * sqrt(off * self.count / (self.count - 1)) / self.deals


class Tally(msgspec.Struct):
    """The result of a line-up; `win`, `points` and `deal` hold one number for the same cards, all seats together.

    Points are always a side's own, less the mean of the others': what one gives counts like what one gets.
    """

    lineup: Lineup
    seeds: list[tuple[int, int]]
    matches: int = 0
    win: Sum = msgspec.field(default_factory=Sum)
    points: Sum = msgspec.field(default_factory=Sum)
    """Points over the others' at the end of a match."""
    deal: Rate = msgspec.field(default_factory=Rate)
    """Points over the others' in a deal of Le Tordu, doubles included."""
    ms: Sum = msgspec.field(default_factory=Sum)
    theirs: Sum = msgspec.field(default_factory=Sum)
    """Milliseconds of CPU a choice, of the side and of the others, for some of the moves with a choice."""

    def join(self, other: Tally) -> None:
        self.seeds += other.seeds
        self.matches += other.matches
        for name in ("win", "points", "deal", "ms", "theirs"):
            getattr(self, name).join(getattr(other, name))


class Bout:
    """One match among players, without a clock: in a race the quicker reaction comes first."""

    def __init__(self, lineup: Lineup, side: tuple[int, ...], seed: int, tally: Tally) -> None:
        game = GAMES[lineup.game]
        self.state: State = game.start(game.options(lineup.options), lineup.seats, seed)
        self.side = side
        self.tally = tally
        self.rng = Random(f"{lineup} {side} {seed}")
        self.players: list[Player] = [
            named(lineup.game, lineup.who if seat in side else lineup.against) for seat in range(lineup.seats)
        ]
        self.deals: list[float] = []

    @property
    def over(self) -> bool:
        return not self.state.actors() or self.state.moves >= MOST_MOVES

    def run(self) -> None:
        while not self.over:
            self.step()

    def play_deal(self, until: float | None) -> None:
        """Play to the end of the deal (Le Tordu) or of the match, or until time is up."""
        deals = len(self.deals)
        while not self.over and len(self.deals) == deals and not time_is_up(until):
            self.step()

    def step(self) -> None:
        state = self.state
        if TABLE in state.actors():
            self.apply(TABLE, verdict(state))
            return
        timer = state.timer if state.timer is not None and state.timer.kind != "match" else None
        moment = state.moves
        chosen = [self.choose(seat, timer) for seat in (timer.seats if timer is not None else state.actors())]
        for _, seat, move in sorted(chosen, key=lambda each: each[0]):
            open_ = state.timer is not None and timer is not None and state.timer.id == timer.id
            if state.outcome is None and (open_ or timer is None) and state.allows(seat, move):
                self.apply(seat, move)
        if state.moves == moment:
            self.apply(TABLE, TIMEOUT)

    def choose(self, seat: int, timer: Timer | None) -> tuple[float, int, Move]:
        """Let a seat choose: its reaction time in seconds, the seat, and the move."""
        view, legal = self.state.view(seat), self.state.legal(seat)
        player = self.players[seat]
        if isinstance(player, Seer):
            view = player.sight(view, self.state.view(None))
        timed = len(legal) > 1 and not self.state.moves % TIMED
        start = time.process_time() if timed else 0.0
        move = player.choose(view, legal, self.rng).move
        if timed:
            spent = self.tally.ms if seat in self.side else self.tally.theirs
            spent.add(1000 * (time.process_time() - start))
        quick = timer is not None and timer.kind in REFLEXES
        return (player.reflex(timer.kind, self.rng) if timer is not None and quick else 0.0), seat, move

    def apply(self, seat: int, move: Move) -> None:
        self.state.apply(seat, in_words(self.state, move), self.note)

    def note(self, event: Event) -> None:
        if isinstance(event, DealScored):
            self.deals.append(margin(event.points, self.side))

    @property
    def won(self) -> float:
        """The side's share of the win: 1 alone, less if it is shared, 0 without an end."""
        outcome = self.state.outcome
        winners = outcome.winners if outcome is not None else ()
        return len(set(winners) & set(self.side)) / len(winners) if winners else 0.0


def margin(points: Iterable[float], side: tuple[int, ...]) -> float:
    """The side's mean less the others' mean."""
    listed = list(points)
    own = [number for seat, number in enumerate(listed) if seat in side]
    others = [number for seat, number in enumerate(listed) if seat not in side]
    return sum(own) / len(own) - sum(others) / len(others)


def in_words(state: State, move: Move) -> Move:
    """The move as Défizz! takes it: a player's answer in words, other moves as they are."""
    if not isinstance(state, DefizzState) or not isinstance(move, Answer):
        return move
    return worded(state.pack.file.questions[state.asked], move, [word.said for word in state.said], "fr")


def verdict(state: State) -> Move:
    """The table's verdict on an answer of Défizz!: right if it stands in the pack, in either language, and was not
    given."""
    assert isinstance(state, DefizzState)
    question = state.pack.file.questions[state.asked]
    assert isinstance(question, ChronoQuestion | PingPongQuestion)
    names = [question.answer] if isinstance(question, ChronoQuestion) else [*question.list.items]
    given = {str(word.said).casefold() for word in state.said if word.right}
    text = (state.answers[0] or "").casefold()
    right = {
        form.casefold() for name in names for each in (name.fr, name.en) if each for form in (each.main, *each.accept)
    }
    return VERDICTS[0 if text in right - given else 1]


def time_is_up(until: float | None) -> bool:
    return until is not None and time.time() > until


def deal(lineup: Lineup, seed: int, tally: Tally, until: float | None = None) -> None:
    """Play the same cards once for every seat of the side, deal by deal in turn.

    When time is up, only deals that every seat has had are counted, and no match.
    """
    tables = [Bout(lineup, side, seed, tally) for side in lineup.sides]
    while (going := [table for table in tables if not table.over]) and not time_is_up(until):
        for table in going:
            table.play_deal(until)
    whole = not going
    even = None if whole else min(len(table.deals) for table in tables)
    deals = [points for table in tables for points in table.deals[:even]]
    if deals:
        tally.deal.add(sum(deals), len(deals))
    if whole:
        tally.matches += len(tables)
        tally.win.add(sum(table.won for table in tables) / len(tables))
        ends = [margin(table.state.outcome.scores, table.side) for table in tables if table.state.outcome is not None]
        if ends:
            tally.points.add(sum(ends) / len(ends))


def batch(task: Task) -> Tally:
    """Play the deals from one seed to another; when time is up no further one is begun."""
    lineup, first, last, until = task
    tally = Tally(lineup, [])
    for seed in range(first, last):
        if time_is_up(until):
            break
        deal(lineup, seed, tally, until)
        tally.seeds = [(first, seed + 1)]
    return tally
