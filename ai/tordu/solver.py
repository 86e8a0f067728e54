"""The solver for two seats with all cards known: the gap of every possible contract in one pass.

Only the order of the cards still held matters, so a suit is a word: a leading one, then a bit for each card from low
to high, set where the declarer holds it. Touching cards of one hand are then the same, and so are the plain suits.

What a position is worth is one int with eight bits for every number of tricks r that the declarer may still need: as
many low bits as the final gap with best play on both sides. The declarer's choice is `&` (the smaller gap), the
defender's `|`, a trick taken moves everything by one r: all contracts are solved in one pass.
"""

from __future__ import annotations

from functools import cache

Words = tuple[int, int, int, int, int]
"""The words of the trump suit and of the four plain ones, in this order."""

FIELD = 8
WORDS = 512
MOST_KEPT = 200_000
"""Solved positions that are kept; beyond that the table is emptied."""


@cache
def word_of(declarer: int, defender: int) -> int:
    """The word of a suit, from eight bits of each side's holding."""
    word = 1
    for rank in range(7, -1, -1):
        if (declarer | defender) >> rank & 1:
            word = word << 1 | declarer >> rank & 1
    return word


def _drops(side: int) -> list[tuple[int, ...]]:
    """The words that can be left after one card of this side has gone, by the word before: one for each run of touching
    cards."""
    found: list[tuple[int, ...]] = [()]
    for word in range(1, WORDS):
        left = []
        size = word.bit_length() - 1
        for bit in range(size):
            if word >> bit & 1 == side and not (bit and word >> bit - 1 & 1 == side):
                left.append(_without(word, bit))
        found.append(tuple(left))
    return found


def _without(word: int, bit: int) -> int:
    """The word with the card at one bit taken out."""
    return word >> bit + 1 << bit | word & (1 << bit) - 1


def _duels(side: int) -> list[tuple[tuple[tuple[int, int], ...], ...]]:
    """The replies to each lead of a suit that both sides hold, by its word: 1 if the declarer takes the trick, and the
    word left."""
    found: list[tuple[tuple[tuple[int, int], ...], ...]] = [()]
    for word in range(1, WORDS):
        size = word.bit_length() - 1
        bits = [bit for bit in range(size) if not (bit and (word >> bit & 1) == (word >> bit - 1 & 1))]
        mine = [bit for bit in bits if word >> bit & 1 == side]
        theirs = [bit for bit in bits if word >> bit & 1 != side]
        leads = []
        for lead in mine:
            replies = set()
            for reply in theirs:
                high, low = max(lead, reply), min(lead, reply)
                replies.add((word >> high & 1, _without(_without(word, high), low)))
            leads.append(tuple(sorted(replies)))
        found.append(tuple(leads))
    return found


DROPS = (_drops(0), _drops(1))
DUELS = (_duels(0), _duels(1))
HOLDS = tuple(
    tuple(bool(word) and any(word >> bit & 1 == side for bit in range(word.bit_length() - 1)) for word in range(WORDS))
    for side in (0, 1)
)
ALL_GAPS = (1 << 72) - 1
ONE_TRICK = (1 << FIELD, 1)
"""The value of the last trick: lost, or taken by the declarer."""


class Solver:
    """Values of solved positions, kept from world to world and from deal to deal."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}

    def gap(self, declarer: int, defender: int, trump: int, leads: bool, need: int) -> int:
        """The final gap for a declarer who needs `need` more tricks, both hands known and a trick about to begin."""
        left = declarer.bit_count()
        if not left:
            return abs(need)
        words = [word_of(declarer >> 8 * suit & 255, defender >> 8 * suit & 255) for suit in range(5)]
        words[0], words[trump] = words[trump], words[0]
        a, b, c, d, e = words
        value = self.solve(a, b, c, d, e, int(leads), left)
        if need < 0:
            return (value & 255).bit_count() - need
        if need > left:
            return (value >> FIELD * left & 255).bit_count() + need - left
        return (value >> FIELD * need & 255).bit_count()

    def solve(self, trump: int, a: int, b: int, c: int, d: int, leads: int, left: int) -> int:
        """The value of a position; `leads` is 1 when the declarer leads, `left` the number of tricks to come."""
        if a > b:
            a, b = b, a
        if c > d:
            c, d = d, c
        if a > c:
            a, c = c, a
        if b > d:
            b, d = d, b
        if b > c:
            b, c = c, b
        key = ((((trump << 9 | a) << 9 | b) << 9 | c) << 9 | d) << 1 | leads
        value = self.known.get(key)
        if value is None:
            value = self._search((trump, a, b, c, d), leads, left - 1)
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            self.known[key] = value
        return value

    def _search(self, words: Words, side: int, rest: int) -> int:
        """The value of the best lead against the best reply; inverted for the defender, so that a choice is always `&`
        and a reply `|`."""
        over = 0 if side else ALL_GAPS
        best = ALL_GAPS
        for suit, word in enumerate(words):
            if not HOLDS[side][word] or (suit > 1 and word == words[suit - 1]):
                continue
            if not HOLDS[1 - side][word]:
                best &= self._unfollowed(words, suit, side, rest, best)
                continue
            for replies in DUELS[side][word]:
                value = 0
                for taken, after in replies:
                    value |= self._after(words, suit, after, taken, rest) ^ over
                    if value & best == best:
                        break
                best &= value
        return best ^ over

    def _unfollowed(self, words: Words, led: int, side: int, rest: int, best: int) -> int:
        """The value of a lead that the other side can't follow: its trump takes the trick, any other card gives it."""
        over = 0 if side else ALL_GAPS
        value = 0
        after = DROPS[side][words[led]][0]
        words = (*words[:led], after, *words[led + 1 :])  # type: ignore[assignment]
        for suit, word in enumerate(words):
            if suit != led:
                taken = side if suit else 1 - side
                for dropped in DROPS[1 - side][word]:
                    value |= self._after(words, suit, dropped, taken, rest) ^ over
                    if value & best == best:
                        return value
        return value

    def _after(self, words: Words, suit: int, word: int, taken: int, rest: int) -> int:
        """The value of the tricks after this one, seen from before it, once a suit has become `word`."""
        if not rest:
            return ONE_TRICK[taken]
        trump, a, b, c, d = words
        if suit == 0:
            trump = word
        elif suit == 1:
            a = word
        elif suit == 2:
            b = word
        elif suit == 3:
            c = word
        else:
            d = word
        value = self.solve(trump, a, b, c, d, taken, rest)
        if taken:
            return value << FIELD | (value & 255) << 1 | 1
        return value | (value >> FIELD * rest << 1 | 1) << FIELD * (rest + 1)


SOLVER = Solver()
