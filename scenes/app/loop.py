"""The app: the loop and the stack of scenes. `App.step` runs everything without a window or a wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
import pygame

from game.shelf import Shelf
from scenes.app import lang
from scenes.app.aloud import Aloud
from scenes.app.geometry import Frame
from scenes.app.narrator import Narrator
from scenes.app.people import People
from scenes.app.preferences import Preferences
from scenes.app.reclaim import reclaim_memory
from scenes.app.scene import Scene, soonest
from scenes.app.sound import Sounds
from scenes.app.stored import write_or_say
from scenes.kit.canvas import Canvas
from scenes.kit.cloths import Cloth, named
from scenes.kit.intents import Action, Intent, Pointer, Typed, read
from scenes.kit.pads import Pads
from scenes.kit.shapes import Shapes, cloth, inlay
from scenes.kit.text import Type
from scenes.kit.toast import Toasts
from scenes.kit.viewport import Viewport

if TYPE_CHECKING:
    from ai.worker import Worker

LONGEST = 0.1
"""The most seconds that pass for scenes in one frame, however long it took."""
IDLE = 1.0
"""Seconds to sleep for an event when nothing moves and nobody wants to be woken."""
NAPS = 120
"""Times a second that the sleeping loop looks for events. pygame's own wait: a thousand, 2.2 % of a core against 1."""
MISHAPS = 5
"""After this many errors in one run the program gives up."""
OVAL = (150, 312, 218)
"""The brass oval on the cloth: its distance from the sides, the height of its middle, half its height."""
WINDOW_EVENTS = range(pygame.WINDOWSHOWN, pygame.WINDOWDISPLAYCHANGED + 1)
"""Events of the window itself: moved, resized, hidden…"""


