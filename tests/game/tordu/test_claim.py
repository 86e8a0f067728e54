"""The rest of a deal: played out when nobody has a choice, or when a seat is sure of all tricks or of none."""

from __future__ import annotations

from random import Random

import pytest

from game import IllegalMove
from game.table import TABLE
from game.tordu import claim, events
from game.tordu.cards import CARD, SUIT
from game.tordu.options import Options
from game.tordu.state import TorduState
from tests.game.tordu.table import GAME, Table


def at(*hands: str, bid: str = "2h") -> Table:
    """Seat 0 has bid and leads."""
    table = Table(*hands, variant="simple")
    table.bids(0, bid)
    return table


def settled(*hands: str, bid: str = "2h") -> str | None:
    return claim.takes(at(*hands, bid=bid).state.view(0))


def test_all_the_highest_trumps_are_sure_of_all_tricks() -> None:
    assert settled("Ah Kh Qh", "7c 8c 9c", "7d 8d 9d") == "all"


def test_a_trump_that_somebody_may_hold_over_it_makes_it_uncertain() -> None:
    assert settled("Kh Qh Jh", "7c 8c 9c", "7d 8d 9d") is None


def test_an_ace_beside_the_trumps_may_be_trumped() -> None:
    """Seven trumps are unseen: two leads don't draw them all for certain."""
    assert settled("Ah Kh As", "7c 8c 9c", "7d 8d 9d") is None


def test_whether_it_is_certain_does_not_depend_on_what_the_others_hold() -> None:
    """The same view gives the same answer, whatever is hidden."""
    one, other = at("Ah Kh As", "7c 8c 9c", "7d 8d 9d"), at("Ah Kh As", "7h 8h 9h", "Th Jh Qh")
    assert one.state.view(0) == other.state.view(0)
    assert claim.takes(one.state.view(0)) == claim.takes(other.state.view(0))


def test_only_whoever_is_to_play_is_sure_of_anything() -> None:
    view = at("Ah Kh Qh", "7c 8c 9c", "7d 8d 9d").state
    assert claim.takes(view.view(1)) is None and claim.takes(view.view(TABLE)) is None


def test_the_last_to_play_takes_the_trick_and_the_rest() -> None:
    table = at("7c 8c", "9c Tc", "Ah Kh", bid="2h")
    table.plays(0, "7c")
    table.plays(1, "9c")
    assert claim.takes(table.state.view(2)) == "all"


def lowest(*, declarer: int) -> Table:
    """Seat 0 has taken a trick and leads; seat 1, to play, holds the lowest cards of two suits that nobody led."""
    table = Table("Ac Kc Qc", "7c 7s 7d", "As Ks Qs", variant="simple")
    table.passes(*range(declarer))
    table.bids(declarer, "0h")
    table.trick(declarer, "7c As Ac" if declarer else "Ac 7c As")
    table.plays(0, "Kc")
    return table


def test_the_declarer_with_the_lowest_cards_is_sure_of_none() -> None:
    assert claim.takes(lowest(declarer=1).state.view(1)) == "none"


def test_none_for_another_seat_settles_nothing() -> None:
    assert claim.takes(lowest(declarer=0).state.view(1)) is None


def test_a_claim_that_is_not_certain_is_refused_with_a_sentence() -> None:
    table = at("Kh Qh Jh", "7c 8c 9c", "7d 8d 9d")
    with pytest.raises(IllegalMove, match="not certain yet"):
        claim.check(table.state.view(0))


def test_nothing_is_played_out_in_the_auction() -> None:
    with pytest.raises(IllegalMove, match="in the auction"):
        claim.check(Table(seats=3).state.view(0))


def test_with_a_card_each_nobody_has_a_choice() -> None:
    table = at("7c", "8c", "9c")
    assert claim.last_cards(table.state.view(TABLE))
    claim.check(table.state.view(0))


def test_with_two_cards_somebody_has() -> None:
    assert not claim.last_cards(at("7c 8c", "9c Tc", "Jc Qc").state.view(TABLE))


# tried on whole games


def claims(seats: int, seed: int) -> list[tuple[TorduState, int, str]]:
    """The positions of a match by chance in which the seat to play is sure of the rest, with what it is sure of."""
    state, rng = GAME.start(Options(target=30), seats, seed), Random(seed)
    found = []
    while state.actors():
        seat = state.actors()[0]
        sure = claim.takes(state.view(seat))
        if sure is not None:
            found.append((state.copy(), seat, sure))
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


def played_out(state: TorduState, seat: int, rng: Random) -> int:
    """The tricks that a seat takes in the rest of the deal when it plays as it has claimed, the others by chance."""
    state, before, told = state.copy(), state.won[seat], []
    while not any(isinstance(event, events.DealScored) for event in told):
        turn = state.actors()[0]
        legal = state.legal(turn)
        move = claim.play(seat, state.view(turn), legal) if turn == seat else rng.choice(legal)
        assert move is not None and move in legal
        state.apply(turn, move, told.append)
    won = [event for event in told if isinstance(event, events.TrickWon) and event.seat == seat]
    return won[-1].tricks - before if won else 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_claim_holds_in_every_deal_that_fits_the_view(seats: int) -> None:
    """Law of the claim: hands redrawn from the seat's view, the others playing by chance, change nothing."""
    rng, met = Random(seats), 0
    for seed in range(6):
        for state, seat, sure in claims(seats, seed):
            left = state.hands[seat].bit_count()
            met += 1
            for _ in range(6):
                world = GAME.sample(state.view(seat), rng)
                assert isinstance(world, TorduState)
                assert played_out(world, seat, rng) == (left if sure == "all" else 0)
    assert met > 10


def test_the_rest_is_played_to_the_end_of_the_deal_by_ordinary_moves() -> None:
    table = at("Ah Kh Qh", "7c 8c 9c", "7d 8d 9d", bid="3h")
    state = table.state
    while not state.deals:
        seat = state.actors()[0]
        move = claim.play(0, state.view(seat), state.legal(seat))
        assert move is not None
        table.match.play(seat, move)
    assert state.deals[0][4] == 3 and claim.play(0, state.view(0), state.legal(0)) is None


def found(seats: int) -> tuple[int, int, int]:
    """The claims of all tricks and of none in twelve matches by chance, and the cards that were left to play."""
    met = [each for seed in range(100, 112) for each in claims(seats, seed)]
    sure = [which for _, _, which in met]
    return sure.count("all"), sure.count("none"), sum(state.hands[seat].bit_count() for state, seat, _ in met)


@pytest.mark.parametrize(
    ("seats", "known"), [(2, (44, 38, 108)), (3, (25, 36, 69)), (4, (38, 36, 97)), (5, (90, 71, 238))]
)
def test_no_claim_is_missed_that_was_ever_found(seats: int, known: tuple[int, int, int]) -> None:
    assert found(seats) == known


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_claims_plays_the_highest_trumps_first_and_the_lowest_card_if_it_takes_none(seats: int) -> None:
    for seed in range(100, 112):
        for state, seat, sure in claims(seats, seed):
            legal = state.legal(seat)
            view = state.view(seat)
            card = CARD[claim.play(seat, view, legal).card]  # type: ignore[union-attr]
            may = [CARD[move.card] for move in legal]  # type: ignore[attr-defined]
            trumps = [each for each in may if SUIT[each] == state.trump]
            if claim.last_cards(view):
                assert claim.play(seat, view, legal) == legal[0]
            elif sure == "none":
                assert card & 7 == min(each & 7 for each in may)
            elif not view.trick:
                assert card == max(trumps or [each for each in may if SUIT[each] == min(map(SUIT.__getitem__, may))])
