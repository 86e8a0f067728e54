"""Matches between players, and what they come to: a side alone among others, the same cards once for every seat."""

from __future__ import annotations

import time
from collections.abc import Iterable
from math import sqrt
from random import Random
from typing import Any

import msgspec

from ai.bars import Lineup
from ai.defizz_voice import worded
from ai.player import REFLEXES, Player
from ai.rivals import named
from game import GAMES, TABLE, State
from game.defizz.moves import VERDICTS, Answer
from game.table import TIMEOUT, Timer
from game.tordu.events import DealScored

MOST_MOVES = 2_000
"""A match that is not over then counts as won by nobody."""
SURE = 1.96
"""Standard errors on either side of a mean: 95 % of the truth lies within."""


Task = tuple[Lineup, int, int, float | None]
"""A line-up, the first deal, the one after the last, and when time is up."""


class Sum(msgspec.Struct):
    """Numbers of which only their mean and its error are wanted."""

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


class Tally(msgspec.Struct):
    """What a line-up came to; `win`, `points` and `deal` have a number a deal of the cards, all seats together."""

    lineup: Lineup
    seeds: list[tuple[int, int]]
    matches: int = 0
    win: Sum = msgspec.field(default_factory=Sum)
    points: Sum = msgspec.field(default_factory=Sum)
    """Points more than the others at the end of a match."""
    deal: Sum = msgspec.field(default_factory=Sum)
    """The same for a deal of Le Tordu."""
    ms: Sum = msgspec.field(default_factory=Sum)
    theirs: Sum = msgspec.field(default_factory=Sum)
    """Milliseconds of CPU a choice, of the side and of the others; where there is no choice, none is counted."""

    def join(self, other: Tally) -> None:
        self.seeds += other.seeds
        self.matches += other.matches
        for name in ("win", "points", "deal", "ms", "theirs"):
            getattr(self, name).join(getattr(other, name))


class Table:
    """One match among players, without a clock: in a race the quicker reaction comes first."""

    def __init__(self, lineup: Lineup, side: tuple[int, ...], seed: int, tally: Tally) -> None:
        options = {"teams": True} if lineup.teams else {}
        self.state: State = GAMES[lineup.game].start(GAMES[lineup.game].options(options), lineup.seats, seed)
        self.side = side
        self.tally = tally
        self.rng = Random(f"{lineup} {side} {seed}")
        self.players: list[Player] = [
            named(lineup.game, lineup.who if seat in side else lineup.against) for seat in range(lineup.seats)
        ]
        self.deals: list[float] = []

    def run(self) -> None:
        while self.state.actors() and self.state.moves < MOST_MOVES:
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

    def choose(self, seat: int, timer: Timer | None) -> tuple[float, int, Any]:
        """When, who, what."""
        view, legal = self.state.view(seat), self.state.legal(seat)
        player = self.players[seat]
        start = time.process_time()
        move = player.choose(view, legal, self.rng).move
        if len(legal) > 1:
            spent = self.tally.ms if seat in self.side else self.tally.theirs
            spent.add(1000 * (time.process_time() - start))
        quick = timer is not None and timer.kind in REFLEXES
        return (player.reflex(timer.kind, self.rng) if timer is not None and quick else 0.0), seat, move

    def apply(self, seat: int, move: Any) -> None:
        self.state.apply(seat, in_words(self.state, move), self.hear)

    def hear(self, event: Any) -> None:
        if isinstance(event, DealScored):
            self.deals.append(more(event.points, self.side))

    @property
    def won(self) -> float:
        """1 for the side alone, less if it shares, 0 without an end."""
        outcome = self.state.outcome
        winners = outcome.winners if outcome is not None else ()
        return len(set(winners) & set(self.side)) / len(winners) if winners else 0.0


def more(points: Iterable[float], side: tuple[int, ...]) -> float:
    """How much more a side has than the others, on average."""
    listed = list(points)
    own = [number for seat, number in enumerate(listed) if seat in side]
    others = [number for seat, number in enumerate(listed) if seat not in side]
    return sum(own) / len(own) - sum(others) / len(others)


def in_words(state: Any, move: Any) -> Any:
    """Défizz: a player says which answer it means."""
    if not isinstance(move, Answer):
        return move
    return worded(state.pack.file.questions[state.asked], move, [word.said for word in state.said], "fr")


def verdict(state: Any) -> Any:
    """Défizz: right is what stands in the pack, in either language."""
    question = state.pack.file.questions[state.asked]
    names = [question.answer] if hasattr(question, "answer") else [*question.list.items]
    given = {str(word.said).casefold() for word in state.said if word.right}
    text = state.answers[0].casefold()
    right = {
        form.casefold() for name in names for each in (name.fr, name.en) if each for form in (each.main, *each.accept)
    }
    return VERDICTS[0 if text in right - given else 1]


def deal(lineup: Lineup, seed: int, tally: Tally) -> None:
    """The same cards once for every seat of the side."""
    won, points, deals = [], [], []
    for side in lineup.sides:
        table = Table(lineup, side, seed, tally)
        table.run()
        won.append(table.won)
        deals += table.deals
        if table.state.outcome is not None:
            points.append(more(table.state.outcome.scores, side))
    tally.matches += len(won)
    tally.win.add(sum(won) / len(won))
    for kept, numbers in ((tally.points, points), (tally.deal, deals)):
        if numbers:
            kept.add(sum(numbers) / len(numbers))


def batch(task: Task) -> Tally:
    """The deals from one seed to another; when time is up no further one is begun."""
    lineup, first, last, until = task
    tally = Tally(lineup, [(first, first)])
    for seed in range(first, last):
        if seed > first and until is not None and time.time() > until:
            break
        deal(lineup, seed, tally)
        tally.seeds = [(first, seed + 1)]
    return tally
