"""The window, the loop, the stack of scenes. `step` runs everything without a window or a wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pygame

from ai.worker import Worker
from game.shelf import Shelf, ShelfError
from scenes.app import lang
from scenes.app.geometry import Frame
from scenes.app.preferences import Preferences
from scenes.app.reclaim import sweep
from scenes.app.scene import Scene, soonest
from scenes.app.sound import Sounds
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, read
from scenes.kit.pads import Pads
from scenes.kit.shapes import Shapes, cloth, inlay
from scenes.kit.text import Type
from scenes.kit.theme import BRASS, CORNER, LAMP
from scenes.kit.toast import Toasts
from scenes.kit.viewport import Viewport

LONGEST = 0.1
"""However long a frame took, things never jump by more."""
TOAST_AT = 620
"""Where toasts appear, from the top."""
FAMILIES = ("all", "cards", "signals")
IDLE = 1.0
"""How long to sleep for an event when nothing moves and nobody wants to be woken, in seconds."""
NAPS = 120
"""How often a second a sleeper listens. pygame's own wait listens a thousand times: 2.2 % of a core against 1."""
MISHAPS = 5
"""After so many in one sitting the program gives up."""
OVAL = (150, 312, 218)
"""The brass line on the cloth: how far from the sides, how far from the top its middle, half its height."""
WINDOW_EVENTS = range(pygame.WINDOWSHOWN, pygame.WINDOWDISPLAYCHANGED + 1)
"""Everything that can happen to the window itself."""


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
        self.pads = Pads()
        self.worker: Worker | None = None
        """Where hard players think; without it, they think here."""
        self.frame = Frame(window, self.preferences) if window is not None else None
        lang.use(self.preferences.language or lang.of_this_machine())
        self.rescue: Callable[[App, Exception], None] | None = None
        """What is done if a scene breaks, so that the program goes on."""
        self.mishaps = 0
        self.scenes: list[Scene] = []
        self.over = False
        self.redraws = 0
        self._dirty = True
        self._sweep = False
        self._fit()

    def _fit(self) -> None:
        """Everything at the size of the surface: units, type, cloth."""
        self.view = Viewport.of(self.surface.get_size())
        scale, text_size = self.view.scale, self.preferences.text_size / 100
        self.canvas = Canvas(self.surface, self.view, Type(scale, text_size), Shapes(scale))
        self.cloth = self._cloth()
        self._dirty = True
        for scene in self.scenes:
            scene.fit()

    def _cloth(self) -> pygame.Surface:
        """The table without anything on it: the same everywhere, with its line of brass."""
        whole, view = cloth(self.surface.get_size(), LAMP, CORNER), self.view
        aside, down, half = OVAL
        middle = view.to_pixels(view.width / 2, down)
        inlay(whole, middle, (view.px(view.width / 2 - aside), view.px(half)), view.px(2), BRASS)
        return whole

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
        self._sweep |= left.heavy
        if self.scenes:
            self.scenes[-1].resume()
        else:
            self.over = True

    def replace(self, scene: Scene) -> None:
        """Another scene in the place of the top one."""
        left = self.scenes.pop()
        left.leave()
        self._sweep |= left.heavy
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
        if self.frame is not None and self.preferences.fullscreen != before.fullscreen:
            self.frame.fill(self.preferences.fullscreen)
            self.preferences = msgspec.structs.replace(self.preferences, **self.frame.told())
        self._keep()
        if self.preferences.text_size != before.text_size:
            self._fit()
            return
        self._dirty = True
        for scene in self.scenes:
            scene.fit()

    def _keep(self) -> None:
        """The preferences on the shelf, if there is one."""
        if self.shelf is not None:
            try:
                self.shelf.write("preferences", self.preferences)
            except ShelfError as error:
                self.toasts.say(lang.said(error))

    def _volumes(self) -> tuple[int, int, int]:
        chosen = self.preferences
        return chosen.all_sounds, chosen.card_sounds, chosen.signals

    # a step

    def step(self, dt: float, events: Iterable[pygame.Event] = ()) -> bool:
        """Hear, move, draw. True if something moves, so that the next frame should follow at once."""
        quiet = True
        for event in events:
            quiet = quiet and event.type not in WINDOW_EVENTS
            self._window_event(event)
            self._mean(event)
        if self.frame is not None and quiet:
            self.frame.settle(self.preferences.fullscreen)
        moving = self._pass(min(dt, LONGEST))
        if moving or self._dirty:
            self._draw()
        elif self._sweep:  # at rest: what is drawn now has been made, and what that took is let go too
            self._sweep = False
            self.canvas.type.forget()
            sweep()
        return moving

    def _pass(self, dt: float) -> bool:
        """Time passes for what is on top and for the toasts; True if something has to be drawn."""
        moving = [self.toasts.update(dt)]
        if self.top is not None:
            moving.append(self.top.update(dt))
        return any(moving)

    def _mean(self, event: pygame.Event) -> None:
        """An event may mean several things: the first that somebody takes is what it means."""
        for intent in read([event], self.view, self.preferences.shortcuts):
            if self._hear(intent):
                return
        for action in self.pads.hear(event):
            self._hear(action)

    def _window_event(self, event: pygame.Event) -> None:
        if self.frame is not None:
            self.frame.hear(event)
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

    def _hear(self, intent: Intent) -> bool:
        """The top scene hears, and says whether it takes it; full screen is for the window, from everywhere."""
        if intent == Action("fullscreen"):
            self.toggle_fullscreen()
            return True
        if self.top is None or not self.top.handle(intent):
            return False
        self._dirty = True
        return True

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or no longer, and remember it."""
        self.prefer(fullscreen=not self.preferences.fullscreen)

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

    @property
    def wake(self) -> float | None:
        """Seconds until somebody wants to be updated though nothing moves."""
        return soonest(self.toasts.wake, self.top.wake if self.top is not None else None)

    def run(self) -> None:
        """Sixty frames a second while something moves; otherwise sleep until something happens."""
        clock = pygame.Clock()
        moving = True
        while not self.over:
            try:
                moving = self._turn(clock, moving)
            except Exception as error:
                self.mishaps += 1
                if self.rescue is None or self.mishaps > MISHAPS:
                    raise
                self.rescue(self, error)
        self._remember()

    def _turn(self, clock: pygame.Clock, moving: bool) -> bool:
        """One time round: whether something moves now."""
        if moving:
            return self.step(clock.tick(60) / 1000, pygame.event.get())
        events = self._sleep(clock)
        return self.step(0.0, events)

    def _sleep(self, clock: pygame.Clock) -> list[pygame.Event]:
        """Wait for an event, or until somebody wants to be woken: they get the time before anything else happens,
        so that what an event sets off begins at its beginning."""
        wake = self.wake
        slept, events = clock.tick(NAPS) / 1000, pygame.event.get()
        while not events and slept < (IDLE if wake is None else min(wake, IDLE)):
            slept += clock.tick(NAPS) / 1000
            events = pygame.event.get()
        if wake is not None and self._pass(min(slept, wake + LONGEST)):
            self._dirty = True
        return events

    def _remember(self) -> None:
        """Where the window stood at the end."""
        if self.frame is not None:
            before, self.preferences = self.preferences, msgspec.structs.replace(self.preferences, **self.frame.told())
            if self.preferences != before:
                self._keep()