class App:
    """The running program: a stack of scenes on a surface, and everything that scenes share.

    Scenes reach preferences, people, shelf, sounds, toasts, canvas and the worker through it, and open or close each
    other by `push`, `pop` and `replace`; only the top one hears intents and is updated. With a window, `run` loops
    until it is closed; without one, tests call `step`.
    """

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
        self.view = Viewport.of(surface.get_size())
        self.window = window
        self.preferences = preferences or Preferences()
        self.shelf = shelf
        self.sounds = sounds or Sounds(self._volumes())
        self.aloud = Aloud(lambda: self.preferences, self.sounds)
        self.narrator = Narrator(self)
        self.toasts = Toasts()
        self.people = People(self)
        self.pads = Pads()
        self.worker: Worker | None = None
        """The process in which hard players think; None: they think in this one."""
        self.frame = Frame(window, self.preferences) if window is not None else None
        lang.use(self.preferences.language or lang.of_this_machine())
        self.setup: Callable[[str], Scene] | None = None
        """Makes the page that sets a table for a game, in a room above; None where no table can be set."""
        self.rescue: Callable[[App, Exception], None] | None = None
        """Called with the error if a scene breaks, so that the program goes on; None lets the error through."""
        self.idle: Callable[[], bool] | None = None
        """Does a little of what can wait, between frames while nothing happens; False when there is nothing left."""
        self.pointer: tuple[float, float] | None = None
        """The mouse's position on the table; None if it is out of the window, or was never seen."""
        self.by_mouse = False
        """True if the mouse was used last, and not a key or a pad."""
        self.said: set[tuple[str, str]] = set()
        """The lines that characters have said since the program started, by portrait and words in French."""
        self.mishaps = 0
        self.scenes: list[Scene] = []
        self.over = False
        self.redraws = 0
        self._dirty = True
        self._reclaim = False
        """True once a heavy scene was left: its memory is reclaimed at the next rest."""
        self._fit()

    def _fit(self) -> None:
        """Make viewport, canvas and cloth for the size of the surface, and lay every scene out again."""
        self._measure()
        for scene in self.scenes:
            scene.fit()

    def _resize(self) -> bool:
        """Follow the window if it has another size, and return True if so.

        The empty table is shown in it first: until scenes are laid out, the picture before would fill a part of it.
        """
        assert self.window is not None
        self._dirty = True
        surface = self.window.get_surface()
        if surface.get_size() == self.cloth.get_size():
            return False
        self.surface = surface
        self._measure()
        self.surface.blit(self.cloth, (0, 0))
        self.window.flip()
        for scene in self.scenes:
            scene.fit()
        return True

    def _measure(self) -> None:
        """Make viewport, canvas and cloth for the size of the surface."""
        before, self.view = self.view, Viewport.of(self.surface.get_size())
        if self.pointer is not None:
            self.pointer = self.view.to_table(*before.to_pixels(*self.pointer))
        scale, text_size = self.view.scale, self.preferences.text_size / 100
        self.canvas = Canvas(self.surface, self.view, Type(scale, text_size), Shapes(scale), self._tones())
        self.cloth = self._cloth()
        self._dirty = True

    def _tones(self) -> Cloth:
        """The cloth that an open scene asks for, or else the one that the person prefers."""
        asked = next((scene.cloth for scene in self.scenes if scene.cloth is not None), self.preferences.cloth)
        return named(asked)

    def _spread(self) -> None:
        """Lay another cloth, if scenes or preferences now ask for one."""
        tones = self._tones()
        if tones is not self.canvas.cloth:
            self.canvas.cloth = tones
            self.cloth = self._cloth()

    def _cloth(self) -> pygame.Surface:
        """The picture of the empty table that lies under every scene, with its line of brass."""
        tones, view = self.canvas.cloth, self.view
        whole = cloth(self.surface.get_size(), tones.lamp, tones.corner)
        aside, down, half = OVAL
        middle = view.to_pixels(view.width / 2, down)
        inlay(whole, middle, (view.px(view.width / 2 - aside), view.px(half)), view.px(2), tones.brass)
        return whole

    # the stack

    @property
    def top(self) -> Scene | None:
        """The scene that hears intents; None if the program has ended."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top and enter it."""
        scene.app = self
        if self.top is not None:
            self.top.cover()
        self.scenes.append(scene)
        self._spread()
        self._dirty = True
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off and leave it; with the last one the program ends."""
        left = self.scenes.pop()
        self._dirty = True
        left.leave()
        self._reclaim |= left.heavy
        if self.scenes:
            self._spread()
            self.scenes[-1].resume()
            if self.by_mouse:
                self.scenes[-1].moused()
        else:
            self.over = True

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        left = self.scenes.pop()
        left.leave()
        self._reclaim |= left.heavy
        self.push(scene)

    def quit(self) -> None:
        """Leave every scene, the top one first, and end."""
        while self.scenes:
            self.scenes.pop().leave()
        self.over = True

    def touch(self) -> None:
        """Ask for a new picture in the next step."""
        self._dirty = True

    def prefer(self, **changes: Any) -> None:
        """Change preferences, keep them, and let everything follow at once."""
        before, self.preferences = self.preferences, msgspec.structs.replace(self.preferences, **changes)
        resized = False
        lang.use(self.preferences.language or lang.of_this_machine())
        for which, volume in self._volumes().items():
            self.sounds.set_volume(which, volume)
        if self.frame is not None and self.preferences.fullscreen != before.fullscreen:
            self.frame.fill(self.preferences.fullscreen)
            self.preferences = msgspec.structs.replace(self.preferences, **self.frame.fields())
            resized = self._resize()
        self._keep()
        self._dirty = True
        if self.preferences.text_size != before.text_size:
            self._fit()
            return
        self._spread()
        if not resized:
            for scene in self.scenes:
                scene.fit()

    def _keep(self) -> None:
        """Write the preferences to the shelf, if there is one; a toast says if that fails."""
        write_or_say(self, "preferences", self.preferences)

    def _volumes(self) -> dict[str, int]:
        """The volumes that the person prefers, by the names that sounds have for them."""
        chosen = self.preferences
        return {
            "all": chosen.all_sounds,
            "cards": chosen.card_sounds,
            "signals": chosen.signals,
            "ambience": chosen.ambience,
            "music": chosen.music_volume,
        }

    # a step

    def step(self, dt: float, events: Iterable[pygame.Event] = ()) -> bool:
        """Handle events, let `dt` seconds pass, draw what has changed; True if something moves.

        While it is True the next step should follow at once, sixty a second.
        """
        quiet = True
        for event in events:
            quiet = quiet and event.type not in WINDOW_EVENTS
            self._window_event(event)
            self._handle(event)
        if self.frame is not None and quiet:
            self.frame.remember(self.preferences.fullscreen)
        moving = self._pass(min(dt, LONGEST))
        self.narrator.look()
        if moving or self._dirty:
            self._draw()
        elif self._reclaim:  # at rest: everything shown now has been made, and fonts used for it can go too
            self._reclaim = False
            self.canvas.type.forget()
            reclaim_memory()
        return moving

    def _pass(self, dt: float) -> bool:
        """Let time pass for the top scene and for the toasts; True if something has to be drawn."""
        self.aloud.update(dt)
        self.sounds.background.update(dt)
        moving = [self.toasts.update(dt)]
        if self.top is not None:
            moving.append(self.top.update(dt))
        return any(moving)

    def _handle(self, event: pygame.Event) -> None:
        """Offer the intents of an event to the top scene, until one is taken."""
        for intent in read([event], self.view, self.preferences.shortcuts):
            if self._offer(intent):
                return
        for action in self.pads.hear(event):
            self._offer(action)

    def _window_event(self, event: pygame.Event) -> None:
        """React to an event of the window: closed, resized, uncovered, without focus."""
        if self.frame is not None:
            self.frame.hear(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED and self.window is not None:
            self._resize()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.sounds.background.away(False)
            self._dirty = True
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.sounds.background.away(True)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            for scene in self.scenes:
                scene.away(event.type == pygame.WINDOWFOCUSLOST)
            self._dirty = True

    def _offer(self, intent: Intent) -> bool:
        """Offer an intent to the top scene; False if nobody takes it. Full screen and the keys of the voice are handled
        here, for every scene."""
        if intent == Action("fullscreen"):
            self.toggle_fullscreen()
            return True
        if isinstance(intent, Action | Typed) and self.narrator.hear(intent):
            return True
        if isinstance(intent, Pointer):
            self.pointer = None if intent.kind == "leave" else (intent.x, intent.y)
        if not isinstance(intent, Pointer) or intent.kind != "leave":
            self.by_mouse = isinstance(intent, Pointer)
        if self.by_mouse and self.top is not None:
            self.top.moused()
        if self.top is None or not self.top.handle(intent):
            return False
        self._dirty = True
        return True

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or leave it, and keep that as a preference."""
        self.prefer(fullscreen=not self.preferences.fullscreen)

    def _draw(self) -> None:
        """Draw the scenes from the topmost that covers all below it, then the toasts."""
        self._dirty = False
        self.redraws += 1
        self.surface.blit(self.cloth, (0, 0))
        first = max((index for index, scene in enumerate(self.scenes) if scene.covers), default=0)
        for scene in self.scenes[first:]:
            scene.draw(self.canvas)
        if self.top is not None:
            self.toasts.draw(self.canvas, *self.top.toast_at())
        if self.window is not None:
            self.window.flip()

    # the loop

    @property
    def wake(self) -> float | None:
        """Seconds until the top scene, the toasts or a fade want an update though nothing moves; None: no need."""
        waits = self.sounds.background.wake, self.toasts.wake, self.aloud.wake
        return soonest(*waits, self.top.wake if self.top is not None else None)

    def run(self) -> None:
        """Loop until the program is over: sixty frames a second while something moves, else sleep for events."""
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
        """Go once round the loop; True if something moves."""
        if moving:
            return self.step(clock.tick(60) / 1000, pygame.event.get())
        events = self._sleep(clock)
        return self.step(0.0, events)

    def _sleep(self, clock: pygame.Clock) -> list[pygame.Event]:
        """Wait for events, or until somebody wants to be woken, and return the events.

        The time slept passes for the scene before the events are handled, so that motion they set off starts at 0.
        """
        wake = self.wake
        slept, events = clock.tick(NAPS) / 1000, pygame.event.get()
        while not events and slept < (IDLE if wake is None else min(wake, IDLE)):
            if self.idle is not None and not self.idle():
                self.idle = None
            slept += clock.tick(NAPS) / 1000
            events = pygame.event.get()
        if wake is not None and self._pass(min(slept, wake + LONGEST)):
            self._dirty = True
        return events

    def _remember(self) -> None:
        """Keep the window's geometry at the end."""
        if self.frame is not None:
            before, self.preferences = (
                self.preferences,
                msgspec.structs.replace(self.preferences, **self.frame.fields()),
            )
            if self.preferences != before:
                self._keep()
