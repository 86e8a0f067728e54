"""A monkey at the screen: random mouse, keys, pad, sizes, focus, languages and speeds, the same again from a seed."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.shelf import Shelf
from scenes.kit.dialog import Dialog
from scenes.menu import Menu
from scenes.tables import seating
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import misplaced

SIZES = ((960, 540), (640, 360), (1024, 768), (1280, 540), (800, 600))
KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_F1, pygame.K_F10, pygame.K_F11, pygame.K_l, pygame.K_i, pygame.K_h, pygame.K_t, pygame.K_q, pygame.K_p,
    pygame.K_1, pygame.K_5, pygame.K_c, pygame.K_z,
)  # fmt: skip
TEXTS = ("Zoé", "é", "12", "Napoléon", " ", "œ", "’", "8 849", "\u202e", "👑", "a" * 30)
SLOWEST = 0.5
"""No frame takes longer, in CPU seconds."""
ESCAPES = 12
"""So many times Escape at most until one is at the table or in the menu."""


class Monkey:
    """Everything it does is drawn from its seed."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.rng = Random(seed)
        self.folder = folder
        self.events = 0
        self.slowest = 0.0
        seating.randbits = self.rng.getrandbits
        self.hands = self.sit()
        self.acts = {
            self.click_a_widget: 30,
            self.click_anywhere: 8,
            self.move: 10,
            self.drag: 4,
            self.key: 22,
            self.type: 6,
            self.pad: 6,
            self.wait: 16,
            self.resize: 1,
            self.look_away: 2,
            self.prefer: 2,
            self.escape: 1,
        }

    def sit(self) -> Driver:
        """A new program with what is on the shelf."""
        hands = Driver(Menu(), self.rng.choice(SIZES), language=self.rng.choice(["fr", "en"]), shelf=Shelf(self.folder))
        hands.app.prefer(speed=0)
        return hands

    def run(self, events: int) -> None:
        acts, weights = list(self.acts), list(self.acts.values())
        end = self.events + events
        while self.events < end:
            if self.hands.app.over:
                self.hands = self.sit()
            act = self.rng.choices(acts, weights)[0]
            start = time.process_time()
            act()
            self.slowest = max(self.slowest, time.process_time() - start)
            self.events += 1
            if self.events % 50 == 0:
                self.check()

    def check(self) -> None:
        """Every card is where it should be."""
        top = self.hands.app.top
        if isinstance(top, TableScene):
            found = misplaced(top)
            assert found == [], (top.match.state, found)

    # what it can do

    def spot(self) -> tuple[float, float]:
        view = self.hands.app.view
        return self.rng.uniform(-10, view.width + 10), self.rng.uniform(-10, view.height + 10)

    def click_a_widget(self) -> None:
        widgets = [w for w in getattr(self.hands.app.top, "widgets", []) if w.reachable]
        if widgets:
            self.hands.click_on(self.rng.choice(widgets))

    def click_anywhere(self) -> None:
        self.hands.click(*self.spot())

    def move(self) -> None:
        self.hands.move(*self.spot())

    def drag(self) -> None:
        self.hands.drag(*self.spot(), *self.spot())

    def key(self) -> None:
        mod = self.rng.choices([0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT], [20, 2, 2, 1])[0]
        code = self.rng.choice(KEYS)
        if code == pygame.K_ESCAPE and isinstance(self.hands.app.top, Menu) and self.rng.random() < 0.9:
            return
        self.hands.key(code, mod)

    def type(self) -> None:
        self.hands.type(self.rng.choice(TEXTS))

    def pad(self) -> None:
        self.hands.pad(self.rng.randrange(12))

    def wait(self) -> None:
        self.hands.app.step(self.rng.choice([0.016, 0.1, 0.1, 3.0]))

    def resize(self) -> None:
        app = self.hands.app
        app.surface = pygame.Surface(self.rng.choice(SIZES))
        app._fit()
        app.step(0.016)

    def look_away(self) -> None:
        self.hands.events(pygame.Event(self.rng.choice([pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED])))

    def prefer(self) -> None:
        changes: dict[str, Any] = {
            "language": ["fr", "en"],
            "speed": [0, 0, 400, 100],
            "text_size": [100, 125, 150],
            "contrast": ["usual", "strong"],
            "reduced_motion": [True, False],
            "races_by_lot": [True, False],
            "limits": [1, 2, 5, 0],
        }
        name = self.rng.choice(list(changes))
        self.hands.app.prefer(**{name: self.rng.choice(changes[name])})
        self.hands.app.step(0.016)

    def escape(self) -> None:
        """From anywhere Escape leads back: to the menu, or to a table and its pause."""
        for _ in range(ESCAPES):
            top = self.hands.app.top
            if isinstance(top, Menu | TableScene) or (isinstance(top, Dialog) and self._over_a_table()):
                return
            self.hands.key(pygame.K_ESCAPE)
            if self.hands.app.over:
                return
        raise AssertionError(f"Escape leads nowhere from {type(self.hands.app.top).__name__}")

    def _over_a_table(self) -> bool:
        return any(isinstance(scene, TableScene) for scene in self.hands.app.scenes)
