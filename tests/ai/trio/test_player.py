"""The computer player of Trio: fair, lawful, and with a memory."""

from __future__ import annotations

from collections import Counter
from random import Random
from string import Formatter
from typing import Any

import pytest

from ai.player import LEVELS, QUICKEST, REACTION, REFLEXES, Chance, Choice, Level
from ai.trio import reveals, why
from ai.trio.levels import ATTENTION
from ai.trio.notes import Notes, fading
from ai.trio.odds import CLOCK, WORLDS, Overlay, imagine
from ai.trio.player import INDEX, Trio
from ai.trio.silence import Silence, oversights, silences
from ai.trio.stakes import stakes
from ai.trio.worlds import Imagined, World
from game import GAMES
from game.trio import Options
from game.trio.cards import COPIES, NUMBERS
from game.trio.memory import Memory, Trade
from game.trio.moves import DECLINE, REVEALS, Offer
from game.trio.view import Seen
from tests.ai.sittings import take_turn, won
from tests.game import laws
from tests.game.trio.table import Table, reveal

GAME = GAMES["trio"]
GRID = laws.option_grid(GAME)
FEW = 12
"""Worlds that `expert` imagines where any will do."""
each_row = pytest.mark.parametrize(("options", "seats"), GRID, ids=[str(place) for place in range(len(GRID))])
each_level = pytest.mark.parametrize("level", LEVELS)
sound = pytest.mark.parametrize("level", ["normal", "expert"])

ENDGAME = "1:3 1:4 1:5 1:6 2:7 2:8 2:9 2:10 2:11 2:12"
"""Trios laid, so that only 1 and 2 are left."""
FOUR = ("1 1 2 3 4 4 5 6 12", "1 2 2 3 3 5 5 6 7", "4 6 7 8 8 9 9 10 11", "7 8 9 10 10 11 11 12 12")
"""Hands of two teams."""


def chosen(table: Table, level: Level, seat: int = 0, worlds: int = WORLDS) -> Choice:
    state = table.state
    return Trio(level, worlds).choose(state.view(seat), state.legal(seat), Random(1))


# laws


@each_row
def test_every_choice_is_legal_in_a_whole_match(options: Any, seats: int) -> None:
    state, rng = GAME.start(options, seats, 21), Random(21)
    players = [Trio(LEVELS[seat % len(LEVELS)], FEW) for seat in range(seats)]
    while state.actors():
        seat = rng.choice(state.actors())
        take_turn(state, seat, players[seat], rng)


@each_row
def test_imagined_worlds_hold_every_card_once_and_keep_what_is_known(options: Any, seats: int) -> None:
    for seed, state in enumerate(laws.positions(GAME, options, seats, 23, 6)):
        seat, rng = state.actors()[0], Random(seed)
        view = state.view(seat)
        world = Imagined(view, rng).draw(rng)
        lying = [seen.number for seen in view.revealed if seen.end is not None]
        won = [number for trios in view.trios for number in trios for _ in range(COPIES)]
        held = Counter([number for hand in world.hands for number in hand] + world.middle + lying + won)
        assert all(held[number] == COPIES for number in NUMBERS)
        assert world.hands[seat] == view.hands[seat]
        assert [len(hand) for hand in world.hands] == view.counts
        assert all(known in (None, number) for known, number in zip(view.middle, world.middle, strict=True))


def test_imagined_hands_agree_with_every_reveal_where_nothing_is_exchanged() -> None:
    for seed in range(6):
        for state in laws.positions(GAME, Options(), 4, seed, 6):
            view, rng = state.view(state.actors()[0]), Random(seed)
            world, notes = Imagined(view, rng).draw(rng), Notes(view)
            for hand, known in zip(world.hands, notes.hands, strict=True):
                assert all(number in (0, card) for number, card in zip(known, hand, strict=True))


@each_level
def test_the_same_random_numbers_make_the_same_choice(level: Level) -> None:
    for state in laws.positions(GAME, Options(teams=True), 6, 24, 6):
        seat = state.actors()[0]
        first, second = (Trio(level).choose(state.view(seat), state.legal(seat), Random(5)) for _ in range(2))
        assert first == second


