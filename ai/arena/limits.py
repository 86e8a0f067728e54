"""Players beyond the limits, for the arena alone: one that sees every card, and one that has more time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from time import process_time

import msgspec

from ai.player import Choice, Level, Player, Weighed
from ai.players import player
from ai.tordu import crowd, duel
from ai.tordu.auction import PAYS
from ai.tordu.player import Tordu
from game.table import Move, View
from game.tordu.cards import SUITS, TORDU, hand_of
from game.tordu.moves import DOUBLE, Bid
from game.tordu.view import TorduView
from game.trepido.view import Known, TrepidoView

ONE_WORLD = 0.0
"""The least effort: all worlds are the same when no card is hidden."""


class Seer(ABC):
    """The expert player where nothing is hidden: nobody who plays by the rules can be expected to do better."""

    def __init__(self, plain: Player) -> None:
        self.player = plain

    @abstractmethod
    def sight(self, view: View, whole: View) -> View:
        """The view of this seat with all that lies hidden filled in from the whole one."""

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        return self.player.choose(view, legal, rng, budget)

    def reflex(self, kind: str, rng: Random) -> float:
        return self.player.reflex(kind, rng)


class TrepidoSeer(Seer):
    """Knows which card is where; only the order of the pile stays hidden."""

    def sight(self, view: View, whole: View) -> View:
        assert isinstance(whole, TrepidoView)
        others = [(seat, hand or ()) for seat, hand in enumerate(whole.hands) if seat != view.seat]
        known = tuple([Known(card, (seat,)) for seat, hand in others for card in hand])
        return msgspec.structs.replace(view, known=known)


class TorduSeer(Seer):
    """Bids what can be made, doubles what can't, and plays in the one true world."""

    def sight(self, view: View, whole: View) -> View:
        return msgspec.structs.replace(whole, seat=view.seat)

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        assert isinstance(view, TorduView)
        if view.phase == "play":
            return self.player.choose(view, legal, rng, budget)
        worth = {move: self._worth(view, move) for move in legal}
        order = sorted(legal, key=lambda move: -worth[move])
        return Choice(order[0], None, tuple([Weighed(move, worth[move]) for move in order]))

    def _worth(self, view: TorduView, move: Move) -> float:
        """The points that a call pays if it ends the auction and everyone plays as well as can be foreseen."""
        contract = view.contract
        if isinstance(move, Bid):
            return self._pays(view, view.seat or 0, move.suit, move.tricks)
        if contract is None:
            return 0.0
        theirs = self._pays(view, contract.declarer, contract.suit, contract.tricks)
        return -theirs / (view.seats - 1) * (2 if move == DOUBLE or contract.doubled else 1)

    @staticmethod
    def _pays(view: TorduView, declarer: int, suit: str, tricks: int) -> float:
        trump = SUITS.index(suit)
        hands = [hand_of(hand or ()) for hand in view.hands]
        if view.seats == 2:
            gap = duel.solved_gap(hands[declarer], hands[1 - declarer], trump, tricks)
        else:
            gap = crowd.contract_gap(hands, declarer, trump, tricks)
        return PAYS[trump == TORDU][gap]


SEERS: dict[str, Callable[[], Seer]] = {
    "trepido": lambda: TrepidoSeer(player("trepido", "expert")),
    "tordu": lambda: TorduSeer(Tordu("expert", ONE_WORLD)),
}


# more time

COUNTED: dict[str, tuple[str, float]] = {"tordu": ("effort", 1), "trepido": ("rounds", 2000)}
"""The attribute that counts a player's work for a choice, and its usual value, by game."""
AT_ONCE = 0.002
"""CPU seconds below which a choice was no search."""
LEAST, MOST = 0.05, 100.0
"""The least and the greatest multiple of the usual work."""


class Paced:
    """A player that takes so many CPU seconds for a search on average: it looks at more worlds, or fewer, as the last
    searches took."""

    def __init__(self, game: str, level: Level, seconds: float) -> None:
        self.player = player(game, level)
        self.seconds = seconds
        self.counted, self.usual = COUNTED[game]
        self.share = 1.0
        self.spent = self.done = 0.0

    def choose(self, view: View, legal: list[Move], rng: Random, budget: float | None = None) -> Choice:
        setattr(self.player, self.counted, type(getattr(self.player, self.counted))(self.usual * self.share))
        start = process_time()
        choice = self.player.choose(view, legal, rng, budget)
        spent = process_time() - start
        if spent > AT_ONCE:
            self.spent += spent
            self.done += self.share
            self.share = min(max(self.seconds * self.done / self.spent, LEAST), MOST)
        return choice

    def reflex(self, kind: str, rng: Random) -> float:
        return self.player.reflex(kind, rng)
