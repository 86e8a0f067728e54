"""Shuffles: fair, and the same for ever."""

from __future__ import annotations

from collections import Counter

from game.shuffle import lot, mix, shuffle, stream


def shuffled(seed: int, n: int, size: int = 10) -> list[int]:
    cards = list(range(size))
    shuffle(cards, seed, n)
    return cards


def test_these_shuffles_never_change() -> None:
    """Pinned: a saved match must deal the same cards on every platform and every Python version."""
    assert mix(0, 0) == 0xE220A8397B1DCDAF
    assert shuffled(1, 0) == [4, 7, 5, 1, 2, 8, 3, 9, 0, 6]
    assert shuffled(2**63 + 11, 5) == [0, 2, 6, 1, 4, 3, 8, 7, 9, 5]
    assert [lot(6, 9, n) for n in range(10)] == [4, 4, 1, 4, 1, 0, 3, 5, 1, 4]


def test_each_shuffle_of_a_match_is_another() -> None:
    assert len({tuple(shuffled(5, n, 20)) for n in range(200)}) == 200


def test_near_seeds_share_nothing() -> None:
    assert len({tuple(shuffled(seed, 0, 20)) for seed in range(200)}) == 200
    assert mix(5, 1) != mix(6, 0) and mix(2**70, 0) != mix(0, 0)


def test_every_card_comes_to_every_place_equally_often() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(20_000):
        counts.update(enumerate(shuffled(seed, 0, 6)))
    expected = 20_000 / 6
    chi = sum((counts[place, card] - expected) ** 2 / expected for place in range(6) for card in range(6))
    assert chi < 52.6, "chi-square with 25 degrees of freedom, one in a thousand"


def test_lots_fall_equally_often() -> None:
    counts = Counter(lot(5, seed, n) for seed in range(50_000) for n in range(4))
    expected = 200_000 / 5
    chi = sum((counts[place] - expected) ** 2 / expected for place in range(5))
    assert chi < 18.5, "chi-square with 4 degrees of freedom, one in a thousand"


def test_a_stream_is_between_nought_and_one() -> None:
    draw = stream(3, 4)
    assert all(0 <= draw() < 1 for _ in range(1000))
