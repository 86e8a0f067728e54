"""The computer player of Le Tordu: fair, lawful, and after the exact number."""

from __future__ import annotations

from functools import cache
from random import Random
from string import Formatter
from types import SimpleNamespace
from typing import Any

import pytest

from ai.player import LEVELS, QUICKEST, REACTION, REFLEXES, Chance, Choice, Level
from ai.tordu import auction, player, race
from ai.tordu.bids import likely
from ai.tordu.contracts import promises, rival_promise
from ai.tordu.effort import FEWEST, Effort
from ai.tordu.player import Tordu, _wasted
from ai.tordu.playout import playout
from ai.tordu.position import OtherPlays, read, start
from ai.tordu.sense import card
from ai.tordu.solver import Solver
from ai.tordu.stakes import MANCHE, hope, stakes
from ai.tordu.tricks import FEEL, hand_takes, words
from game import GAMES
from game.tordu.cards import HAND, TORDU, hand_of
from game.tordu.moves import DOUBLE, PASS, Bid, Play
from game.tordu.options import Options
from game.tordu.view import TorduView
from tests.ai.sittings import take_turn, won
from tests.game import laws
from tests.game.tordu.table import Table

GAME = GAMES["tordu"]
GRID = laws.option_grid(GAME)
LITTLE = 0.05
"""The effort of `expert` where any will do."""
ALL = (1 << 40) - 1
each_row = pytest.mark.parametrize(("options", "seats"), GRID, ids=[str(place) for place in range(len(GRID))])
each_level = pytest.mark.parametrize("level", LEVELS)
sound = pytest.mark.parametrize("level", ["normal", "expert"])

LOW = "7c 8c 7d 8d 7h 8h 7s 8s"
HIGH_HEARTS = "Ah Kh Qh Jh Th Ac Ad As"
OTHER = "9c Tc 9d Td 9h 9s Ts 7t"


def chosen(table: Table, level: Level, seat: int) -> Choice:
    state = table.state
    return Tordu(level).choose(state.view(seat), state.legal(seat), Random(1))


# laws


@each_row
def test_every_choice_is_legal_in_a_whole_match(options: Any, seats: int) -> None:
    state, rng = GAME.start(options, seats, 21), Random(21)
    players = [Tordu(LEVELS[seat % len(LEVELS)], LITTLE) for seat in range(seats)]
    while state.actors():
        seat = state.actors()[0]
        take_turn(state, seat, players[seat], rng)


def test_what_was_solved_before_changes_no_choice() -> None:
    state = laws.positions(GAME, Options(), 2, 5, 6)[2]
    seat = state.actors()[0]
    first, again = (Tordu("expert", LITTLE).choose(state.view(seat), state.legal(seat), Random(3)) for _ in range(2))
    assert first == again


@each_level
def test_the_move_chosen_is_the_best_that_was_weighed(level: Level) -> None:
    for seats in (2, 4):
        for state in laws.positions(GAME, Options(), seats, 8, 12):
            seat = state.actors()[0]
            choice = Tordu(level, LITTLE).choose(state.view(seat), state.legal(seat), Random(1))
            assert choice.weighed[0].move == choice.move


@each_level
def test_every_reason_can_be_said(level: Level) -> None:
    for seats in (2, 3):
        for state in laws.positions(GAME, Options(), seats, 9, 12):
            seat = state.actors()[0]
            reason = Tordu(level, LITTLE).choose(state.view(seat), state.legal(seat), Random(1)).reason
            assert reason is not None
            named = {name for _, name, _, _ in Formatter().parse(reason.text) if name}
            assert named <= set(reason.values) and reason.text.startswith("{move}: ")
            if reason.text in (player.FEELS_DECLARING, player.FEELS_DEFENDING):
                assert 0 < reason.values["need"] <= reason.values["left"]
            if reason.text in (player.KEEPS, player.SPOILS):
                assert reason.values["percent"] > 0
            if reason.text == auction.DARES_NOT:
                assert reason.values["percent"] <= 50


@each_level
def test_it_reacts_within_the_times_of_its_level(level: Level) -> None:
    least, most = REFLEXES["race"][level]
    assert least + QUICKEST <= Tordu(level).reflex("race", Random(1)) <= most + 2 * REACTION[level][0]


