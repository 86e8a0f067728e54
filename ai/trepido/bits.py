"""Trépido's cards as bits of an int: a hand is a mask, and the cards that fit are one `&` away."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.trepido.cards import ANY_PLUS, COUNT, EVENT, FACE, FITS, JOKER, OPENING, PARRIES, SKULL, SYMBOLS
from game.trepido.options import Options

KINDS = 7
PLAIN, REPLAY, SPEED, PLUS, GIVE, SWAP, WILD = range(KINDS)
"""The kinds of card that a planner tells apart: plain, the five events, jokers."""

ANNOUNCED = {symbol: index for index, symbol in enumerate(SYMBOLS)}


def mask(cards: Iterable[int]) -> int:
    return sum([1 << card for card in cards])


def cards_of(hand: int) -> list[int]:
    """The cards of a mask, the lowest first."""
    cards = []
    while hand:
        low = hand & -hand
        cards.append(low.bit_length() - 1)
        hand ^= low
    return cards


KIND = tuple(WILD if JOKER <= FACE[card] < SKULL else EVENT[card] for card in range(COUNT))
ALIKE = tuple(
    mask(other for other in range(COUNT) if (FACE[other], EVENT[other]) == (FACE[card], EVENT[card]))
    for card in range(COUNT)
)
"""All copies of each card, which are worth the same, as a mask by card."""

JOKERS = mask(card for card in range(COUNT) if KIND[card] == WILD)
SKULLS = mask(card for card in range(COUNT) if FACE[card] == SKULL)
REPLAYS, GIVES, SWAPS = (mask(card for card in range(COUNT) if KIND[card] == kind) for kind in (REPLAY, GIVE, SWAP))


def masks(table: Iterable[bytes]) -> tuple[int, ...]:
    """A table of the rules as masks, by the face to beat."""
    return tuple(mask(card for card in range(COUNT) if row[card]) for row in table)


FIT = tuple(map(masks, FITS))
"""The cards that beat a face, as a mask: by [strengths count][face]."""
PARRY = tuple(map(masks, PARRIES))
"""The cards that may be laid under a threat, as a mask: by [strengths count][face]."""
ANY_PARRY = masks(ANY_PLUS)
"""The same where any +3 may be laid (TR-20, `any_plus3`): by face."""


def parry(options: Options) -> tuple[int, ...]:
    """The cards that may be laid under a threat by these options, as a mask: by face."""
    return ANY_PARRY if options.any_plus3 else PARRY[options.kids in (0, 3)]


FACES = tuple(
    (FACE[card],) if FACE[card] < JOKER else tuple(symbol * 3 + FACE[card] - JOKER for symbol in range(3))
    for card in range(COUNT)
)
"""The faces that each card can show; a joker can choose its symbol."""

SUIT = (COUNT - (JOKERS | SKULLS).bit_count()) // 3
"""The number of cards of one symbol; they lie side by side, the strongest last."""
LOW = (1 << SUIT) - 1
REACH = tuple(0 if not length else FACE[length - 1] % 3 + 1 for length in range(SUIT + 1))
"""The greatest strength among the cards held of a symbol, by the bit length of their mask; 0 if there are none."""

STAY = 0.22
"""The share of turns in which a seat lays nothing, and the same face is left to beat."""


def reach(hand: int) -> int:
    """The greatest strength held of each symbol, two bits a symbol, as one number below 64."""
    return (
        REACH[(hand & LOW).bit_length()]
        | REACH[(hand >> SUIT & LOW).bit_length()] << 2
        | REACH[(hand >> 2 * SUIT & LOW).bit_length()] << 4
    )


def _next(strengths: bool) -> list[list[float]]:
    """The chances of each face to lie there after one more seat has laid any card that fits, by the face before."""
    rows = []
    for face in range(OPENING):
        row = [0.0] * OPENING
        fitting = cards_of(FIT[strengths][face])
        for card in fitting:
            for shown in FACES[card]:
                row[shown] += (1 - STAY) / len(fitting) / len(FACES[card])
        row[face] += STAY
        rows.append(row)
    return rows


@cache
def follow(seats: int, strengths: bool) -> tuple[tuple[float, ...], ...]:
    """The chance of a hand to lay something when its turn comes round again, by the face it leaves and by its reach."""
    step = _next(strengths)
    table = []
    for left in range(OPENING):
        lies = [float(face == left) for face in range(OPENING)]
        for _ in range(seats - 1):
            lies = [sum(lies[before] * step[before][face] for before in range(OPENING)) for face in range(OPENING)]
        table.append(tuple(_share(lies, reached, strengths) for reached in range(64)))
    return tuple(table)


def _share(lies: list[float], reached: int, strengths: bool) -> float:
    """The share of the faces that may lie there which a hand of this reach can beat."""
    held = [reached & 3, reached >> 2 & 3, reached >> 4 & 3]
    share = 0.0
    for face, chance in enumerate(lies):
        symbol, strength = divmod(face, 3)
        if held[(symbol + 1) % 3] or (strengths and held[symbol] > strength + 1):
            share += chance
    return share
