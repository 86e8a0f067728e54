"""A process that thinks, so that no frame waits.

The process is sent a view, the legal moves and a seed made for this one choice: nothing else of a match gets there.
Both ways lead through plain pipes, which are no sockets, and what goes through them is JSON: nothing is unpickled.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Condition, Thread
from typing import Any

import msgspec

from ai.characters import NAMED
from ai.coach.coach import Coach
from ai.coach.parcel import Coached, Value, raw, received, received_worths, sent, sent_worths
from ai.player import LEVELS, Choice, Level, Reason
from ai.players import player
from game import GAMES
from game.table import Said

LIVES = 2
"""The number of times the process is started: once, and once again if it dies."""

# the messages through the pipe


class Warm(msgspec.Struct, frozen=True, tag=True):
    """A request to import the players of a game."""

    game: str


class Ask(msgspec.Struct, frozen=True, tag=True):
    """A request for a choice. The view and the moves are those of the game, as JSON."""

    ticket: int
    game: str
    level: Level
    character: str | None
    view: msgspec.Raw
    legal: msgspec.Raw
    chance: str
    budget: float | None
    knows: int | None = None
    coached: bool = False
    """True if the coach is to say what differs."""


class Drop(msgspec.Struct, frozen=True, tag=True):
    """A request to forget tickets that nobody waits for any more."""

    tickets: tuple[int, ...]


class Answered(msgspec.Struct, frozen=True):
    """A choice, as JSON. An empty text means that there is no reason."""

    ticket: int
    move: msgspec.Raw
    text: str
    values: dict[str, Value]
    weighed: tuple[tuple[msgspec.Raw, float], ...]
    coached: Coached = Coached()


Request = Warm | Ask | Drop


def pack(ticket: int, choice: Choice) -> Answered:
    """A choice as it goes through the pipe."""
    reason = choice.reason
    text, values = (reason.text, sent(reason.values)) if reason is not None else ("", {})
    return Answered(ticket, raw(choice.move), text, values, sent_worths(choice.weighed), Coached.of(choice))


def unpack(answered: Answered, game: str) -> Choice:
    """The choice that came through the pipe, with moves of the game."""
    moves = msgspec.json.Decoder(GAMES[game].Move)
    reason = Reason(answered.text, **received(answered.values, moves)) if answered.text else None
    choice = Choice(moves.decode(answered.move), reason, received_worths(answered.weighed, moves))
    return answered.coached.added(choice, moves)


# the process


def think(ask: Ask) -> Answered:
    """Make one choice from a request and nothing else."""
    game = GAMES[ask.game]
    view = msgspec.json.decode(ask.view, type=game.View)
    legal = msgspec.json.decode(ask.legal, type=list[game.Move])  # type: ignore[name-defined]
    mind = player(ask.game, ask.level, NAMED.get(ask.character or ""), ask.knows)
    if ask.coached:
        mind = Coach(mind, ask.game)
    return pack(ask.ticket, mind.choose(view, legal, Random(ask.chance), ask.budget))


def serve(asked: Connection, answers: Connection) -> None:
    """Answer requests, one after the other, until the main process has closed the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    requests = Requests()
    Thread(target=read_requests, args=(requests, asked), daemon=True).start()
    while (ask := requests.next()) is not None:
        answered = msgspec.json.encode(think(ask))
        try:
            answers.send_bytes(answered)
        except OSError:
            return


def read_requests(requests: Requests, asked: Connection) -> None:
    """Read requests until the pipe is closed, then end the process at once: nobody waits for any thought."""
    requests.listen(asked)
    os._exit(0)


