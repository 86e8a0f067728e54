"""Levels relative to people: what their answers show, and computer players who know as much, less or more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ai.characters import CHARACTERS
from ai.defizz import memory
from ai.defizz.mind import KNOWS, Knowledge
from ai.defizz.person import Answers, own, rate, relative, together
from ai.defizz.player import Defizz
from ai.player import LEVELS, Level
from ai.players import player
from ai.worker import Ask, raw, think, unpack
from game import GAMES
from game.defizz import pack as packs
from game.defizz.moves import PASS, PRESS
from game.defizz.pack import named, use
from tests.game import laws
from tests.game.defizz.table import TINY, Challenge, Choose, Stake, packed, play, rolled, sit

GAME = GAMES["defizz"]
SHARES = (0.2, 0.35, 0.5, 0.65, 0.8)
each_level = pytest.mark.parametrize("level", LEVELS)


@pytest.fixture
def tiny_pack() -> Iterator[None]:
    """The small pack, beside ours."""
    kept = dict(packs._kept)
    use(packed(TINY))
    yield
    packs._kept.clear()
    packs._kept.update(kept)


# what answers tell


def test_without_answers_there_is_no_rate() -> None:
    assert rate(Answers(beaten=3)) is None


def test_the_rate_is_the_share_of_right_answers() -> None:
    assert rate(Answers(right=3, missed=1)) == 0.75


def test_to_be_beaten_counts_more_than_nothing_and_less_than_a_miss() -> None:
    rates = [rate(Answers(5, 5 + missed, beaten)) or 0 for missed, beaten in ((3, 0), (0, 3), (0, 0))]
    assert rates == sorted(set(rates))


def test_somebody_of_whom_nothing_is_known_is_ordinary() -> None:
    assert own(Answers()) == pytest.approx(KNOWS["normal"] / 100)


def test_few_answers_say_little_and_many_say_much() -> None:
    shares = [own(Answers(right=4 * count, missed=count)) for count in (0, 1, 10, 100)]
    assert shares == sorted(set(shares)) and shares[1] - shares[0] < 0.07 and shares[-1] > 0.7


@pytest.mark.parametrize("share", SHARES)
def test_many_answers_show_what_somebody_knows(share: float) -> None:
    """Of the questions that one plays for, one knows more than of all."""
    assert share - 0.12 < own(Answers(round(2000 * share), round(2000 * (1 - share)))) < share


def test_several_people_count_as_their_mean() -> None:
    good, bad = Answers(80, 20), Answers(20, 80)
    assert together([good, bad]) == pytest.approx((own(good) + own(bad)) / 2)


# levels


@each_level
def test_beside_an_ordinary_person_levels_are_the_fixed_ones(level: Level) -> None:
    assert relative(level, own(Answers())) == KNOWS[level]


@pytest.mark.parametrize("share", SHARES)
def test_a_normal_player_knows_as_much_as_the_person(share: float) -> None:
    assert relative("normal", share) == round(100 * share)


@pytest.mark.parametrize("share", SHARES)
def test_a_beginner_knows_clearly_less_and_an_expert_clearly_more(share: float) -> None:
    assert relative("first", share) <= 100 * share - 4 and relative("expert", share) >= 100 * share + 4


@pytest.mark.parametrize("share", [0.001, 0.999])
def test_levels_stay_apart_whatever_somebody_knows(share: float) -> None:
    shares = [relative(level, share) for level in LEVELS]
    assert shares == sorted(set(shares)) and shares[0] >= 1 and shares[-1] <= 99


# players who were told what they know


@pytest.mark.parametrize("knows", [6, 20, 44, 70, 93])
@pytest.mark.parametrize("character", CHARACTERS, ids=[each.name for each in CHARACTERS])
def test_a_player_knows_as_much_as_it_was_told_whatever_its_level(knows: int, character: Any) -> None:
    """Within two points, as its card says."""
    mind = Knowledge("hard", character, 0, knows)
    asked = [shown for shown in named("base").shown if shown.mode != "chance"]
    known = sum(mind.chance(shown.category, shown.difficulty) for shown in asked) / len(asked)
    assert abs(100 * known - knows) <= 2


def test_what_is_drawn_is_what_the_player_was_told(tiny_pack: None) -> None:
    view = pressing().view(1)
    drawn = [
        memory.knows(msgspec.structs.replace(view, asked=shown, seat=seat), Knowledge("easy", None, seat, 70))
        for shown in named("base").shown
        if shown.mode != "chance"
        for seat in range(12)
    ]
    assert abs(sum(drawn) / len(drawn) - 0.7) <= 0.02


def pressing() -> Any:
    """A Chrono between sides 0 and 1 of the small pack."""
    state = sit()
    rolled(state, "duel", 100)
    play(state, (0, Choose(0)), (0, Challenge(1)), (0, Stake(100)))
    return state


def pressed(knows: int) -> float:
    """The share of questions at which a player who was told so presses."""
    view, legal = pressing().view(1), pressing().legal(1)
    views = [msgspec.structs.replace(view, active=active) for active in range(200)]
    moves = [player("defizz", "hard", None, knows).choose(each, legal, Random(1)).move for each in views]
    assert set(moves) <= {PRESS, PASS}
    return moves.count(PRESS) / len(moves)


def test_who_was_told_to_know_more_presses_more_often(tiny_pack: None) -> None:
    assert pressed(10) < 0.5 < 0.8 < pressed(95)


def test_a_level_reaches_the_thinking_process_as_a_plain_number(tiny_pack: None) -> None:
    view, legal = pressing().view(1), pressing().legal(1)
    for knows in (5, 95, None):
        sent = Ask(1, "defizz", "hard", None, raw(view), raw(legal), "a seed", None, knows)
        told = msgspec.json.decode(msgspec.json.encode(sent), type=Ask)
        here = player("defizz", "hard", None, knows).choose(view, legal, Random("a seed"))
        assert unpack(think(told), "defizz") == here


def test_hidden_things_change_no_choice_of_a_player_who_was_told_what_it_knows(tiny_pack: None) -> None:
    """Law 6"""
    for seed, state in enumerate(laws.positions(GAME, GAME.Options(), 4, 22, 12)):
        for seat in [actor for actor in state.actors() if actor >= 0]:
            world = GAME.sample(state.view(seat), Random(seed))
            mind = Defizz("hard", None, 71)
            one, two = (mind.choose(each.view(seat), each.legal(seat), Random(1)) for each in (state, world))
            assert one == two


def test_other_games_have_no_use_for_it() -> None:
    state = GAMES["trio"].start(None, 3, 1)
    seat = state.actors()[0]
    assert player("trio", "easy", None, 70).choose(state.view(seat), state.legal(seat), Random(1)).move is not None
