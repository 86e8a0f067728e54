"""Deals counted: every card should come to every seat and place equally often, every lot fall equally often.

`test_deals.py` deals a hundred thousand cards, the soak ten million; both judge them by `z`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from math import sqrt
from typing import Any, NamedTuple

from game import GAMES
from game.defizz.chance.draws import faces
from game.defizz.chance.luck import one_of, shuffled
from game.defizz.events import Rolled
from game.defizz.moves import ROLL
from game.tordu.cards import cards as in_hand
from game.trepido.rounds import HAND, deal
from game.trio.cards import HANDS, NUMBERS, PACK, TEAM_HANDS

FURTHEST = 5.0
"""Standard deviations from what is expected: a fair shuffle comes there once in millions of tries."""
ROUNDS = 3
"""Deals of a match that are counted, where it has several."""
EDITIONS = {"trepido": 105, "defifoo": 108, "ciao": 108}

Pair = tuple[Any, Any]
"""A card, and where it came to; or what was drawn, and how that fell."""


class Spread(NamedTuple):
    """A kind of deal: what it is called, how many cards there are, of how many kinds, in how many places."""

    name: str
    cards: int
    kinds: int
    places: int
    deals: Callable[[int], Iterator[list[Pair]]]
    """The deals of one match."""

    @property
    def lot(self) -> bool:
        """Whether it is one thing that falls one way or another."""
        return self.cards == 1


# the deals of each game


def _trepido(edition: str, seats: int, seed: int) -> Iterator[list[Pair]]:
    state: Any = GAMES["trepido"].start(GAMES["trepido"].Options(edition=edition), seats, seed)
    for _ in range(ROUNDS):
        yield [*_held(state.hands), *((card, place) for place, card in enumerate(state.pile))]
        deal(state, None)


def _trio(teams: bool, seats: int, seed: int) -> Iterator[list[Pair]]:
    state: Any = GAMES["trio"].start(GAMES["trio"].Options(teams=teams), seats, seed)
    yield [*_held(state.hands), *((number, place) for place, number in enumerate(state.middle))]


def _tordu(from_dealer: bool, seats: int, seed: int) -> Iterator[list[Pair]]:
    state: Any = GAMES["tordu"].start(None, seats, seed)
    for _ in range(ROUNDS):
        hands = [in_hand(hand) for hand in state.hands]
        around = hands[state.dealer :] + hands[: state.dealer] if from_dealer else hands
        yield [*_held(around), *((card, "undealt") for card in in_hand(state.undealt))]
        state._deal(None)


def _defizz(deck: int, seed: int) -> Iterator[list[Pair]]:
    seats = GAMES["defizz"].seats
    state: Any = GAMES["defizz"].start(None, seats[seed % len(seats)], seed)
    yield [(card, place) for place, card in enumerate(state.orders[deck])]


def _held(hands: list[Any]) -> Iterator[Pair]:
    return ((card, f"seat {seat}") for seat, hand in enumerate(hands) for card in hand)


# lots and draws


def _first(game: str, what: str, seats: int, seed: int) -> Iterator[list[Pair]]:
    """Who deals or begins."""
    yield [(what, getattr(GAMES[game].start(None, seats, seed), what))]


def _die(seed: int) -> Iterator[list[Pair]]:
    """The die of Défizz: two colours, three amounts."""
    state: Any = GAMES["defizz"].start(None, 3, seed)
    told: list[Any] = []
    state.apply(state.active, ROLL, told.append)
    yield [("die", (event.kind, event.face)) for event in told if isinstance(event, Rolled)]


def _draw(draw: Callable[[Callable[[], float]], Any], seed: int) -> Iterator[list[Pair]]:
    """A draw of a game of chance, from the stream that a match would take."""
    state: Any = GAMES["defizz"].start(None, 3, seed)
    for _ in range(ROUNDS):
        yield [("drawn", draw(state.stream()))]


DRAWS: dict[str, tuple[int, Callable[[Callable[[], float]], Any]]] = {
    "coin": (2, partial(one_of, 2)),
    "card": (52, partial(one_of, 52)),
    "two dice": (36, partial(faces, 2)),
    "horses": (24, lambda draw: tuple(shuffled(range(4), draw))),
}
FIRST = {"trepido": "dealer", "trio": "seat", "tordu": "dealer", "defizz": "active"}


def spreads() -> list[Spread]:
    """Everything that is dealt or drawn, in every game and at several seat counts."""
    found = [
        Spread(
            f"trepido {edition} {seats}", cards, cards, cards - (HAND - 1) * seats, partial(_trepido, edition, seats)
        )
        for edition, cards in EDITIONS.items()
        for seats in (2, 4, 6)
    ]
    for teams, sizes in ((False, HANDS), (True, TEAM_HANDS)):
        for seats, hand in sizes.items():
            name, places = f"trio {'teams ' * teams}{seats}", seats + len(PACK) - hand * seats
            found.append(Spread(name, len(PACK), len(NUMBERS), places, partial(_trio, teams, seats)))
    for from_dealer in (False, True):
        for seats in GAMES["tordu"].seats:
            name = f"tordu {seats}{' from the dealer' * from_dealer}"
            found.append(Spread(name, 40, 40, seats + (seats < 5), partial(_tordu, from_dealer, seats)))
    found += [Spread(f"defizz {name}", 106, 106, 106, partial(_defizz, deck)) for deck, name in enumerate("DM")]
    found += [
        Spread(f"{game} first", 1, 1, GAMES[game].seats[-1], partial(_first, game, what, GAMES[game].seats[-1]))
        for game, what in FIRST.items()
    ]
    found.append(Spread("defizz die", 1, 1, 6, _die))
    return found + [Spread(f"defizz {name}", 1, 1, ways, partial(_draw, draw)) for name, (ways, draw) in DRAWS.items()]


def counted(spread: Spread, seeds: range) -> Counter[tuple[str, Any, Any]]:
    """How often each card came to each place in these matches."""
    cells: Counter[tuple[str, Any, Any]] = Counter()
    for seed in seeds:
        for pairs in spread.deals(seed):
            cells.update([(spread.name, card, place) for card, place in pairs])
    return cells


class Fit(NamedTuple):
    """How a count compares with a fair one: degrees of freedom, and chi-square."""

    df: int
    square: float

    @property
    def z(self) -> float:
        """How far off, in standard deviations."""
        return (self.square - self.df) / sqrt(2 * self.df)


def fit(spread: Spread, cells: Mapping[tuple[str, Any, Any], int]) -> Fit:
    """Chi-square over all cells. As a deal uses up its cards, its cells differ by a little more: n / (n - 1)."""
    own = {(card, place): count for (name, card, place), count in cells.items() if name == spread.name}
    rows, columns = Counter[Any](), Counter[Any]()
    for (card, place), count in own.items():
        rows[card] += count
        columns[place] += count
    assert (len(rows), len(columns)) == (spread.kinds, spread.places), f"{spread.name}: something never came up"
    total = sum(own.values())
    square = 0.0
    for card, place in product(rows, columns):
        wanted = total / spread.places if spread.lot else rows[card] * columns[place] / total
        square += (own.get((card, place), 0) - wanted) ** 2 / wanted
    if spread.lot:
        return Fit(spread.places - 1, square)
    return Fit((spread.kinds - 1) * (spread.places - 1), square * (1 - 1 / spread.cards))


def fits(cells: Mapping[tuple[str, Any, Any], int]) -> dict[str, Fit]:
    """Of every kind of deal that was counted; lots are few ways to fall, so they count together."""
    met = {name for name, _, _ in cells}
    found = {spread.name: fit(spread, cells) for spread in spreads() if spread.name in met and not spread.lot}
    lots = [fit(spread, cells) for spread in spreads() if spread.name in met and spread.lot]
    if lots:
        found["lots"] = Fit(sum(one.df for one in lots), sum(one.square for one in lots))
    return found
