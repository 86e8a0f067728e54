"""The numbers that players of Défizz bet and answer by: odds, habits, fortunes, estimates, games of chance."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log, sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

import msgspec
import pytest

from ai.characters import CHARACTERS
from ai.defizz import bets, cible, luck, memory, why
from ai.defizz.fortune import EVEN, SKILL, SWING, turns_left, winning
from ai.defizz.habits import FEW_TAKEN, FEW_WON, HALF, PATIENCE, PROVES, TAKES, WARY, Habits, SideRecord, habits, unread
from ai.defizz.memory import Estimate
from ai.defizz.mind import (
    DIFFICULTIES,
    KNOWS,
    MISLEADING,
    STEP,
    STRONG,
    SUBJECTS,
    Knowledge,
    base,
    leaning,
    logit,
    mean,
    squash,
)  # fmt: skip
from ai.defizz.odds import LATE, Odds, chance_at, odds, unseen
from ai.defizz.player import TEMPERS, Defizz, _numbered, misjudged
from ai.player import LEVELS, REACTION
from game.defizz import pack as packs
from game.defizz.chance.luck import GO, STAY
from game.defizz.chance.timed import TIMES
from game.defizz.moves import Chance, Guess
from game.defizz.pack import use
from game.defizz.questions import Number
from game.defizz.records import Turn
from game.defizz.view import LuckView
from tests.game.defizz import table
from tests.game.defizz.table import CHRONO, CIBLE, TINY, packed, play, rolled, sit

ALIKE = Habits((0.5,) * 12, (0.5,) * 12)
GRASP = bets.Grasp("geo", (0.5,) * 5)


@pytest.fixture(autouse=True)
def tiny_pack() -> Iterator[None]:
    kept = dict(packs._kept)
    use(packed(TINY))
    yield
    packs._kept.clear()
    packs._kept.update(kept)


# knowledge


def test_logits_and_chances_are_two_ways_to_say_the_same() -> None:
    assert squash(logit(0.3)) == pytest.approx(0.3) and logit(0.5) == 0 and squash(100) == pytest.approx(1)


def test_a_mean_counts_each_by_its_weight() -> None:
    assert mean({"a": 1.0, "b": 4.0}, {"a": 2, "b": 1}) == 2.0


def test_each_difficulty_is_a_step() -> None:
    mind = Knowledge("normal", CHARACTERS[0], 0)
    steps = [logit(mind.chance("geo", hard)) - logit(mind.chance("geo", hard + 1)) for hard in range(1, 5)]
    assert steps == pytest.approx([STEP] * 4)


def test_strong_subjects_are_strong_and_the_others_at_most_half_as_much() -> None:
    for character in CHARACTERS:
        found = {subject: leaning(character, subject) for subject in SUBJECTS}
        assert all((found[subject] == STRONG) == (subject in character.subjects) for subject in SUBJECTS)
        assert all(lean <= STRONG / 2 for subject, lean in found.items() if subject not in character.subjects)


@pytest.mark.parametrize("knows", [10, 44, 90])
def test_somebody_knows_so_many_of_a_hundred_questions(knows: int) -> None:
    at = base(knows, CHARACTERS[3])
    shares = {
        subject: mean(
            {hard: squash(at + leaning(CHARACTERS[3], subject) - STEP * (hard - 3)) for hard in DIFFICULTIES},
            DIFFICULTIES,
        )
        for subject in SUBJECTS
    }
    assert mean(shares, SUBJECTS) == pytest.approx(knows / 100, abs=1e-4)


def test_who_has_no_character_leans_like_the_one_whose_number_it_has() -> None:
    assert Knowledge("normal", None, 14).character == CHARACTERS[2]


def test_what_one_is_told_to_know_counts_more_than_the_level() -> None:
    told, level = Knowledge("easy", CHARACTERS[0], 0, KNOWS["expert"]), Knowledge("expert", CHARACTERS[0], 0)
    assert told.chance("geo", 3) == level.chance("geo", 3)


def test_a_hint_is_believed_but_for_the_share_that_mislead() -> None:
    mind = Knowledge("normal", CHARACTERS[0], 0)
    anything = mean({subject: mind.chance(subject, 2) for subject in SUBJECTS}, SUBJECTS)
    assert mind.feeling("lit")[1] == pytest.approx((1 - MISLEADING) * mind.chance("lit", 2) + MISLEADING * anything)


# odds


def test_in_a_chrono_any_of_those_who_know_is_the_quickest() -> None:
    assert odds(0.5, [0.5], "chrono") == pytest.approx(Odds(0.375, 0.25))
    assert odds(0.8, [0.5, 0.25], "chrono").void == pytest.approx(0.2 * 0.5 * 0.75)
    assert odds(0.8, [0.5, 0.25], "chrono").win == pytest.approx(0.8 * (0.375 + 0.5 / 2 + 0.125 / 3))


def test_in_a_cible_the_surer_is_nearer_and_the_last_has_the_choice() -> None:
    assert odds(0.5, [0.5], "cible", last=True).win == pytest.approx(LATE / (1 + LATE))
    assert odds(0.5, [0.5, 0.5], "cible").win == pytest.approx(1 / (2 + LATE))
    assert odds(0.9, [0.1], "cible", last=True).win > odds(0.5, [0.1], "cible", last=True).win


def test_in_a_pingpong_who_knows_more_lasts_longer() -> None:
    assert odds(0.5, [0.5, 0.5], "pingpong").win == pytest.approx(1 / 3)
    assert odds(0.8, [0.5], "pingpong").win == pytest.approx(4**0.95 / (4**0.95 + 1))


def test_chance_asks_nobody_what_they_know() -> None:
    assert odds(0.9, [0.1, 0.1, 0.1], "chance") == Odds(0.25, 0.0)


def test_somebody_wins_loses_or_nobody_does() -> None:
    assert Odds(0.3, 0.2).lose == pytest.approx(0.5)


def test_nobody_knows_everything_or_nothing() -> None:
    assert odds(1.0, [0.0], "chrono") == odds(0.95, [0.05], "chrono")


def test_the_odds_of_a_question_unread_are_the_mean_over_difficulties_and_modes() -> None:
    chances = (0.9, 0.7, 0.5, 0.3, 0.1)
    modes = {"chrono": 47, "cible": 25, "pingpong": 18, "chance": 10}
    win = sum(
        often * share * odds(chance, [chance_at(0.3, hard)], mode).win
        for chance, (hard, often) in zip(chances, DIFFICULTIES.items(), strict=True)
        for mode, share in modes.items()
    )
    assert unseen(chances, [0.3]).win == pytest.approx(win / (100 * sum(DIFFICULTIES.values())))


# habits


def test_nothing_seen_is_half_and_then_the_raises_count() -> None:
    raised = Turn(active=0, reader=3, kind="duel", minimum=100, stake=300, offer=300, players=(0, 1), question=None)
    kept = msgspec.structs.replace(raised, offer=100, stake=100)
    view = msgspec.structs.replace(sit().view(0), history=(raised, raised, kept))
    seen = habits(view, 0.5)
    assert seen.raises[0] == pytest.approx((2 + HALF * WARY) / (3 + WARY)) and seen.raises[1] == HALF
    assert seen.accepts[1] == pytest.approx((2 + HALF * WARY) / (2 + WARY)) and seen.accepts[0] == HALF


def test_more_wins_than_ones_share_are_knowledge() -> None:
    won = Turn(active=0, reader=3, kind="duel", minimum=100, stake=100, players=(0, 1), question=CHRONO, winner=1)
    view = msgspec.structs.replace(sit().view(0), history=(won,) * 10)
    knows = habits(view, 0.4).knows
    assert knows[1] == pytest.approx(0.4 * (10 + PATIENCE) / (5 + PATIENCE))
    assert knows[0] == pytest.approx(0.4 * PATIENCE / (5 + PATIENCE)) and knows[2] == 0.4


def test_a_record_leans_to_what_was_taken_and_won() -> None:
    side = SideRecord()
    side.taken["geo"] = 2
    side.plays("geo", 0.5, True)
    usual = 2 * SUBJECTS["geo"] / sum(SUBJECTS.values())
    found = TAKES * (2 - usual) / (usual + FEW_TAKEN) + PROVES * 0.5 / (0.5 + FEW_WON)
    assert side.leans["geo"] == pytest.approx(min(STRONG, found)) and side.leans["sci"] < 0
    assert side.won == 1 and side.due == 0.5


def test_the_absurd_is_nobodys_subject() -> None:
    side = SideRecord()
    side.plays("absurd", 0.5, True)
    assert side.won == 1 and "absurd" not in side.leans


def test_unread_everybody_is_alike() -> None:
    assert unread(sit(3).view(0), 0.4) == Habits((0.4,) * 3, (HALF,) * 3)


def test_a_lean_counts_as_sure_as_the_subject_is() -> None:
    seen = Habits((0.5,), (0.5,), (0.5,), ({"geo": 1.0},))
    assert seen.standing(0, "geo") == 1.0 and seen.standing(0, "geo", 0.25) == 0.25 and seen.standing(0, "sci") == 0


# fortune


def fortune(*purses: int, **options: Any) -> float:
    return winning(msgspec.structs.replace(sit(len(purses), **options).view(0), due=(0,)), purses)


def test_to_the_last_a_purse_wins_by_its_share() -> None:
    assert fortune(1900, 1900, 3800) == pytest.approx((1 - exp(-SKILL / 4)) / (1 - exp(-SKILL)))


def test_in_the_last_turn_the_lead_decides() -> None:
    assert fortune(2000, 1900, 1900, max_rounds=1) == pytest.approx(1 / (1 + 2 * exp(-100 / EVEN)))


def test_turns_to_come_move_the_sides_apart() -> None:
    view = msgspec.structs.replace(sit(3, max_rounds=2).view(0), due=(0, 1), rounds=0)
    assert turns_left(view) == 1 + 3
    assert winning(view, (2000, 1900, 0)) == pytest.approx(1 / (1 + exp(-100 / (EVEN + SWING * sqrt(4)))))


def test_without_a_last_round_no_turns_are_counted() -> None:
    assert turns_left(sit(3).view(0)) is None


# bets


def staking(purse: int = 1900, **options: Any) -> Any:
    state = sit(**options)
    state.purses[0] = purse
    rolled(state, "duel")
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)))
    return state


def test_a_duel_is_against_one_and_a_multi_against_all() -> None:
    state = sit(5)
    rolled(state, "duel")
    assert bets.sides(state.view(0)) == [(seat,) for seat in range(5) if seat not in (0, state.reader)]
    state = sit(5)
    rolled(state, "multi")
    assert bets.sides(state.view(0)) == [tuple(seat for seat in range(5) if seat not in (0, state.reader))]
    assert bets.sides(staking().view(0)) == [(1,)]


def test_a_cautious_temper_considers_a_part_of_its_purse() -> None:
    assert bets.stakes(staking().view(0), (1,), TEMPERS["easy"]) == [100, 200, 300, 400, 500, 600]
    assert bets.stakes(staking(300).view(0), (1,), TEMPERS["easy"]) == [100]


def test_nobody_stakes_more_than_the_richest_rival_has() -> None:
    state = staking()
    state.purses[1] = 450
    assert bets.stakes(state.view(0), (1,), TEMPERS["expert"]) == [100, 200, 300, 400, 450]


def test_a_raise_is_answered_in_all_ways_there_are() -> None:
    shy = Habits((0.5,) * 4, (0.2, 0.9, 0.4, 0.2))
    answers = bets.replies(GRASP, (1, 2), shy, TEMPERS["expert"])
    assert [each.accepting for each in answers] == [(), (1,), (1, 2)]
    assert [each.refusing for each in answers] == [(1, 2), (2,), ()]
    assert [each.likely for each in answers] == pytest.approx([0.35**2, 2 * 0.65 * 0.35, 0.65**2])


def test_the_purses_after_a_turn_hold_the_same_money() -> None:
    view = staking().view(0)
    after = bets._settled(view, (0, 1), 300, (2,), 1)
    assert sum(after) == sum(view.purses) and after == [1600, 1900 + 300 + 100, 1800, 1900]


def test_whoever_is_refused_by_all_takes_the_minimum() -> None:
    view = staking().view(0)
    alone = bets._played(view, (), 500, (1,), Odds(0.0, 0.0))
    assert alone == winning(view, [2000, 1800, 1900, 1900])


def test_a_bet_is_worth_its_ends_by_their_odds() -> None:
    view = staking().view(0)
    found = bets._played(view, (1,), 300, (2,), Odds(0.5, 0.2))
    ends = [[2300, 1600, 1800, 1900], [1600, 2300, 1800, 1900], [1900] * 4]
    assert found == pytest.approx(
        sum(share * winning(view, end) for share, end in zip((0.5, 0.3, 0.2), ends, strict=True))
    )


def test_a_stake_is_at_most_what_the_poorest_has() -> None:
    view = msgspec.structs.replace(staking().view(0), purses=(1900, 200, 1900, 1900))
    assert bets._played(view, (1,), 900, (), Odds(1.0, 0.0)) == winning(view, [2100, 0, 1900, 1900])


def test_bets_come_the_best_first_and_of_equal_ones_the_smallest() -> None:
    found = bets.bets(staking().view(0), GRASP, (1,), ALIKE, TEMPERS["expert"])
    assert [bet.worth for bet in found] == sorted([bet.worth for bet in found], reverse=True)
    assert sorted(bet.amount for bet in found) == bets.stakes(staking().view(0), (1,), TEMPERS["expert"])


def test_what_was_raised_tells_of_knowledge() -> None:
    keen = bets.wins(GRASP, (1,), ALIKE, {1: 1.0})
    assert keen.win < bets.wins(GRASP, (1,), ALIKE).win
    read = bets.Grasp("geo", (0.5,), "chrono", 3)
    assert bets.wins(read, (1,), ALIKE) == odds(0.5, [0.5], "chrono")


def test_to_refuse_costs_the_minimum_and_to_accept_the_stake() -> None:
    state = staking()
    play(state, (0, table.Stake(500)))
    view = state.view(1)
    accept, refuse, won = bets.accepting(view, GRASP, ALIKE, TEMPERS["expert"])
    apart = winning(view, [2000, 1800, 1900, 1900])
    assert refuse == pytest.approx(apart)
    ends = [[1400, 2400, 1900, 1900], [2400, 1400, 1900, 1900], [1900] * 4]
    assert accept == pytest.approx(
        sum(share * winning(view, end) for share, end in zip((won.win, won.lose, won.void), ends, strict=True))
    )


# misjudging


def test_a_misjudged_chance_stays_a_chance() -> None:
    grasp = bets.Grasp("geo", (0.9, 0.5, 0.1))
    assert misjudged(grasp, 0.2).chances == pytest.approx((0.95, 0.7, 0.3))
    assert misjudged(grasp, -0.2).chances == pytest.approx((0.7, 0.3, 0.05))


def test_easy_players_misjudge_themselves_and_the_others_do_not() -> None:
    state = sit()
    rolled(state, "duel")
    view, mind = state.view(0), Knowledge("easy", None, 0)
    true = bets.grasps(view, mind)
    assert Defizz("expert").grasps(view, mind, Random(1)) == true
    off = [
        each.chances[2] - grasp.chances[2]
        for seed in range(60)
        for each, grasp in zip(Defizz("easy").grasps(view, mind, Random(seed)), true, strict=True)
    ]
    most = TEMPERS["easy"].misjudges
    assert 0.8 * most < max(off) <= most + 1e-9 and -most - 1e-9 <= min(off) < -0.8 * most


# numbers


OWN = Estimate(120, 0.5, by_ratio=True, exact=False, decimals=0)


def test_the_truth_lies_below_a_large_number_and_above_a_small_one() -> None:
    belief = log(120)
    assert cible._within(120, OWN, belief) == pytest.approx(0.5)
    assert cible._within(120 * 1.6487, OWN, belief) == pytest.approx(0.8413, abs=1e-3)
    years = Estimate(1900, 10.0, by_ratio=False, exact=False, decimals=0)
    assert cible._within(1910, years, 1900) == pytest.approx(0.8413, abs=1e-3)


def test_what_others_say_draws_ones_belief_half_as_much() -> None:
    years = Estimate(1900, 10.0, by_ratio=False, exact=False, decimals=0)
    assert cible._belief(years, [1930]) == pytest.approx((1900 + 0.5 * 1930) / 1.5)


def test_the_chances_of_all_numbers_said_are_one() -> None:
    said = [80, 100, 150, 200]
    whole = sum(cible._nearest(number, [other for other in said if other != number], OWN, 4.7) for number in said)
    assert whole == pytest.approx(1)


def test_numbers_with_decimals_go_by_their_last_digit() -> None:
    own = Estimate(1.25, 0.5, by_ratio=True, exact=False, decimals=2)
    assert (
        cible._step(own) == 0.01
        and cible._free(1.25, [1.25], own) == 1.26
        and cible._free(1.25, [1.25, 1.26], own) == 1.27
    )


def number(**more: Any) -> Number:
    return msgspec.convert({"value": 1000, "unit": table.text("m"), "sigma": 0.5, "kind": "count", **more}, Number)


@pytest.mark.parametrize(
    ("value", "said", "more"),
    [
        (12345, 12000, {}), (123456, 123000, {}), (17, 17, {}), (3.4, 3, {}), (0, 0, {}), (-1234, -1200, {}),
        (1789, 1789, {"kind": "year"}), (12.345, 12.0, {"decimals": 2}), (1.234, 1.2, {"decimals": 2}),
    ],
)  # fmt: skip
def test_people_say_two_digits_and_whole_years(value: float, said: float, more: dict[str, Any]) -> None:
    assert memory._rounded(number(**more), value) == said


def test_an_error_stays_within_what_may_be_said() -> None:
    assert memory._off(number(min=1, max=5000), 9.0, True) == 5000 and memory._off(number(min=400), -9.0, True) == 400
    assert memory._off(number(), 0.0, True) == 1000 and memory._off(number(), 1.0, True) == pytest.approx(
        2718.28, abs=0.01
    )
    assert memory._off(number(value=1900, kind="year"), 12.0, False) == 1912
    assert memory._off(number(value=-50), 0.5, False) == -25


def test_estimates_spread_as_far_as_ones_ignorance(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sit()
    rolled(state, "duel", 100, CIBLE)
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)), (0, table.Stake(100)))
    view = state.view(0)
    for chance in (0.1, 0.9):
        monkeypatch.setattr(Knowledge, "chance", lambda self, subject, difficulty, chance=chance: chance)
        found = [
            memory.estimate(msgspec.structs.replace(view, active=active), Knowledge("expert", None, 0))
            for active in range(600)
        ]
        assert found[0].spread == pytest.approx(0.5 * (1.6 - 1.2 * chance)) and found[0].by_ratio
        assert sum(each.exact for each in found) / 600 == pytest.approx(0.3 * chance, abs=0.05)
        assert all(each.number == 100 for each in found if each.exact)


def test_an_answer_told_before_is_remembered() -> None:
    state = sit()
    rolled(state, "duel", 100, CHRONO)
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)), (0, table.Stake(100)))
    view, mind = state.view(0), Knowledge("easy", None, 0)
    told = Turn(active=0, reader=3, kind="duel", minimum=100, stake=100, players=(0, 1), question=CHRONO, winner=1)
    assert memory.likely(view, mind) < 0.9 == memory.likely(msgspec.structs.replace(view, history=(told,)), mind)


def test_a_reason_for_a_number_says_how_sure_it_is() -> None:
    own = Estimate(120, 0.5, by_ratio=True, exact=False, decimals=0)
    assert _numbered(Guess(120), own, None).values == {"move": Guess(120), "spread": 60}
    assert _numbered(Guess(120), own, 0.4).text == why.PLACED
    assert _numbered(Guess(120), own._replace(exact=True), None).text == why.EXACT
    year = _numbered(Guess(1900), own._replace(by_ratio=False, spread=12.4), None)
    assert year.text == why.YEARS and year.values["spread"] == 12
    assert _numbered(Guess(1900), own._replace(by_ratio=False, spread=1.2), None).text == why.YEAR


# games of chance


def lucky(kind: str, **more: Any) -> LuckView:
    values: dict[str, Any] = {
        "kind": kind, "params": {}, "left": (0, 1), "turn": 0, "stage": 0, "chosen": (False, False),
        "picks": (None, None), "hand": (), "shown": (), "before": (), "rounds": 0,
    }  # fmt: skip
    return LuckView(**values | more)


def ranks(*held: int) -> tuple[int, ...]:
    """Cards of these ranks."""
    return tuple((rank - 2) * 4 for rank in held)


def does(view: LuckView, legal: list[Any], level: Any = "expert") -> Chance:
    return luck.act(view, legal, level, Random(1))


def test_at_twenty_one_one_stops_with_enough() -> None:
    assert does(lucky("twenty_one", hand=ranks(10, 7)), [GO, STAY]) == STAY
    assert does(lucky("twenty_one", hand=ranks(10, 6)), [GO, STAY]) == GO
    assert does(lucky("twenty_one", hand=ranks(10, 6)), [GO]) == GO


def test_at_twenty_one_the_last_stops_as_soon_as_it_is_ahead() -> None:
    ahead, level, behind = (lucky("twenty_one", turn=1, picks=(best, None), hand=ranks(10, 4)) for best in (13, 14, 15))
    assert [does(view, [GO, STAY]) for view in (ahead, level, behind)] == [STAY, GO, GO]
    assert does(lucky("twenty_one", turn=1, picks=(19, None), hand=ranks(10, 8)), [GO, STAY]) == GO
    assert does(ahead, [GO, STAY], "easy") == STAY


def test_at_twenty_one_the_last_plays_again_among_equals_rather_than_risk_a_card() -> None:
    """Weak players take one more as long as they have not enough."""
    level = lucky("twenty_one", turn=1, picks=(16, None), hand=ranks(10, 6))
    assert does(level, [GO, STAY]) == STAY and does(level, [GO, STAY], "easy") == GO


def test_before_others_one_goes_on_behind_and_stops_with_enough() -> None:
    def at(have: tuple[int, int], best: int) -> Chance:
        picks = (best, None, None)
        return does(lucky("twenty_one", left=(0, 1, 2), turn=1, picks=picks, hand=ranks(*have)), [GO, STAY])

    assert [at((10, 8), 19), at((10, 9), 19), at((10, 9), 21), at((10, 7), 12)] == [GO, STAY, GO, STAY]


def test_the_free_door_is_taken() -> None:
    assert does(lucky("door"), [GO, STAY]) == GO
    assert {luck.act(lucky("door"), [GO, STAY], "easy", Random(seed)) for seed in range(20)} == {GO, STAY}


PICKS = [Chance(pick=number) for number in range(1, 21)]


def test_the_number_with_most_others_nearest_is_picked() -> None:
    first = does(lucky("closest", params={"top": 20}), PICKS).pick
    assert first in (10, 11)
    free = [move for move in PICKS if move.pick != 5]
    assert does(lucky("closest", params={"top": 20}, picks=(5, None)), free).pick == 6
    assert {luck.act(lucky("closest", params={"top": 20}), PICKS, "easy", Random(seed)).pick for seed in range(60)} > {
        1,
        20,
    }


def test_a_number_is_nearest_to_half_the_way_to_the_next() -> None:
    assert luck._share(6, [5, 10], 20) == pytest.approx(8 - 5.5) and luck._share(4, [5, 10], 20) == pytest.approx(
        4.5 - 0.5
    )
    assert luck._share(15, [5, 10], 20) == pytest.approx(20.5 - 12.5)


@pytest.mark.parametrize("level", LEVELS)
def test_reactions_and_clocks_are_human(level: Any) -> None:
    legal: list[Any] = list(TIMES)
    light = [TIMES.index(luck.act(lucky("light"), legal, level, Random(seed))) for seed in range(400)]
    about, off = (100 * seconds for seconds in REACTION[level])
    assert (
        min(light) >= 12
        and fmean(light) == pytest.approx(about, abs=1.5)
        and pstdev(light) == pytest.approx(off, abs=1.2)
    )
    clock = lucky("stop_clock", params={"seconds": 5})
    stopped = [TIMES.index(luck.act(clock, legal, level, Random(seed))) for seed in range(400)]
    assert fmean(stopped) == pytest.approx(500, abs=6) and pstdev(stopped) == pytest.approx(
        TEMPERS[level].steady, abs=4
    )


def test_no_time_lies_beyond_those_there_are() -> None:
    legal: list[Any] = list(TIMES[:20])
    assert luck._time(99.0, 1, legal) == TIMES[19] and luck._time(-5.0, 1, legal) == TIMES[1]


def test_in_other_games_of_chance_anything_goes() -> None:
    assert {luck.act(lucky("wheel"), PICKS, "expert", Random(seed)).pick for seed in range(200)} == set(range(1, 21))


# reasons


def test_shares_are_told_in_hundreds_and_matches_in_thousands() -> None:
    assert why.percent(0.426) == 43 and why.matches(0.4264) == 426
