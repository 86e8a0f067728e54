"""Two seats at Le Tordu: runs of equal cards, the sieve of likely hands, the learned worth of bids."""

from __future__ import annotations

from random import Random

import pytest

from ai.tordu import auction, bids, duel
from ai.tordu.bids import NO_BID, likely, promises, silent
from ai.tordu.contracts import rough_values
from ai.tordu.crowd import Crowd, card_gap, contract_gap
from ai.tordu.crowd import likely as likely_among_many
from ai.tordu.duel import Duel, Sieve, runs, solved_gap
from ai.tordu.playout import candidates, playout
from ai.tordu.position import ALL, OtherPlays, Position, read, start
from ai.tordu.sense import card as sensible_card
from ai.tordu.solver import SOLVER, Solver
from ai.tordu.stakes import stakes
from ai.tordu.tricks import SUITS, words
from game.tordu.cards import CARD, TORDU, hand_of
from tests.game.tordu.table import Table

STRONG = hand_of(["Ah", "Kh", "Qh", "Jh", "Th", "Ac", "Ad", "As"])
WEAK = hand_of(["7c", "8c", "7d", "8d", "7h", "8h", "7s", "8s"])


def named(cards: list[int]) -> list[str]:
    return [name for card in cards for name, number in CARD.items() if number == card]


def dealt(rng: Random, seats: int = 2) -> list[int]:
    cards = rng.sample(range(40), 8 * seats)
    return [sum(1 << card for card in cards[8 * seat : 8 * seat + 8]) for seat in range(seats)]


# equal cards


def test_touching_cards_are_one_run() -> None:
    assert named(runs(hand_of(["7c", "8c", "9c"]), 0)) == ["7c"]


def test_a_card_of_another_in_between_parts_a_run() -> None:
    assert named(runs(hand_of(["7c", "9c"]), hand_of(["8c"]))) == ["7c", "9c"]


def test_cards_that_are_gone_part_nothing() -> None:
    assert named(runs(hand_of(["7c", "Kc"]), hand_of(["Ac", "7d"]))) == ["7c"]


@pytest.mark.parametrize(
    ("held", "unseen", "beaten", "ranks"),
    [
        (0b111, 0, 0, [0]),
        (0b101, 0, 0, [0]),
        (0b101, 0b010, 0, [0, 2]),
        (0b101, 0, 0b010, [0, 2]),
        (0b1101, 0b10010, 0, [0, 2]),
    ],
)
def test_a_playout_tries_the_lowest_card_of_every_run(held: int, unseen: int, beaten: int, ranks: list[int]) -> None:
    """Unseen cards part a run, and so does the card that is to be beaten."""
    found = candidates()[held << 16 | (unseen | beaten) << 8 | unseen]
    assert [rank for rank, _, _ in found] == ranks
    assert [higher for _, _, higher in found] == [(unseen >> rank + 1).bit_count() for rank in ranks]
    assert [word for _, word, _ in found] == [words()[(held ^ 1 << rank) << 8 | unseen] for rank in ranks]


def test_a_run_ends_with_its_suit() -> None:
    assert named(runs(hand_of(["Ac", "7d", "9d"]), hand_of(["8d"]))) == ["Ac", "7d", "9d"]


def test_touching_cards_are_the_same_to_the_solver() -> None:
    other, solver = hand_of(["Th", "9d", "8c"]), Solver()
    gaps = {solver.gap(hand_of([card, "Kd", "Ac"]), other, 0, True, 2) for card in ("7h", "8h", "9h")}
    assert len(gaps) == 1


def test_a_solver_that_forgets_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(4)
    hands = [dealt(rng) for _ in range(3)]
    whole = [SOLVER.gap(one, other, 1, True, 3) for one, other in hands]
    monkeypatch.setattr("ai.tordu.solver.MOST_KEPT", 10)
    solver = Solver()
    assert [solver.gap(one, other, 1, True, 3) for one, other in hands] == whole and len(solver.known) <= 10


