"""The coach: its sayings, the choice of one, and claims that hold in other worlds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ai.coach import coach as coaches
from ai.coach.coach import Coach, coaching
from ai.coach.saying import Coaching, Position, Saying, Sequels
from ai.coach.tally import Tally, differs, holds, study
from ai.coach.telling import facts, told, warned
from ai.player import Choice, Weighed
from game import GAMES
from game.tordu.moves import PLAY
from game.trio.moves import REVEALS
from tests.ai.coach import claims
from tests.ai.coach.occurring import missing

MATCHES = 400
"""The matches of each game in which its sayings are looked for, at most."""
ENOUGH = 25
"""Sayings that each game has at least."""


class Scripted(Sequels):
    """Sequels in which each move brings its events in so many worlds of ten."""

    def __init__(self, shares: dict[Any, dict[str, int]]) -> None:
        self.shares = shares
        self.world = -1

    def draw(self) -> None:
        self.world += 1

    def after(self, move: Any) -> set[str]:
        return {event for event, share in self.shares[move].items() if self.world % 10 < share}


ONE, OTHER, THIRD = PLAY[0], PLAY[1], PLAY[2]
VIEW = GAMES["tordu"].start(None, 3, 1).view(0)


def knowing(shares: dict[Any, dict[str, int]], *sayings: Saying, **changes: Any) -> Coaching:
    made = Coaching(
        sayings=sayings,
        sequels=lambda view, rng, player: Scripted(shares),
        plain=lambda view, move: 0.0,
        even=0.05,
        dear=1.0,
        worth=lambda view, choice: tuple((each.move, each.worth) for each in choice.weighed),
    )
    return made._replace(**changes)


def advised(knows: Coaching, *worths: tuple[Any, float], worlds: int = 60) -> Choice:
    choice = Choice(worths[0][0], weighed=tuple(Weighed(*each) for each in worths))
    watch = coaches.Watch(None, worlds)
    legal = [move for move, _ in worths]
    return coaches.advise(knows, VIEW, legal, choice, Random(1), watch, None)  # type: ignore[arg-type]


# sayings


@pytest.mark.parametrize("game", claims.games())
def test_each_game_has_enough_sayings_with_a_name_of_their_own(game: str) -> None:
    knows = coaching(game)
    assert knows is not None
    names = [saying.name for saying in knows.sayings]
    assert len(names) >= ENOUGH and len(set(names)) == len(names)
    assert len({saying.text for saying in knows.sayings}) >= ENOUGH


@pytest.mark.parametrize("game", claims.games())
def test_what_decides_is_a_fact_and_what_warns_has_an_event(game: str) -> None:
    knows = coaching(game)
    assert knows is not None
    for saying in knows.sayings:
        assert not (saying.decides and saying.event), saying.name
        assert saying.event or saying.doubts == bool(saying.sure), saying.name
        assert not saying.sure or ((saying.sure[0].isupper() or saying.sure[0] == "{") and saying.sure.endswith("."))


def test_a_game_without_a_coach_has_the_players_own_reasons() -> None:
    class Plain:
        def choose(self, view: Any, legal: Any, rng: Any, budget: Any = None) -> Choice:
            return Choice(legal[0])

        def reflex(self, kind: str, rng: Any) -> float:
            return 1.0

    assert Coach(Plain(), "highcard").choose(VIEW, [ONE, OTHER], Random(1)) == Choice(ONE)


@pytest.mark.parametrize("game", claims.games())
def test_each_saying_occurs_in_a_corpus_of_positions(game: str) -> None:
    assert missing(game, MATCHES) == set()


# the choice of a sentence

FALLS, RISES = Saying("falls", "less of it", "bad", more=False), Saying("rises", "more of it", "good")


def test_the_largest_difference_is_told() -> None:
    knows = knowing({ONE: {"good": 9, "bad": 3}, OTHER: {"good": 5, "bad": 5}}, FALLS, RISES)
    advice = advised(knows, (ONE, 1.0), (OTHER, 0.5)).advice
    assert advice is not None and advice.name == "rises" and advice.other == OTHER
    assert advice.claim == ("good", 0.9, 0.5, 60)


def test_a_claim_rests_on_the_fewer_worlds() -> None:
    knows = knowing({}, FALLS, RISES)
    tallies = {ONE: Tally(), OTHER: Tally()}
    for _ in range(300):
        tallies[ONE].add({"good"})
    for _ in range(100):
        tallies[OTHER].add(set())
    for move, other in ((ONE, OTHER), (OTHER, ONE)):
        advice = told(knows._replace(sayings=(RISES, RISES._replace(more=False))), VIEW, move, other, tallies)
        assert advice is not None and advice.claim is not None and advice.claim.worlds == 100


def test_what_weighs_more_is_told_first() -> None:
    knows = knowing({ONE: {"good": 9, "bad": 3}, OTHER: {"good": 4, "bad": 7}}, FALLS._replace(weight=2.0), RISES)
    advice = advised(knows, (ONE, 1.0), (OTHER, 0.5)).advice
    assert advice is not None and advice.name == "falls"


def test_a_difference_without_words_is_not_told() -> None:
    knows = knowing({ONE: {"good": 9}, OTHER: {"good": 1}}, RISES._replace(more=False))
    advice = advised(knows, (ONE, 1.0), (OTHER, 0.5)).advice
    assert advice is not None and advice.name == "best" and advice.claim is None


@pytest.mark.parametrize("decides", [True, False])
def test_where_nothing_was_weighed_a_fact_is_told(decides: bool) -> None:
    knows, watch = knowing({}, Saying("fact", "so it is", decides=decides)), coaches.Watch(None, 60)
    choice = coaches.advise(knows, VIEW, [ONE, OTHER], Choice(ONE), Random(1), watch, None)  # type: ignore[arg-type]
    assert choice.advice is not None and choice.advice.name == "fact"


def test_of_two_moves_as_good_the_plainer_is_advised() -> None:
    knows = knowing({ONE: {"good": 9}, OTHER: {}}, RISES, plain=lambda view, move: float(move == OTHER))
    choice = advised(knows, (ONE, 1.0), (OTHER, 0.97))
    assert choice.move == OTHER and choice.advice is not None
    assert (choice.advice.name, choice.advice.other, choice.advice.claim) == ("even", ONE, None)


def test_of_two_moves_as_good_and_as_plain_neither_is_called_simpler() -> None:
    choice = advised(knowing({ONE: {}, OTHER: {}}), (ONE, 1.0), (OTHER, 0.97))
    assert choice.move == ONE and choice.advice is not None and choice.advice.name == "same"


def test_a_fact_that_decides_comes_before_all_else() -> None:
    last = Saying("last", "the last one", decides=True)
    advice = advised(knowing({ONE: {"good": 9}, OTHER: {}}, RISES, last), (ONE, 1.0), (OTHER, 0.99)).advice
    assert advice is not None and advice.name == "last"


def test_where_another_move_is_as_good_a_fact_is_told_and_then_that() -> None:
    plain = Saying("plain", "a fact")
    knows = knowing({ONE: {"good": 9}, OTHER: {}}, Saying("most", "it is best", unmatched=True), plain, RISES)
    advice = advised(knows, (ONE, 1.0), (OTHER, 0.99)).advice
    assert advice is not None and (advice.name, advice.other) == ("plain", OTHER)
    assert advice.even is not None and advice.even.values["other"] == OTHER
    alone = advised(knows, (ONE, 1.0), (OTHER, 0.5)).advice
    assert alone is not None and alone.even is None


def test_a_fact_warns_where_no_event_does() -> None:
    against = Saying("against", "", sure="That is not the one.")
    ((move, advice),) = advised(knowing({ONE: {}, OTHER: {}}, against), (ONE, 2.0), (OTHER, 0.5)).warnings
    assert (move, advice.name, str(advice.reason)) == (OTHER, "against", "That is not the one.")
    told_of = advised(knowing({ONE: {}, OTHER: {}}, against), (ONE, 2.0), (OTHER, 1.5)).advice
    assert told_of is not None and told_of.name == "best", "it speaks against a move, and for none"


def test_any_other_fact_comes_after_the_differences() -> None:
    plain = Saying("plain", "a fact")
    knows = knowing({ONE: {"good": 9}, OTHER: {}}, plain, RISES)
    advice = advised(knows, (ONE, 1.0), (OTHER, 0.5)).advice
    assert advice is not None and advice.name == "rises"
    same = advised(knowing({ONE: {}, OTHER: {}}, plain, RISES), (ONE, 1.0), (OTHER, 0.5)).advice
    assert same is not None and same.name == "plain"


def test_moves_that_come_to_the_same_are_not_compared() -> None:
    knows = knowing({ONE: {"good": 9}, OTHER: {}, THIRD: {"good": 3}}, RISES)
    alike = knows._replace(alike=lambda view, one, other: {one, other} == {ONE, OTHER})
    advice = advised(alike, (ONE, 1.0), (OTHER, 0.9), (THIRD, 0.5)).advice
    assert advice is not None and advice.other == THIRD


def test_without_worlds_only_facts_are_told() -> None:
    knows = knowing({ONE: {"good": 9}, OTHER: {}}, RISES, Saying("plain", "a fact"))
    advice = advised(knows, (ONE, 1.0), (OTHER, 0.5), worlds=0).advice
    assert advice is not None and advice.name == "plain" and advice.claim is None


def test_a_move_that_costs_much_is_warned_of_with_what_follows() -> None:
    knows = knowing({ONE: {"bad": 1}, OTHER: {"bad": 8}}, FALLS._replace(sure="It may be bad."))
    ((move, advice),) = advised(knows, (ONE, 2.0), (OTHER, 0.5)).warnings
    assert move == OTHER and str(advice.reason) == "It may be bad." and advice.claim is not None


def test_a_move_that_costs_little_is_not_warned_of() -> None:
    assert advised(knowing({ONE: {}, OTHER: {}}), (ONE, 1.0), (OTHER, 0.5)).warnings == ()


def test_an_event_about_a_seat_names_it() -> None:
    seen: list[Position] = []

    def fits(position: Position) -> dict[str, Any]:
        seen.append(position)
        return {"name": position.seat}

    knows = knowing({ONE: {}, OTHER: {"out:2": 6}}, Saying("out", "{name} goes out", "out", False, fits))
    tallies = dict(
        zip([ONE, OTHER], study(Scripted({ONE: {}, OTHER: {"out:2": 6}}), [ONE, OTHER], lambda: False, 60), strict=True)
    )
    advice = told(knows, VIEW, ONE, OTHER, tallies)
    assert advice is not None and advice.reason.values["name"] == 2 and seen[0].against == 0.6
    assert warned(knows, VIEW, ONE, OTHER, tallies).claim is None, "it has no words for a warning"
    assert facts(knows, VIEW, ONE, OTHER, decides=True) is None


# counting


def test_a_difference_that_may_be_chance_is_none() -> None:
    few, many = Tally(), Tally()
    for world in range(20):
        few.add({"it"} if world < 9 else set())
        many.add({"it"} if world < 12 else set())
    assert differs(few, many, "it") == 0.0


def test_a_large_difference_counts_with_its_sign() -> None:
    never, always = Tally(), Tally()
    for _ in range(20):
        never.add(set())
        always.add({"it"})
    assert differs(always, never, "it") == 1.0 and differs(never, always, "it") == -1.0


def test_a_claim_holds_on_the_same_side_and_not_as_a_mere_trace() -> None:
    assert holds(0.3, 0.2) and holds(-0.3, -0.2)
    assert not holds(0.3, -0.2) and not holds(0.3, 0.05)


def test_thinking_ends_when_it_is_late_but_not_before_some_worlds() -> None:
    (tally,) = study(Scripted({ONE: {}}), [ONE], lambda: True, 400)
    assert 0 < tally.worlds < 40


# in the games


@pytest.mark.parametrize("game", claims.games())
def test_claims_hold_in_other_worlds(game: str) -> None:
    """The short form of `soak --only claims`, where thousands are tried."""
    found: Counter[bool | None] = Counter()
    for seed in range(3 if game == "trio" else 8):
        for index, said in enumerate(claims.told(game, seed, worlds=24, count=2)):
            found[claims.held(said, 100 * seed + index)] += 1
    checked = found[True] + found[False]
    assert found[True] >= 0.8 * checked, found


@pytest.mark.parametrize("game", claims.games())
def test_the_chances_that_are_marked_are_shares_of_legal_moves(game: str) -> None:
    """In as many matches as it takes until some are marked: at Défizz! that is a game of chance."""
    some = 0
    for seed in range(60):
        for said in claims.told(game, seed, worlds=2, count=3):
            assert all(0 <= each.worth <= 1 for each in said.choice.odds)
            some += bool(said.choice.odds)
        if some and seed >= 2:
            break
    assert some


def test_a_number_known_to_lie_somewhere_is_marked_as_sure() -> None:
    game = GAMES["trio"]
    state = game.start(None, 4, 3)
    own = state.hands[state.seat]  # type: ignore[attr-defined]
    seat = state.actors()[0]
    low = next(reveal for reveal in REVEALS if reveal.source == seat and reveal.end == "low")
    state.apply(seat, low)
    assert own.count(own[0]) == 1, "another number follows"
    choice = Coach(claims.player("trio", "hard"), "trio", 10).choose(state.view(seat), state.legal(seat), Random(2))
    chances = {each.move: each.worth for each in choice.odds}
    assert chances[low] == 0.0, "the next lowest card of one's own hand is known, and another"
