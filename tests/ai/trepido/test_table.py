"""The table of Trépido that players imagine on: the rules once more, and the chances they look at."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from ai.trepido.bits import FIT, JOKERS, SUIT, cards_of, follow, mask, reach
from ai.trepido.instinct import NEVER, SURE, WIN, Instinct
from ai.trepido.options import Moment
from ai.trepido.player import instinct, prospects
from ai.trepido.search import TRUST, Search, Stakes
from ai.trepido.table import OVER, ImaginedTable
from ai.trepido.weights import PROSPECTS, WEIGHTS
from game.trepido.cards import CARD, COUNT, FACE, OPENING
from game.trepido.moves import DRAW, KEEP, PASS, Give, Play
from game.trepido.options import Options
from tests.game.trepido.table import Table


def cards(names: str) -> int:
    return mask(CARD[name] for name in names.split())


def imagined(*hands: str, top: str = "r1a", pile: str = "", chance: float = 0.0, **options: Any) -> ImaginedTable:
    """A table with these hands; every draw of chance is the same."""
    table = ImaginedTable(Options(**options), len(hands), instinct(len(hands)), lambda: chance)
    table.hands = [cards(hand) for hand in hands]
    table.top = FACE[CARD[top]]
    table.gone = [CARD[top]]
    table.pile = [CARD[name] for name in pile.split()]
    return table


def lays(table: ImaginedTable, seat: int, name: str) -> int:
    return table.lay(seat, CARD[name], FACE[CARD[name]])


# bits


def test_a_mask_holds_its_cards() -> None:
    assert cards_of(mask([3, 0, 60])) == [0, 3, 60] and mask([]) == 0


def test_the_reach_is_the_greatest_strength_of_each_symbol() -> None:
    assert reach(0) == 0 and reach(cards("r1a")) == 0b01
    assert reach(cards("r1a r3a p2a s3b")) == 0b111011
    assert reach(cards("j1a xa")) == 0


def test_symbols_lie_side_by_side() -> None:
    assert all(
        CARD[name] // SUIT == symbol for symbol, letter in enumerate("rps") for name in CARD if name[0] == letter
    )


@pytest.mark.parametrize("strengths", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_chance_to_follow_grows_with_the_reach(seats: int, strengths: bool) -> None:
    for row in follow(seats, strengths):
        assert row[0] == 0 and row[0b111111] == pytest.approx(1) and all(-1e-9 <= chance <= 1 + 1e-9 for chance in row)
        assert row[0b01] <= row[0b11] + 1e-9 and row[0b11] <= row[0b1111] + 1e-9


def test_between_two_one_card_lies_there_before_the_own_turn_comes_again() -> None:
    """On a rock the other lays paper, a stronger rock, a joker or nothing; scissors beat the papers."""
    row = follow(2, False)[FACE[CARD["r1a"]]]
    paper, scissors = row[0b01 << 2], row[0b01 << 4]
    assert scissors > paper > 0.2
    assert paper == pytest.approx(0.22 + 0.78 * (row_share("r")), abs=0.02)


def row_share(symbol: str) -> float:
    """The share of what can be laid on a rock, without strengths, that shows this symbol."""
    fitting = cards_of(FIT[False][FACE[CARD["r1a"]]])
    jokers = [card for card in fitting if 1 << card & JOKERS]
    plain = [card for card in fitting if card not in jokers and "rps"[card // SUIT] == symbol]
    return (len(plain) + len(jokers) / 3) / len(fitting)


# looking


def test_in_teams_every_other_seat_plays_together() -> None:
    """TR-26"""
    table = imagined("r1a", "r1b", "r1c", "r1d", teams=True)
    assert [table.against(0, other) for other in range(1, 4)] == [True, False, True]
    assert all(imagined("r1a", "r1b", "r1c").against(0, other) for other in (1, 2))


def test_a_seat_is_as_near_as_the_next_one_has_few_cards() -> None:
    table = imagined("r1b r1c", "r2a", "s1a s1b s1c s2a s2b")
    assert table.near(0) == 1 and table.near(1) == 4
    table.direction = -1
    assert table.near(0) == 4


def test_the_lead_is_that_of_the_rivals() -> None:
    hands = ("r1b r1c", "r2a r2b r2c", "s1a", "s1b s1c s2a s2b")
    assert imagined(*hands).lead(0) == 1 and imagined(*hands, teams=True).lead(0) == 3


def test_a_swap_never_costs_a_team_anything() -> None:
    hands = ("r1b", "r2a r2b r2c", "s1a", "s1b s1c s2a s2b")
    assert imagined(*hands).gap(0, 1) == 0 and imagined(*hands).gap(0, 5) == 4
    assert imagined(*hands, teams=True).gap(0, 1) == 0 and imagined("r1b", "r2a r2b").gap(0, 1) == -1


def test_a_joker_can_always_be_laid_and_so_can_anything_at_the_opening() -> None:
    table = imagined("r1b", "r2a")
    assert table.hold(table.top, cards("j1a")) == 1 == table.hold(OPENING, cards("r1b"))
    assert table.hold(table.top, cards("xa")) == 0 < table.hold(table.top, cards("p1a")) < 1


# playing


def test_a_card_laid_lies_on_top_and_the_next_seat_plays() -> None:
    table = imagined("p1a r1b", "r2a", "r2b")
    assert lays(table, 0, "p1a") == 1
    assert (table.top, table.hands[0], table.gone[-1]) == (FACE[CARD["p1a"]], cards("r1b"), CARD["p1a"])


def test_the_last_card_wins() -> None:
    table = imagined("p1a", "r2a")
    assert lays(table, 0, "p1a") == OVER and table.winner == 0


def test_a_replay_plays_again() -> None:
    assert lays(imagined("p1Ra s1a", "r2a", "r2b"), 0, "p1Ra") == 0


def test_in_ciao_whoever_has_nothing_that_fits_turns_the_direction_round() -> None:
    """TR-17"""
    table = imagined("p1Ra r1b", "r2a", "r2b", edition="ciao")
    assert lays(table, 0, "p1Ra") == 2 and table.direction == -1
    assert lays(imagined("p1Ra s1a", "r2a", "r2b", edition="ciao"), 0, "p1Ra") == 0


def test_a_race_is_won_by_whoever_can_lay_and_the_turn_goes_on_where_it_was() -> None:
    """In Trépido the seat after the one that opened the race plays next."""
    table = imagined("p1Sa r1b", "r2a", "s1a r2b")
    assert lays(table, 0, "p1Sa") == 1 and table.top == FACE[CARD["s1a"]] and table.resume == -1


def test_in_defifoo_the_turn_goes_on_from_the_winner_of_the_race() -> None:
    table = imagined("p1Sa r1b", "s1a r2b", "r2a", edition="defifoo")
    assert lays(table, 0, "p1Sa") == 2


def test_a_race_that_nobody_wins_leaves_the_turn() -> None:
    assert lays(imagined("p1Sa r1b", "r2a", "r2b"), 0, "p1Sa") == 1


def test_a_threat_is_taken_by_whoever_cannot_parry() -> None:
    """TR-20: three cards, and the turn is lost."""
    table = imagined("p1Pa r1b", "r2a", "r2b", pile="r1c r1d r1e r2c")
    assert lays(table, 0, "p1Pa") == 2
    assert table.hands[1].bit_count() == 4 and len(table.pile) == 1


def test_a_threat_handed_on_grows_by_three() -> None:
    table = imagined("p1Pa r1b", "s1Pa r1c", "r2b", pile="r1d r1e r2c r2d p1b p1c p2b", top="r1a")
    assert lays(table, 0, "p1Pa") == 0
    assert [hand.bit_count() for hand in table.hands] == [1, 1, 7] and table.top == FACE[CARD["s1Pa"]]


def test_a_joker_ends_a_threat() -> None:
    table = imagined("p1Pa r1b", "j1a r1c", "r2b", pile="r1d r1e r2c")
    lays(table, 0, "p1Pa")
    assert [hand.bit_count() for hand in table.hands] == [1, 1, 1]


def test_a_threat_to_whom_the_race_would_return_passes_the_turn_on() -> None:
    table = imagined("r1b", "r2a", "r2b", pile="r1d r1e r2c")
    table.resume = 1
    assert table.take_threat(1, 3) == 2 and table.resume == -1
    table.resume = 0
    assert table.take_threat(1, 0) == 0


def test_a_parry_moves_the_seat_at_which_a_race_resumes() -> None:
    table = imagined("r1b", "s1Pa r2a", "r2b", top="p1a")
    table.resume = 1
    assert table.parried(1, CARD["s1Pa"], FACE[CARD["s1Pa"]]) is None and table.resume == 2


def test_the_last_card_given_wins() -> None:
    """TR-21"""
    table = imagined("xa", "r2a", "r2b")
    assert table.given(0, CARD["xa"], 1) == OVER and table.winner == 0
    table = imagined("xa r1b", "r2a", "r2b")
    assert table.given(0, CARD["xa"], 1) == 1 and table.hands[1] == cards("r2a xa")


def test_a_swap_swaps_hands() -> None:
    table = imagined("r1b r1c", "r2a", "r2b")
    assert table.swapped(0, 2) == 1 and table.hands == [cards("r2b"), cards("r2a"), cards("r1b r1c")]


def test_whoever_draws_a_card_that_fits_may_lay_it() -> None:
    table = imagined("r1b", "r2a", pile="p1a")
    assert table.draw(0, True) == 1 and table.top == FACE[CARD["p1a"]] and table.hands[0] == cards("r1b")


def test_whoever_draws_a_card_that_does_not_fit_keeps_it() -> None:
    table = imagined("r1b", "r2a", pile="s1a")
    assert table.draw(0, True) == 1 and table.hands[0] == cards("r1b s1a")


def test_an_empty_pile_is_made_of_what_was_laid_but_for_the_top() -> None:
    table = imagined("r1b", "r2a")
    table.gone = [CARD["s1a"], CARD["s1b"], CARD["r1a"]]
    assert table.take(0) in (CARD["s1a"], CARD["s1b"]) and table.gone == [CARD["r1a"]] and len(table.pile) == 1


def test_where_no_card_is_left_none_is_drawn() -> None:
    table = imagined("r1b", "r2a")
    assert table.take(0) == -1 and table.hands[0] == cards("r1b")
    assert table.draw(0, True) == 1


def test_a_round_is_played_for_so_many_turns_or_to_its_end() -> None:
    table = imagined("p1a s2a", "s1a r1b", "r2a p1b")
    assert table.play(0, 2) == 2
    assert table.play(OVER, 5) == OVER
    table = imagined("p1a", "s1a")
    assert table.play(0, 9) == OVER and table.winner == 0


# instinct


def judged(table: ImaginedTable, seat: int, name: str) -> float:
    card = CARD[name]
    return table.instinct.laid(table, seat, card, FACE[card], table.hands[seat] & ~(1 << card))


def test_what_wins_is_worth_more_than_anything() -> None:
    assert judged(imagined("p1a", "r2a"), 0, "p1a") == WIN
    assert judged(imagined("p1Ga xa", "r2a"), 0, "p1Ga") == SURE == judged(imagined("p1Ra s1a", "r2a"), 0, "p1Ra")
    assert judged(imagined("p1Ra r1b", "r2a"), 0, "p1Ra") < SURE


def test_a_plus_is_worth_more_against_whoever_is_about_to_go_out() -> None:
    near, far = (judged(imagined("p1Pa p1a r1b r1c", hand), 0, "p1Pa") for hand in ("s1a", "s1a s1b s1c s2a s2b"))
    assert near > far


def test_a_partner_is_spared() -> None:
    hands = ("p1Pa p1a r1b r1c", "s1b s1c", "s1a", "s2a s2b")
    table = imagined(*hands, teams=True)
    assert table.instinct.gave(table, 0, CARD["r1b"], 2, cards("r1c")) == NEVER
    assert table.instinct.swapped(table, 0, 2, table.hands[0]) == 0


def test_nobody_hoards() -> None:
    table = imagined("p1a r1b r1c s1a s1b s1c", "r2a")
    assert table.instinct.drew(table, 0, table.hands[0]) == NEVER
    assert table.instinct.kept(table, 0, table.hands[0], CARD["p1a"]) == NEVER
    few = imagined("p1a r1b", "r2a")
    assert few.instinct.drew(few, 0, few.hands[0]) > NEVER


def test_the_best_card_is_the_one_worth_most() -> None:
    rng = Random(3)
    for _ in range(60):
        drawn = rng.sample(range(COUNT), 12)
        table = imagined("", "", "", top="r1a")
        table.hands = [mask(drawn[:5]), mask(drawn[5:8]), mask(drawn[8:])]
        fits = table.hands[0] & table.fit[table.top]
        if not fits:
            continue
        card, face = table.instinct.best(table, 0, fits, table.hands[0], NEVER)
        worth = table.instinct.laid(table, 0, card, face, table.hands[0] & ~(1 << card))
        assert all(
            table.instinct.laid(table, 0, other, FACE[other], table.hands[0] & ~(1 << other)) <= worth
            for other in cards_of(fits & ~JOKERS)
        )


def test_no_card_is_laid_that_is_worth_less_than_something_else() -> None:
    table = imagined("p1a r1b", "r2a")
    assert table.instinct.best(table, 0, cards("p1a"), table.hands[0], SURE) == (-1, 0)


def test_the_gift_is_the_best_there_is_for_a_rival() -> None:
    rng = Random(4)
    for teams in (False, True):
        for _ in range(40):
            drawn = rng.sample(range(COUNT), 16)
            table = imagined("", "", "", "", teams=teams)
            table.hands = [mask(drawn[4 * seat : 4 * seat + 4 - seat]) for seat in range(4)]
            card, to = table.instinct.gives(table, 0)
            rivals = (1, 3) if teams else (1, 2, 3)
            hand = table.hands[0]
            worth = {
                (gift, seat): table.instinct.gave(table, 0, gift, seat, hand & ~(1 << gift))
                for gift in cards_of(hand)
                for seat in rivals
            }
            assert to in rivals and worth[card, to] == pytest.approx(max(worth.values()))


def test_hands_are_swapped_where_that_is_worth_most() -> None:
    table = imagined("r1b r1c r1d", "s1a s1b", "s1c", "s2a s2b s2c s2d")
    assert table.instinct.swaps(table, 0) == 2


def test_a_weight_counts_for_its_number_of_cards() -> None:
    flat = {name: tuple(0.0 for _ in values) for name, values in WEIGHTS[3].items()}
    for name, cards_left, worth in (("plain", 1, 1.0), ("plain", 2, 2.0), ("plain", 4, 3.0), ("plain", 6, 4.0)):
        mind = Instinct({**flat, name: (1.0, 2.0, 3.0, 4.0)})
        table = imagined("", "s1a s1b s1c s1d", "s2a")
        hand = mask(range(40, 40 + cards_left))
        assert mind.laid(table, 0, CARD["r1b"], 0, hand) == worth


# open hands


def chances(*hands: str, turn: int = 0, top: str = "r1a") -> list[float]:
    return prospects(len(hands), True).chances(imagined(*hands, top=top), turn)


def test_chances_are_shared_among_all_seats() -> None:
    found = chances("p1a r1b", "s1a", "s1b s1c s2a")
    assert sum(found) == pytest.approx(1) and all(chance > 0 for chance in found)


def test_a_last_card_that_fits_almost_wins() -> None:
    assert chances("p1a", "s1a s1b s1c")[0] > 0.9 > chances("r1b", "s1a s1b s1c")[0]


def test_fewer_cards_are_better() -> None:
    few, many = (chances(hand, "s1a s1b s1c s2a")[0] for hand in ("p1a p1b", "p1a p1b p2a p2b p3a p3b"))
    assert few > many


def test_a_skull_is_a_burden_and_a_joker_a_help() -> None:
    skull, plain, joker = (chances(f"p1a {card}", "s1a s1b s1c")[0] for card in ("xa", "r1b", "j1a"))
    assert skull < plain < joker


def test_the_seat_whose_turn_it_is_goes_first() -> None:
    hands = ("p1a", "p1b", "p1c")
    assert max(range(3), key=chances(*hands, turn=1).__getitem__) == 1


def test_beyond_ten_cards_each_more_counts_as_the_tenth_did() -> None:
    view, table = prospects(2, True), imagined("", "r1b")
    names = ["r3a", "r1b", "r1c", "r1d", "r1e", "r2a", "r2b", "r2c", "r2d", "r2e", "r3b", "r3c"]
    scores = []
    for count in (9, 10, 11, 12):
        table.hands[0] = cards(" ".join(names[:count]))
        scores.append(view.score(table, 0, 1))
    step = PROSPECTS[2]["size"][9] - PROSPECTS[2]["size"][8]
    assert [after - before for before, after in pairwise(scores)] == pytest.approx([step] * 3)


# looking ahead


def moment(table: Table, seat: int = 0) -> Moment:
    return Moment(table.state.view(seat), instinct(table.state.seats), Random(1))


def test_options_are_one_of_each_kind_and_no_mistakes() -> None:
    found = moment(Table("p1a p1b p2a r1b", "r1c", top="r1a", strict=True)).options(
        Table("p1a p1b p2a r1b", "r1c", top="r1a", strict=True).state.legal(0)
    )
    assert {option.move for option in found} == {Play("p1a"), Play("p2a"), DRAW}
    assert [option.worth for option in found] == sorted([option.worth for option in found], reverse=True)


def test_copies_of_a_gift_are_one_option_for_each_seat() -> None:
    table = Table("p1Ga r1b r1c p2b", "r1d", "r1e", top="r1a")
    table.plays(0, "p1Ga")
    found = [option.move for option in moment(table).options(table.state.legal(0))]
    assert len(found) == 4 and all(isinstance(move, Give) for move in found)


def test_every_option_is_tried_in_the_same_worlds_and_the_better_half_in_more() -> None:
    table = Table("p1a s2b r3c j1a p2a", "r1b r2b p2b s1b", "r1c s1c", top="r1a")
    now = moment(table)
    search = Search(now, now.options(table.state.legal(0)), prospects(3, True), Random(1))
    found = search.run(120)
    rounds = [trial.rounds for trial in found]
    assert rounds == sorted(rounds, reverse=True) and sum(rounds) <= 120 and rounds[0] > rounds[-1] > 0
    assert found[0].share >= found[1].share and len(found) == len(search.options)


def test_before_anything_was_tried_instinct_decides() -> None:
    table = Table("p1a s2b r3c j1a p2a", "r1b r2b p2b s1b", top="r1a")
    now = moment(table)
    options = now.options(table.state.legal(0))
    search = Search(now, options, prospects(2, True), Random(1))
    shares = [search.share(index) for index in range(len(options))]
    assert shares[0] == 0 and shares == sorted(shares, reverse=True) and min(shares) >= -0.3
    search.totals[1], search.rounds[1] = 100.0, 100
    opinion = 1 + max(-300.0, options[1].worth - options[0].worth) / 1000
    assert search.share(1) == pytest.approx((100 + TRUST * opinion) / (100 + TRUST))


def test_a_match_for_points_is_lost_by_points() -> None:
    """TR-25: 10, 20, 30 by strength, 50 for jokers and skulls."""
    table = Table("p1a s2b r3c", "r1b", top="r1a", match="points")
    stakes = Stakes(table.state.view(0), prospects(2, True))
    ended = imagined("r1b r2a r3a j1a xa", "")
    ended.winner = 1
    assert stakes._total(ended, [0]) == 10 + 20 + 30 + 50 + 50
    assert stakes._total(ended, [1]) == stakes.prize == 1


def test_the_nearer_the_end_the_more_points_decide() -> None:
    first, last = (
        Stakes(Table("p1a", "r1b", top="r1a", match="points", rounds=rounds).state.view(0), prospects(2, True))
        for rounds in (8, 1)
    )
    ended = imagined("r1b", "r3b j1a")
    assert last.of(ended, 0) > first.of(ended, 0) > 0.5


def test_a_pass_leaves_the_race_to_the_others() -> None:
    table = Table("p1Sa r1c r2c", "s1a s1b", "s2a r2b", top="r1a")
    table.plays(0, "p1Sa")
    now = moment(table, 1)
    passing = next(option for option in now.options(table.state.legal(1)) if option.move == PASS)
    lying = now.lay_out([cards("r1c r2c"), cards("s1a s1b"), cards("s2a r2b")], [])
    passing.act(lying)
    assert lying.hands == [cards("r1c r2c"), cards("s1a s1b"), cards("r2b")]


def test_a_card_that_was_drawn_can_be_kept() -> None:
    table = Table("r1b r1c", "r1d r2c", top="r2a", pile="p1a")
    table.does(0, DRAW)
    now = moment(table)
    keeping = next(option for option in now.options(table.state.legal(0)) if option.move == KEEP)
    lying = now.lay_out([cards("r1b r1c p1a"), cards("r1d r2c")], [])
    assert keeping.act(lying) == 1 and lying.hands[0] == cards("r1b r1c p1a")


@pytest.mark.parametrize(("hand", "laid"), [("r1b r1c", True), ("r1b s1a", False)])
def test_in_defifoo_whoever_had_nothing_that_fits_must_lay_the_card_drawn(hand: str, laid: bool) -> None:
    """TR-13: even one that would rather be kept; who could have laid another card may keep it."""
    table = Table(hand, "r1d r2c", top="p1a", pile="s1b", edition="defifoo")
    keeps = Instinct({**WEIGHTS[2], "keep": (WIN,) * 5})
    now = Moment(table.state.view(0), keeps, Random(1))
    drawing = next(option for option in now.options(table.state.legal(0)) if option.move == DRAW)
    lying = now.lay_out([cards(hand), cards("r1d r2c")], [CARD["s1b"]])
    assert drawing.act(lying) == 1 and (lying.gone[-1] == CARD["s1b"]) is laid


def test_by_the_house_rule_of_ciao_any_plus_three_is_an_answer() -> None:
    """TR-20: `any_plus3`, as one's own option and on the imagined table."""
    table = Table("p2Pa r1b", "r1Pa r2a", "r1c s2b", edition="ciao", any_plus3=True)
    table.plays(0, "p2Pa")
    now = moment(table, 1)
    answer = next(option for option in now.options(table.state.legal(1)) if option.move == Play("r1Pa"))
    pile = cards_of(cards("r2b r2c r2d s1a s1b s1c"))
    lying = now.lay_out([cards("r1b"), cards("r1Pa r2a"), cards("r1c s2b")], pile)
    assert answer.act(lying) == 0 and lying.hands[2].bit_count() == 2 + 6
    lying = now.lay_out([cards("r1b"), cards("r1Pa"), cards("r1c s2b")], [])
    assert lying.threatened(1, 3) == OVER and lying.winner == 1
