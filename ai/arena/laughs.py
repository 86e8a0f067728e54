"""Moves that a child would laugh at, a list for each game: no level makes one, however weak.

    python -m ai.arena.laughs trio            10,000 decisions of every level, and how often each was made

Each is told from the view alone: what the mover could know, and did know if they had looked once.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ai.arena.bouts import in_words, verdict
from ai.player import LEVELS, Level
from ai.players import player
from game import GAMES, NAMES, TABLE
from game.defizz.chance.draws import worth
from game.defizz.chance.luck import GO, STAY
from game.defizz.moves import ACCEPT, REFUSE
from game.defizz.view import DefizzView
from game.table import Move, View
from game.tordu.cards import RANKS
from game.tordu.moves import Bid, Play
from game.tordu.view import TorduView
from game.trepido.cards import CARD, FACE, JOKER, SKULL
from game.trepido.moves import Give, Swap
from game.trepido.moves import Play as Lay
from game.trepido.view import TrepidoView
from game.trio.moves import Reveal
from game.trio.view import Seen, TrioView

USUAL = 10_000
"""The decisions of each level that are looked at."""


class Laugh(NamedTuple):
    """A move to laugh at: its name, and the test for it."""

    name: str
    made: Callable[[Any, list[Move], Move], bool]


# Trio


def _just_seen(view: TrioView, legal: list[Move], move: Move) -> bool:
    """Looks for a number at a card that was turned up in the turn before, and was another one."""
    if not view.revealed or not isinstance(move, Reveal):
        return False
    wanted, turns = view.revealed[0].number, view.turn - 1
    asked = [seen for seen in view.revealed if (seen.source, seen.end) == (move.source, move.end)]
    return not asked and any(
        isinstance(seen, Seen)
        and seen.turn == turns
        and seen.became == "back"
        and (seen.source, seen.place, seen.end) == (move.source, move.place, move.end)
        and seen.number != wanted
        and _first_there(view, seen)
        for seen in view.history
    )


def _first_there(view: TrioView, seen: Seen) -> bool:
    """Tell if a card lay first at its end, so that the next one to ask there gets it again."""
    same = [one for one in view.history if isinstance(one, Seen) and one.turn == seen.turn]
    return next(one for one in same if (one.source, one.end, one.place) == (seen.source, seen.end, seen.place)) is seen


def _own_other(view: TrioView, legal: list[Move], move: Move) -> bool:
    """Shows a card of one's own that is known to differ from the one looked for."""
    if not view.revealed or not isinstance(move, Reveal) or move.source != view.seat or move.end is None:
        return False
    hand = view.hands[view.seat or 0] or [0]
    others = any(isinstance(other, Reveal) and other.source != view.seat for other in legal)
    return others and hand[0 if move.end == "low" else -1] != view.revealed[0].number


def _own_third(view: TrioView, legal: list[Move], move: Move) -> bool:
    """Looks elsewhere for a third equal card though one lies at an end of its own hand."""
    if len({seen.number for seen in view.revealed}) != 1 or len(view.revealed) != 2 or not isinstance(move, Reveal):
        return False
    hand, wanted = view.hands[view.seat or 0] or [0], view.revealed[0].number
    ends = {"low": hand[0], "high": hand[-1]}
    own = [each for each in legal if isinstance(each, Reveal) and each.source == view.seat and each.end is not None]
    return any(ends[each.end or ""] == wanted for each in own) and move.source == "middle"


# Trépido


def _joker_early(view: TrepidoView, legal: list[Move], move: Move) -> bool:
    """Lays its only joker on its first turns, with six cards or more, though anything else would do."""
    hand = view.hands[view.seat or 0] or ()
    jokers = [card for card in hand if JOKER <= FACE[CARD[card]] < SKULL]
    if view.phase != "turn" or len(hand) < 6 or not isinstance(move, Lay) or [move.card] != jokers:
        return False
    others = [other.card for other in legal if isinstance(other, Lay) and FACE[CARD[other.card]] < JOKER]
    return bool(others) and not view.options.strict


def _joker_given(view: TrepidoView, legal: list[Move], move: Move) -> bool:
    """Gives a joker away though it could give a skull."""
    if not isinstance(move, Give) or not JOKER <= FACE[CARD[move.card]] < SKULL:
        return False
    return any(isinstance(other, Give) and FACE[CARD[other.card]] == SKULL for other in legal)


def _leaves_its_last(view: TrepidoView, legal: list[Move], move: Move) -> bool:
    """Draws though its last card in hand would fit, and win."""
    hand = view.hands[view.seat or 0] or ()
    lays = any(isinstance(other, Lay) for other in legal)
    return view.phase == "turn" and len(hand) == 1 and lays and not view.options.strict and not isinstance(move, Lay)


def _swaps_for_more(view: TrepidoView, legal: list[Move], move: Move) -> bool:
    """Takes a fuller hand than its own for it, though there is another that is no fuller."""
    if not isinstance(move, Swap):
        return False
    own = view.counts[view.seat or 0]
    least = min(view.counts[other.other] for other in legal if isinstance(other, Swap))
    return least <= own < view.counts[move.other]


# Le Tordu


def _all_or_nothing(view: TorduView, legal: list[Move], move: Move) -> bool:
    """Bids seven tricks or more without an ace, or none with four of them."""
    if not isinstance(move, Bid):
        return False
    aces = sum(card[0] == "A" for card in view.hands[view.seat or 0] or ())
    return (move.tricks >= 7 and not aces) or (move.tricks == 0 and aces >= 4)


