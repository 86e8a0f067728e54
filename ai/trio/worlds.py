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
from game.trio.faces import Faces
from game.trio.guess import Guess, chapters
from game.trio.memory import Memory, Step, Trade, since_last_hidden
from game.trio.view import TrioView

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


class Imagined:
    """Reads a view once; draws as many worlds from it as wanted."""

    def __init__(self, view: TrioView, rng: Random) -> None:
        memory = Memory(view)
        self.faces = Faces(view, memory, _tell(memory, _told_apart(memory), rng), ENOUGH)
        if not self.faces.stories:
            memory = since_last_hidden(view)
            self.faces = Faces(view, memory, _tell(memory, memory.steps, rng), ENOUGH)

    def draw(self, rng: Random) -> World:
        faced = self.faces.draw(rng)
        return World(faced.hands, faced.middle)


def _tell(memory: Memory, steps: list[Step], rng: Random) -> list[Guess]:
    """Stories that agree with the steps."""
    first = Guess.of_the_deal(memory)
    first.story = any(_hidden(step) for step in steps)
    told = [first]
    for chapter in chapters(steps, memory.seats) if first.story else [steps]:
        told = _continue(told, chapter, rng, STORIES if first.story else 1)
    return told


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
