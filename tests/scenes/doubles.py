"""What it takes to double a match: what is hidden drawn anew, nobody who thinks, a terminal that is listened to."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from copy import copy
from functools import cache
from io import StringIO
from itertools import count
from random import Random
from typing import Any

import pygame
from msgspec.structs import replace

from ai.player import Choice
from game import GAMES
from game.defizz.pack import Pack
from game.defizz.questions import ChronoQuestion, Name, Names, PingPongQuestion, Text, Words
from game.match import Match
from game.table import View
from scenes.app.page import Page
from tests.scenes.driver import Driver

SIZE = (640, 360)


class Leak(AssertionError):
    """Something hidden can be told from what comes out."""


class Still:
    """Computer players who never come to an end with their thoughts: every move is made from outside."""

    def __init__(self) -> None:
        self.tickets = count(1)

    def ask(self, seat: int, view: View, legal: list[Any]) -> int:
        return next(self.tickets)

    def answer(self, ticket: int) -> Choice | None:
        return None

    def cancel(self) -> None:
        """There is nothing to forget."""


class Glass:
    """A window that shows nothing but its title."""

    title = "Tablée"

    def flip(self) -> None:
        """It is drawn."""


@cache
def desk(number: int) -> Driver:
    """A program that is used again and again, as fonts and cards take time to make."""
    hands = Driver(Page(), SIZE)
    hands.app.window = Glass()  # type: ignore[assignment]
    return hands


def another(match: Match, eyes: int, rng: Random) -> Match:
    """The same match as far as these eyes can know, with everything hidden drawn anew."""
    twin = Match(match.game, match.options, match.seats, match.seed, salt=match.salt)
    twin.moves = list(match.moves)
    twin.state = GAMES[match.game.name].sample(match.state.view(eyes), rng)
    if match.game.name == "defizz":
        twin.state.pack = marked(twin.state.pack)  # type: ignore[attr-defined]
    return twin


@cache
def marked(pack: Pack) -> Pack:
    """The same questions with other answers, so that an answer that shows before its time is found out."""

    def other(number: int, question: Any) -> Any:
        name = Name(main=f"MARK {number}")
        note = Text(fr=f"MARK {number}", en=f"MARK {number}")
        if isinstance(question, ChronoQuestion):
            words = Words(fr=(name.main,), en=(name.main,))
            return replace(question, note=note, answer=Names(fr=name, en=name), wrong=words)
        if isinstance(question, PingPongQuestion):
            items = tuple(
                replace(item, fr=Name(main=f"{name.main} {place}"), en=Name(main=f"{name.main} {place}"))
                for place, item in enumerate(question.list.items)
            )
            return replace(question, note=note, list=replace(question.list, items=items))
        return replace(question, note=note)

    found = copy(pack)
    questions = tuple(other(number, question) for number, question in enumerate(pack.file.questions))
    found.file = replace(pack.file, questions=questions)
    return found


@contextmanager
def overheard() -> Iterator[list[str]]:
    """What goes to the clipboard meanwhile; nothing may go to the terminal or to a log."""
    copied: list[str] = []
    put, terminal, handler = pygame.scrap.put_text, StringIO(), logging.StreamHandler()
    handler.setStream(terminal)
    logging.getLogger().addHandler(handler)
    pygame.scrap.put_text = copied.append  # type: ignore[assignment]
    try:
        with redirect_stdout(terminal), redirect_stderr(terminal):
            yield copied
    finally:
        pygame.scrap.put_text = put
        logging.getLogger().removeHandler(handler)
    if terminal.getvalue():
        raise Leak(f"said at the terminal: {terminal.getvalue()}")
