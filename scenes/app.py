"""The window, the loop, the stack of scenes. `step` runs everything without a window or a wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pygame

from game.shelf import Shelf, ShelfError
from scenes import lang
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, read
from scenes.kit.shapes import Shapes, cloth
from scenes.kit.text import Type
from scenes.kit.theme import CORNER, LAMP, LEAST
from scenes.kit.toast import Toasts
from scenes.preferences import Preferences
from scenes.scene import Scene
from scenes.sound import Sounds
from scenes.stage.viewport import Viewport

FRAME = 1 / 60
LONGEST = 0.1
"""However long a frame took, things never jump by more."""
TOAST_AT = 620
"""Where toasts appear, from the top."""
FAMILIES = ("all", "cards", "signals")
IDLE = 0.25
"""How long to sleep for an event when nothing moves, in seconds."""


class App:
    """A stack of scenes on a surface. With a window it runs; without, it is stepped."""

    def __init__(
        self,
        surface: pygame.Surface,
        window: pygame.Window | None = None,
        *,
        preferences: Preferences | None = None,
        shelf: Shelf | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        self.surface = surface
        self.window = window
        self.preferences = preferences or Preferences()
        self.shelf = shelf
        self.sounds = sounds or Sounds()
        self.toasts = Toasts()
        lang.use(self.preferences.language or lang.of_this_machine())
        self.scenes: list[Scene] = []
        self.over = False
        self.redraws = 0
        self._dirty = True
        self._fit()

    def _fit(self) -> None:
        """Everything at the size of the surface: units, type, cloth."""
        self.view = Viewport.of(self.surface.get_size())
        self.canvas = Canvas(self.surface, self.view, Type(self.view.scale, self.preferences.text_size / 100), Shapes())
        self.cloth = cloth(self.surface.get_size(), LAMP, CORNER)
        self._dirty = True
        for scene in self.scenes:
            scene.fit()

    # the stack

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        scene.app = self
        self.scenes.append(scene)
        self._dirty = True
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off; with the last one the program ends."""
        left = self.scenes.pop()
        self._dirty = True
        left.leave()
        if self.scenes:
            self.scenes[-1].resume()
        else:
            self.over = True

    def replace(self, scene: Scene) -> None:
        """Another scene in the place of the top one."""
        left = self.scenes.pop()
        left.leave()
        self.push(scene)

    def quit(self) -> None:
        """Leave every scene, the top one first, and end."""
        while self.scenes:
            self.scenes.pop().leave()
        self.over = True

    def touch(self) -> None:
        """Something has changed: draw it in the next step."""
        self._dirty = True

    def prefer(self, **changes: Any) -> None:
        """Change preferences, keep them, and let everything follow at once."""
        before, self.preferences = self.preferences, msgspec.structs.replace(self.preferences, **changes)
        lang.use(self.preferences.language or lang.of_this_machine())
        for family, volume in zip(FAMILIES, self._volumes(), strict=True):
            self.sounds.set_volume(family, volume)
        if self.shelf is not None:
            try:
                self.shelf.write("preferences", self.preferences)
            except ShelfError as error:
                self.toasts.say(lang.said(error))
        if self.preferences.text_size != before.text_size:
            self._fit()
            return
        self._dirty = True
        for scene in self.scenes:
            scene.fit()

    def _volumes(self) -> tuple[int, int, int]:
        chosen = self.preferences
        return chosen.all_sounds, chosen.card_sounds, chosen.signals

    # a step

    def step(self, dt: float, events: Iterable[pygame.Event] = ()) -> bool:
        """Hear, move, draw. True if something moves, so that the next frame should follow at once."""
        events = list(events)
        for event in events:
            self._window_event(event)
        for intent in read(events, self.view):
            self._hear(intent)
        moving = [self.toasts.update(dt)]
        if self.top is not None:
            moving.append(self.top.update(min(dt, LONGEST)))
        if any(moving) or self._dirty:
            self._draw()
        return any(moving)

    def _window_event(self, event: pygame.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED and self.window is not None:
            self.surface = self.window.get_surface()
            self._fit()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._dirty = True
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            for scene in self.scenes:
                scene.away(event.type == pygame.WINDOWFOCUSLOST)
            self._dirty = True

    def _hear(self, intent: Intent) -> None:
        """The top scene hears first; what it does not want may be for the window."""
        if self.top is not None and self.top.handle(intent):
            self._dirty = True
        elif intent == Action("fullscreen"):
            self.toggle_fullscreen()

    def toggle_fullscreen(self) -> None:
        if self.window is None:
            return
        if self.window.size == pygame.display.get_desktop_sizes()[0]:
            self.window.set_windowed()
        else:
            self.window.set_fullscreen(desktop=True)

    def _draw(self) -> None:
        """From the topmost scene that covers all below it, up."""
        self._dirty = False
        self.redraws += 1
        self.surface.blit(self.cloth, (0, 0))
        first = max((place for place, scene in enumerate(self.scenes) if scene.covers), default=0)
        for scene in self.scenes[first:]:
            scene.draw(self.canvas)
        self.toasts.draw(self.canvas, TOAST_AT)
        if self.window is not None:
            self.window.flip()

    # the loop

    def run(self) -> None:
        """Sixty frames a second while something moves; otherwise sleep until something happens."""
        clock = pygame.Clock()
        moving = True
        while not self.over:
            if moving:
                events = pygame.event.get()
            else:
                woken = pygame.event.wait(round(IDLE * 1000))
                events = [woken, *pygame.event.get()] if woken.type != pygame.NOEVENT else []
            dt = clock.tick(60) / 1000
            moving = self.step(dt if moving else 0.0, events)


def open_window(title: str, size: tuple[int, int]) -> pygame.Window:
    """A window that people can resize, never smaller than what fits."""
    window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
    window.minimum_size = LEAST
    return window
