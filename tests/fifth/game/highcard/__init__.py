"""High card: three cards each, three tricks; the higher card takes a point, and most points win."""

from __future__ import annotations

from random import Random
from typing import Any

from game import table
from game.shuffle import shuffle
from game.table import Emit, Event, Game, IllegalMove, Outcome, State, View

CARDS = tuple(f"c{strength:02}" for strength in range(1, 13))


class Play(table.Move, frozen=True):
    """Lay a card."""

    card: str


class Laid(Event, frozen=True):
    """A card was laid."""

    seat: int
    card: str


class TrickWon(Event, frozen=True):
    """Both cards lie: the higher one took the point."""

    seat: int


class HighCardView(View, frozen=True, kw_only=True):
    """One's own hand, the card that lies, and everyone's points."""

    hands: tuple[tuple[str, ...] | None, ...]
    counts: tuple[int, ...]
    laid: tuple[str, ...]
    scores: tuple[int, ...]


class HighCardState(State):
    """`lead` is the seat that lays first."""

    __slots__ = ("hands", "laid", "lead", "moves", "outcome", "scores", "seats")
    timer = None

    def __init__(self, hands: list[list[str]]) -> None:
        self.seats, self.moves, self.lead = 2, 0, 0
        self.hands, self.laid, self.scores = hands, list[str](), [0, 0]
        self.outcome: Outcome | None = None

    def actors(self) -> tuple[int, ...]:
        return () if self.outcome else ((self.lead + len(self.laid)) % 2,)

    def legal(self, seat: int) -> list[Play]:
        return [Play(card) for card in self.hands[seat]] if seat in self.actors() else []

    def apply(self, seat: int, move: Any, emit: Emit | None = None) -> None:
        tell = emit or (lambda event: None)
        self.moves += 1
        self.hands[seat].remove(move.card)
        self.laid.append(move.card)
        tell(Laid(seat, move.card))
        if len(self.laid) == 2:
            self.lead = (self.lead + self.laid.index(max(self.laid))) % 2
            self.laid.clear()
            self.scores[self.lead] += 1
            tell(TrickWon(self.lead))
        if not any(self.hands):
            best = self.scores.index(max(self.scores))
            self.outcome = Outcome((best,), tuple(self.scores), "most points")

    def view(self, seat: int | None) -> HighCardView:
        hands = tuple(tuple(hand) if seat in (None, place) else None for place, hand in enumerate(self.hands))
        return HighCardView(
            game="highcard", seat=seat, seats=2, moves=self.moves, phase="over" if self.outcome else "play",
            actors=self.actors(), timer=None, outcome=self.outcome, hands=hands, counts=tuple(map(len, self.hands)),
            laid=tuple(self.laid), scores=tuple(self.scores),
        )  # fmt: skip

    def copy(self) -> HighCardState:
        twin = HighCardState([list(hand) for hand in self.hands])
        twin.moves, twin.lead, twin.outcome = self.moves, self.lead, self.outcome
        twin.laid, twin.scores = list(self.laid), list(self.scores)
        return twin

    def refusal(self, seat: int, move: Any) -> IllegalMove:
        return IllegalMove("you can't lay that card now")


class Options(table.Options, frozen=True, kw_only=True):
    """Nothing can be chosen."""


def begin(options: Options, seats: int, seed: int) -> HighCardState:
    order = list(range(len(CARDS)))
    shuffle(order, seed, 0)
    return HighCardState([sorted(CARDS[card] for card in order[first : first + 3]) for first in (0, 3)])


def imagine(view: HighCardView, rng: Random) -> HighCardState:
    """The hidden hand is drawn from the cards that this seat doesn't see."""
    seen = {card for hand in view.hands for card in hand or ()} | set(view.laid)
    hidden = rng.sample([card for card in CARDS if card not in seen], 3)
    state = HighCardState(
        [list(hand) if hand is not None else hidden[:n] for hand, n in zip(view.hands, view.counts, strict=True)]
    )
    state.moves, state.laid, state.scores, state.outcome = view.moves, list(view.laid), list(view.scores), view.outcome
    state.lead = (view.actors[0] - len(view.laid)) % 2 if view.actors else 0
    return state


GAME = Game(
    name="highcard", seats=range(2, 3), Options=Options, Move=Play, Event=Laid | TrickWon, View=HighCardView,
    begin=begin, imagine=imagine,
)  # fmt: skip
