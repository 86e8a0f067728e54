"""People and computer players at one table: whose moment it is, who thinks how long, which limit runs.

The rules name limits and read no clock; here is the clock. It stands still whenever nobody calls `update`:
while cards move, behind the curtain, in a pause.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from ai.player import REFLEXES, Choice, Player
from ai.thinker import Inline, Thinker
from game.match import Match
from game.shelf import ShelfError
from game.table import TABLE, TIMEOUT, Event, Timer, View
from scenes.sitting.judge import NO_JUDGE, Judge

THINKING = (0.4, 0.9)
"""Seconds that a computer player seems to think, whatever it really takes: time tells nothing."""


CLAIM = 6.0
"""Seconds that somebody who pressed their key has to lay a card."""
MATCH = "match"
"""The kind of limit that counts from the beginning of the sitting, for everyone alike."""
MOST_THOUGHTS = 200
"""So many can be asked about; the oldest are forgotten, as each holds what was seen then."""
LOT = "race"
"""The kind of limit that, without speed, is decided by lot."""
ASKING = 0.02
"""Seconds between two looks at whether somebody has thought long enough."""


class Claim(NamedTuple):
    """Somebody was first: until when they have time, and what they do if they do nothing."""

    seat: int
    until: float
    otherwise: Any


class Plan(NamedTuple):
    """When a computer player will act, on the sitting's clock, and the window it means."""

    due: float
    window: int | None


class Asked(NamedTuple):
    """A computer player thinks: the ticket for its answer, what it sees, and whether it has a choice at all."""

    ticket: int
    view: View
    free: bool


class Thought(NamedTuple):
    """Why a computer player moved: who, what it saw, what it chose and weighed, and whether it had a choice."""

    seat: int
    view: View
    choice: Choice
    free: bool = True


