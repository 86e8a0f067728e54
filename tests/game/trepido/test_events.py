"""Replay, speed, +3, give, swap."""

from __future__ import annotations

import pytest

from game import BadOptions, IllegalMove
from game.trepido.moves import DRAW, PASS, REPLAY, REVERSE, THANKS
from game.trepido.options import Options
from tests.game.trepido.table import Table, events


def test_in_trepido_replay_is_a_whole_turn_more() -> None:
    """TR-17: beat your own card, or draw."""
    table = Table("p1Ra s1a r1b", "p1a", "p1b")
    table.plays(0, "p1Ra")
    assert (table.phase, table.turn) == ("turn", 0)
    assert table.may_lay(0) == {"s1a"} and DRAW in table.state.legal(0)


@pytest.mark.parametrize("edition", ["defifoo", "ciao"])
def test_in_the_others_one_chooses_to_play_again_or_to_reverse(edition: str) -> None:
    """TR-17"""
    table = Table("p1Ra s1a r1b", "p1a", "p1b", edition=edition)
    table.plays(0, "p1Ra")
    assert table.state.legal(0) == [REPLAY, REVERSE]
    table.does(0, REPLAY)
    assert (table.phase, table.turn) == ("turn", 0)


def test_reversing_turns_the_direction_round() -> None:
    """TR-17"""
    table = Table("p1Ra s1a r1b", "p1a", "p1b", edition="ciao")
    table.plays(0, "p1Ra")
    table.does(0, REVERSE)
    assert (table.turn, table.state.view(None).direction) == (2, -1)
    assert [(deed.seat, deed.did) for deed in table.state.view(1).history[-2:]] == [(0, "laid"), (0, "reversed")]


def test_with_two_seats_reversing_gives_the_turn_to_the_other() -> None:
    """TR-17 (reading)"""
    table = Table("p1Ra s1a r1b", "p1a s2a", edition="ciao")
    table.plays(0, "p1Ra")
    table.does(0, REVERSE)
    assert table.turn == 1


def test_speed_lets_everyone_else_race() -> None:
    """TR-18"""
    table = Table("p1Sa r1b", "s1a p3a r2a", "r1c", "j1a")
    table.plays(0, "p1Sa")
    assert table.state.actors() == (1, 2, 3)
    assert table.may_lay(1) == {"s1a", "p3a"} and table.may_lay(2) == set() and table.may_lay(3) == {"j1a"}
    assert table.state.legal(2) == [PASS]


def test_the_first_card_laid_counts() -> None:
    """TR-18"""
    table = Table("p1Sa r1b", "s1a r2a", "s2a r1c", "p1a p1b")
    table.plays(0, "p1Sa")
    told = table.plays(2, "s2a")
    assert events.RaceWon(2) in told
    with pytest.raises(IllegalMove):
        table.plays(1, "s1a")


def test_in_trepido_play_resumes_left_of_the_first_speed_card() -> None:
    """TR-18"""
    table = Table("p1Sa r1b", "s1a r2a", "s2a r1c", "p1a p1b")
    table.plays(0, "p1Sa")
    table.plays(2, "s2a")
    assert table.turn == 1 and table.state.view(None).discard[-1] == "s2a"


@pytest.mark.parametrize("edition", ["defifoo", "ciao"])
def test_in_the_others_play_goes_on_after_the_fastest(edition: str) -> None:
    """TR-18"""
    table = Table("p1Sa r1b", "s1a r2a", "s2a r1c", "p1a p1b", edition=edition)
    table.plays(0, "p1Sa")
    table.plays(2, "s2a")
    assert table.turn == 3


def test_when_nobody_lays_play_goes_on_normally() -> None:
    """TR-18: everyone passes, or time runs out."""
    for end in ("passes", "time"):
        table = Table("p1Sa r1b", "s1a r2a", "s2a r1c")
        table.plays(0, "p1Sa")
        if end == "time":
            table.time_passes()
        else:
            table.does(2, PASS)
            table.does(1, PASS)
        assert (table.phase, table.turn) == ("turn", 1)
        assert table.state.view(0).racers == ()


@pytest.mark.parametrize(("turn", "resumes"), [(0, 1), (1, 2), (2, 0)])
def test_all_see_where_play_resumes_after_a_race(turn: int, resumes: int) -> None:
    """TR-18"""
    hands = ["s1a r2a", "s2a r1c", "p2a p3b"]
    hands[turn] = "p1Sa r1b"
    table = Table(*hands, turn=turn)
    assert table.state.view(0).resume is None
    table.plays(turn, "p1Sa")
    assert table.state.view(0).resume == resumes


