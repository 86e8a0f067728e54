"""A match of Trépido: what is where, who may do what. `play` and `rounds` say what happens then."""

from __future__ import annotations

from array import array
from typing import Any

from game import beginner
from game.table import TABLE, TIMEOUT, Emit, IllegalMove, Move, State, Timer
from game.trepido import refuse, rounds
from game.trepido import view as views
from game.trepido.cards import ANY_PLUS, COUNT, FITS, PARRIES, names
from game.trepido.memory import Secret
from game.trepido.moves import DIRECTIONS, DRAW, GIVES, KEEP, PASS, PLAYS, REPLAY, REVERSE, SWAPS, THANKS
from game.trepido.options import Options
from game.trepido.phases import CHOOSE, DRAWN, GIVE, OPEN, OVER, PHASES, RACE, SWAP, THANK, THREAT, TURN, WAY
from game.trepido.play import ACT, timeout

BLITZ_SECONDS = 5.0
RACE_SECONDS = 8.0
THANKS_SECONDS = 5.0


ANY = bytes([1]) * COUNT
SEATS = [tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64)]
"""The seats of a mask, a bit a seat."""


class TrepidoState(State):
    """Hands are kept in order; the next card of the pile is its last."""

    __slots__ = (
        "back",
        "dealer",
        "direction",
        "discard",
        "drawn",
        "fits",
        "forced",
        "fresh",
        "giver",
        "hands",
        "history",
        "last",
        "moves",
        "opened",
        "options",
        "outcome",
        "parries",
        "phase",
        "pile",
        "racers",
        "results",
        "resume",
        "scores",
        "seats",
        "secrets",
        "seed",
        "shuffles",
        "threat",
        "top",
        "turn",
        "turns",
    )

    options: Options
    fits: tuple[bytes, ...]
    """By the face to beat, the cards that beat it."""
    parries: tuple[bytes, ...]
    """The same under a threat."""
    seed: int
    shuffles: int
    """The number of draws from the seed so far."""
    phase: int
    opened: int
    """The number of moves made when this phase began."""
    turn: int
    """The seat on turn; in a race the one that laid the speed card, in a thank-you the one that is to say it."""
    turns: int
    dealer: int
    """The dealer; in `ciao`, the seat that opens (TR-08)."""
    direction: int
    hands: list[list[int]]
    pile: list[int]
    discard: list[int]
    top: int
    """The face to beat: symbol and strength of the last card, or what a joker announced."""
    threat: int
    drawn: int
    """The card just drawn, as long as its player looks at it, else -1."""
    forced: int
    """1 if it fits and must be laid (TR-12)."""
    racers: int
    """The seats that may still lay in this race, a bit a seat."""
    resume: int
    """The seat at which play goes on after a race in `trepido` (TR-18), else -1."""
    giver: int
    """The seat that waits for a thank-you, else -1."""
    scores: list[int]
    results: list[tuple[int, ...]]
    """A line a round: its winner (-1: nobody) and everyone's points."""
    last: tuple[tuple[int, ...], ...]
    """The hands as they were shown at the end of the round before."""
    history: array[int]
    secrets: list[Secret]
    """Everything that happened out of sight in this round."""
    back: int
    fresh: list[int]

    # who and what

    def actors(self) -> tuple[int, ...]:
        if self.phase == RACE:
            return SEATS[self.racers]
        return SEATS[1 << self.turn] if self.phase != OVER else ()

    @property
    def timer(self) -> Timer | None:
        if self.phase == RACE:
            return Timer(self.opened, "race", RACE_SECONDS, self.actors())
        if self.phase == THANK:
            return Timer(self.opened, "thanks", THANKS_SECONDS, (self.turn,))
        if self.options.blitz and self.phase != OVER:
            return Timer(self.opened, "blitz", BLITZ_SECONDS, (self.turn,))
        return None

    def legal(self, seat: int) -> list[Move]:
        phase = self.phase
        if phase == TURN and seat == self.turn:
            ok = self._lets(self.fits[self.top])
            moves: list[Move] = []
            for card in self.hands[seat]:
                if ok[card]:
                    moves += PLAYS[card]
            if self.pile or self._may_draw(seat):
                moves.append(DRAW)
            return moves
        if seat == TABLE:
            return [TIMEOUT] if self.timer else []
        if phase == RACE:
            return self._race_moves(seat) if self.racers >> seat & 1 else []
        if seat != self.turn or phase == OVER:
            return []
        return list(CHOICES[phase](self, seat))

    def _lets(self, right: bytes) -> bytes:
        """The cards that the table lets pass: the right ones; with `strict` any, if a penalty can be drawn (TR-13)."""
        options = self.options
        return ANY if options.strict and (self.pile or len(self.discard) > 1 or options.reading == 1) else right

    def _may_draw(self, seat: int) -> bool:
        """TR-13: with nothing to draw, a seat that can play must."""
        fits = self.fits[self.top]
        return len(self.discard) > 1 or not any(fits[card] for card in self.hands[seat])

    def _laying(self, seat: int, ok: bytes) -> list[Move]:
        return [move for card in self.hands[seat] if ok[card] for move in PLAYS[card]]

    def _opening_moves(self, seat: int) -> list[Move]:
        return self._laying(seat, self._lets(self.fits[self.top]))

    def _race_moves(self, seat: int) -> list[Move]:
        return [*self._laying(seat, self._lets(self.fits[self.top])), PASS]

    def _threat_moves(self, seat: int) -> list[Move]:
        return [*self._laying(seat, self._lets(self.parries[self.top])), DRAW]

    def _drawn_moves(self, seat: int) -> list[Move]:
        """TR-12: a card that does not fit can only be kept; others must not see that there was no choice."""
        laying = PLAYS[self.drawn] if self.fits[self.top][self.drawn] else []
        return [*laying] if self.forced else [*laying, KEEP]

    def _gifts(self, seat: int) -> list[Move]:
        others = self._others(seat)
        return [GIVES[card][other] for card in self.hands[seat] for other in others]

    def _swaps(self, seat: int) -> list[Move]:
        return [SWAPS[other] for other in self._others(seat)]

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        return refuse.why(self, seat, move)

    # what happens

    def apply(self, seat: int, move: Move, emit: Emit | None = None) -> None:
        self.moves += 1
        if seat < 0:
            timeout(self, emit)
        else:
            ACT[self.phase](self, seat, move, emit)

    # looking, copying

    def view(self, seat: int | None) -> views.TrepidoView:
        return views.view(self, seat)

    def copy(self) -> TrepidoState:
        new = TrepidoState.__new__(TrepidoState)
        new.back = self.back
        new.dealer = self.dealer
        new.direction = self.direction
        new.discard = self.discard.copy()
        new.drawn = self.drawn
        new.fits = self.fits
        new.forced = self.forced
        new.fresh = self.fresh.copy()
        new.giver = self.giver
        new.hands = [hand.copy() for hand in self.hands]
        new.history = self.history[:]
        new.last = self.last
        new.moves = self.moves
        new.opened = self.opened
        new.options = self.options
        new.outcome = self.outcome
        new.parries = self.parries
        new.phase = self.phase
        new.pile = self.pile.copy()
        new.racers = self.racers
        new.results = self.results.copy()
        new.resume = self.resume
        new.scores = self.scores.copy()
        new.seats = self.seats
        new.secrets = self.secrets.copy()
        new.seed = self.seed
        new.shuffles = self.shuffles
        new.threat = self.threat
        new.top = self.top
        new.turn = self.turn
        new.turns = self.turns
        return new

    def __str__(self) -> str:
        hands = " | ".join(" ".join(names(hand)) for hand in self.hands)
        lies = names(self.discard[-1:])
        return f"trepido {PHASES[self.phase]} turn {self.turn} on {lies} pile {len(self.pile)} hands {hands}"


