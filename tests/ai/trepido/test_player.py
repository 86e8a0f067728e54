"""The computer player of Trépido: fair, lawful, and with some sense."""

from __future__ import annotations

from random import Random
from string import Formatter
from types import SimpleNamespace
from typing import Any

import pytest

from ai.player import LEVELS, REFLEXES, Choice, Level
from ai.trepido import why
from ai.trepido.bits import FIT, JOKERS, KIND, PLAIN, WILD, cards_of, mask
from ai.trepido.guess import HiddenHands
from ai.trepido.instinct import SHAPE
from ai.trepido.options import Moment
from ai.trepido.player import Trepido, instinct, prospects
from ai.trepido.prospects import SHAPE as OPEN_SHAPE
from ai.trepido.search import Search, Stakes
from ai.trepido.table import OVER
from ai.trepido.weights import PROSPECTS, WEIGHTS
from game import GAMES
from game.trepido.cards import CARD, FITS, PARRIES, deck
from game.trepido.moves import DRAW, REPLAY, REVERSE, THANKS, Draw, Give, Pass, Play, Swap
from game.trepido.options import Options
from game.trepido.phases import DRAWN, OPEN, RACE, THANK, THREAT, TURN
from scenes.games import ON_SCREEN
from tests.ai.sittings import take_turn
from tests.game import laws
from tests.game.trepido.table import Table

GAME = GAMES["trepido"]
GRID = laws.option_grid(GAME)
FEW = 24
"""Rounds that `expert` imagines here: enough to see that it does."""
each_row = pytest.mark.parametrize(("options", "seats"), GRID, ids=[str(place) for place in range(len(GRID))])
each_level = pytest.mark.parametrize("level", LEVELS)
sound = pytest.mark.parametrize("level", ["normal", "expert"])


def player(level: Level) -> Trepido:
    return Trepido(level, rounds=FEW)


def chosen(table: Table, level: Level, seat: int = 0, rounds: int = 400) -> Choice:
    state = table.state
    return Trepido(level, rounds).choose(state.view(seat), state.legal(seat), Random(1))


# laws


@each_row
def test_every_choice_is_legal_in_a_whole_match(options: Any, seats: int) -> None:
    state, rng = GAME.start(options, seats, 11), Random(11)
    players = [player(LEVELS[seat % len(LEVELS)]) for seat in range(seats)]
    while state.actors() and state.moves < 400:
        if state.timer is not None and rng.random() < 0.02:
            state.apply(*laws.random_move(state, rng, timeouts=1))
            continue
        seat = rng.choice(state.actors())
        take_turn(state, seat, players[seat], rng)


@each_row
def test_imagined_worlds_hold_every_card_once_and_keep_the_counts(options: Any, seats: int) -> None:
    for seed, state in enumerate(laws.positions(GAME, options, seats, 13, 8)):
        view = state.view(seed % seats)
        hands, pile = HiddenHands(view, Random(seed)).deal(Random(seed).random)
        assert tuple(hand.bit_count() for hand in hands) == view.counts
        assert len(pile) == view.pile_count
        cards = [*pile, *(CARD[name] for name in view.discard), *(card for hand in hands for card in cards_of(hand))]
        assert sorted(cards) == sorted(deck(options.edition, options.kids))
        assert hands[seed % seats] == mask(CARD[name] for name in view.hands[seed % seats] or ())


@each_row
def test_an_imagined_table_keeps_the_rules(options: Any, seats: int) -> None:
    """What an option does there is what the rules do, as far as no other choice comes between."""
    for state in laws.positions(GAME, options, seats, 14, 40):
        seat = state.actors()[0]
        if len(state.legal(seat)) < 2 or state.phase not in (OPEN, TURN, DRAWN, THREAT, RACE, THANK):
            continue
        moment = Moment(state.view(seat), instinct(seats), Random(0))
        for option in moment.options(state.legal(seat)):
            if isinstance(option.move, Play) and KIND[CARD[option.move.card]] not in (PLAIN, WILD):
                continue
            if isinstance(option.move, Pass) or (isinstance(option.move, Draw) and state.phase == TURN):
                continue
            _same_as_the_rules(state.copy(), seat, moment, option)


