"""DE-20: the games of chance. Each ends with one winner among 2 to 11 sides."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from game.defizz import chance, events
from game.defizz.chance import KINDS, draws, luck, secret
from game.defizz.chance.luck import GO, STAY, Luck
from game.defizz.lucky import open_game
from game.defizz.moves import Chance
from game.shuffle import stream
from game.table import TABLE, redact
from tests.game.defizz.table import CHANCE, asked, kinds, lucky, packed, pick, play, the, tiny

EACH = pytest.mark.parametrize("kind", KINDS)
SECRET = pytest.mark.parametrize("kind", [kind for kind in KINDS if KINDS[kind].secret])


class Streams:
    """Streams of numbers: the seeded ones, or always those given."""

    def __init__(self, seed: int = 0, *given: float) -> None:
        self.seed, self.opened, self.given = seed, 0, list(given)

    def __call__(self) -> Any:
        self.opened += 1
        if self.given:
            return lambda: self.given.pop(0)
        return stream(self.seed, self.opened)


def begin(kind: str, players: int = 2, **params: int) -> Luck:
    return chance.start(kind, chance.settings(kind, params), tuple(range(10, 10 + players)))


def finish(game: Luck, streams: Streams, rng: Random) -> int:
    """Play at random to the end; the winner."""
    while game.winner < 0:
        seat = rng.choice(chance.actors(game))
        chance.apply(game, seat, rng.choice(chance.legal(game, seat)), streams)
    return game.winner


def choose(game: Luck, streams: Streams, *picks: int) -> None:
    """Those who may, pick in order."""
    for number in picks:
        chance.apply(game, chance.actors(game)[0], pick(number), streams)


CHOICES: dict[str, tuple[int, range]] = {
    "coin": (3, range(2)),
    "red_black": (3, range(2)),
    "rps": (3, range(3)),
    "odd_even": (3, range(6)),
    "secret_number": (3, range(1, 11)),
    "light": (3, range(301)),
    "cup": (1, range(5)),
    "door": (1, range(5)),
    "marble": (1, range(4)),
    "shortest_straw": (1, range(3)),
    "closest": (1, range(1, 101)),
    "stop_clock": (1, range(1401)),
}
"""For three sides: the number of those who may choose at the beginning, and what each may choose."""


@EACH
def test_three_sides_have_these_choices_and_elsewhere_one_goes_first(kind: str) -> None:
    """DE-20"""
    game = begin(kind, 3)
    choosers, picks = CHOICES.get(kind, (1, range(0)))
    first = 11 if kind == "cup" else 10
    assert chance.actors(game) == tuple(range(first, first + choosers))
    for seat in (10, 11, 12):
        choices = [pick(number) for number in picks] or [GO]
        assert chance.legal(game, seat) == (choices if seat in chance.actors(game) else [])


def test_there_are_twenty_games() -> None:
    """DE-20"""
    assert sorted(KINDS) == sorted(
        [
            "coin",
            "dice_high",
            "high_card",
            "rps",
            "cup",
            "closest",
            "shortest_straw",
            "wheel",
            "odd_even",
            "red_black",
            "twenty_one",
            "secret_number",
            "door",
            "dice_race",
            "slot",
            "marble",
            "beetle",
            "horse",
            "light",
            "stop_clock",
        ]
    )


@EACH
@pytest.mark.parametrize("players", [2, 3, 5, 11])
def test_every_game_ends_with_one_winner_who_took_part(kind: str, players: int) -> None:
    """DE-20"""
    for seed in range(40):
        game = begin(kind, players)
        assert finish(game, Streams(seed), Random(seed)) in range(10, 10 + players)


@EACH
def test_every_side_may_win_about_as_often(kind: str) -> None:
    """DE-20: a game of luck, when all choose blindly."""
    wins = Counter(finish(begin(kind, 3), Streams(seed), Random(-seed)) for seed in range(900))
    assert set(wins) == {10, 11, 12} and min(wins.values()) > 220


@EACH
def test_the_first_and_the_last_of_eleven_may_win_as_often(kind: str) -> None:
    """DE-20: whoever begins has no advantage, when all choose blindly."""
    wins = Counter(finish(begin(kind, 11), Streams(seed), Random(-seed)) for seed in range(330))
    assert min(wins[10], wins[20]) > 12 and max(wins[10], wins[20]) < 54


@EACH
def test_whoever_may_act_has_moves_and_nobody_else_has(kind: str) -> None:
    """DE-20"""
    game, rng, streams = begin(kind, 5), Random(3), Streams(3)
    while game.winner < 0:
        actors = chance.actors(game)
        assert actors
        for seat in range(10, 15):
            assert bool(chance.legal(game, seat)) == (seat in actors)
        seat = rng.choice(actors)
        chance.apply(game, seat, rng.choice(chance.legal(game, seat)), streams)


@EACH
def test_a_game_that_does_not_end_is_decided_by_lot(kind: str) -> None:
    """DE-20: after fifty rounds."""
    game = begin(kind, 4)
    game.rounds = 49
    luck.again(game, game.left, Streams(1))
    assert game.winner in game.left


@SECRET
def test_secret_choices_may_be_made_in_any_order(kind: str) -> None:
    """DE-20"""
    for seed in range(20):
        ends = []
        choices = {seat: Random(seed * 100 + seat).choice(KINDS[kind].moves(begin(kind, 5))) for seat in range(10, 15)}
        for order in (sorted(choices), sorted(choices, reverse=True)):
            game, streams = begin(kind, 5), Streams(seed)
            for seat in order:
                chance.apply(game, seat, choices[seat], streams)
            ends.append(game)
        assert ends[0] == ends[1]


def test_a_copy_goes_its_own_way() -> None:
    game = begin("rps", 3)
    copy = game.copy()
    choose(game, Streams(), 1)
    assert copy.picks == [-1, -1, -1] and copy != game


# each game


def test_coin_of_two_sides_the_first_calls_and_the_other_gets_the_other_face() -> None:
    """coin"""
    game = begin("coin", 2)
    assert chance.actors(game) == (10,)
    choose(game, Streams(0, 0.9), 0)
    assert (game.shown, game.winner) == ((1,), 11)


def test_coin_wrong_callers_are_out() -> None:
    """coin"""
    game = begin("coin", 4)
    choose(game, Streams(0, 0.1), 0, 1, 0, 0)
    assert game.left == (10, 12, 13) and game.winner < 0


def test_coin_all_wrong_call_again() -> None:
    """coin"""
    game = begin("coin", 3)
    choose(game, Streams(0, 0.1), 1, 1, 1)
    assert game.left == (10, 11, 12) and game.rounds == 1


def test_red_black_cards_shown_do_not_come_back() -> None:
    """red_black"""
    game, seen = begin("red_black", 2), []
    streams = Streams(5)
    while game.winner < 0 and len(seen) < 30:
        choose(game, streams, 0, 0)
        seen = list(game.shown)
    assert len(seen) == 30 and len(set(seen)) == 30


def test_red_black_the_colour_is_that_of_the_suit() -> None:
    """red_black: clubs, diamonds, hearts, spades"""
    assert [secret.colour(card) for card in range(4)] == [0, 1, 1, 0]


@pytest.mark.parametrize(("first", "second", "winner"), [(1, 0, 10), (0, 1, 11), (2, 1, 10), (0, 2, 10)])
def test_rps_two_sides_play_each_other(first: int, second: int, winner: int) -> None:
    """rps: rock 0, paper 1, scissors 2"""
    game = begin("rps", 2)
    choose(game, Streams(), first, second)
    assert game.winner == winner


def test_rps_equal_signs_again() -> None:
    """rps"""
    game = begin("rps", 2)
    choose(game, Streams(), 2, 2)
    assert game.winner < 0 and game.picks == [-1, -1]


def test_rps_more_sides_play_the_tables_sign_and_losers_are_out() -> None:
    """rps: the table shows paper"""
    game = begin("rps", 4)
    choose(game, Streams(0, 0.5), 0, 1, 2, 0)
    assert game.shown == (1,) and game.left == (11, 12)


def test_odd_even_all_fingers_are_counted_round_from_the_active_side() -> None:
    """odd_even"""
    game = begin("odd_even", 4)
    choose(game, Streams(), 5, 0, 3, 1)
    assert game.shown == (9,) and game.winner == 11


def test_secret_number_the_smallest_lone_number_wins() -> None:
    """secret_number"""
    game = begin("secret_number", 4)
    choose(game, Streams(), 1, 1, 7, 3)
    assert game.winner == 13


def test_secret_number_none_alone_again() -> None:
    """secret_number"""
    game = begin("secret_number", 4)
    choose(game, Streams(), 1, 1, 2, 2)
    assert game.winner < 0 and game.rounds == 1


def test_cup_the_active_side_picks_last() -> None:
    """cup"""
    assert chance.actors(begin("cup", 3)) == (11,)


def test_cup_a_cup_is_taken_once() -> None:
    """cup: two cups more than sides"""
    game = begin("cup", 3)
    choose(game, Streams(), 4)
    assert [move.pick for move in chance.legal(game, 12)] == [0, 1, 2, 3]


def test_cup_the_ball_wins() -> None:
    """cup"""
    game = begin("cup", 3)
    choose(game, Streams(0, 0.3), 0, 1, 2)
    assert game.shown == (1,) and game.winner == 12


def test_closest_the_nearest_wins() -> None:
    """closest: the number is 50"""
    game = begin("closest", 3)
    choose(game, Streams(0, 0.495), 10, 45, 60)
    assert game.shown == (50,) and game.winner == 11


def test_closest_equally_near_sides_play_again_among_themselves() -> None:
    """closest"""
    game = begin("closest", 3)
    choose(game, Streams(0, 0.495), 10, 45, 55)
    assert game.left == (11, 12)


def test_shortest_straw_the_longest_wins() -> None:
    """shortest_straw"""
    game = begin("shortest_straw", 3)
    choose(game, Streams(4), 2, 0, 1)
    assert sorted(game.shown) == [1, 2, 3] and game.winner == (11, 12, 10)[game.shown.index(3)]


def test_door_an_empty_door_that_nobody_took_is_opened() -> None:
    """door"""
    game = begin("door", 2)
    choose(game, Streams(0, 0.9), 0, 2)
    assert game.shown[0] == 3 and chance.legal(game, 10) == [GO, STAY]


def test_door_switching_takes_the_free_door_and_frees_ones_own() -> None:
    """door"""
    game, streams = begin("door", 2), Streams(0, 0.9)
    choose(game, streams, 0, 2)
    chance.apply(game, 10, GO, streams)
    streams.given = [0.0]
    chance.apply(game, 11, GO, streams)
    assert game.before == ((10, 1), (11, 0)) and game.shown[2] == 0 and game.winner == 11


def test_door_switching_doubles_the_chance() -> None:
    """door: one side switches, the other stays; until someone has the prize"""
    wins: Counter[int] = Counter()
    for seed in range(1500):
        game, streams = begin("door", 2), Streams(seed)
        while game.winner < 0:
            choose(game, streams, 0, 1)
            chance.apply(game, 10, GO, streams)
            chance.apply(game, 11, STAY, streams)
        wins[game.winner] += 1
    assert 0.62 < wins[10] / 1500 < 0.71


def test_dice_high_equal_sums_throw_again() -> None:
    """dice_high: seven, five, seven"""
    game = begin("dice_high", 3)
    for seat, thrown in ((10, (0.9, 0.1)), (11, (0.1, 0.6)), (12, (0.1, 0.9))):
        chance.apply(game, seat, GO, Streams(0, *thrown))
    assert game.left == (10, 12) and game.winner < 0


def test_dice_high_the_highest_sum_wins() -> None:
    """dice_high: eight against seven"""
    game = begin("dice_high", 2)
    chance.apply(game, 10, GO, Streams(0, 0.5, 0.5))
    chance.apply(game, 11, GO, Streams(0, 0.1, 0.9))
    assert game.before == ((10, 8), (11, 7)) and game.winner == 10


def test_high_card_no_two_sides_have_the_same_card() -> None:
    """high_card"""
    game, streams = begin("high_card", 11), Streams(2)
    for seat in range(10, 21):
        chance.apply(game, seat, GO, streams)
    assert len(set(game.shown)) == 11 and game.winner == 10 + game.shown.index(max(game.shown))


def test_wheel_the_active_side_stops_it_and_the_sector_wins() -> None:
    """wheel"""
    game = begin("wheel", 4)
    assert chance.actors(game) == (10,)
    chance.apply(game, 10, GO, Streams(0, 0.6))
    assert game.winner == 12 and game.shown == (2,)


ACE, KING, NINE, TWO = 12 * 4, 11 * 4, 7 * 4, 0


@pytest.mark.parametrize(
    ("hand", "total"),
    [((ACE, KING), 21), ((ACE, ACE + 1), 12), ((ACE, KING, NINE), 20), ((TWO, NINE), 11), ((KING, KING + 1, TWO), 22)],
)
def test_twenty_one_cards_are_worth(hand: tuple[int, ...], total: int) -> None:
    """twenty_one"""
    assert draws.worth(hand) == total


def test_twenty_one_everyone_takes_a_card_first() -> None:
    """twenty_one"""
    assert chance.legal(begin("twenty_one", 2), 10) == [GO]


def test_twenty_one_the_nearest_wins_and_too_much_counts_nothing() -> None:
    """twenty_one"""
    game = begin("twenty_one", 2)
    game.hand = (KING, NINE, 2 * 4)
    assert draws.worth(game.hand) == 23
    game.hand = (KING, NINE)
    chance.apply(game, 10, STAY, Streams())
    game.hand = (KING, KING + 1)
    chance.apply(game, 11, GO, Streams(0, 0.0))
    assert game.before == ((10, 19), (11, 0)) and game.winner == 10


def test_twenty_one_is_enough_and_the_next_side_plays() -> None:
    """twenty_one: whoever has exactly twenty-one takes no card more."""
    game = begin("twenty_one", 2)
    game.hand = (NINE, TWO)
    chance.apply(game, 10, GO, Streams(0, KING / 52))
    assert game.picks[0] == 21 and chance.actors(game) == (11,)


# at the table


def chancy(kind: str, **params: int) -> Any:
    """A Multi of sides 0, 1 and 2 about this game."""
    data = tiny()
    data["questions"][3] = lucky(CHANCE, kind, **params)
    state = asked(CHANCE)
    state.pack = packed(data)
    state.asked = state.pack.index[CHANCE]
    state.luck = chance.start(kind, state.pack.params[state.asked], state.players)
    return state


@pytest.mark.parametrize(("kind", "reading", "firsts"), [("door", 2, {0, 1, 2}), ("door", 1, {0}), ("wheel", 2, {0})])
def test_the_lot_says_who_chooses_first_where_that_matters(kind: str, reading: int, firsts: set[int]) -> None:
    """DE-20: in a match of the first reading the active side always did."""
    found = set()
    for seed in range(20):
        state = chancy(kind)
        state.seed = seed
        state.options = msgspec.structs.replace(state.options, reading=reading)
        open_game(state)
        found.add(state.luck.left[0])
    assert found == firsts


def test_the_winner_of_the_game_takes_the_pot() -> None:
    """DE-20, DE-15"""
    state = chancy("odd_even")
    told = play(state, (0, pick(1)), (1, pick(0)), (2, pick(0)))
    assert the(told, events.PotWon) == events.PotWon(1, 300) and state.luck is None


def test_secret_picks_are_hidden_until_all_have_chosen() -> None:
    """DE-20"""
    state = chancy("secret_number")
    told = play(state, (1, pick(4)))
    assert state.view(1).luck.picks == (None, 4, None) and state.view(2).luck.picks == (None, None, None)
    assert state.view(TABLE).luck.chosen == (False, True, False) and state.view(None).luck.picks == (None, 4, None)
    assert redact(the(told, events.ChanceSealed), 2).pick is None  # type: ignore[attr-defined]


def test_picks_are_shown_once_all_have_chosen() -> None:
    """DE-20"""
    state = chancy("secret_number")
    told = play(state, (1, pick(4)), (0, pick(4)), (2, pick(4)))
    assert the(told, events.ChanceHappened).picks == ((0, 4), (1, 4), (2, 4))
    assert state.view(3).luck.before == ((0, 4), (1, 4), (2, 4))


def test_open_moves_are_told() -> None:
    """DE-20"""
    state = chancy("closest")
    told = play(state, (0, pick(33)))
    assert kinds(told) == ["ChanceTaken"] and state.view(3).luck.picks == (33, None, None)


def test_the_move_that_completes_a_round_does_not_tell_its_end() -> None:
    """DE-20: what luck shows is told by the round."""
    told = play(chancy("closest"), (0, pick(1)), (1, pick(2)), (2, pick(3)))
    taken = [event for event in told if isinstance(event, events.ChanceTaken)]
    assert [event.shown for event in taken] == [(), (), ()] and len(the(told, events.ChanceHappened).shown) == 1


def test_a_game_takes_its_settings_from_the_question() -> None:
    """DE-20"""
    state = chancy("secret_number", top=5)
    assert state.legal(0) == [pick(number) for number in range(1, 6)]


def test_only_what_is_on_offer_may_be_done() -> None:
    """DE-20"""
    state = chancy("secret_number", top=5)
    assert [state.allows(0, move) for move in (Chance(pick=6), Chance(go=True), Chance(pick=5))] == [False, False, True]
