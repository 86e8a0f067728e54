"""Worlds that a seat imagines: hands and middle that agree with all it has seen, drawn by how likely they are.

Where nothing was exchanged unseen every deal that fits is as likely as any other, and `Deals` draws them exactly.
What rivals exchange unseen is told as a few stories, in which a lone card at the end of a hand is likely to go.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import NamedTuple

from game.trio.cards import NUMBERS
from game.trio.deals import Box, Deals
from game.trio.guess import Guess
from game.trio.memory import Memory, Step, Trade
from game.trio.view import Swap, TrioView

STORIES = 10
TRIES = 300
"""How often a story is tried, from one hidden exchange to the next, until there are enough of them."""
ENOUGH = 5_000
"""Stories are compared until their tables hold about so many counts."""

MIDDLE = (NUMBERS[0] + NUMBERS[-1]) / 2
END = 2.0
"""How much likelier a lone card at the end of a hand is given away than any other, for each step from the middle."""


class World(NamedTuple):
    """Sorted hands without the cards that lie revealed, and the middle by place, 0 once taken."""

    hands: list[list[int]]
    middle: list[int]


class Story(NamedTuple):
    """A guess, its cards without a face in the order of the deals' slots (places of the middle below 0), the deals."""

    guess: Guess
    cards: list[int]
    deals: Deals


class Imagined:
    """Reads a view once; draws as many worlds from it as wanted."""

    def __init__(self, view: TrioView, rng: Random) -> None:
        self.view = view
        self._lying = [(int(seen.source), seen.number) for seen in view.revealed if seen.end is not None]
        self._tables: dict[tuple[object, ...], Deals] = {}
        self._stories: list[Story] = []
        self._ladder: list[float] = []
        self.memory = Memory(view)
        self._tell(_told_apart(self.memory), rng)
        if not self._ladder:
            self.memory = Memory(view, _last_hidden(view) + 1)
            self._tell(self.memory.steps, rng)

    def draw(self, rng: Random) -> World:
        story = self._stories[bisect(self._ladder, rng.random() * self._ladder[-1])]
        dealt = story.deals.draw(rng)
        number, places = story.guess.number[:], self.memory.places.copy()
        for slot, card in enumerate(story.cards):
            if card < 0:
                places[-1 - card] = dealt[slot]
            else:
                number[card] = dealt[slot]
        hands = [sorted([number[card] for card in hand]) for hand in story.guess.hands]
        for owner, lying in self._lying:
            hands[owner].remove(lying)
        return World(hands, [0 if gone else places[place] for place, gone in enumerate(self.view.taken)])

    def _tell(self, steps: list[Step], rng: Random) -> None:
        """Find stories that agree with the steps, and how likely each is."""
        first = Guess.of_the_deal(self.memory)
        first.story = any(_hidden(step) for step in steps)
        told = [first]
        for chapter in _chapters(steps, self.memory.seats) if first.story else [steps]:
            told = _continue(told, chapter, rng, STORIES if first.story else 1)
        weights: list[float] = []
        for guess in told:
            story = self._story(guess)
            if story.deals.total:
                self._stories.append(story)
                weights.append(guess.weight * story.deals.total)
                if sum(deals.size for deals in self._tables.values()) > ENOUGH:
                    break
        self._ladder = list(accumulate(weights))

    def _story(self, guess: Guess) -> Story:
        """Put the cards without a face into boxes, by bounds, beside the hidden places."""
        known: list[list[int]] = [[] for _ in guess.hands]
        for number, origin in zip(guess.number, guess.origin, strict=True):
            if number and not guess.story:
                known[origin].append(number)
        loose: dict[Box, list[int]] = {}
        for card, number in enumerate(guess.number):
            if not number:
                like = Box(guess.low[card], guess.high[card], 0, tuple(known[guess.origin[card]]))
                loose.setdefault(like, []).append(card)
        boxes = [(box._replace(slots=len(cards)), cards) for box, cards in loose.items()]
        places = self.memory.unknown_places
        if places:
            boxes.append((Box(NUMBERS[0], NUMBERS[-1], len(places)), [-1 - place for place in places]))
        boxes.sort()
        key = (*guess.left, *[box for box, _ in boxes])
        if key not in self._tables:
            self._tables[key] = Deals(guess.left, [box for box, _ in boxes])
        return Story(guess, [card for _, cards in boxes for card in cards], self._tables[key])


def _hidden(step: Step) -> bool:
    return isinstance(step, Trade) and step.hidden


def _told_apart(memory: Memory) -> list[Step]:
    """The steps without hidden exchanges in teams of which nothing was known yet: any card for any other."""
    half = memory.seats // 2
    known: set[int] = set()
    steps: list[Step] = []
    for step in memory.steps:
        if not _hidden(step):
            known.add(step.seat % half)
        if step.seat % half in known:
            steps.append(step)
    return steps


def _last_hidden(view: TrioView) -> int:
    """Where in the history the last exchange among others is: the last resort is to forget all before it."""
    return max(
        at
        for at, entry in enumerate(view.history)
        if isinstance(entry, Swap) and any(entry.offered[seat] is None for seat in entry.swapped)
    )


def _chapters(steps: list[Step], seats: int) -> list[list[Step]]:
    """The steps team by team, as cards move within a team only; a new chapter begins with each hidden exchange."""
    half = seats // 2
    chapters: list[list[Step]] = [[]]
    for team in range(half):
        for step in steps:
            if step.seat % half == team:
                if _hidden(step):
                    chapters.append([])
                chapters[-1].append(step)
    return chapters


def _continue(told: list[Guess], chapter: list[Step], rng: Random, wanted: int) -> list[Guess]:
    """Stories that go on through this chapter without a contradiction, picked by weight."""
    ladder = list(accumulate(story.weight for story in told))
    going: list[Guess] = []
    for _ in range(TRIES if told else 0):
        story = told[bisect(ladder, rng.random() * ladder[-1])].copy()
        story.weight = 1.0
        steps = chapter
        if steps and isinstance(steps[0], Trade) and steps[0].hidden:
            _trade(story, steps[0], rng)
            steps = steps[1:]
        if story.follow(steps, rng):
            going.append(story)
            if len(going) == wanted:
                break
    return going


def _trade(story: Guess, step: Trade, rng: Random) -> None:
    """Partners swap a card each, as partners do."""
    ours, theirs = story.hands[step.seat], story.hands[step.partner]
    given, received = _given(story, ours, rng), _given(story, theirs, rng)
    ours.remove(given)
    theirs.remove(received)
    ours.append(received)
    theirs.append(given)


def _given(story: Guess, hand: list[int], rng: Random) -> int:
    """The card that is given away: likely a lone one at an end, and rather an extreme one."""
    numbers = [story.number[card] for card in hand]
    least = min(story.number[card] or story.low[card] for card in hand)
    most = max(story.number[card] or story.high[card] for card in hand)
    weights = []
    for number in numbers:
        lone_end = number in (least, most) and numbers.count(number) == 1
        weights.append(1.0 + END * abs(number - MIDDLE) if lone_end else 1.0)
    ladder = list(accumulate(weights))
    return hand[bisect(ladder, rng.random() * ladder[-1])]
