"""The coach's look at a hand of Le Tordu once its deal is over: the chances of all bids, a sentence about the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from ai.coach.coach import Watch, advise
from ai.player import Choice
from ai.tordu.coaching import COACHING, odds
from ai.tordu.player import Tordu
from game.tordu.moves import BIDS
from game.tordu.view import TorduView


def before_bids(view: TorduView, seat: int, hand: Sequence[str]) -> TorduView:
    """The view of a seat that holds these cards, before anybody has bid."""
    return msgspec.structs.replace(
        view,
        seat=seat,
        phase="bid",
        actors=(seat,),
        hands=tuple(tuple(hand) if owner == seat else None for owner in range(view.seats)),
        counts=(len(hand),) * view.seats,
        auction=(),
        contract=None,
        trick=(),
        tricks=(0,) * view.seats,
        played=(),
    )


def all_bids(view: TorduView, seat: int, hand: Sequence[str]) -> Choice:
    """The best bid by card sense alone, which is quick, with the chances of all bids and the coach's sentence."""
    seen, legal, rng = before_bids(view, seat, hand), list(BIDS), Random(0)
    mapped = odds(seen, list(legal), rng, None, lambda: True)
    best = max(mapped, key=lambda each: each.worth or 0.0).move
    return advise(COACHING, seen, list(legal), Choice(best), rng, Watch(None, worlds=0), Tordu("normal"))
