"""Whoever acts is lit up as long as the cue of their action is played."""

from __future__ import annotations

from game.table import Event
from scenes.motion.acting import actor, followed
from scenes.motion.clock import Clock
from scenes.motion.cue import look, wait
from scenes.motion.director import Director
from scenes.stage.stage import Stage


class Did(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    giver: int


class Nothing(Event, frozen=True):
    """Nobody does it."""


def director(rests: int = 0) -> Director:
    stage = Stage()
    cues = {
        Did: lambda event, stage: wait(100),
        Passed: lambda event, stage: look(100),
        Nothing: lambda event, stage: wait(100),
    }
    return Director(Clock(), stage, followed(cues, (Did,), lambda seat: rests if seat else 0))


def test_the_actor_of_an_event_is_the_seat_that_it_names_first() -> None:
    assert (actor(Did(2)), actor(Passed(3)), actor(Nothing()), actor(Did(-1))) == (2, 3, None, None)


def test_a_seat_is_lit_up_while_its_cue_is_played() -> None:
    shown = director()
    shown.show([Did(2), Passed(1), Nothing()], {})
    lit = []
    for _ in range(5):
        shown.update(0.06)
        lit.append(shown.stage.acting)
    assert lit == [2, 1, 1, None, None]


def test_an_action_of_another_seat_rests_a_moment() -> None:
    for seat, seconds in ((0, 0.1), (1, 0.4)):
        shown = director(rests=300)
        shown.show([Did(seat)], {})
        passed = 0
        while shown.busy:
            shown.update(0.01)
            passed += 1
        assert abs(passed / 100 - seconds) < 0.02


def test_what_has_to_be_looked_at_still_has_to_be() -> None:
    shown = director()
    shown.clock.rate = float("inf")
    shown.show([Passed(1)], {})
    assert shown.busy


def test_nobody_is_lit_up_once_everything_is_skipped_or_cut() -> None:
    shown = director()
    shown.show([Did(2)], {})
    shown.update(0.05)
    shown.cut({})
    assert shown.stage.acting is None
    shown.show([Did(2)], {})
    shown.update(0.05)
    shown.drain()
    assert shown.stage.acting is None