@each_level
def test_every_choice_weighs_the_best_first(level: Level) -> None:
    for state in laws.positions(GAME, Options(), 3, 25, 8):
        seat = state.actors()[0]
        choice = Trio(level, FEW).choose(state.view(seat), state.legal(seat), Random(5))
        worth = [one.worth for one in choice.weighed]
        assert choice.move == choice.weighed[0].move
        assert worth == sorted(worth, reverse=True)


@each_row
def test_every_choice_has_a_reason_that_can_be_said(options: Any, seats: int) -> None:
    templates = {text for name, text in vars(why).items() if name.isupper() and isinstance(text, str)}
    for state in laws.positions(GAME, options, seats, 26, 6):
        seat = state.actors()[0]
        for level in LEVELS:
            choice = Trio(level, FEW).choose(state.view(seat), state.legal(seat), Random(5))
            assert choice.reason is not None and choice.reason.text in templates
            assert choice.reason.values["move"] == choice.move
            assert {field for _, field, _, _ in Formatter().parse(choice.reason.text) if field} == set(
                choice.reason.values
            )


def test_without_time_only_a_few_worlds_are_imagined() -> None:
    state = GAME.start(Options(), 4, 3)
    view = state.view(state.seat)
    assert len(imagine(view, Random(1), WORLDS, until=1e-9)) <= CLOCK
    assert len(imagine(view, Random(1), WORLDS)) == WORLDS


@each_level
def test_reflexes_are_those_of_the_level(level: Level) -> None:
    least, most = REFLEXES["race"][level]
    assert least + QUICKEST <= Trio(level).reflex("race", Random(1)) <= most + 2 * REACTION[level][0]


# strength


def test_normal_beats_chance() -> None:
    assert won(GAME, Options(), Trio("normal"), Chance(), 3, 12) >= 11


def test_hard_beats_easy() -> None:
    assert won(GAME, Options(), Trio("hard"), Trio("easy"), 3, 60) >= 60 * 1.4 / 3


def test_hard_beats_normal() -> None:
    assert won(GAME, Options(), Trio("expert", 30), Trio("normal"), 3, 36) > 36 / 3


# a turn


@sound
def test_a_known_trio_is_taken(level: Level) -> None:
    table = Table("1 1 2", "1 2 2", "", trios=ENDGAME)
    table.reveals("1low", "1high", "0high", "1low", "0high", "1low")
    first = chosen(table, level).move
    assert first in (reveal("0low"), reveal("1low"))
    table.match.play(0, first)
    table.match.play(0, chosen(table, level).move)
    table.match.play(0, chosen(table, level).move)
    assert 1 in table.state.view(0).trios[0]


@sound
def test_a_known_match_is_turned_up(level: Level) -> None:
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    table.reveals("2low", "0low", "2low", "0low", "2low", "0low", "0low")
    assert chosen(table, level).move in (reveal("0low"), reveal("0high"), reveal("1low"))


def test_a_third_card_in_hand_is_surer_than_one_remembered() -> None:
    """Cards that one holds are there, however the rest was mixed."""
    table = Table("1 5 9", "1 3 4", "1 6 7", middle="2 8")
    table.reveals("1low", "2low")
    view = table.state.view(0)
    notes = Notes(view)
    notes.places[0] = 1
    found = [INDEX[move] for move in table.state.legal(0)]
    assert all(reveals.weigh(view, notes, found, Random(seed))[0][0] == INDEX[reveal("0low")] for seed in range(12))


def test_where_nothing_matches_nobody_asks_for_the_card_of_the_turn_before() -> None:
    """Everybody saw that it is another number."""
    table = Table("1 5 9", "3 4", "6 7", middle="2 8")
    table.reveals("m0", "m1", "1low", "2low", "2high")
    view, legal = table.state.view(2), table.state.legal(2)
    notes = Notes(view)
    notes.places, notes.hands[0], notes.hands[1] = {0: 2, 1: 8}, [1, 5, 9], [3, 4]
    found = [INDEX[move] for move in legal]
    tried = {reveals.weigh(view, notes, found, Random(seed))[0][0] for seed in range(60)}
    assert tried == {INDEX[reveal(each)] for each in ("m0", "m1", "0low", "0high", "1high")}