# time


def test_without_time_one_world_is_looked_at() -> None:
    assert len(list(Effort(budget=0.0).worlds(100))) == 1


def test_without_a_budget_the_worlds_are_counted() -> None:
    assert len(list(Effort().worlds(100))) == 100


def test_the_least_effort_looks_at_a_few_worlds() -> None:
    assert len(list(Effort(0.0).worlds(100))) == FEWEST


@pytest.mark.parametrize("seats", [2, 5])
def test_without_time_it_still_chooses(seats: int) -> None:
    for state in laws.positions(GAME, Options(), seats, 4, 6):
        seat = state.actors()[0]
        assert Tordu("expert").choose(state.view(seat), state.legal(seat), Random(1), 0.0).move in state.legal(seat)


# the solver


@cache
def brute(declarer: int, defender: int, leads: bool, trump: int, need: int) -> int:
    """The gap with best play on both sides, by trying everything."""
    if not declarer:
        return abs(need)
    leader, other = (declarer, defender) if leads else (defender, declarer)
    found = []
    for lead in cards(leader):
        follow = [card for card in cards(other) if card >> 3 == lead >> 3] or cards(other)
        ends = []
        for reply in follow:
            beaten = reply > lead if reply >> 3 == lead >> 3 else reply >> 3 == trump
            taken = beaten != leads
            left = leader & ~(1 << lead), other & ~(1 << reply)
            ends.append(brute(*(left if leads else left[::-1]), taken, trump, need - taken))
        found.append(max(ends) if leads else min(ends))
    return min(found) if leads else max(found)


def cards(hand: int) -> list[int]:
    return [card for card in range(40) if hand >> card & 1]


@pytest.mark.parametrize("tricks", [1, 2, 3, 4])
def test_the_solver_finds_what_trying_everything_finds(tricks: int) -> None:
    rng, solver = Random(tricks), Solver()
    for _ in range(40):
        held = rng.sample(range(20), 2 * tricks)
        declarer, defender = (sum(1 << card for card in part) for part in (held[:tricks], held[tricks:]))
        trump, leads = rng.randrange(5), rng.random() < 0.5
        for need in range(-1, tricks + 2):
            truth = brute(declarer, defender, leads, trump, need)
            assert solver.gap(declarer, defender, trump, leads, need) == truth


# card sense


def test_a_higher_card_is_good_for_more_tricks() -> None:
    for seats in FEEL:
        takes = [
            hand_takes(hand_of([card]), ALL & ~hand_of([card]), 0, HAND, seats - 1)[0] for card in ("7h", "Th", "Ah")
        ]
        assert takes == sorted(takes) and takes[0] < takes[2]


def test_of_a_suit_only_the_order_matters() -> None:
    """The ace over an unseen nine, or the eight over an unseen seven: the same word."""
    assert words()[0b10000000 << 8 | 0b100] == words()[0b10 << 8 | 0b1]
    assert words()[0b10000000 << 8 | 0b100] != words()[0b100 << 8 | 0b10000000]


def dealt(rng: Random, seats: int) -> list[int]:
    cards = rng.sample(range(40), 8 * seats)
    return [sum(1 << card for card in cards[8 * seat : 8 * seat + 8]) for seat in range(seats)]