def test_a_press_for_one_race_never_counts_in_the_next() -> None:
    """TR-18: a press carries the id of the window it was meant for."""
    table = Table("p1Sa r1b", "s2Sa r2a", "r1c r1d", "r1Ga r2b")
    table.plays(0, "p1Sa")
    first = table.state.timer.id
    table.plays(1, "s2Sa")
    with pytest.raises(IllegalMove, match="too late"):
        table.match.play(3, table.state.legal(3)[0], window=first)
    table.match.play(3, table.state.legal(3)[0], window=table.state.timer.id)


def test_a_speed_card_laid_as_the_fastest_opens_a_new_race() -> None:
    """TR-19"""
    table = Table("p1Sa r1b", "s1Sa r2a", "r1Ga r1c", "p1a p1b")
    table.plays(0, "p1Sa")
    table.plays(1, "s1Sa")
    assert table.phase == "race" and table.state.actors() == (0, 2, 3)


def test_after_a_second_race_trepido_resumes_left_of_the_first_speed_card() -> None:
    """TR-18, TR-19"""
    table = Table("p1Sa r1b", "p3a r2a", "s1Sa r1c", "p1a p1b")
    table.plays(0, "p1Sa")
    table.plays(2, "s1Sa")
    table.time_passes()
    assert table.turn == 1


def test_a_plus_three_laid_as_the_fastest_threatens_the_seat_after_its_player() -> None:
    """TR-19: with `trepido`, play then resumes where the race began."""
    table = Table("p1Sa r1b", "p3a r2a", "s1Pa r1c", "p1a p1b")
    table.plays(0, "p1Sa")
    table.plays(2, "s1Pa")
    assert (table.phase, table.turn) == ("threat", 3)
    table.does(3, DRAW)
    assert (table.phase, table.turn, len(table.hand(3))) == ("turn", 1, 5)


def test_play_resumes_past_a_seat_that_has_just_taken_its_cards() -> None:
    """TR-19 (reading): a chain of +3 that comes round to the seat where play would resume."""
    table = Table("p1Sa s2Pa r1b", "p3a r2a", "s1Pa s2a")
    table.plays(0, "p1Sa")
    table.plays(2, "s1Pa")
    table.plays(0, "s2Pa")
    assert (table.phase, table.turn, table.state.resume) == ("threat", 1, 1)
    table.does(1, DRAW)
    assert table.turn == 2


def test_a_joker_against_such_a_threat_goes_on_where_the_race_began() -> None:
    """TR-19 (reading)"""
    table = Table("p1Sa r1b", "p3a r2a", "s1Pa r1c", "j1a p1b")
    table.plays(0, "p1Sa")
    table.plays(2, "s1Pa")
    table.plays(3, "j1a", "r")
    assert (table.phase, table.turn) == ("turn", 1)


def test_plus_three_makes_the_next_seat_take_three_and_lose_its_turn() -> None:
    """TR-20"""
    table = Table("p1Pa r1b", "s1a r2a", "s2a p1b")
    table.plays(0, "p1Pa")
    assert (table.phase, table.turn) == ("threat", 1)
    table.does(1, DRAW)
    assert len(table.hand(1)) == 5 and table.turn == 2 and table.state.threat == 0


def test_no_other_card_may_be_laid_under_the_threat() -> None:
    """TR-20"""
    table = Table("p1Pa r1b", "s1a s1Ga p3Wa", "s2a p1b")
    table.plays(0, "p1Pa")
    assert table.state.legal(1) == [DRAW]
    with pytest.raises(IllegalMove, match=r"against \+3 only a joker or a higher \+3"):
        table.plays(1, "s1a")


def test_a_joker_cancels_the_threat() -> None:
    """TR-20"""
    table = Table("p1Pa r1b", "j1a r2a", "r2b p1b")
    told = table.plays(0, "p1Pa")
    assert events.Threatened(1, 3) in told
    table.plays(1, "j1a", "r")
    assert (table.phase, table.turn, table.state.threat) == ("turn", 2, 0)
    assert table.may_lay(2) == {"r2b", "p1b"}


def test_a_higher_plus_three_hands_the_threat_on() -> None:
    """TR-20: then the next seat faces 6, then 9."""
    table = Table("p1Pa r1b", "s1Pa r2a", "s3Pa p1b", "r1c r1d")
    table.plays(0, "p1Pa")
    table.plays(1, "s1Pa")
    assert (table.turn, table.state.threat) == (2, 6)
    table.plays(2, "s3Pa")
    table.does(3, DRAW)
    assert len(table.hand(3)) == 2 + 9 and table.turn == 0


def test_a_plus_three_that_is_not_higher_does_not_help() -> None:
    """TR-20"""
    table = Table("p2Pa r1b", "p1Pa r1Pa", "s3Pa p1b")
    table.plays(0, "p2Pa")
    assert table.state.legal(1) == [DRAW]


