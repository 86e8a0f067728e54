"""The play of a deal of Le Tordu as players imagine it."""

from __future__ import annotations

from random import Random

from ai.tordu.position import ALL, SUIT_MASK, VOID_MASK, OtherPlays, Position, draw, read, start
from game import GAMES
from game.tordu.cards import CARD, SUITS, hand_of
from game.tordu.options import Options
from tests.game import laws


def deal(*hands: str, trump: str = "h", tricks: int = 1) -> Position:
    """A short deal; seat 0 declares and leads."""
    position = start(len(hands), 0, SUITS.index(trump), tricks, [hand_of(hand.split()) for hand in hands])
    position.left = len(hands[0].split())
    return position


def plays(position: Position, cards: str) -> None:
    for name in cards.split():
        position.play(CARD[name])


def test_the_suit_led_is_followed() -> None:
    """TO-13"""
    position = deal("7c 8d", "9c Td")
    position.play(CARD["7c"])
    assert position.legal() == hand_of(["9c"])


def test_whoever_leads_or_cannot_follow_plays_any_card() -> None:
    """TO-13"""
    position = deal("7c 8d", "9s Td")
    assert position.legal() == hand_of(["7c", "8d"])
    position.play(CARD["7c"])
    assert position.legal() == hand_of(["9s", "Td"])


def test_any_card_takes_a_trick_that_nobody_has_begun() -> None:
    assert deal("7c 8d", "9c Td").beats(CARD["7c"])


def test_a_higher_card_of_the_suit_and_a_trump_beat_and_nothing_else_does() -> None:
    """TO-14"""
    position = deal("9c 8d", "9s Td")
    position.play(CARD["9c"])
    assert position.beats(CARD["Tc"]) and position.beats(CARD["7h"])
    assert not position.beats(CARD["8c"]) and not position.beats(CARD["As"])


def test_the_taker_leads_next_and_the_declarer_needs_one_less() -> None:
    position = deal("9c 8d", "8c Td", "7c 7d", tricks=2)
    plays(position, "9c 8c 7c")
    assert (position.turn, position.need, position.taken, position.left) == (0, 1, 1, 1)
    plays(position, "8d Td 7d")
    assert (position.turn, position.need, position.taken, position.left) == (1, 1, 1, 0)
    assert position.gap() == 1


def test_a_trick_too_many_is_a_gap_too() -> None:
    position = deal("9c", "8c", tricks=0)
    plays(position, "9c 8c")
    assert position.need == -1 and position.gap() == 1


def test_seats_play_in_turn_and_every_trick_waits_for_all_of_them() -> None:
    position = deal("7c 8d", "9c Td", "8c 7d")
    seen = []
    for name in ["7c", "9c", "8c"]:
        seen.append((position.turn, position.due))
        position.play(CARD[name])
    assert seen == [(0, 3), (1, 2), (2, 1)] and (position.turn, position.due, position.led) == (1, 3, -1)


def test_whoever_does_not_follow_has_no_card_of_the_suit() -> None:
    position = deal("7c 8d", "9s Td")
    plays(position, "7c 9s")
    assert position.voids == [0, 1 << SUITS.index("c")]
    assert VOID_MASK[position.voids[1]] == SUIT_MASK[SUITS.index("c")]


def test_cards_played_have_left_the_hand() -> None:
    position = deal("7c 8d", "9c Td")
    plays(position, "7c 9c")
    assert position.gone == hand_of(["7c", "9c"]) and position.played == [hand_of(["7c"]), hand_of(["9c"])]
    assert position.hands == [hand_of(["8d"]), hand_of(["Td"])]


def test_a_copy_goes_its_own_way() -> None:
    position = deal("7c 8d", "9s Td")
    copy = position.copy()
    plays(copy, "7c 9s")
    assert (position.hands, position.played, position.voids) == (
        [hand_of(["7c", "8d"]), hand_of(["9s", "Td"])],
        [0, 0],
        [0, 0],
    )
    assert (position.led, position.turn, position.need, position.left, position.due) == (-1, 0, 1, 2, 2)


def test_a_copy_is_the_same_in_everything() -> None:
    position = deal("9c 8d", "8c Td", "7c 7d", tricks=2)
    plays(position, "9c 8c 7c 8d")
    copy = position.copy()
    assert all(getattr(copy, name) == getattr(position, name) for name in Position.__slots__)


def test_what_a_view_shows_is_the_deal_as_it_was_played() -> None:
    """Card by card, beside the state: the other hands are empty, and every play of another seat is noted."""
    for seats in (2, 3, 5):
        for state in laws.positions(GAMES["tordu"], Options(variant="simple"), seats, 3, 30):
            view = state.view(state.actors()[0])
            if view.phase != "play":  # type: ignore[union-attr]
                continue
            noted: OtherPlays = []
            position = read(view, noted)  # type: ignore[arg-type]
            assert position.turn == view.seat and position.due == seats - len(view.trick)  # type: ignore[attr-defined]
            assert position.hands[position.turn] == state.hands[position.turn]  # type: ignore[attr-defined]
            assert sum(map(bool, position.hands)) == 1
            assert position.left == state.hands[position.turn].bit_count()  # type: ignore[attr-defined]
            assert position.taken == view.tricks[position.declarer]  # type: ignore[attr-defined]
            assert len(noted) == sum(laid.seat != view.seat for trick in (*view.played, view.trick) for laid in trick)  # type: ignore[attr-defined]
            assert all(before.gone >> card & 1 == 0 for before, card in noted)


def test_a_hand_drawn_has_so_many_cards_and_none_twice() -> None:
    pool, rng = [1 << card for card in range(40)], Random(1)
    for count in (0, 3, 8, 40):
        hand = draw(rng, pool, count)
        assert hand.bit_count() == count and sorted(pool) == [1 << card for card in range(40)]
    assert draw(rng, pool, 40) == ALL


def test_every_card_of_a_pool_is_drawn_as_often() -> None:
    pool, rng = [1, 2, 4, 8], Random(2)
    drawn = [draw(rng, pool, 1) for _ in range(4000)]
    assert all(900 < drawn.count(bit) < 1100 for bit in (1, 2, 4, 8))
