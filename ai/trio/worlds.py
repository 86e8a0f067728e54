"""Worlds that a seat imagines: hands and middle that agree with all it has seen, drawn by their likelihood.

Where nothing was exchanged unseen every deal that fits is as likely as any other, and `Deals` draws them exactly.
What rivals exchange unseen is told as a few stories, in which a lone card at the end of a hand is likely to go.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import NamedTuple

from game.trio.cards import NUMBERS
from game.trio.faces import Faces
from game.trio.guess import Guess, chapters
from game.trio.memory import Memory, Step, Trade, since_last_hidden
from game.trio.view import TrioView

STORIES = 10
TRIES = 300
"""The attempts at a story, from one hidden exchange to the next, until there are enough of them."""
ENOUGH = 5_000
"""The number of counts in their tables up to which stories are compared."""

MIDDLE = (NUMBERS[0] + NUMBERS[-1]) / 2
END = 2.0
"""The weight added to a lone card at the end of a hand, for each step from the middle, when a card is given away;
others weigh 1."""


class World(NamedTuple):
    """Sorted hands without the cards that lie revealed, and the middle by place, 0 once taken."""

    hands: list[list[int]]
    middle: list[int]


class Imagined:
    """The worlds that a view allows: read once, drawn from as often as wanted."""

    def __init__(self, view: TrioView, rng: Random) -> None:
        memory = Memory(view)
        self.faces = Faces(view, memory, _stories(memory, _without_first_trades(memory), rng), ENOUGH)
        if not self.faces.stories:
            memory = since_last_hidden(view)
            self.faces = Faces(view, memory, _stories(memory, memory.steps, rng), ENOUGH)

    def draw(self, rng: Random) -> World:
        faced = self.faces.draw(rng)
        return World(faced.hands, faced.middle)


def _stories(memory: Memory, steps: list[Step], rng: Random) -> list[Guess]:
    """Guesses at what was exchanged unseen that agree with the steps; one alone where nothing was."""
    first = Guess.of_the_deal(memory)
    first.story = any(_hidden(step) for step in steps)
    stories = [first]
    for chapter in chapters(steps, memory.seats) if first.story else [steps]:
        stories = _continue(stories, chapter, rng, STORIES if first.story else 1)
    return stories


def _hidden(step: Step) -> bool:
    return isinstance(step, Trade) and step.hidden


def _without_first_trades(memory: Memory) -> list[Step]:
    """The steps without hidden exchanges in teams of which nothing was known yet: there any card goes for any other."""
    half = memory.seats // 2
    known: set[int] = set()
    steps: list[Step] = []
    for step in memory.steps:
        if not _hidden(step):
            known.add(step.seat % half)
        if step.seat % half in known:
            steps.append(step)
    return steps


def _continue(stories: list[Guess], chapter: list[Step], rng: Random, wanted: int) -> list[Guess]:
    """Stories that go on through this chapter without a contradiction, picked by weight."""
    ladder = list(accumulate(story.weight for story in stories))
    going: list[Guess] = []
    for _ in range(TRIES if stories else 0):
        story = stories[bisect(ladder, rng.random() * ladder[-1])].copy()
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
    """Let two partners swap a card each, as partners do."""
    ours, theirs = story.hands[step.seat], story.hands[step.partner]
    given, received = _given(story, ours, rng), _given(story, theirs, rng)
    ours.remove(given)
    theirs.remove(received)
    ours.append(received)
    theirs.append(given)


def _given(story: Guess, hand: list[int], rng: Random) -> int:
    """Draw the card that is given away: likely a lone one at an end, and rather an extreme one."""
    numbers = [story.number[card] for card in hand]
    least = min(story.number[card] or story.low[card] for card in hand)
    most = max(story.number[card] or story.high[card] for card in hand)
    weights = []
    for number in numbers:
        lone_end = number in (least, most) and numbers.count(number) == 1
        weights.append(1.0 + END * abs(number - MIDDLE) if lone_end else 1.0)
    ladder = list(accumulate(weights))
    return hand[bisect(ladder, rng.random() * ladder[-1])]