@pytest.mark.parametrize("seats", FEEL)
def test_a_deal_played_out_is_played_card_for_card_by_card_sense(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        position = start(seats, rng.randrange(seats), rng.randrange(5), rng.randrange(9), dealt(rng, seats))
        gap = playout(position)
        while position.left:
            position.play(card(position))
        assert gap == position.gap()


def test_a_deal_can_be_played_out_from_the_middle_of_a_trick() -> None:
    position = start(4, 0, 2, 2, dealt(Random(1), 4))
    for _ in range(6):
        position.play(card(position))
    gap = playout(position)
    while position.left:
        position.play(card(position))
    assert gap == position.gap()


@pytest.mark.parametrize("seats", FEEL)
def test_contracts_pay_what_they_promise(seats: int) -> None:
    """Over 300 deals, played by card sense."""
    rng = Random(seats)
    off = 0.0
    for _ in range(300):
        hands = dealt(rng, seats)
        best = promises(hands[0], seats)[0]
        gap = playout(start(seats, 0, best.trump, best.tricks, hands))
        off += auction.PAYS[best.trump == TORDU][gap] - best.value
    assert abs(off / 300) < 0.4


def test_who_had_to_bid_is_trusted_less() -> None:
    hand = hand_of(OTHER.split())
    assert rival_promise(hand, 2, 2, 5, free=False).value < rival_promise(hand, 2, 2, 5, free=True).value


def test_every_contract_promises_something() -> None:
    assert len({(one.trump, one.tricks) for one in promises(hand_of(OTHER.split()), 3)}) == 45


def test_a_bid_tells_of_the_hand() -> None:
    strong, weak = hand_of(HIGH_HEARTS.split()), hand_of(LOW.split())
    assert likely(strong, 2, 6) > likely(weak, 2, 6)


def test_reading_a_view_remembers_what_the_others_played() -> None:
    table = Table("7c 8c 9c", "Tc 7d 8d", variant="simple")
    table.bids(0, "1h")
    table.trick(0, "7c Tc")
    plays: OtherPlays = []
    position = read(table.state.view(0), plays)
    assert [card for _, card in plays] == [table.state.played[1]]
    assert position.hands[1] == 0 and position.left == 2


# stakes


def test_a_point_to_another_costs_less_among_many() -> None:
    three, four = (Table(seats=seats).state.view(0) for seats in (3, 4))
    assert stakes(three, 1, 0, False)[0] == -1.5 and stakes(four, 1, 0, False)[0] == -1


def test_a_double_counts_twice() -> None:
    view = Table(seats=3, target=100).state.view(0)
    assert stakes(view, 0, 4, True) == [2 * pay for pay in stakes(view, 0, 4, False)]


def test_the_points_that_win_the_manche_are_worth_more() -> None:
    table = Table(seats=3)
    table.state.scores = [12, 0, 0]
    assert stakes(table.state.view(0), 0, 0, False)[0] == 3 + MANCHE


def at(own: int, other: int) -> TorduView:
    """Seat 0 of two, at these scores."""
    table = Table(seats=2)
    table.state.scores = [own, other]
    return table.state.view(0)


def test_between_two_a_point_at_the_start_is_worth_about_a_point() -> None:
    won, lost = (stakes(at(0, 0), declarer, 0, False)[0] for declarer in (0, 1))
    assert (won - lost) / 6 == pytest.approx(1, abs=0.1)


def test_between_two_points_beyond_the_target_are_worth_nothing() -> None:
    assert stakes(at(12, 5), 0, 0, True)[0] == stakes(at(12, 5), 0, 0, False)[0] > 0
    assert stakes(at(11, 5), 0, 0, True)[0] > stakes(at(11, 5), 0, 0, False)[0]


def test_between_two_a_deal_is_worth_more_the_nearer_the_end_is() -> None:
    assert stakes(at(13, 13), 0, 0, False)[0] > stakes(at(8, 8), 0, 0, False)[0] > stakes(at(0, 0), 0, 0, False)[0]


def test_far_from_the_target_only_the_lead_counts() -> None:
    assert race.standing(95, 90) == race.standing(65, 60)


def test_where_the_next_point_decides_the_better_player_is_ahead() -> None:
    assert race.standing(1, 1) == pytest.approx(race.EDGE * race.WORTH)
    assert 0 < race.standing(9, 1) < race.standing(1, 1) < race.standing(1, 9) < race.WORTH


def test_the_chance_to_win_grows_with_every_point() -> None:
    for other in range(1, 40):
        row = [race.standing(own, other) for own in range(40, -1, -1)]
        assert row == sorted(row) and row[0] >= 0 and row[-1] == race.WORTH


@pytest.mark.parametrize(
    ("made", "gap", "worth"), [(1.0, 1.0, 3.0), (0.0, 1.5, -1.5), (0.5, 2.0, 0.5), (0.0, 99.0, -9.0)]
)
def test_a_contract_is_worth_what_it_pays_made_and_missed(made: float, gap: float, worth: float) -> None:
    assert hope([3.0, *(-1.0 * gap for gap in range(1, 10))], made, gap) == pytest.approx(worth, abs=0.01)


def test_a_double_is_worth_nothing_to_a_leader_who_needs_one_point() -> None:
    calm, keen = (stakes(view, 1, 0, True)[1] - stakes(view, 1, 0, False)[1] for view in (at(14, 9), at(9, 9)))
    assert calm == 0 < keen


# the auction


def best_bid(hand: str, level: Level, suit: str) -> Bid:
    """The contract in a suit that promises a hand most."""
    found = chosen(Table(hand, OTHER, variant="simple"), level, 0).weighed
    return next(one.move for one in found if isinstance(one.move, Bid) and one.move.suit == suit)


@sound
def test_with_nothing_but_low_cards_it_bids_few_tricks(level: Level) -> None:
    assert best_bid(LOW, level, "s").tricks <= 3


@sound
def test_with_all_the_high_hearts_it_would_bid_many(level: Level) -> None:
    assert best_bid(HIGH_HEARTS, level, "h").tricks >= 6


def test_hard_leaves_the_first_bid_to_the_other_without_a_good_contract() -> None:
    assert chosen(Table(OTHER, LOW), "hard", 0).move == PASS


def test_normal_bids_first_with_a_good_contract() -> None:
    assert isinstance(chosen(Table(HIGH_HEARTS, LOW), "normal", 0).move, Bid)


def test_a_bid_is_forced_when_all_the_others_have_passed() -> None:
    table = Table(OTHER, LOW)
    table.passes(0)
    table.bids(1, "2h")
    assert auction._forced(table.state.view(0))


def test_a_bid_before_anyone_has_passed_is_free() -> None:
    table = Table(OTHER, LOW)
    table.bids(0, "2h")
    assert not auction._forced(table.state.view(1))


def test_a_bid_over_a_forced_one_is_free() -> None:
    table = Table(OTHER, LOW)
    table.passes(0)
    table.bids(1, "2h")
    table.bids(0, "3t")
    assert not auction._forced(table.state.view(1))


@each_level
def test_the_last_to_speak_bids_whatever_it_holds(level: Level) -> None:
    """TO-06"""
    table = Table(OTHER, LOW)
    table.passes(0)
    assert isinstance(chosen(table, level, 1).move, Bid)


@sound
def test_it_doubles_a_bid_that_its_own_trumps_spoil(level: Level) -> None:
    table = Table(OTHER, HIGH_HEARTS)
    table.bids(0, "6h")
    assert chosen(table, level, 1).move == DOUBLE


def test_the_easy_player_never_doubles() -> None:
    table = Table(OTHER, HIGH_HEARTS)
    table.bids(0, "6h")
    assert DOUBLE not in [one.move for one in chosen(table, "easy", 1).weighed]


@sound
def test_it_leaves_a_bid_alone_that_its_hand_does_not_hurt(level: Level) -> None:
    table = Table(HIGH_HEARTS, LOW)
    table.bids(0, "8h")
    assert chosen(table, level, 1).move == PASS


def test_a_bidder_who_keeps_failing_is_trusted_less() -> None:
    table = Table(seats=2)
    table.state.deals = [(0, 1, 3, 0, 1, 0, 2)] * 4
    failing = auction._habit(table.state.view(1), 0, auction.MAKES)
    assert failing < auction._habit(table.state.view(1), 1, auction.MAKES)


# play


@sound
def test_a_declarer_of_none_throws_the_ace_away(level: Level) -> None:
    table = Table("7s Ah 7d", "8s 9s Kd", variant="simple")
    table.bids(0, "0c")
    table.trick(0, "7s 8s")
    table.plays(1, "9s")
    assert chosen(table, level, 0).move == Play("Ah")


@sound
def test_a_declarer_of_all_leads_the_ace_of_trumps(level: Level) -> None:
    table = Table("Ah Kh 7h", "8h 9d Tc", variant="simple")
    table.bids(0, "3h")
    assert chosen(table, level, 0).move in (Play("Ah"), Play("Kh"))


@sound
def test_a_defender_takes_the_trick_from_a_declarer_who_needs_all(level: Level) -> None:
    table = Table("Kh Kd Ks", "Ah 7h 7c", variant="simple")
    table.bids(0, "3d")
    table.plays(0, "Kh")
    assert chosen(table, level, 1).move == Play("Ah")


@sound
def test_a_defender_leaves_the_trick_to_a_declarer_who_wants_none(level: Level) -> None:
    table = Table("9h 7d 7s", "Ah 7h 8c", variant="simple")
    table.bids(0, "0c")
    table.plays(0, "9h")
    assert chosen(table, level, 1).move == Play("7h")


@sound
def test_the_last_of_many_defenders_spoils_too(level: Level) -> None:
    table = Table("9h 7d", "8h Td", "Ah 7h", variant="simple")
    table.bids(0, "0c")
    table.plays(0, "9h")
    table.plays(1, "8h")
    assert chosen(table, level, 2).move == Play("7h")


def test_an_only_card_needs_no_thought() -> None:
    table = Table("7h 8d", "9h Td", variant="simple")
    table.bids(0, "1c")
    table.plays(0, "7h")
    choice = chosen(table, "expert", 1)
    assert choice.move == Play("9h") and choice.reason is not None and choice.reason.text == player.ONLY


def test_the_odds_it_tells_are_those_of_the_deals_it_imagined() -> None:
    """With the ace to come and nobody left to beat it, the contract is made in all of them."""
    table = Table("Ah", "7d", variant="simple")
    table.bids(0, "1h")
    table.state.hands[0] = hand_of(["Ah", "Kh"])
    table.state.hands[1] = hand_of(["7d", "8d"])
    table.state.wanted = 2
    reason = chosen(table, "expert", 0).reason
    assert reason is not None and reason.values["percent"] == 100


# levels


def test_normal_beats_chance() -> None:
    assert won(GAME, Options(), Tordu("normal"), Chance(), 2, 20) >= 18


@pytest.mark.parametrize(("seats", "least"), [(2, 24)])
def test_hard_beats_easy(seats: int, least: int) -> None:
    assert won(GAME, Options(), Tordu("hard"), Tordu("easy"), seats, 40) >= least


def test_hard_beats_normal() -> None:
    assert won(GAME, Options(), Tordu("expert", LITTLE), Tordu("normal"), 2, 8) >= 5


@pytest.mark.parametrize(
    ("declares", "cards", "left", "worlds"),
    [(True, 1, 8, 20), (False, 1, 3, 20), (True, 2, 7, 70), (False, 2, 7, 90), (True, 2, 6, 140), (False, 3, 1, 180)],
)
def test_where_there_is_no_choice_twenty_worlds_tell_the_odds(
    declares: bool, cards: int, left: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a choice, each has half as many while the deal is long."""
    asked: list[int] = []
    duel = SimpleNamespace(cards=range(cards), declares=declares)
    monkeypatch.setattr(player, "Duel", lambda *_, **__: duel)
    view: Any = SimpleNamespace(auction=[SimpleNamespace(call=None, seat=0)], seat=0)
    effort: Any = SimpleNamespace(worlds=lambda number: asked.append(number) or [])
    position: Any = SimpleNamespace(left=left)
    player._solved(view, position, None, [0.0], Random(1), effort)  # type: ignore[arg-type]
    assert asked == [worlds]


def test_nobody_takes_what_must_be_lost_with_the_best_card_there_is() -> None:
    """As the last to play, a declarer who needs no more; somebody before or with tricks to take may lay it."""
    position = start(2, 1, 0, 0, [0, 0b10000001])
    position.due, position.led, position.best, position.turn = 1, 1, 12, 1
    assert _wasted(position, 7) and not _wasted(position, 0)
    position.due = 2
    assert not _wasted(position, 7)
    position.due, position.need = 1, 2
    assert not _wasted(position, 7)


def test_nobody_lets_go_the_last_chance_to_make_a_bid() -> None:
    """As the last to play, a declarer who needs all the tricks that are left takes this one if a card of theirs can."""
    position = start(2, 1, 0, 0, [0, 0b10000001])
    position.due, position.led, position.best, position.turn = 1, 0, 4, 1
    position.need = position.left
    assert _wasted(position, 0) and not _wasted(position, 7)
    position.need = position.left - 1
    assert not _wasted(position, 0)