CHOICES: dict[int, Any] = {
    WAY: lambda state, seat: DIRECTIONS.copy(),
    OPEN: TrepidoState._opening_moves,
    DRAWN: TrepidoState._drawn_moves,
    THREAT: TrepidoState._threat_moves,
    CHOOSE: lambda state, seat: [REPLAY, REVERSE],
    GIVE: TrepidoState._gifts,
    THANK: lambda state, seat: [THANKS],
    SWAP: TrepidoState._swaps,
}
"""The functions that list the moves of the seat on turn, by phase."""


def begin(options: Options, seats: int, seed: int) -> TrepidoState:
    """TR-08: the first dealer (in `ciao` the first opener) by lot, unless the options name one."""
    options.check_seats(seats)
    state = blank(options, seats)
    state.seed = seed
    state.dealer = beginner.seat(options.first, seats, seed, 0)
    state.shuffles = 1
    rounds.deal(state, None)
    return state


def blank(options: Options, seats: int) -> TrepidoState:
    """A table with nothing on it."""
    state = TrepidoState()
    state.options = options
    state.seats = seats
    state.dealer = 0
    strengths = options.kids in (0, 3)
    state.fits = FITS[strengths]
    state.parries = ANY_PLUS if options.any_plus3 else PARRIES[strengths]
    state.seed = state.shuffles = state.moves = 0
    state.outcome = None
    state.scores = [0] * seats
    state.results = []
    state.last = ()
    rounds.clear(state, [])
    return state
