"""A relaxed person at Trépido: overlooks some of what fits, and weighs the rest without looking far.

The weights are those of sound play with less of what such a person doesn't look at, and a liking for showy cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ai.trepido.bits import JOKERS, SKULLS
from ai.trepido.levels import EVENTS, PLANNING, WATCHING, Sight
from ai.trepido.options import Moment, Option
from game.table import Move
from game.trepido.cards import CARD
from game.trepido.moves import Play, Swap


def dimmed(weights: Mapping[str, Sequence[float]], sight: Sight) -> dict[str, Sequence[float]]:
    """The weights as somebody with this sight has them."""
    found: dict[str, Sequence[float]] = {}
    for name, numbers in weights.items():
        share = sight.plans if name in PLANNING else sight.watches if name in WATCHING else 1.0
        showy = sight.showy if name in EVENTS else 0.0
        found[name] = [share * number + showy for number in numbers]
    return found


def slip(moment: Moment, legal: list[Move], sight: Sight, rng: Random) -> Move | None:
    """A wrong card laid by mistake, where the table lets it; mostly None."""
    if not moment.view.options.strict or rng.random() >= sight.slips:
        return None
    slips = [move for move in legal if moment.wrong(move)]
    return rng.choice(slips) if slips else None


def seen(moment: Moment, options: list[Option], sight: Sight, rng: Random) -> list[Option]:
    """The options that it sees, the best first. The last card in hand nobody overlooks, nor a joker saved for later."""
    threat = moment.view.phase == "threat"
    chance = sight.unanswered if threat else sight.overlooks
    missed: dict[int, bool] = {}
    found = []
    for option in options:
        if isinstance(option.move, Play) and moment.hand.bit_count() > 1:
            card = CARD[option.move.card]
            missed.setdefault(-1 if threat else card, rng.random() < chance)
            if missed[-1 if threat else card] and not (not threat and 1 << card & (JOKERS | SKULLS)):
                continue
        found.append(option)
    return sober(moment, found, options, sight) or found or options


def sober(moment: Moment, found: list[Option], options: list[Option], sight: Sight) -> list[Option]:
    """The options found, without jokers as long as many cards are left and another one would fit, seen or not, and
    without swaps for a fuller hand as long as there is another."""
    if moment.view.phase == "swap":
        return [option for option in found if _gains(moment, option)]
    if moment.hand.bit_count() < sight.sober:
        return found
    plain = any(isinstance(option.move, Play) and not _joker(option) for option in options)
    return [option for option in found if not (plain and _joker(option))]


def _gains(moment: Moment, option: Option) -> bool:
    """Tell if a swap is for a hand that is no fuller: anybody sees that much."""
    counts = moment.view.counts
    return not isinstance(option.move, Swap) or counts[option.move.other] <= counts[moment.seat]


def _joker(option: Option) -> bool:
    return isinstance(option.move, Play) and 1 << CARD[option.move.card] & JOKERS > 0
