"""The memory of Trio's players, and the silences, gifts and odds that they reckon with."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ai.player import Weighed
from ai.trio import gifts, reveals, why
from ai.trio.levels import PERFECT
from ai.trio.notes import BLURRED, Notes, _first_sizes, _sorted_in, fading, perfect, run
from ai.trio.odds import NEWS, SECRET, WORLDS, Overlay, RevealOdds, imagine
from ai.trio.player import Trio
from ai.trio.reveals import ASTRAY, COPY, MATCH, SURE, UNKNOWN
from ai.trio.silence import Silence, oversights, silences
from ai.trio.stakes import LINK, LOOSE, STEP, stakes, team
from ai.trio.worlds import END, Imagined, World, _continue, _given
from game import GAMES
from game.trio import Options
from game.trio.guess import Guess
from game.trio.memory import Memory
from game.trio.moves import DECLINE, PLACES, REVEALS, Offer
from game.trio.view import Seen, TrioView
from tests.game import laws
from tests.game.trio.table import Table, reveal

ENDGAME = "1:3 1:4 1:5 1:6 2:7 2:8 2:9 2:10 2:11 2:12"
FOUR = ("1 1 2 3 4 4 5 6 12", "1 2 2 3 3 5 5 6 7", "4 6 7 8 8 9 9 10 11", "7 8 9 10 10 11 11 12 12")


def at(what: str) -> int:
    """The number of a reveal."""
    return REVEALS.index(reveal(what))


def notes(*hands: list[int], middle: dict[int, int] | None = None) -> Notes:
    """Notes that say so."""
    found = Notes(Table("1 1 5", "1 2 2", "2 3 3").state.view(0))
    found.hands, found.places = list(hands), middle or {}
    return found


def view(*hands: str, **more: Any) -> TrioView:
    return Table(*hands, **more).state.view(0)


# notes


def test_a_number_that_cannot_stand_there_is_struck_out() -> None:
    found = notes()
    hand = [1, 4, 0, 9, 12]
    found._note(hand, 2, 6)
    assert hand == [1, 4, 6, 9, 12]
    found._note(hand, -2, 3)
    assert hand == [1, 0, 0, 3, 12]


def test_equal_numbers_may_stand_beside_each_other() -> None:
    hand = [3, 0, 5]
    notes()._note(hand, 1, 3)
    assert hand == [3, 3, 5]
    notes()._note(hand, 1, 5)
    assert hand == [3, 5, 5]


def test_what_is_not_remembered_leaves_the_notes_as_they_are() -> None:
    hand = [3, 4, 5]
    notes()._note(hand, 0, 0)
    assert hand == [3, 4, 5]


def test_ends_are_noted_from_both_sides() -> None:
    table = Table("1 1 5", "1 2 2", "2 3 3", middle="4")
    table.reveals("2low", "2high")
    assert Notes(table.state.view(0)).hands[2] == [2, 0, 3]


def test_asked_again_in_one_turn_an_end_shows_the_next_card() -> None:
    table = Table("1 1 5", "2 2 3", "1 3 3", middle="4")
    table.reveals("1low", "1low", "1high")
    found = Notes(table.state.view(0)).hands
    assert found[1] == [2, 2, 3]


def test_cards_that_lie_revealed_are_in_no_hand() -> None:
    table = Table("1 1 5", "2 2 3", "1 3 3", middle="4 2")
    table.reveals("1low")
    assert Notes(table.state.view(0)).hands[1] == [0, 0]
    table.reveals("m1")
    assert Notes(table.state.view(0)).places == {0: 0}


def test_a_hand_was_dealt_what_it_holds_and_what_it_has_lost() -> None:
    table = Table("1 1 5", "1 2 2", "2 3 3", middle="3")
    assert _first_sizes(table.state.view(0)) == [3, 3, 3]
    table.reveals("0low", "0low", "1low")
    assert _first_sizes(table.state.view(0)) == [3, 3, 3]
    table.reveals("2low")
    assert _first_sizes(table.state.view(0)) == [3, 3, 3] and table.state.view(0).counts == [1, 2, 2]


def test_ones_own_hand_is_always_known() -> None:
    assert Notes(view("1 1 5", "1 2 2", "2 3 3")).hands[0] == [1, 1, 5]


@pytest.mark.parametrize(
    ("hand", "number", "found"),
    [
        ([1, 3, 5], 4, (2, 4)),
        ([1, 3, 5], 9, (3, 9)),
        ([1, 3, 5], 3, (2, 3)),
        ([0, 0, 5], 9, (3, 9)),
        ([1, 0, 5], 5, (2, 0)),
        ([1, 0, 5], 1, (2, 0)),
        ([0, 7, 9], 8, (2, 8)),
        ([0, 0, 0], 4, (3, 0)),
    ],
)
def test_a_card_received_is_known_where_it_can_only_stand_there(
    hand: list[int], number: int, found: tuple[int, int]
) -> None:
    assert _sorted_in(hand, number) == found


def test_a_run_is_counted_from_the_beginning() -> None:
    assert [run([4, 4, 5], 4), run([4, 4, 5], 5), run([], 4), run([4, 4], 4)] == [2, 0, 0, 2]


def test_a_number_is_in_reach_at_both_ends_but_no_card_twice() -> None:
    found = notes([5, 5], [5, 0, 5], [1, 5, 9], middle={3: 5, 4: 6})
    assert found.reach(5) == [3, at("0low"), at("0low"), at("1low"), at("1high")]


def test_a_reveal_shows_what_is_noted_there() -> None:
    found = notes([1, 2, 3], [0, 4], middle={2: 7})
    assert [found.at(at(what)) for what in ("0low", "0high", "1low", "1high", "m2")] == [1, 3, 0, 4, 7]


def test_an_end_lies_beyond_all_that_is_known_of_its_hand() -> None:
    found = notes([0, 4, 7, 0], [0, 0], middle={2: 0})
    assert found.bounds(at("0low")) == (1, 4) and found.bounds(at("0high")) == (7, 12)
    assert found.bounds(at("1low")) == found.bounds(at("1high")) == found.bounds(at("m2")) == (1, 12)


def test_a_perfect_memory_forgets_nothing() -> None:
    seen = Seen(turn=0, by=1, source=2, number=7, became="back", end="low")
    assert perfect(view("1 1 5", "1 2 2", "2 3 3"), 0, seen) == 7


FADING = fading(PERFECT._replace(overlooks=0.15, fades=0.08))


def test_a_memory_fades_as_long_as_its_constants_say() -> None:
    """A card is clear for about twelve turns on average, blurred for 0.4 times as long, and then gone."""
    table = Table("1 1 5", "1 2 2", "2 3 3")
    found = {2: 0, 1: 0, 0: 0}
    for index in range(3000):
        seen = Seen(turn=0, by=0, source=2, number=7, became="back", end="low")
        table.state.turn = 8
        number = FADING(table.state.view(0), index, seen)
        found[2 if number == 7 else 1 if number else 0] += 1
    clear = 0.92**8
    assert found[2] / 3000 == pytest.approx(clear, abs=0.03)
    assert found[0] / 3000 == pytest.approx(1 - 0.92 ** (8 / BLURRED), abs=0.03)


def test_what_others_turn_up_is_sometimes_overlooked_and_what_one_turns_up_never() -> None:
    state = Table("1 1 5", "1 2 2", "2 3 3").state
    state.turn = 2
    lost = []
    for by in (0, 1):
        reveals = [Seen(turn=0, by=by, source=2, number=number, became="back", end="low") for number in range(1, 13)]
        lost.append([FADING(state.view(0), index, seen) for index in range(400) for seen in reveals].count(0))
    assert lost[0] == 0 and lost[1] / 4800 == pytest.approx(0.2, abs=0.08)


def test_a_blurred_number_is_one_beside_it() -> None:
    state = Table("1 1 5", "1 2 2", "2 3 3").state
    state.turn = 12
    for number, beside in ((1, {0, 1, 2}), (12, {0, 11, 12}), (6, {0, 5, 6, 7})):
        seen = Seen(turn=0, by=0, source=2, number=number, became="back", end="low")
        assert {FADING(state.view(0), index, seen) for index in range(400)} == beside


# reveals from memory


def weigh(found: Notes, view: TrioView, *what: str, sense: bool = True) -> dict[str, float]:
    by = dict(reveals.weigh(view, found, [at(each) for each in what], Random(1), sense))
    return {each: by[at(each)] for each in what}


def test_first_comes_a_known_trio_then_the_unknown_then_what_is_no_use() -> None:
    found = notes([5, 5, 8], [5, 0, 0], [7, 0, 0])
    worth = weigh(found, view("5 5 8", "5 6 6", "7 7 7"), "0low", "1low", "1high", "2low")
    assert worth["0low"] == worth["1low"] == SURE + STEP
    assert worth["1high"] == UNKNOWN and worth["2low"] == COPY


def test_then_comes_a_known_match_and_nothing_that_cannot_match() -> None:
    table = Table("5 5 8", "5 6 6", "7 7 9", middle="5 1")
    table.reveals("0low")
    found = notes([5, 8], [5, 0, 6], [0, 7, 0], middle={0: 0, 1: 1})
    worth = weigh(found, table.state.view(0), "1low", "m0", "m1", "2low", "2high")
    assert worth == {"1low": MATCH, "m0": UNKNOWN, "m1": 0.0, "2low": UNKNOWN, "2high": 0.0}


@pytest.mark.parametrize(
    ("number", "low", "high"),
    [(3, UNKNOWN, ASTRAY), (4, UNKNOWN, UNKNOWN), (10, ASTRAY, UNKNOWN), (9, UNKNOWN, UNKNOWN)],
)
def test_low_ends_are_asked_for_low_numbers(number: int, low: float, high: float) -> None:
    table = Table(f"{number} {number}", "1 12", "1 12", middle="2")
    table.reveals("0low")
    found = notes([number], [0, 0], [0, 0], middle={0: 0})
    worth = weigh(found, table.state.view(0), "1low", "1high", "m0")
    assert worth == {"1low": low, "1high": high, "m0": UNKNOWN}
    assert set(weigh(found, table.state.view(0), "1low", "1high", sense=False).values()) == {UNKNOWN}


def test_the_best_reveal_comes_first() -> None:
    known, ends = notes([5, 5, 8], [5, 0, 0], [7, 0, 0]), [at("2low"), at("0low"), at("1high")]
    found = [worth for _, worth in reveals.weigh(view("5 5 8", "5 6 6", "7 7 7"), known, ends, Random(1))]
    assert found == sorted(found, reverse=True)


# stakes


def test_a_step_towards_three_trios_is_worth_a_step() -> None:
    worth = stakes(view("5 5 5", "", "", trios="0:1 1:2"), 0)
    assert worth[0] == worth[1] == worth[2] == 0 and worth[5] == STEP and worth[7] == 1


def test_where_links_count_a_number_is_worth_its_links() -> None:
    """A 9 would win with the 2 alone, which is gone; a 10 with the 3, which is not."""
    worth = stakes(view("9 9 9", "", "", trios="1:2", mode="picante"), 0)
    assert worth[9] == pytest.approx(LOOSE) and worth[10] == pytest.approx(LOOSE + LINK)


def test_without_teams_everyone_plays_alone() -> None:
    assert team(view(*FOUR, teams=True), 1) == (1, 3) and team(view(*FOUR), 1) == (1,)


# silence


def test_a_silence_lasts_as_long_as_the_hand_only_loses_cards() -> None:
    table = Table("1 1 2", "3 3 5", "2 2 4", middle="6 3 1")
    table.reveals("m0", "m1", "2low", "0low")
    assert silences(table.state.view(0)) == [Silence(1, 2, ())]
    table.reveals("1low", "1low", "m1")
    assert silences(table.state.view(0)) == [Silence(1, 2, (3, 3))]


def test_ones_own_guesses_tell_oneself_nothing() -> None:
    table = Table("1 1 2", "3 3 5", "2 2 4", middle="6 3 1")
    table.reveals("m0", "m1")
    assert silences(table.state.view(0)) == [] and silences(table.state.view(1)) == [Silence(0, 6, ())]


def test_whoever_overlooks_a_match_is_counted_at_both_ends() -> None:
    heard = [Silence(0, 3, ()), Silence(0, 9, ()), Silence(0, 6, ()), Silence(1, 2, ())]
    assert oversights(World([[3, 6, 9], []], []), heard) == 2


def test_cards_that_left_since_are_put_back_first() -> None:
    assert oversights(World([[6, 9]], []), [Silence(0, 6, (3,))]) == 0
    assert oversights(World([[6, 9]], []), [Silence(0, 3, (3, 12))]) == 1


def test_an_exchange_ends_a_silence() -> None:
    table = Table(*FOUR, teams=True, exchange=True)
    table.offers(s0=None, s2=None, s1=None, s3=None)
    table.reveals("3low", "2low")
    table.reveals("2low", "3low")
    assert silences(table.state.view(0)) == [Silence(1, 4, ())]
    table.state.open_exchange()
    table.offers(s0=None, s2=None, s1=1, s3=7)
    assert silences(table.state.view(0)) == []


# gifts


def worth(view: TrioView, *numbers: int) -> list[float]:
    weighed = {each.move: each.worth for each in gifts.weigh(view, [*(Offer(number) for number in numbers), DECLINE])}
    return [weighed[Offer(number)] for number in numbers]


def test_a_gift_is_the_better_the_farther_from_the_middle_numbers() -> None:
    assert worth(view("1 5 12", "2", "3", "4", teams=True), 1, 12) == [5.5, 5.5]
    assert worth(view("2 5 11", "2", "3", "4", teams=True), 2, 11) == [4.5, 4.5]


def test_a_card_inside_the_hand_or_of_a_pair_is_kept() -> None:
    now = view("1 1 5 12", "2", "3", "4", teams=True)
    assert worth(now, 1, 5, 12) == [5.5 - gifts.TWIN, 1.5 - gifts.INSIDE, 5.5]


def test_a_card_is_not_given_back() -> None:
    table = Table(*FOUR, exchange=True, teams=True)
    table.offers(s0=12, s2=11, s1=None, s3=None)
    table.state.open_exchange()
    assert worth(table.state.view(0), 11) == [11 - 6.5 - gifts.BACK]


def test_answers_come_the_best_first_and_none_is_last_but_for_bad_cards() -> None:
    found = gifts.weigh(view("1 5 12", "2", "3", "4", teams=True), [DECLINE, Offer(5), Offer(1)])
    assert [each.move for each in found] == [Offer(1), Offer(5), DECLINE] and found[2] == Weighed(DECLINE, gifts.NONE)


def test_a_lone_card_at_an_end_is_one_of_its_kind() -> None:
    now = view("1 1 5 12", "2", "3", "4", teams=True)
    assert [gifts.lone_end(now, number) for number in (1, 5, 12)] == [False, False, True]


def test_rivals_are_taken_to_give_lone_ends_away() -> None:
    story, rng = SimpleNamespace(number=[1, 5, 5, 12], low=[0] * 4, high=[0] * 4), Random(2)
    given = [_given(story, [0, 1, 2, 3], rng) for _ in range(4000)]  # type: ignore[arg-type]
    lone = 1 + END * 5.5
    assert given.count(0) / 4000 == pytest.approx(lone / (2 * lone + 2), abs=0.03)
    assert given.count(1) / 4000 == pytest.approx(1 / (2 * lone + 2), abs=0.02)


# odds


def overlay(table: Table, *worlds: World) -> Overlay:
    return Overlay(table.state.view(0), worlds, [REVEALS.index(move) for move in table.state.legal(0)])


def test_a_reveal_begins_a_trio_in_the_worlds_where_two_more_match() -> None:
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    here, there = World([[1, 1], [1, 2], [2, 2]], []), World([[1, 1], [2, 2], [1, 2]], [])
    best = overlay(table, here, here, there).best(1)
    assert best == {at("0low"): 2, at("0high"): 2, at("1low"): 2, at("2low"): 1}
    assert overlay(table, here).best(2) == {at("1high"): 1, at("2low"): 1, at("2high"): 1}


def test_the_ends_of_a_hand_give_no_card_twice() -> None:
    table = Table("1 1 1", "2", "2 2", trios=ENDGAME)
    assert overlay(table, World([[1, 1, 1], [2], [2, 2]], [])).best(1) == {at("0low"): 1, at("0high"): 1}
    table = Table("1 1", "2", "1 2 2", trios=ENDGAME)
    ends = [at("0low"), at("0high")]
    assert Overlay(table.state.view(0), [World([[1, 1], [2], [1, 2, 2]], [])], ends).best(1) == {}


def test_a_reveal_is_worth_its_share_of_the_prize_and_a_little_news() -> None:
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    here, there = World([[1, 1], [1, 2], [2, 2]], []), World([[1, 1], [2, 2], [1, 2]], [])
    found = {one.reveal: one for one in overlay(table, here, there).weigh(Random(1))}
    prizes = stakes(table.state.view(0), 0)
    low = found[at("1low")]
    assert low.share == 1.0 and low.numbers == 2
    assert low.worth == pytest.approx((prizes[1] + prizes[2]) / 2 + NEWS / 2)
    own = found[at("0low")]
    assert own.worth == pytest.approx(prizes[1] / 2 - SECRET) and own.share == 0.5 and own.numbers == 1


def test_once_a_card_lies_there_only_its_number_counts() -> None:
    table = Table("1 1", "1 2", "2 2", trios=ENDGAME)
    table.reveals("0low")
    found = overlay(table, World([[1], [1, 2], [2, 2]], [])).weigh(Random(1))
    assert {one.reveal for one in found if one.share} == {at("0low"), at("1low")} or {
        one.reveal for one in found if one.share
    } == {at("0low"), at("0high"), at("1low")}


def test_cards_in_the_middle_count_too() -> None:
    table = Table("1 1", "2 2", "2", middle="1", trios=ENDGAME)
    assert overlay(table, World([[1, 1], [2, 2], [2]], [1])).best(1)[at("m0")] == 1


def test_unlikely_worlds_are_mostly_passed_over() -> None:
    state, rng = GAMES["trio"].start(Options(), 3, 6), Random(6)
    while state.turn < 3:
        state.apply(*laws.random_move(state, rng))
    view = state.view(0)
    heard, drawn = silences(view), Imagined(view, rng)
    odd, kept = (
        sum(oversights(world, heard) for world in worlds) / len(worlds)
        for worlds in ([drawn.draw(rng) for _ in range(WORLDS)], imagine(view, rng, WORLDS))
    )
    assert heard and kept < odd / 2


# reasons


def trials(best: RevealOdds, other: RevealOdds) -> str:
    return why.imagined([best, other], 10).text


def test_a_reason_names_what_decided() -> None:
    first, second = RevealOdds(PLACES, 0.5, 0.5, 2), RevealOdds(PLACES + 1, 0.4, 0.4, 2)
    assert trials(first, second) == why.CHANCE
    assert trials(first._replace(share=1.0), second) == why.IN_ALL
    assert trials(first._replace(share=0.0), second) == why.LEARN
    assert trials(first._replace(share=0.0, numbers=1), second) == why.CERTAIN
    assert trials(first._replace(share=0.3), second) == why.SAFER
    assert why.imagined([first, second], 10).values["less"] == 40


def test_a_gift_says_if_it_is_alone_at_its_end() -> None:
    now = view("1 1 5 12", "2", "3", "4", teams=True)
    assert why.gift(now, Offer(12)).text == why.GIVE and why.gift(now, DECLINE).text == why.KEEP
    spare = why.gift(now, Offer(1))
    assert spare.text == why.SPARE and spare.values == {"move": Offer(1), "cards": 4, "count": 1}


def test_a_memory_says_what_it_knows() -> None:
    table = Table("5 5 8", "5 6 6", "7 7 9", middle="5 1")
    table.reveals("0low")
    now, found = table.state.view(0), notes([5, 8], [5, 0, 6], [0, 7, 0], middle={0: 0, 1: 1})
    assert why.remembered(now, found, [(at("1low"), MATCH), (at("m0"), UNKNOWN)]).text == why.KNOWN
    guess = why.remembered(now, found, [(at("m0"), UNKNOWN), (at("2low"), UNKNOWN), (at("m1"), 0.0)])
    assert guess.text == why.GUESS and guess.values == {"move": reveal("m0"), "number": 5, "count": 2}
    last = why.remembered(now, found, [(at("m0"), UNKNOWN), (at("m1"), 0.0)])
    assert last.text == why.LAST_GUESS and last.values["number"] == 5


def test_a_memory_never_speaks_of_one_cards() -> None:
    table = Table("5 5 8", "5 6 6", "7 7 9", middle="5 1")
    now, found = table.state.view(0), notes([5, 8], [5, 0, 6], [0, 7, 0], middle={0: 0, 1: 1})
    assert why.remembered(now, found, [(at("m0"), UNKNOWN), (at("2low"), UNKNOWN)]).text == why.LOOK
    assert why.remembered(now, found, [(at("m0"), UNKNOWN), (at("m1"), 0.0)]).text == why.LAST_LOOK
    assert why.remembered(now, found, [(at("m1"), UNKNOWN), (at("m0"), 0.0)]).text == why.SINGLE


def test_an_easy_player_gives_anything() -> None:
    table = Table(*FOUR, exchange=True, teams=True)
    now, legal = table.state.view(0), table.state.legal(0)
    assert len({Trio("easy").choose(now, legal, Random(seed)).move for seed in range(60)}) > 5


def test_stories_that_never_fit_are_given_up_after_three_hundred_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    story = Guess.of_the_deal(Memory(Table("1 2 3", "4 5 6", "7 8 9", middle="10 11 12").state.view(0)))
    monkeypatch.setattr(Guess, "follow", lambda *_: tried.append(1))
    assert _continue([story], [], Random(1), 1) == [] and len(tried) == 300
    assert _continue([], [], Random(1), 1) == [] and len(tried) == 300


def test_a_card_of_ones_own_that_differs_is_shown_last() -> None:
    """Where no card can match, another one tells the others less."""
    view: Any = SimpleNamespace(revealed=[SimpleNamespace(number=6)], seat=1, history=[], turn=0)
    notes: Any = SimpleNamespace(at=lambda reveal: 4)
    own = [PLACES + 2, PLACES + 3]
    for seed in range(5):
        order = [reveal for reveal, _ in reveals.weigh(view, notes, [0, *own, PLACES], Random(seed))]
        assert sorted(order[2:]) == own