def _same_as_the_rules(state: Any, seat: int, moment: Moment, option: Any) -> None:
    table = moment.lay_out([mask(hand) for hand in state.hands], state.pile.copy())
    turn, rounds_played = option.act(table), len(state.results)
    state.apply(seat, option.move)
    if state.outcome is not None or len(state.results) > rounds_played:
        assert (turn, table.winner) == (OVER, seat)
        return
    assert (turn, table.top, table.direction) == (state.turn, state.top, state.direction)
    assert [hand.bit_count() for hand in table.hands] == [len(hand) for hand in state.hands]
    if isinstance(option.move, Play):
        assert table.hands == [mask(hand) for hand in state.hands]


@each_level
def test_the_same_chances_lead_to_the_same_choice(level: Level) -> None:
    for seed, state in enumerate(laws.positions(GAME, GAME.Options(), 4, 15, 10)):
        seat = state.actors()[0]
        one, two = (player(level).choose(state.view(seat), state.legal(seat), Random(seed)) for _ in range(2))
        assert one == two


def test_no_time_means_only_a_first_look() -> None:
    table = Table("p1a s2b r3c j1a", "r1b r2b p2b", top="r1a")
    moment = Moment(table.state.view(0), instinct(2), Random(1))
    options = moment.options(table.state.legal(0))
    hurried = Search(moment, options, prospects(2, True), Random(1)).run(100_000, budget=0.0)
    assert [trial.rounds for trial in hurried] == [1] * len(options)


@each_level
def test_every_choice_says_why_with_all_its_numbers(level: Level) -> None:
    for options, seats in GRID[:12]:
        for seed, state in enumerate(laws.positions(GAME, options, seats, 16, 6)):
            seat = state.actors()[0]
            reason = player(level).choose(state.view(seat), state.legal(seat), Random(seed)).reason
            assert reason is not None
            assert {field for _, field, _, _ in Formatter().parse(reason.text) if field} == set(reason.values)


def test_the_weights_have_the_shape_that_the_mind_expects() -> None:
    for weights in WEIGHTS.values():
        assert {name: len(values) for name, values in weights.items()} == SHAPE
    for chances in PROSPECTS.values():
        assert {name: len(values) for name, values in chances.items()} == OPEN_SHAPE


def test_a_seat_that_can_only_draw_says_that_nothing_fits() -> None:
    choice = chosen(Table("r1b r1c", "r1d r2c", top="r2a"), "normal")
    assert choice.reason is not None and choice.reason.text == why.STUCK


# going out


@sound
def test_the_last_card_is_laid(level: Level) -> None:
    assert chosen(Table("p1a", "r1b r2b", top="r1a"), level).move == Play("p1a")


@sound
def test_giving_the_last_but_one_card_wins(level: Level) -> None:
    """TR-21: so a skull is no obstacle, and the give card is kept for that."""
    choice = chosen(Table("p1Ga xa", "r1b r2b", top="r1a"), level)
    assert choice.move == Play("p1Ga")
    assert choice.reason is not None and choice.reason.text == why.LAST_GIFT


@sound
def test_a_replay_whose_follow_up_is_the_last_card_wins(level: Level) -> None:
    choice = chosen(Table("p1Ra s1a", "r1b r2b", top="r1a"), level)
    assert choice.move == Play("p1Ra")
    assert choice.reason is not None and choice.reason.text == why.LAST_AGAIN


@sound
def test_a_joker_is_kept_for_the_end(level: Level) -> None:
    assert chosen(Table("j1a p1a", "r1b r2b p2b s2b", top="r1a"), level).move == Play("p1a")


def test_hard_lays_no_only_joker_first_however_few_worlds_it_imagines() -> None:
    table = Table("j1a r1a r2b p2b s1b s2b", "r1b r2c p2c s2c r3a p3b", top="s3a")
    state = table.state
    laid = {Trepido("hard", 2).choose(state.view(0), state.legal(0), Random(seed)).move for seed in range(20)}
    assert not [move for move in laid if isinstance(move, Play) and move.card == "j1a"]