def test_in_ciao_too_a_plus_three_must_be_higher() -> None:
    """TR-20 (reading)"""
    table = Table("p2Pa r1b", "p1Pa r1Pa", "s3Pa p1b", edition="ciao")
    table.plays(0, "p2Pa")
    assert table.state.legal(1) == [DRAW]


def test_by_a_house_rule_of_ciao_any_plus_three_answers() -> None:
    """TR-20: `any_plus3`"""
    table = Table("p2Pa r1b", "p1Pa r1Pa j1a r2a xa", "s3Pa p1b", edition="ciao", any_plus3=True)
    table.plays(0, "p2Pa")
    assert table.may_lay(1) == {"p1Pa", "r1Pa", "j1a"}
    with pytest.raises(IllegalMove, match=r"against \+3 only a joker or a \+3 may be laid"):
        table.plays(1, "r2a")
    table.plays(1, "r1Pa")
    assert (table.phase, table.turn, table.state.threat) == ("threat", 2, 6)
    assert table.state.view(2).beat.symbol == "r"


@pytest.mark.parametrize("edition", ["trepido", "defifoo"])
def test_in_the_other_editions_that_house_rule_is_refused(edition: str) -> None:
    """TR-20"""
    with pytest.raises(BadOptions, match="in Ciao! alone"):
        Options(edition=edition, any_plus3=True)


def test_answering_a_threat_is_the_turn_of_the_seat_at_which_play_would_resume() -> None:
    """TR-19 (reading): with a joker or a +3, play resumes after it."""
    for card, symbol, after in (("j1a", "r", ("turn", 2)), ("s3Pa", None, ("threat", 2))):
        table = Table("p1Sa s2Pa r1b", f"{card} r2a", "s1Pa s2a")
        table.plays(0, "p1Sa")
        table.plays(2, "s1Pa")
        table.plays(0, "s2Pa")
        table.plays(1, card, symbol)
        assert (table.phase, table.turn) == after
        if table.phase == "threat":
            table.does(2, DRAW)
            assert table.turn == 0


def test_one_gives_any_card_to_any_other_seat() -> None:
    """TR-21"""
    table = Table("p1Ga r1b xa", "s1a", "s2a")
    table.plays(0, "p1Ga")
    assert {(move.card, move.to) for move in table.state.legal(0)} == {
        ("r1b", 1),
        ("r1b", 2),
        ("xa", 1),
        ("xa", 2),
    }


def test_who_says_thank_you_takes_no_penalty() -> None:
    """TR-21"""
    table = Table("p1Ga r1b xa", "s1a", "s2a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 2)
    assert table.state.actors() == (2,) and table.state.legal(2) == [THANKS]
    table.does(2, THANKS)
    assert table.hand(2) == {"s2a", "xa"} and table.turn == 1


def test_who_does_not_say_thank_you_in_time_takes_three() -> None:
    """TR-21"""
    table = Table("p1Ga r1b xa", "s1a", "s2a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 2)
    assert (table.state.timer.kind, table.state.timer.seconds) == ("thanks", 5.0)
    table.time_passes()
    assert len(table.hand(2)) == 5 and table.turn == 1


def test_giving_the_last_card_wins() -> None:
    """TR-16, TR-21 (reading)"""
    table = Table("p1Ga xa", "s1a", "s2a")
    table.plays(0, "p1Ga")
    table.gives(0, "xa", 1)
    assert table.state.outcome.winners == (0,)


def test_one_cannot_give_to_oneself() -> None:
    """TR-21"""
    table = Table("p1Ga r1b xa", "s1a", "s2a")
    table.plays(0, "p1Ga")
    with pytest.raises(IllegalMove, match="another seat"):
        table.gives(0, "xa", 0)


def test_two_whole_hands_change_owners() -> None:
    """TR-22"""
    table = Table("p1Wa r1b xa", "s1a", "s2a s3a r1c")
    table.plays(0, "p1Wa")
    table.swaps(0, 2)
    assert table.hand(0) == {"s2a", "s3a", "r1c"} and table.hand(2) == {"r1b", "xa"}
    assert table.turn == 1


def test_a_swap_is_not_optional() -> None:
    """TR-22"""
    table = Table("p1Wa r1b", "s1a s1b s1c", "s2a s3a r1c")
    table.plays(0, "p1Wa")
    assert {move.other for move in table.state.legal(0)} == {1, 2}
    with pytest.raises(IllegalMove, match="whom to swap with"):
        table.does(0, DRAW)


def test_a_race_lasts_eight_seconds() -> None:
    """TR-18"""
    table = Table("p1Sa r1b", "s1a p3a r2a", "r1c", "j1a")
    table.plays(0, "p1Sa")
    timer = table.state.timer
    assert timer is not None and (timer.seconds, timer.seats) == (8.0, (1, 2, 3))