def test_with_no_cards_left_the_gap_is_what_is_needed() -> None:
    assert Solver().gap(0, 0, 0, True, 2) == 2 and Solver().gap(0, 0, 0, False, -1) == 1


def test_the_gap_before_the_first_lead_is_that_of_the_solver() -> None:
    rng = Random(5)
    for _ in range(12):
        declarer, defender = dealt(rng)
        trump, need = rng.randrange(5), rng.randrange(9)
        assert solved_gap(declarer, defender, trump, need) == SOLVER.gap(declarer, defender, trump, True, need)


# likely hands


def test_a_sieve_neither_adds_nor_takes_weight_on_the_whole() -> None:
    rng = Random(1)
    sieve = Sieve(rng, 3.0)
    weights = [rng.random() ** 4 for _ in range(20_000)]
    passed = [sieve.passes(weight) for weight in weights]
    assert sum(passed) == pytest.approx(sum(weights), rel=0.03)
    assert 0.2 < sum(map(bool, passed)) / len(passed) < 0.5


def test_a_hand_as_likely_as_many_passes_unasked() -> None:
    sieve = Sieve(Random(1), 2.0)
    for _ in range(20):
        sieve.passes(1.0)
    assert sieve.passes(5.0) == 5.0 and sieve.passes(0.0) == 0.0


def test_the_first_hand_passes() -> None:
    assert Sieve(Random(1), 5.0).passes(0.25) == 0.25


def test_the_bid_that_promises_most_is_the_likeliest() -> None:
    values = rough_values(STRONG, 2)
    best = max((values[trump][tricks], trump, tricks) for trump in SUITS for tricks in range(9))
    assert likely(STRONG, best[1], best[2]) == pytest.approx(1 + NO_BID)
    assert NO_BID <= likely(STRONG, 0, 0) < 0.1


def test_a_weaker_hand_passes_more_often() -> None:
    best = {hand: max(map(max, rough_values(hand, 2))) for hand in (STRONG, WEAK)}
    low, high = sorted(best, key=lambda hand: best[hand])
    assert silent(low) > silent(high) and NO_BID < silent(high) < silent(low) <= 1 + NO_BID


def test_among_many_the_likeliest_bid_counts_fully_and_none_counts_nothing() -> None:
    assert likely_among_many(STRONG, 4, 2, 5) > likely_among_many(STRONG, 4, 0, 8) >= 0.02


# learned bids


def test_bids_between_two_pay_what_their_chance_and_gap_pay() -> None:
    found = promises(STRONG)
    assert found == sorted(found, reverse=True)
    for one in found:
        exact, each = (4, 2) if one.trump == TORDU else (3, 1)
        assert 0 < one.made < 1 and (exact * one.made - one.value) / each > 0


def test_four_bids_in_each_suit_are_looked_at_around_the_tricks_expected() -> None:
    for hand in (STRONG, WEAK):
        for trump in SUITS:
            tricks = sorted(one.tricks for one in promises(hand, range(trump, trump + 1)))
            assert tricks == list(range(tricks[0], tricks[0] + 4)) and tricks[0] >= 0 and tricks[3] <= 8


def test_many_high_trumps_promise_many_tricks() -> None:
    strong, weak = (max(promises(hand, range(2, 3))).tricks for hand in (STRONG, WEAK))
    assert strong >= 5 > 3 >= weak


def test_bids_between_two_come_true_against_solved_deals() -> None:
    """With all cards in sight the hand's best bid is made more often than one two tricks away."""
    rng, near, far = Random(6), 0, 0
    for _ in range(40):
        hand, other = dealt(rng)
        best = promises(hand)[0]
        near += solved_gap(hand, other, best.trump, best.tricks) == 0
        away = best.tricks + 3 if best.tricks < 5 else best.tricks - 3
        far += solved_gap(hand, other, best.trump, away) == 0
    assert near > 2 * far


# a decision