@sound
def test_a_race_is_won_with_the_last_card(level: Level) -> None:
    table = Table("p1Sa r1c r2c", "s1a", top="r1a")
    table.plays(0, "p1Sa")
    assert chosen(table, level, seat=1).move == Play("s1a")


# shedding and blocking


@sound
def test_a_skull_is_given_to_whoever_is_about_to_go_out(level: Level) -> None:
    table = Table("p1Ga xa p2b s2b", "r1b r2b p2c s2c r3a", "s3a", top="r1a")
    table.plays(0, "p1Ga")
    choice = chosen(table, level)
    assert choice.move == Give("xa", 2)


@sound
def test_hands_are_swapped_with_the_fewest_cards(level: Level) -> None:
    table = Table("p1Wa xa p2b s2b r2d", "r1b r2b p2c s2c r3a", "s3a p3a", top="r1a")
    table.plays(0, "p1Wa")
    assert chosen(table, level).move == Swap(2)


def test_nobody_swaps_for_a_fuller_hand_if_there_is_another() -> None:
    """Not even on a first evening: everybody sees how many cards the others hold."""
    table = Table("p1Wa xa p2b", "r1b r2b p2c s2c r3a", "s3a p3a", top="r1a")
    table.plays(0, "p1Wa")
    state = table.state
    taken = {Trepido("first").choose(state.view(0), state.legal(0), Random(seed)).move for seed in range(12)}
    assert taken == {Swap(2)}


@sound
def test_a_swap_is_laid_when_another_hand_is_much_smaller(level: Level) -> None:
    table = Table("p1Wa xa p2b s2b r2d r2e s1d", "p3a", top="r1a")
    assert chosen(table, level).move == Play("p1Wa")


@sound
def test_three_more_stop_the_seat_that_is_about_to_go_out(level: Level) -> None:
    table = Table("p1Pa p1a p2a s3a r3a", "s1a", "r1c r2c r3c s3c s2c", top="r1a")
    assert chosen(table, level).move == Play("p1Pa")


@sound
def test_a_partner_gets_no_gift(level: Level) -> None:
    table = Table("p1Ga xa p2b s2b", "r1b r2b p2c s2c", "r1c s3c", "p1c p2d s2d", top="r1a", teams=True)
    table.plays(0, "p1Ga")
    move = chosen(table, level).move
    assert isinstance(move, Give) and move.to in (1, 3)


@sound
def test_a_small_hand_is_swapped_with_a_partner_rather_than_given_away(level: Level) -> None:
    table = Table("p1Wa j1a", "r1b r2b p2c s2c r3a", "r1c s3c", "p1c p2d s2d s1d r2e", top="r1a", teams=True)
    table.plays(0, "p1Wa")
    assert chosen(table, level).move == Swap(2)


# moments


@each_level
def test_thank_you_is_always_said(level: Level) -> None:
    table = Table("p1Ga r1c s1b", "r1b r2b", top="r1a")
    table.plays(0, "p1Ga")
    table.gives(0, "r1c", 1)
    assert chosen(table, level, seat=1).move == THANKS


def test_the_weaker_the_level_the_later_it_reacts() -> None:
    for kind in ("race", "thanks"):
        waits = [sum(Trepido(level).reflex(kind, Random(seed)) for seed in range(50)) for level in LEVELS]
        assert waits == sorted(waits, reverse=True)
        assert all(REFLEXES[kind][level][1] < 5 for level in LEVELS)


@sound
def test_with_strict_rules_no_wrong_card_is_laid(level: Level) -> None:
    """TR-23"""
    for seed, state in enumerate(laws.positions(GAME, GAME.Options(strict=True), 3, 17, 8)):
        seat = state.actors()[0]
        move = player(level).choose(state.view(seat), state.legal(seat), Random(seed)).move
        table = PARRIES[True] if state.phase == THREAT else FITS[True]
        assert not isinstance(move, Play) or table[state.top][CARD[move.card]]


def test_easy_slips_with_strict_rules_but_rarely() -> None:
    table = Table("r1b r2b p1a xa s1a", "r1c r2c", top="r1a", strict=True)
    view, legal, rng = table.state.view(0), table.state.legal(0), Random(1)
    moves = [Trepido("easy").choose(view, legal, rng).move for _ in range(1000)]
    slips = sum(move in (Play("r1b"), Play("xa"), Play("s1a")) for move in moves)
    assert 0 < slips < 60