class Requests:
    """The requests still to be answered. They are read while the process thinks, so that the main process never
    waits."""

    def __init__(self) -> None:
        self._waiting: deque[Ask] = deque()
        self._closed = False
        self._news = Condition()

    def listen(self, pipe: Connection) -> None:
        """Read requests until the pipe is closed."""
        try:
            while True:
                self.receive(msgspec.json.decode(pipe.recv_bytes(), type=Request))
        except (EOFError, OSError):
            return
        finally:
            self.receive(None)

    def receive(self, request: Request | None) -> None:
        """Queue a request from the main process; None means that it has closed the pipe."""
        if isinstance(request, Warm):
            for level in LEVELS:
                player(request.game, level)
            return
        with self._news:
            if isinstance(request, Ask):
                self._waiting.append(request)
            elif isinstance(request, Drop):
                self._waiting = deque(ask for ask in self._waiting if ask.ticket not in request.tickets)
            else:
                self._closed = True
            self._news.notify()

    def next(self) -> Ask | None:
        """Wait for the next request for a choice; None once the pipe is closed."""
        with self._news:
            self._news.wait_for(lambda: self._waiting or self._closed)
            return None if self._closed else self._waiting.popleft()


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Keep Ctrl-C from a process that is started meanwhile: it is for the program, which ends what it has started.

    One that comes just then waits for the program. On Windows nothing of the kind is handed on.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let the signal through again if it were started below
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def deliver(outbox: SimpleQueue[bytes | None], pipe: Connection) -> None:
    """Write messages to the pipe in a thread, so that nobody else waits until there is room in it; None ends the
    thread."""
    with pipe, suppress(OSError):
        while (message := outbox.get()) is not None:
            pipe.send_bytes(message)


class Worker:
    """The process as the program sees it. If it dies it is started again; the second time it is given up."""

    def __init__(self) -> None:
        self.lives = LIVES
        self.trouble: Said | None = None
        """A sentence for people, once the process is given up; else None."""
        self._process: Any = None
        self._answered: Connection | None = None
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._asked: dict[int, Ask] = {}
        self._answers: dict[int, Choice] = {}

    @property
    def lost(self) -> bool:
        """True once the process is given up for good."""
        return self._answered is None and self.lives <= 0

    def start(self) -> None:
        """Start the process, and send it again the requests still unanswered."""
        self.lives -= 1
        context = multiprocessing.get_context("spawn")
        try:
            asked, asking = context.Pipe(duplex=False)
            self._answered, answers = context.Pipe(duplex=False)
            self._outbox = SimpleQueue()
            Thread(target=deliver, args=(self._outbox, asking), daemon=True).start()
            with asked, answers, without_ctrl_c():
                self._process = context.Process(target=serve, args=(asked, answers), name="tablee-thinker", daemon=True)
                self._process.start()
        except OSError:
            self._restart_or_give_up()
            return
        for ask in self._asked.values():
            self._send(ask)

    def warm(self, game: str) -> None:
        """Let the process import the players of this game; called while its table is set."""
        self._send(Warm(game))

    def ask(self, ask: Ask) -> None:
        self._asked[ask.ticket] = ask
        self._send(ask)

    def drop(self, tickets: Iterable[int]) -> None:
        """Forget these tickets; an answer that comes nevertheless is not kept."""
        gone = tuple(ticket for ticket in tickets if self._asked.pop(ticket, None) or self._answers.pop(ticket, None))
        if gone:
            self._send(Drop(gone))

    def answer(self, ticket: int) -> Choice | None:
        """The choice for a ticket; None if it has not come yet."""
        self._listen()
        return self._answers.pop(ticket, None)

    def close(self) -> None:
        """End the process, whatever it is doing; nothing is left behind."""
        self.lives = 0
        self._end()

    def _listen(self) -> None:
        try:
            while self._answered is not None and self._answered.poll():
                answered = msgspec.json.decode(self._answered.recv_bytes(), type=Answered)
                ask = self._asked.pop(answered.ticket, None)
                if ask is not None:
                    self._answers[answered.ticket] = unpack(answered, ask.game)
        except (EOFError, OSError):
            self._restart_or_give_up()

    def _send(self, request: Request) -> None:
        if self._answered is not None:
            self._outbox.put(msgspec.json.encode(request))

    def _restart_or_give_up(self) -> None:
        """Start the process again after its death, or give it up."""
        self._end()
        if self.lives > 0:
            self.start()
        else:
            self.trouble = Said(
                "the strongest players can't think ahead any more: they play like normal ones from now on"
            )

    def _end(self) -> None:
        """Kill the process: it has nothing to lose, so nobody waits until it has finished its thought."""
        self._outbox.put(None)
        if self._answered is not None:
            self._answered.close()
            self._answered = None
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = None
