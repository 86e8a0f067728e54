"""DE-20: the games of chance with a winning post, and those against the clock."""

from __future__ import annotations

import pytest

from game.defizz import chance
from game.defizz.chance import draws, races, timed
from game.defizz.chance.luck import GO, Luck
from tests.game.defizz.test_chance import Streams, begin, choose

ONE, TWO, THREE, FOUR, FIVE, SIX = (0.01, 0.2, 0.4, 0.6, 0.7, 0.9)
"""Numbers that a die turns into its faces."""


def throw(game: Luck, *thrown: float) -> None:
    """Whoever is to act throws exactly this."""
    chance.apply(game, chance.actors(game)[0], GO, Streams(0, *thrown))


def test_dice_race_steps_add_up() -> None:
    """dice_race"""
    game = begin("dice_race", 2)
    for thrown in (FOUR, ONE, SIX, TWO):
        throw(game, thrown)
    assert game.before == ((10, 10), (11, 3)) and game.winner < 0


def test_dice_race_the_last_side_still_has_its_throw() -> None:
    """dice_race: both pass twelve in the same round, the second one further"""
    game = begin("dice_race", 2)
    for thrown in (FIVE, FIVE, SIX, SIX, ONE, TWO):
        throw(game, thrown)
    assert game.before == ((10, 12), (11, 13)) and game.winner == 11


def test_dice_race_equal_ones_race_again_from_the_start() -> None:
    """dice_race"""
    game = begin("dice_race", 3)
    for thrown in (SIX, SIX, ONE) * 2:
        throw(game, thrown)
    assert game.left == (10, 11) and game.picks == [-1, -1]


def test_dice_race_only_the_last_round_lies_on_the_table() -> None:
    """dice_race"""
    game = begin("dice_race", 2)
    for thrown in (FOUR, ONE, SIX):
        throw(game, thrown)
    assert game.shown == (6,)


def test_beetle_a_part_is_found_once() -> None:
    """beetle: three dice; a five and a six are no parts"""
    game = begin("beetle", 2)
    throw(game, ONE, ONE, SIX)
    throw(game, FIVE, SIX, FIVE)
    throw(game, TWO, FOUR, ONE)
    assert game.picks == [0b1011, 0]


def test_beetle_the_first_whole_one_wins() -> None:
    """beetle"""
    game = begin("beetle", 2, dice=4)
    throw(game, ONE, TWO, THREE, FIVE)
    throw(game, FOUR, THREE, TWO, ONE)
    assert game.before == ((10, 0b111), (11, races.WHOLE)) and game.winner == 11


def test_beetle_two_whole_ones_in_a_round_begin_again() -> None:
    """beetle"""
    game = begin("beetle", 3, dice=4)
    for _ in range(2):
        throw(game, ONE, TWO, THREE, FOUR)
    throw(game, SIX, SIX, SIX, SIX)
    assert game.left == (10, 11) and game.picks == [-1, -1]


def test_beetle_that_is_never_whole_ends_by_lot() -> None:
    """beetle: after fifty rounds"""
    game = begin("beetle", 2)
    throws = 0
    while game.winner < 0 and throws < 1000:
        throw(game, SIX, SIX, SIX, 0.0)
        throws += 1
    assert throws == 100 and game.winner in (10, 11)


def test_horse_one_start_and_all_run() -> None:
    """horse: five, six, five against four, four, six"""
    game = begin("horse", 2)
    throw(game, FIVE, FOUR, SIX, FOUR, FIVE, SIX)
    assert game.shown == (5, 4, 6, 4, 5, 6) and game.before == ((10, 16), (11, 14)) and game.winner == 10


def test_horse_equal_ones_run_again_without_the_others() -> None:
    """horse"""
    game = begin("horse", 3, goal=6)
    throw(game, SIX, ONE, SIX)
    assert game.left == (10, 12) and chance.actors(game) == (10,)


def test_marble_no_two_sides_have_the_same() -> None:
    """marble: one more than sides"""
    game = begin("marble", 3)
    choose(game, Streams(), 2)
    assert [move.pick for move in chance.legal(game, 11)] == [0, 1, 3]


def test_marble_there_are_as_many_as_sides_or_up_to_four_more() -> None:
    """marble: `more` goes from 0 to 4"""
    bounds = chance.KINDS["marble"].params["more"]
    assert [len(chance.legal(begin("marble", 3, more=more), 10)) for more in bounds] == [3, 4, 7]


def test_marble_the_first_that_somebody_took_wins() -> None:
    """marble: the one that nobody took does not count"""
    for seed in range(40):
        game = begin("marble", 2)
        choose(game, Streams(seed), 1, 2)
        first = next(marble for marble in game.shown if marble)
        assert sorted(game.shown) == [0, 1, 2] and game.winner == 9 + first


LOWEST, LOW, HIGHEST = 0, 1, draws.SYMBOLS - 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((LOWEST, LOWEST, LOWEST), (HIGHEST, HIGHEST, 4)),
        ((LOWEST, LOW, LOWEST), (HIGHEST, 4, 3)),
        ((LOW, LOWEST, LOW), (HIGHEST, LOWEST, LOWEST)),
        ((HIGHEST, HIGHEST, LOW), (HIGHEST, LOWEST, HIGHEST)),
        ((HIGHEST, LOWEST, LOW), (4, 3, 2)),
    ],
)
def test_slot_what_beats_what(better: tuple[int, ...], worse: tuple[int, ...]) -> None:
    """slot"""
    assert draws.fruit(better) > draws.fruit(worse)


def test_slot_the_order_of_the_reels_does_not_matter() -> None:
    """slot"""
    assert draws.fruit((HIGHEST, LOWEST, HIGHEST)) == draws.fruit((LOWEST, HIGHEST, HIGHEST))


def test_slot_the_best_reels_win() -> None:
    """slot"""
    game = begin("slot", 2)
    throw(game, 0.99, 0.5, 0.2)
    throw(game, 0.0, 0.0, 0.99)
    assert game.shown == (5, 3, 1, 0, 0, 5) and game.winner == 11


def test_light_the_quickest_wins() -> None:
    """light"""
    game = begin("light", 3)
    choose(game, Streams(), 31, 24, 90)
    assert game.winner == 11


def test_light_too_early_does_not_count() -> None:
    """light"""
    game = begin("light", 2)
    choose(game, Streams(), timed.TOO_EARLY, timed.SLOWEST)
    assert game.winner == 11


def test_light_all_too_early_again() -> None:
    """light"""
    game = begin("light", 2)
    choose(game, Streams(), timed.TOO_EARLY, timed.TOO_EARLY)
    assert game.left == (10, 11) and game.winner < 0


def test_light_times_are_hidden_until_all_have_pressed() -> None:
    """light"""
    game = begin("light", 3)
    choose(game, Streams(), 31)
    assert chance.KINDS["light"].secret and chance.actors(game) == (11, 12)


def test_stop_clock_the_nearest_to_the_mark_wins() -> None:
    """stop_clock: seven seconds; a little late is nearer than rather early"""
    game = begin("stop_clock", 3)
    choose(game, Streams(), 612, 731, 1400)
    assert game.shown == (700,) and game.winner == 11


def test_stop_clock_equally_near_stop_it_again() -> None:
    """stop_clock"""
    game = begin("stop_clock", 3, seconds=5)
    choose(game, Streams(), 490, 510, 600)
    assert game.left == (10, 11)


def test_the_light_and_the_clock_alone_are_played_against_time() -> None:
    """DE-20: the table has the clock, and must know when to let it run."""
    assert {name for name, kind in chance.KINDS.items() if kind.timed} == {"light", "stop_clock"}
