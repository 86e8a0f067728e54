"""Défizz!: decks that go back, what a pack equals, answers that stand for no entry, the clocks of games of chance."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from game import GAMES
from game.defizz import turn
from game.defizz.chance import secret, timed
from game.defizz.entries import _entry
from game.defizz.questions import ClosedList, Item, Name
from tests.game import laws


def begun(seed: int = 1) -> Any:
    """A match just begun with the usual pack."""
    options, seats = laws.option_grid(GAMES["defizz"])[0]
    return GAMES["defizz"].start(options, seats, seed)


def test_a_deck_that_goes_back_is_shuffled() -> None:
    state = begun()
    for kind in (0, 1):
        state.kind = kind
        turn._shuffle_deck(state, None)
        order = state.orders[kind]
        assert sorted(order) == list(range(len(state.pack.cards[kind]))) != list(order)


def test_a_pack_equals_nothing_but_a_pack() -> None:
    pack = begun().pack
    assert (pack == pack.id) is False
    assert (pack != None) is True  # noqa: E711  the question is what it says


def test_an_answer_like_no_entry_stands_for_none() -> None:
    questions = begun().pack.file.questions
    fields = (getattr(question, name) for question in questions for name in question.__struct_fields__)
    lists = [value for value in fields if isinstance(value, ClosedList)]
    assert lists
    for listed in lists[:5]:
        assert _entry(listed, "zzzzqqqqxxxx") is None
        first = listed.items[0].fr or listed.items[0].en
        assert first is not None and _entry(listed, first.main) == 0


def test_a_clock_can_be_stopped_up_to_twice_its_mark() -> None:
    for seconds in (3, 7, 10):
        luck = cast("Any", SimpleNamespace(params={"seconds": seconds}))
        assert [move.pick for move in timed._stops(luck)] == list(range(2 * 100 * seconds + 1))


def test_the_light_is_waited_for_up_to_three_seconds() -> None:
    assert [move.pick for move in timed._reactions(cast("Any", None))] == list(range(301))


def test_a_secret_number_goes_up_to_five_ten_or_fifty_and_a_clock_to_three_seven_or_ten_seconds() -> None:
    params = {kind.name: kind.params for kind in (*secret.GAMES, *timed.GAMES)}
    assert params["secret_number"] == {"top": (5, 10, 50)}
    assert params["stop_clock"] == {"seconds": (3, 7, 10)}


def test_who_sees_all_imagines_the_very_answers_and_helps_that_are_there() -> None:
    rng, met = Random(1), 0
    for options, seats in Random(2).sample(laws.option_grid(GAMES["defizz"]), 6):
        state: Any = GAMES["defizz"].start(options, seats, 5)
        for _ in range(40):
            if not state.actors():
                break
            world: Any = GAMES["defizz"].sample(state.view(None), rng)
            assert world.helps == state.helps
            assert world.truths == state.truths
            met += any(state.truths)
            state.apply(*laws.random_move(state, rng))
    assert met


def test_an_answer_three_quarters_like_an_entry_stands_for_it_and_a_less_like_one_does_not() -> None:
    items = tuple(Item(fr=Name(main=form)) for form in ("abcd", "efgh", "ijkl", "mnop"))
    listed = ClosedList(count=4, items=items)
    assert _entry(listed, "abcx") == 0 and _entry(listed, "xfgh") == 1
    assert _entry(listed, "abxy") is None
