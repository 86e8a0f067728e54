"""Dealing hidden cards fairly: every deal of the physical cards that the bounds allow is equally likely.

The numbers are dealt one after the other to *boxes*: the unknown cards of a hand, which all lie within the same
bounds, or the hidden places of the middle. How the rest can be dealt depends only on how many slots are free in each
box, and boxes that are open and close at the same number are alike from there on, so they are counted as one *group*:
that keeps the table of counts small.

A hand that was dealt k known copies of a number and n more could come about in C(k + n, n) ways of calling k of them
the known ones; it is one deal, and is counted as one.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from math import comb, prod
from random import Random
from typing import NamedTuple

from game.trio.cards import COPIES, NUMBERS

SLOT_BITS = 6
"""The free slots of every group are packed into one int, so many bits each: a key that is quick to make and to find."""
SLOTS = (1 << SLOT_BITS) - 1

COPY_BITS = 2
"""And so are the copies of one number that the groups get."""


class Box(NamedTuple):
    """Unknown cards that all lie from `low` to `high`; `known`: the numbers known to be dealt to the same hand."""

    low: int
    high: int
    slots: int
    known: tuple[int, ...] = ()


class Group(NamedTuple):
    """Open boxes that are alike from here on: the last stage that can fill them, and the known copies by stage."""

    last: int
    known: tuple[tuple[int, int], ...]


class Plan:
    """The numbers in the order in which they are dealt, a stage each, and the groups that are open at each stage."""

    def __init__(self, numbers: list[int], boxes: list[Box]) -> None:
        self.numbers = numbers
        self.groups: list[list[Group]] = [[] for _ in range(len(numbers) + 1)]
        self.opening: list[list[list[int]]] = [[] for _ in self.groups]
        """By stage and group: the slots that open there."""
        self.after: list[list[int]] = []
        """By stage and group: the place of the group at the next stage, -1 if it must be full by then."""
        self.possible = True
        slot = 0
        for box in boxes:
            self.possible &= self._open(box, slot)
            slot += box.slots
        for stage in range(len(numbers)):
            self.after.append([self._next(stage, group) for group in self.groups[stage]])
        self.size = self._size()
        """About how many counts this plan needs."""

    def _open(self, box: Box, slot: int) -> bool:
        """Enter a box at each stage where its bounds allow the number; False if there is none."""
        fitting = [stage for stage, number in enumerate(self.numbers) if box.low <= number <= box.high]
        known = [(stage, box.known.count(self.numbers[stage])) for stage in fitting] if box.known else []
        for stage in fitting:
            copies = tuple(pair for pair in known if pair[0] >= stage and pair[1]) if known else ()
            at = self._index(stage, Group(fitting[-1], copies))
            if stage == fitting[0]:
                self.opening[stage][at] += range(slot, slot + box.slots)
        return bool(fitting)

    def _index(self, stage: int, group: Group) -> int:
        """The place of this group in its stage, where it is added if it is new."""
        groups = self.groups[stage]
        if group not in groups:
            groups.append(group)
            self.opening[stage].append([])
        return groups.index(group)

    def _next(self, stage: int, group: Group) -> int:
        if group.last == stage:
            return -1
        if group.known:
            group = group._replace(known=tuple(pair for pair in group.known if pair[0] > stage))
        return self.groups[stage + 1].index(group)

    def opened(self, stage: int) -> int:
        """The slots that open at this stage, packed."""
        return sum(len(slots) << SLOT_BITS * at for at, slots in enumerate(self.opening[stage]))

    def _size(self) -> int:
        size, most = 0, [0] * len(self.groups[0])
        for stage, after in enumerate(self.after):
            most = [slots + len(new) for slots, new in zip(most, self.opening[stage], strict=True)]
            size += prod(slots + 1 for slots in most) // (max(most, default=0) + 1)
            following = [0] * len(self.groups[stage + 1])
            for slots, at in zip(most, after, strict=True):
                if at >= 0:
                    following[at] += slots
            most = following
        return size


class Node(NamedTuple):
    """The fates of the copies of one number: the ways to spread them over the groups, and what follows each."""

    total: float
    ladder: list[float]
    choices: list[tuple[int, Node]]


NOWHERE = Node(0.0, [], [])
END = Node(1.0, [], [])


class Lane(NamedTuple):
    """A group at one stage as the count needs it: its place in the packed ints, and what it can get."""

    shift: int
    unit: int
    copy_shift: int
    portions: list[list[tuple[int, float]]]


@cache
def portions(known: int, closing: bool) -> list[list[tuple[int, float]]]:
    """By free slots of a group: how many copies of a number it can get, each with the number of ways."""
    return [
        [(n, comb(slots, n) / comb(known + n, n)) for n in range(slots if closing else 0, min(slots, COPIES) + 1)]
        for slots in range(1 << SLOT_BITS)
    ]


class Deals:
    """Every deal of `left[number]` copies of each number into the boxes, whose slots are numbered in order."""

    def __init__(self, left: list[int], boxes: list[Box]) -> None:
        numbers = [number for number in NUMBERS if left[number] > 0]
        self._plan = min(Plan(numbers, boxes), Plan(numbers[::-1], boxes), key=lambda plan: plan.size)
        self.size = self._plan.size
        self._copies = [left[number] for number in self._plan.numbers]
        self._lanes = [self._lanes_of(stage) for stage in range(len(numbers))]
        self._opened = [self._plan.opened(stage) for stage in range(len(numbers) + 1)]
        self._nodes: list[dict[int, Node]] = [*({} for _ in numbers), {0: END}]
        possible = self._plan.possible and min(left) >= 0 and sum(left) == sum(box.slots for box in boxes)
        self._root = self._node(0, self._opened[0]) if possible else NOWHERE
        self.total = self._root.total
        """The number of deals, copies of a number being alike."""

    def _lanes_of(self, stage: int) -> list[Lane]:
        lanes = []
        for at, (group, after) in enumerate(zip(self._plan.groups[stage], self._plan.after[stage], strict=True)):
            unit = 1 << SLOT_BITS * after if after >= 0 else 0
            ways = portions(dict(group.known).get(stage, 0), group.last == stage)
            lanes.append(Lane(SLOT_BITS * at, unit, COPY_BITS * at, ways))
        return lanes

    def _node(self, stage: int, free: int) -> Node:
        """The node of this stage and those below it, so many slots being free in each group; counted once."""
        node = self._nodes[stage].get(free)
        if node is None:
            node = self._nodes[stage][free] = self._count(stage, free)
        return node

    def _count(self, stage: int, free: int) -> Node:
        """Spread the copies of this stage over the groups, one group after the other."""
        following = self._opened[stage + 1]
        partial = [(self._copies[stage], 1.0, 0, 0)]
        for shift, unit, copy_shift, table in self._lanes[stage]:
            slots = free >> shift & SLOTS
            following += slots * unit
            partial = [
                (rest - n, weight * ways, spread | n << copy_shift, taken + n * unit)
                for rest, weight, spread, taken in partial
                for n, ways in table[slots]
                if n <= rest
            ]
        nodes, total = self._nodes[stage + 1], 0.0
        ladder, choices = [], []
        for rest, weight, spread, taken in partial:
            if rest:
                continue
            node = nodes.get(following - taken) or self._node(stage + 1, following - taken)
            if node.total:
                total += weight * node.total
                ladder.append(total)
                choices.append((spread, node))
        return Node(total, ladder, choices)

    def draw(self, rng: Random) -> dict[int, int]:
        """One deal: the number in each slot."""
        random, plan = rng.random, self._plan
        dealt: dict[int, int] = {}
        node = self._root
        pools = [slots[:] for slots in plan.opening[0]]
        for stage, number in enumerate(plan.numbers):
            spread, node = node.choices[bisect(node.ladder, random() * node.total)]
            following = [slots[:] for slots in plan.opening[stage + 1]]
            for pool, after in zip(pools, plan.after[stage], strict=True):
                for _ in range(spread & (1 << COPY_BITS) - 1):
                    pick = int(random() * len(pool))
                    pool[pick], pool[-1] = pool[-1], pool[pick]
                    dealt[pool.pop()] = number
                if after >= 0:
                    following[after] += pool
                spread >>= COPY_BITS
            pools = following
        return dealt
