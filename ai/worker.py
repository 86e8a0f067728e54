"""A process that thinks, so that no frame waits.

The process is told a view, the legal moves and a seed made for this one choice: nothing else of a match gets there.
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
from ai.player import LEVELS, Choice, Level, Reason, Weighed
from ai.players import player
from game import GAMES
from game.table import Move, Said

LIVES = 2
"""How often the process is started: once, and once again if it dies."""

# what goes through the pipe


class Warm(msgspec.Struct, frozen=True, tag=True):
    """Get ready for this game."""

    game: str


class Ask(msgspec.Struct, frozen=True, tag=True):
    """What would this player do? The view and the moves are those of the game, as JSON."""

    ticket: int
    game: str
    level: Level
    character: str | None
    view: msgspec.Raw
    legal: msgspec.Raw
    chance: str
    budget: float | None
    knows: int | None = None


class Drop(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for these any more."""

    tickets: tuple[int, ...]


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value of a reason: a move, or something plain."""

    plain: Any = None
    move: msgspec.Raw = msgspec.Raw()


class Answered(msgspec.Struct, frozen=True):
    """A choice. An empty text is no reason."""

    ticket: int
    move: msgspec.Raw
    text: str
    values: dict[str, Value]
    weighed: tuple[tuple[msgspec.Raw, float], ...]


Told = Warm | Ask | Drop


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def pack(ticket: int, choice: Choice) -> Answered:
    """A choice as it goes through the pipe."""
    reason = choice.reason
    values = reason.values if reason is not None else {}
    told = {key: Value(move=raw(value)) if isinstance(value, Move) else Value(value) for key, value in values.items()}
    weighed = tuple((raw(each.move), float(each.worth)) for each in choice.weighed)
    return Answered(ticket, raw(choice.move), reason.text if reason is not None else "", told, weighed)


def unpack(answered: Answered, game: str) -> Choice:
    """The choice again, with moves of the game."""
    moves = msgspec.json.Decoder(GAMES[game].Move)
    reason = None
    if answered.text:
        values = {
            key: moves.decode(value.move) if len(value.move) else value.plain for key, value in answered.values.items()
        }
        reason = Reason(answered.text, **values)
    weighed = tuple(Weighed(moves.decode(move), worth) for move, worth in answered.weighed)
    return Choice(moves.decode(answered.move), reason, weighed)


# the process


def think(ask: Ask) -> Answered:
    """One choice, from what was told and nothing else."""
    game = GAMES[ask.game]
    view = msgspec.json.decode(ask.view, type=game.View)
    legal = msgspec.json.decode(ask.legal, type=list[game.Move])  # type: ignore[name-defined]
    mind = player(ask.game, ask.level, NAMED.get(ask.character or ""), ask.knows)
    return pack(ask.ticket, mind.choose(view, legal, Random(ask.chance), ask.budget))


def serve(told: Connection, answers: Connection) -> None:
    """Think about one thing after the other until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = Desk()
    Thread(target=attend, args=(desk, told), daemon=True).start()
    while (ask := desk.next()) is not None:
        answered = msgspec.json.encode(think(ask))
        try:
            answers.send_bytes(answered)
        except OSError:
            return


def attend(desk: Desk, told: Connection) -> None:
    """Listen until the other end is closed, however that came about: then nobody waits for any thought."""
    desk.listen(told)
    os._exit(0)


class Desk:
    """What is still to be thought about. It listens while somebody thinks, so that whoever asks never waits."""

    def __init__(self) -> None:
        self._waiting: deque[Ask] = deque()
        self._closed = False
        self._news = Condition()

    def listen(self, pipe: Connection) -> None:
        """Until the other end is closed."""
        try:
            while True:
                self.hear(msgspec.json.decode(pipe.recv_bytes(), type=Told))
        except (EOFError, OSError):
            return
        finally:
            self.hear(None)

    def hear(self, told: Told | None) -> None:
        """Something new; None is the end."""
        if isinstance(told, Warm):
            for level in LEVELS:
                player(told.game, level)
            return
        with self._news:
            if isinstance(told, Ask):
                self._waiting.append(told)
            elif isinstance(told, Drop):
                self._waiting = deque(ask for ask in self._waiting if ask.ticket not in told.tickets)
            else:
                self._closed = True
            self._news.notify()

    def next(self) -> Ask | None:
        """The next to be thought about, once there is one; None at the end."""
        with self._news:
            self._news.wait_for(lambda: self._waiting or self._closed)
            return None if self._closed else self._waiting.popleft()


@contextmanager
def unheard() -> Iterator[None]:
    """Whoever is started meanwhile never hears Ctrl-C: it is for the program, which ends what it has started.

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
    """Whoever tells something never waits until there is room in the pipe: this does. None is the end."""
    with pipe, suppress(OSError):
        while (told := outbox.get()) is not None:
            pipe.send_bytes(told)


class Worker:
    """The process, seen from here. It dies once and is started again; the second time it is given up."""

    def __init__(self) -> None:
        self.lives = LIVES
        self.trouble: Said | None = None
        """What people should be told, once."""
        self._process: Any = None
        self._answered: Connection | None = None
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._asked: dict[int, Ask] = {}
        self._answers: dict[int, Choice] = {}

    @property
    def lost(self) -> bool:
        """Whether nobody thinks there any more, and nobody will."""
        return self._answered is None and self.lives <= 0

    def start(self) -> None:
        """Start the process, and tell it again what is still unanswered."""
        self.lives -= 1
        context = multiprocessing.get_context("spawn")
        try:
            told, telling = context.Pipe(duplex=False)
            self._answered, answers = context.Pipe(duplex=False)
            self._outbox = SimpleQueue()
            Thread(target=deliver, args=(self._outbox, telling), daemon=True).start()
            with told, answers, unheard():
                self._process = context.Process(target=serve, args=(told, answers), name="tablee-thinker", daemon=True)
                self._process.start()
        except OSError:
            self._mourn()
            return
        for ask in self._asked.values():
            self._tell(ask)

    def warm(self, game: str) -> None:
        """A table of this game is being set."""
        self._tell(Warm(game))

    def ask(self, ask: Ask) -> None:
        self._asked[ask.ticket] = ask
        self._tell(ask)

    def drop(self, tickets: Iterable[int]) -> None:
        """Forget these; an answer that comes nevertheless is not kept."""
        gone = tuple(ticket for ticket in tickets if self._asked.pop(ticket, None) or self._answers.pop(ticket, None))
        if gone:
            self._tell(Drop(gone))

    def answer(self, ticket: int) -> Choice | None:
        """The answer to a ticket, if it has come."""
        self._listen()
        return self._answers.pop(ticket, None)

    def close(self) -> None:
        """End the process, however it is; nothing is left behind."""
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
            self._mourn()

    def _tell(self, told: Told) -> None:
        if self._answered is not None:
            self._outbox.put(msgspec.json.encode(told))

    def _mourn(self) -> None:
        """The process has died, or could not be started."""
        self._end()
        if self.lives > 0:
            self.start()
        else:
            self.trouble = Said("the hard players can't think ahead any more: they play like normal ones from now on")

    def _end(self) -> None:
        """It has nothing to lose, so nobody waits until it has finished its thought."""
        self._outbox.put(None)
        if self._answered is not None:
            self._answered.close()
            self._answered = None
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = None
