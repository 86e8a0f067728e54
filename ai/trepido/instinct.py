"""A sound way to play Trépido: every option is weighed by its hand, the counts and the circle of symbols.

A weight is a difference in winning chances, in tenths of a percent. It plays for `normal` and for everyone that
`hard` imagines, so it reads masks and counts alone and must be quick.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ai.trepido.bits import ALIKE, FACES, GIVE, JOKERS, KIND, LOW, PLAIN, PLUS, REACH, REPLAY, SKULLS, SPEED, SUIT, WILD
from game.trepido.cards import COUNT, FACE, SKULL

if TYPE_CHECKING:
    from ai.trepido.table import ImaginedTable

WIN = 10_000.0
SURE = WIN - 1
"""The worth of a move that wins at once, and of one that can't fail to win in the same turn."""
NEVER = -WIN
"""The worth of a move that is taken only if there is nothing else."""
SIZES = (0, 0, 1, 2, 2, 3, 3, 3, 3)
"""The index of the weight that counts, by the number of cards left in hand (eight stands for any more)."""
MOST = len(SIZES) - 1
FEW = 5
"""The number of cards with which something always fits, and the next card hardly matters."""
NEAR = 4
"""The number of cards from which a seat is not near to going out."""
SPARED = -40.0
"""The worth of a +3 that meets a partner."""

Weights = Mapping[str, Sequence[float]]
KINDS = ("plain", "replay", "speed", "plus", "give", "swap", "joker")
SHAPE = {
    **dict.fromkeys(KINDS, 4),
    "strength": 4,
    "follow": 3,
    "leave": 6,
    "stop": 4,
    "again": 2,
    "gap": 2,
    "shed": 2,
    "relief": 2,
    "draw": 4,
    "spare": 2,
    "pass": 4,
    "keep": 5,
    "take": 4,
    "gift": 9,
    "rest": 3,
    "to": 8,
}
"""The weights by name, and how many of each; of four, those for one, two, three or four, and more cards left in
hand."""


