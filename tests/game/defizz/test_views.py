"""Nobody sees what they may not; a world drawn from a view tells no more than the view."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from game.defizz import GAME, DefizzState
from game.defizz.moves import Choose, Stake
from game.defizz.pack import use
from game.defizz.phases import CHOOSING
from game.defizz.questions import CibleQuestion
from game.defizz.records import Turn
from game.defizz.turn import draw_card
from game.defizz.view import DefizzView
from game.defizz.worlds import _plausible
from game.table import TABLE, redact
from tests.game.defizz.table import (
    CIBLE,
    Help,
    Press,
    accepts,
    asked,
    judged,
    number,
    packed,
    pick,
    pingpong,
    play,
    rolled,
    said,
    sit,
    staking,
    tiny,
)
from tests.game.defizz.test_chance import chancy

EVERYONE = (TABLE, 0, 1, 2, 3)


def encoded(state: DefizzState, seat: int | None) -> str:
    return msgspec.json.encode(state.view(seat)).decode()


def secrets(state: DefizzState) -> list[str]:
    """What gives a question away: its id, its text, its answers."""
    found = []
    for place in state.questions:
        question = state.pack.file.questions[place]
        found += [question.id, str(question.text.fr), str(question.text.en)]
    return [f'"{secret}"' for secret in found]


def answers(state: DefizzState) -> list[str]:
    """The answers of all questions of the pack, as they stand in JSON."""
    pack = msgspec.json.encode(state.pack.file).decode()
    return sorted({part for part in pack.split('"') if part.startswith(("answer geo", "alias", "near", "entry"))})


@pytest.mark.parametrize("seat", EVERYONE)
def test_before_it_is_asked_nobody_knows_more_than_the_hints(seat: int) -> None:
    """DE-06"""
    state = sit(4)
    rolled(state, "multi")
    for move in (None, (0, Choose(0)), (0, Stake(500)), accepts(1)):
        if move:
            play(state, move)
        shown = encoded(state, seat)
        assert "hint geo-0001" in shown and "indice geo-0001" in shown
        assert not [secret for secret in secrets(state) if secret in shown]
        assert not any(f'"{word}"' in shown for word in ("mode", "category", "difficulty", "chrono", "cible"))


def test_help_shows_texts_and_modes_but_no_answer() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    play(state, (0, Help()))
    shown = encoded(state, 0)
    assert all(secret in shown for secret in secrets(state)) and '"mode":"chrono"' in shown
    assert not [answer for answer in answers(state) if answer in shown]
    for seat in (TABLE, 1, 2, 3):
        assert not [secret for secret in secrets(state) if secret in encoded(state, seat)]


def test_help_is_remembered_to_the_end_of_the_turn() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state, "multi")
    play(state, (0, Help()), (0, Choose(0)), (0, Stake(100)))
    assert all(state.view(0).questions) and state.view(1).questions[1:] == (None, None)


@pytest.mark.parametrize("seat", EVERYONE)
def test_once_asked_the_other_two_stay_unknown(seat: int) -> None:
    """DE-15"""
    state = asked()
    shown = encoded(state, seat)
    assert '"geo-0001"' in shown and '"geo-0002"' not in shown and '"sci-0002"' not in shown


@pytest.mark.parametrize("seat", EVERYONE)
@pytest.mark.parametrize("first", ["geo-0001", "life-0001", "life-0002"])
def test_no_answer_is_in_a_view_before_the_end(first: str, seat: int) -> None:
    """DE-15"""
    state = asked(first)
    assert not [answer for answer in answers(state) if answer in encoded(state, seat)]


@pytest.mark.parametrize("seat", EVERYONE)
def test_the_true_number_is_in_no_view_before_the_end(seat: int) -> None:
    """DE-18"""
    state = asked(CIBLE)
    state.truths = (987_654, None, None)
    assert "987654" not in encoded(state, seat) and "987654" in encoded(state, None)


def test_no_event_tells_what_the_view_may_not() -> None:
    """DE-06, DE-07: over random matches, every redacted event."""
    rng = Random(2)
    state = GAME.start(GAME.Options(pack="tiny"), 5, 3)
    assert isinstance(state, DefizzState)
    told: list[Any] = []
    while state.actors():
        told.clear()
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), told.append)
        for eye in (TABLE, (state.active + 1) % 5):
            heard = msgspec.json.encode([redact(event, eye) for event in told]).decode()
            if state.asked < 0 and state.questions:
                assert not [secret for secret in secrets(state) if secret in heard]


def test_view_of_everything_has_the_names_that_all_games_share() -> None:
    view = asked().view(None)
    assert view.hands == ((), (), (), ()) and view.scores == view.purses == (1800, 1800, 1800, 1900)
    assert (view.bank, view.pot, view.active, view.reader, view.minimum, view.stake) == (0, 300, 0, 3, 100, 100)
    assert view.orders is not None and view.questions[1] is not None


# worlds


def several(state: DefizzState, seat: int, count: int = 60) -> list[DefizzState]:
    rng = Random(5)
    worlds = [GAME.sample(state.view(seat), rng) for _ in range(count)]
    assert all(isinstance(world, DefizzState) for world in worlds)
    return worlds  # type: ignore[return-value]


def test_a_world_shows_the_hints_of_the_view_over_other_questions() -> None:
    state = sit(4)
    rolled(state)
    worlds = several(state, 1)
    assert all(world.hints == state.hints for world in worlds)
    assert {world.questions for world in worlds} == set(state.pack.cards[0])


def test_a_world_leaves_every_mode_possible() -> None:
    """DE-06: whatever the true mode is."""
    state = sit(4)
    rolled(state, "multi", first="absurd-0001")
    modes = {world.pack.modes[world.questions[0]] for world in several(state, 2)}
    assert modes == {state.pack.modes[card[0]] for card in state.pack.cards[1]} and len(modes) == 2


def test_a_side_that_used_its_help_imagines_the_questions_it_read() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state)
    play(state, (0, Help()))
    assert {world.questions for world in several(state, 0)} == {state.questions}


def test_once_asked_a_world_keeps_the_question_and_draws_the_other_two() -> None:
    state = asked()
    worlds = several(state, 2)
    assert {world.asked for world in worlds} == {state.asked}
    assert state.questions[1:] not in {world.questions[1:] for world in worlds}


def test_the_number_is_imagined_too() -> None:
    """DE-18: a world does not tell the true one."""
    truths = [world.truths[0] for world in several(asked(CIBLE), 2)]
    assert len(set(truths)) > 20 and all(truth is not None and 1 <= truth <= 1000 for truth in truths)


def test_a_number_that_may_be_nought_is_imagined_between_its_bounds() -> None:
    question = packed(tiny()).file.questions[1]
    assert isinstance(question, CibleQuestion)
    number = msgspec.structs.replace(question.number, min=0, max=9)
    assert {_plausible(number, [], Random(seed)) for seed in range(200)} == set(range(10))


def test_a_number_with_one_bound_is_imagined_near_what_was_said() -> None:
    question = packed(tiny()).file.questions[1]
    assert isinstance(question, CibleQuestion)
    for bound in ({"min": None}, {"max": None}):
        number = msgspec.structs.replace(question.number, **bound)
        near = [_plausible(number, [500], Random(seed)) for seed in range(200)]
        assert sum(250 < value < 1000 for value in near) > 80


def test_the_imagined_number_does_not_depend_on_the_true_one() -> None:
    """DE-18"""
    one, other = asked(CIBLE), asked(CIBLE)
    other.truths = (5, *other.truths[1:])
    assert [w.truths[0] for w in several(one, 1)] == [w.truths[0] for w in several(other, 1)]


def test_help_does_not_tell_the_number_to_a_world() -> None:
    """DE-07"""
    state = sit(4)
    rolled(state, first=CIBLE)
    play(state, (0, Help()))
    truths = {world.truths[0] for world in several(state, 0)}
    assert len(truths) > 20


def test_a_number_that_was_said_and_did_not_win_is_not_the_true_one() -> None:
    """DE-18: the exact one would have ended it."""
    state = asked(CIBLE, seats=12)
    for seat in range(8):
        play(state, number(seat, seat + 1))
    assert not {world.truths[0] for world in several(state, 9, 400)} & set(range(1, 9))


def test_a_card_that_was_asked_is_not_imagined_again() -> None:
    state = asked("geo-0001", "duel")
    play(state, (0, Press()), said(0), judged(True))
    rolled(state)
    assert {world.questions for world in several(state, 3)} == {state.pack.cards[0][1]}


def test_where_no_card_fits_one_that_was_not_asked_is_imagined() -> None:
    """DE-19: two Multi cards, both with a list too short for twelve sides; one of them was asked."""
    data = tiny() | {"id": "short"}
    data["questions"][9] = pingpong("absurd-0002")
    data["cards"] = [card for card in data["cards"] if card["id"] != "M001"]
    use(packed(data))
    state = asked("life-0003", seats=12)
    state.options = GAME.Options(pack="short")
    state.pack = packed(data)
    state.asked = state.pack.index["life-0003"]
    state.questions = (state.asked, *state.questions[1:])
    assert {world.questions[1:] for world in several(state, 5)} == {state.pack.cards[1][0][1:]}


def test_a_card_that_was_asked_does_not_lie_in_the_deck() -> None:
    state = asked("geo-0001", "duel")
    play(state, (0, Press()), said(0), judged(True))
    state.duel_left = 1
    worlds = several(state, 3)
    assert {world.orders[0] for world in worlds} == {(1, 0)}


def test_a_card_that_was_asked_may_come_again_once_its_deck_was_shuffled() -> None:
    """In a match of the second reading; later what was asked comes last."""
    state = asked("geo-0001", "duel", reading=2)
    play(state, (0, Press()), said(0), judged(True))
    state.duel_left, state.kind = 0, 0
    draw_card(state, None)
    state.phase = CHOOSING
    assert state.view(1).shuffled == (1, 0)
    assert {world.questions for world in several(state, 3)} == set(state.pack.cards[0])


def test_in_a_world_the_imagined_number_is_the_one_that_is_shown() -> None:
    """DE-18"""
    [world] = several(asked(CIBLE), 2, 1)
    truth = world.truths[0]
    play(world, number(0, 2_000), number(1, 3_000), number(2, 4_000))
    assert truth != 100 and world.result is not None and world.result.number == truth


def test_cards_left_in_a_deck_are_as_many_and_lie_anywhere() -> None:
    state = sit(4)
    state.duel_left, state.multi_left = 1, 2
    worlds = several(state, 0)
    assert {world.orders[1][:2] for world in worlds} == {(a, b) for a in range(3) for b in range(3) if a != b}


def test_answers_given_unseen_are_imagined() -> None:
    """DE-17"""
    state = asked()
    play(state, (1, Press()), (2, Press()), said(1, "secret word"))
    worlds = several(state, 2)
    assert {world.answers[0] for world in worlds} == {"…", ""} and {world.answers[1] for world in worlds} == {None}


def test_secret_picks_are_imagined() -> None:
    """DE-20"""
    state = chancy("odd_even")
    play(state, (1, pick(3)))
    assert {world.luck.picks[1] for world in several(state, 2, 200)} == set(range(6))  # type: ignore[union-attr]
    assert {world.luck.picks[1] for world in several(state, 1)} == {3}  # type: ignore[union-attr]


def test_a_world_has_a_seed_of_its_own() -> None:
    state = sit(4)
    assert len({world.seed for world in several(state, 0)}) == 60


def test_the_view_of_everything_is_imagined_as_it_is() -> None:
    state = staking("multi")
    world = GAME.sample(state.view(None), Random(1))
    assert world.view(None) == state.view(None)


@pytest.mark.parametrize("pack", ["tiny", "base"])
@pytest.mark.parametrize("options", [{}, {"expert": True, "minutes": 9}, {"enrichment": True, "escalate_every": 1}])
def test_a_world_looks_the_same_at_every_move(pack: str, options: dict[str, Any]) -> None:
    """Law 5, move by move."""
    rng = Random(11)
    state = GAME.start(GAME.Options(pack=pack, **options), 5, 7)
    while state.actors() and state.moves < 250:
        for seat in (TABLE, *range(5)):
            view = state.view(seat)
            world = GAME.sample(view, rng)
            assert world.view(seat) == view
            assert world.legal(seat) == state.legal(seat) and world.actors() == state.actors()
        assert msgspec.json.decode(msgspec.json.encode(state.view(1)), type=DefizzView) == state.view(1)
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))


def test_worlds_can_be_played_on_to_their_end() -> None:
    rng = Random(4)
    state = GAME.start(GAME.Options(pack="base"), 4, 9)
    while state.actors() and state.moves < 120:
        if state.moves % 10 == 0:
            world = GAME.sample(state.view(rng.randrange(4)), rng)
            while world.actors():
                seat = rng.choice(world.actors())
                world.apply(seat, rng.choice(world.legal(seat)))
            assert world.outcome is not None
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))


def test_a_turn_without_a_raise_is_told_without_one() -> None:
    turn = Turn(active=1, reader=2, kind="duel", minimum=100, stake=100, players=(1, 0))
    assert msgspec.to_builtins(turn) == {
        "active": 1,
        "reader": 2,
        "kind": "duel",
        "minimum": 100,
        "stake": 100,
        "players": (1, 0),
    }
