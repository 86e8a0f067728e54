"""Whose moment it is: people, computer players, limits."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.player import Chance, Choice
from game import GAMES, TABLE, IllegalMove
from game.defizz.moves import VERDICTS
from game.match import Match
from game.shelf import Shelf, ShelfError
from game.trepido.moves import PASS, THANKS
from scenes.sitting.claim import CLAIM
from scenes.sitting.plans import THINKING
from scenes.sitting.sitting import Sitting
from tests.game.trepido.table import Table


def all_computers(game: str, seats: int, seed: int = 1, **options: Any) -> Sitting:
    match = Match(game, None, seats, seed)
    return Sitting(match, dict.fromkeys(range(seats), Chance()), Random(seed))


def lay_out(*hands: str, people: tuple[int, ...] = (0,), **options: Any) -> Sitting:
    """A position of Trépido, with people at these seats."""
    table = Table(*hands, **options)
    players = {seat: Chance() for seat in range(len(hands)) if seat not in people}
    return Sitting(table.match, players, Random(3))


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_computer_players_finish_a_match_by_themselves(game: str) -> None:
    sitting = all_computers(game, 4)
    for _ in range(20_000):
        if sitting._match.state.outcome is not None:
            break
        sitting.update(0.5)
    assert sitting._match.state.outcome is not None


def test_one_thing_happens_at_a_time() -> None:
    sitting = all_computers("tordu", 3)
    sitting.update(100)
    assert len(sitting._match.moves) == 1


def test_a_computer_player_seems_to_think_for_a_while() -> None:
    for seed in range(20):
        sitting = all_computers("tordu", 3, seed)
        assert sitting.update(THINKING[0] - 0.01) == []
        assert sitting.update(THINKING[1] - THINKING[0] + 0.02) != []


def test_thinking_seems_shorter_at_a_quicker_table() -> None:
    sitting = all_computers("tordu", 3)
    sitting.plans.pace = 4.0
    sitting.plan_anew()
    assert sitting.update(THINKING[0] / 4 - 0.01) == []
    assert sitting.update((THINKING[1] - THINKING[0]) / 4 + 0.02) != []


def test_nothing_happens_on_a_persons_turn() -> None:
    sitting = lay_out("p1a r1b", "s1a")
    assert sitting.people == (0,) and sitting.soon is None
    for _ in range(100):
        assert sitting.update(1.0) == []


def test_a_person_who_is_quick_wins_the_race() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1), turn=1)
    sitting.play(1, sitting._match.state.legal(1)[0])
    sitting.update(0.5)
    window = sitting._match.state.timer.id
    sitting.play(0, sitting._match.state.legal(0)[0], window)
    assert [played.seat for played in sitting._match.moves] == [1, 0]


class Eager(Chance):
    """Does the first thing that may be done."""

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        return Choice(legal[0])


def test_a_person_who_is_slow_is_too_late() -> None:
    """The fastest lays another speed card: a press meant for the first race does not count in the second."""
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2Sa r2a", people=(0, 1), turn=1)
    sitting.players[2] = Eager()
    sitting.play(1, sitting._match.state.legal(1)[0])
    window = sitting._match.state.timer.id
    while len(sitting._match.moves) == 1:
        sitting.update(0.1)
    assert sitting._match.state.timer.kind == "race"
    with pytest.raises(IllegalMove, match="too late"):
        sitting.play(0, PASS, window)


def test_a_pass_of_one_does_not_make_the_others_think_anew() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", "r1d r2a", people=(0, 1), turn=1)
    sitting.play(1, sitting._match.state.legal(1)[0])
    before = dict(sitting.plans.by_seat)
    sitting.play(0, PASS)
    assert sitting.plans.by_seat == before


def test_a_race_that_nobody_wins_runs_out() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", people=(0, 1), turn=1)
    sitting.play(1, sitting._match.state.legal(1)[0])
    assert sitting.left == pytest.approx(8.0)
    sitting.update(7.9)
    assert sitting._match.state.timer is not None
    sitting.update(0.2)
    assert sitting._match.state.timer is None and sitting.people == (0,)


@pytest.mark.parametrize(("limits", "left"), [(1.0, 8.0), (2.0, 16.0), (5.0, 40.0), (None, None)])
def test_limits_can_be_longer_or_none(limits: float | None, left: float | None) -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", people=(0, 1), turn=1)
    sitting.clock.limits = limits
    sitting.play(1, sitting._match.state.legal(1)[0])
    assert sitting.left == left
    if limits is None:
        sitting.update(1000)
        assert sitting._match.state.timer is not None


def test_a_computer_player_says_thank_you_in_time() -> None:
    for seed in range(10):
        table = Table("p1Ga r1b xa", "s1a", "s2a")
        sitting = Sitting(table.match, {1: Chance(), 2: Chance()}, Random(seed))
        sitting.play(0, next(move for move in sitting._match.state.legal(0) if getattr(move, "card", "") == "p1Ga"))
        sitting.play(0, sitting._match.state.legal(0)[0])
        while sitting._match.state.view(None).phase == "thanks":
            sitting.update(0.1)
        assert sitting._match.moves[-1].move == THANKS


def test_a_refused_move_changes_nothing() -> None:
    sitting = lay_out("s1a r1b", "p1a")
    with pytest.raises(IllegalMove):
        sitting.play(0, THANKS)
    assert sitting.people == (0,) and sitting._match.moves == []


def test_a_claim_stops_the_clock_for_the_others() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1), turn=1)
    sitting.play(1, sitting._match.state.legal(1)[0])
    assert sitting.press(0, PASS)
    sitting.update(CLAIM - 0.1)
    assert len(sitting._match.moves) == 1
    sitting.update(0.2)
    assert sitting._match.moves[1].seat == 0 and sitting._match.moves[1].move == PASS


def test_nothing_happens_before_a_claim_is_over() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1), turn=1)
    sitting.play(1, sitting._match.state.legal(1)[0])
    sitting.press(0, PASS)
    sitting.update(1.0)
    assert sitting.soon == pytest.approx(CLAIM - 1.0)


def test_only_who_is_in_the_race_can_claim_and_only_the_first() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1, 2), turn=1)
    assert not sitting.press(0, PASS)
    sitting.play(1, sitting._match.state.legal(1)[0])
    assert not sitting.press(1, PASS)
    assert sitting.press(2, PASS) and not sitting.press(0, PASS)


def test_without_speed_lots_decide_when_all_have_chosen() -> None:
    first = set()
    for seed in range(30):
        sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1), turn=1)
        sitting.lots.on, sitting.rng = True, Random(seed)
        sitting.players[2] = Eager()
        sitting.play(1, sitting._match.state.legal(1)[0])
        assert sitting.left is None and sitting.update(60) == []
        events = sitting.play(0, sitting._match.state.legal(0)[0])
        assert events
        first.add(sitting._match.moves[1].seat)
    assert first == {0, 2}


def test_without_speed_a_choice_must_be_legal() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1), turn=1)
    sitting.lots.on = True
    sitting.play(1, sitting._match.state.legal(1)[0])
    with pytest.raises(IllegalMove):
        sitting.play(0, THANKS)
    assert sitting.people == (0,)


def failing_at(match: Match, *lines: int) -> None:
    """A disk that takes every line but these, counted from now."""
    count = 0

    def keep(entry: Any) -> None:
        nonlocal count
        count += 1
        if count in lines:
            raise ShelfError("the disk is full")

    match.keep = keep


def test_a_lot_that_could_not_be_kept_is_drawn_again_without_asking_anyone_twice() -> None:
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1), turn=1)
    sitting.lots.on = True
    sitting.play(1, sitting._match.state.legal(1)[0])
    made = len(sitting._match.moves)
    failing_at(sitting._match, 1)
    with pytest.raises(ShelfError):
        sitting.play(0, PASS)
    assert len(sitting._match.moves) == made and sitting.people == ()
    assert sitting.update(0.1) and len(sitting._match.moves) > made


def test_what_was_drawn_before_the_disk_failed_is_shown() -> None:
    """Both pass in the same race: the first is kept and told, the second may pass again."""
    sitting = lay_out("s1a r1b", "p1Sa r1c", "s2a s2b", people=(0, 1, 2), turn=1)
    sitting.lots.on = True
    sitting.play(1, sitting._match.state.legal(1)[0])
    made = len(sitting._match.moves)
    failing_at(sitting._match, 2)
    sitting.play(0, PASS)
    assert sitting.play(2, PASS), "nothing was told"
    assert len(sitting._match.moves) == made + 1 and len(sitting.people) == 1
    assert sitting.soon == 0.0
    with pytest.raises(ShelfError):
        sitting.update(0.1)
    sitting.play(sitting.people[0], PASS)
    assert len(sitting._match.moves) == made + 2


def test_a_move_that_was_not_made_has_no_reason() -> None:
    sitting = all_computers("tordu", 3)
    failing_at(sitting._match, 1)
    with pytest.raises(ShelfError):
        sitting.update(100)
    assert not sitting.thinking.thoughts
    assert sitting.update(100) and list(sitting.thinking.thoughts) == [1]


# the limit of a whole match


def evening(shelf: Shelf, path: Path | None = None, **options: Any) -> Sitting:
    """An evening of Défizz! with one person: a new match, or one on the shelf."""
    if path is not None:
        match = shelf.resume(path)
    else:
        match = Match("defizz", GAMES["defizz"].options(options), 3, 4)
        shelf.keep(match)
    return Sitting(match, {1: Chance(), 2: Chance()}, Random(3))


def until_turn(sitting: Sitting, person: int = 0) -> None:
    """Let the others play until the person may act."""
    while person not in sitting.people:
        sitting.update(0.5) or TABLE not in sitting.actors or sitting.play(TABLE, VERDICTS[1])


def test_the_minutes_of_a_match_go_on_on_another_evening(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    sitting = evening(shelf, minutes=10)
    until_turn(sitting)
    sitting.update(200.0)
    passed = sitting.clock.now
    sitting.leave(shelf)
    (listed,) = shelf.listed()
    again = evening(shelf, listed.path)
    assert again.clock.now == pytest.approx(passed, abs=1.0)
    assert listed.moves == again.moves


def test_the_time_played_is_not_kept_where_no_limit_needs_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    sitting = evening(shelf)
    until_turn(sitting)
    sitting.leave(shelf)
    assert b"seconds" not in shelf.listed()[0].path.read_bytes()


def test_a_program_that_was_stopped_loses_a_turn_of_the_minutes_at_most(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    sitting = evening(shelf, minutes=10)
    until_turn(sitting)
    sitting.update(200.0)
    while sitting._match.seconds < 200:
        sitting.play(0, sitting.port(0).legal[0]) if 0 in sitting.people else None
        until_turn(sitting)
    kept = shelf.look(shelf.listed()[0].path)
    assert kept.seconds == sitting._match.seconds >= 200
