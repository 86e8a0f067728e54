"""Faces for the cards that a seat has not seen, drawn from the stories that it can tell, by how likely each is."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from itertools import accumulate
from random import Random
from typing import NamedTuple

from game.trio.cards import NUMBERS
from game.trio.deals import Box, Deals
from game.trio.guess import Guess
from game.trio.memory import Memory
from game.trio.view import TrioView


class Story(NamedTuple):
    """A guess, its cards without a face in the order of the deals' slots (places of the middle below 0), the deals."""

    guess: Guess
    cards: list[int]
    deals: Deals


class Faced(NamedTuple):
    """The guess that was drawn, the number of each of its cards; sorted hands without the cards that lie revealed, and
    the middle by place, 0 once taken."""

    guess: Guess
    number: list[int]
    hands: list[list[int]]
    middle: list[int]


class Faces:
    """Weighs stories by the number of deals that fit each, until their tables hold `enough` counts; draws from them."""

    def __init__(self, view: TrioView, memory: Memory, guesses: Iterable[Guess], enough: int) -> None:
        self.view, self.memory = view, memory
        self.stories: list[Story] = []
        self._lying = [(int(seen.source), seen.number) for seen in view.revealed if seen.end is not None]
        self._tables: dict[tuple[object, ...], Deals] = {}
        self._ladder = list(accumulate(self._weights(guesses, enough)))

    def _weights(self, guesses: Iterable[Guess], enough: int) -> list[float]:
        weights: list[float] = []
        for guess in guesses:
            story = self._story(guess)
            if story.deals.total:
                self.stories.append(story)
                weights.append(guess.weight * story.deals.total)
                if sum(deals.size for deals in self._tables.values()) > enough:
                    break
        return weights

    def _story(self, guess: Guess) -> Story:
        """Put the cards without a face into boxes, by bounds, beside the hidden places.

        In a story equal cards are told apart by their bounds. Where there is none, all unknown cards of a hand are
        alike, and `Deals` must know which of their numbers have been recognised.
        """
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

    def draw(self, rng: Random) -> Faced:
        """One story, and one of the deals that fit it."""
        story = self.stories[bisect(self._ladder, rng.random() * self._ladder[-1])]
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
        middle = [0 if gone else places[place] for place, gone in enumerate(self.view.taken)]
        return Faced(story.guess, number, hands, middle)
