"""The real program with nobody before it: it sits down at a table of experts and says what happens, a line each.

`python -m tests.program MOMENT` closes the window at that moment, or never. With more words it is main.py with them:
`python -m tests.program never --smoke`.

The process that thinks imports this file as well, so what the environment asks for holds in both:
TABLEE_TRAP   nobody may open a socket: whoever tries it says so and ends
TABLEE_DREAM  whoever is asked thinks for ever
TABLEE_CALL   whoever is asked tries to open one
TABLEE_GAME   the game that is played; else Le Tordu
TABLEE_VOICE  everything is told aloud
"""

from __future__ import annotations

import os
import sys
from typing import Any

import ai.worker
import main
from scenes import command_line

MOMENTS = ("the process is started", "somebody thinks", "three moves are made")
CAUGHT = 99
"""How a program ends that has tried to open a socket."""


def trap(event: str, values: tuple[object, ...]) -> None:
    """Python tells of everything of the kind before it is done. An exception could be caught; this can't."""
    if event.startswith("socket."):
        print(f"{event} {values}", file=sys.stderr, flush=True)
        os._exit(CAUGHT)


def dream(ask: ai.worker.Ask) -> Any:
    while True:
        pass


def call(ask: ai.worker.Ask) -> Any:
    import socket

    return socket.socket()


if os.environ.get("TABLEE_TRAP"):
    sys.addaudithook(trap)
if os.environ.get("TABLEE_DREAM"):
    ai.worker.think = dream
if os.environ.get("TABLEE_CALL"):
    ai.worker.think = call


class Robot:
    """Says what has happened, and closes the window when its moment has come."""

    def __init__(self, moment: str) -> None:
        self.moment = moment
        self.seen: list[str] = []

    def tell(self, moment: str) -> None:
        """This has happened: it counts once."""
        import pygame

        if moment not in self.seen:
            self.seen.append(moment)
            print(moment, flush=True)
            if moment == self.moment:
                pygame.event.post(pygame.Event(pygame.QUIT))

    def watch(self) -> None:
        """Look over the shoulder of the loop, the process and the match."""
        from game.match import Match

        start, ask, play = ai.worker.Worker.start, ai.worker.Worker.ask, Match.play

        def started(worker: Any) -> None:
            start(worker)
            self.tell(MOMENTS[0])

        def asked(worker: Any, question: ai.worker.Ask) -> None:
            ask(worker, question)
            self.tell(MOMENTS[1])

        def played(match: Any, *rest: Any) -> Any:
            events = play(match, *rest)
            if len(match.moves) >= 3:
                self.tell(MOMENTS[2])
            return events

        ai.worker.Worker.start, ai.worker.Worker.ask = started, asked  # type: ignore[method-assign]
        Match.play = played  # type: ignore[method-assign]


def sit_down(app: Any) -> None:
    """Four experts, who have much to think about."""
    from game import GAMES
    from game.match import Seat
    from scenes.app.loop import App
    from scenes.pages.seating import begin
    from scenes.pages.setup.page import SetupPage

    game = os.environ.get("TABLEE_GAME", "tordu")
    app.prefer(speed=0, language="en", told_aloud="full" if os.environ.get("TABLEE_VOICE") else "off")
    app.push(SetupPage(game))
    seats = [Seat(name=name, level="expert") for name in ("Ada", "Bo", "Cléo", "Dan")]
    begin(app, game, GAMES[game].options({}), seats, 1)
    App.run(app)


def play(moment: str) -> int:
    """As main.py does without a word, but for sitting down."""
    command_line.tell_sdl()
    from scenes import start

    Robot(moment).watch()
    run = start.run
    start.run = lambda shelf, language, file: run(shelf, language, sit_down, file)  # type: ignore[assignment, misc]
    return main.main([])


if __name__ == "__main__":
    sys.exit(main.main(sys.argv[2:]) if sys.argv[2:] else play(sys.argv[1]))