def test_easy_overlooks_a_card_now_and_then() -> None:
    table = Table("p1a r1b r1c", "r1d r2c", top="r1a")
    view, legal, rng = table.state.view(0), table.state.legal(0), Random(1)
    moves = [Trepido("easy").choose(view, legal, rng).move for _ in range(200)]
    assert 10 < moves.count(DRAW) < 90


def test_easy_keeps_a_joker_back_while_something_else_is_seen() -> None:
    table = Table("j1a p1a p2a s3a r3a", "s1a", "r1c r2c r3c s3c s2c", top="r1a")
    view, legal, rng = table.state.view(0), table.state.legal(0), Random(1)
    moves = [Trepido(level).choose(view, legal, rng).move for level in ("first", "easy") for _ in range(200)]
    assert sum(getattr(move, "card", "") == "j1a" for move in moves) < 40


def test_the_direction_is_chosen_where_nothing_speaks_for_either() -> None:
    state = GAME.start(GAME.Options(edition="defifoo"), 4, 1)
    seat = state.actors()[0]
    choice = Trepido("expert").choose(state.view(seat), state.legal(seat), Random(1))
    assert choice.reason is not None and choice.reason.text == why.EITHER


# what others may hold


def test_a_card_given_away_stays_where_it_went() -> None:
    table = Table("p1Ga xa p2b s2b", "r1b r2b p2c s2c", "r1c s3c p3a", top="r1a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 2)
    guess, rng = HiddenHands(table.state.view(0), Random(1)), Random(2)
    assert all(guess.deal(rng.random)[0][2] >> CARD["xa"] & 1 for _ in range(30))


def test_who_drew_hardly_holds_a_card_that_fitted() -> None:
    table = Table("p1a s2b r3c", "r1b r1c r1d", pile="r1e", top="r1a")
    table.plays(0, "p1a")
    table.does(1, DRAW)
    guess, rng = HiddenHands(table.state.view(0), Random(1)), Random(2)
    fitted = FIT[True][table.state.top] & ~JOKERS
    holding = sum(guess.deal(rng.random)[0][1] & fitted > 0 for _ in range(200))
    assert 0 < holding < 30


# what a round is worth


def test_in_a_match_for_points_a_round_lost_cheaply_is_worth_more() -> None:
    table = Table("p1a s2b r3c", "r1b", top="r1a", match="points")
    moment = Moment(table.state.view(0), instinct(2), Random(1))
    stakes = Stakes(table.state.view(0), prospects(2, True))
    ends = []
    for left in ("r1c", "r1c xa j1a"):
        imagined = moment.lay_out([mask(CARD[name] for name in left.split()), 0], [])
        imagined.winner = 1
        ends.append(stakes.of(imagined, OVER))
    assert ends[0] > ends[1]


def test_in_teams_a_partner_going_out_is_a_win() -> None:
    table = Table("p1a s2b", "r1b", "r1c", "p2c", top="r1a", teams=True)
    moment = Moment(table.state.view(0), instinct(4), Random(1))
    stakes = Stakes(table.state.view(0), prospects(4, True))
    worth = []
    for winner in range(4):
        moment.table.winner = winner
        worth.append(stakes.of(moment.table, OVER))
    assert worth == [1.0, 0.0, 1.0, 0.0]


# reasons that are true


@pytest.mark.parametrize(("rival", "reason"), [("r2b r3b", why.NEAR), ("r2b r3b p1b p2b s1b s2b s3b", why.TAKES)])
def test_only_a_small_hand_is_a_reason_by_its_size(rival: str, reason: str) -> None:
    """Seven cards on the second move are not “down to seven”."""
    choice = chosen(Table("p1Pa s1a s2a", rival, top="r1a"), "normal")
    assert choice.move == Play("p1Pa")
    assert choice.reason is not None and choice.reason.text == reason


SWAPPING = {number for name, number in CARD.items() if name[2:3] == "W"}
"""The cards after which the rest of the hand goes to somebody else."""


def test_reasons_are_true_of_the_hand_they_are_about() -> None:
    """A reason names few cards, no card that fits, or a difference only where that is so."""
    told = set[str]()
    for options, seats in GRID:
        for seed, state in enumerate(laws.positions(GAME, options, seats, 17, 12)):
            seat = state.actors()[0]
            view = state.view(seat)
            reason = player("normal").choose(view, state.legal(seat), Random(seed)).reason
            assert reason is not None
            told.add(reason.text)
            if reason.text == why.NEAR:
                assert reason.values["cards"] == view.counts[reason.values["name"]] <= why.FEW
            if reason.text in (why.HANDS, why.SWAPS):
                assert reason.values["count"] < reason.values["mine"]
            if reason.text == why.FOLLOW:
                assert 0 < reason.values["percent"] < 100
            if reason.text in (why.FOLLOW, why.ALWAYS):
                assert CARD[reason.values["move"].card] not in SWAPPING
            if reason.text == why.BETTER:
                assert reason.values["points"] >= 1
            if reason.text == why.STUCK:
                assert not any(state.fits[state.top][CARD[name]] for name in view.hands[seat] or ())
    assert {why.NEAR, why.BETTER, why.STUCK, why.HANDS, why.SWAPS, why.FOLLOW, why.ALWAYS} <= told


@each_level
def test_a_drawn_card_is_weighed_at_once(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    """TR-12: no time that it takes tells if the card fits; nobody looks ahead over it."""
    table = Table("s1a r1b r1c", "p1b s2b", pile="p1a")
    table.does(0, DRAW)
    view, legal = table.state.view(0), table.state.legal(0)
    monkeypatch.setattr(Search, "run", None)
    assert len(legal) == 2 and Trepido(level).choose(view, legal, Random(1)).move in legal


@pytest.mark.parametrize(
    ("best", "other", "fits", "text"),
    [
        (REPLAY, REVERSE, True, why.AGAIN),
        (REPLAY, REVERSE, False, why.EVEN),
        (REVERSE, REPLAY, True, why.EVEN),
        (REVERSE, REPLAY, False, why.STUCK),
    ],
)
def test_playing_again_is_for_a_hand_that_fits_and_turning_round_for_one_that_does_not(
    best: Any, other: Any, fits: bool, text: str
) -> None:
    held, fitting = mask([CARD["r1a"]]), mask([CARD["r1a" if fits else "p2a"]])
    moment: Any = SimpleNamespace(hand=held, fits=fitting, view=None)
    options: list[Any] = [SimpleNamespace(move=move, worth=0.0) for move in (best, other)]
    assert why.weighed(moment, options).text == text


@pytest.mark.parametrize(
    ("held", "given", "left", "text"),
    [
        ("xa", "xa", 5, why.LAST),
        ("xa r1a", "xa", 2, why.NEEDLESS),
        ("xa r1a", "r1a", why.FEW, why.NEAR),
        ("xa r1a", "r1a", why.FEW + 1, None),
    ],
)
def test_a_gift_is_the_last_card_or_a_skull_or_goes_to_whoever_is_nearly_out(
    held: str, given: str, left: int, text: str | None
) -> None:
    moment: Any = SimpleNamespace(hand=mask([CARD[card] for card in held.split()]))
    moment.view = SimpleNamespace(counts=(0, left))
    reason = why._give(moment, Give(given, 1))
    assert (reason.text if reason else None) == text


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_move_is_never_compared_with_one_of_the_same_name(level: Level) -> None:
    """TR-27: among cards without strengths, two rocks are one rock to whoever reads."""
    names = ON_SCREEN["trepido"].words(Options(kids=1))
    for seed, state in enumerate(laws.positions(GAME, Options(kids=1), 4, 15, 12)):
        seat = state.actors()[0]
        reason = player(level).choose(state.view(seat), state.legal(seat), Random(seed)).reason
        if reason is not None and "other" in reason.values:
            view, values = state.view(seat), reason.values
            best, other = (names.move(values[key], view, list("abcd")) for key in ("move", "other"))
            assert best != other
