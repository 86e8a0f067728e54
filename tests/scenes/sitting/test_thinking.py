"""Computer players who need time: the table waits for them without standing still."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ai.player import Chance, Choice
from ai.thinker import Inline, Process
from ai.worker import Worker
from game.match import Match, Seat
from game.trepido.moves import PASS
from scenes.sitting.plans import THINKING
from scenes.sitting.seats import _thinker as thinker
from scenes.sitting.sitting import Sitting
from tests.game.trepido.table import Table


class Slow:
    """Answers when told to, with the first move that may be made."""

    def __init__(self) -> None:
        self.asked: dict[int, list[Any]] = {}
        self.ready = False
        self.cancelled = 0

    def ask(self, seat: int, view: Any, legal: list[Any]) -> int:
        ticket = 1 + max(self.asked, default=0)
        self.asked[ticket] = legal
        return ticket

    def answer(self, ticket: int) -> Choice | None:
        return Choice(self.asked.pop(ticket)[0]) if self.ready and ticket in self.asked else None

    def cancel(self) -> None:
        self.cancelled += 1
        self.asked.clear()


def computers(slow: Slow, seed: int = 1) -> Sitting:
    return Sitting(Match("tordu", None, 3, seed), dict.fromkeys(range(3), Chance()), Random(seed), thinker=slow)


def race(slow: Slow) -> Sitting:
    """A person has opened a race; another person and a computer player are in it."""
    table = Table("s1a r1b", "p1Sa r1c", "s2a s2b", turn=1)
    sitting = Sitting(table.match, {2: Chance()}, Random(3), by_lot=True, thinker=slow)
    sitting.play(1, sitting._match.state.legal(1)[0])
    return sitting


def test_a_player_is_asked_as_soon_as_its_turn_comes() -> None:
    slow = Slow()
    computers(slow)
    assert len(slow.asked) == 1


def test_nothing_happens_before_the_answer_is_there() -> None:
    sitting = computers(Slow())
    assert sitting.update(100) == [] and sitting._match.moves == []


def test_an_answer_that_is_there_early_waits_for_the_time_that_thinking_seems_to_take() -> None:
    slow = Slow()
    slow.ready = True
    sitting = computers(slow)
    assert sitting.update(THINKING[0] - 0.01) == []


def test_a_late_answer_is_acted_on_at_once() -> None:
    slow = Slow()
    sitting = computers(slow)
    sitting.update(2)
    slow.ready = True
    assert sitting.update(0.0) != []


def test_the_loop_looks_again_soon_while_somebody_thinks() -> None:
    sitting = computers(Slow())
    sitting.update(2)
    assert sitting.soon is not None and 0 < sitting.soon < 0.1


def test_at_once_too_the_table_waits_without_standing_still() -> None:
    slow = Slow()
    sitting = computers(slow)
    sitting.plans.pace = float("inf")
    sitting.plan_anew()
    assert sitting.update(0.0) == []
    slow.ready = True
    assert sitting.update(0.0) != []


def test_taking_back_drops_what_was_asked() -> None:
    slow = Slow()
    sitting = computers(slow)
    before = slow.cancelled
    sitting.plan_anew()
    assert slow.cancelled == before + 1 and len(slow.asked) == 1


def test_a_choice_that_is_no_longer_legal_is_thought_over_again() -> None:
    slow = Slow()
    sitting = computers(slow)
    slow.asked = {ticket: [PASS] for ticket in slow.asked}
    slow.ready = True
    assert sitting.update(2) == [] and sitting.update(0.1) != []


def test_lots_are_drawn_when_the_computer_players_have_chosen_too() -> None:
    slow = Slow()
    sitting = race(slow)
    assert sitting.play(0, sitting._match.state.legal(0)[0]) == []
    assert sitting.update(5) == [] and sitting.people == ()
    slow.ready = True
    assert sitting.update(0.1) != []


def test_an_unseen_choice_is_taken_back_while_others_still_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """No move is taken back with it; the match, laid out by hand, can't be played again from its deal."""
    sitting = race(Slow())
    monkeypatch.setattr(Match, "undo", lambda match, moves: None)
    sitting.play(0, sitting._match.state.legal(0)[0])
    assert sitting.people == ()
    sitting.undo(sitting.moves)
    assert sitting.people == (0,)


def test_every_choice_of_a_computer_player_is_kept_with_what_it_saw() -> None:
    slow = Slow()
    slow.ready = True
    sitting = computers(slow)
    sitting.update(2)
    thought = sitting.thinking.thoughts[1]
    assert (thought.seat, thought.choice.move) == (sitting._match.moves[0].seat, sitting._match.moves[0].move)
    assert thought.view.moves == 0 and thought.view.seat == thought.seat


def test_what_had_to_be_needs_no_reason() -> None:
    table = Table("r1b p1a", "p1Ga r1c xa", turn=1)
    sitting = Sitting(table.match, {0: Chance()}, Random(3))
    for _ in range(2):
        sitting.play(1, next(m for m in sitting._match.state.legal(1) if getattr(m, "card", "") in ("p1Ga", "xa")))
    while len(sitting._match.moves) < 3:
        sitting.update(0.5)
    assert sitting.thinking.thoughts == {}


def test_thoughts_are_taken_back_with_their_moves() -> None:
    slow = Slow()
    slow.ready = True
    sitting = computers(slow)
    for _ in range(3):
        sitting.update(2)
    sitting.undo(1)
    assert set(sitting.thinking.thoughts) == {1}


def seats(*levels: Any) -> list[Seat]:
    return [Seat(name=f"Someone {place}", level=level) for place, level in enumerate(levels)]


def test_hard_players_think_in_the_process_and_have_a_simpler_self_in_reserve() -> None:
    match = Match("trepido", None, seats(None, "normal", "hard"), 1)
    found = thinker(match, {1: Chance(), 2: Chance()}, Worker())
    assert isinstance(found, Process) and set(found.minds) == {2} and set(found.here.players) == {1, 2}


@pytest.mark.parametrize("levels", [(None, "easy", "normal"), ("easy", "easy", "easy")])
def test_without_hard_players_no_process_is_needed(levels: tuple[Any, ...]) -> None:
    match = Match("trepido", None, seats(*levels), 1)
    assert thinker(match, {1: Chance(), 2: Chance()}, Worker()) is None


def test_without_a_process_everyone_thinks_here() -> None:
    match = Match("trepido", None, seats(None, "hard", "hard"), 1)
    assert thinker(match, {1: Chance(), 2: Chance()}, None) is None
    assert isinstance(Sitting(match, {1: Chance()}, Random(1)).thinking.thinker, Inline)


@pytest.mark.parametrize("game", ["trepido", "trio", "tordu"])
def test_the_same_match_goes_the_same_way_again(game: str) -> None:
    """Choices follow from the deal, the moment and the seat alone."""
    played = []
    for seed in (1, 2):
        sitting = Sitting(Match(game, None, 3, 8), dict.fromkeys(range(3), Chance()), Random(seed))
        for _ in range(12):
            if sitting._match.state.timer is None:
                sitting.update(2)
        played.append(sitting._match.moves[:5])
    assert played[0] == played[1]
