"""The screen in numbers, on the dummy driver: a frame of the busiest table, a resting one, the first frame."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

FULL = (1920, 1080)
FRAME = 1 / 60
CROWDED = 40
"""Cards in one hand."""
PAUSE = 0.1
"""Seconds between two frames of a match that is watched."""
STARTS = 7
"""How often a program is started; the best counts."""
EMPTY_WINDOW = """
import pygame
pygame.display.init()
window = pygame.Window("empty", (1280, 720))
window.get_surface().fill((17, 48, 46))
window.flip()
"""
FIRST_FRAME = """
import os, sys
sys.path.insert(0, sys.argv[1])
import main
from scenes.app import App
step = App.step
def once(self, *arguments):
    step(self, *arguments)
    os._exit(0)
App.step = once
main.main(["--portable"])
"""


def table(game: str, seats: int, size: tuple[int, int] = FULL, people: int = 1, **options: Any) -> Any:
    """A table on a headless app, at rest, with everything that can be loaded loaded."""
    import pygame

    from ai.player import Chance
    from game import GAMES
    from game.match import Match, Seat
    from scenes.app.loop import App
    from scenes.app.page import Page
    from tests.scenes.tables.seated import seated

    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))
    names = [f"Joueur {number + 1}" for number in range(seats)]
    sat = [Seat(name=name, level=None if place < people else "easy") for place, name in enumerate(names)]
    rules = GAMES[game]
    app = App(pygame.Surface(size))
    app.push(Page())
    app.push(seated(Match(rules, rules.Options(**options), sat, 7), lambda game, seat: Chance()))
    return app


def busiest_trepido() -> Any:
    """Six seats, a hand of forty, a banner, and six cards in the air."""
    app = table("trepido", 6)
    scene = app.top
    app.prefer(speed=0)
    state = scene.sitting._match.state
    hand = state.hands[0]
    while len(hand) < CROWDED:
        hand.append(state.pile.pop())
    hand.sort()
    scene._cut(scene._sight())
    app.prefer(speed=100)
    return app


def trepido_frames(amount: int) -> Callable[[], int]:
    """Frames of the busiest table while six cards fly and a banner stands."""
    from scenes.motion.cue import Banner, say, staggered
    from scenes.motion.moments import carry

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
    """Frames of a full table while its computer players play by chance, everything moving at normal speed."""

    def side(amount: int) -> Callable[[], int]:
        app = table(game, seats, people=0)

        def frames(count: int) -> int:
            for _ in range(count):
                if getattr(app.top, "pausing", False):
                    app.top.go_on()
                app.top.update(FRAME)
                app.touch()
                app._draw()
            return count

        frames(240)
        return partial(frames, amount)

    return side


def background_blits(amount: int) -> Callable[[], int]:
    """The bare background, so many times."""
    app = table("trepido", 2)

    def blits() -> int:
        for _ in range(amount):
            app.surface.blit(app.cloth, (0, 0))
        return amount

    return blits


def resting_redraws(quick: bool) -> float:
    """How often a table is drawn in ten seconds while it waits for a person."""
    app = table("trepido", 4)
    app.prefer(speed=0)
    while 0 not in app.top.match.state.actors() or app.top.director.moving:
        app.step(FRAME)
    for _ in range(60):
        app.step(FRAME)
    before = app.redraws
    for _ in range(600):
        app.step(FRAME)
    return app.redraws - before


def first_frame(quick: bool) -> float:
    """CPU from nothing to the menu, against that of `import pygame` and an empty window."""
    ours, theirs = [], []
    for _ in range(3 if quick else STARTS):
        ours.append(_cpu([sys.executable, "-c", FIRST_FRAME, str(ROOT)]))
        theirs.append(_cpu([sys.executable, "-c", EMPTY_WINDOW]))
    return min(ours) / min(theirs)


def _cpu(command: list[str]) -> float:
    """The CPU seconds of a program from its start to its end; compiled once, as it is on a player's machine."""
    compiled = {"PYTHONPYCACHEPREFIX": str(ROOT / ".work" / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    before = os.times()
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT, env=os.environ | compiled)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


def watch(game: str, count: int, app: Any = None) -> Any:
    """So many matches of computer players, one after the other, on one screen; the app, to go on with."""
    from scenes.pages.result.page import ResultPage

    for _ in range(count):
        fresh = table(game, 4, (1280, 720), people=0)
        if app is None:
            app = fresh
            app.prefer(speed=0)
        else:
            app.push(fresh.scenes.pop())
        while not isinstance(app.top, ResultPage):
            if app.top.pausing:
                app.top.go_on()
            app.step(PAUSE)
        app.pop()
    return app
