"""Opening, laying, drawing, winning a round."""

from __future__ import annotations

import pytest

from game import GAMES, TABLE, BadOptions, IllegalMove, redact
from game.table import Event
from game.trepido.cards import CARD
from game.trepido.moves import DIRECTIONS, DRAW, KEEP, Play
from game.trepido.options import Options
from tests.game.trepido.table import Table, events

GAME = GAMES["trepido"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_seven_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    """TR-07"""
    view = GAME.start(Options(), seats, 3).view(None)
    assert [len(hand) for hand in view.hands] == [7] * seats
    assert len(view.pile) == 105 - 7 * seats and view.discard == ()


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """TR-08"""
    assert {GAME.start(Options(), 4, seed).view(None).dealer for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("edition", "opener"), [("trepido", 3), ("defifoo", 2), ("ciao", 2)])
def test_the_table_may_name_the_first_dealer(edition: str, opener: int) -> None:
    """TR-08: in `ciao` the first opener."""
    for seed in range(8):
        view = GAME.start(Options(edition=edition, first=2), 4, seed).view(None)
        assert (view.dealer, view.actors) == (2, (opener,))


def test_naming_the_first_dealer_changes_no_card() -> None:
    """TR-08"""
    assert GAME.start(Options(first=1), 4, 5).view(None).hands == GAME.start(Options(), 4, 5).view(None).hands


@pytest.mark.parametrize(("first", "sentence"), [(-1, "numbered from 0"), (4, "there are 4 seats")])
def test_a_dealer_who_does_not_sit_there_is_refused(first: int, sentence: str) -> None:
    """TR-08"""
    with pytest.raises(BadOptions, match=f"seat {first} can't begin: .*{sentence}"):
        GAME.start(Options(first=first), 4, 0)


def test_in_trepido_the_dealers_left_neighbour_opens() -> None:
    """TR-08"""
    for seed in range(8):
        view = GAME.start(Options(), 4, seed).view(None)
        assert view.phase == "open" and view.actors == ((view.dealer + 1) % 4,)


def test_in_ciao_the_seat_drawn_by_lot_opens() -> None:
    """TR-08"""
    for seed in range(8):
        view = GAME.start(Options(edition="ciao"), 4, seed).view(None)
        assert view.phase == "open" and view.actors == (view.dealer,)


def test_in_defifoo_the_dealer_chooses_the_direction_and_opens() -> None:
    """TR-08, TR-09"""
    state = GAME.start(Options(edition="defifoo"), 4, 1)
    dealer = state.view(None).dealer
    assert state.legal(dealer) == DIRECTIONS
    state.apply(dealer, DIRECTIONS[1])
    view = state.view(None)
    assert (view.phase, view.actors, view.direction) == ("open", (dealer,), -1)


def test_play_starts_clockwise() -> None:
    """TR-09"""
    table = Table("r1b s1a", "p1a", "s1b", top=None)
    table.plays(0, "r1b")
    assert table.state.view(None).direction == 1 and table.turn == 1


@pytest.mark.parametrize(("edition", "opener"), [("trepido", 3), ("ciao", 2), ("defifoo", 2)])
def test_the_winner_of_a_round_deals_or_opens_the_next(edition: str, opener: int) -> None:
    """TR-08: in `trepido` and `defifoo` the winner deals, in `ciao` the winner opens."""
    table = Table("p1a", "p1b", "p2a", "s1a", turn=2, match="challenge", edition=edition)
    table.plays(2, "p2a")
    assert table.state.view(None).dealer == 2
    assert table.turn == opener


def test_the_opener_lays_any_card_but_a_skull_and_cannot_decline() -> None:
    """TR-10"""
    table = Table("r1b s3a j1a xa p2Sa", "p1a", top=None)
    assert table.may_lay(0) == {"r1b", "s3a", "j1a", "p2Sa"}
    assert DRAW not in table.state.legal(0)


def test_the_opening_cards_event_happens() -> None:
    """TR-10"""
    table = Table("r1Pa s3a", "p1a", top=None)
    table.plays(0, "r1Pa")
    assert (table.phase, table.turn, table.state.threat) == ("threat", 1, 3)


def test_who_loses_the_opening_leaves_it_to_the_next() -> None:
    """TR-10: after a penalty the next seat opens in the same way."""
    table = Table("r1b xa s3a", "p1a s1a", "s1b s2a", top=None, strict=True)
    table.plays(0, "xa")
    assert (table.phase, table.turn, len(table.hand(0))) == ("open", 1, 6)


def test_a_card_must_be_higher_than_the_last() -> None:
    """TR-11: the same symbol and stronger, the next symbol in any strength, or a joker."""
    table = Table("r1b r2b r3a p1a p3a s3a j1a xa", "p1b", top="r2a")
    assert table.may_lay(0) == {"r3a", "p1a", "p3a", "j1a"}


def test_a_card_that_does_not_beat_is_refused_with_the_reason() -> None:
    """TR-11"""
    table = Table("s3a p1a", "p1b", top="r2a")
    with pytest.raises(IllegalMove, match="s3a does not beat r2"):
        table.plays(0, "s3a")


def test_one_may_draw_even_if_one_could_play() -> None:
    """TR-12"""
    table = Table("p1a", "p1b")
    assert DRAW in table.state.legal(0)


def test_a_drawn_card_that_does_not_fit_can_only_be_kept_and_the_turn_ends() -> None:
    """TR-12"""
    table = Table("p1a", "p1b", pile="r1b")
    table.does(0, DRAW)
    assert table.state.legal(0) == [KEEP]
    table.does(0, KEEP)
    assert (table.turn, table.hand(0)) == (1, {"p1a", "r1b"})


def test_everyone_remembers_who_kept_the_card_drawn() -> None:
    table = Table("p1a", "p1b p2b", pile="r1b r1c")
    for seat in (0, 1):
        table.does(seat, DRAW)
        table.does(seat, KEEP)
    assert [deed.seat for deed in table.state.view(0).history if deed.did == "kept"] == [0, 1]


@pytest.mark.parametrize("card", ["r1b", "p1a"])
def test_with_a_drawn_card_that_does_not_fit_nothing_can_be_laid(card: str) -> None:
    """TR-12"""
    table = Table("p1a", "p1b", pile="r1b")
    table.does(0, DRAW)
    with pytest.raises(IllegalMove, match="r1b, just drawn, does not fit: keep it"):
        table.plays(0, card)


@pytest.mark.parametrize("edition", ["trepido", "defifoo", "ciao"])
def test_the_others_cannot_tell_if_a_card_that_was_kept_was_playable(edition: str) -> None:
    """TR-12: at a real table it looks the same either way."""

    def seen(drawn: str, eye: int) -> list[object]:
        table = Table("p1b s1a", "p1c s1b", "s2a r1c", pile=f"{drawn} r3a", edition=edition, blitz=True)
        told = [*table.does(0, DRAW), table.state.view(eye), table.state.timer, *table.does(0, KEEP)]
        return [*(redact(each, eye) if isinstance(each, Event) else each for each in told), table.state.view(eye)]

    for eye in (1, 2, TABLE):
        assert seen("p1a", eye) == seen("r1b", eye) == seen("xa", eye)
        assert seen("p1a", eye) == seen("j1a", eye)


def test_a_match_from_before_goes_on_with_turns_that_end_at_once() -> None:
    """TR-12, as it was read before: kept matches replay."""
    table = Table("p1a", "p1b", pile="r1b", reading=1)
    table.does(0, DRAW)
    assert table.turn == 1


def test_a_drawn_card_that_fits_may_be_laid_at_once_or_kept() -> None:
    """TR-12"""
    table = Table("s1a", "p1b", pile="p1a")
    table.does(0, DRAW)
    assert table.state.legal(0) == [Play("p1a"), KEEP]
    table.does(0, KEEP)
    assert (table.turn, table.hand(0)) == (1, {"s1a", "p1a"})


def test_only_the_drawn_card_may_be_laid_then() -> None:
    """TR-12"""
    table = Table("s1a p2a", "p1b", pile="p1a")
    table.does(0, DRAW)
    with pytest.raises(IllegalMove, match="only p1a, just drawn"):
        table.plays(0, "p2a")


def test_in_defifoo_who_could_not_play_must_lay_the_drawn_card() -> None:
    """TR-12"""
    table = Table("s1a", "p1b", pile="p1a", edition="defifoo")
    table.does(0, DRAW)
    assert table.state.legal(0) == [Play("p1a")]
    with pytest.raises(IllegalMove, match="must be laid"):
        table.does(0, KEEP)


def test_in_defifoo_who_chose_to_draw_may_keep_it() -> None:
    """TR-12 (reading)"""
    table = Table("s1a p2a", "p1b", pile="p1a", edition="defifoo")
    table.does(0, DRAW)
    assert KEEP in table.state.legal(0)


def test_when_the_pile_runs_out_the_played_cards_but_the_top_one_are_shuffled_into_a_new_one() -> None:
    """TR-13"""
    table = Table("r1b", "s1b s2a", only=True)
    table.state.discard[:0] = [table.state.discard[0] + n for n in range(10, 14)]
    told = table.does(0, DRAW)
    assert events.Reshuffled(4) in told
    assert len(table.state.pile) == 3 and len(table.state.discard) == 1


def test_with_nothing_to_draw_drawing_passes_the_turn() -> None:
    """TR-13"""
    table = Table("r1b", "s1b", only=True)
    assert table.state.legal(0) == [DRAW]
    table.does(0, DRAW)
    assert (table.turn, table.hand(0)) == (1, {"r1b"})


def test_with_nothing_to_draw_a_seat_that_can_play_may_not_decline() -> None:
    """TR-13 (reading)"""
    table = Table("p1a r1b", "s1b", only=True)
    with pytest.raises(IllegalMove, match="nothing to draw, and you can play"):
        table.does(0, DRAW)


@pytest.mark.parametrize(
    ("hand", "top", "sentence"),
    [("s1a r1b", "r1a", "s1a does not beat r1"), ("xa r1b", None, "xa can never be laid")],
)
def test_with_nothing_to_draw_a_wrong_card_is_refused_even_in_strict(hand: str, top: str, sentence: str) -> None:
    """TR-13 (reading): it would cost nothing, and be a way to decline."""
    table = Table(hand, "s1b", top=top, only=True, strict=True)
    with pytest.raises(IllegalMove, match=sentence):
        table.plays(0, hand.split()[0])


def test_with_nothing_to_draw_a_wrong_card_is_refused_in_a_race_and_under_a_threat() -> None:
    """TR-13 (reading)"""
    table = Table("p1Sa r1b", "r1c s1b", top=None, only=True, strict=True)
    table.plays(0, "p1Sa")
    assert table.may_lay(1) == {"s1b"}
    table = Table("p1Pa r1b", "r1c s1b s1Pa", top=None, only=True, strict=True)
    table.plays(0, "p1Pa")
    assert table.may_lay(1) == {"s1Pa"}


def test_with_played_cards_to_shuffle_a_wrong_card_still_has_its_price() -> None:
    """TR-13, TR-23"""
    table = Table("s1a r1b", "s1b", only=True, strict=True)
    table.state.discard.insert(0, CARD["p1b"])
    assert events.WrongCard(0, "s1a") in table.plays(0, "s1a")


def test_a_joker_announces_a_symbol_in_its_own_strength() -> None:
    """TR-14"""
    table = Table("j2a r1b", "s1a s3a p3a r1c r2a")
    table.plays(0, "j2a", "p")
    assert table.state.view(1).beat.symbol == "p" and table.state.view(1).beat.strength == 2
    assert table.may_lay(1) == {"s1a", "s3a", "p3a"}


def test_a_joker_without_a_symbol_is_refused() -> None:
    """TR-14"""
    table = Table("j2a r1b", "s1a")
    with pytest.raises(IllegalMove, match="a joker announces a symbol"):
        table.plays(0, "j2a")


def test_a_skull_can_never_be_laid() -> None:
    """TR-15"""
    table = Table("xa p1a", "s1a")
    with pytest.raises(IllegalMove, match="xa can never be laid"):
        table.plays(0, "xa")


def test_laying_the_last_card_wins_the_round_at_once() -> None:
    """TR-16"""
    table = Table("p1a", "s1a")
    table.plays(0, "p1a")
    assert table.state.outcome.winners == (0,)


@pytest.mark.parametrize("card", ["p1Sa", "p1Pa", "p1Ga", "p1Wa", "p1Ra"])
def test_the_event_of_the_last_card_does_not_happen(card: str) -> None:
    """TR-16 (reading)"""
    table = Table(card, "s1a j1a")
    told = table.plays(0, card)
    assert table.state.outcome.winners == (0,)
    assert [type(event).__name__ for event in told] == ["Played", "RoundWon", "MatchWon"]


def test_a_card_one_does_not_hold_is_refused() -> None:
    table = Table("p1a", "s1a")
    with pytest.raises(IllegalMove, match="you don't hold s1a"):
        table.plays(0, "s1a")
    with pytest.raises(IllegalMove, match="there is no card z9"):
        table.plays(0, "z9")
    with pytest.raises(IllegalMove, match="not your turn"):
        table.plays(1, "s1a")
