"""People and computer players at one match: their moves, the time they take to think, the limit that runs.

`Match` and its state are known in this room alone. All other code reaches the match through a port.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from ai.player import Choice, Player
from ai.thinker import Inline, Thinker
from game import journal
from game.match import Match
from game.shelf import Shelf, ShelfError
from game.table import TABLE, TIMEOUT, Event, Move, Outcome, Timer, View
from scenes.sitting import sealed
from scenes.sitting.claim import Claim
from scenes.sitting.facts import Facts
from scenes.sitting.judge import NO_JUDGE, Judge
from scenes.sitting.keeping import Keeping
from scenes.sitting.limit_clock import WHOLE_MATCH, LimitClock, running
from scenes.sitting.lots import Lot, Lots
from scenes.sitting.past import Past
from scenes.sitting.plans import ASKING, Plans
from scenes.sitting.port import MatchPort, Port
from scenes.sitting.record import Record
from scenes.sitting.rethink import Reasons
from scenes.sitting.sealed import Deal
from scenes.sitting.thinking import Thinking, Thought

READABLE = 0.6
"""The largest share of a limit that computer players wait while people read."""


Rest = Callable[[Any, list[Move]], Move | None]
"""Chooses the move of a seat, from its own view and legal moves, while a round is played out; None: it is over."""


class Sitting:
    """One match with its players. `update` lets time pass; `play` is a person's move."""

    guided = False
    """True if a script says which moves are made: the table makes none for the person."""

    def __init__(
        self,
        match: Match,
        players: Mapping[int, Player],
        rng: Random,
        limits: float | None = 1.0,
        by_lot: bool = False,
        thinker: Thinker | None = None,
        judge: Judge = NO_JUDGE,
    ) -> None:
        self._match = match
        self._record = Record(match)
        self._past = Past(match)
        self.sealed = sealed.fingerprint(match)
        """The fingerprint of the deal."""
        self.rng = rng
        self.clock = LimitClock(limits, match.seconds)
        seated = dict(players)
        self.thinking = Thinking(seated, thinker or Inline(seated, match.seed), judge)
        self.plans = Plans()
        self.lots = Lots(seated, by_lot)
        self.claim: Claim | None = None
        """The claim in the race that runs; None if there is none."""
        self.keeping = Keeping(match)
        self.reasons = Reasons(match, self.thinking)
        self._rest: Rest | None = None
        """Chooses everybody's moves while the rest of a round is played out; None: all choose for themselves."""
        self._look()

    # facts and ports

    @property
    def facts(self) -> Facts:
        return Facts(self._match.game.name, self._match.options, self._match.seats)

    def port(self, seat: int) -> Port:
        """The match as that seat may see and play it; with TABLE, as everyone may see it."""
        return MatchPort(seat, lambda: self._match.state, self._record.since, self.play, self._past.then)

    def opened(self) -> Port:
        """The match with nothing hidden, once it is over or if no people play it; else as everyone may see it."""
        seat = TABLE if self.outcome is None and self.facts.people else None
        return MatchPort(seat, lambda: self._match.state, self._record.since, self.play, self._past.then)

    def first_view(self) -> View:
        """The view of all before the first move."""
        return self._match.begin().view(TABLE)

    @property
    def moves(self) -> int:
        """The number of moves made so far."""
        return len(self._match.moves)

    @property
    def outcome(self) -> Outcome | None:
        return self._match.state.outcome

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; TABLE if the table itself must rule."""
        return self._match.state.actors()

    @property
    def timer(self) -> Timer | None:
        """The limit that the rules have set for this moment; None if there is none."""
        return self._match.state.timer

    @property
    def players(self) -> dict[int, Player]:
        """The computer players by seat."""
        return self.thinking.players

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who may act now; in a race by lot, of those who have not chosen yet.

        Nobody is asked while the rest of a round is played out.
        """
        if self._rest is not None:
            return ()
        others = (TABLE, *self.players, *self.lots.chosen)
        return tuple(seat for seat in self.actors if seat not in others)

    @property
    def drawing_lots(self) -> bool:
        """True if the race that runs is decided by lot."""
        return self.lots.decide(self.timer)

    @property
    def unhurried(self) -> bool:
        """True if speed doesn't count at this table."""
        return self.lots.on

    @property
    def hands_up(self) -> tuple[int, ...]:
        """The seats of people who have made their choice in the race by lot that runs."""
        return tuple(self.lots.chosen) if self.drawing_lots else ()

    @property
    def left(self) -> float | None:
        """Seconds until the limit that runs is over; None if there is none, or it never runs out."""
        if self.claim is not None:
            return self.claim.left if self.clock.limits is not None else None
        return None if self.drawing_lots else self.clock.left(self.timer)

    @property
    def whole(self) -> float:
        """Seconds that the limit that runs lasts in all."""
        return self.claim.whole if self.claim is not None else self.clock.whole(self.timer)

    @property
    def claimed(self) -> bool:
        """True if a person has claimed the race that runs."""
        return self.claim is not None

    @property
    def longer(self) -> float | None:
        """The factor by which every limit lasts longer than the rules say; None: no limit runs out."""
        return self.clock.limits

    @property
    def soon(self) -> float | None:
        """Seconds until a computer player acts or a limit is over; None if nothing happens before a person acts."""
        if self.lots.unsaid is not None or self._rest is not None:
            return 0.0
        if self.claim is not None:
            return self.left
        waits = self.plans.waits(self.clock.now)
        waits += [ASKING] if self.lots.ready(self.timer) else []
        waits += [self.left] if self.left is not None else []
        return max(0.0, min(waits)) if waits else None

    # moves

    def play(self, seat: int, move: Move, window: int | None = None) -> list[Event]:
        """Make a move, or note it in a race by lot; raise IllegalMove and change nothing if the rules refuse it."""
        if seat >= 0 and self.drawing_lots:
            return self._choose(seat, move, window)
        events = self._make(seat, move, window)
        self._look()
        return events

    def undo(self, moves: int) -> None:
        """Take moves back until `moves` of them are left; computer players that were about to act think anew."""
        self._match.undo(self.moves - moves)
        self._record.cut(moves)
        self._past.cut(moves)
        self.thinking.forget_after(moves)
        self.lots.chosen.clear()
        self._rest = None
        self.plan_anew()

    def plan_anew(self) -> None:
        """Let all computer players that were about to act think anew."""
        self.clock.window = None
        self.plans.by_seat.clear()
        self._look()

    def press(self, seat: int, otherwise: Move) -> bool:
        """Claim the race for a person, who makes the move `otherwise` if they do nothing; False if they can't."""
        timer = self.timer
        if self.claim is not None or timer is None or seat not in timer.seats:
            return False
        self.claim = Claim(seat, otherwise, self.clock.limits or 1.0)
        return True

    def hold(self, seconds: float) -> None:
        """Give so many seconds back to the limit that runs, while its question is still being read out."""
        self.clock.hold(seconds)

    def let_read(self, seconds: float) -> None:
        """Let computer players wait for the seconds that people need to read what is new; never so long that a limit
        would be over before they act.
        """
        left = self.left
        self.plans.let_read(seconds if left is None else min(seconds, READABLE * left), self.clock.now)

    def hurry(self) -> bool:
        """Let computer players act as if everybody had read; False if they don't wait for that."""
        return self.plans.hurry(self.clock.now)

    def update(self, dt: float) -> list[Event]:
        """Let time pass, in seconds, and return the events of at most one act: it is shown before the next."""
        self.lots.raise_unsaid()
        if self._rest is not None:
            return self._play_rest(self._rest)
        if self.claim is not None:
            self.claim.passed += dt
            late = self.left == 0.0
            return self.play(self.claim.seat, self.claim.otherwise) if late else []
        self.clock.pass_time(dt)
        if self.lots.ready(self.timer):
            return self._draw_lots()
        now, left = self.clock.now, self.left
        ready = self.plans.ready(now)
        limit = None if left is None else now + left
        if limit is not None and (not ready or limit < ready[0][0]) and limit <= now:
            return self.play(TABLE, TIMEOUT)
        for _, seat in ready:
            thought = self.thinking.thought(seat, self._match.state)
            if thought is not None:
                return self._act(thought)
        return []

    def make_next(self) -> bool:
        """Let the time pass until the next computer player acts, or the table rules by itself; False: nobody does."""
        made = self.moves
        if TABLE in self.actors:
            self.play(TABLE, self.thinking.judge.verdict(self._match.state.view(TABLE), self.rng))
        elif self.soon is not None:
            self.update(self.soon)
        return self.moves > made

    def play_out(self, rest: Rest) -> None:
        """Make everybody's moves, one at each update, as `rest` chooses them, until it chooses none."""
        self._rest = rest
        self.plan_anew()

    def _play_rest(self, rest: Rest) -> list[Event]:
        """Make the next move of a round that is played out; after the last one, let everybody choose again."""
        move = self._next_of(rest)
        events = self.play(self.actors[0], move) if move is not None else []
        if self._next_of(rest) is None:
            self._rest = None
            self.plan_anew()
        return events

    def _next_of(self, rest: Rest) -> Move | None:
        """The next move of a round that is played out; None if it is over."""
        state = self._match.state
        return next((rest(state.view(seat), state.legal(seat)) for seat in self.actors), None)

    def _make(self, seat: int, move: Move, window: int | None = None) -> list[Event]:
        """Make a move in the match and record its events; at the beginning of a turn, note the time played too."""
        if self.timer is not None and self.timer.kind == WHOLE_MATCH:
            self._note_time()
        events = self._match.play(seat, move, window)
        self._record.add(events)
        self._past.keep()
        return events

    def _note_time(self) -> None:
        """Keep the time played with the match, if its rules have a limit for that."""
        seconds = self.clock.due(self.timer, self._match.seconds)
        if seconds is not None and self.outcome is None:
            self._match.note_time(seconds)

    def _act(self, thought: Thought) -> list[Event]:
        """Make the move that a computer player has chosen, and remember its reason."""
        plan, number = self.plans.by_seat.pop(thought.seat), self.moves + 1
        try:
            events = self.play(thought.seat, thought.choice.move, plan.window)
        except ShelfError:
            self.plans.by_seat[thought.seat] = plan
            raise
        self.thinking.remember(thought, number)
        return events

    def _choose(self, seat: int, move: Move, window: int | None) -> list[Event]:
        """Note a person's unseen choice; once all people have chosen, draw lots."""
        self._match.check(seat, move, window)
        self.lots.add(Lot(seat, move))
        return self._draw_lots() if self.lots.ready(self.timer) else []

    def _draw_lots(self) -> list[Event]:
        """Apply the secret choices of a race in random order, once every racer has chosen."""
        timer = self.timer
        assert timer is not None
        for racer in timer.seats:
            if racer not in self.lots.chosen:
                thought = self.thinking.thought(racer, self._match.state)
                if thought is None:
                    return []
                self.lots.add(Lot(racer, thought.choice.move, thought))
        drawn = self.lots.draw(self.rng)
        events: list[Event] = []
        for racer, move, thought in drawn:
            if self.timer is None or self.timer.id != timer.id or not self._match.state.allows(racer, move):
                continue
            try:
                events += self._make(racer, move)
            except ShelfError as error:
                if not events:
                    self.lots.put_back(drawn)
                    raise
                self.lots.unsaid = error
                break
            if thought is not None:
                self.thinking.remember(thought, self.moves)
        self._look()
        return events

    def _look(self) -> None:
        """Plan the moves of computer players that may act now. Plans for a limit that is still open stay."""
        timer = running(self.timer)
        self.claim = None
        window = timer.id if timer is not None else None
        if window != self.clock.window or timer is None:
            self.clock.open(window)
            self.plans.by_seat.clear()
            self.lots.forget_thoughts()
            self.thinking.cancel()
        actors = timer.seats if timer is not None else self.actors
        self.plans.keep_only(actors)
        for seat in actors if self._rest is None else ():
            if seat not in self.players:
                continue
            self.thinking.ask(seat, self._match.state)
            if seat not in self.plans.by_seat and not self.drawing_lots:
                self.plans.add(seat, self.players[seat], self.clock.now, timer, self.rng)

    # looking back, and the end

    def last_turn(self, seat: int) -> int:
        """The number of moves made before that seat's last turn; with those after it, it can be seen again."""
        return self._past.since(seat)

    @property
    def hurried(self) -> bool:
        """True while a limit of this moment or a race runs, so that time may not be had for nothing."""
        return self.claim is not None or running(self.timer) is not None

    def voiced(self, seat: int, choice: Choice) -> Choice:
        """The choice for that seat with its answer in words, in a game with free answers; else unchanged."""
        return self.thinking.judge.aloud(self._match.state.view(seat), choice)

    def unsealed(self) -> Deal:
        """The seed of the deal and all that it can be checked by; only once the match is over."""
        assert self.outcome is not None
        return Deal(self._match, self.sealed)

    def journal(self) -> str:
        """The match as it lies on the shelf, for a report; only its options if it has `shared_secrets`."""
        match = self._match
        if self.shared_secrets:
            moves = f"{len(match.moves)} moves; not over, and shared: not shown"
            options = msgspec.json.encode(match.options).decode()
            return f"{match.game.name}, {len(match.seats)} seats, {moves}\n{options}"
        return journal.encode(match).decode()

    @property
    def shared_secrets(self) -> bool:
        """True if several people share this match and it is not over: then not everyone may know everything."""
        return len(self.facts.people) > 1 and self.outcome is None

    def leave(self, shelf: Shelf | None) -> None:
        """Stop thinking, and put the match back on the shelf, with the time that was played."""
        self.thinking.cancel()
        with suppress(ShelfError):
            self._note_time()
        if shelf is not None:
            shelf.release(self._match, self.keeping.ended)