def deciding(seat: int = 0, passed: bool = False) -> Duel:
    """Two seats in the middle of a deal; 0 declares two tricks in hearts."""
    table = Table("Ah 8h 9c Kd", "Kh 7h Tc Qd", variant="simple")
    table.bids(0, "2h")
    if seat == 1:
        table.plays(0, "9c")
    view = table.state.view(seat)
    plays: OtherPlays = []
    position = read(view, plays)
    return Duel(position, plays, stakes(view, 0, 2, False), Random(1), passed)


def test_a_world_holds_cards_that_the_other_may_hold() -> None:
    for seat in (0, 1):
        decision = deciding(seat)
        for _ in range(30):
            hand, weight = decision.world()
            assert hand.bit_count() == 4 - seat and not hand & (decision.hand | decision.position.gone) and weight > 0


def test_a_card_is_worth_what_the_gap_pays_at_the_end() -> None:
    decision = deciding()
    theirs = hand_of(["7c", "8c", "7d", "8d"])
    worth = {card: decision.worth(card, theirs) for card in decision.cards}
    assert set(worth.values()) <= set(decision.pays)


def every_card(decision: Duel, position: Position, sight: int) -> float:
    """The worth of a position if each of our cards is tried, also those that come to the same."""
    if not position.left:
        return decision.pays[position.gap()]
    if sight and position.turn == decision.other:
        position.play(sensible_card(position))
        return every_card(decision, position, sight - 1)
    if not sight and position.led < 0:
        ours = position.declarer
        mine, theirs = position.hands[ours], position.hands[1 - ours]
        return decision.pays[SOLVER.gap(mine, theirs, position.trump, position.turn == ours, position.need)]
    found = []
    for card in range(40):
        if position.legal() >> card & 1:
            after = position.copy()
            after.play(card)
            found.append(every_card(decision, after, sight))
    return max(found)


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_that_come_to_the_same_can_be_left_out(seat: int) -> None:
    """A card is worth as much as if every card of ours had been tried after it."""
    rng = Random(11)
    for _ in range(60):
        decision = deciding(seat)
        pool = [card for card in range(40) if ALL & ~decision.hand & ~decision.position.gone & 1 << card]
        theirs = sum(1 << card for card in rng.sample(pool, decision.count))
        for card in decision.cards:
            after = decision.position.copy()
            after.hands[decision.other] = theirs
            after.play(card)
            assert decision.worth(card, theirs) == every_card(decision, after, duel.SIGHT)


def test_who_had_to_bid_first_says_nothing_and_who_passed_says_weak() -> None:
    free, passed = deciding(), deciding(passed=True)
    assert free._bid_likelihood(STRONG) == free._bid_likelihood(WEAK) == 1.0
    assert passed._bid_likelihood(STRONG) == silent(STRONG)


def test_a_defender_judges_the_declarer_by_its_bid() -> None:
    assert deciding(1)._bid_likelihood(STRONG) == likely(STRONG, 2, 2)


def test_a_card_that_card_sense_likes_is_likelier_than_another() -> None:
    position = start(2, 0, 2, 6, [STRONG, WEAK])
    liked = sensible_card(position)
    found = {card: duel._play_likelihood(position, card) for card in (liked, CARD["Ac"], CARD["Th"])}
    assert max(found, key=lambda card: found[card]) == liked and found[liked] == pytest.approx(1.05)


def test_the_only_card_is_no_sign() -> None:
    assert duel._play_likelihood(start(2, 0, 2, 6, [hand_of(["Ac"]), WEAK]), CARD["Ac"]) == 1.0


def test_a_forecast_lies_between_the_best_and_the_worst_pay() -> None:
    pays = auction.PAYS[False]
    strong, weak = (duel.forecast(hand, 2, 6, pays, Random(1), range(30)) for hand in (STRONG, WEAK))
    assert -8 <= strong < weak <= 3


# several seats


