"""The options of a moment of Trépido: each legal move once, what it seems worth, and what it does on a table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ai.trepido.bits import ALIKE, ANNOUNCED, FIT, mask, parry
from ai.trepido.instinct import Instinct
from ai.trepido.table import ImaginedTable
from game.table import Move
from game.trepido.cards import CARD, FACE, JOKER, OPENING, SYMBOLS
from game.trepido.moves import Draw, Give, Keep, Pass, Play, Replay, Reverse, Swap
from game.trepido.view import TrepidoView

Act = Callable[[ImaginedTable], int]


class Option(NamedTuple):
    """A move, its worth by instinct, and its effect: `act` plays it in an imagined round and returns the next seat to
    move."""

    move: Move
    worth: float
    act: Act


class Moment:
    """The position of a seat that has to choose, as masks; of the others only the number of cards is known."""

    def __init__(self, view: TrepidoView, instinct: Instinct, rng: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.instinct = instinct
        self.seat = view.seat
        self.hand = mask(CARD[name] for name in view.hands[view.seat] or ())
        self.top = SYMBOLS.index(view.beat.symbol) * 3 + view.beat.strength - 1 if view.beat else OPENING
        self.gone = [CARD[name] for name in view.discard]
        self.table = ImaginedTable(view.options, view.seats, instinct, rng.random)
        self.lay_out(
            [self.hand if seat == self.seat else (1 << count) - 1 for seat, count in enumerate(view.counts)], []
        )
        fit = FIT[view.options.kids in (0, 3)]
        self.fits = (parry(view.options) if view.phase == "threat" else fit)[self.top]

    def lay_out(self, hands: list[int], pile: list[int]) -> ImaginedTable:
        """Set the imagined round to this position, with these hands and this pile."""
        table, view = self.table, self.view
        table.hands = hands
        table.pile = pile
        table.gone = self.gone.copy()
        table.top = self.top
        table.direction = view.direction
        table.resume = -1 if view.resume is None else view.resume
        table.winner = -1
        return table

    def options(self, legal: list[Move]) -> list[Option]:
        """One option for each kind of legal move that is no mistake, the best first."""
        seen: set[object] = set()
        options = []
        for move in legal:
            same = self.kind(move)
            if same not in seen and not self.wrong(move):
                seen.add(same)
                options.append(OPTIONS[type(move)](self, move))
        return sorted(options, key=lambda option: -option.worth)

    def kind(self, move: Move) -> object:
        """A value that is equal for moves that come to the same: copies of one card are worth the same."""
        if isinstance(move, Play):
            return ALIKE[CARD[move.card]], move.symbol
        if isinstance(move, Give):
            return ALIKE[CARD[move.card]], move.to
        return move

    def wrong(self, move: Move) -> bool:
        """Tell if the card of a move does not fit, though the table lets it pass (TR-23)."""
        return isinstance(move, Play) and not self.fits >> CARD[move.card] & 1

    def _play(self, move: Play) -> Option:
        card = CARD[move.card]
        face = FACE[card] if move.symbol is None else ANNOUNCED[move.symbol] * 3 + FACE[card] - JOKER
        worth = self.instinct.laid(self.table, self.seat, card, face, self.hand & ~(1 << card))
        seat = self.seat
        if self.view.phase != "threat":
            return Option(move, worth, lambda table: table.lay(seat, card, face))
        threat = self.view.threat + 3

        def parry(table: ImaginedTable) -> int:
            after = table.parried(seat, card, face)
            return table.threatened((seat + table.direction) % table.seats, threat) if after is None else after

        return Option(move, worth, parry)

    def _draw(self, move: Draw) -> Option:
        seat, hand, threat = self.seat, self.hand, self.view.threat
        if self.view.phase == "threat":
            worth = self.instinct.took(hand)
            return Option(move, worth, lambda table: table.take_threat(seat, threat))
        stuck = not hand & self.fits
        return Option(move, self.instinct.drew(self.table, seat, hand), lambda table: table.draw(seat, stuck))

    def _keep(self, move: Keep) -> Option:
        seat = self.seat
        worth = self.instinct.kept(self.table, seat, self.hand, CARD[self.view.drawn or ""])
        return Option(move, worth, lambda table: table.advance(seat))

    def _pass(self, move: Pass) -> Option:
        others, turn = [racer for racer in self.view.racers if racer != self.seat], self.view.turn
        worth = self.instinct.passed(self.table, self.hand)
        return Option(move, worth, lambda table: table.race(turn, others))

    def _replay(self, move: Replay) -> Option:
        seat = self.seat
        return Option(move, 1.0 * self.instinct.plays_again(self.table, seat), lambda table: seat)

    def _reverse(self, move: Reverse) -> Option:
        seat = self.seat
        return Option(move, 0.5, lambda table: table.reverse(seat))

    def _give(self, move: Give) -> Option:
        seat, card, to = self.seat, CARD[move.card], move.to
        worth = self.instinct.gave(self.table, seat, card, to, self.hand & ~(1 << card))
        return Option(move, worth, lambda table: table.given(seat, card, to))

    def _swap(self, move: Swap) -> Option:
        seat, other = self.seat, move.other
        worth = self.instinct.swapped(self.table, seat, other, self.hand)
        return Option(move, worth, lambda table: table.swapped(seat, other))


OPTIONS: dict[type, Callable[[Moment, Any], Option]] = {
    Play: Moment._play,
    Draw: Moment._draw,
    Keep: Moment._keep,
    Pass: Moment._pass,
    Replay: Moment._replay,
    Reverse: Moment._reverse,
    Give: Moment._give,
    Swap: Moment._swap,
}
"""The maker of an option, by the type of move. Thanks and the direction need no thought."""
