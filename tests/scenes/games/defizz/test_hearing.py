"""The table's word on an answer: what is shown of it, and who may appeal (DE-22)."""

from __future__ import annotations

import copy
from random import Random

import msgspec
import pytest

from game.defizz import GAME
from game.defizz.moves import REPEATED, VERDICTS, Answer
from game.defizz.pack import decode, use
from game.defizz.records import Result, Word
from game.match import Seat
from game.table import TABLE
from scenes.app import lang
from scenes.games.defizz import says, words
from scenes.games.defizz.hearing import Hearing
from tests.game.defizz.table import TINY, card, name, packed, pingpong
from tests.scenes.games.defizz.test_people import family, only, press, until
from tests.scenes.tables.robots import KEYS

PREFIXES = ("yocto", "zepto", "atto", "femto", "pico", "nano", "micro", "milli", "centi", "deci", "kilo", "mega")


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def test_while_an_answer_waits_no_earlier_ruling_is_shown() -> None:
    """Only the trail still tells of the answer before, as of any action."""
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    first, second = scene.table.view.actors[:2]
    press(hands, KEYS[first])
    hands.app.step(0.1)
    scene.progress.do(Answer("quite wrong"))
    hands.app.step(0.1)
    scene.table.accept(scene.reach)
    until(hands, "press")
    hands.app.prefer(speed=100)
    press(hands, KEYS[second])
    hands.app.step(0.1)
    scene.progress.do(Answer("wrong as well"))
    hands.app.step(0.01)
    assert scene.table.view.phase == "judge" and scene.show.busy
    told = [item for item in hands.drawn() if scene.table.names[first] in item.text and "wrong" in item.text]
    rows = scene.surroundings.trail.boxes
    assert not [item.text for item in told if not any(row.contains(item.box) for row in rows)]


# appeals


def ping_pong() -> str:
    """A pack whose only question is a Ping-pong about the prefixes of units."""
    question = pingpong("sci-0001", len(PREFIXES))
    question["list"]["items"] = [name(prefix) for prefix in PREFIXES]
    made = [{**copy.deepcopy(question), "id": f"sci-{number:04}"} for number in range(6)]
    ids = [one["id"] for one in made]
    whole = {**TINY, "id": "prefixes", "questions": made, "cards": [card("D001", *ids[:3]), card("M001", *ids[3:])]}
    use(decode(msgspec.json.encode(whole)))
    return "prefixes"


def heard(*said: str, people: int = 1) -> Hearing:
    """The hearing of the last of these answers to one Ping-pong; all those before it were let pass.

    Whoever gave it is a person; with `people` 3 the others are too.
    """
    state, rng = GAME.start(GAME.Options(pack=ping_pong(), enrichment=True), 3, 1), Random(1)
    while state.view(TABLE).phase != "pingpong":
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    for text in said[:-1]:
        state.apply(state.actors()[0], Answer(text))
        state.apply(TABLE, VERDICTS[0])
    who = state.actors()[0]
    state.apply(who, Answer(said[-1]))
    seats = [Seat(level=None if place == who or people == 3 else "easy") for place in range(3)]
    return Hearing(state.view(TABLE), seats, rng)


def test_alone_an_answer_that_is_not_near_can_not_be_appealed() -> None:
    hearing = heard("banane")
    assert not hearing.open
    hearing.contest()
    assert hearing.verdict(None) is not None and not hearing.verdict(None).right  # type: ignore[union-attr]


def test_alone_a_near_answer_is_put_to_whoever_gave_it_once() -> None:
    hearing = heard("un petit micro là")
    assert hearing.ruling == "near" and hearing.voter == hearing.seat
    hearing.vote(False)
    hearing.contest()
    assert hearing.voter is None and hearing.verdict(None) is not None


def test_alone_an_answer_much_like_a_right_one_is_asked_about() -> None:
    hearing = heard("femata")
    assert hearing.ruling == "near" and hearing.voter == hearing.seat
    hearing.vote(True)
    assert hearing.verdict(None) == VERDICTS[0] and not hearing.open


def test_an_entry_that_was_given_can_not_be_had_again_by_appeal() -> None:
    hearing = heard("femto", "femata")
    assert hearing.repeated and hearing.ruling == "wrong" and not hearing.open


def test_nobody_appeals_for_a_repeat() -> None:
    for people in (1, 3):
        hearing = heard("kilo", "Kilo", people=people)
        assert hearing.repeated and not hearing.open
        hearing.contest()
        assert hearing.verdict(None) == REPEATED


def test_what_the_people_have_let_pass_is_a_repeat_the_next_time() -> None:
    assert heard("banane", "Banane", people=3).repeated


def test_before_others_a_refused_answer_can_be_contested() -> None:
    assert heard("banane", people=3).open


def test_a_repeat_is_called_so_on_the_table() -> None:
    lang.use("en")
    assert words.ruling(False, heard("kilo", "kilo").repeated) == "Already said."
    assert words.ruling(False, heard("kilo", "banane").repeated) == "Wrong."


# a question without a winner


def lost(*said: str | None) -> Result:
    """The result of a Chrono in which so many sides said this, all of it wrong."""
    asked = packed(TINY).shown[0]
    words = tuple(Word(seat=seat, said=text, right=False) for seat, text in enumerate(said))
    return Result(question=asked, winner=None, said=words)


def test_nobody_wins_alone_only_where_somebody_answered() -> None:
    lang.use("en")
    assert says.nobody_won(lost(None, "Porto")) == "No single winner: every stake goes back."
    assert says.nobody_won(lost(None, None)) == says.nobody_won(lost()) == "Nobody answered: every stake goes back."
