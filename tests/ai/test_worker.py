"""Thinking in a process: no frame waits, nothing stale counts, nothing is left behind."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ai import worker as workers
from ai.characters import CHARACTERS
from ai.player import Chance, Choice, Reason, Weighed
from ai.players import player
from ai.thinker import Inline, Mind, Process, chance
from ai.worker import Ask, Desk, Drop, Worker, pack, raw, think, unpack
from game import GAMES
from game.match import Match
from game.table import State
from game.tordu.moves import PASS, Bid

PATIENCE = 60.0
"""Seconds after which an answer will never come."""


def state(game: str = "tordu", seats: int = 3, moves: int = 0, seed: int = 1) -> State:
    found = GAMES[game].start(None, seats, seed)
    rng = Random(seed)
    for _ in range(moves):
        seat = rng.choice(found.actors())
        found.apply(seat, rng.choice(found.legal(seat)))
    return found


def asked(ticket: int, game: str = "tordu", level: Any = "easy") -> Ask:
    now = state(game)
    seat = now.actors()[0]
    return Ask(ticket, game, level, None, raw(now.view(seat)), raw(now.legal(seat)), "x", None)


@pytest.fixture
def worker() -> Iterator[Worker]:
    found = Worker()
    found.start()
    yield found
    found.close()


def thinker(worker: Worker, seat: int, level: Any = "normal") -> Process:
    here = Inline({seat: Chance()}, 1)
    return Process(worker, "tordu", {seat: Mind(level)}, 1, here)


def wait(thinks: Any, ticket: int) -> Choice:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        choice = thinks.answer(ticket)
        if choice is not None:
            return choice
        time.sleep(0.01)
    raise AssertionError("no answer")


# what goes through the pipe


def test_a_choice_comes_out_of_the_pipe_as_it_went_in() -> None:
    reason = Reason("{move}: {percent} % against {other}", move=Bid("h", 4), percent=71, other=PASS, card="7h")
    choice = Choice(Bid("h", 4), reason, (Weighed(Bid("h", 4), 0.71), Weighed(PASS, -1.5)))
    told = msgspec.json.decode(msgspec.json.encode(pack(7, choice)), type=workers.Answered)
    assert told.ticket == 7 and unpack(told, "tordu") == choice


def test_a_choice_without_a_reason_has_none_afterwards() -> None:
    assert unpack(pack(1, Choice(PASS)), "tordu") == Choice(PASS)


@pytest.mark.parametrize("game", GAMES)
def test_thinking_from_what_was_sent_is_thinking_from_the_view(game: str) -> None:
    now = state(game, moves=6)
    seat = next(actor for actor in now.actors() if actor >= 0)
    view, legal = now.view(seat), now.legal(seat)
    sent = Ask(1, game, "normal", None, raw(view), raw(legal), "a seed", None)
    assert unpack(think(sent), game).move == player(game, "normal").choose(view, legal, Random("a seed")).move


def test_nothing_but_a_view_moves_and_a_seed_is_sent() -> None:
    assert Ask.__struct_fields__ == ("ticket", "game", "level", "character", "view", "legal", "chance", "budget")


def test_the_seed_of_a_choice_does_not_show_the_seed_of_the_deal() -> None:
    assert "123456789" not in chance(123456789, 4, 2)


def test_every_moment_and_seat_has_random_numbers_of_its_own() -> None:
    seeds = {chance(seed, moves, seat) for seed in range(3) for moves in range(3) for seat in range(3)}
    assert len(seeds) == 27 and chance(1, 2, 0) == chance(1, 2, 0)


def test_what_was_dropped_is_not_thought_about() -> None:
    desk = Desk()
    for ticket in (1, 2, 3):
        desk.hear(asked(ticket))
    desk.hear(Drop((1, 2)))
    found = desk.next()
    assert found is not None and found.ticket == 3


def test_the_desk_closes_with_the_pipe() -> None:
    ours, theirs = multiprocessing.Pipe()
    ours.close()
    desk = Desk()
    desk.listen(theirs)
    assert desk.next() is None


# thinking here


def test_the_same_moment_gives_the_same_choice() -> None:
    now = state("trepido")
    seat = now.actors()[0]
    thinks = Inline({seat: Chance()}, 5)
    first, second = (thinks.answer(thinks.ask(seat, now.view(seat), now.legal(seat))) for _ in range(2))
    assert first == second


def test_an_answer_is_given_out_once() -> None:
    now = state()
    seat = now.actors()[0]
    thinks = Inline({seat: Chance()}, 5)
    ticket = thinks.ask(seat, now.view(seat), now.legal(seat))
    assert thinks.answer(ticket) is not None and thinks.answer(ticket) is None


def test_a_cancelled_question_is_never_answered() -> None:
    now = state()
    seat = now.actors()[0]
    thinks = Inline({seat: Chance()}, 5)
    ticket = thinks.ask(seat, now.view(seat), now.legal(seat))
    thinks.cancel()
    assert thinks.answer(ticket) is None


# thinking there


def test_the_process_chooses_as_the_player_would_here(worker: Worker) -> None:
    now = state()
    seat = now.actors()[0]
    thinks = thinker(worker, seat)
    found = wait(thinks, thinks.ask(seat, now.view(seat), now.legal(seat)))
    here = player("tordu", "normal").choose(now.view(seat), now.legal(seat), Random(chance(1, 0, seat)))
    assert found.move == here.move


def test_seats_that_need_no_process_think_here(worker: Worker) -> None:
    now = state()
    seat = now.actors()[0]
    thinks = Process(worker, "tordu", {}, 1, Inline({seat: Chance()}, 1))
    assert thinks.answer(thinks.ask(seat, now.view(seat), now.legal(seat))) is not None


def test_an_answer_that_comes_too_late_is_dropped(worker: Worker) -> None:
    now = state()
    seat = now.actors()[0]
    thinks = thinker(worker, seat)
    late = thinks.ask(seat, now.view(seat), now.legal(seat))
    thinks.cancel()
    wait(thinks, thinks.ask(seat, now.view(seat), now.legal(seat)))
    assert thinks.answer(late) is None


def test_two_who_ask_do_not_get_each_others_answers(worker: Worker) -> None:
    now = state()
    seat = now.actors()[0]
    one, other = thinker(worker, seat), thinker(worker, seat)
    ticket = one.ask(seat, now.view(seat), now.legal(seat))
    other.cancel()
    assert other.answer(ticket) is None and wait(one, ticket) is not None


def test_a_process_that_dies_is_started_again_and_answers(worker: Worker) -> None:
    now = state()
    seat = now.actors()[0]
    thinks = thinker(worker, seat)
    worker._process.kill()
    worker._process.join()
    assert wait(thinks, thinks.ask(seat, now.view(seat), now.legal(seat))).move in now.legal(seat)
    assert worker.trouble is None


def test_a_process_that_dies_twice_is_given_up_and_somebody_here_takes_over(worker: Worker) -> None:
    now = state()
    seat = now.actors()[0]
    thinks = thinker(worker, seat)
    ticket = thinks.ask(seat, now.view(seat), now.legal(seat))
    worker.lives = 0
    worker._process.kill()
    worker._process.join()
    assert wait(thinks, ticket).move in now.legal(seat)
    assert worker.lost and worker.trouble is not None


def test_closing_leaves_no_process_behind() -> None:
    found = Worker()
    found.start()
    process = found._process
    pid = process.pid
    found.close()
    assert pid not in {child.pid for child in multiprocessing.active_children()}


def test_a_closed_worker_can_be_closed_again() -> None:
    found = Worker()
    found.start()
    found.close()
    found.close()
    assert found.lost


def test_where_no_process_can_be_started_it_is_lost_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", refuse)
    found = Worker()
    found.start()
    assert found.lost and found.trouble is not None


# who plays


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_game_has_a_player_of_every_level(game: str, level: Any) -> None:
    match = Match(game, None, 3, 2)
    seat = match.state.actors()[0]
    choice = player(game, level, CHARACTERS[0]).choose(match.state.view(seat), match.state.legal(seat), Random(1))
    assert match.state.allows(seat, choice.move)
