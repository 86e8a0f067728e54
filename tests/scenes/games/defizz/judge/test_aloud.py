"""What a computer player answered, in words: on the page of reasons and in a hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
import pytest

from ai.defizz import why
from ai.defizz.voice import SPEECHLESS, right, wrong
from ai.player import Choice, Reason
from game.defizz import pack as packs
from game.defizz.moves import EXAMPLE, PASS, PRESS, Answer
from game.defizz.pack import use
from game.defizz.records import Word
from game.table import TABLE
from scenes.app import lang
from scenes.games.defizz import judge, words
from scenes.pages.why import WhyPage
from scenes.sitting import reasons
from scenes.sitting.thinking import Thought
from tests.game.defizz.table import CHRONO, TINY, Challenge, Choose, Stake, packed, play, rolled, sit
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words

NAMES = ["Zoé", "Basile", "Marius", "Sylvie"]


@pytest.fixture(autouse=True)
def tiny_pack() -> Iterator[None]:
    kept = dict(packs._kept)
    use(packed(TINY))
    lang.use("en")
    yield
    packs._kept.clear()
    packs._kept.update(kept)


def floor() -> Any:
    """Side 1 has pressed and is to answer."""
    state = sit()
    rolled(state, "duel", 100)
    play(state, (0, Choose(0)), (0, Challenge(1)), (0, Stake(100)), (1, PRESS))
    return state


def meant(move: Any, text: str) -> Choice:
    return Choice(move, Reason(text, move=move))


def sentence(choice: Choice) -> str:
    return reasons.sentence(choice, floor().view(1), NAMES, words)


def test_the_answer_stands_in_the_reason() -> None:
    choice = judge.aloud(floor().view(TABLE), meant(right(), why.SAY))
    assert choice.move == Answer(f"answer {CHRONO}")
    assert sentence(choice) == f"“Answer {CHRONO}”: that is what I think."


def test_so_does_a_wrong_one() -> None:
    choice = judge.aloud(floor().view(TABLE), meant(wrong(0), why.GUESS))
    assert sentence(choice) == "“False”: that is what comes to mind, and I am not sure of it."


def test_who_has_nothing_to_say_did_not_know() -> None:
    state = floor()
    state.said = (Word(seat=0, said="false", right=False),)
    choice = judge.aloud(state.view(TABLE), meant(wrong(0), why.GUESS))
    assert choice.move == SPEECHLESS
    assert sentence(choice) == "No idea: I didn’t know it, and nothing came to mind."


@pytest.mark.parametrize("choice", [meant(PASS, why.EMPTY), Choice(PRESS), meant(EXAMPLE, why.ONLY)])
def test_everything_else_is_left_as_it_is(choice: Choice) -> None:
    assert judge.aloud(floor().view(TABLE), choice) == choice


def test_an_answer_without_a_reason_is_in_words_too() -> None:
    assert judge.aloud(floor().view(TABLE), Choice(right())) == Choice(Answer(f"answer {CHRONO}"))


def test_people_are_asked_to_type() -> None:
    assert words.move(EXAMPLE, floor().view(1), NAMES) == "type your answer"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_of_reasons_shows_what_was_answered(language: Literal["fr", "en"]) -> None:
    state = floor()
    lang.use(language)
    thought = Thought(1, state.view(1), judge.aloud(state.view(TABLE), meant(right(), why.SAY)))
    hands = Driver(WhyPage([[thought]], NAMES, "defizz"), language=language)
    words = " ".join(said_words(hands))
    assert f"Answer {CHRONO}" in words and "type your answer" not in words
    assert hands.faults() == []


def test_a_view_says_nothing_of_what_will_be_answered() -> None:
    """Only the table knows the words; the player's view is as it was."""
    state = floor()
    before = msgspec.json.encode(state.view(1))
    judge.aloud(state.view(TABLE), meant(right(), why.SAY))
    assert msgspec.json.encode(state.view(1)) == before
