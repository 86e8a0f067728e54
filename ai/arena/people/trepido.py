"""Model people at Trépido.

Assumed: they lay a card whenever they see one that fits, a joker only if nothing else does. *evening* lays any;
*casual* keeps a +3 for a neighbour who is nearly out, and gives to and swaps with whom it hurts;
*keen* also counts which cards of theirs would fit next time, and keeps an ending (a gift, a second turn) for
the last two cards. Nobody counts what the others may hold.
"""

from __future__ import annotations

from random import Random

from ai.arena.people.kinds import Kind, ModelPerson
from game.table import Move
from game.trepido.cards import CARD, EVENT, FACE, GIVE, JOKER, OPENING, PLUS, REPLAY, SKULL, SWAP, SYMBOLS, beats
from game.trepido.moves import Draw, Give, Keep, Pass, Play, Replay, Reverse, Swap
from game.trepido.view import TrepidoView

NEAR = 2
"""The cards from which somebody is nearly out."""


class TrepidoPerson(ModelPerson):
    """Somebody who lays what fits."""

    def decide(self, view: TrepidoView, legal: list[Move], rng: Random) -> Move:
        right = [move for move in legal if not isinstance(move, Play) or self._fits(view, move)]
        rng.shuffle(right)
        return max(right or legal, key=lambda move: self._liking(view, move))

    def _fits(self, view: TrepidoView, move: Play) -> bool:
        return view.phase == "threat" or beats(CARD[move.card], self._top(view), view.options.kids in (0, 3))

    def _top(self, view: TrepidoView) -> int:
        return SYMBOLS.index(view.beat.symbol) * 3 + view.beat.strength - 1 if view.beat else OPENING

    def _liking(self, view: TrepidoView, move: Move) -> float:
        """The liking for a move, in no unit."""
        if isinstance(move, Play):
            return self._play(view, move)
        if isinstance(move, Give):
            return self._give(view, move)
        if isinstance(move, Swap):
            return -view.counts[move.other] if self.kind != "evening" else 0.0
        if isinstance(move, Replay | Reverse):
            hand = view.hands[view.seat or 0] or ()
            again = any(beats(CARD[card], self._top(view), view.options.kids in (0, 3)) for card in hand)
            return 1.0 if isinstance(move, Replay) == again else 0.0
        return -50.0 if isinstance(move, Draw | Keep | Pass) else 0.0

    def _play(self, view: TrepidoView, move: Play) -> float:
        card, hand = CARD[move.card], view.hands[view.seat or 0] or ()
        rest = [CARD[other] for other in hand if other != move.card]
        if not rest:
            return 1000.0
        liking = -30.0 if FACE[card] >= JOKER else 0.0
        if self.kind == "evening":
            return liking
        kind = EVENT[card]
        after = view.counts[(view.turn + view.direction) % view.seats]
        if kind == PLUS:
            liking += 12 if after <= NEAR else -2
        if kind == SWAP:
            liking += 3 * (len(rest) - min(count for seat, count in enumerate(view.counts) if seat != view.seat))
        if kind == GIVE:
            liking += 100 if len(rest) == 1 else 4 if any(FACE[other] == SKULL for other in rest) else 0
        if self.kind == "keen":
            liking += self._ending(view, move, rest)
        return liking

    def _ending(self, view: TrepidoView, move: Play, rest: list[int]) -> float:
        """The worth that a keen player adds: cards for an ending are kept, and a hand that reaches all symbols."""
        card, strengths = CARD[move.card], view.options.kids in (0, 3)
        if EVENT[card] == REPLAY:
            face = FACE[card] if FACE[card] < JOKER else self._top(view)
            again = [other for other in rest if beats(other, face, strengths)]
            return (80.0 if len(rest) == 1 else 6.0) if again else -3.0
        kept = -4.0 if EVENT[card] == GIVE and len(rest) > 1 else 0.0
        symbols = {FACE[other] // 3 for other in rest if FACE[other] < JOKER}
        wild = any(JOKER <= FACE[other] < SKULL for other in rest)
        reach = 3 if wild else len(symbols)
        return kept + 4.0 * reach - 0.5 * (FACE[card] % 3)

    def _give(self, view: TrepidoView, move: Give) -> float:
        skull = FACE[CARD[move.card]] == SKULL
        if self.kind == "evening":
            return float(skull)
        teams = view.options.teams and (move.to ^ (view.seat or 0)) & 1 == 0
        wild = JOKER <= FACE[CARD[move.card]] < SKULL
        return 20 * skull - 10 * wild - 2 * view.counts[move.to] - 100 * teams


def make(kind: Kind) -> TrepidoPerson:
    return TrepidoPerson(kind)
