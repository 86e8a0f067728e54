"""Stories of what rivals may have exchanged: one that goes its own way, one that can't have been."""

from __future__ import annotations

from random import Random

import pytest

from game.trio import GAME, worlds
from game.trio.faces import Faces
from game.trio.guess import Guess, chapters, stories
from game.trio.memory import Lose, Memory, Trade
from game.trio.view import TrioView
from tests.game.trio.table import Table


def guess() -> Guess:
    """The hands before anything was shown, as seat 0 sees them."""
    table = Table("1 2 3", "4 5 6", "7 8 9", middle="10 11 12")
    return Guess.of_the_deal(Memory(table.state.view(0)))


def test_a_copy_is_the_same_in_everything_and_goes_its_own_way() -> None:
    one = guess()
    one.weight, one.story = 0.25, True
    other = one.copy()
    assert all(getattr(other, name) == getattr(one, name) for name in Guess.__slots__)
    other.hands[1].pop()
    other.number[0] = 12
    other.low[0] = other.high[0] = 12
    other.left[0] += 1
    other.trades.append((0, 1))
    fresh = guess()
    assert (one.hands, one.number, one.low, one.high) == (fresh.hands, fresh.number, fresh.low, fresh.high)
    assert (one.left, one.trades) == (fresh.left, [])


def test_nobody_loses_a_number_that_they_don_t_hold() -> None:
    story = guess()
    assert story._lose(Lose(0, 2))
    assert [story.number[card] for card in story.hands[0]] == [1, 3]
    assert not story._lose(Lose(0, 2))
    assert [story.number[card] for card in story.hands[0]] == [1, 3]


def test_a_story_in_which_a_number_is_lost_twice_can_t_have_been() -> None:
    assert guess().follow([Lose(0, 2), Lose(0, 3)], Random(1))
    assert not guess().follow([Lose(0, 2), Lose(0, 2)], Random(1))


def test_a_story_in_which_somebody_gives_what_they_can_t_hold_can_t_have_been() -> None:
    """TI-15: both cards of an exchange that was seen are named."""
    assert guess().follow([Trade(0, 2, 1, 8)], Random(1))
    assert not guess().follow([Trade(0, 2, 4, 8)], Random(1))


def test_a_new_chapter_begins_with_each_hidden_exchange_of_a_team() -> None:
    """TI-15: what is known to both partners needs no story."""
    seen, hidden, other = Trade(0, 2, 4, 5), Trade(2, 0, 0, 0), Trade(1, 3, 0, 0)
    steps = [Lose(1, 3), seen, Lose(2, 7), other, hidden, Lose(0, 8)]
    assert chapters(steps, 4) == [[seen, Lose(2, 7)], [hidden, Lose(0, 8), Lose(1, 3)], [other]]


def test_stories_are_weighed_until_their_tables_hold_more_than_enough() -> None:
    view = GAME.start(seats=4, seed=1).view(0)
    memory, tales = Memory(view), []
    for seat in (1, 2, 3):
        tales.append(Guess.of_the_deal(memory))
        tales[-1].high[tales[-1].hands[seat][0]] = 8 - seat
    first = Faces(view, memory, tales[:1], 0).stories[0].deals.size
    assert [len(Faces(view, memory, tales, enough).stories) for enough in (first - 1, first)] == [1, 2]


def test_stories_that_never_fit_are_given_up_after_three_thousand_tries_a_chapter_begun_three_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table("1 2 3", "4 5 6", "7 8 9", middle="10 11 12")
    memory, tried = Memory(table.state.view(0)), []
    monkeypatch.setattr(Guess, "follow", lambda *_: tried.append(1))
    memory.hidden = False
    assert stories(memory, Random(1)) == [] and len(tried) == 3000
    tried.clear()
    memory.hidden = True
    assert stories(memory, Random(1)) == [] and len(tried) == 3 * 3000


def test_sixteen_stories_are_enough_where_something_was_exchanged_unseen_and_one_elsewhere() -> None:
    table = Table("1 2 3", "4 5 6", "7 8 9", middle="10 11 12")
    memory = Memory(table.state.view(0))
    for hidden, enough in ((False, 1), (True, 16)):
        memory.hidden = hidden
        assert len(stories(memory, Random(1))) == enough


def test_stories_are_compared_by_tables_of_eight_thousand_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    class Told(Faces):
        def __init__(self, view: TrioView, memory: Memory, stories: list[Guess], enough: int) -> None:
            told.append(enough)
            super().__init__(view, memory, stories, enough)

    monkeypatch.setattr(worlds, "Faces", Told)
    GAME.sample(GAME.start(seats=4, seed=1).view(0), Random(1))
    assert told == [8000]