class Instinct:
    """The judgement of every option by learned weights, which are made into tables."""

    def __init__(self, weights: Weights) -> None:
        sizes = range(MOST + 1)
        kinds, strength = [weights[kind] for kind in KINDS], weights["strength"]
        self.lay = [
            [kinds[KIND[card]][SIZES[n]] + strength[SIZES[n]] * (FACE[card] % 3) for n in sizes]
            if FACE[card] != SKULL
            else []
            for card in range(COUNT)
        ]
        self.follow = [weights["follow"][SIZES[n]] if n < FEW else 0.0 for n in sizes]
        self.left = [[0.0] * 3, *([0.0, *weights["leave"][near : near + 2]] for near in (0, 2, 4)), [0.0] * 3]
        self.stop = [SPARED, *weights["stop"]]
        self.again = weights["again"]
        self.gap = weights["gap"]
        self.shed = weights["shed"]
        self.relief = weights["relief"]
        self.draw = [weights["draw"][SIZES[n]] for n in sizes]
        self.spare = weights["spare"]
        self.passing = [weights["pass"][SIZES[n]] for n in sizes]
        self.keep = [weights["keep"][SIZES[n]] for n in sizes]
        self.keep_joker = weights["keep"][4]
        self.take = [weights["take"][SIZES[n]] for n in sizes]
        gift = weights["gift"]
        self.gift = [
            gift[7] if FACE[card] == SKULL else gift[KIND[card]] + gift[8] * (FACE[card] % 3) for card in range(COUNT)
        ]
        self.rest = [weights["rest"][SIZES[n]] for n in range(FEW)]
        self.to = weights["to"]

    # the worth of each option

    def laid(self, table: ImaginedTable, seat: int, card: int, face: int, hand: int) -> float:
        """The worth of laying this card with that face; `hand` is what is left."""
        n = hand.bit_count()
        if not n:
            return WIN
        return self._weigh(table, seat, card, face, hand, min(n, MOST), table.near(seat))

    def _weigh(self, table: ImaginedTable, seat: int, card: int, face: int, hand: int, n: int, near: int) -> float:
        """The same for `n` cards left in hand, when the next seat holds `near` cards (0: a partner)."""
        worth = self.lay[card][n] + self.left[near][face % 3]
        if n < FEW:
            worth += self.follow[n] * (
                1.0
                if hand & JOKERS
                else table.follow[face][
                    REACH[(hand & LOW).bit_length()]
                    | REACH[(hand >> SUIT & LOW).bit_length()] << 2
                    | REACH[(hand >> 2 * SUIT & LOW).bit_length()] << 4
                ]
            )
        kind = KIND[card]
        if kind in (PLAIN, SPEED, WILD):
            return worth
        if n == 1 and (kind == GIVE or (kind == REPLAY and hand & table.fit[face])):
            return SURE
        if kind == REPLAY:
            return worth + self.again[n == 2] if hand & table.fit[face] else worth
        if kind == PLUS:
            return worth + self.stop[near]
        if kind == GIVE:
            return worth + self.relief[0] * (hand & SKULLS).bit_count() + self.relief[1] * (table.lead(seat) <= 2)
        return worth + self._swap_gain(table, seat, hand)

    def _swap_gain(self, table: ImaginedTable, seat: int, hand: int) -> float:
        gap = table.gap(seat, hand.bit_count())
        skulls, jokers = (hand & SKULLS).bit_count(), (hand & JOKERS).bit_count()
        return self.gap[gap < 0] * gap + self.shed[0] * skulls + self.shed[1] * jokers

    def drew(self, table: ImaginedTable, seat: int, hand: int) -> float:
        """The worth of drawing though something fits: it spares a joker, or finds company for a skull. Nobody
        hoards."""
        n = min(hand.bit_count() + 1, MOST)
        only_jokers = not hand & table.fit[table.top] & ~JOKERS
        if n > FEW and not only_jokers:
            return NEVER
        return (
            self.draw[n]
            + self.follow[n] * table.hold(table.top, hand)
            + self.left[table.near(seat)][table.top % 3]
            + self.spare[0] * only_jokers
            + self.spare[1] * (hand & SKULLS > 0)
        )

    def passed(self, table: ImaginedTable, hand: int) -> float:
        """The worth of staying out of a race."""
        n = min(hand.bit_count(), MOST)
        return self.passing[n] + self.follow[n] * table.hold(table.top, hand)

    def kept(self, table: ImaginedTable, seat: int, hand: int, drawn: int) -> float:
        """The worth of keeping the card just drawn, which is in `hand` already."""
        n = min(hand.bit_count(), MOST)
        if n > FEW and KIND[drawn] != WILD:
            return NEVER
        near = self.left[table.near(seat)][table.top % 3]
        joker = self.keep_joker * (KIND[drawn] == WILD)
        return self.keep[n] + joker + near + self.follow[n] * table.hold(table.top, hand)

    def took(self, hand: int) -> float:
        """The worth of taking the threat."""
        return self.take[min(hand.bit_count(), MOST)]

    def gave(self, table: ImaginedTable, seat: int, card: int, to: int, hand: int) -> float:
        """The worth of giving this card to that seat; `hand` is what is left."""
        if not hand:
            return WIN
        if not table.against(seat, to):
            return NEVER
        return self._parted(table, card, hand) + self._received(table, to, FACE[card] == SKULL)

    def _parted(self, table: ImaginedTable, card: int, hand: int) -> float:
        """The worth of being rid of this card."""
        n = hand.bit_count()
        return self.gift[card] + (self.rest[n] * table.hold(table.top, hand) if n < FEW else 0.0)

    def _received(self, table: ImaginedTable, to: int, skull: bool) -> float:
        """The worth of that seat's having one card more, or even a skull."""
        count = min(table.hands[to].bit_count(), NEAR)
        return self.to[count - 1] + (self.to[count + NEAR - 1] if skull else 0.0)

    def swapped(self, table: ImaginedTable, seat: int, other: int, hand: int) -> float:
        """The worth of swapping hands with that seat."""
        if not table.against(seat, other):
            return 0.0
        gap = hand.bit_count() - table.hands[other].bit_count()
        return self.gap[gap < 0] * gap

    # the choice among options

    def best(self, table: ImaginedTable, seat: int, fits: int, hand: int, least: float) -> tuple[int, int]:
        """The best of these cards to lay and the face to show; card -1 if all are worth less than `least`."""
        low = fits & -fits
        card = low.bit_length() - 1
        if hand == low or (least == NEVER and not fits & ~ALIKE[card] and not fits & JOKERS):
            return card, FACES[card][0]
        n, near = min(hand.bit_count() - 1, MOST), table.near(seat)
        best, face = -1, 0
        while fits:
            low = fits & -fits
            card = low.bit_length() - 1
            fits &= ~ALIKE[card]
            for shown in FACES[card]:
                worth = self._weigh(table, seat, card, shown, hand ^ low, n, near)
                if worth > least:
                    least, best, face = worth, card, shown
        return best, face

    def gives(self, table: ImaginedTable, seat: int) -> tuple[int, int]:
        """The best card to give, and the seat to give it to."""
        hand = left = table.hands[seat]
        others = [other for other in table.others[seat] if table.against(seat, other)]
        to = [max((self._received(table, other, skull), -other) for other in others) for skull in (False, True)]
        best, gift = NEVER - 1, (-1, -1)
        while left:
            low = left & -left
            card = low.bit_length() - 1
            left &= ~ALIKE[card]
            received, other = to[FACE[card] == SKULL]
            worth = self._parted(table, card, hand ^ low) + received
            if worth > best:
                best, gift = worth, (card, -other)
        return gift

    def swaps(self, table: ImaginedTable, seat: int) -> int:
        """The best seat to swap with."""
        hand = table.hands[seat]
        return max(table.others[seat], key=lambda other: self.swapped(table, seat, other, hand))

    def plays_again(self, table: ImaginedTable, seat: int) -> bool:
        """Tell if something fits, so that it plays again and doesn't turn the direction round (TR-17)."""
        return bool(table.hands[seat] & table.fit[table.top])