class Sitting:
    """One match with its players. `update` lets time pass; `play` is a person's move."""

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
        self.match = match
        self.players = dict(players)
        self.rng = rng
        self.thinker: Thinker = thinker or Inline(self.players, match.seed)
        """Where the choices of computer players come from."""
        self.judge = judge
        """Puts their free answers in words."""
        self.thoughts: dict[int, Thought] = {}
        """Why each of their moves was made, by its number in the match; the first is 1."""
        self.limits = limits
        """How many times longer every limit is; None: no limit runs out."""
        self.pace = 1.0
        """The speed of the table: thinking seems as much shorter. Reactions and limits stay those of people."""
        self.by_lot = by_lot
        """Without speed: in a race everyone chooses unseen, and the order is drawn by lot."""
        self.chosen: dict[int, Any] = {}
        """What people have chosen unseen so far."""
        self.unsaid: ShelfError | None = None
        """What could not be kept after something else had been: first that is shown, then this is said."""
        self.claim: Claim | None = None
        self.now = 0.0
        self._claimed = 0.0
        self._plans: dict[int, Plan] = {}
        self._asked: dict[int, Asked] = {}
        """The computer players who think at this moment."""
        self._thought_of: dict[int, Thought] = {}
        """What computer players have chosen unseen so far."""
        self._window: int | None = None
        self._opened = 0.0
        self._look()

    @property
    def people(self) -> tuple[int, ...]:
        """The people who may act now; without speed, those who have not chosen yet."""
        actors = self.match.state.actors()
        return tuple(seat for seat in actors if seat >= 0 and seat not in self.players and seat not in self.chosen)

    @property
    def drawing_lots(self) -> bool:
        """Whether this race is decided by lot: it is, without speed, as soon as people are in it."""
        timer = self.match.state.timer
        return self.by_lot and timer is not None and timer.kind == LOT and any(map(self._person, timer.seats))

    @property
    def left(self) -> float | None:
        """Seconds until the limit that runs is over; None if there is none."""
        timer = self.match.state.timer
        if self.claim is not None:
            return max(0.0, self.claim.until - self._claimed) if self.limits is not None else None
        if timer is not None and timer.kind == MATCH:
            return max(0.0, timer.seconds - self.now)
        if timer is None or self.limits is None or self.drawing_lots:
            return None
        return max(0.0, self._opened + timer.seconds * self.limits - self.now)

    @property
    def whole(self) -> float:
        """How long the limit that runs is in all."""
        if self.claim is not None:
            return self.claim.until
        timer = self.match.state.timer
        return timer.seconds * (self.limits or 1.0) if timer is not None else 1.0

    @property
    def waits(self) -> bool:
        """Whether nothing will happen before a person acts: then no time needs to pass."""
        return not self._plans and self.left is None

    @property
    def soon(self) -> float | None:
        """Seconds until somebody acts or a limit is over; None: not before a person acts."""
        if self.unsaid is not None:
            return 0.0
        if self.claim is not None:
            return self.left
        waits = [plan.due - self.now if plan.due > self.now else ASKING for plan in self._plans.values()]
        waits += [ASKING] if self._all_chosen else []
        waits += [self.left] if self.left is not None else []
        return max(0.0, min(waits)) if waits else None

    def play(self, seat: int, move: Any, window: int | None = None) -> list[Event]:
        """A move; raises IllegalMove and changes nothing if the rules refuse it."""
        if seat >= 0 and self.drawing_lots:
            return self._choose(seat, move, window)
        events = self.match.play(seat, move, window)
        self._look()
        return events

    def press(self, seat: int, otherwise: Any) -> bool:
        """Somebody claims this race with their key: time stands still for the others. False if it is not theirs."""
        timer = self.match.state.timer
        if self.claim is not None or timer is None or seat not in timer.seats:
            return False
        self._claimed = 0.0
        self.claim = Claim(seat, CLAIM * (self.limits or 1.0), otherwise)
        return True

    def hold(self, seconds: float) -> None:
        """So much time does not count for the limit that runs: what it is about is still being read out."""
        self._opened += seconds

    def look_again(self) -> None:
        """The match was taken back: whoever was about to act thinks anew."""
        self._window = None
        self._plans.clear()
        self.thoughts = {
            number: thought for number, thought in self.thoughts.items() if number <= len(self.match.moves)
        }
        self._look()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._asked.clear()
        self.thinker.cancel()

    def update(self, dt: float) -> list[Event]:
        """Let time pass; at most one thing happens, so that it can be shown before the next."""
        if self.unsaid is not None:
            unsaid, self.unsaid = self.unsaid, None
            raise unsaid
        if self.claim is not None:
            self._claimed += dt
            late = self.left == 0.0
            return self.play(self.claim.seat, self.claim.otherwise) if late else []
        self.now += dt
        if self._all_chosen:
            return self._draw_lots()
        ready = sorted((plan.due, seat) for seat, plan in self._plans.items() if plan.due <= self.now)
        limit = self._limit()
        if limit is not None and (not ready or limit < ready[0][0]) and limit <= self.now:
            return self.play(TABLE, TIMEOUT)
        for _, seat in ready:
            thought = self._thought(seat)
            if thought is not None:
                return self._act(thought)
        return []

    def _act(self, thought: Thought) -> list[Event]:
        """A computer player acts on what its seat may know."""
        plan, made = self._plans.pop(thought.seat), len(self.match.moves)
        try:
            events = self.play(thought.seat, thought.choice.move, plan.window)
        except ShelfError:
            self._plans[thought.seat] = plan
            raise
        self._keep(thought, made + 1)
        return events

    def _keep(self, thought: Thought, number: int) -> None:
        """Why the move of this number was made; what had to be needs no reason."""
        if thought.free:
            self.thoughts[number] = thought
            while len(self.thoughts) > MOST_THOUGHTS:
                del self.thoughts[next(iter(self.thoughts))]

    def _thought(self, seat: int) -> Thought | None:
        """What a computer player has chosen, if it has; what can't be done any more is thought over again."""
        if seat not in self._asked:
            self._ask(seat)
        asked = self._asked[seat]
        choice = self.thinker.answer(asked.ticket)
        if choice is None:
            return None
        del self._asked[seat]
        if not self.match.state.allows(seat, choice.move):
            return None
        return Thought(seat, asked.view, self.judge.aloud(self.match.state, choice), asked.free)

    def _ask(self, seat: int) -> None:
        state = self.match.state
        view, legal = state.view(seat), state.legal(seat)
        self._asked[seat] = Asked(self.thinker.ask(seat, view, legal), view, len(legal) > 1)

    def _person(self, seat: int) -> bool:
        return seat >= 0 and seat not in self.players

    def _choose(self, seat: int, move: Any, window: int | None) -> list[Event]:
        """Chosen unseen; when all people have, the computer players choose too and lots are drawn."""
        self.match.check(seat, move, window)
        self.chosen[seat] = move
        return self._draw_lots() if self._all_chosen else []

    @property
    def _all_chosen(self) -> bool:
        """Whether every person in this race has chosen unseen."""
        timer = self.match.state.timer
        if timer is None or not self.chosen:
            return False
        return all(racer in self.chosen for racer in timer.seats if self._person(racer))

    def _draw_lots(self) -> list[Event]:
        """As soon as the computer players have chosen too."""
        state, timer = self.match.state, self.match.state.timer
        assert timer is not None
        for racer in timer.seats:
            if racer not in self.chosen and racer not in self._thought_of:
                thought = self._thought(racer)
                if thought is None:
                    return []
                self._thought_of[racer] = thought
        people, self.chosen = self.chosen, {}
        thoughts, self._thought_of = self._thought_of, {}
        order = [*people.items(), *((racer, thought.choice.move) for racer, thought in thoughts.items())]
        self.rng.shuffle(order)
        events: list[Event] = []
        for racer, chosen in order:
            if state.timer is not None and state.timer.id == timer.id and state.allows(racer, chosen):
                try:
                    events += self.match.play(racer, chosen)
                except ShelfError as error:
                    if not events:
                        self.chosen, self._thought_of = people, thoughts
                        raise
                    self.unsaid = error
                    break
                if racer in thoughts:
                    self._keep(thoughts[racer], len(self.match.moves))
        self._look()
        return events

    def _limit(self) -> float | None:
        left = self.left
        return None if left is None else self.now + left

    def _look(self) -> None:
        """After a move: who is to act now, and when. Plans for a window that is still open stay as they are."""
        state = self.match.state
        timer = state.timer if state.timer is not None and state.timer.kind != MATCH else None
        self.claim = None
        window = timer.id if timer is not None else None
        if window != self._window or timer is None:
            self._window, self._opened = window, self.now
            self._plans.clear()
            self._thought_of.clear()
            self.forget()
        actors = timer.seats if timer is not None else state.actors()
        self._plans = {seat: plan for seat, plan in self._plans.items() if seat in actors}
        for seat in actors:
            if seat not in self.players:
                continue
            if seat not in self._asked:
                self._ask(seat)
            if seat not in self._plans and not self.drawing_lots:
                self._plans[seat] = Plan(self.now + self._takes(seat, timer), window)

    def _takes(self, seat: int, timer: Timer | None) -> float:
        """Seconds until a computer player acts: a reaction where speed counts, else a while of thinking."""
        if timer is not None and timer.kind in REFLEXES:
            return self.players[seat].reflex(timer.kind, self.rng)
        return self.rng.uniform(*THINKING) / self.pace
