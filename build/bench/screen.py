"""The screen in numbers, on the dummy driver: frames of the busiest tables, and a resting one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import progress

FULL = (1920, 1080)
FRAME = 1 / 60
CROWDED = 40
"""The number of cards in one hand."""
PAUSE = 0.1
"""Seconds between two frames of a match that is watched."""
SAYING = 600
"""The frames in which faces and remarks about the last move come and go."""
SENSIBLE = ("trio",)
"""Games watched with easy players: played by chance, a match of Trio has 2,100 moves and lasts over a minute of CPU."""


def table(
    game: str, seats: int, size: tuple[int, int] = FULL, people: int = 1, sensible: bool = False, **options: Any
) -> Any:
    """A table on a headless app, at rest, everyone with their portrait.

    Computer players play at random or, with `sensible`, as easy ones do.
    """
    import pygame

    from ai.characters import CHARACTERS
    from ai.player import Chance
    from ai.players import player
    from game import GAMES
    from game.match import Match, Seat
    from scenes.app.loop import App
    from scenes.app.page import Page
    from scenes.app.preferences import Preferences
    from scenes.stage.portrait import PORTRAITS
    from tests.scenes.tables.seated import seated

    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))
    sat = [Seat(name=f"Joueur {number + 1}", emblem=PORTRAITS[number]) for number in range(people)]
    sat += [Seat(name=one.name, emblem=one.emblem, level="easy") for one in CHARACTERS[: seats - people]]
    rules = GAMES[game]
    app = App(pygame.Surface(size), preferences=Preferences(first_times=False))
    app.push(Page())
    match = Match(rules, rules.Options(**options), sat, 7)
    app.push(seated(match, lambda game, seat: player(game, "easy") if sensible else Chance()))
    return app


def busiest_trepido() -> Any:
    """A table with six seats, a hand of forty, a banner, and six cards in the air."""
    app = table("trepido", 6)
    scene = app.top
    app.prefer(speed=0)
    state = scene.sitting._match.state
    hand = state.hands[0]
    while len(hand) < CROWDED:
        hand.append(state.pile.pop())
    hand.sort()
    scene.show.cut(scene.progress.sight())
    app.prefer(speed=100)
    return app


def trepido_frames(amount: int) -> Callable[[], int]:
    """Draw frames of the busiest table while six cards fly and a banner stands."""
    from scenes.motion.cue import say, staggered
    from scenes.motion.movements import carry
    from scenes.stage.banner import Banner

    app = busiest_trepido()
    scene = app.top

    def fly() -> None:
        cards = [key for key in scene.show.stage.sprites if isinstance(key, str)][:6]
        there = staggered(10, *(carry(scene.show.stage, "play", "hand", "discard", card) for card in cards))
        scene.show.director.play(say(scene.show.stage, Banner("Course ! Qui est le plus rapide ?"), 300))
        scene.show.director.play(there)

    def frames(count: int) -> int:
        for number in range(count):
            if number % 30 == 0:
                fly()
            scene.show.director.update(FRAME)
            app.touch()
            app._draw()
        return count

    frames(60)
    return partial(frames, amount)


def played_frames(game: str, seats: int) -> Callable[[int], Callable[[], int]]:
    """Draw frames of a full table while its computer players play at random, everything moving at normal speed."""

    def side(amount: int) -> Callable[[], int]:
        app = table(game, seats, people=0)

        def frames(count: int) -> int:
            for _ in range(count):
                if getattr(app.top, "pausing", False):
                    app.top.progress.go_on()
                app.top.update(FRAME)
                app.touch()
                app._draw()
            return count

        frames(240)
        return partial(frames, amount)

    return side


def background_blits(amount: int) -> Callable[[], int]:
    """Draw the bare background `amount` times."""
    app = table("trepido", 2)

    def blits() -> int:
        for _ in range(amount):
            app.surface.blit(app.cloth, (0, 0))
        return amount

    return blits


def resting_redraws(quick: bool) -> float:
    """The number of times that a table is drawn in ten seconds while it waits for a person, all remarks made."""
    app = table("trepido", 4)
    app.prefer(speed=0)
    while 0 not in app.top.sitting.actors or app.top.show.director.moving:
        app.step(FRAME)
    for _ in range(SAYING):
        app.step(FRAME)
    before = app.redraws
    for _ in range(600):
        app.step(FRAME)
    return app.redraws - before


def watch(game: str, count: int, app: Any = None) -> Any:
    """Show `count` matches of computer players, one after the other, on one screen; return the app, to go on with."""
    from scenes.pages.result.page import ResultPage

    for _ in range(count):
        fresh = table(game, 4, (1280, 720), people=0, sensible=game in SENSIBLE)
        if app is None:
            app = fresh
            app.prefer(speed=0)
        else:
            app.push(fresh.scenes.pop())
        while not isinstance(app.top, ResultPage):
            if app.top.acts.pausing:
                app.top.progress.go_on()
            app.step(PAUSE)
        app.pop()
        progress.tick()
    return app
