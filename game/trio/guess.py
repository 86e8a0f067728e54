"""One way in which the hidden cards may have moved: cards without a face, each with bounds on its number."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random

from game.trio.cards import NUMBERS
from game.trio.memory import Learn, Lose, Memory, Step, Trade

STORIES = 16
"""The number of stories of the rivals' exchanges that are kept."""

TRIES = 3000
"""The number of stories tried, from one hidden exchange to the next, before all are given up."""

RESTARTS = 3


class Guess:
    """Every card dealt to a hand has an index here: its number, or 0 and the bounds within which it must lie.

    `hands` says where the cards are now, `origin` to whom they were dealt.

    What rivals exchange is not seen, so a guess then tells one `story` of it: which card went where, drawn at random
    (`trades`: team by team, in order). `weight` makes stories comparable: in how many ways this one could have gone.
    """

    __slots__ = ("hands", "high", "left", "low", "number", "origin", "story", "trades", "weight")

    hands: list[list[int]]
    origin: list[int]
    number: list[int]
    low: list[int]
    high: list[int]
    left: list[int]
    story: bool
    trades: list[tuple[int, int]]
    weight: float

    @classmethod
    def of_the_deal(cls, memory: Memory) -> Guess:
        """The hands as they were dealt, before anything was revealed."""
        guess = cls()
        guess.hands, guess.number, guess.origin = [], [], []
        for seat, (size, hand) in enumerate(zip(memory.sizes, memory.hands, strict=True)):
            guess.hands.append(list(range(len(guess.number), len(guess.number) + size)))
            guess.number += [0] * size if hand is None else hand
            guess.origin += [seat] * size
        guess.low = [NUMBERS[0]] * len(guess.number)
        guess.high = [NUMBERS[-1]] * len(guess.number)
        guess.left = memory.left[:]
        guess.story = memory.hidden
        guess.trades = []
        guess.weight = 1.0
        return guess

    def copy(self) -> Guess:
        new = Guess()
        new.hands = [hand[:] for hand in self.hands]
        new.number = self.number[:]
        new.origin = self.origin
        new.low = self.low[:]
        new.high = self.high[:]
        new.left = self.left[:]
        new.story = self.story
        new.trades = self.trades[:]
        new.weight = self.weight
        return new

    def follow(self, steps: list[Step], rng: Random) -> bool:
        """Live through these steps; False as soon as one of them contradicts the guess."""
        for step in steps:
            if isinstance(step, Learn):
                if not self._learn(step, rng):
                    return False
            elif isinstance(step, Trade):
                if not self._trade(step, rng):
                    return False
            elif not self._lose(step):
                return False
        return True

    def _learn(self, step: Learn, rng: Random) -> bool:
        """The hand holds these numbers, and the rest of it lies between them."""
        number, low, high = self.number, self.low, self.high
        least = step.lows[-1] if step.lows else NUMBERS[0]
        most = step.highs[0] if step.highs else NUMBERS[-1]
        missing = step.lows + step.highs[::-1]
        loose = []
        for card in self.hands[step.seat]:
            known = number[card]
            if not known:
                loose.append(card)
            elif known in missing:
                missing.remove(known)
            elif not least <= known <= most:
                return False
        for wanted in missing:
            card = self._recognise(wanted, loose, rng, edge=1 if wanted <= least else -1)
            if card < 0:
                return False
            loose.remove(card)
        for card in loose:
            if low[card] < least:
                low[card] = least
            if high[card] > most:
                high[card] = most
            if low[card] > high[card]:
                return False
        return True

    def _recognise(self, wanted: int, loose: list[int], rng: Random, edge: int = 0) -> int:
        """One of these cards without a face turns out to be this number; -1 if none can.

        With an edge it is the lowest (1) or the highest (-1) of them; in a story it is then the first such, and those
        before it are higher, or lower: so equal cards make one story and not several.
        """
        fits = [card for card in loose if self.low[card] <= wanted <= self.high[card]]
        if not fits or not self.left[wanted]:
            return -1
        at = int(rng.random() * len(fits))
        if self.story and edge:
            for card in fits[:at]:
                if edge > 0:
                    self.low[card] = wanted + 1
                else:
                    self.high[card] = wanted - 1
        self.number[fits[at]] = wanted
        self.left[wanted] -= 1
        self.weight *= len(fits)
        return fits[at]

    def _find(self, seat: int, wanted: int, rng: Random) -> int:
        """A card of this number in that hand; -1 if there can't be one."""
        hand, number = self.hands[seat], self.number
        for card in hand:
            if number[card] == wanted:
                return card
        return self._recognise(wanted, [card for card in hand if not number[card]], rng)

    def _lose(self, step: Lose) -> bool:
        hand = self.hands[step.seat]
        for card in hand:
            if self.number[card] == step.number:
                hand.remove(card)
                return True
        return False

    def _trade(self, step: Trade, rng: Random) -> bool:
        """TI-15: a card each way: the ones named, or any."""
        ours, theirs = self.hands[step.seat], self.hands[step.partner]
        if step.hidden:
            given = ours[int(rng.random() * len(ours))]
            received = theirs[int(rng.random() * len(theirs))]
            self.trades.append((given, received))
        else:
            given = self._find(step.seat, step.given, rng)
            received = self._find(step.partner, step.received, rng)
            if given < 0 or received < 0:
                return False
        ours.remove(given)
        theirs.remove(received)
        ours.append(received)
        theirs.append(given)
        return True


def stories(memory: Memory, rng: Random) -> list[Guess]:
    """Guesses that agree with every step; one is enough where nothing was exchanged in secret."""
    if not memory.hidden:
        return _continue([Guess.of_the_deal(memory)], memory.steps, rng, 1)
    for _ in range(RESTARTS):
        told = [Guess.of_the_deal(memory)]
        for chapter in chapters(memory.steps, memory.seats):
            told = _continue(told, chapter, rng, STORIES)
        if told:
            return told
    return []


def chapters(steps: list[Step], seats: int) -> list[list[Step]]:
    """The steps team by team, as cards move within a team only; a new chapter begins with each hidden exchange."""
    half = seats // 2
    found: list[list[Step]] = [[]]
    for team in range(half):
        for step in steps:
            if step.seat % half == team:
                if isinstance(step, Trade) and step.hidden:
                    found.append([])
                found[-1].append(step)
    return found


def _continue(told: list[Guess], chapter: list[Step], rng: Random, wanted: int) -> list[Guess]:
    """Stories that go on through this chapter without a contradiction, picked by weight and tried at random."""
    if not told:
        return []
    ladder = list(accumulate(story.weight for story in told))
    survivors: list[Guess] = []
    for _ in range(TRIES):
        story = told[bisect(ladder, rng.random() * ladder[-1])].copy()
        story.weight = 1.0
        if story.follow(chapter, rng):
            survivors.append(story)
            if len(survivors) == wanted:
                break
    return survivors
