"""The facts that a table without a state reads off the view of all and public events: the same as the state's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import TABLE, redact
from game.defizz import GAME, chrono, public
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


def test_before_anything_is_asked_there_is_no_question_and_no_answer() -> None:
    view = GAME.start().view(TABLE)
    assert public.question(view) is None and public.pending_answer(view) is None and public.untried(view) == ()