@sound
def test_the_trio_that_wins_comes_first(level: Level) -> None:
    table = Table("1 1 1 7 7 7", "2 2", "2", trios="1:3 1:4 1:5 1:6 2:8 2:9 2:10 2:11 2:12")
    assert chosen(table, level).move == reveal("0high")


def test_hard_works_out_a_card_that_nobody_has_seen() -> None:
    """Seat 2's lowest is a 2, so it holds no 1, and seat 1 must."""
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    table.reveals("2low", "0low", "0low", "2low", "0low", "2low")
    choice = chosen(table, "expert")
    assert choice.reason is not None and choice.reason.text == why.IN_ALL
    assert choice.move in (reveal("0low"), reveal("0high"), reveal("1low"))


def test_asking_astray_is_the_last_resort() -> None:
    table = Table("2 3 4 4 5 5 6 6 7", "1 2 3 7 8 8 9 9 9", "1 1 2 3 4 5 6 7 8", middle="10 10 10 11 11 11 12 12 12")
    table.reveals("1low")
    worth = {one.move: one.worth for one in chosen(table, "normal").weighed}
    assert worth[reveal("2low")] == worth[reveal("m0")] > worth[reveal("2high")] > worth[reveal("0low")]


def test_every_part_of_a_sure_trio_leads_to_it() -> None:
    table = Table("1 1", "1", "2 2 2", trios=ENDGAME)
    worlds = [World([[1, 1], [1], [2, 2, 2]], [])]
    odds = Overlay(table.state.view(0), worlds, [REVEALS.index(move) for move in table.state.legal(0)])
    assert set(odds.best(1).values()) == {1}


def test_two_cards_make_no_trio_however_they_are_asked_for() -> None:
    table = Table("1 1", "1", "2 2 2", trios=ENDGAME)
    ends = [REVEALS.index(reveal("0low")), REVEALS.index(reveal("0high"))]
    assert Overlay(table.state.view(0), [World([[1, 1], [1], [2, 2, 2]], [])], ends).best(1) == {}


# stakes


def test_the_third_trio_is_worth_the_match() -> None:
    table = Table("5 5 5 6 6 6", "", "", trios="0:1 0:2 1:3")
    assert stakes(table.state.view(0), 0)[5] == 1.0
    assert stakes(table.state.view(1), 1)[5] < 1.0


def test_a_linked_trio_is_worth_the_match() -> None:
    table = Table("6 6 6 9 9 9", "", "", trios="0:1 1:2", mode="picante")
    worth = stakes(table.state.view(0), 0)
    assert worth[6] == worth[8] == worth[7] == 1.0
    assert worth[9] < worth[10] < 1.0


def test_partners_count_their_trios_together() -> None:
    table = Table(*FOUR, trios="0:1 2:2", teams=True)
    assert stakes(table.state.view(0), 0)[5] == 1.0


# memory


def test_what_stood_behind_a_card_that_is_gone_is_still_known() -> None:
    table = Table("1 1 5", "1 2 2", "2 3 3", middle="3")
    table.reveals("1high", "0low", "1low", "2low")
    table.reveals("1low", "0low", "0low")
    assert Notes(table.state.view(0)).hands[1] == [0, 2]


def test_a_card_that_was_seen_in_the_middle_is_known_until_it_is_taken() -> None:
    table = Table("1 1 5", "1 2 2", "2 3 3", middle="1 3")
    table.reveals("m0", "m1")
    assert Notes(table.state.view(0)).places == {0: 1, 1: 3}
    table.reveals("0low", "0low", "m0")
    assert Notes(table.state.view(0)).places == {1: 3}


def test_the_card_given_to_a_partner_is_known_there() -> None:
    table = Table(*FOUR, exchange=True, teams=True)
    table.offers(s0=12, s2=4, s1=None, s3=None)
    notes = Notes(table.state.view(0))
    assert notes.hands[2] == [0] * 9
    table.reveals("2high", "0low")
    assert Notes(table.state.view(0)).hands[2] == [0] * 8 + [12]


