"""Counting and drawing deals within bounds, against counting them one by one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, prod
from random import Random

import pytest

from game.trio.deals import Box, Deals
from tests.game.trio.table import numbers


def left(cards: str) -> list[int]:
    return [numbers(cards).count(number) for number in range(13)]


def one_by_one(cards: str, boxes: list[Box]) -> Counter[tuple[int, ...]]:
    """Every order of the cards that the bounds allow, each box sorted."""
    found: Counter[tuple[int, ...]] = Counter()
    bounds = [(box.low, box.high) for box in boxes for _ in range(box.slots)]
    for order in permutations(numbers(cards)):
        if all(low <= number <= high for number, (low, high) in zip(order, bounds, strict=True)):
            found[sorted_boxes(order, boxes)] += 1
    return found


def sorted_boxes(order: tuple[int, ...], boxes: list[Box]) -> tuple[int, ...]:
    at, dealt = 0, []
    for box in boxes:
        dealt += sorted(order[at : at + box.slots])
        at += box.slots
    return tuple(dealt)


CASES = [
    ("1 1 2 3 3 4", [Box(1, 12, 3), Box(1, 12, 3)]),
    ("1 1 2 3 3 4", [Box(1, 3, 2), Box(2, 12, 2), Box(1, 12, 2)]),
    ("1 2 2 2 5 9 9", [Box(2, 12, 2), Box(1, 5, 2), Box(2, 9, 2), Box(1, 12, 1)]),
    ("3 3 3 7 7 8 12", [Box(3, 8, 3), Box(4, 12, 1), Box(1, 7, 3)]),
    ("5 6 7 8 9 10 11", [Box(5, 9, 2), Box(6, 10, 2), Box(7, 11, 2), Box(1, 12, 1)]),
]


@pytest.mark.parametrize(("cards", "boxes"), CASES)
def test_every_deal_within_the_bounds_is_counted_once(cards: str, boxes: list[Box]) -> None:
    """Orders of the physical cards: as many for each deal as its copies and the slots of its boxes can be swapped."""
    orders = sum(one_by_one(cards, boxes).values())
    assert Deals(left(cards), boxes).total * prod(map(factorial, left(cards))) == pytest.approx(orders)


@pytest.mark.parametrize(("cards", "boxes"), CASES)
def test_deals_are_drawn_as_often_as_they_are_counted(cards: str, boxes: list[Box]) -> None:
    deals, rng, count = Deals(left(cards), boxes), Random(5), 4000
    expected = one_by_one(cards, boxes)
    drawn = Counter(
        sorted_boxes(tuple(number for _, number in sorted(deals.draw(rng).items())), boxes) for _ in range(count)
    )
    assert surprise(drawn, {deal: n / sum(expected.values()) for deal, n in expected.items()}) < 4


def surprise(drawn: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float]) -> float:
    """How many standard deviations the chi-square lies above its mean; infinite if something impossible was drawn."""
    if set(drawn) - set(expected):
        return float("inf")
    count = sum(drawn.values())
    chi = sum((drawn[deal] - count * share) ** 2 / (count * share) for deal, share in expected.items())
    degrees = len(expected) - 1
    return (chi - degrees) / (2 * degrees) ** 0.5


def test_a_hand_that_shows_a_number_is_not_counted_once_for_each_copy_of_it() -> None:
    """Of two cards, one is a 1, the other one of 1 1 2 2 2: of all hands with a 1, three are 1 1 and nine are 1 2."""
    deals, rng = Deals(left("1 1 2 2 2"), [Box(1, 12, 1, (1,)), Box(1, 12, 4)]), Random(1)
    pairs = sum(deals.draw(rng)[0] == 1 for _ in range(4000))
    assert abs(pairs / 4000 - 3 / 12) < 0.03


@pytest.mark.parametrize(
    ("cards", "boxes"),
    [
        ("1 1 2", [Box(2, 12, 2), Box(1, 12, 1)]),
        ("1 1 2", [Box(1, 12, 2)]),
        ("1 1 2", [Box(5, 9, 1), Box(1, 12, 2)]),
    ],
)
def test_there_may_be_no_deal(cards: str, boxes: list[Box]) -> None:
    assert Deals(left(cards), boxes).total == 0


def test_nothing_hidden_is_one_deal() -> None:
    deals = Deals([0] * 13, [])
    assert deals.total == 1 and deals.draw(Random(0)) == {}