def test_a_world_of_many_keeps_every_count_and_no_card_twice() -> None:
    table = Table(seats=4)
    crowd = Crowd(table.state.view(1), Random(1))
    for _ in range(20):
        hands = crowd.draw()
        assert [hand.bit_count() for hand in hands] == [8] * 4 and sum(hands) & ~ALL == 0
        assert hands[0] | hands[1] | hands[2] | hands[3] == sum(hands)
        assert hands[1] == table.state.hands[1]


def test_ones_own_bid_fits_every_world() -> None:
    crowd = Crowd(Table(seats=3).state.view(1), Random(1))
    hands = crowd.draw()
    assert crowd.fit(hands, 1, 2, 8) == 1.0
    assert crowd.fit(hands, 0, 2, 3) == likely_among_many(hands[0], 3, 2, 3)


def test_the_cards_that_a_bidder_has_played_were_in_its_hand() -> None:
    crowd = Crowd(Table(seats=3).state.view(1), Random(1))
    played = hand_of(["Ah"])
    assert crowd.fit([0, 0, 0], 0, 2, 1, played) == likely_among_many(played, 3, 2, 1)


def test_a_card_played_in_a_world_changes_neither_position_nor_world() -> None:
    hands = dealt(Random(3), 3)
    position = start(3, 0, 1, 2, [hands[0], 0, 0])
    lead = runs(position.legal(), 0)[0]
    before = hands.copy()
    world = start(3, 0, 1, 2, hands.copy())
    world.play(lead)
    assert card_gap(position, hands, lead) == playout(world)
    assert hands == before and position.hands == [hands[0], 0, 0] and position.led == -1


def test_a_contract_is_played_out_by_its_bidder_from_its_first_lead() -> None:
    hands = dealt(Random(3), 3)
    assert contract_gap(hands, 1, 2, 4) == playout(start(3, 1, 2, 4, hands))


# what is known of a bidder


def test_the_chance_to_make_a_contract_follows_from_what_it_pays() -> None:
    pays = auction.PAYS[False]
    assert auction._made(3.0, pays) == 1 and auction._made(-1.5, pays) == 0 == auction._made(-4.0, pays)
    assert auction._made(0.75, pays) == pytest.approx(0.5)


def test_a_bidder_is_judged_by_its_contracts_in_this_match() -> None:
    """One of three made before anything was seen; then its own deals count."""
    table = Table(seats=2)
    assert auction._habit(table.state.view(1), 0, (0.0, 3.0)) == pytest.approx(1.0)
    table.state.deals = [(0, 1, 3, 0, 3, 0, 2)] * 3 + [(1, 1, 3, 0, 1, 0, 2)]
    assert auction._habit(table.state.view(1), 0, (0.0, 3.0)) == pytest.approx(2.0)
    assert auction._habit(table.state.view(1), 1, (0.0, 3.0)) == pytest.approx(0.75)


def test_a_contract_pays_the_rules_points() -> None:
    """TO-15, TO-16"""
    assert auction.PAYS[False] == [3, -1, -2, -3, -4, -5, -6, -7, -8, -9]
    assert auction.PAYS[True] == [4, -2, -4, -6, -8, -10, -12, -14, -16, -18]


def test_what_a_gap_is_worth_among_many_is_the_points_over_the_others() -> None:
    view = Table(seats=3, target=100).state.view(0)
    assert stakes(view, 0, 0, False) == [3, -1, -2, -3, -4, -5, -6, -7, -8, -9]
    assert stakes(view, 0, TORDU, False) == [4, -2, -4, -6, -8, -10, -12, -14, -16, -18]
    assert stakes(view, 1, 0, False)[:3] == [-1.5, 0.5, 1.0]


def test_tables_of_bids_end_where_odds_no_longer_change() -> None:
    assert bids._promise(0.0, bids._odds()[0], 0, 8) == bids._promise(-3.0, bids._odds()[0], 0, 8)


def test_every_suit_promises_something_unless_some_are_named() -> None:
    assert {one.trump for one in promises(STRONG)} == set(range(5))
    assert {one.trump for one in promises(STRONG, range(TORDU, TORDU + 1))} == {TORDU}