def _wins_what_is_lost(view: TorduView, legal: list[Move], move: Move) -> bool:
    """Last to play as a declarer who needs no more, takes a trick with the trump ace though a lower card would lose."""
    contract = view.contract
    if not isinstance(move, Play) or contract is None or contract.declarer != view.seat:
        return False
    if len(view.trick) != view.seats - 1 or view.tricks[contract.declarer] != contract.tricks:
        return False
    led = view.trick[0].card[1]
    low = any(isinstance(card, Play) and card.card[1] not in (led, contract.suit) for card in legal)
    return low and move.card == "A" + contract.suit


def _gives_up_its_last_chance(view: TorduView, legal: list[Move], move: Move) -> bool:
    """Last to play as a declarer who needs this trick and all to come, lets it go though it could take it."""
    contract = view.contract
    if not isinstance(move, Play) or contract is None or contract.declarer != view.seat:
        return False
    left = len(view.hands[view.seat or 0] or ())
    if len(view.trick) != view.seats - 1 or contract.tricks - view.tricks[contract.declarer] != left:
        return False
    plays = [card.card for card in legal if isinstance(card, Play)]
    return any(_takes(view, card) for card in plays) and not _takes(view, move.card)


def _takes(view: TorduView, card: str) -> bool:
    """Tell if a card takes the trick as it lies."""
    assert view.contract is not None
    led, trump = view.trick[0].card[1], view.contract.suit

    def power(name: str) -> int:
        return (20 if name[1] == trump else 10 if name[1] == led else 0) + RANKS.index(name[0])

    return power(card) > max(power(laid.card) for laid in view.trick)


# Défizz!


def _stays_behind(view: DefizzView, legal: list[Move], move: Move) -> bool:
    """Stops at twenty-one with less than somebody has already."""
    luck = view.luck
    if luck is None or luck.kind != "twenty_one" or move != STAY or GO not in legal:
        return False
    return worth(luck.hand) < max([pick or 0 for pick in luck.picks[: luck.turn]], default=0)


def _risks_what_is_won(view: DefizzView, legal: list[Move], move: Move) -> bool:
    """Takes another card at twenty-one as the last to play, though it is ahead of all the others."""
    luck = view.luck
    if luck is None or luck.kind != "twenty_one" or move != GO or STAY not in legal:
        return False
    return luck.turn == len(luck.left) - 1 and worth(luck.hand) > max(pick or 0 for pick in luck.picks[: luck.turn])


def _refuses_nothing(view: DefizzView, legal: list[Move], move: Move) -> bool:
    """Refuses a raise though it would play for no more than it pays for refusing."""
    return move == REFUSE and ACCEPT in legal and view.purses[view.seat or 0] <= view.minimum


LAUGHS: dict[str, tuple[Laugh, ...]] = {
    "trio": (
        Laugh("asks a card that was just another number", _just_seen),
        Laugh("shows its own other card", _own_other),
        Laugh("looks elsewhere for its own third card", _own_third),
    ),
    "trepido": (
        Laugh("lays its only joker at once", _joker_early),
        Laugh("gives a joker, keeps a skull", _joker_given),
        Laugh("keeps its last card", _leaves_its_last),
        Laugh("swaps for a fuller hand", _swaps_for_more),
    ),
    "tordu": (
        Laugh("bids seven without an ace, or none with four", _all_or_nothing),
        Laugh("trumps what it must lose", _wins_what_is_lost),
        Laugh("gives up its last chance", _gives_up_its_last_chance),
    ),
    "defizz": (
        Laugh("refuses what costs nothing", _refuses_nothing),
        Laugh("stops behind at twenty-one", _stays_behind),
        Laugh("risks what is won at twenty-one", _risks_what_is_won),
    ),
}


def decisions(game: str, level: Level, first: int = 0) -> Iterator[tuple[View, list[Move], Move]]:
    """The decisions of matches among players of one level, without end."""
    seed = first
    while True:
        rng, state = Random(f"laughs {game} {seed}"), GAMES[game].start(None, 4, seed)
        minds = [player(game, level) for _ in range(4)]
        while state.actors() and state.moves < 2_000:
            if TABLE in state.actors():
                state.apply(TABLE, verdict(state))
                continue
            seat = rng.choice(state.actors())
            view, legal = state.view(seat), state.legal(seat)
            move = minds[seat].choose(view, legal, rng).move
            if len(legal) > 1:
                yield view, legal, move
            state.apply(seat, in_words(state, move))
        seed += 1


def laughed(game: str, level: Level, count: int) -> Counter[str]:
    """Count how often a level makes each move of the list, in so many decisions."""
    found: Counter[str] = Counter()
    for view, legal, move in islice(decisions(game, level), count):
        found.update(laugh.name for laugh in LAUGHS[game] if laugh.made(view, legal, move))
    return found


def main(games: list[str], count: int = USUAL) -> int:
    """Print every level's counts; return 1 if there was something to laugh at."""
    good = True
    for game in games or NAMES:
        for level in LEVELS:
            if level == "expert" and game == "trepido":
                continue  # takes an hour, and overlooks nothing
            found = laughed(game, level, count)
            good = good and not found
            print(f"{game:<8} {level:<7} {count:>7,} decisions  {dict(found) or 'nothing to laugh at'}", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