def test_a_later_reveal_corrects_what_rivals_have_exchanged_away() -> None:
    notes = Notes(Table("1 1 5", "1 2 2", "2 3 3").state.view(0))
    hand = [3, 4, 0, 0]
    notes._note(hand, 0, 5)
    assert hand == [5, 0, 0, 0]


def test_a_fading_memory_is_clear_then_blurred_then_gone() -> None:
    """And it never comes back."""
    state, rng = GAME.start(Options(), 3, 5), Random(5)
    kept: dict[int, list[int]] = {}
    seen: dict[int, Seen] = {}
    while state.actors() and state.turn < 150:
        view = state.view(0)
        for index, entry in enumerate(view.history):
            assert isinstance(entry, Seen)
            seen[index] = entry
            kept.setdefault(index, []).append(fading(ATTENTION["easy"])(view, index, entry))
        state.apply(*laws.random_move(state, rng))
    told: set[int] = set()
    for index, numbers in kept.items():
        stages = [2 if number == seen[index].number else 1 if number else 0 for number in numbers]
        assert stages == sorted(stages, reverse=True)
        told.update(stages)
        assert all(abs(number - seen[index].number) <= 1 for number in numbers if number)
    assert {0, 1, 2} == told


def test_easy_forgets_what_normal_knows() -> None:
    state, rng = GAME.start(Options(), 3, 6), Random(6)
    while state.turn < 60 and state.actors():
        state.apply(*laws.random_move(state, rng))
    view = state.view(state.seat)
    known = sum(1 for hand in Notes(view).hands for number in hand if number)
    remembered = sum(1 for hand in Notes(view, fading(ATTENTION["easy"])).hands for number in hand if number)
    assert remembered < known


# what others keep silent about


def test_who_guesses_elsewhere_has_no_match_at_their_own_ends() -> None:
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    table.reveals("2low", "0low", "0low", "2low")
    silent = silences(table.state.view(0))
    assert silent == [Silence(1, 1, ())]
    assert oversights(World([[1, 1], [1, 2], [2, 2]], []), silent) == 1
    assert oversights(World([[1, 1], [2, 2], [1, 2]], []), silent) == 0


def test_who_shows_a_card_of_their_own_is_not_silent() -> None:
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    table.reveals("2low", "0low", "1low", "2low")
    assert silences(table.state.view(0)) == []


# exchanges


@sound
def test_the_most_extreme_lone_card_at_an_end_is_given(level: Level) -> None:
    table = Table(*FOUR, exchange=True, teams=True)
    assert chosen(table, level, 0).move == Offer(12)
    assert chosen(table, level, 1).move == Offer(1)


@sound
def test_a_pair_is_parted_only_if_there_are_no_lone_cards(level: Level) -> None:
    table = Table("1 1 2 3 3", "2 2 4 4 5", "3 4 5 5 6", "6 6 7 7 7", exchange=True, teams=True)
    assert chosen(table, level, 0).move == Offer(2)
    assert chosen(table, level, 3).move == Offer(6)


@sound
def test_a_trio_in_the_hand_is_never_parted(level: Level) -> None:
    table = Table("1 1 1 12 12 12", "2 2 4 4 5", "3 4 5 5 6", "6 6 7 7 7", exchange=True, teams=True)
    assert chosen(table, level, 0).move == DECLINE


@sound
def test_another_card_goes_before_one_that_would_come_back(level: Level) -> None:
    table = Table(*FOUR, exchange=True, teams=True)
    table.offers(s0=12, s2=11, s1=None, s3=None)
    table.state.open_exchange()
    assert chosen(table, level, 2).move == Offer(4)


def test_a_first_exchange_of_rivals_tells_no_story() -> None:
    table = Table(*FOUR, exchange=True, teams=True)
    table.offers(s0=None, s2=None, s1=1, s3=7)
    memory = Memory(table.state.view(0))
    assert any(isinstance(step, Trade) and step.hidden for step in memory.steps)
    assert len(Imagined(table.state.view(0), Random(1)).faces.stories) == 1
