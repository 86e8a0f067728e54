"""Two seats with all cards known: how near the declarer can come to every number of tricks at once.

Only the order of the cards still held matters, so a suit is a word: a leading one, then a bit for each card from low
to high, set where the declarer holds it. Touching cards of one hand are then the same, and so are the plain suits.

What a position is worth is one int with eight bits for every number of tricks r that the declarer may still need: as
many low bits as the final gap with best play on both sides. The declarer's choice is `&` (the smaller gap), the
defender's `|`, a trick taken moves everything by one r: all contracts are solved in one pass.
"""

from __future__ import annotations

from functools import cache

Words = tuple[int, int, int, int, int]
"""The trump suit, then the plain ones."""

FIELD = 8
WORDS = 512
MOST_KEPT = 200_000
"""Solved positions that are remembered; then it starts afresh."""


@cache
def word_of(declarer: int, defender: int) -> int:
    """The word of a suit, by eight bits of what each holds of it."""
    word = 1
    for rank in range(7, -1, -1):
        if (declarer | defender) >> rank & 1:
            word = word << 1 | declarer >> rank & 1
    return word


def _drops(side: int) -> list[tuple[int, ...]]:
    """The words that can be left after one card of this side is gone, by the word before: one for each run."""
    found: list[tuple[int, ...]] = [()]
    for word in range(1, WORDS):
        left = []
        size = word.bit_length() - 1
        for place in range(size):
            if word >> place & 1 == side and not (place and word >> place - 1 & 1 == side):
                left.append(_without(word, place))
        found.append(tuple(left))
    return found


def _without(word: int, place: int) -> int:
    """The word with one card out."""
    return word >> place + 1 << place | word & (1 << place) - 1


def _duels(side: int) -> list[tuple[tuple[tuple[int, int], ...], ...]]:
    """What can come of leading each run of a suit that both hold: whether the declarer takes it, and the word left."""
    found: list[tuple[tuple[tuple[int, int], ...], ...]] = [()]
    for word in range(1, WORDS):
        size = word.bit_length() - 1
        places = [place for place in range(size) if not (place and (word >> place & 1) == (word >> place - 1 & 1))]
        mine = [place for place in places if word >> place & 1 == side]
        theirs = [place for place in places if word >> place & 1 != side]
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
    tuple(
        bool(word) and any(word >> place & 1 == side for place in range(word.bit_length() - 1)) for word in range(WORDS)
    )
    for side in (0, 1)
)
ALL_GAPS = (1 << 72) - 1
ONE_TRICK = (1 << FIELD, 1)
"""The last trick lost or taken by the declarer."""


class Solver:
    """Solved positions, remembered from world to world and deal to deal."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}

    def gap(self, declarer: int, defender: int, trump: int, leads: bool, need: int) -> int:
        """How far the declarer ends from needing `need` more tricks, both hands known and a trick about to begin."""
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
        """What a position is worth; `leads` is 1 when the declarer leads, `left` how many tricks are to come."""
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
        """The best lead against the best reply. Turned over for the defender, so that a choice is `&`, a reply `|`."""
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
        """A lead that can't be followed: a trump takes the trick, any other card gives it."""
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
        """What the tricks after this one are worth, seen from before it, once a suit has become `word`."""
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
