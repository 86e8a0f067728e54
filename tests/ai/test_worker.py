"""Thinking in a process: no frame waits, nothing stale counts, nothing is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from ai import worker as workers
from ai.characters import CHARACTERS
from ai.player import LEVELS, Chance, Choice, Level, Reason, Weighed
from ai.players import player
from ai.thinker import Inline, Mind, Process, chance
from ai.worker import Ask, Drop, Request, Requests, Warm, Worker, pack, raw, think, unpack
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
    """Beside them: who thinks, how well and how long, and the ticket for the answer."""
    about = {"ticket": int, "game": str, "level": Level, "character": str | None, "budget": float | None}
    told = {"view": msgspec.Raw, "legal": msgspec.Raw, "chance": str}
    assert get_type_hints(Ask) == about | told | {"knows": int | None, "coached": bool}


def test_nothing_but_questions_comes_into_the_process() -> None:
    assert (get_args(Request), get_type_hints(Warm), get_type_hints(Drop)) == (
        (Warm, Ask, Drop),
        {"game": str},
        {"tickets": tuple[int, ...]},
    )


@pytest.mark.parametrize("told", [b"", b"null", b"\x80\x04N.", b'{"type":"Ask"}', b'{"type":"State","seed":1}'])
def test_anything_else_is_refused(told: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(told, type=Request)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_thinks_is_told_its_own_view_at_every_move(game: str) -> None:
    match = Match(game, None, 4, 3)
    told = Heard()
    seats: Any = dict.fromkeys(range(4), Mind("expert"))
    thinks = Process(told, game, seats, match.seed, Inline({}, 1))  # type: ignore[arg-type]
    rng = Random(1)
    for _ in range(12):
        seat = next(actor for actor in match.state.actors() if actor >= 0)
        view, legal = match.state.view(seat), match.state.legal(seat)
        thinks.ask(seat, view, legal)
        hidden = GAMES[game].sample(view, rng)
        thinks.ask(seat, hidden.view(seat), hidden.legal(seat))
        mine, same = (msgspec.structs.replace(ask, ticket=0) for ask in told.asks[-2:])
        assert msgspec.json.decode(mine.view, type=GAMES[game].View) == view and mine == same
        match.play(seat, rng.choice(legal))


class Heard:
    """A worker that only listens."""

    lost = False

    def __init__(self) -> None:
        self.asks: list[Ask] = []

    def warm(self, game: str) -> None:
        pass

    def ask(self, ask: Ask) -> None:
        self.asks.append(ask)


def test_the_seed_of_a_choice_does_not_show_the_seed_of_the_deal() -> None:
    assert "123456789" not in chance(123456789, 4, 2)


def test_every_moment_and_seat_has_random_numbers_of_its_own() -> None:
    seeds = {chance(seed, moves, seat) for seed in range(3) for moves in range(3) for seat in range(3)}
    assert len(seeds) == 27 and chance(1, 2, 0) == chance(1, 2, 0)


def test_what_was_dropped_is_not_thought_about() -> None:
    requests = Requests()
    for ticket in (1, 2, 3):
        requests.receive(asked(ticket))
    requests.receive(Drop((1, 2)))
    found = requests.next()
    assert found is not None and found.ticket == 3


def test_the_desk_closes_with_the_pipe() -> None:
    theirs, ours = multiprocessing.Pipe(duplex=False)
    ours.close()
    requests = Requests()
    requests.listen(theirs)
    assert requests.next() is None


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


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="what a process holds is looked up in /proc")
def test_both_ways_lead_through_pipes_that_are_no_sockets(worker: Worker) -> None:
    worker.ask(asked(1))
    wait(worker, 1)
    held = [path.readlink() for path in Path(f"/proc/{worker._process.pid}/fd").iterdir() if int(path.name) > 2]
    assert len([each for each in held if each.name.startswith("pipe:")]) >= 2
    assert [each for each in held if each.name.startswith("socket:")] == []


@pytest.mark.skipif(os.name != "posix", reason="Windows can't hold a process")
def test_whoever_asks_does_not_wait_until_there_is_room_in_the_pipe(worker: Worker) -> None:
    os.kill(worker._process.pid, signal.SIGSTOP)
    long = msgspec.structs.replace(asked(1), view=raw("x" * 5_000_000))
    asking = Thread(target=worker.ask, args=(long,), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    assert not asking.is_alive()


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
@pytest.mark.parametrize("level", ["easy", "normal", "expert"])
def test_every_game_has_a_player_of_every_level(game: str, level: Any) -> None:
    match = Match(game, None, 3, 2)
    seat = match.state.actors()[0]
    choice = player(game, level, CHARACTERS[0]).choose(match.state.view(seat), match.state.legal(seat), Random(1))
    assert match.state.allows(seat, choice.move)


# a worker that never starts a process


class Silent:
    """A worker that keeps what it is asked, and answers what a test gives it."""

    def __init__(self) -> None:
        self.lost = False
        self.asked: list[Ask] = []
        self.dropped: list[int] = []
        self.warmed: list[str] = []
        self.choices: dict[int, Choice] = {}

    def warm(self, game: str) -> None:
        self.warmed.append(game)

    def ask(self, ask: Ask) -> None:
        self.asked.append(ask)

    def drop(self, tickets: Any) -> None:
        self.dropped += tickets

    def answer(self, ticket: int) -> Choice | None:
        return self.choices.pop(ticket, None)


def asking(silent: Silent, seat: int = 0, budget: float = 0.5) -> Process:
    minds = {seat: Mind("expert", "Odile", 71)}
    return Process(silent, "tordu", minds, 9, Inline({seat: Chance()}, 9), budget)  # type: ignore[arg-type]


def test_a_table_that_is_set_warms_the_process() -> None:
    silent = Silent()
    asking(silent)
    assert silent.warmed == ["tordu"]


def test_the_process_is_asked_who_thinks_with_which_numbers_and_how_long() -> None:
    silent, now = Silent(), state()
    seat = now.actors()[0]
    ticket = asking(silent, seat).ask(seat, now.view(seat), now.legal(seat))
    (ask,) = silent.asked
    assert (ask.ticket, ask.game, ask.level, ask.character, ask.knows, ask.budget) == (
        ticket,
        "tordu",
        "expert",
        "Odile",
        71,
        0.5,
    )
    assert ask.chance == chance(9, now.view(seat).moves, seat)


def test_an_answer_of_the_process_is_given_out_once() -> None:
    silent, now = Silent(), state()
    seat = now.actors()[0]
    thinks = asking(silent, seat)
    ticket = thinks.ask(seat, now.view(seat), now.legal(seat))
    assert thinks.answer(ticket) is None
    silent.choices[ticket] = Choice(PASS)
    assert thinks.answer(ticket) == Choice(PASS)
    silent.choices[ticket] = Choice(PASS)
    assert thinks.answer(ticket) is None


def test_cancelling_drops_what_was_asked_there_and_here() -> None:
    silent, now = Silent(), state()
    seat = now.actors()[0]
    thinks = asking(silent, seat)
    there = thinks.ask(seat, now.view(seat), now.legal(seat))
    here = thinks.here.ask(seat, now.view(seat), now.legal(seat))
    thinks.cancel()
    assert silent.dropped == [there] and thinks.answer(here) is None and thinks.answer(there) is None


def test_once_the_process_is_lost_somebody_here_answers_new_questions() -> None:
    silent, now = Silent(), state()
    seat = now.actors()[0]
    thinks = asking(silent, seat)
    silent.lost = True
    ticket = thinks.ask(seat, now.view(seat), now.legal(seat))
    assert silent.asked == [] and thinks.answer(ticket) is not None


def test_every_question_has_a_ticket_of_its_own() -> None:
    now = state()
    seat = now.actors()[0]
    one, other = Inline({seat: Chance()}, 1), Inline({seat: Chance()}, 1)
    tickets = [thinks.ask(seat, now.view(seat), now.legal(seat)) for thinks in (one, other, one)]
    assert len(set(tickets)) == 3


def test_a_worker_that_was_not_started_is_not_lost_and_answers_nothing() -> None:
    found = Worker()
    found.ask(asked(1))
    assert not found.lost and found.answer(1) is None and found.lives == workers.LIVES == 2


def test_only_tickets_that_are_open_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    found, sent = Worker(), []
    monkeypatch.setattr(found, "_send", sent.append)
    found.ask(asked(1))
    found.drop([1, 2])
    found.drop([1])
    assert sent[1:] == [Drop((1,))]


def test_a_request_to_get_ready_is_not_queued() -> None:
    requests = Requests()
    requests.receive(Warm("tordu"))
    requests.receive(asked(4))
    found = requests.next()
    assert found is not None and found.ticket == 4


def test_getting_ready_makes_a_player_of_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, Level]] = []
    monkeypatch.setattr(workers, "player", lambda game, level: made.append((game, level)))
    Requests().receive(Warm("trio"))
    assert made == [("trio", level) for level in LEVELS]


def test_requests_are_answered_in_the_order_they_came() -> None:
    requests = Requests()
    for ticket in (3, 1, 2):
        requests.receive(asked(ticket))
    assert [ask.ticket for ask in (requests.next(), requests.next(), requests.next()) if ask is not None] == [3, 1, 2]


@pytest.mark.parametrize(("news", "ticket"), [(asked(7), 7), (None, None)])
def test_news_wake_whoever_waits_for_a_request(news: Ask | None, ticket: int | None) -> None:
    requests, waits = Requests(), Event()
    found: list[Ask | None] = []
    wait = requests._news.wait

    def waiting(timeout: float | None = None) -> bool:
        waits.set()
        return wait(timeout)

    requests._news.wait = waiting  # type: ignore[method-assign]
    thinker = Thread(target=lambda: found.append(requests.next()), daemon=True)
    thinker.start()
    waits.wait()
    requests.receive(news)
    thinker.join(PATIENCE)
    assert [ask and ask.ticket for ask in found] == [ticket]


def test_after_the_end_nothing_is_thought_about() -> None:
    requests = Requests()
    requests.receive(asked(1))
    requests.receive(None)
    assert requests.next() is None


def test_ctrl_c_is_kept_from_what_is_started_and_let_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[Any] = [{"before"}]

    def mask(how: str, signals: Any) -> Any:
        before = held[-1]
        held.append(before | signals if how == "block" else signals)
        return before

    monkeypatch.setattr(signal, "pthread_sigmask", mask, raising=False)
    monkeypatch.setattr(signal, "SIG_BLOCK", "block", raising=False)
    monkeypatch.setattr(signal, "SIG_SETMASK", "set", raising=False)
    monkeypatch.setattr(workers.resource_tracker, "ensure_running", lambda: held.append(held[-1]))
    with workers.without_ctrl_c():
        assert held == [{"before"}, {"before"}, {"before", signal.SIGINT}]
    assert held[-1] == {"before"}


def test_messages_are_written_until_the_end() -> None:
    theirs, ours = multiprocessing.Pipe(duplex=False)
    outbox: Any = workers.SimpleQueue()
    for message in (b"one", b"two", None, b"three"):
        outbox.put(message)
    workers.deliver(outbox, ours)
    assert [theirs.recv_bytes(), theirs.recv_bytes()] == [b"one", b"two"]
    with pytest.raises(EOFError):
        theirs.recv_bytes()
