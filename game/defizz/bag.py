"""The bag of questions: cards put together anew, so that what was asked before lies at the bottom of the decks."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from game.defizz.options import Options
from game.defizz.pack import ANY_NUMBER, Pack, named

if TYPE_CHECKING:
    from game.defizz.records import Turn
    from game.defizz.state import DefizzState

ON_A_CARD = 3
BETWEEN = 11
"""The questions that come at least between two that people of another culture know better: one in twelve."""
FOREIGN = {"fr": ("en",), "en": ("fr",), "world": ("fr", "en")}
"""The cultures whose questions come seldom, by the option `culture`."""


def played(options: Options, history: tuple[Turn, ...] = (), shuffled: tuple[int, int] = (0, 0)) -> Pack:
    """The pack as it lies on the table: what was asked before each deck was last shuffled is on its last cards."""
    pack = named(options.pack)
    if options.reading < 3:
        return pack
    duel, multi = ((*options.asked, *told(history[:since])) for since in shuffled)
    return dealt(pack, duel, multi, foreign_to(options)) if duel or multi else pack


def foreign_to(options: Options) -> tuple[str, ...]:
    """The cultures whose questions come seldom."""
    return FOREIGN.get(options.culture or "", ())


def told(history: Iterable[Turn]) -> tuple[str, ...]:
    """The questions that were asked in these turns, by name."""
    return tuple(turn.question for turn in history if turn.question is not None)


@lru_cache(maxsize=8)
def dealt(pack: Pack, duel: tuple[str, ...], multi: tuple[str, ...], foreign: tuple[str, ...] = ()) -> Pack:
    """The pack with its cards put together anew: these questions were asked, the longest ago first, deck by deck.

    Questions of foreign cultures share cards where they can, so that they keep few others waiting.
    """
    seldom = pack.of_culture(foreign)
    decks = [_deck(pack, deck, asked, seldom) for deck, asked in enumerate((duel, multi))]
    new = copy.copy(pack)
    new.cards = (decks[0][0], decks[1][0])
    new.ages = (decks[0][1], decks[1][1])
    new.room = (pack.room_of(new.cards[0]), pack.room_of(new.cards[1]))
    new.home = pack.homes(new.cards)
    return new


Questions = tuple[int, ...]


def _deck(
    pack: Pack, deck: int, names: Iterable[str], seldom: frozenset[int]
) -> tuple[tuple[Questions, ...], tuple[int, ...]]:
    """The cards of a deck, and the age of each: 0 if nothing on it was asked; the higher, the later it comes.

    Cards of which nothing was asked stay as they are. Of the others new ones are made: first of what is left.
    """
    cards = pack.cards[deck]
    here = {question for card in cards for question in card}
    order = dict.fromkeys(pack.index[name] for name in reversed(tuple(names)) if pack.index.get(name) in here)
    asked = list(reversed(order))  # the last time counts
    broken = [number for number, card in enumerate(cards) if any(question in order for question in card)]
    left = [question for number in broken for question in cards[number] if question not in order]
    fresh = _grouped(pack, sorted(left, key=lambda each: (each in seldom, pack.counts[each] or ANY_NUMBER)))
    if fresh and len(fresh[-1]) < ON_A_CARD:
        missing = ON_A_CARD - len(fresh[-1])
        fresh[-1] += asked[:missing]
        del asked[:missing]
    groups = fresh + _grouped(pack, asked)
    new, ages = list(cards), [0] * len(cards)
    for number, place in enumerate(broken):
        new[place] = tuple(groups[number])
        is_old = any(question in order for question in groups[number])
        ages[place] = number + 1 if is_old else 0
    return tuple(new), tuple(ages)


def _grouped(pack: Pack, questions: list[int]) -> list[list[int]]:
    """Questions in threes, in their order as far as a card can have three categories and two modes."""
    left, groups = questions[:], []
    while left:
        card = [left.pop(0)]
        while left and len(card) < ON_A_CARD:
            card.append(left.pop(next((n for n, each in enumerate(left) if _goes_with(pack, card, each)), 0)))
        groups.append(card)
    return groups


def _goes_with(pack: Pack, card: list[int], question: int) -> bool:
    shown = pack.shown
    if shown[question].category in [shown[each].category for each in card]:
        return False
    return len(card) < ON_A_CARD - 1 or len({pack.modes[each] for each in (*card, question)}) > 1


# the order of a deck


def keys(pack: Pack, deck: int, skip: Iterable[str]) -> list[tuple[bool, int]]:
    """By card, the place that it has in its deck: the least lie at the bottom, cards with the same key anywhere."""
    names, seen = pack.names[deck], set(skip)
    return [(name not in seen, -age) for name, age in zip(names, pack.ages[deck], strict=True)]


def lift(state: DefizzState, left: int, players: int) -> None:
    """Take to the top of the deck the first card that fits this evening, among those that might as well lie there;
    if there is none, the first that does not ask too often what only others know."""
    pack, kind = state.pack, state.kind
    order = state.orders[kind]
    room, ages, cards = pack.room[kind], pack.ages[kind], pack.cards[kind]
    told_of, foreign = _told_of(state), _seldom(state)
    allowed = [
        place
        for place in range(left - 1, -1, -1)
        if room[order[place]] >= players and foreign.isdisjoint(cards[order[place]])
    ]
    alike = (place for place in allowed if ages[order[place]] == ages[order[left - 1]])
    best = next((place for place in alike if told_of.isdisjoint(cards[order[place]])), None)
    place = best if best is not None else next(iter(allowed), left - 1)
    new = (*order[:place], *order[place + 1 : left], order[place], *order[left:])
    state.orders = (state.orders[0], new) if kind else (new, state.orders[1])


def _told_of(state: DefizzState) -> set[int]:
    """The questions whose answers were told this evening, or whose theme was met."""
    pack = state.pack
    return {kin for name in told(state.history) for kin in pack.kinship.of(pack.index[name])}


def _seldom(state: DefizzState) -> frozenset[int]:
    """The questions of another culture, if one of them was asked lately; else none."""
    pack = state.pack
    foreign = pack.of_culture(foreign_to(state.options))
    lately = told(state.history)[-BETWEEN:]
    return foreign if any(pack.index[name] in foreign for name in lately) else frozenset()
