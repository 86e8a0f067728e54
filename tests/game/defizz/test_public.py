"""The facts that a table without a state reads off the view of all and public events: the same as the state's."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from game import TABLE, redact
from game.defizz import GAME, chrono, public
from game.defizz.pack import named
from game.defizz.phases import JUDGING
from tests.game import laws

MATCHES = list(enumerate(laws.option_grid(GAME)[:12]))


def played(number: int, row: tuple[Any, int]) -> Any:
    """The states of a random match, and the public events so far."""
    state = GAME.start(row[0], row[1], number)
    rng, heard = Random(number), list[Any]()
    while state.actors() and state.moves < 250:
        yield state, [redact(event, TABLE) for event in heard]
        state.apply(*laws.random_move(state, rng), heard.append)


@pytest.mark.parametrize(("number", "row"), MATCHES)
def test_question_answer_and_those_who_may_press_are_as_in_the_state(number: int, row: tuple[Any, int]) -> None:
    for state, _ in played(number, row):
        view = state.view(TABLE)
        asked = state.pack.file.questions[state.asked] if state.asked >= 0 else None
        waiting = (state.floor[0], state.answers[0]) if state.phase == JUDGING else None
        assert public.question(view) == asked
        assert public.pending_answer(view) == waiting
        assert public.untried(view) == chrono.untried(state)
        assert view.said == state.said and view.reader == state.reader


@pytest.mark.parametrize(("number", "row"), MATCHES)
def test_the_cards_that_were_shown_are_those_drawn_from_the_decks(number: int, row: tuple[Any, int]) -> None:
    for state, events in played(number, row):
        shown = public.cards_shown(state.pack, events)
        for deck, left in enumerate((state.duel_left, state.multi_left)):
            drawn = [state.pack.names[deck][card] for card in reversed(state.orders[deck][left:])]
            room = dict(zip(state.pack.names[deck], state.pack.room[deck], strict=True))
            passed_over = [name for name in drawn if name not in shown[deck]]
            assert [name for name in drawn if name in shown[deck]] == list(shown[deck])
            assert all(room[name] < row[1] for name in passed_over)


def test_no_two_cards_of_a_deck_have_the_same_hints() -> None:
    pack = named("base")
    for deck in pack.cards:
        hints = [tuple(pack.hints[question] for question in card) for card in deck]
        assert all(one != other for one, other in combinations(hints, 2))


def test_before_anything_is_asked_there_is_no_question_and_no_answer() -> None:
    view = GAME.start().view(TABLE)
    assert public.question(view) is None and public.pending_answer(view) is None and public.untried(view) == ()
